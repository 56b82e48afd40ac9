// What tells of new messages on every page, loaded after sign-in and after the first view, so that no page waits for it.

import { lazy, Suspense } from 'react';
import { loadWithMessages } from '#web/platform/lazy/load-with-messages.ts';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import type { AppHistory } from '#web/platform/navigation/history.ts';
import { useUser } from '#web/platform/session/session.ts';

const ALERTS = withMessages(() =>
  import('#web/features/messaging/alerts/message-alerts.tsx').then(({ MessageAlerts }) => ({ default: MessageAlerts })),
);

/** Waits until the page is drawn. If the alerts can't be loaded, the page works without them. */
const Alerts = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve));
  return loadWithMessages(ALERTS).catch(() => ({ default: () => null }));
});

/** Renders nothing for visitors and for users without messages. */
export function LazyMessageAlerts({ history }: { readonly history: AppHistory }) {
  const user = useUser();
  if (!user?.capabilities.includes('conversations.count')) return null;
  return (
    <Suspense fallback={null}>
      <Alerts key={user.id} history={history} />
    </Suspense>
  );
}
