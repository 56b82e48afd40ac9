// The hub's home: what waits for the user today.

import { readHome } from '#contract/home/home.endpoints.ts';
import { ArrangedCards } from '#web/features/home/arrange-cards.tsx';
import { Alarms, Counters, Shortcuts } from '#web/features/home/home-parts.tsx';
import { NextStarts, OwnTasks, useTripTitles, WorstTrips } from '#web/features/trips/tracker/tracked-rows.tsx';
import { DataProvider } from '#web/platform/api/data-provider.tsx';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { Fault } from '#web/ui/fault.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

/** How often the counters are read again while the page is open. */
const EVERY_MS = 60_000;

function Content() {
  const { capabilities } = useSignedInUser();
  const titles = useTripTitles();
  const { data: home, failure, reload } = useEndpoint(readHome, {}, { everyMs: EVERY_MS });
  if (home === undefined) return failure === null ? <LoadingRows count={8} /> : <Fault message={failure.message} onRetry={reload} />;
  const hasTrips = capabilities.includes('trips.track');
  const contents = {
    ...(home.counters.length > 0 ? { counters: <Counters counters={home.counters} /> } : {}),
    ...(home.counters.length > 0 ? { alarms: <Alarms alarms={home.alarms} counters={home.counters} /> } : {}),
    ...(hasTrips ? { worst: <WorstTrips />, starts: <NextStarts />, tasks: <OwnTasks /> } : {}),
    shortcuts: <Shortcuts />,
  };
  return <ArrangedCards home={home} contents={contents} titles={titles} />;
}

export default function HubHomeScreen() {
  const words = useTranslations('hubHome');
  const titles = useTranslations('titles');
  return (
    <DataProvider>
      <PageHeader title={titles('page.hub')} description={words('description')} />
      <Content />
    </DataProvider>
  );
}
