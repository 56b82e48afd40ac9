// A month to choose a day or a range from, with ways to all other months.

import { ActionIcon, Group, NativeSelect, Stack } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import classes from './day-picker.module.css';
import { clampDay, type DayBounds, endOfMonth, getMonth, toSameDay } from './days.ts';
import { type DayFace, MonthGrid } from './month-grid.tsx';

export interface DayPickerProps extends DayBounds {
  /** The day on which it opens. */
  readonly opensOn: string | null;
  readonly face: (day: string) => DayFace;
  readonly onChoose: (day: string) => void;
  readonly onHover?: (day: string | null) => void;
  /** Whether the day is focused immediately, as in a dialog. */
  readonly takesFocus?: boolean;
}

/** Years in the menu before and after the current one if there are no bounds. */
const YEARS_AROUND = 10;

function yearsFor(shown: string, { min, max }: DayBounds): readonly number[] {
  const year = Number(shown.slice(0, 4));
  const from = min === undefined ? year - YEARS_AROUND : Number(min.slice(0, 4));
  const to = max === undefined ? year + YEARS_AROUND : Number(max.slice(0, 4));
  return Array.from({ length: Math.max(1, to - from + 1) }, (_, index) => to - index);
}

export function DayPicker({ opensOn, face, onChoose, onHover, takesFocus = false, ...bounds }: DayPickerProps) {
  const words = useTranslations('calendar');
  const tag = useFormatLocale();
  const today = useToday();
  const [focused, setFocused] = useState(() => clampDay(opensOn ?? today, bounds));
  const [follows, setFollows] = useState(takesFocus);
  const month = getMonth(focused);
  const year = month.slice(0, 4);
  const names = Array.from({ length: 12 }, (_, index) => {
    const first = `${year}-${String(index + 1).padStart(2, '0')}-01`;
    const name = new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' }).format(new Date(`${first}T00:00:00Z`));
    return { value: first, label: name };
  });

  function turnTo(other: string): void {
    setFollows(false);
    setFocused(clampDay(toSameDay(other, focused), bounds));
  }

  const before = getMonth(month, -1);
  const after = getMonth(month, 1);
  const first = bounds.min !== undefined && endOfMonth(before) < bounds.min;
  const last = bounds.max !== undefined && after > bounds.max;
  return (
    <Stack gap={8} className={classes['picker']}>
      <Group gap={4} wrap="nowrap" justify="space-between">
        <ActionIcon aria-label={words('earlier')} disabled={first} onClick={() => turnTo(before)}>
          <IconChevronLeft size={20} aria-hidden className={classes['arrow']} />
        </ActionIcon>
        <Group gap={4} wrap="nowrap">
          <NativeSelect
            aria-label={words('month')}
            size="sm"
            value={month}
            data={names}
            onChange={(event) => turnTo(event.currentTarget.value)}
          />
          <NativeSelect
            aria-label={words('year')}
            size="sm"
            value={year}
            data={yearsFor(month, bounds).map(String)}
            onChange={(event) => turnTo(`${event.currentTarget.value}${month.slice(4)}`)}
          />
        </Group>
        <ActionIcon aria-label={words('later')} disabled={last} onClick={() => turnTo(after)}>
          <IconChevronRight size={20} aria-hidden className={classes['arrow']} />
        </ActionIcon>
      </Group>
      <MonthGrid
        month={month}
        focused={focused}
        follows={follows}
        today={today}
        label={writeDay(month, { tag, style: 'month' })}
        face={face}
        onChoose={onChoose}
        onFocusDay={(day) => {
          setFollows(true);
          setFocused(day);
        }}
        {...(onHover === undefined ? {} : { onHover })}
        {...bounds}
      />
    </Stack>
  );
}
