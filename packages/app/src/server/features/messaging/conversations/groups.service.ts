// Use cases: the conversation of a group, its name, and adding people to a conversation.

import type * as endpoints from '#contract/messaging/conversations.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { publishEvent } from '#server/platform/realtime/events.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { toRoleLabel } from '../messages/message.records.ts';
import { postSentence } from './change-conversation.service.ts';
import { getReadableConversation, lockReadableConversation } from './conversation-access.service.ts';
import { updateName } from './conversation-changes.queries.ts';
import { getCaller, getConversationAnswer } from './conversations.service.ts';
import { findConversationOfGroup, insertGroupConversation, listCandidateRows, lockGroup } from './groups.queries.ts';
import { joinParticipant, syncConversations } from './participants.service.ts';
import { createSid } from './sid.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Creates the conversation of a group with the parents of its students, and the caller. */
async function beginConversation(tx: Transaction, call: Call, { groupId, name }: { groupId: number; name: string }): Promise<number> {
  const at = call.app.clock.now();
  const id = await insertGroupConversation(tx, { groupId, name, sid: createSid(), at });
  await syncConversations(tx, call.app, [id]);
  await joinParticipant(tx, { conversationId: id, userId: getCaller(call).id, at, isUnread: false });
  await publishEvent(tx, { kind: 'conversation.changed', conversationId: id });
  return id;
}

export async function createGroupConversation(call: Call, { body }: Input<'createGroupConversation'>): Output<'createGroupConversation'> {
  const { id: userId } = getCaller(call);
  return call.db.transaction(async (tx) => {
    const group = await lockGroup(tx, { id: body.groupId, agentId: call.grant.all ? null : userId });
    if (group === null) throw notFound();
    const id = (await findConversationOfGroup(tx, group.id)) ?? (await beginConversation(tx, call, body));
    return getConversationAnswer(call, tx, { id });
  });
}

export async function renameConversation(call: Call, { params: { id }, body }: Input<'renameConversation'>): Output<'renameConversation'> {
  const { id: userId, account } = getCaller(call);
  return call.db.transaction(async (tx) => {
    const row = await lockReadableConversation(tx, call, id);
    if (row.type !== 'group') throw notFound();
    if (row.name !== body.name) {
      await updateName(tx, id, body.name);
      const person = { id: userId, firstName: account.firstName };
      if (body.name !== '') await postSentence(tx, call, { conversationId: id, sentence: 'renamed', person, title: body.name });
      await publishEvent(tx, { kind: 'conversation.changed', conversationId: id });
    }
    return getConversationAnswer(call, tx, { id });
  });
}

export async function listCandidates(call: Call, { params: { id }, query }: Input<'listCandidates'>): Output<'listCandidates'> {
  const { groupId } = await getReadableConversation(call, call.db, id);
  const rows = await listCandidateRows(call.db, { conversationId: id, groupId, search: query.search });
  const t = getTranslator(call.locale);
  return {
    data: rows.map(({ id: userId, name, attributes, roles }) => ({
      ...{ id: userId, name },
      role: toRoleLabel({ teamRole: attributes.teamRole ?? null, roles }, t),
    })),
  };
}

export async function addParticipant(call: Call, { params: { id }, body: { userId } }: Input<'addParticipant'>): Output<'addParticipant'> {
  return call.db.transaction(async (tx) => {
    const { groupId } = await lockReadableConversation(tx, call, id);
    const [candidate] = await listCandidateRows(tx, { conversationId: id, groupId, userId });
    if (candidate === undefined) throw new AppError('notACandidate');
    await joinParticipant(tx, { conversationId: id, userId, at: call.app.clock.now(), isUnread: true, again: true });
    await postSentence(tx, call, { conversationId: id, sentence: 'joined', person: { id: userId, firstName: candidate.firstName } });
    return getConversationAnswer(call, tx, { id });
  });
}
