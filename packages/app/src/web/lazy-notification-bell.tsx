// The notification bell outside the areas, loaded after sign-in only, so that visitors don't load it.

import { lazy, type ReactNode, Suspense } from 'react';
import { loadWithMessages } from '#web/platform/lazy/load-with-messages.ts';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { useUser } from '#web/platform/session/session.ts';

const BELL = withMessages(async () => {
  const [{ InboxBell }, { DataProvider }] = await Promise.all([
    import('#web/features/notifications/inbox-bell.tsx'),
    import('#web/platform/api/data-provider.tsx'),
    import('#web/platform/realtime/start-realtime.ts'),
  ]);
  const BellWithData = (): ReactNode => (
    <DataProvider>
      <InboxBell />
    </DataProvider>
  );
  return { default: BellWithData };
});

// If the bell can't be loaded, the page is shown without it instead of failing.
const Bell = lazy(() => loadWithMessages(BELL).catch(() => ({ default: () => null })));

/** Renders nothing for visitors and for users without notifications. */
export function LazyNotificationBell() {
  if (!useUser()?.capabilities.includes('notifications.own')) return null;
  return (
    <Suspense fallback={null}>
      <Bell />
    </Suspense>
  );
}
