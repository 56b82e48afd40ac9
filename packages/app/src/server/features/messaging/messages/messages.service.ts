// Use cases: reading and searching the messages of a conversation.

import type { MessageRecord } from '#contract/messaging/message.shapes.ts';
import { MAX_FOUND_MESSAGES } from '#contract/messaging/message.ts';
import type * as endpoints from '#contract/messaging/messages.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable } from '#server/db/database.ts';
import { getReadableConversation } from '#server/features/messaging/conversations/conversation-access.service.ts';
import { recordStaffRead } from '#server/features/messaging/conversations/record-read.service.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { toMessageRecords } from './message.records.ts';
import { findMessageRow, listMessageRows, searchMessageRows } from './messages.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Who reads messages in a request. */
export const toReader = ({ caller, locale }: Pick<Call, 'caller' | 'locale'>) => ({ roles: caller?.roles ?? [], locale });

/** Returns a page of messages: those after a sequence, or else the newest, before a sequence if given. */
export async function listMessages(call: Call, { query }: Input<'listMessages'>): Output<'listMessages'> {
  const { conversationId, before, after, perPage } = query;
  const conversation = await getReadableConversation(call, call.db, conversationId);
  await recordStaffRead(call, conversation);
  const reader = toReader(call);
  const rows = await listMessageRows(call.db, { conversationId, roles: reader.roles, before, after, limit: perPage + 1 });
  const shown = after === undefined ? rows.slice(-perPage) : rows.slice(0, perPage);
  return {
    data: await toMessageRecords(call.app, call.db, { reader, rows: shown }),
    hasMore: rows.length > perPage,
    lastSequence: conversation.lastSequence,
  };
}

export async function searchMessages(call: Call, { params: { id }, query: { search } }: Input<'searchMessages'>): Output<'searchMessages'> {
  await recordStaffRead(call, await getReadableConversation(call, call.db, id));
  const rows = await searchMessageRows(call.db, { conversationId: id, search, limit: MAX_FOUND_MESSAGES });
  return { data: await toMessageRecords(call.app, call.db, { reader: toReader(call), rows }) };
}

/** Returns a message after a change, as the caller sees it. */
export async function getMessageAnswer(call: Call, db: Queryable, id: number): Promise<MessageRecord> {
  const row = await findMessageRow(db, id);
  const [record] = row === null ? [] : await toMessageRecords(call.app, db, { reader: toReader(call), rows: [row] });
  if (record === undefined) throw notFound();
  return record;
}
