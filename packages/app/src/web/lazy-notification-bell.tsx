// The notification bell outside the areas, loaded after sign-in only, so that visitors don't load it.

import { lazy, Suspense } from 'react';
import { useUser } from '#web/platform/session/session.ts';

// If the bell can't be loaded, the page is shown without it instead of failing.
const Bell = lazy(() =>
  import('./load-notification-bell.tsx').then(({ loadNotificationBell }) => loadNotificationBell()).catch(() => ({ default: () => null })),
);

/** Renders nothing for visitors and for users without notifications. */
export function LazyNotificationBell() {
  if (!useUser()?.capabilities.includes('notifications.own')) return null;
  return (
    <Suspense fallback={null}>
      <Bell />
    </Suspense>
  );
}
