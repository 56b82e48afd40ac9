// The list of trip types, with the selected one beside it.

import { useTripTypes } from '#web/features/pricing/trip-types/trip-types.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { ResourceScreen } from '#web/platform/resource/resource-screen.tsx';

export default function TripTypesScreen() {
  return <ResourceScreen resource={useTripTypes()} views={useSavedViews('tripTypes')} />;
}
