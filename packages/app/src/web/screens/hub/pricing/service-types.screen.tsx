// The list of service types, with the selected one beside it.

import { useServiceTypes } from '#web/features/pricing/service-types.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { ResourceScreen } from '#web/platform/resource/resource-screen.tsx';

export default function ServiceTypesScreen() {
  return <ResourceScreen resource={useServiceTypes()} views={useSavedViews('serviceTypes')} />;
}
