// The trips tracker: what upcoming and current trips still need, and one of them beside the list.

import { useEffect, useState } from 'react';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { TrackerDrawer } from '#web/features/trips/tracker/tracker-drawer.tsx';
import { TrackerList } from '#web/features/trips/tracker/tracker-list.tsx';
import { TrackerPresets } from '#web/features/trips/tracker/tracker-presets.tsx';
import { paths } from '#web/paths.ts';
import { DataProvider } from '#web/platform/api/data-provider.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';
import type { ListViews } from '#web/ui/list/list-types.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

/** The query parameter for the trip that is open. */
const TRIP = 'trip';

/** Coordinators begin with their own trips, unless the address or a default view says otherwise. Returns whether that is decided. */
function useOwnTripsFirst({ views }: ListViews): boolean {
  const { id, roleNames } = useSignedInUser();
  const [params, setParams] = useSearchParams();
  const [isDecided, setDecided] = useState(!roleNames.includes('Coordinator') || params.size > 0);
  useEffect(() => {
    if (isDecided || views === undefined) return;
    if (!views.some(({ isDefault }) => isDefault)) setParams({ coordinatorId: String(id) }, { replace: true });
    setDecided(true);
  }, [isDecided, views, id, setParams]);
  return isDecided;
}

export default function TripsTrackerScreen() {
  const words = useTranslations('tripsTracker');
  const titles = useTranslations('titles');
  const [params, setParams] = useSearchParams();
  const views = useSavedViews('trackedTrips');
  const isDecided = useOwnTripsFirst(views);
  const asked = params.get(TRIP);
  const close = () =>
    setParams(
      (now) => {
        now.delete(TRIP);
        return now;
      },
      { replace: true },
    );
  const linkTo = (id: number) =>
    `${paths.hubTripsTracker()}?${new URLSearchParams([...[...params].filter(([name]) => name !== TRIP), [TRIP, String(id)]])}`;
  return (
    <DataProvider>
      <PageHeader title={titles('page.hubTripsTracker')} description={words('description')} />
      <TrackerPresets />
      {isDecided ? <TrackerList views={views} linkTo={linkTo} /> : <LoadingRows count={8} />}
      {asked !== null && /^\d{1,15}$/.test(asked) && <TrackerDrawer key={asked} id={Number(asked)} onClose={close} />}
    </DataProvider>
  );
}
