// Erases a user from conversations, with their account.

import type { Transaction } from '#server/db/database.ts';
import { deleteFilesOf } from '#server/features/attachments/attachments.public.ts';
import { MESSAGE_SUBJECT } from '../messages/message-files.service.ts';
import { markMirrorsForReset } from '../provider/mirrors.queries.ts';
import { eraseMessagesOf, eraseMessagingOf, eraseNamesOf, eraseSystemMessages, eraseTextsAbout } from './erasure.queries.ts';

/** Erases what a user has written, with its files, and what was written about them by the product and by staff. */
export async function eraseConversations(tx: Transaction, userId: number): Promise<void> {
  for (const id of await eraseMessagesOf(tx, userId)) await deleteFilesOf(tx, { type: MESSAGE_SUBJECT, id: String(id) });
  const about = await eraseNamesOf(tx, userId);
  await eraseSystemMessages(tx, userId, about);
  // Sentences of the product are not copied: conversations in which these alone have changed stay as they are.
  await markMirrorsForReset(tx, userId, about);
  await eraseTextsAbout(tx, userId, about);
  await eraseMessagingOf(tx, userId);
}
