// Endpoints of customer support.

import * as savedReplies from '#contract/messaging/saved-replies.endpoints.ts';
import * as support from '#contract/messaging/support.endpoints.ts';
import { defineRoutes, type Route } from '#server/platform/http/routes.ts';
import { addNote, listNotes } from './notes.service.ts';
import { listRenderedReplies } from './rendered-replies.service.ts';
import { savedReplyCases } from './saved-replies.service.ts';
import { assignSupport, getSupportConversation, getSupportOfUser, sendSupportMessage } from './support.service.ts';

export const supportRoutes: readonly Route[] = [
  ...defineRoutes(support, {
    addNote,
    assignSupport,
    listNotes,
    readSupportConversation: getSupportConversation,
    readSupportOfUser: getSupportOfUser,
    sendSupportMessage,
  }),
  ...defineRoutes(savedReplies, {
    listRenderedReplies,
    listSavedReplies: (call, { query }) => savedReplyCases.page(call, query),
    createSavedReply: (call, { body }) => savedReplyCases.create(call, { ...body, createdAt: call.app.clock.now() }),
    updateSavedReply: (call, { params, body }) => savedReplyCases.edit(call, { ...body, id: params.id }),
    deleteSavedReply: (call, { params }) => savedReplyCases.remove(call, params.id),
  }),
];
