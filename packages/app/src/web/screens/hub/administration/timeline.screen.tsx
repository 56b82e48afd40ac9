// What happened, newest first, as far as the user may know of it.

import { EventFeed } from '#web/features/administration/events/event-feed.tsx';
import { DataProvider } from '#web/platform/api/data-provider.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function HubTimelineScreen() {
  const words = useTranslations('eventFeed');
  const titles = useTranslations('titles');
  return (
    <DataProvider>
      <PageHeader title={titles('page.hubTimeline')} description={words('description')} />
      <EventFeed />
    </DataProvider>
  );
}
