// What tells of new messages on every page, loaded after sign-in and after the first view, so that no page waits for it.

import { lazy, Suspense } from 'react';
import type { AppHistory } from '#web/platform/navigation/history.ts';
import { useUser } from '#web/platform/session/session.ts';

/** Waits until the page is drawn. If the alerts can't be loaded, the page works without them. */
const Alerts = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve));
  return import('./load-message-alerts.ts').then(({ loadMessageAlerts }) => loadMessageAlerts()).catch(() => ({ default: () => null }));
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
