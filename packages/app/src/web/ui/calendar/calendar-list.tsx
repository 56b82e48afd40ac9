// The entries of a month as a list.

import { Anchor, Group, Stack, Text } from '@mantine/core';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './calendar.module.css';
import { type CalendarEntry, type CalendarLayer, listEntriesIn } from './entries.ts';

interface CalendarListProps {
  readonly month: string;
  readonly entries: readonly CalendarEntry[];
  readonly layers: readonly CalendarLayer[];
  readonly onOpen: ((entry: CalendarEntry) => void) | undefined;
  readonly title?: string;
}

export function CalendarList({ month, entries, layers, onOpen, title }: CalendarListProps) {
  const words = useTranslations('calendar');
  const found = listEntriesIn(month, entries);
  if (found.length === 0) return <Text c="dimmed">{words('empty')}</Text>;
  return (
    <Stack gap={4}>
      {title === undefined ? null : <Text fw={600}>{title}</Text>}
      <ul className={classes['list']}>
        {found.map((entry) => {
          const layer = layers.find(({ key }) => key === entry.layer);
          return (
            <li key={entry.id}>
              <Group gap={12} wrap="nowrap" align="flex-start">
                <span className={`${classes['swatch']} ${classes[layer?.look ?? 'note']}`} aria-hidden />
                <div>
                  {onOpen === undefined ? (
                    <Text fw={500}>{entry.label}</Text>
                  ) : (
                    <Anchor component="button" type="button" fw={500} onClick={() => onOpen(entry)}>
                      {entry.label}
                    </Anchor>
                  )}
                  <Text size="sm" c="dimmed">
                    {layer?.label} · <DateRangeText from={entry.from} to={entry.to} style="weekday" />
                  </Text>
                </div>
              </Group>
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
