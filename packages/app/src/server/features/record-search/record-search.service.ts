// The use case of the search for records: finds them, and tells of each what its list tells the caller.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/record-search/record-search.endpoints.ts';
import { type FoundRecord, RECORD_KINDS, type RecordKind } from '#contract/record-search/record-search.shapes.ts';
import { canSeeNames, toShownName } from '#server/features/search/search.public.ts';
import type { Call } from '#server/platform/app.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { toExcerpt } from './record-excerpt.rules.ts';
import { findMatchesBy, type RecordMatch } from './record-matches.queries.ts';
import { hasSimilarWords, parseRecordQuestion, type RecordQuestion } from './record-question.rules.ts';
import {
  listAccountRecords,
  listFamilyRecords,
  listGroupRecords,
  listInvoiceRecords,
  listMessageRecords,
  listStudentRecords,
  listTripRecords,
} from './record-rows.queries.ts';
import { listRecordSources } from './record-sources.queries.ts';
import { isFrequentWord, type Way } from './record-words.queries.ts';

type Shown = Omit<FoundRecord, 'kind'>;
type Reading = { readonly call: Call; readonly ids: readonly number[]; readonly question: RecordQuestion };

/** Leaves out what is empty or said already, such as a town called as its county. */
const filled = (...values: readonly (string | null)[]): string[] => [
  ...new Set(values.filter((value): value is string => value !== null && value !== '')),
];

async function readStudents({ call, ids }: Reading): Promise<Shown[]> {
  const rows = await listStudentRecords(call.db, ids);
  const regions = new Intl.DisplayNames(call.locale, { type: 'region' });
  return rows.map(({ id, name, dateOfBirth, countryCode }) => ({
    ...{ id, title: name, details: filled(countryCode === null ? null : (regions.of(countryCode) ?? null)) },
    ...(dateOfBirth === null ? {} : { born: dateOfBirth }),
  }));
}

async function readAccounts({ call, ids }: Reading): Promise<Shown[]> {
  const rows = await listAccountRecords(call.db, ids);
  const readsStudents = call.granted('students.read')?.all === true;
  return rows.map(({ id, name, email, children }) => {
    const isParent = readsStudents && children !== null;
    const readsAddress = call.may('users.write') || isParent;
    return { id, title: name, details: filled(readsAddress ? email : null, isParent ? children : null), isParent };
  });
}

async function readFamilies({ call, ids }: Reading): Promise<Shown[]> {
  const rows = await listFamilyRecords(call.db, ids);
  const tellsNames = canSeeNames(call);
  const manages = call.may('families.manage');
  return rows.map(({ id, surname, firstName, county, cityTown, vettingState }) => {
    const name = toShownName({ id, surname }, tellsNames);
    return manages
      ? { id, title: `${firstName} ${name}`.trim(), details: filled(cityTown, county), state: vettingState }
      : { id, title: name, details: filled(county) };
  });
}

async function readTrips({ call, ids }: Reading): Promise<Shown[]> {
  const rows = await listTripRecords(call.db, ids);
  return rows.map(({ name, surname, county, ...trip }) => ({ ...trip, title: name, details: filled(surname, county) }));
}

async function readGroups({ call, ids }: Reading): Promise<Shown[]> {
  const rows = await listGroupRecords(call.db, ids);
  return rows.map(({ id, name, leader, county, state, fromDate, toDate }) => ({
    ...{ id, title: name, details: filled(leader, county), state },
    ...(fromDate === null || toDate === null ? {} : { fromDate, toDate }),
  }));
}

async function readInvoices({ call, ids }: Reading): Promise<Shown[]> {
  const rows = await listInvoiceRecords(call.db, ids);
  return rows.map(({ id, number, buyerName, state, createdAt }) => ({
    ...{ id, title: number ?? `#${id}`, details: filled(buyerName), state, at: createdAt.toISOString() },
  }));
}

