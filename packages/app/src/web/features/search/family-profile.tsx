// A host family as anybody sees it, with its free dates and the ways to go on.

import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { imagePath } from '#contract/attachments/attachment.ts';
import { PETS } from '#contract/host-families/pets.ts';
import { readFamilyProfile } from '#contract/host-families/profile.endpoints.ts';
import type { FamilyProfile as Profile } from '#contract/host-families/profile.shapes.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/endpoint-hooks.ts';
import { Link, useSearchParams } from '#web/router.tsx';
import { isDay } from '#web/ui/calendar/days.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingPage } from '#web/ui/loading.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { FamilyCalendar } from './family-calendar.tsx';
import classes from './search.module.css';
import { useDuration, useFamilyName, useHostingName, usePlaceNames, usePriceText } from './use-names.ts';

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Marks({ label, ids }: { readonly label: string; readonly ids: readonly number[] }) {
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

function Facts({ profile }: { readonly profile: Profile }) {
  const words = useTranslations('search');
  const marks = useTranslations('tags.pet');
  const hosting = useHostingName();
  const duration = useDuration();
  const { pets, children, guestsNumber, bedroomsNumber, welcomesAgeFrom, welcomesAgeTo, welcomesGenders, responseMinutes } = profile;
  const animals = PETS.filter((pet) => pets.includes(pet)).map((pet) => marks(pet));
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
        <Fact label={words('hostingType')}>{profile.hostingTypes.map(hosting).join(', ')}</Fact>
        <Fact label={words('family.welcomes')}>{welcomes.join(' · ')}</Fact>
        <Fact label={words('family.guests')}>{guestsNumber}</Fact>
        <Fact label={words('family.bedrooms')}>{bedroomsNumber}</Fact>
        <Fact label={words('family.pets')}>{animals.length === 0 ? words('family.noPets') : animals.join(', ')}</Fact>
      </dl>
      <Text mt="md">{ages === '' ? words('card.noKids') : words('card.kids', { ages })}</Text>
      {responseMinutes === null ? null : <Text c="dimmed">{words('card.answers', { time: duration(responseMinutes) })}</Text>}
    </section>
  );
}

function Texts({ profile: { description, houseRules } }: { readonly profile: Profile }) {
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
        </section>
      )}
    </>
  );
}

/** The dates that the address brings along. */
function useDates() {
  const [asked, setAsked] = useSearchParams();
  const [from, to] = [asked.get('from'), asked.get('to')];
  const range = isDay(from) && isDay(to) && from < to ? { from, to } : { from: null, to: null };
  return { range, choose: (picked: { from: string; to: string }) => setAsked({ from: picked.from, to: picked.to }, { replace: true }) };
}

export function FamilyProfile({ id }: { readonly id: number }) {
  const words = useTranslations('search');
  const nameOf = useFamilyName();
  const written = usePriceText();
  const { range, choose } = useDates();
  const { data, failure, reload } = useEndpoint(readFamilyProfile, { params: { id } });
  if (data === undefined) return failure === null ? <LoadingPage /> : <Fault message={failure.message} onRetry={reload} />;
  const name = nameOf(data.name);
  const dates = { from: range.from ?? undefined, to: range.to ?? undefined };
  return (
    <Stack gap="xl">
      <PageHeader
        title={name}
        description={data.fromPrice === null ? words('card.noPrice') : words('card.from', { price: written(data.fromPrice) })}
        back={{ to: paths.travelSearch({ from_date: dates.from, to_date: dates.to }), label: words('family.back') }}
      />
      <ul className={classes['gallery']}>
        {data.photos.map(({ ref, width, height }) => (
          <li key={ref}>
            <img
              className={classes['photo']}
              src={imagePath(ref, 640)}
              alt={words('card.photo', { name })}
              width={width ?? undefined}
              height={height ?? undefined}
            />
          </li>
        ))}
      </ul>
      <Texts profile={data} />
      <Facts profile={data} />
      <Marks label={words('amenities')} ids={data.amenities} />
      <Marks label={words('interests')} ids={data.interests} />
      <FamilyCalendar id={id} range={range} onRange={choose} />
      <Group>
        <Button component={Link} to={paths.travelBooking({ family: id, ...dates })}>
          {words('family.choose')}
        </Button>
        <Button variant="default" component={Link} to={paths.travelBooking({ backup: id, ...dates })}>
          {words('family.backup')}
        </Button>
        <Button variant="subtle" component={Link} to={paths.travelContactHostFamily({ host_family_id: id })}>
          {words('family.contact')}
        </Button>
        {data.activities.length > 0 && (
          <Button variant="subtle" component={Link} to={paths.travelSearch({ counties: data.countyId })}>
            {words('family.near')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
