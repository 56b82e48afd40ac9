// What tells of new messages on every page, loaded after sign-in and after the first view, so that no page waits for it.

import { lazy, Suspense, useEffect, useState } from 'react';
import { loadWithMessages } from '#web/platform/lazy/load-with-messages.ts';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import type { AppHistory } from '#web/platform/navigation/history.ts';
import { useUser } from '#web/platform/session/session.ts';

const ALERTS = withMessages(() =>
  import('#web/features/messaging/alerts/message-alerts.tsx').then(({ MessageAlerts }) => ({ default: MessageAlerts })),
);

// If it can't be loaded, the page works without it.
const Alerts = lazy(() => loadWithMessages(ALERTS).catch(() => ({ default: () => null })));

/** Renders nothing for visitors and for users without messages. */
export function LazyMessageAlerts({ history }: { readonly history: AppHistory }) {
  const user = useUser();
  const [isIdle, setIsIdle] = useState(false);
  const isNeeded = user?.capabilities.includes('conversations.count') === true;
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setTimeout(() => setIsIdle(true));
    return () => clearTimeout(timer);
  }, [isNeeded]);
  if (!isNeeded || !isIdle) return null;
  return (
    <Suspense fallback={null}>
      <Alerts key={user.id} history={history} />
    </Suspense>
  );
}
