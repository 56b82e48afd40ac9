// Endpoints of conversations.

import * as conversations from '#contract/messaging/conversations.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import {
  archiveConversation,
  deleteConversation,
  joinConversation,
  removeParticipant,
  unarchiveConversation,
} from './change-conversation.service.ts';
import {
  findConversationBySid,
  listArchivedConversations,
  listConversationReaders,
  listConversations,
  listUnreadConversations,
  readConversation,
  readUnreadCounts,
} from './conversations.service.ts';
import { addParticipant, createGroupConversation, listCandidates, renameConversation } from './groups.service.ts';
import { readResponseTime } from './response-time.service.ts';

export const conversationRoutes = defineRoutes(conversations, {
  listConversations,
  listUnreadConversations,
  listArchivedConversations,
  readUnreadCounts,
  readConversation,
  findConversationBySid,
  joinConversation,
  removeParticipant,
  archiveConversation,
  unarchiveConversation,
  deleteConversation,
  createGroupConversation,
  renameConversation,
  listCandidates,
  addParticipant,
  listConversationReaders,
  readResponseTime,
});
