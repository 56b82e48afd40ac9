// In which conversations meetings take place, and who may change them.

import type { Queryable, Transaction } from '#server/db/database.ts';
import type { App, Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { getWritableConversation, lockReadableConversation, toReadableConversation } from '../conversations/conversation-access.service.ts';
import { listConversationFactsByIds } from '../conversations/conversation-facts.queries.ts';

/** Returns those of some conversations that are neither closed, nor blocked for a user, nor deleted. */
export async function findOpenConversations(
  app: Pick<App, 'clock'>,
  db: Queryable,
  { ids, userId }: { ids: readonly number[]; userId: number },
): Promise<ReadonlySet<number>> {
  const facts = ids.length === 0 ? [] : await listConversationFactsByIds(db, { ids: [...new Set(ids)], userId });
  const open = facts
    .map((one) => toReadableConversation({ app }, one))
    .filter((one) => one.closedReason === null && one.deletedAt === null);
  return new Set(open.map(({ id }) => id));
}

/** Returns the conversation of a meeting that the caller changes. If it is closed, who takes part there can only cancel the meeting. */
export async function getConversationToChange(
  tx: Transaction,
  call: Call,
  { conversationId, isOnlyCancelled }: { conversationId: number; isOnlyCancelled: boolean },
) {
  if (!isOnlyCancelled) return getWritableConversation(tx, call, conversationId);
  const conversation = await lockReadableConversation(tx, call, conversationId);
  if (!conversation.isParticipant) throw new AppError('notJoined');
  return conversation;
}
