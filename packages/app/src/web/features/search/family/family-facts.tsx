// What the profile of a host family tells: its photos, texts and facts.

import { Badge, List, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { DIETS } from '#contract/host-families/family-fields.ts';
import { PETS } from '#contract/host-families/pets.ts';
import type { FamilyProfile as Profile } from '#contract/host-families/profile.shapes.ts';
import classes from '#web/features/search/search.module.css';
import { useDuration, useHostingName, usePlaceNames } from '#web/features/search/use-names.ts';
import { useStayRuleTexts } from '#web/platform/suits.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import { joinList } from '#web/ui/text/join-list.ts';
import { listLanguages } from '#web/ui/text/language-names.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useListText } from '#web/ui/text/use-list-text.ts';

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function Marks({ label, ids }: { readonly label: string; readonly ids: readonly number[] }) {
  const names = usePlaceNames();
  if (ids.length === 0) return null;
  return (
    <section aria-label={label}>
      <Title order={2} size="h4" mb="xs">
        {label}
      </Title>
      <div className={classes['marks']}>
        {ids.map((id) => (
          <Badge key={id} variant="default" tt="none" h="auto" styles={{ label: { whiteSpace: 'normal' } }}>
            {names.tag(id)}
          </Badge>
        ))}
      </div>
    </section>
  );
}

/** How the family lives, as far as it says so. */
function HomeFacts({ profile }: { readonly profile: Profile }) {
  const words = useTranslations('search.family');
  const marks = useTranslations('tags');
  const duration = useDuration();
  const locale = useLocale();
  const { homeType, smoking, languages, diets, schoolMinutes, schoolBy, airportCode, airportMinutes } = profile;
  const home = [homeType === '' ? '' : marks(`homeType.${homeType}`), smoking === '' ? '' : marks(`smoking.${smoking}`)].filter(Boolean);
  const meals = DIETS.filter((diet) => diets.includes(diet)).map((diet) => marks(`diet.${diet}`));
  const school = [schoolMinutes === null ? '' : duration(schoolMinutes), schoolBy === '' ? '' : marks(`schoolBy.${schoolBy}`)].filter(
    Boolean,
  );
  const airport = [airportMinutes === null ? '' : duration(airportMinutes), airportCode].filter(Boolean);
  return (
    <>
      {home.length > 0 && <Fact label={words('home')}>{home.join(' · ')}</Fact>}
      {languages.length > 0 && <Fact label={words('languages')}>{listLanguages(locale, languages)}</Fact>}
      {meals.length > 0 && <Fact label={words('diets')}>{joinList(locale, meals)}</Fact>}
      {school.length > 0 && <Fact label={words('toSchool')}>{school.join(' · ')}</Fact>}
      {airport.length > 0 && <Fact label={words('toAirport')}>{airport.join(' · ')}</Fact>}
    </>
  );
}

/** The bedrooms for students. */
export function Rooms({ rooms }: Pick<Profile, 'rooms'>) {
  const words = useTranslations('search.family');
  const marks = useTranslations('tags.roomKind');
  const genders = useTranslations('search');
  if (rooms.length === 0) return null;
  return (
    <section aria-label={words('rooms')}>
      <Title order={2} size="h4" mb="xs">
        {words('rooms')}
      </Title>
      <List>
        {rooms.map(({ kind, beds, ownBathroom, forGender }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a room is identified only by its position
          <List.Item key={place}>
            {[
              marks(kind),
              words('beds', { count: beds }),
              ownBathroom ? words('ownBathroom') : '',
              forGender === '' ? '' : genders(`genders.${forGender}`),
            ]
              .filter(Boolean)
              .join(' · ')}
          </List.Item>
        ))}
      </List>
    </section>
  );
}

/** Says that somebody else than the family has translated a text. */
function TranslatedBy({ wording }: { readonly wording: Profile['wording']['story'] }) {
  const words = useTranslations('search.family');
  if (wording.source === 'family') return null;
  return (
    <Text size="sm" c="dimmed" mt={4}>
      {words(wording.source === 'machine' ? 'byMachine' : 'byTeam')}
    </Text>
  );
}

export function Facts({ profile }: { readonly profile: Profile }) {
  const listText = useListText();
  const words = useTranslations('search');
  const marks = useTranslations('tags.pet');
  const hosting = useHostingName();
  const duration = useDuration();
  const { stayRules, pets, children, guestsNumber, bedroomsNumber, welcomesAgeFrom, welcomesAgeTo, welcomesGenders, responseMinutes } =
    profile;
  const animals = PETS.filter((pet) => pets.includes(pet)).map((pet) => marks(pet));
  const stays = useStayRuleTexts(stayRules);
  const ages = children.map(({ age }) => age).join(', ');
  const welcomes = [
    words('ageRange', { from: String(welcomesAgeFrom), to: String(welcomesAgeTo) }),
    ...welcomesGenders.map((gender) => words(`genders.${gender}`)),
  ];
  return (
    <section aria-label={words('family.facts')}>
      <Title order={2} size="h3" mb="sm">
        {words('family.facts')}
      </Title>
      <dl className={classes['facts']}>
        <Fact label={words('family.where')}>{[profile.location, profile.county].filter((part) => part !== null).join(', ')}</Fact>
        <Fact label={words('hostingType')}>{listText(profile.hostingTypes.map(hosting))}</Fact>
        <Fact label={words('family.welcomes')}>{welcomes.join(' · ')}</Fact>
        {stays.length > 0 && <Fact label={words('family.stays')}>{stays.join(' · ')}</Fact>}
        <Fact label={words('family.guests')}>{guestsNumber}</Fact>
        <Fact label={words('family.bedrooms')}>{bedroomsNumber}</Fact>
        <Fact label={words('family.pets')}>{animals.length === 0 ? words('family.noPets') : listText(animals)}</Fact>
        <HomeFacts profile={profile} />
      </dl>
      <Text mt="md">{ages === '' ? words('card.noKids') : words('card.kids', { ages })}</Text>
      {responseMinutes === null ? null : <Text c="dimmed">{words('card.answers', { time: duration(responseMinutes) })}</Text>}
    </section>
  );
}

export function Texts({ profile: { description, houseRules, wording } }: { readonly profile: Profile }) {
  const words = useTranslations('search.family');
  return (
    <>
      {description === '' ? null : (
        <section aria-label={words('about')}>
          <Title order={2} size="h3" mb="xs">
            {words('about')}
          </Title>
          <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} maw="72ch">
            {description}
          </Text>
          <TranslatedBy wording={wording.story} />
        </section>
      )}
      {houseRules === '' ? null : (
        <section aria-label={words('rules')}>
          <Title order={2} size="h3" mb="xs">
            {words('rules')}
          </Title>
          <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} maw="72ch">
            {houseRules}
          </Text>
          <TranslatedBy wording={wording.houseRules} />
        </section>
      )}
    </>
  );
}

