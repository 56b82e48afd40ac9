// An activity with its weeks, and the buttons that add a week to a booking.

import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'wouter';
import { readActivity, readClashes } from '#contract/activities/activities.endpoints.ts';
import type { ActivityDetail, Schedule } from '#contract/activities/activities.shapes.ts';
import { toImagePath } from '#contract/attachments/image-paths.ts';
import { readCurrentTrip } from '#contract/booking/draft/booking.endpoints.ts';
import type { CurrentTrip } from '#contract/booking/draft/current-trip.ts';
import { toExcerpt } from '#contract/platform/excerpt.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { usePageHead } from '#web/platform/navigation/page-head.ts';
import { tabSession } from '#web/platform/session/app-persist.ts';
import { useUser } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LoadingPage } from '#web/ui/skeletons.tsx';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './search.module.css';
import { usePriceText } from './use-names.ts';

type Weeks = Pick<CurrentTrip, 'camps' | 'backupCamps'>;

const isWeek = (week: unknown): week is CurrentTrip['backupCamps'][number] =>
  typeof week === 'object' && week !== null && typeof (week as { scheduleId?: unknown }).scheduleId === 'number';

/** Returns the weeks of the booking in this tab; null without one. Checked by hand: visitors who only look load no shapes. */
function readWeeksHere(): Weeks | null {
  const trip = tabSession.get().booking?.['trip'] as Partial<Record<keyof Weeks, unknown>> | null | undefined;
  if (typeof trip !== 'object' || trip === null) return null;
  const weeksOf = (weeks: unknown) => (Array.isArray(weeks) ? weeks.filter(isWeek) : []);
  return { camps: weeksOf(trip.camps), backupCamps: weeksOf(trip.backupCamps) };
}

/** Returns the weeks of the booking in progress: a parent's is shared by all their devices, a visitor's belongs to this tab. */
function usePlanned(): Weeks {
  const user = useUser();
  const books = user?.capabilities.includes('booking.place') === true && user.isParent;
  const { data } = useEndpoint(readCurrentTrip, {}, { when: books });
  // The copy in this tab is at least as new.
  return readWeeksHere() ?? data?.currentTrip ?? { camps: [], backupCamps: [] };
}

/** Returns the dates and children from the URL, which are passed on to the booking and back to the search. */
function useAlong() {
  const [asked] = useSearchParams();
  const along = (name: string) => asked.get(name) ?? undefined;
  return { from: along('from'), to: along('to'), children: along('children') };
}

interface WeekProps {
  readonly activityId: number;
  readonly week: Schedule;
  readonly isAdded: boolean;
  readonly clashes: boolean;
}

function Week({ activityId, week: { id, startDate, endDate, placesLeft, state }, isAdded, clashes }: WeekProps) {
  const words = useTranslations('search.activity');
  const along = useAlong();
  const isFull = placesLeft === 0 || state === 'cancelled';
  return (
    <li className={classes['week']}>
      <div>
        <Text fw={600}>
          <DateRangeText from={startDate} to={endDate} />
        </Text>
        <Text size="sm">{isFull ? words('full') : words('left', { count: placesLeft })}</Text>
        {clashes && !isAdded && (
          <Text size="sm" c="orange">
            {words('clash')}
          </Text>
        )}
      </div>
      {isAdded && <Badge>{words('added')}</Badge>}
      {!isFull && !isAdded && (
        <Group gap="xs">
          <Button component={Link} to={paths.travelBooking({ camp: activityId, week: id, ...along })}>
            {words('add')}
          </Button>
          <Button variant="default" component={Link} to={paths.travelBooking({ backup_camp: activityId, week: id, ...along })}>
            {words('backup')}
          </Button>
        </Group>
      )}
    </li>
  );
}

function Weeks({ activity: { id, schedules } }: { readonly activity: ActivityDetail }) {
  const words = useTranslations('search');
  const { camps, backupCamps } = usePlanned();
  const planned = camps.map(({ scheduleId }) => scheduleId);
  const added = [...camps, ...backupCamps].map(({ scheduleId }) => scheduleId);
  const { data } = useEndpoint(readClashes, { params: { id }, query: { scheduleIds: planned } }, { when: planned.length > 0 });
  const clashing = new Set((data?.data ?? []).map(({ scheduleId }) => scheduleId));
  return (
    <section aria-label={words('activity.weeks')}>
      <Title order={2} size="h3">
        {words('activity.weeks')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {words('activity.weeksHint')}
      </Text>
      {schedules.length === 0 ? (
        <EmptyState title={words('activity.noWeeks')} action={<Link to={paths.travelSearch()}>{words('family.back')}</Link>} />
      ) : (
        <ul className={classes['weeks']}>
          {schedules.map((week) => (
            <Week key={week.id} activityId={id} week={week} isAdded={added.includes(week.id)} clashes={clashing.has(week.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Facts({ activity }: { readonly activity: ActivityDetail }) {
  const words = useTranslations('search');
  const written = usePriceText();
  const { minAge, maxAge, gender, location, county, weekPrice } = activity;
  const whom = words(`activity.${gender}`);
  return (
    <dl className={classes['facts']}>
      <div>
        <dt>{words('activity.for')}</dt>
        <dd>{[whom, words('ageRange', { from: String(minAge), to: String(maxAge) })].join(' · ')}</dd>
      </div>
      <div>
        <dt>{words('family.where')}</dt>
        <dd>{[location, county].filter((part) => part !== null).join(', ')}</dd>
      </div>
      <div>
        <dt>{words('activity.weekPrice')}</dt>
        <dd>{weekPrice === null ? words('card.noPrice') : written(weekPrice)}</dd>
      </div>
    </dl>
  );
}

/** Tells search engines the name, the place and the ages. */
function useActivityHead(activity: ActivityDetail | undefined): void {
  const heads = useTranslations('heads.activity');
  const types = useTranslations('tags.activityType');
  const place = activity === undefined ? '' : [activity.location, activity.county].filter((part) => part !== null).join(', ');
  usePageHead({
    title: activity && heads('title', { name: activity.name, place }),
    description:
      activity &&
      toExcerpt(
        [
          heads('description', { type: types(activity.type), place, from: String(activity.minAge), to: String(activity.maxAge) }),
          activity.description,
        ].join(' '),
      ),
  });
}

export function ActivityPage({ id }: { readonly id: number }) {
  const words = useTranslations('search');
  const types = useTranslations('tags.activityType');
  const { from, to, children } = useAlong();
  const dates = { from_date: from, to_date: to, children };
  const { data, failure, reload } = useEndpoint(readActivity, { params: { id } });
  useActivityHead(data);
  if (data === undefined) return failure === null ? <LoadingPage /> : <Fault message={failure.message} onRetry={reload} />;
  return (
    <Stack gap="xl">
      <PageHeader title={data.name} description={types(data.type)} back={{ to: paths.travelSearch(dates), label: words('family.back') }} />
      {data.photos.length > 0 && (
        <ul className={classes['gallery']}>
          {data.photos.map(({ ref }) => (
            <li key={ref}>
              <img className={classes['photo']} src={toImagePath(ref, 640)} alt="" />
            </li>
          ))}
        </ul>
      )}
      {data.description === '' ? null : (
        <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} maw="72ch">
          {data.description}
        </Text>
      )}
      <Facts activity={data} />
      <Weeks activity={data} />
      <Group>
        <Button variant="default" component={Link} to={paths.travelSearch({ nearby_activities: id, ...dates })}>
          {words('activity.families')}
        </Button>
      </Group>
    </Stack>
  );
}
