// Files of messages: only who can read the conversation can read them.

import { whereReadableConversations } from '#server/features/messaging/conversations/conversation-scope.queries.ts';
import type { AttachmentSubject } from '#server/platform/files/attachment-subject.ts';
import { isMessageIn } from './messages.queries.ts';

/** The type of the subject that files of messages belong to. */
export const MESSAGE_SUBJECT = 'message';

/** Confidential: neither who was taken out of the conversation nor staff who can't read it get its files. */
export const messageFiles: AttachmentSubject = {
  type: MESSAGE_SUBJECT,
  isConfidential: true,
  async mayRead(reader, subjectId) {
    if (reader.caller === null) return false;
    return isMessageIn(reader.db, Number(subjectId), whereReadableConversations(reader));
  },
};
