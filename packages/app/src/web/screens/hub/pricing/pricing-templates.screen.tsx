// The list of pricing templates, with the selected one beside it.

import { useTemplateResource } from '#web/features/pricing/trip-types/templates.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { ResourceScreen } from '#web/platform/resource/resource-screen.tsx';

export default function PricingTemplatesScreen() {
  return <ResourceScreen resource={useTemplateResource()} views={useSavedViews('pricingTemplates')} />;
}
