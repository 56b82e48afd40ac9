// Use cases: what a participant has seen, and making a conversation unread.

import type * as endpoints from '#contract/messaging/messages.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { getReadableConversation } from '#server/features/messaging/conversations/conversation-access.service.ts';
import type {} from '#server/features/messaging/live/events.ts';
import type { Call, Caller } from '#server/platform/app.ts';
import { HttpError, notFound, ValidationError } from '#server/platform/errors.ts';
import { publishEvent } from '#server/platform/realtime/events.ts';
import { isForReader } from './message.records.ts';
import { findMessageRow } from './messages.queries.ts';
import {
  countUnreadConversations,
  findFirstUnread,
  findLastForeign,
  findMessageBefore,
  listLastSeen,
  lockParticipant,
  updateSeen,
} from './unread.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output = Promise<AnswerOf<typeof endpoints.markSeen>>;

/** Returns the caller; another user that the request names does not exist for them. */
function getCaller({ caller }: Call, userId: number | undefined): Caller {
  if (caller === null) throw new HttpError('unauthenticated');
  if (userId !== undefined && userId !== caller.id) throw notFound();
  return caller;
}

/** Saves what a participant has seen, and tells the others and the participant's other tabs. */
async function savePointer(tx: Transaction, pointer: Parameters<typeof updateSeen>[1]): Promise<void> {
  const { conversationId, userId, lastSeenMessageId } = pointer;
  await updateSeen(tx, pointer);
  await publishEvent(tx, { kind: 'message.seen', conversationId, userId, messageId: lastSeenMessageId });
  await publishEvent(tx, { kind: 'conversation.own', conversationId, userId });
}

async function toAnswer(call: Call, { conversationId, userId }: { conversationId: number; userId: number }): Output {
  return {
    lastSeenMessages: await listLastSeen(call.db, conversationId),
    unreadTotal: await countUnreadConversations(call.db, userId),
  };
}

/** Records the last message that the caller has seen. An older one than recorded changes nothing, nor does somebody who only reads. */
export async function markSeen(call: Call, { body }: Input<'markSeen'>): Output {
  const { id: userId, roles } = getCaller(call, body.userId);
  const { conversationId, messageId } = body;
  await getReadableConversation(call, call.db, conversationId);
  const message = await findMessageRow(call.db, messageId);
  if (message === null || message.conversationId !== conversationId || !isForReader(message, roles))
    throw new ValidationError([{ field: 'messageId', rule: 'unknownNumber' }]);
  await call.db.transaction(async (tx) => {
    const found = await lockParticipant(tx, { conversationId, userId });
    if (found === null || (found.lastSeenMessageId ?? 0) >= messageId) return;
    const unreadSince = await findFirstUnread(tx, { conversationId, userId, roles, afterId: messageId });
    await savePointer(tx, { conversationId, userId, lastSeenMessageId: messageId, unreadSince });
  });
  return toAnswer(call, { conversationId, userId });
}

/** Makes a conversation unread from the newest message of somebody else on; without one nothing changes. */
export async function markUnread(call: Call, { body }: Input<'markUnread'>): Output {
  const { id: userId, roles } = getCaller(call, body.userId);
  const { conversationId } = body;
  await getReadableConversation(call, call.db, conversationId);
  await call.db.transaction(async (tx) => {
    const found = await lockParticipant(tx, { conversationId, userId });
    const last = found === null ? null : await findLastForeign(tx, { conversationId, userId, roles });
    // What is unread already stays unread from its first message on.
    if (found === null || last === null || (found.lastSeenMessageId ?? 0) < last.id) return;
    const lastSeenMessageId = await findMessageBefore(tx, { conversationId, id: last.id });
    // Who has made it unread knows of its messages: no email tells of them.
    const emailedMessageId = Math.max(found.emailedMessageId ?? 0, last.id);
    await savePointer(tx, { conversationId, userId, lastSeenMessageId, unreadSince: last.createdAt, emailedMessageId });
  });
  return toAnswer(call, { conversationId, userId });
}
