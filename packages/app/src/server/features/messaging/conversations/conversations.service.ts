// Use cases: the lists of conversations, how many there are, and reading one.

import type { ConversationRecord, ReaderSide } from '#contract/messaging/conversation.shapes.ts';
import type * as endpoints from '#contract/messaging/conversations.endpoints.ts';
import { MESSAGES_PAGE_SIZE } from '#contract/platform/constants.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { pageFrom } from '#contract/platform/lists/paging.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Call, Caller } from '#server/platform/app.ts';
import { HttpError, notFound } from '#server/platform/errors.ts';
import { toMessageRecords } from '../messages/message.records.ts';
import { listMessageRows } from '../messages/messages.queries.ts';
import { countUnreadConversations } from '../messages/unread.queries.ts';
import { toConversationRecords } from './conversation.records.ts';
import { getReadableConversation, type ReadableConversation, toReadableConversation } from './conversation-access.service.ts';
import { listReaders } from './conversation-changes.queries.ts';
import { listConversationFactsByIds } from './conversation-facts.queries.ts';
import { type ConversationListQuery, countConversations, countLists, listConversationIds } from './conversation-list.queries.ts';
import { whereListedFor } from './conversation-scope.queries.ts';
import { whereFound } from './conversation-search.queries.ts';
import { findConversationId } from './conversations.queries.ts';
import { findReaderSide } from './reader.rules.ts';
import { recordStaffRead } from './record-read.service.ts';
import { isSearchable } from './searchable.rules.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Returns the caller of an endpoint of conversations. */
export function getCaller({ caller }: Pick<Call, 'caller'>): Caller {
  if (caller === null) throw new HttpError('unauthenticated');
  return caller;
}

/** Loads conversations in the order of the ids. */
async function loadRows(call: Call, ids: readonly number[]): Promise<ReadableConversation[]> {
  const facts = await listConversationFactsByIds(call.db, { ids, userId: getCaller(call).id });
  const known = new Map(facts.map((one) => [one.conversation.id, toReadableConversation(call, one)]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

type ListOf = Pick<ConversationListQuery, 'archive' | 'isUnreadOnly'>;

async function listPage(call: Call, query: Input<'listConversations'>['query'], list: ListOf): Output<'listConversations'> {
  const { page, perPage, viewType: view, search = '', assignee, hostFamilyId, tripId, groupId } = query;
  const caller = getCaller(call);
  const side = findReaderSide(caller.roles, query.as);
  const wanted: ConversationListQuery = {
    ...{ userId: caller.id, side, scope: whereListedFor(call, side), view, assignee, hostFamilyId, tripId, groupId },
    ...{ archive: list.archive, isUnreadOnly: list.isUnreadOnly || query.unreadOnly },
    search: isSearchable(search) ? whereFound(call.db, { text: search, participantId: side === 'staff' ? null : caller.id }) : undefined,
  };
  const offset = (page - 1) * perPage;
  const ids = await listConversationIds(call.db, { ...wanted, limit: perPage, offset });
  const isLast = ids.length < perPage && (ids.length > 0 || page === 1);
  const total = isLast ? offset + ids.length : await countConversations(call.db, wanted);
  const rows = ids.length === 0 ? [] : await loadRows(call, ids);
  return pageFrom(await toConversationRecords(call, call.db, { rows, side }), { total, page, perPage });
}

export function listConversations(call: Call, { query }: Input<'listConversations'>): Output<'listConversations'> {
  const isOfOne = query.hostFamilyId !== undefined || query.tripId !== undefined || query.groupId !== undefined;
  return listPage(call, query, { archive: isOfOne ? 'with' : 'without', isUnreadOnly: false });
}

/** Also lists what is unread in the archive: the total is that of the badge. */
export function listUnreadConversations(call: Call, { query }: Input<'listUnreadConversations'>): Output<'listUnreadConversations'> {
  return listPage(call, query, { archive: 'with', isUnreadOnly: true });
}

export function listArchivedConversations(call: Call, { query }: Input<'listArchivedConversations'>): Output<'listArchivedConversations'> {
  return listPage(call, query, { archive: 'only', isUnreadOnly: false });
}

/** Counts the caller's own conversations, for staff too. */
export async function readUnreadCounts(call: Call, { query }: Input<'readUnreadCounts'>): Output<'readUnreadCounts'> {
  const { id: userId, roles } = getCaller(call);
  const side = findReaderSide(roles, query.as);
  const scope = whereListedFor(call, side === 'staff' ? 'parent' : side);
  const lists = await countLists(call.db, { userId, side, scope });
  return { ...lists, unreadTotal: await countUnreadConversations(call.db, userId) };
}

/** Returns a conversation with its newest messages, after a change or for the first time, and records who of staff reads it. */
export async function getConversationAnswer(
  call: Call,
  db: Queryable,
  { id, as }: { readonly id: number; readonly as?: ReaderSide | undefined },
): Promise<ConversationRecord> {
  const { roles } = getCaller(call);
  const row = await getReadableConversation(call, db, id);
  const [record] = await toConversationRecords(call, db, { rows: [row], side: findReaderSide(roles, as) });
  if (record === undefined) throw notFound();
  await recordStaffRead({ app: call.app, db, caller: call.caller }, record);
  const rows = await listMessageRows(db, { conversationId: id, roles, limit: MESSAGES_PAGE_SIZE });
  return { ...record, messages: await toMessageRecords(call.app, db, { reader: { roles, locale: call.locale }, rows }) };
}

export function readConversation(
  call: Call,
  { params: { id }, query }: Pick<Input<'readConversation'>, 'params' | 'query'>,
): Output<'readConversation'> {
  return getConversationAnswer(call, call.db, { id, as: query.as });
}

export async function findConversationBySid(call: Call, { query }: Input<'findConversationBySid'>): Output<'findConversationBySid'> {
  const { sid, conversationId, as } = query;
  const id = conversationId ?? (sid === undefined ? null : await findConversationId(call.db, sid));
  if (id === null) throw notFound();
  return readConversation(call, { params: { id }, query: { as } });
}

export async function listConversationReaders(
  call: Call,
  { params: { id } }: Input<'listConversationReaders'>,
): Output<'listConversationReaders'> {
  await getReadableConversation(call, call.db, id);
  const rows = await listReaders(call.db, id);
  return { data: rows.map(({ firstAt, lastAt, ...row }) => ({ ...row, firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() })) };
}
