// Everything that features do on the live channel, feature by feature.

import { menuEvents } from './features/content/menus/menu-cache.ts';
import { findRowAgents } from './features/lists/row-agents.queries.ts';
import { sheetPresence } from './features/lists/sheet-presence.events.ts';
import { callEvents } from './features/messaging/calls/calls.realtime.ts';
import { messageEvents } from './features/messaging/live/message.events.ts';
import { notificationEvents } from './features/notifications/notifications.events.ts';
import type { RealtimeFeature } from './platform/realtime/feature.ts';
import { createListWatch } from './platform/realtime/watch-lists.ts';

export const allRealtimeFeatures: readonly RealtimeFeature[] = [
  createListWatch(findRowAgents),
  sheetPresence,
  menuEvents,
  notificationEvents,
  messageEvents,
  callEvents,
];
