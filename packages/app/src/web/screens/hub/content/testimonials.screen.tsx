// What families and students say of their stay, with the selected one beside the list.

import { useTestimonials } from '#web/features/content/testimonials/use-testimonials.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { ResourceScreen } from '#web/platform/resource/resource-screen.tsx';

export default function TestimonialsScreen() {
  return <ResourceScreen resource={useTestimonials()} views={useSavedViews('testimonials')} />;
}
