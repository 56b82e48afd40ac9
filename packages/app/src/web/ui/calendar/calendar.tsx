// A calendar of stays: a month at a time or as a list, with several layers, blocked days and an optional range picker.

import { Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import classes from './calendar.module.css';
import { CalendarHeader, type CalendarView } from './calendar-header.tsx';
import { CalendarLegend } from './calendar-legend.tsx';
import { CalendarList } from './calendar-list.tsx';
import { DayEntries } from './day-entries.tsx';
import { clampDay, type DayBounds, endOfMonth, getMonth, toSameDay } from './days.ts';
import { assignLanes, type CalendarEntry, type CalendarLayer, listEntriesOn } from './entries.ts';
import { type DayFace, MonthGrid } from './month-grid.tsx';
import type { DayRange, OpenRange, RangeRules } from './range.ts';
import { useRangePicker } from './use-range-picker.ts';

export interface CalendarProps extends DayBounds, RangeRules {
  readonly label: string;
  readonly entries: readonly CalendarEntry[];
  readonly layers: readonly CalendarLayer[];
  /** The day on which it opens; today by default. */
  readonly opensOn?: string;
  /** Called when another month is shown, so that its entries can be loaded. */
  readonly onMonth?: (month: string) => void;
  readonly range?: OpenRange;
  /** Makes ranges selectable. */
  readonly onRange?: (range: DayRange) => void;
  /** Why blocked days can't be chosen, spoken with them; "not available" by default. */
  readonly blockedLabel?: string;
  /** Whether ranges are selectable by dragging as well. */
  readonly drags?: boolean;
  /** The view in which it opens. */
  readonly opensAs?: CalendarView;
  /** Lists the entries of the month below its days as well. */
  readonly listsMonth?: boolean;
  /** Opens the details of an entry. */
  readonly onOpen?: (entry: CalendarEntry) => void;
}

const NO_RANGE: OpenRange = { from: null, to: null };

/** Returns the face of a day: its entries over the selected range. */
function useFaces({
  entries,
  layers,
  picking,
  pickable,
}: Pick<CalendarProps, 'entries' | 'layers'> & { picking: ReturnType<typeof useRangePicker>; pickable: boolean }) {
  const words = useTranslations('calendar');
  const lanes = useMemo(() => assignLanes(entries, layers), [entries, layers]);
  return (day: string): DayFace => {
    const found = listEntriesOn(day, entries, layers);
    const base = pickable ? picking.face(day) : {};
    const spoken = found.map(({ layer, label, from }) => {
      const kind = layers.find(({ key }) => key === layer)?.label ?? '';
      return [kind, label, from === day ? words('starts') : ''].filter((part) => part !== '').join(', ');
    });
    return {
      ...base,
      spoken: [base.spoken, ...spoken].filter((part) => part !== undefined && part !== '').join('; ') || undefined,
      content: <DayEntries day={day} entries={found} layers={layers} lanes={lanes} />,
    };
  };
}

export function Calendar({
  label,
  entries,
  layers,
  opensOn,
  onMonth,
  range = NO_RANGE,
  onRange,
  onOpen,
  drags = false,
  opensAs = 'month',
  listsMonth = false,
  min,
  max,
  ...rules
}: CalendarProps) {
  const tag = useFormatLocale();
  const today = useToday();
  const bounds = { min, max };
  const [focused, setFocused] = useState(() => clampDay(opensOn ?? range.from ?? today, bounds));
  const [follows, setFollows] = useState(false);
  const [view, setView] = useState<CalendarView>(opensAs);
  const picking = useRangePicker(range, { ...rules, onRange: (picked) => onRange?.(picked) });
  const face = useFaces({ entries, layers, picking, pickable: onRange !== undefined });
  const month = getMonth(focused);
  const [chosen, setChosen] = useState<string | null>(null);

  function goTo(day: string, byKey: boolean): void {
    const next = clampDay(day, bounds);
    setFollows(byKey);
    setFocused(next);
    if (getMonth(next) !== month) onMonth?.(getMonth(next));
  }

  function choose(day: string): void {
    goTo(day, false);
    if (onRange === undefined) setChosen(day);
    else picking.choose(day);
  }

  const shownEntries = chosen === null || getMonth(chosen) !== month ? [] : listEntriesOn(chosen, entries, layers);
  return (
    <section className={classes['calendar']} aria-label={label}>
      <CalendarHeader
        month={month}
        view={layers.length === 0 ? null : view}
        isFirst={min !== undefined && getMonth(min) >= month}
        isLast={max !== undefined && endOfMonth(month) >= max}
        onView={setView}
        onTurn={(later) => goTo(toSameDay(getMonth(month, later), focused), false)}
        onMonth={(other) => goTo(toSameDay(other, focused), false)}
        onToday={() => goTo(today, false)}
        {...bounds}
      />
      {view === 'list' ? (
        <CalendarList month={month} entries={entries} layers={layers} onOpen={onOpen} />
      ) : (
        <MonthGrid
          month={month}
          focused={focused}
          follows={follows}
          today={today}
          label={writeDay(month, { tag, style: 'month' })}
          face={face}
          onFocusDay={(day) => goTo(day, true)}
          onChoose={choose}
          onHover={picking.hover}
          drag={drags && onRange !== undefined ? picking.drag : undefined}
          className={classes['grid']}
          {...bounds}
        />
      )}
      <Stack gap={8} mt={12}>
        {onRange === undefined || view === 'list' ? null : (
          <Text size="sm" role="status">
            {picking.told}
          </Text>
        )}
        {view === 'month' && shownEntries.length > 0 && chosen !== null ? (
          <CalendarList
            month={month}
            entries={shownEntries}
            layers={layers}
            onOpen={onOpen}
            title={writeDay(chosen, { tag, style: 'full' })}
          />
        ) : null}
        <CalendarLegend layers={layers} />
        {listsMonth && view === 'month' ? <CalendarList month={month} entries={entries} layers={layers} onOpen={onOpen} /> : null}
      </Stack>
    </section>
  );
}
