// The public profile of a host family, with its free dates and the next steps.

import { Alert, Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import { MAX_CHILDREN } from '#contract/booking/trip-limits.ts';
import { PETS } from '#contract/host-families/pets.ts';
import { readFamilyProfile } from '#contract/host-families/profile.endpoints.ts';
import type { FamilyProfile as Profile } from '#contract/host-families/profile.shapes.ts';
import { ForTrip, useTripLookedFor } from '#web/features/search/for-trip.tsx';
import classes from '#web/features/search/search.module.css';
import { findStayProblem } from '#web/features/search/stay-problem.model.ts';
import { StayProblem } from '#web/features/search/stay-problem.tsx';
import { useGuests } from '#web/features/search/use-guests.ts';
import { useDuration, useFamilyName, useHostingName, usePlaceNames } from '#web/features/search/use-names.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useTooFewBeds } from '#web/platform/api/use-free-beds.ts';
import { useUser } from '#web/platform/session/session.ts';
import { HomeNotes } from '#web/platform/suits.tsx';
import { useSearchParams } from '#web/router.tsx';
import { isDay } from '#web/ui/calendar/days.ts';
import type { DayRange } from '#web/ui/calendar/range.ts';
import { Fault } from '#web/ui/fault.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import { LoadingPage } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import bar from './family-bar.module.css';
import { FamilyBar, type StayAsked } from './family-bar.tsx';
import { FamilyCalendar } from './family-calendar.tsx';

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

/** The first photo has the full width of a phone, and all are alike on wider screens. */
const SIZES = { first: '(min-width: 600px) 320px, 100vw', others: '(min-width: 600px) 320px, 50vw' } as const;

/** The photos of the family, feature images first. */
function Gallery({ photos, name }: { readonly photos: Profile['photos']; readonly name: string }) {
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

/** Returns the dates and the number of children from the URL. */
function useDates() {
  const [asked, setAsked] = useSearchParams();
  const today = useToday();
  const count = Number(asked.get('children'));
  const children = Number.isSafeInteger(count) && count > 1 ? Math.min(count, MAX_CHILDREN) : 1;
  const [from, to] = [asked.get('from'), asked.get('to')];
  const isStay = isDay(from) && isDay(to) && findStayProblem({ from, to }, today) === null;
  const range = isStay ? { from, to } : { from: null, to: null };
  return {
    asked: { from, to },
    range,
    children,
    choose: (picked: DayRange) => setAsked((now) => ({ ...Object.fromEntries(now), ...picked }), { replace: true }),
  };
}

interface WaysProps {
  readonly profile: Profile;
  readonly dates: StayAsked;
  readonly isFull: boolean;
}

/** Shows alternatives to choosing the family. */
function OtherWays({ profile: { id, activities, countyId }, dates, isFull }: WaysProps) {
  const words = useTranslations('search');
  const user = useUser();
  const { from, to, children } = dates;
  const mayWrite = user === null || user.capabilities.includes('families.contact');
  return (
    <Group gap="xs">
      {isFull ? null : (
        <Button variant="default" component={Link} to={paths.travelBooking({ backup: id, ...dates, step: 'family' })}>
          {words('family.backup')}
        </Button>
      )}
      {mayWrite ? (
        <Button variant="subtle" component={Link} to={paths.travelContactHostFamily({ host_family_id: id, from, to })}>
          {words('family.contact')}
        </Button>
      ) : null}
      {activities.length > 0 && (
        <Button variant="subtle" component={Link} to={paths.travelSearch({ counties: countyId, from_date: from, to_date: to, children })}>
          {words('family.near')}
        </Button>
      )}
    </Group>
  );
}

export function FamilyProfile({ id }: { readonly id: number }) {
  const words = useTranslations('search');
  const trip = useTripLookedFor();
  const guests = useGuests(trip);
  const beds = useTranslations('beds');
  const nameOf = useFamilyName();
  const { asked, range, children, choose } = useDates();
  const calendar = useRef<HTMLDivElement>(null);
  const tooFew = useTooFewBeds(id, { fromDate: range.from, toDate: range.to, children });
  const { data, failure, reload } = useEndpoint(readFamilyProfile, { params: { id } });
  if (data === undefined) return failure === null ? <LoadingPage /> : <Fault message={failure.message} onRetry={reload} />;
  const name = nameOf(data.name);
  const problem = data.guestsNumber < children ? ({ because: 'size', beds: data.guestsNumber } as const) : tooFew;
  const isFull = problem !== null;
  const dates = { from: range.from ?? undefined, to: range.to ?? undefined, children: children > 1 ? children : undefined };
  function goToDates(): void {
    calendar.current?.focus({ preventScroll: true });
    calendar.current?.scrollIntoView({ block: 'start' });
  }
  return (
    <div className={bar['desk']}>
      <div className={bar['main']}>
        <PageHeader
          title={name}
          description={[data.location, data.county].filter((part) => part !== null).join(', ')}
          back={{
            to: paths.travelSearch({ from_date: dates.from, to_date: dates.to, children: dates.children, trip: trip?.id }),
            label: words('family.back'),
          }}
        />
        <Stack gap="lg">
          <Gallery photos={data.photos} name={name} />
          {trip === null ? null : <ForTrip trip={trip} />}
          <HomeNotes home={data} guests={guests} firstDay={range.from ?? trip?.fromDate ?? null} />
          <Texts profile={data} />
          <Facts profile={data} />
          <Marks label={words('amenities')} ids={data.amenities} />
          <Marks label={words('interests')} ids={data.interests} />
          <StayProblem {...asked} />
          <div ref={calendar} tabIndex={-1} className={bar['dates']}>
            <FamilyCalendar id={id} range={range} beds={children} onRange={choose} />
          </div>
          <div role="status">
            {problem === null ? null : (
              <Alert color="yellow">{beds(`tooFew.${problem.because}`, { beds: problem.beds, count: children })}</Alert>
            )}
          </div>
          {trip === null ? <OtherWays profile={data} dates={dates} isFull={isFull} /> : null}
        </Stack>
      </div>
      <FamilyBar profile={data} dates={dates} isFull={isFull} trip={trip} onDates={goToDates} />
    </div>
  );
}
