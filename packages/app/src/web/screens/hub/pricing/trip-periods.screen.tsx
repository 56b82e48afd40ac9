// The list of trip periods, with the selected one beside it.

import { useTripPeriods } from '#web/features/pricing/trip-types/trip-periods.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { ResourceScreen } from '#web/platform/resource/resource-screen.tsx';

export default function TripPeriodsScreen() {
  return <ResourceScreen resource={useTripPeriods()} views={useSavedViews('tripPeriods')} />;
}
