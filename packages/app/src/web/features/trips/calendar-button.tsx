// Exports a stay to the user's own calendar as a file of all-day events, generated in the browser.

import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { saveBlob } from '#web/platform/api/download.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type CalendarStay, formatCalendarFile } from './ics.model.ts';

export function CalendarButton({ name, stay }: { readonly name: string; readonly stay: Omit<CalendarStay, 'madeAt'> }) {
  const words = useTranslations('trips.plan');
  return (
    <Button
      variant="default"
      leftSection={<IconCalendarPlus size={16} aria-hidden />}
      onClick={() =>
        saveBlob(new Blob([formatCalendarFile({ ...stay, madeAt: new Date() })], { type: 'text/calendar;charset=utf-8' }), `${name}.ics`)
      }
    >
      {words('addToCalendar')}
    </Button>
  );
}
