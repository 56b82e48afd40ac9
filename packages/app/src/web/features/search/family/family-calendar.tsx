// A family's calendar of free beds, to select the dates of a stay.

import { Text, Title } from '@mantine/core';
import { useState } from 'react';
import { readFamilyAvailability } from '#contract/host-families/profile.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Calendar } from '#web/ui/calendar/calendar.tsx';
import { endOfMonth, getMonth } from '#web/ui/calendar/days.ts';
import type { DayRange, OpenRange } from '#web/ui/calendar/range.ts';
import { Fault } from '#web/ui/fault.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';

interface FamilyCalendarProps {
  readonly id: number;
  readonly range: OpenRange;
  /** How many beds must be free on each night of a stay. */
  readonly beds: number;
  readonly onRange: (range: DayRange) => void;
}

/** The number of months loaded at once, so that changing the month needs no request. */
const AHEAD = 11;

export default function FamilyCalendar({ id, range, beds, onRange }: FamilyCalendarProps) {
  const words = useTranslations('search.family');
  const today = useToday();
  const [first] = useState(() => (range.from !== null && range.from >= today ? getMonth(range.from) : getMonth(today)));
  const span = { fromDate: first < today ? today : first, toDate: endOfMonth(getMonth(first, AHEAD)) };
  const { data, failure, reload } = useEndpoint(readFamilyAvailability, { params: { id }, query: span });
  const taken = (data?.data ?? []).filter(({ freeBeds }) => freeBeds < (data?.guestsNumber ?? 0));
  const full = taken.filter(({ freeBeds }) => freeBeds < beds);
  const isFull = (day: string) => full.some(({ fromDate, toDate }) => fromDate <= day && day <= toDate);
  const entries = taken.map(({ fromDate, toDate, freeBeds }) => ({
    id: fromDate,
    layer: freeBeds < beds ? 'full' : 'some',
    label: freeBeds === 0 ? words('full') : words('someLabel', { count: freeBeds }),
    from: fromDate,
    to: toDate,
  }));
  const layers = [
    { key: 'full', label: words('full'), look: 'busy' as const },
    { key: 'some', label: words('some'), look: 'held' as const },
  ];
  return (
    <div>
      <Title order={2} size="h3">
        {words('calendar')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {words('calendarHint')}
      </Text>
      {failure !== null && <Fault message={failure.message} onRetry={reload} />}
      <Calendar
        label={words('calendar')}
        entries={entries}
        layers={layers}
        min={span.fromDate}
        max={span.toDate}
        range={range}
        blocked={isFull}
        onRange={(picked) => picked.from !== picked.to && onRange(picked)}
      />
    </div>
  );
}
