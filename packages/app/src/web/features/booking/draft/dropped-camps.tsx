// Camps that no longer fit the changed dates: they are removed, with a notice.

import { Alert, Text } from '@mantine/core';
import type { CampWeek, CurrentTrip } from '#contract/booking/draft/current-trip.ts';
import classes from '#web/features/booking/booking.module.css';
import { createStore, useStore } from '#web/platform/store.ts';
import { addDays } from '#web/ui/calendar/days.ts';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useCamps } from './use-camps.ts';
import { draft } from './use-draft.ts';

const dropped = createStore<readonly CampWeek[]>([]);

/** Clears the notice, once it was read or doesn't matter any more. */
export const clearDroppedCamps = () => dropped.set([]);

/** Changes values on which the dates depend, and remembers the camps removed by that. */
export function changeDates(make: (trip: CurrentTrip) => CurrentTrip): void {
  const before = draft.get().trip.camps;
  draft.change(make);
  const kept = new Set(draft.get().trip.camps.map(({ scheduleId }) => scheduleId));
  const lost = before.filter(({ scheduleId }) => !kept.has(scheduleId));
  if (lost.length > 0) dropped.set(lost);
}

function Lost({ activityId, startDate }: CampWeek) {
  const [camp] = useCamps([activityId]).camps;
  return (
    <Text component="li" size="sm">
      {camp?.name ?? `#${activityId}`}, <DateRangeText from={startDate} to={addDays(startDate, 4)} style="weekday" />
    </Text>
  );
}

export function DroppedCamps({ trip: { camps } }: { readonly trip: CurrentTrip }) {
  const words = useTranslations('booking');
  const lost = useStore(dropped).filter(({ scheduleId }) => !camps.some((camp) => camp.scheduleId === scheduleId));
  if (lost.length === 0) return null;
  return (
    <Alert
      color="yellow"
      role="status"
      className={classes['notice'] ?? ''}
      title={words('campsDropped', { count: lost.length })}
      withCloseButton
      onClose={clearDroppedCamps}
      closeButtonLabel={words('close')}
    >
      <ul className={classes['lines']}>
        {lost.map((camp) => (
          <Lost key={camp.scheduleId} {...camp} />
        ))}
      </ul>
    </Alert>
  );
}
