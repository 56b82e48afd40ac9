// The head of a calendar: which month, and the ways to others.

import { ActionIcon, Button, Group, SegmentedControl, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './day-picker.module.css';

export type CalendarView = 'month' | 'list';

interface CalendarHeaderProps {
  readonly month: string;
  readonly view: CalendarView;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onView: (view: CalendarView) => void;
  readonly onTurn: (later: 1 | -1) => void;
  readonly onToday: () => void;
}

export function CalendarHeader({ month, view, isFirst, isLast, onView, onTurn, onToday }: CalendarHeaderProps) {
  const words = useTranslations('calendar');
  const tag = useFormatLocale();
  return (
    <Group justify="space-between" gap={8} mb={8}>
      <Group gap={4} wrap="nowrap">
        <ActionIcon aria-label={words('earlier')} disabled={isFirst} onClick={() => onTurn(-1)}>
          <IconChevronLeft size={20} aria-hidden className={classes['arrow']} />
        </ActionIcon>
        <Title order={2} size="h3" aria-live="polite">
          {writeDay(month, { tag, style: 'month' })}
        </Title>
        <ActionIcon aria-label={words('later')} disabled={isLast} onClick={() => onTurn(1)}>
          <IconChevronRight size={20} aria-hidden className={classes['arrow']} />
        </ActionIcon>
      </Group>
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
    </Group>
  );
}
