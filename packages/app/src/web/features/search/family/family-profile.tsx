// The public profile of a host family, with its free dates and the next steps.

import { Alert, Button, Group, Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense, useRef } from 'react';
import { Link } from 'wouter';
import { MAX_CHILDREN } from '#contract/booking/trip-limits.ts';
import { readFamilyProfile } from '#contract/host-families/profile.endpoints.ts';
import type { FamilyProfile as Profile } from '#contract/host-families/profile.shapes.ts';
import { toExcerpt } from '#contract/platform/excerpt.ts';
import { findStayProblem } from '#web/features/search/stay-problem.model.ts';
import { StayProblem } from '#web/features/search/stay-problem.tsx';
import { useTripLookedFor } from '#web/features/search/trip-looked-for.ts';
import { useGuests } from '#web/features/search/use-guests.ts';
import { useFamilyName } from '#web/features/search/use-names.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useObstacleText, useStayObstacle } from '#web/platform/api/use-free-beds.ts';
import { LaterPart, laterPart } from '#web/platform/lazy/later-part.tsx';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { usePageHead } from '#web/platform/navigation/page-head.ts';
import { useUser } from '#web/platform/session/session.ts';
import { HomeNotes } from '#web/platform/suits.tsx';
import { useSearchParams } from '#web/router.tsx';
import { isDay } from '#web/ui/calendar/days.ts';
import type { DayRange } from '#web/ui/calendar/range.ts';
import { Fault } from '#web/ui/fault.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LoadingPage } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import bar from './family-bar.module.css';
import { FamilyBar, type StayAsked } from './family-bar.tsx';
import { Facts, Gallery, Marks, Rooms, Texts } from './family-facts.tsx';

const CALENDAR = laterPart(withMessages(() => import('./family-calendar.tsx')));
const ForTrip = lazy(() => import('#web/features/search/for-trip.tsx').then((loaded) => ({ default: loaded.ForTrip })));

/** About the height of the calendar, in pixels. */
const CALENDAR_HEIGHT = 460;

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

/** Tells search engines what visitors see of a family: the place, the ages, and the beginning of its text. */
function useFamilyHead(family: Profile | undefined): void {
  const heads = useTranslations('heads.family');
  const nameOf = useFamilyName();
  const place = family === undefined ? '' : [family.location, family.county].filter((part) => part !== null).join(', ');
  const facts = family && { place, from: String(family.welcomesAgeFrom), to: String(family.welcomesAgeTo) };
  usePageHead({
    title: family && heads('title', { name: nameOf(family.name), place }),
    description: facts && toExcerpt(`${heads('description', facts)} ${family.description}`),
  });
}

export function FamilyProfile({ id }: { readonly id: number }) {
  const words = useTranslations('search');
  const trip = useTripLookedFor();
  const guests = useGuests(trip);
  const obstacleText = useObstacleText();
  const nameOf = useFamilyName();
  const { asked, range, children, choose } = useDates();
  const calendar = useRef<HTMLDivElement>(null);
  const obstacle = useStayObstacle(id, { fromDate: range.from, toDate: range.to, children });
  const { data, failure, reload } = useEndpoint(readFamilyProfile, { params: { id } });
  useFamilyHead(data);
  if (data === undefined) return failure === null ? <LoadingPage /> : <Fault message={failure.message} onRetry={reload} />;
  const name = nameOf(data.name);
  const problem = data.guestsNumber < children ? ({ because: 'size', beds: data.guestsNumber } as const) : obstacle;
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
          {trip === null ? null : (
            <Suspense fallback={null}>
              <ForTrip trip={trip} />
            </Suspense>
          )}
          <HomeNotes home={data} guests={guests} firstDay={range.from ?? trip?.fromDate ?? null} />
          <Texts profile={data} />
          <Facts profile={data} />
          <Rooms rooms={data.rooms} />
          <Marks label={words('amenities')} ids={data.amenities} />
          <Marks label={words('interests')} ids={data.interests} />
          <StayProblem {...asked} />
          <div ref={calendar} tabIndex={-1} className={bar['dates']}>
            <LaterPart
              part={CALENDAR}
              props={{ id, range, beds: children, onRange: choose }}
              shows={`${range.from} ${range.to} ${children}`}
              fallback={<Skeleton height={CALENDAR_HEIGHT} />}
            />
          </div>
          <div role="status">{problem === null ? null : <Alert color="yellow">{obstacleText(problem, children)}</Alert>}</div>
          {trip === null ? <OtherWays profile={data} dates={dates} isFull={isFull} /> : null}
        </Stack>
      </div>
      <FamilyBar profile={data} dates={dates} isFull={isFull} trip={trip} onDates={goToDates} />
    </div>
  );
}
