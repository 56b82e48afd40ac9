// Said above all else: weeks of camps that do not take place, as long as nothing has come in their stead.

import { Alert, Text } from '@mantine/core';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { isOver } from './trip-phase.model.ts';

/** Nothing of a trip whose camps all take place, or that is over. */
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
