// Use cases of customer support: a user's request, writing to it, and its assignment to one of the staff.

import type * as endpoints from '#contract/messaging/support.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, HttpError, notFound, ValidationError } from '#server/platform/errors.ts';
import { publishEvent } from '#server/platform/realtime/events.ts';
import { recordChange } from '#server/platform/record-change.ts';
import {
  getReadableConversation,
  getWritableConversation,
  lockReadableConversation,
  type ReadableConversation,
} from '../conversations/conversation-access.service.ts';
import { getCaller, getConversationAnswer } from '../conversations/conversations.service.ts';
import { joinParticipant } from '../conversations/participants.service.ts';
import { getMessageAnswer } from '../messages/messages.service.ts';
import { type NewMessageFields, sendOnce, writeMessage } from '../messages/send-message.service.ts';
import { openSupport } from './open-support.service.ts';
import { findSentToSupport, findSupport, isParentOfAgent, isSupportStaff, updateAssignee } from './support.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/**
 * Refuses to help a user: everybody reads and writes their own request, agents those of the parents of their trips, other staff all.
 * @throws HttpError 403, also for a user that doesn't exist, so that nobody learns who has an account
 */
async function assertMayHelp(call: Call, userId: number): Promise<void> {
  const callerId = getCaller(call).id;
  if (userId === callerId) return;
  const grant = call.granted('support.handle');
  if (grant?.all === true) return;
  if (grant === null || !(await isParentOfAgent(call.db, { agentId: callerId, userId }))) throw new HttpError('forbidden');
}

async function getSupportOf(call: Call, userId: number): Output<'readSupportConversation'> {
  const found = await findSupport(call.db, userId);
  if (found === null) return { conversation: null };
  return { conversation: await getConversationAnswer(call, call.db, { id: found.id }) };
}

export function getSupportConversation(call: Call): Output<'readSupportConversation'> {
  return getSupportOf(call, getCaller(call).id);
}

export async function getSupportOfUser(call: Call, { params: { userId } }: Input<'readSupportOfUser'>): Output<'readSupportOfUser'> {
  await assertMayHelp(call, userId);
  return getSupportOf(call, userId);
}

interface SupportMessage {
  readonly userId: number;
  readonly fields: NewMessageFields;
}

/** Writes to the open request of a user, which begins with the first message. Staff join it, since they take part from now on. */
async function writeToSupport(tx: Transaction, call: Call, { userId, fields }: SupportMessage) {
  const senderId = getCaller(call).id;
  const conversationId = await openSupport(tx, call.app, userId);
  if (conversationId === null) throw notFound();
  if (senderId !== userId) {
    await joinParticipant(tx, { conversationId, userId: senderId, at: call.app.clock.now(), isUnread: false, again: true });
  }
  const conversation = await getWritableConversation(tx, call, conversationId);
  const { id: messageId } = await writeMessage(tx, call, { conversation, fields });
  return { conversationId, messageId };
}

/** Sends a message to support. Sent again with the same local id it is the same message, also if the request was closed meanwhile. */
export async function sendSupportMessage(call: Call, { body }: Input<'sendSupportMessage'>): Output<'sendSupportMessage'> {
  const senderId = getCaller(call).id;
  const { userId = senderId, ...fields } = body;
  const { localMessageId } = fields;
  await assertMayHelp(call, userId);
  return sendOnce(() =>
    call.db.transaction(async (tx) => {
      const known = localMessageId === undefined ? null : await findSentToSupport(tx, { senderId, userId, localMessageId });
      const { conversationId, messageId } = known ?? (await writeToSupport(tx, call, { userId, fields }));
      return {
        conversation: await getConversationAnswer(call, tx, { id: conversationId }),
        message: await getMessageAnswer(call, tx, messageId),
      };
    }),
  );
}

/** Refuses the caller's own request: nobody handles it, or reads what colleagues note about it. */
function assertHandled(call: Call, conversation: ReadableConversation): ReadableConversation {
  if (conversation.userId === getCaller(call).id) throw notFound();
  return conversation;
}

/**
 * Returns a conversation that the caller handles as staff.
 * @throws HttpError 404 also for the caller's own request
 */
export async function getHandledConversation(call: Call, db: Queryable, id: number): Promise<ReadableConversation> {
  return assertHandled(call, await getReadableConversation(call, db, id));
}

/** Returns a conversation like `getHandledConversation`, locked until the transaction ends. */
export async function lockHandledConversation(tx: Transaction, call: Call, id: number): Promise<ReadableConversation> {
  return assertHandled(call, await lockReadableConversation(tx, call, id));
}

/** Staff who see all requests assign them to any colleague; agents only take them, or give them back. */
async function assertAssignable(tx: Transaction, call: Call, assigneeId: number | null): Promise<void> {
  if (assigneeId === null || assigneeId === getCaller(call).id) return;
  if (call.grant.all && (await isSupportStaff(tx, assigneeId))) return;
  throw new ValidationError([{ field: 'assigneeId', rule: 'unknownNumber' }]);
}

export async function assignSupport(call: Call, { params: { id }, body }: Input<'assignSupport'>): Output<'assignSupport'> {
  const { assigneeId, previousAssigneeId } = body;
  return call.db.transaction(async (tx) => {
    const conversation = await lockHandledConversation(tx, call, id);
    if (conversation.type !== 'customer-support') throw notFound();
    await assertAssignable(tx, call, assigneeId);
    const before = conversation.assigneeId;
    if (before !== previousAssigneeId) {
      throw new AppError('changedMeanwhile', { current: { ...(await getConversationAnswer(call, tx, { id })) } });
    }
    if (before !== assigneeId) {
      await updateAssignee(tx, { id, assigneeId });
      const changes = { assigneeId: { before, after: assigneeId } };
      await recordChange(tx, call, { action: 'support.assign', subjectType: 'conversation', subjectId: id, changes });
      await publishEvent(tx, { kind: 'conversation.changed', conversationId: id });
    }
    return getConversationAnswer(call, tx, { id });
  });
}
