// Use cases: starting and reading video calls.

import type * as endpoints from '#contract/messaging/calls.endpoints.ts';
import { CONTENT_TYPE } from '#contract/messaging/message.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { publishEvent } from '#server/platform/realtime/events.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { type ConversationCall, getReadableConversation, getWritableConversation } from '../conversations/conversation-access.service.ts';
import { getCaller } from '../conversations/conversations.service.ts';
import { listOwnMeetings } from '../meetings/meetings.service.ts';
import { listActionMessages } from '../messages/action-messages.queries.ts';
import { getMessageAnswer } from '../messages/messages.service.ts';
import { postActionMessage } from '../messages/post-action-message.service.ts';
import { toCall } from './call.records.ts';
import { countPeers } from './call-peers.queries.ts';
import { endCall, getEmptySince, scheduleEnd } from './call-presence.service.ts';
import { type CallRow, findCallRow, findOpenCall, insertCall, listOpenCallsOf } from './calls.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Who reads a call. */
const toCallReader = (call: Call) => ({ caller: getCaller(call), locale: call.locale });

/** Returns the call that is on in a conversation; one that nobody is in any more ends. */
async function findCurrentCall(tx: Transaction, { app }: Call, conversationId: number): Promise<CallRow | null> {
  const row = await findOpenCall(tx, conversationId);
  if (row === null || row.lastPresentAt > getEmptySince(app.clock.now()) || (await countPeers(tx, row.id)) > 0) return row;
  await endCall(tx, app, row);
  return null;
}

async function createCall(tx: Transaction, call: Call, conversationId: number): Promise<{ row: CallRow; messageId: number }> {
  const { id: startedBy } = getCaller(call);
  const row = await insertCall(tx, { conversationId, startedBy, at: call.app.clock.now() });
  const invitation = { sentence: 'callStarted', action: 'joinCall', contentType: CONTENT_TYPE.video } as const;
  const messageId = await postActionMessage(tx, call, { conversationId, callId: row.id, ...invitation });
  await recordChange(tx, call, { action: 'call.start', subjectType: 'call', subjectId: row.id });
  await publishEvent(tx, { kind: 'call.started', callId: row.id, conversationId, userId: startedBy });
  await scheduleEnd(tx, call.app, row.id);
  return { row, messageId };
}

export async function startCall(call: Call, { body: { conversationId } }: Input<'startCall'>): Output<'startCall'> {
  return call.db.transaction(async (tx) => {
    await getWritableConversation(tx, call, conversationId);
    const current = await findCurrentCall(tx, call, conversationId);
    const { row, messageId } =
      current === null
        ? await createCall(tx, call, conversationId)
        : { row: current, messageId: (await listActionMessages(tx, conversationId, { callId: current.id }))[0] };
    return {
      call: await toCall(tx, row, toCallReader(call)),
      message: messageId === undefined ? null : await getMessageAnswer(call, tx, messageId),
    };
  });
}

/**
 * Returns a call of a conversation in which the caller takes part.
 * @throws HttpError 404, also for staff who only read the conversation
 */
export async function getOwnCall(call: ConversationCall, db: Queryable, id: number): Promise<CallRow> {
  const row = await findCallRow(db, id);
  if (row === null) throw notFound();
  const { isParticipant } = await getReadableConversation(call, db, row.conversationId);
  if (!isParticipant) throw notFound();
  return row;
}

export async function readCall(call: Call, { params: { id } }: Input<'readCall'>): Output<'readCall'> {
  return toCall(call.db, await getOwnCall(call, call.db, id), toCallReader(call));
}

export async function listCalls(call: Call): Output<'listCalls'> {
  const rows = await listOpenCallsOf(call.db, getCaller(call).id);
  const reader = toCallReader(call);
  return {
    calls: await Promise.all(rows.map((row) => toCall(call.db, row, reader))),
    meetings: await listOwnMeetings(call),
  };
}
