// Everything that features do on the live channel, feature by feature.

import { callEvents } from './features/messaging/calls/calls.realtime.ts';
import { messagingEvents } from './features/messaging/live/messaging.events.ts';
import { mirrorEvents } from './features/messaging/provider/mirror.realtime.ts';
import { notificationEvents } from './features/notifications/notifications.events.ts';
import type { RealtimeFeature } from './platform/realtime/feature.ts';
import { listWatch } from './platform/realtime/watch-lists.ts';

export const allRealtimeFeatures: readonly RealtimeFeature[] = [listWatch, notificationEvents, messagingEvents, callEvents, mirrorEvents];
