// The bell outside the areas, loaded once somebody is signed in: visitors load nothing of it.

import { lazy, type ReactNode, Suspense } from 'react';
import { loadMessages } from './platform/messages.ts';
import { useUser } from './platform/session.ts';

async function load(): Promise<{ default: () => ReactNode }> {
  const [{ InboxBell }, { DataProvider }] = await Promise.all([
    import('./features/notifications/inbox-bell.tsx'),
    import('./platform/data-provider.tsx'),
    loadMessages(['notifications', 'names']),
  ]);
  return {
    default: () => (
      <DataProvider>
        <InboxBell />
      </DataProvider>
    ),
  };
}

// A page that can be read does without it rather than fall with it.
const Bell = lazy(() => load().catch(() => ({ default: () => null })));

/** Nothing for visitors, and for those who get no notifications. */
export function LateBell() {
  if (!useUser()?.capabilities.includes('notifications.own')) return null;
  return (
    <Suspense fallback={null}>
      <Bell />
    </Suspense>
  );
}
