// The first step: who travels and when.

import { Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { CurrentTrip } from '#contract/booking/draft/current-trip.ts';
import { readFamilyAvailability } from '#contract/host-families/profile.endpoints.ts';
import { StepButtons } from '#web/features/booking/step-buttons.tsx';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Calendar } from '#web/ui/calendar/calendar.tsx';
import { addDays } from '#web/ui/calendar/days.ts';
import { DateRangeInput } from '#web/ui/form/fields/dates/date-range-field.tsx';
import { StepFault, StepHeading } from '#web/ui/steps/steps.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { ChildCount, ChildrenPart } from './children-part.tsx';
import { changeDates } from './dropped-camps.tsx';
import { countBeds, countNights, hasDates, setChildCount, setDates } from './trip.model.ts';
import { draft, useBooker } from './use-draft.ts';

/** How many days ahead a booking can start, and the longest stay. */
const AHEAD_DAYS = 399;
const LONGEST_DAYS = 366;

/** Returns whether the chosen family has too few free beds for the children on a night. */
function useBlocked({ hostFamilyId, children }: CurrentTrip): (day: string) => boolean {
  const today = useToday();
  const request = { params: { id: hostFamilyId ?? 0 }, query: { fromDate: today, toDate: addDays(today, AHEAD_DAYS) } };
  const { data } = useEndpoint(readFamilyAvailability, request, { when: hostFamilyId !== null });
  const beds = countBeds({ children });
  const spans = (data?.data ?? []).filter(({ freeBeds }) => freeBeds < beds);
  return (day) => spans.some(({ fromDate, toDate }) => day >= fromDate && day <= toDate);
}

function Length({ trip }: { readonly trip: CurrentTrip }) {
  const words = useTranslations('booking');
  const length = countNights(trip);
  if (length === null) return null;
  return (
    <Text role="status" fw={600}>
      {[words('days', { count: length.days }), words('nights', { count: length.nights }), words('weeks', { count: length.weeks })].join(
        ' · ',
      )}
    </Text>
  );
}

interface PlanStepProps {
  readonly trip: CurrentTrip;
  readonly onNext: () => void;
}

export function PlanStep({ trip, onNext }: PlanStepProps) {
  const words = useTranslations('booking');
  const today = useToday();
  const { userId } = useBooker();
  const [isAsked, setAsked] = useState(false);
  const blocked = useBlocked(trip);
  const range = { from: trip.fromDate, to: trip.toDate };
  useEffect(() => {
    if (userId === null && trip.children.length === 0) draft.change((now) => (now.children.length === 0 ? setChildCount(now, 1) : now));
  }, [userId, trip.children.length]);
  const lacksChildren = userId !== null && (trip.children.length === 0 || trip.children.includes(null));
  const lacksDates = !hasDates(trip, today);
  function next(): void {
    setAsked(true);
    if (!lacksChildren && !lacksDates) onNext();
  }
  const choose = (dates: { from: string | null; to: string | null }) => changeDates((now) => setDates(now, dates));
  return (
    <Stack>
      <StepHeading>{words('steps.plan')}</StepHeading>
      {userId === null ? (
        <ChildCount trip={trip} />
      ) : (
        <ChildrenPart trip={trip} problem={isAsked && lacksChildren ? words('needChildren') : undefined} />
      )}
      <StepFault wrong={isAsked && lacksDates}>
        <DateRangeInput
          label={words('dates')}
          fromLabel={words('firstDay')}
          toLabel={words('lastDay')}
          value={range}
          onChange={choose}
          min={today}
          max={addDays(today, AHEAD_DAYS)}
          blocked={blocked}
          longestDays={LONGEST_DAYS}
          shortestDays={2}
        />
        <div role="alert">{isAsked && lacksDates ? <Text c="var(--mantine-color-error)">{words('needDates')}</Text> : null}</div>
      </StepFault>
      <Calendar
        label={words('calendar')}
        entries={[]}
        layers={[]}
        range={range}
        onRange={choose}
        min={today}
        max={addDays(today, AHEAD_DAYS)}
        blocked={blocked}
        longestDays={LONGEST_DAYS}
      />
      {trip.hostFamilyId === null ? null : (
        <Text size="sm" c="dimmed">
          {words('blockedHint')}
        </Text>
      )}
      <Length trip={trip} />
      <StepButtons onNext={next} />
    </Stack>
  );
}
