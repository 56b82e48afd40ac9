// Use cases of saved replies.

import type { SavedReply } from '#contract/messaging/saved-reply.shapes.ts';
import { savedReplies } from '#server/db/schema/messaging.ts';
import { createResourceUseCases } from '#server/platform/resource/resource.ts';
import { findSavedReplies, type SavedReplyRow, savedReplyList } from './saved-replies.queries.ts';

export const savedReplyCases = createResourceUseCases<SavedReplyRow, SavedReply>({
  subject: 'savedReply',
  table: savedReplies,
  list: savedReplyList,
  rows: findSavedReplies,
  record: (row) => row,
  alike: { saved_replies_name: 'name' },
});
