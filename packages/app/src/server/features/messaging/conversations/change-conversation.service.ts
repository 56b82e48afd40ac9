// Use cases: joining and leaving a conversation, archiving it, and deleting it.

import type { ConversationRecord } from '#contract/messaging/conversation.shapes.ts';
import type * as endpoints from '#contract/messaging/conversations.endpoints.ts';
import { MESSAGE_TYPE, type SystemSentence } from '#contract/messaging/message.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { publishEvent } from '#server/platform/realtime/events.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { postMessage } from '../messages/post-message.service.ts';
import { lockSupported } from '../support/support.queries.ts';
import { getReadableConversation, lockReadableConversation, type ReadableConversation } from './conversation-access.service.ts';
import { hasOtherOpenSupport, markDeleted, updateSupportClosed, upsertArchived, upsertHidden } from './conversation-changes.queries.ts';
import { findFamilies, listParticipants } from './conversation-parts.queries.ts';
import { getCaller, getConversationAnswer } from './conversations.service.ts';
import { findFixedParticipants } from './fixed-participants.rules.ts';
import { markRemoved } from './participants.queries.ts';
import { joinParticipant, publishParticipation } from './participants.service.ts';
import { canRemoveOthers } from './reader.rules.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

interface Sentence {
  readonly conversationId: number;
  readonly sentence: SystemSentence;
  /** Whom the sentence names. */
  readonly person?: { readonly id: number; readonly firstName: string };
  readonly title?: string;
}

/** Posts a sentence of the product for everyone in a conversation. */
export async function postSentence(tx: Transaction, { app }: Pick<Call, 'app'>, { conversationId, sentence, person, title }: Sentence) {
  const values = { ...(person === undefined ? {} : { name: person.firstName }), ...(title === undefined ? {} : { title }) };
  const named = person === undefined ? {} : { personId: person.id };
  const content = { texts: [{ sentence, values, ...named, requireRoles: [] }] };
  await postMessage(tx, app, { conversationId, senderId: null, messageType: MESSAGE_TYPE.system, contentType: 1, content });
}

export async function joinConversation(call: Call, { query: { conversationId } }: Input<'joinConversation'>): Output<'joinConversation'> {
  const { id: userId, account } = getCaller(call);
  return call.db.transaction(async (tx) => {
    const { isParticipant } = await lockReadableConversation(tx, call, conversationId);
    if (!isParticipant) {
      await postSentence(tx, call, { conversationId, sentence: 'joined', person: { id: userId, firstName: account.firstName } });
      await joinParticipant(tx, { conversationId, userId, at: call.app.clock.now(), isUnread: false, again: true });
    }
    return getConversationAnswer(call, tx, { id: conversationId });
  });
}

/** Finds who is to be taken out: the caller, or a participant whom the caller may take out. */
async function findParticipant(tx: Transaction, call: Call, { row, userId }: { row: ReadableConversation; userId: number }) {
  const people = await listParticipants(tx, [row.id]);
  const found = people.find(({ id }) => id === userId);
  if (found === undefined) throw notFound();
  if (userId !== getCaller(call).id && !canRemoveOthers(call.grant)) throw notFound();
  const families = await findFamilies(tx, [row.offer?.hostFamilyId]);
  const hostUserId = families.get(row.offer?.hostFamilyId ?? 0)?.userId ?? null;
  if (findFixedParticipants(row, { people, hostUserId }).has(userId)) throw new AppError('participantFixed');
  return found;
}

export async function removeParticipant(call: Call, { query }: Input<'removeParticipant'>): Output<'removeParticipant'> {
  const caller = getCaller(call);
  const { conversationId, userId = caller.id } = query;
  return call.db.transaction(async (tx) => {
    const row = await lockReadableConversation(tx, call, conversationId);
    const person = await findParticipant(tx, call, { row, userId });
    await markRemoved(tx, { conversationId, userId, at: call.app.clock.now() });
    const sentence = userId === caller.id ? 'left' : 'removed';
    await postSentence(tx, call, { conversationId, sentence, person });
    await publishParticipation(tx, { conversationId, userId }, false);
    const t = getTranslator(call.locale);
    return { message: t(userId === caller.id ? 'answers.conversationLeft' : 'answers.participantRemoved') };
  });
}

/** Closes a request to support for everyone, or opens it again; says so in it. */
async function setSupportClosed(tx: Transaction, call: Call, { row, isClosed }: { row: ReadableConversation; isClosed: boolean }) {
  const { id, userId, archivedAt } = row;
  if ((archivedAt !== null) === isClosed) return;
  if (!isClosed && userId !== null && (await hasOtherOpenSupport(tx, { id, userId }))) throw new AppError('requestOpen');
  await postSentence(tx, call, { conversationId: id, sentence: isClosed ? 'archived' : 'unarchived' });
  await updateSupportClosed(tx, id, isClosed ? call.app.clock.now() : null);
  await publishEvent(tx, { kind: 'conversation.changed', conversationId: id });
}

async function setArchived(call: Call, { id, isArchived }: { id: number; isArchived: boolean }): Promise<ConversationRecord> {
  const { id: userId } = getCaller(call);
  return call.db.transaction(async (tx) => {
    // A user has one open request: no other one may begin while this one is opened again. Locked in the order of `openSupport`.
    const { userId: supportedId } = await getReadableConversation(call, tx, id);
    if (supportedId !== null && !isArchived) await lockSupported(tx, supportedId);
    const row = await lockReadableConversation(tx, call, id);
    if (row.type === 'customer-support') await setSupportClosed(tx, call, { row, isClosed: isArchived });
    else if ((row.own?.archivedAt != null) !== isArchived) {
      await upsertArchived(tx, { conversationId: id, userId, archivedAt: isArchived ? call.app.clock.now() : null });
      await publishEvent(tx, { kind: 'conversation.own', conversationId: id, userId });
    }
    return getConversationAnswer(call, tx, { id });
  });
}

export function archiveConversation(call: Call, { query }: Input<'archiveConversation'>): Output<'archiveConversation'> {
  return setArchived(call, { id: query.conversationId, isArchived: true });
}

export function unarchiveConversation(call: Call, { query }: Input<'unarchiveConversation'>): Output<'unarchiveConversation'> {
  return setArchived(call, { id: query.conversationId, isArchived: false });
}

/** Deletes a conversation for everyone; its people are cut off. */
async function deleteForEveryone(tx: Transaction, call: Call, { id, type }: ReadableConversation): Promise<void> {
  const people = await listParticipants(tx, [id]);
  await markDeleted(tx, id, call.app.clock.now());
  await recordChange(tx, call, { action: 'conversation.delete', subjectType: 'conversation', subjectId: id, changes: { type } });
  for (const { id: userId } of people) await publishParticipation(tx, { conversationId: id, userId }, false);
  await publishEvent(tx, { kind: 'conversation.changed', conversationId: id });
}

export async function deleteConversation(
  call: Call,
  { query: { conversationId } }: Input<'deleteConversation'>,
): Output<'deleteConversation'> {
  const { id: userId } = getCaller(call);
  return call.db.transaction(async (tx) => {
    const row = await lockReadableConversation(tx, call, conversationId);
    if (call.grant.ways.some(({ code }) => code === 'D')) await deleteForEveryone(tx, call, row);
    else {
      await upsertHidden(tx, { conversationId, userId, sequence: row.lastSequence });
      await publishEvent(tx, { kind: 'conversation.own', conversationId, userId });
    }
    return { message: getTranslator(call.locale)('answers.conversationDeleted') };
  });
}
