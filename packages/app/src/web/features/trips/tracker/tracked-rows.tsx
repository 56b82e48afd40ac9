// A few tracked trips under each other: the least ready ones, those that start next, and those with a follow-up; for the hub's home.

import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useFormatter } from 'use-intl/react';
import { Link } from 'wouter';
import { addDays } from '#contract/platform/days.ts';
import { listTrackedTrips } from '#contract/trips/tracker.endpoints.ts';
import type { TrackedTrip } from '#contract/trips/tracker.shapes.ts';
import { listTripTasks } from '#contract/trips/trip.endpoints.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { DateText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { FollowUpDay } from './follow-up.tsx';
import { ReadinessLight } from './readiness-light.tsx';
import classes from './tracker.module.css';
import { useStart, useStudents } from './use-tracked-text.ts';

const AT_MOST = 6;
/** On phones; as in the style sheet. */
const AT_MOST_NARROW = 3;
const SOON_DAYS = 7;

type Query = Readonly<Record<string, string | number>>;

function Row({ trip, beside }: { readonly trip: TrackedTrip; readonly beside: 'lights' | 'followUp' }) {
  const titleOf = useFamilyTitle();
  const [start, students] = [useStart(), useStudents()];
  const { followUp, hostFamilyName } = trip;
  return (
    <li>
      <div className={classes['main']}>
        <Anchor component={Link} to={paths.hubTripsTracker({ trip: trip.id })} size="sm" fw={600}>
          {students(trip)}
        </Anchor>
        <Text size="xs" c="dimmed">
          {start(trip)}, <DateText day={trip.fromDate} />
          {hostFamilyName !== null && `, ${titleOf(hostFamilyName)}`}
        </Text>
        {beside === 'followUp' && followUp !== null && followUp.text !== '' && <Text size="sm">{followUp.text}</Text>}
      </div>
      {beside === 'followUp' && followUp !== null && (
        <Text size="sm" component="div">
          <FollowUpDay on={followUp.day} />
        </Text>
      )}
      {beside === 'lights' && (
        <Group gap={4} className={classes['beside'] ?? ''}>
          {trip.lights
            .filter(({ light }) => light !== 'green')
            .map((one) => (
              <ReadinessLight key={one.check} of={one} trip={trip} isNamed />
            ))}
        </Group>
      )}
    </li>
  );
}

interface RowsProps {
  readonly query: Query;
  readonly beside: 'lights' | 'followUp';
  /** Shown if there is none. */
  readonly none: string;
  readonly title: string;
}

function TrackedRows({ query, beside, none, title }: RowsProps) {
  const words = useTranslations('hubHome');
  const format = useFormatter();
  const { data, failure, reload } = useEndpoint(listTrackedTrips, { query: { ...query, perPage: AT_MOST } as never });
  if (data === undefined) return failure === null ? <LoadingRows count={3} /> : <Fault message={failure.message} onRetry={reload} />;
  if (data.data.length === 0) return <Text size="sm">{none}</Text>;
  const { total } = data;
  return (
    <>
      <ul className={`${classes['items']} ${classes['brief']}`} aria-label={title}>
        {data.data.map((trip) => (
          <Row key={trip.id} trip={trip} beside={beside} />
        ))}
      </ul>
      {total > AT_MOST_NARROW && (
        <p className={total > AT_MOST ? classes['all'] : `${classes['all']} ${classes['narrowOnly']}`}>
          <Anchor component={Link} to={paths.hubTripsTracker(query)} size="sm">
            {words('due.all', { name: title, count: format.number(total) })}
          </Anchor>
        </p>
      )}
    </>
  );
}

/** Coordinators see their own trips, which the texts say; everybody else all that they may see. */
function useOwn() {
  const { id, roleNames } = useSignedInUser();
  const [words, own] = [useTranslations('hubHome'), useTranslations('hubHome.own')];
  const isOwn = roleNames.includes('Coordinator');
  const query: Query = isOwn ? { coordinatorId: String(id) } : {};
  const text = (name: 'followUps' | 'noWorst' | 'noStarts' | 'noFollowUps') => (isOwn ? own(name) : words(name));
  const title = (card: 'worst' | 'starts') => (isOwn ? own(card) : words(`card.${card}`));
  return { isOwn, query, text, title };
}

/** Returns the titles of the cards that show a few trips. */
export function useTripTitles(): Readonly<Record<'worst' | 'starts', string>> {
  const { title } = useOwn();
  return { worst: title('worst'), starts: title('starts') };
}

/** The least ready trips. */
export function WorstTrips() {
  const { query, text, title } = useOwn();
  const worst = { ...query, readiness: 'red,amber', sort: 'readiness' };
  return <TrackedRows query={worst} beside="lights" none={text('noWorst')} title={title('worst')} />;
}

/** The trips that start in the next days. */
export function NextStarts() {
  const { query, text, title } = useOwn();
  const soon = { ...query, daysToStart: `0..${SOON_DAYS}` };
  return <TrackedRows query={soon} beside="lights" none={text('noStarts')} title={title('starts')} />;
}

function OpenTasks() {
  const { isOwn } = useOwn();
  const words = useTranslations('hubHome');
  const kinds = useTranslations('names.tripTask');
  const { data, failure, reload } = useEndpoint(listTripTasks, { query: isOwn ? { mine: 'true' } : {} });
  if (data === undefined) return failure === null ? <LoadingRows count={3} /> : <Fault message={failure.message} onRetry={reload} />;
  const tasks = data.data.slice(0, AT_MOST);
  if (tasks.length === 0) return <Text size="sm">{words('noTasks')}</Text>;
  return (
    <ul className={classes['items']} aria-label={words('openTasks')}>
      {tasks.map(({ id, kind, tripId, studentName, fromDate, dueOn }) => (
        <li key={id}>
          <div className={classes['main']}>
            <Anchor component={Link} to={paths.hubTripEdit({ id: tripId }, { tab: 'tasks' })} size="sm" fw={600}>
              {kinds(kind)}
            </Anchor>
            <Text size="xs" c="dimmed">
              {studentName}, <DateText day={fromDate} />
            </Text>
          </div>
          <Text size="sm" component="div">
            <FollowUpDay on={dueOn} />
          </Text>
        </li>
      ))}
    </ul>
  );
}

/** Follow-ups that are due soon, and the open tasks of trips. */
export function OwnTasks() {
  const { query, text } = useOwn();
  const { capabilities } = useSignedInUser();
  const due = { ...query, followUp: `..${addDays(useToday(), SOON_DAYS)}`, sort: 'followUp' };
  return (
    <Stack gap="md">
      <TrackedRows query={due} beside="followUp" none={text('noFollowUps')} title={text('followUps')} />
      {capabilities.includes('trips.tasks') && <OpenTasks />}
    </Stack>
  );
}
