// The calendar of a family: its stays, offers and blocked days by month or as a list; days are blocked by choosing them.

import { Alert, Button, Group, List, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { readCalendar } from '#contract/host-families/calendar.endpoints.ts';
import type { FamilyCalendarAnswer } from '#contract/host-families/calendar.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Calendar } from '#web/ui/calendar/calendar.tsx';
import { addDays, endOfMonth, getMonth } from '#web/ui/calendar/days.ts';
import type { DayRange } from '#web/ui/calendar/range.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { writeDayRange } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { BlockDialog } from './block-dialog.tsx';
import { listTakenNights, type Shown, toLoadedDays, toShownEntries } from './calendar.model.ts';
import { EditBlockDialog, EntryFacts } from './entry-dialog.tsx';
import classes from './family-calendar.module.css';
import { NextStays } from './next-stays.tsx';
import { OtherCalendars } from './other-calendars.tsx';
import { StayRulesSection } from './stay-rules-section.tsx';
import { useCalendarSteps } from './use-calendar-steps.ts';
import { useMonth } from './use-month.ts';

interface FamilyCalendarProps {
  readonly id: number;
  /** The page of a trip; null if the reader can't open trips. */
  readonly tripPath: ((tripId: number) => string) | null;
}

const PHONE = '(max-width: 575px)';

/** How far ahead the calendar can be turned, as far as days can be blocked. */
const YEARS_AHEAD = 5;

function useLayers() {
  const words = useTranslations('familyCalendar.layer');
  return [
    { key: 'firm', label: words('firm'), look: 'own' as const },
    { key: 'tentative', label: words('tentative'), look: 'held' as const },
    { key: 'offer', label: words('offer'), look: 'note' as const },
    { key: 'own', label: words('own'), look: 'busy' as const },
  ];
}

/** How many beds are taken on the nights of a month. */
function TakenBeds({ calendar, month }: { readonly calendar: FamilyCalendarAnswer; readonly month: string }) {
  const words = useTranslations('familyCalendar.beds');
  const taken = listTakenNights(calendar, month);
  return (
    <section aria-label={words('title')}>
      <Title order={2} size="h4">
        {words('title')}
      </Title>
      {taken.length === 0 ? (
        <Text size="sm">{words('none', { count: calendar.guestsNumber })}</Text>
      ) : (
        <List listStyleType="none" spacing={4}>
          {taken.map((nights) => (
            <List.Item key={nights.fromDate}>
              <Text size="sm">
                <DateRangeText from={nights.fromDate} to={nights.toDate} />:{' '}
                {words('taken', { taken: String(nights.taken), of: calendar.guestsNumber })}
              </Text>
            </List.Item>
          ))}
        </List>
      )}
    </section>
  );
}

/** Times of repeated blocks that a stay is in the way of, in a month. */
function SkippedTimes({ skipped, month }: { readonly skipped: FamilyCalendarAnswer['skipped']; readonly month: string }) {
  const words = useTranslations('familyCalendar');
  const shown = skipped.filter(({ fromDate, toDate }) => fromDate <= endOfMonth(month) && toDate >= month);
  if (shown.length === 0) return null;
  return (
    <Alert color="yellow" title={words('skipped')}>
      <List>
        {shown.map(({ seriesId, fromDate, toDate }) => (
          <List.Item key={`${seriesId}-${fromDate}`}>
            <DateRangeText from={fromDate} to={toDate} style="weekday" />
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

/** Days of a month that a connected calendar takes although a student stays then. */
function Conflicts({ conflicts, month }: { readonly conflicts: FamilyCalendarAnswer['conflicts']; readonly month: string }) {
  const words = useTranslations('familyCalendar');
  const tag = useFormatLocale();
  const shown = conflicts.filter(({ fromDate, toDate }) => fromDate <= endOfMonth(month) && toDate >= month);
  if (shown.length === 0) return null;
  return (
    <Alert color="red" title={words('conflicts')}>
      <List>
        {shown.map(({ calendar, fromDate, toDate }) => (
          <List.Item key={`${calendar}-${fromDate}`}>
            {words('conflict', { calendar, dates: writeDayRange(fromDate, toDate, { tag, style: 'weekday' }) })}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

/** The block that an open dialog changes; null for what can't be changed here. */
function toChangedBlock(open: Open | null, { canWrite }: FamilyCalendarAnswer) {
  if (!canWrite || open?.what !== 'entry' || open.shown.kind !== 'entry') return null;
  const { entry } = open.shown;
  return entry.kind === 'own' && entry.source !== 'feed' ? entry : null;
}

type Open = { readonly what: 'block'; readonly range: DayRange | null } | { readonly what: 'entry'; readonly shown: Shown };

/** Opens on the month of the address, or of today. */
export function FamilyCalendar({ id, tripPath }: FamilyCalendarProps) {
  const words = useTranslations('familyCalendar');
  const today = useToday();
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false;
  const { month, opening, show } = useMonth(today);
  const [open, setOpen] = useState<Open | null>(null);
  const layers = useLayers();
  const steps = useCalendarSteps(id);
  const { data, failure, reload } = useEndpoint(readCalendar, { params: { id }, query: toLoadedDays(month) });
  const [last, setLast] = useState<FamilyCalendarAnswer>();
  if (data !== undefined && data !== last) setLast(data);
  // While other months are loaded, those that are known stay.
  const calendar = data ?? last;
  if (calendar === undefined) return failure === null ? <LoadingCards count={1} /> : <Fault message={failure.message} onRetry={reload} />;

  const entries = toShownEntries(calendar, { blocked: words('layer.own'), stay: words('stay') });
  const { canWrite } = calendar;
  const close = () => setOpen(null);
  const openEntry = (entryId: string) => {
    const found = entries.find((entry) => entry.id === entryId);
    if (found !== undefined) setOpen({ what: 'entry', shown: found.shown });
  };
  const block = toChangedBlock(open, calendar);
  const choice = { drags: true, blocked: (day: string) => day < today, blockedLabel: words('past') };
  return (
    <div className={classes['page']}>
      {failure !== null && <Fault message={failure.message} onRetry={reload} />}
      {canWrite && (
        <Group>
          <Button onClick={() => setOpen({ what: 'block', range: null })}>{words('blockDates')}</Button>
          <Text size="sm" c="dimmed">
            {words('how')}
          </Text>
        </Group>
      )}
      <div className={classes['columns']}>
        <Calendar
          key={opening}
          label={words('label')}
          entries={entries}
          layers={layers}
          opensOn={month === getMonth(today) ? today : month}
          max={addDays(today, 365 * YEARS_AHEAD)}
          opensAs={isPhone ? 'list' : 'month'}
          onMonth={show}
          listsMonth
          onOpen={(entry) => openEntry(entry.id)}
          {...(canWrite ? { ...choice, onRange: (range: DayRange) => setOpen({ what: 'block', range }) } : {})}
        />
        <div className={classes['aside']}>
          <Conflicts conflicts={calendar.conflicts} month={month} />
          <SkippedTimes skipped={calendar.skipped} month={month} />
          <TakenBeds calendar={calendar} month={month} />
          <NextStays calendar={calendar} tripPath={tripPath} />
          <StayRulesSection id={id} calendar={calendar} />
        </div>
      </div>
      {canWrite && <OtherCalendars id={id} />}
      {open?.what === 'block' && <BlockDialog calendar={calendar} range={open.range} steps={steps} onClose={close} />}
      {block !== null && <EditBlockDialog key={block.id} entry={block} steps={steps} onClose={close} />}
      {open?.what === 'entry' && block === null && <EntryFacts shown={open.shown} tripPath={tripPath} onClose={close} />}
    </div>
  );
}
