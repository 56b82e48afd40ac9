// The parts of the hub's home that need no other feature: counters, alarms and shortcuts.

import { Anchor, Button, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'wouter';
import type { Home } from '#contract/home/home.shapes.ts';
import { HOME_COUNTERS } from '#contract/home/home-counters.ts';
import type { PageName } from '#contract/platform/page-paths.ts';
import { paths, type Query } from '#web/paths.ts';
import { useCanOpen } from '#web/platform/navigation/page-access.ts';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import classes from './home.module.css';

type Counter = Home['counters'][number];

/** Returns the address of the list that a counter counts. */
function useCounterPath(): (name: Counter['name']) => string {
  const today = useToday();
  return (name) => {
    const { page, query, pageQuery } = HOME_COUNTERS[name];
    return (paths[page] as (query: Query) => string)(pageQuery ?? query(today));
  };
}

export function Counters({ counters }: Pick<Home, 'counters'>) {
  const words = useTranslations('hubHome.counter');
  const toPath = useCounterPath();
  return (
    <ul className={classes['counters']}>
      {counters.map(({ name, count }) => {
        const isAlarm = HOME_COUNTERS[name].isAlarm === true && count > 0;
        return (
          <li key={name}>
            <Link to={toPath(name)} className={classes['counter']}>
              <span className={isAlarm ? `${classes['number']} ${classes['alarm']}` : classes['number']}>
                {isAlarm && <IconAlertTriangle size={18} aria-hidden />} {count}
              </span>
              <Text size="sm" component="span">
                {words(name)}
              </Text>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Counters that stand among the alarms, too: they tell of a time limit. */
const ALARM_COUNTERS: readonly Counter['name'][] = ['lateOffers', 'expiringChecks'];

/** The trips with something wrong, and the counters of time limits. */
export function Alarms({ alarms, counters }: Pick<Home, 'alarms' | 'counters'>) {
  const words = useTranslations('hubHome');
  const toPath = useCounterPath();
  const counted = counters.filter(({ name, count }) => ALARM_COUNTERS.includes(name) && count > 0);
  if (alarms.length === 0 && counted.length === 0) return <Text size="sm">{words('noAlarms')}</Text>;
  return (
    <ul className={classes['rows']}>
      {alarms.map(({ kind, tripId, studentName, fromDate, toDate }) => (
        <li key={`${kind} ${tripId}`}>
          <Text size="sm">{words(`alarm.${kind}`, { name: studentName })}</Text>
          <Anchor component={Link} to={paths.hubTripEdit({ id: tripId }, { tab: 'families' })} size="sm">
            <DateRangeText from={fromDate} to={toDate} />
          </Anchor>
        </li>
      ))}
      {counted.map(({ name, count }) => (
        <li key={name}>
          <Text size="sm">{words(`counter.${name}`)}</Text>
          <Anchor component={Link} to={toPath(name)} size="sm" aria-label={words('open', { name: words(`counter.${name}`), count })}>
            {count}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

const SHORTCUTS = [
  ...(['hubCreateTrip', 'hubTripsTracker', 'hubTrips', 'hubStudents', 'hubMessages', 'hubHostFamilies', 'hubVetting'] as const),
  ...(['hubScoutingFamilies', 'hubSalesInvoices', 'hubPayments', 'hubPayouts', 'hubActivities', 'hubNotifications'] as const),
] satisfies readonly PageName[];

function Shortcut({ page }: { readonly page: (typeof SHORTCUTS)[number] }) {
  const titles = useTranslations('titles.page');
  if (!useCanOpen(page)) return null;
  return (
    <Button component={Link} to={paths[page]()} variant="default">
      {titles(page)}
    </Button>
  );
}

export function Shortcuts() {
  return (
    <div className={classes['links']}>
      {SHORTCUTS.map((page) => (
        <Shortcut key={page} page={page} />
      ))}
    </div>
  );
}
