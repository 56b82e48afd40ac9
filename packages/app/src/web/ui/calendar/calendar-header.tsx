// The header of a calendar: the current month, and ways to other months.

import { ActionIcon, Button, Group, NativeSelect, SegmentedControl, Title, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './day-picker.module.css';
import { type DayBounds, listMonths } from './days.ts';

export type CalendarView = 'month' | 'list';

interface CalendarHeaderProps extends DayBounds {
  readonly month: string;
  /** Null if only days are shown: then there is no list view and no button for today. */
  readonly view: CalendarView | null;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onView: (view: CalendarView) => void;
  readonly onTurn: (later: 1 | -1) => void;
  /** Goes directly to a month. */
  readonly onMonth: (month: string) => void;
  readonly onToday: () => void;
}

/** A menu of all available months with their years. */
function MonthSelect({ month, onMonth, min, max }: Pick<CalendarHeaderProps, 'month' | 'onMonth' | 'min' | 'max'>) {
  const words = useTranslations('calendar');
  const tag = useFormatLocale();
  const months = listMonths(month, { min, max });
  return (
    <NativeSelect
      aria-label={words('month')}
      value={month}
      data={months.map((value) => ({ value, label: writeDay(value, { tag, style: 'month' }) }))}
      onChange={(event) => onMonth(event.currentTarget.value)}
      className={classes['month'] ?? ''}
    />
  );
}

export function CalendarHeader({ month, view, isFirst, isLast, onView, onTurn, onMonth, onToday, min, max }: CalendarHeaderProps) {
  const words = useTranslations('calendar');
  const tag = useFormatLocale();
  return (
    <Group justify="space-between" gap={8} mb={8}>
      <Group gap={4} wrap="nowrap">
        <ActionIcon aria-label={words('earlier')} disabled={isFirst} onClick={() => onTurn(-1)}>
          <IconChevronLeft size={20} aria-hidden className={classes['arrow']} />
        </ActionIcon>
        <VisuallyHidden>
          <Title order={2} aria-live="polite">
            {writeDay(month, { tag, style: 'month' })}
          </Title>
        </VisuallyHidden>
        <MonthSelect month={month} onMonth={onMonth} min={min} max={max} />
        <ActionIcon aria-label={words('later')} disabled={isLast} onClick={() => onTurn(1)}>
          <IconChevronRight size={20} aria-hidden className={classes['arrow']} />
        </ActionIcon>
      </Group>
      {view === null ? null : (
        <Group gap={8} wrap="nowrap">
          <Button variant="default" size="sm" onClick={onToday}>
            {words('today')}
          </Button>
          <SegmentedControl
            aria-label={words('view')}
            size="sm"
            value={view}
            onChange={(value) => onView(value === 'list' ? 'list' : 'month')}
            data={[
              { value: 'month', label: words('asMonth') },
              { value: 'list', label: words('asList') },
            ]}
          />
        </Group>
      )}
    </Group>
  );
}
