// The list of pricing types, with the selected one beside it.

import { usePricingTypes } from '#web/features/pricing/pricing-types.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { ResourceScreen } from '#web/platform/resource/resource-screen.tsx';

export default function PricingTypesScreen() {
  return <ResourceScreen resource={usePricingTypes()} views={useSavedViews('pricingTypes')} />;
}
