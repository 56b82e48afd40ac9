// The list of businesses, with the selected one beside it.

import { useBusinesses } from '#web/features/pricing/businesses.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { ResourceScreen } from '#web/platform/resource/resource-screen.tsx';

export default function BusinessesScreen() {
  return <ResourceScreen resource={useBusinesses()} views={useSavedViews('businesses')} />;
}
