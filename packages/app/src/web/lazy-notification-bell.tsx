// The bell outside the areas, loaded once somebody is signed in: visitors load nothing of it.

import { lazy, type ReactNode, Suspense } from 'react';
import { loadWithMessages } from '#web/platform/lazy/load-with-messages.ts';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { useUser } from '#web/platform/session/session.ts';

const BELL = withMessages(async () => {
  const [{ InboxBell }, { DataProvider }] = await Promise.all([
    import('#web/features/notifications/inbox-bell.tsx'),
    import('#web/platform/api/data-provider.tsx'),
  ]);
  const BellWithData = (): ReactNode => (
    <DataProvider>
      <InboxBell />
    </DataProvider>
  );
  return { default: BellWithData };
});

// A page that can be read does without it rather than fall with it.
const Bell = lazy(() => loadWithMessages(BELL).catch(() => ({ default: () => null })));

/** Nothing for visitors, and for those who get no notifications. */
export function LazyNotificationBell() {
  if (!useUser()?.capabilities.includes('notifications.own')) return null;
  return (
    <Suspense fallback={null}>
      <Bell />
    </Suspense>
  );
}
