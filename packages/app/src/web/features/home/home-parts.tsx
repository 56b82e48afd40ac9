// The parts of the hub's home that need no other feature: counters, alarms and shortcuts.

import { Anchor, Button, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useFormatter } from 'use-intl/react';
import { Link } from 'wouter';
import type { Home } from '#contract/home/home.shapes.ts';
import { HOME_COUNTERS } from '#contract/home/home-counters.ts';
import type { PageName } from '#contract/platform/page-paths.ts';
import { paths, type Query } from '#web/paths.ts';
import { useCanOpen } from '#web/platform/navigation/page-access.ts';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { orderCounters } from './cards.model.ts';
import { DUE_COUNTERS, DueRecords } from './due-records.tsx';
import classes from './home.module.css';

/** Below this width the home is shorter; as in the style sheet. */
const NARROW = '(max-width: 48em)';

type Counter = Home['counters'][number];

/** Returns the address of the list that a counter counts. */
function useCounterPath(): (name: Counter['name']) => string {
  const today = useToday();
  return (name) => {
    const { page, query, pageQuery } = HOME_COUNTERS[name];
    return (paths[page] as (query: Query) => string)(pageQuery ?? query(today));
  };
}

function CounterTiles({ counters }: Pick<Home, 'counters'>) {
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
              <Text size="sm" component="span" className={classes['label'] ?? ''}>
                {words(name)}
              </Text>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** What waits, the most urgent first; lists without anything are folded away. */
export function Counters({ counters }: Pick<Home, 'counters'>) {
  const words = useTranslations('hubHome');
  const format = useFormatter();
  const { waiting, empty } = orderCounters(counters);
  return (
    <>
      {waiting.length > 0 && <CounterTiles counters={[...waiting]} />}
      {empty.length > 0 && (
        <details className={classes['fold']}>
          <summary>{words('empty', { count: format.number(empty.length) })}</summary>
          <CounterTiles counters={[...empty]} />
        </details>
      )}
    </>
  );
}

/** The trips with something wrong, and the first records of the counters of time limits. */
export function Alarms({ alarms, counters }: Pick<Home, 'alarms' | 'counters'>) {
  const words = useTranslations('hubHome');
  const toPath = useCounterPath();
  const due = DUE_COUNTERS.flatMap((name) => {
    const count = counters.find((one) => one.name === name)?.count ?? 0;
    return count > 0 ? [{ name, count }] : [];
  });
  if (alarms.length === 0 && due.length === 0) return <Text size="sm">{words('noAlarms')}</Text>;
  return (
    <ul className={classes['rows']}>
      {alarms.map(({ kind, tripId, studentName, fromDate, toDate }) => (
        <li key={`${kind} ${tripId}`}>
          <div className={classes['about']}>
            <Text size="sm" fw={600}>
              {words(`alarm.${kind}`, { name: studentName })}
            </Text>
            <Text size="xs" c="dimmed">
              <DateRangeText from={fromDate} to={toDate} />
            </Text>
          </div>
          <Anchor
            component={Link}
            to={paths.hubTripEdit({ id: tripId }, { tab: 'families' })}
            size="sm"
            aria-label={`${words('due.chooseFamily')}: ${studentName}`}
          >
            {words('due.chooseFamily')}
          </Anchor>
        </li>
      ))}
      {due.map(({ name, count }) => (
        <DueRecords key={name} name={name} count={count} all={toPath(name)} />
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
  const words = useTranslations('hubHome');
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ?? false;
  const links = (
    <div className={classes['links']}>
      {SHORTCUTS.map((page) => (
        <Shortcut key={page} page={page} />
      ))}
    </div>
  );
  if (!isNarrow) return links;
  return (
    <details className={classes['fold']}>
      <summary>{words('showShortcuts')}</summary>
      {links}
    </details>
  );
}