async function readMessages({ call, ids, question }: Reading): Promise<Shown[]> {
  const rows = await listMessageRecords(call.db, ids);
  return rows.map(({ id, conversationId, text, sender, createdAt }) => ({
    ...{ id, conversationId, title: toExcerpt(text ?? '', question.words), details: filled(sender), at: createdAt.toISOString() },
  }));
}

const READERS: Readonly<Record<RecordKind, (reading: Reading) => Promise<Shown[]>>> = {
  student: readStudents,
  account: readAccounts,
  hostFamily: readFamilies,
  trip: readTrips,
  group: readGroups,
  invoice: readInvoices,
  message: readMessages,
};

/** The names by which records are asked for with a number, as the change log calls them. */
const NAMED_KINDS = {
  student: 'student',
  user: 'account',
  hostFamily: 'hostFamily',
  trip: 'trip',
  group: 'group',
  invoice: 'invoice',
} as const satisfies Record<string, RecordKind>;

/** Returns these names in the caller's language and in English. */
function listKindNames(call: Call): Map<string, RecordKind> {
  const translators = [getTranslator('en'), getTranslator(call.locale)];
  const subjects = Object.entries(NAMED_KINDS) as [keyof typeof NAMED_KINDS, RecordKind][];
  return new Map(translators.flatMap((words) => subjects.map(([name, kind]) => [words(`trail.subject.${name}`).toLowerCase(), kind])));
}

/** Reads matches in their order; a record that was deleted since is left out. */
async function readRecords(call: Call, question: RecordQuestion, matches: readonly RecordMatch[]): Promise<FoundRecord[]> {
  const kinds = [...new Set(matches.map(({ kind }) => kind))];
  const shown = await Promise.all(
    kinds.map(async (kind) => {
      const ids = matches.filter((match) => match.kind === kind).map(({ id }) => id);
      return (await READERS[kind]({ call, ids, question })).map((record) => ({ kind, ...record }));
    }),
  );
  const all = new Map(shown.flat().map((record) => [`${record.kind} ${record.id}`, record]));
  return matches.flatMap(({ kind, id }) => all.get(`${kind} ${id}`) ?? []);
}

/** What is called by its number comes first when a number is typed. */
const NUMBERED_KINDS: readonly RecordKind[] = ['trip', 'invoice', 'group'];

/** Orders by kind: first the kind with the best match, in it the best matches, of equal ones the newest. */
function sortMatches(matches: readonly RecordMatch[], { id }: RecordQuestion): RecordMatch[] {
  const best = new Map<RecordKind, number>();
  for (const { kind, rank } of matches) best.set(kind, Math.min(rank, best.get(kind) ?? rank));
  const order = id === null ? RECORD_KINDS : [...new Set([...NUMBERED_KINDS, ...RECORD_KINDS])];
  const placeOf = (kind: RecordKind) => order.indexOf(kind);
  return matches.toSorted(
    (one, other) =>
      (best.get(one.kind) ?? 0) - (best.get(other.kind) ?? 0) ||
      placeOf(one.kind) - placeOf(other.kind) ||
      one.rank - other.rank ||
      other.id - one.id,
  );
}

/** Returns the ways that can find anything: a number with a kind is one record, and neither numbers nor addresses are mistyped names. */
function listWays(question: RecordQuestion): readonly Way[] {
  if (question.kind !== null) return ['beginning'];
  return hasSimilarWords(question) ? ['beginning', 'inside', 'alike'] : ['beginning', 'inside'];
}

export async function searchRecords(
  call: Call,
  { query: { search } }: CheckedRequest<typeof endpoints.searchRecords>,
): Promise<AnswerOf<typeof endpoints.searchRecords>> {
  const question = parseRecordQuestion(search, listKindNames(call));
  const sources = listRecordSources(call, question);
  const matches: RecordMatch[] = [];
  const isFrequent = question.kind === null && question.words.length === 1 && (await isFrequentWord(call.db, question.text));
  for (const way of listWays(question)) {
    matches.push(...(await findMatchesBy(call.db, sources, { question, way, known: matches, isFrequent })));
  }
  return { data: await readRecords(call, question, sortMatches(matches, question)) };
}
