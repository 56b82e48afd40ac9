// Where records are found: the tables of each kind, restricted to the rows that the list of that kind shows the caller.

import { and, or, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { RecordKind } from '#contract/record-search/record-search.shapes.ts';
import { inFull } from '#server/db/in-full.ts';
import { conversationParticipants, conversations, messages } from '#server/db/schema/conversations.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import {
  contactTerms,
  familyContactTerms,
  familyTerms,
  groupTerms,
  invoiceTerms,
  personTerms,
  surnameTerms,
} from '#server/db/schema/record-terms.ts';
import { tripGroups, tripStudents, trips } from '#server/db/schema/trips.ts';
import { isPerson } from '#server/features/administration/user-lists.public.ts';
import { whereVisibleInvoices } from '#server/features/finance/invoice-lists.public.ts';
import { whereOwnGroups } from '#server/features/groups/groups.public.ts';
import { whereListedFamilies } from '#server/features/host-families/family-lists.public.ts';
import { isSearchable, whereReadableConversations } from '#server/features/messaging/message-search.public.ts';
import { wherePresentStudents } from '#server/features/people/people.public.ts';
import { canSeeNames } from '#server/features/search/search.public.ts';
import { whereOwnTrips } from '#server/features/trips/trips.public.ts';
import type { Call } from '#server/platform/app.ts';
import { toFoldedPattern } from '#server/platform/lists/text-search.ts';
import type { RecordSource, Terms } from './record-matches.queries.ts';
import type { RecordQuestion } from './record-question.rules.ts';

type Source = Omit<RecordSource, 'kind'>;

/** Returns the condition that a word is in the names, or exactly so in an address. */
const anyOf =
  (names: Terms, contact?: Terms): Source['whereWord'] =>
  (isIn) =>
    contact === undefined ? isIn(names) : (or(isIn(names), isIn(contact, 'exactly')) ?? isIn(names));

function getStudents(call: Call): Source {
  const names = personTerms(students);
  return { id: students.id, from: students, only: wherePresentStudents(call), names, whereWord: anyOf(names) };
}

/** Whoever lists all students sees the addresses of their parents there, other readers of the list of users only names. */
function getAccounts(call: Call): Source {
  const names = personTerms(users);
  const base = { id: users.id, from: users, only: isPerson, names };
  if (call.may('users.write')) return { ...base, contact: contactTerms(users), whereWord: anyOf(names, contactTerms(users)) };
  if (call.granted('students.read')?.all !== true) return { ...base, whereWord: anyOf(names) };
  const isParent = sql`exists (select 1 from ${studentParents} join ${students} on ${students.id} = ${studentParents.studentId}
    where ${studentParents.userId} = ${users.id} and ${students.deletedAt} is null)`;
  const address = sql<string>`${users.email}`;
  return {
    ...base,
    // The index of contacts narrows it down; the telephone number in it must not be what is found.
    whereWord: (isIn) => sql`(${isIn(names)} or (${isIn(contactTerms(users), 'exactly')} and ${isIn(address, 'exactly')} and ${isParent}))`,
  };
}

function getFamilies(call: Call): Source {
  const base = { id: hostFamilies.id, from: hostFamilies, only: whereListedFamilies(call) };
  if (!canSeeNames(call)) return { ...base, whereWord: () => sql`false` };
  const surnames = surnameTerms(hostFamilies);
  if (!call.may('families.manage')) return { ...base, names: surnames, whereWord: anyOf(surnames) };
  const [names, contact] = [familyTerms(hostFamilies), familyContactTerms(hostFamilies)];
  return { ...base, names, contact, whereWord: anyOf(names, contact) };
}

const other = alias(trips, 'other');

/** How many students, parents and families with a frequent name are looked at. */
const PEOPLE_OF_TRIPS = 500;

/**
 * A trip is found by its students, its parent and its family: each of them by its own index. Of a single word that very many people are
 * called by, the newest are enough for somebody who sees all trips; of several words, all are needed to find those of both.
 */
function getTrips(call: Call, { words }: RecordQuestion): Source {
  const only = whereOwnTrips(call);
  const isSome = words.length === 1 && only === undefined;
  const newest = (id: AnyPgColumn) => (isSome ? sql`order by ${id} desc limit ${PEOPLE_OF_TRIPS}` : sql``);
  // As the list of families: first names are for those who manage them.
  const hosts = call.may('families.manage') ? familyTerms(hostFamilies) : surnameTerms(hostFamilies);
  return {
    id: trips.id,
    from: sql`${trips} join ${students} on ${students.id} = ${trips.studentId}`,
    only,
    names: personTerms(students),
    whereWord: (isIn) => sql`${trips.id} in (
      with travellers as materialized (select ${students.id} as id from ${students} where ${isIn(personTerms(students))} ${newest(students.id)})
      select ${other.id} from ${trips} as ${sql.identifier('other')} where ${other.studentId} in (select id from travellers)
      union select ${tripStudents.tripId} from ${tripStudents} where ${tripStudents.studentId} in (select id from travellers)
      union select ${other.id} from ${trips} as ${sql.identifier('other')}
        where ${other.parentId} in (select ${users.id} from ${users} where ${isIn(personTerms(users))} ${newest(users.id)})
      union select ${other.id} from ${trips} as ${sql.identifier('other')}
        where ${other.hostFamilyId} in (select ${hostFamilies.id} from ${hostFamilies} where ${isIn(hosts)} ${newest(hostFamilies.id)}))`,
  };
}

function getGroups(call: Call): Source {
  const names = groupTerms(tripGroups);
  return { id: tripGroups.id, from: tripGroups, only: whereOwnGroups(call), names, whereWord: anyOf(names) };
}

function getInvoices(call: Call): Source {
  const names = invoiceTerms(invoices);
  return { id: invoices.id, from: invoices, only: whereVisibleInvoices(call), names, whereWord: anyOf(names) };
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
    // Without names, the newest come first: where in a text a word stands says nothing.
    whereWord: (_, word) => sql`${messages.foldedText} like ${toFoldedPattern(word)}`,
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
} as const satisfies Record<
  RecordKind,
  { readonly right: Parameters<Call['granted']>[0]; readonly get: (call: Call, question: RecordQuestion) => Source }
>;

/** Returns where the caller may look for a question. */
export function listRecordSources(call: Call, question: RecordQuestion): RecordSource[] {
  return Object.entries(KINDS).flatMap(([name, { right, get }]) => {
    const kind = name as RecordKind;
    const grant = call.granted(right);
    // Names of a trip that are hidden from hosts can't be searched for without the right to see them.
    if (grant === null || (kind === 'trip' && !call.may('trips.overview'))) return [];
    if (kind === 'message' && !isSearchable(question.text)) return [];
    return [{ kind, ...get({ ...call, grant }, question) }];
  });
}
