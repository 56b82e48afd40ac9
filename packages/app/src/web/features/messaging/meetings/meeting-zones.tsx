// The time of a meeting where each person lives: “18:00 in Dublin · 19:00 in Berlin”.

import { Text } from '@mantine/core';
import { useTimeZone } from 'use-intl/react';
import { getDayIn } from '#web/ui/text/civil-day.model.ts';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { writeClockTime } from '#web/ui/text/instant-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { listShownZones, toPlace, type Zone } from './meeting-times.model.ts';

interface MeetingZonesProps {
  readonly startsAt: Date;
  readonly zones: readonly Zone[];
}

/** Returns the user’s own zone. */
export function useOwnZone(): string {
  return useTimeZone() ?? 'UTC';
}

export function MeetingZones({ startsAt, zones }: MeetingZonesProps) {
  const words = useTranslations('messagingMeetings.zone');
  const tag = useFormatLocale();
  const own = useOwnZone();
  const at = startsAt.toISOString();
  const ownDay = getDayIn(own, startsAt);
  const texts = listShownZones(zones, own, startsAt).map(({ timezone, who }) => {
    const clock = writeClockTime(at, { tag, timeZone: timezone });
    const day = getDayIn(timezone, startsAt);
    // Another day there than here.
    const time = day === ownDay ? clock : `${writeDay(day, { tag })}, ${clock}`;
    const text = words('here', { time, place: toPlace(timezone) });
    return who === '' ? text : words('who', { time: text, who });
  });
  return (
    <Text size="sm" role="note" aria-label={words('label')}>
      {texts.join(' · ')}
    </Text>
  );
}
