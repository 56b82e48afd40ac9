// A notice above the trip: cancelled camp weeks that have no replacement yet.

import { Alert, Text } from '@mantine/core';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { isOver } from './trip-phase.model.ts';

/** Renders nothing if all camps take place or the trip is over. */
export function CampsCalledOff({ trip: { state, camps } }: { readonly trip: Pick<Trip, 'state' | 'camps'> }) {
  const words = useTranslations('trips.plan');
  const off = isOver(state) ? [] : camps.filter(({ backupRank, calledOff }) => backupRank === null && calledOff);
  if (off.length === 0) return null;
  return (
    <Alert color="yellow" role="status">
      {off.map(({ scheduleId, activityName, startDate, endDate }) => (
        <Text key={scheduleId} size="sm">
          {activityName}, <DateRangeText from={startDate} to={endDate} />. {words('calledOffLooking')}
        </Text>
      ))}
    </Alert>
  );
}
