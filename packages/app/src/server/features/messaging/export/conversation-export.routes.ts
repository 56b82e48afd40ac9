// The endpoint of exported conversations.

import * as conversationExport from '#contract/messaging/conversation-export.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { exportConversation } from './export-conversation.service.ts';

export const conversationExportRoutes = defineRoutes(conversationExport, { exportConversation });
