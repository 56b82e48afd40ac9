// Loads what tells of new messages, with its texts: a file of its own, so that the first page doesn't have to name all of its parts.

import { loadWithMessages } from '#web/platform/lazy/load-with-messages.ts';
import { withMessages } from '#web/platform/lazy/with-messages.ts';

const ALERTS = withMessages(() =>
  import('#web/features/messaging/alerts/message-alerts.tsx').then(({ MessageAlerts }) => ({ default: MessageAlerts })),
);

export const loadMessageAlerts = () => loadWithMessages(ALERTS);