/** The first photo has the full width of a phone, and all are alike on wider screens. */
const SIZES = { first: '(min-width: 600px) 320px, 100vw', others: '(min-width: 600px) 320px, 50vw' } as const;

/** The photos of the family, feature images first. */
export function Gallery({ photos, name }: { readonly photos: Profile['photos']; readonly name: string }) {
  const words = useTranslations('search.card');
  if (photos.length === 0) return null;
  const [features, others] = [photos.filter(({ isFeature }) => isFeature), photos.filter(({ isFeature }) => !isFeature)];
  return (
    <ul className={classes['gallery']}>
      {[...features, ...others].map((photo, at) => (
        <li key={photo.ref}>
          <Picture
            className={classes['photo']}
            file={photo}
            alt={photo.caption === '' ? words('photo', { name }) : photo.caption}
            sizes={at === 0 ? SIZES.first : SIZES.others}
            eager={at === 0}
          />
        </li>
      ))}
    </ul>
  );
}

/** The whole profile without what can be done with it, as the family itself checks it. */
export function ProfileView({ profile, name }: { readonly profile: Profile; readonly name: string }) {
  const words = useTranslations('search');
  return (
    <>
      <Gallery photos={profile.photos} name={name} />
      <Texts profile={profile} />
      <Facts profile={profile} />
      <Rooms rooms={profile.rooms} />
      <Marks label={words('amenities')} ids={profile.amenities} />
      <Marks label={words('interests')} ids={profile.interests} />
    </>
  );
}
