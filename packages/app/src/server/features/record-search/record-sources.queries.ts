// Where records are found: the tables of each kind, restricted to the rows that the list of that kind shows the caller.

import { and, sql } from 'drizzle-orm';
import type { RecordKind } from '#contract/record-search/record-search.shapes.ts';
import { inFull } from '#server/db/in-full.ts';
import { conversationParticipants, conversations, messages } from '#server/db/schema/conversations.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import type { WordPart } from '#server/db/schema/record-words.ts';
import { tripGroups, trips } from '#server/db/schema/trips.ts';
import { isPerson } from '#server/features/administration/user-lists.public.ts';
import { whereVisibleInvoices } from '#server/features/finance/invoice-lists.public.ts';
import { whereOwnGroups } from '#server/features/groups/groups.public.ts';
import { whereListedFamilies } from '#server/features/host-families/family-lists.public.ts';
import { isSearchable, whereReadableConversations } from '#server/features/messaging/message-search.public.ts';
import { wherePresentStudents } from '#server/features/people/people.public.ts';
import { canSeeNames } from '#server/features/search/search.public.ts';
import { whereOwnTrips } from '#server/features/trips/trips.public.ts';
import type { Call } from '#server/platform/app.ts';
import type { RecordSource } from './record-matches.queries.ts';
import type { RecordQuestion } from './record-question.rules.ts';

type Source = Omit<RecordSource, 'kind'>;

/** A name that all who see it may look for in every way. */
const NAMES: readonly WordPart[] = ['whole', 'name', 'rest'];
/** First names and what is joined to them. */
const ALL_NAMES: readonly WordPart[] = [...NAMES, 'first', 'firstRest'];
/** Of a family for those whom first names are hidden from: the whole name has one. */
const SURNAMES: readonly WordPart[] = ['name', 'rest'];

function getStudents(call: Call): Source {
  return { id: students.id, from: students, only: wherePresentStudents(call), readable: [{ kind: 'student', parts: NAMES }] };
}

/** Whoever lists all students sees the addresses of their parents there, other readers of the list of users only names. */
function getAccounts(call: Call): Source {
  const base = { id: users.id, from: users, only: isPerson };
  if (call.may('users.write')) return { ...base, readable: [{ kind: 'account', parts: [...NAMES, 'contact', 'phone'] }] };
  if (call.granted('students.read')?.all !== true) return { ...base, readable: [{ kind: 'account', parts: NAMES }] };
  const whereContact = sql`exists (select 1 from ${studentParents} join ${students} on ${students.id} = ${studentParents.studentId}
    where ${studentParents.userId} = words.record_id and ${students.deletedAt} is null)`;
  return { ...base, readable: [{ kind: 'account', parts: [...NAMES, 'contact'], whereContact }] };
}

function getFamilies(call: Call): Source {
  const base = { id: hostFamilies.id, from: hostFamilies, only: whereListedFamilies(call) };
  if (!canSeeNames(call)) return { ...base, readable: [] };
  const parts: readonly WordPart[] = call.may('families.manage') ? [...ALL_NAMES, 'contact', 'phone'] : SURNAMES;
  return { ...base, readable: [{ kind: 'hostFamily', parts }] };
}

/** A trip is found by its students, its parent and its family. */
function getTrips(call: Call): Source {
  return {
    ...{ id: trips.id, from: trips, only: whereOwnTrips(call) },
    readable: [
      { kind: 'student', parts: NAMES },
      { kind: 'account', parts: NAMES },
      // As the list of families: first names are for those who manage them.
      { kind: 'hostFamily', parts: call.may('families.manage') ? ALL_NAMES : SURNAMES },
    ],
  };
}

function getGroups(call: Call): Source {
  return { id: tripGroups.id, from: tripGroups, only: whereOwnGroups(call), readable: [{ kind: 'group', parts: [...NAMES, 'contact'] }] };
}

function getInvoices(call: Call): Source {
  return {
    ...{ id: invoices.id, from: invoices, only: whereVisibleInvoices(call), isNumbered: true },
    readable: [{ kind: 'invoice', parts: [...NAMES, 'contact'] }],
  };
}

/** Messages of people in conversations that the caller reads, and has not hidden until something newer comes. */
function getMessages(call: Call): Source {
  const own = conversationParticipants;
  const isHidden = sql`exists (select 1 from ${own} where ${own.conversationId} = ${conversations.id}
    and ${own.userId} = ${call.caller?.id ?? 0} and ${own.hiddenSequence} >= ${conversations.lastSequence})`;
  return {
    id: messages.id,
    from: sql`${messages} join ${conversations} on ${conversations.id} = ${messages.conversationId}`,
    only: and(sql`${inFull(messages.withdrawnAt)} is null`, whereReadableConversations(call), sql`not ${isHidden}`),
    readable: [],
    text: messages.foldedText,
  };
}

/** The right with which each kind is listed in the hub, and where its rows are. */
const KINDS = {
  student: { right: 'students.read', get: getStudents },
  account: { right: 'users.read', get: getAccounts },
  hostFamily: { right: 'families.list', get: getFamilies },
  trip: { right: 'trips.read', get: getTrips },
  group: { right: 'groups.read', get: getGroups },
  invoice: { right: 'invoices.read', get: getInvoices },
  message: { right: 'conversations.read', get: getMessages },
} as const satisfies Record<RecordKind, { readonly right: Parameters<Call['granted']>[0]; readonly get: (call: Call) => Source }>;

/** Returns where the caller may look for a question. */
export function listRecordSources(call: Call, question: RecordQuestion): RecordSource[] {
  return Object.entries(KINDS).flatMap(([name, { right, get }]) => {
    const kind = name as RecordKind;
    const grant = call.granted(right);
    // Names of a trip that are hidden from hosts can't be searched for without the right to see them.
    if (grant === null || (kind === 'trip' && !call.may('trips.overview'))) return [];
    if (kind === 'message' && !isSearchable(question.text)) return [];
    return [{ kind, ...get({ ...call, grant }) }];
  });
}
