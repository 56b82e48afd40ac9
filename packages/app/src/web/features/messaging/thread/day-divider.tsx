// The lines between messages: the day that begins, and what is new since the last visit.

import { useCallback } from 'react';
import { useTimeZone } from 'use-intl/react';
import { addDays } from '#web/ui/calendar/days.ts';
import { getDayIn } from '#web/ui/text/civil-day.model.ts';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useServerTime } from '#web/ui/text/use-server-time.ts';
import classes from './message.module.css';

export function DayHeading({ day }: { readonly day: string }) {
  const words = useTranslations('messagingThread');
  const tag = useFormatLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const today = useServerTime(useCallback((now) => getDayIn(timeZone, now), [timeZone]));
  // By the calendar: days with a change of the clock are longer or shorter.
  const text =
    day === today ? words('day.today') : day === addDays(today, -1) ? words('day.yesterday') : writeDay(day, { tag, style: 'full' });
  return (
    <h3 className={classes['divider']}>
      <time dateTime={day}>{text}</time>
    </h3>
  );
}

export function NewMessagesLine() {
  const words = useTranslations('messagingThread');
  return (
    <div className={classes['divider']} data-new>
      {words('newMessages')}
    </div>
  );
}
