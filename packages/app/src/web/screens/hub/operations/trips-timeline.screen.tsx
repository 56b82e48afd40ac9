// The trips that the user may see, as bars on a timeline.

import { TripTimeline } from '#web/features/trips/timeline/trip-timeline.tsx';
import { DataProvider } from '#web/platform/api/data-provider.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function HubTripsTimelineScreen() {
  const words = useTranslations('tripTimeline');
  const titles = useTranslations('titles');
  return (
    <DataProvider>
      <PageHeader title={titles('page.hubTripsTimeline')} description={words('description')} />
      <TripTimeline />
    </DataProvider>
  );
}
