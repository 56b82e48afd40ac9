// Endpoints of how people hear of messages.

import * as inboundMail from '#contract/messaging/inbound-mail.endpoints.ts';
import * as preferences from '#contract/messaging/preferences.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { receiveInboundMail } from './inbound/inbound-mail.service.ts';
import { changeMessagingPreferences, readMessagingPreferences, subscribeToPush, unsubscribeFromPush } from './preferences.service.ts';
import { unsubscribeFromMessages } from './unsubscribe.service.ts';

export const noticeRoutes = [
  ...defineRoutes(preferences, {
    readMessagingPreferences,
    changeMessagingPreferences,
    subscribeToPush,
    unsubscribeFromPush,
    unsubscribeFromMessages,
  }),
  ...defineRoutes(inboundMail, { receiveInboundMail }),
];
