// Endpoints of messages.

import * as messages from '#contract/messaging/messages.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { listMessages, searchMessages } from './messages.service.ts';
import { markSeen, markUnread } from './seen.service.ts';
import { sendMessage } from './send-message.service.ts';
import { withdrawMessage } from './withdraw-message.service.ts';

export const messageRoutes = defineRoutes(messages, {
  listMessages,
  searchMessages,
  sendMessage,
  withdrawMessage,
  markSeen,
  markUnread,
});
