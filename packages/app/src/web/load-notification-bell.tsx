// Loads the notification bell, with its texts: a file of its own, so that the first page doesn't have to name all of its parts.

import type { ReactNode } from 'react';
import { loadWithMessages } from '#web/platform/lazy/load-with-messages.ts';
import { withMessages } from '#web/platform/lazy/with-messages.ts';

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

export const loadNotificationBell = () => loadWithMessages(BELL);
