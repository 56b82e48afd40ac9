// Loads the parts of every page for signed-in users, with their texts: a file of its own, so that the first page doesn't have to name all
// of their files.

import type { ComponentProps, ReactNode } from 'react';
import { loadWithMessages } from '#web/platform/lazy/load-with-messages.ts';
import { withMessages } from '#web/platform/lazy/with-messages.ts';

const ALERTS = withMessages(async () => {
  const [{ MessageAlerts }, { KeptStays }] = await Promise.all([
    import('#web/features/messaging/alerts/message-alerts.tsx'),
    import('#web/features/trips/offline/kept-stays.tsx'),
  ]);
  const Unseen = (props: ComponentProps<typeof MessageAlerts>): ReactNode => (
    <>
      <MessageAlerts {...props} />
      <KeptStays />
    </>
  );
  return { default: Unseen };
});

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

/** Loads what tells of new messages on every page, and keeps the next stays for when there is no connection, once the page is drawn. */
export async function loadMessageAlerts() {
  await new Promise((resolve) => setTimeout(resolve));
  return loadWithMessages(ALERTS);
}

/** Loads the notification bell of pages outside the areas. */
export const loadNotificationBell = () => loadWithMessages(BELL);
