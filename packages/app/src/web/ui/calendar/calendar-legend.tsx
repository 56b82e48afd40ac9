// The legend of a calendar.

import { Group, Text } from '@mantine/core';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './calendar.module.css';
import type { CalendarLayer } from './entries.ts';

export function CalendarLegend({ layers }: { layers: readonly CalendarLayer[] }) {
  const words = useTranslations('calendar');
  if (layers.length === 0) return null;
  return (
    <Group component="ul" gap={16} className={classes['legend'] ?? ''} aria-label={words('legend')}>
      {layers.map(({ key, label, look }) => (
        <Group key={key} component="li" gap={8} wrap="nowrap">
          <span className={`${classes['swatch']} ${classes[look]}`} aria-hidden />
          <Text size="sm">{label}</Text>
        </Group>
      ))}
    </Group>
  );
}
