// Use case: withdrawing a message.

import { MESSAGE_TYPE, WITHDRAWAL_MINUTES } from '#contract/messaging/message.ts';
import type * as endpoints from '#contract/messaging/messages.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { detachFiles } from '#server/features/attachments/attachments.public.ts';
import { lockReadableConversation } from '#server/features/messaging/conversations/conversation-access.service.ts';
import type {} from '#server/features/messaging/live/events.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { publishEvent } from '#server/platform/realtime/events.ts';
import { enqueueWithdrawal } from '../provider/mirror-conversation.service.ts';
import { MESSAGE_SUBJECT } from './message-files.service.ts';
import { deleteTranslations, findMessageRow, lockMessageRow, updateWithdrawn } from './messages.queries.ts';
import { getMessageAnswer } from './messages.service.ts';
import { repairUnread } from './unread.queries.ts';

const MINUTE = 60_000;

/** Takes an own message back: its text and file are deleted, everybody sees that there was one, and it is unread for nobody. */
export async function withdrawMessage(
  call: Call,
  { params: { id } }: CheckedRequest<typeof endpoints.withdrawMessage>,
): Promise<AnswerOf<typeof endpoints.withdrawMessage>> {
  const found = await findMessageRow(call.db, id);
  if (found === null || found.senderId !== call.caller?.id || found.messageType !== MESSAGE_TYPE.conversation) throw notFound();
  const { conversationId } = found;
  return call.db.transaction(async (tx) => {
    await lockReadableConversation(tx, call, conversationId);
    const message = await lockMessageRow(tx, id);
    if (message === null) throw notFound();
    if (message.withdrawnAt !== null) return getMessageAnswer(call, tx, id);
    const now = call.app.clock.now();
    if (now.getTime() - message.createdAt.getTime() > WITHDRAWAL_MINUTES * MINUTE) throw new AppError('withdrawalOver');
    await updateWithdrawn(tx, { id, at: now });
    await deleteTranslations(tx, id);
    await detachFiles(tx, call.app, { subject: { type: MESSAGE_SUBJECT, id: String(id) } });
    await repairUnread(tx, conversationId);
    await enqueueWithdrawal(tx, call.app, { conversationId, messageId: id });
    await publishEvent(tx, { kind: 'message.changed', conversationId, messageId: id });
    return getMessageAnswer(call, tx, id);
  });
}
