// The SQL that finds records: one question to all kinds at once, with few of each; first what begins with what was typed, then, of kinds that
// have room for more, what contains it, then names that are spelt alike.

import { and, notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { RECORDS_PER_KIND, type RecordKind } from '#contract/record-search/record-search.shapes.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import type { RecordQuestion } from './record-question.rules.ts';
import { whereTextHas } from './record-texts.queries.ts';
import {
  hasAll,
  RANK,
  type Readable,
  type Readers,
  rankOfAll,
  SIMILARITY,
  selectNumberWords,
  selectOnlyWord,
  selectPhones,
  selectWholeNames,
  selectWords,
  type Way,
  whereReadable,
} from './record-words.queries.ts';
import { listTripsOfMany, selectTripRanks, selectTripsOfMany, selectTripsOfWord } from './trip-matches.queries.ts';

/** Where the records of one kind are. */
export interface RecordSource {
  readonly kind: RecordKind;
  readonly id: AnyPgColumn;
  readonly from: SQLWrapper;
  /** Restricts it to the rows that the caller's list shows. */
  readonly only: SQL | undefined;
  /** The words by which the caller may find them; of trips those of people, of messages none. */
  readonly readable: readonly Readable[];
  /** The folded text of messages. */
  readonly text?: AnyPgColumn;
  /** Whether its number, besides the ID, ends with digits that count. */
  readonly isNumbered?: boolean;
}

export interface RecordMatch {
  readonly kind: RecordKind;
  readonly id: number;
  /** Less is better. */
  readonly rank: number;
}

export interface Matching {
  readonly question: RecordQuestion;
  readonly way: Way;
  /** The records that are found already. */
  readonly known: readonly RecordMatch[];
  /** Whether very many records have the only word: then the same are found, but not all of their trips are read. */
  readonly isFrequent: boolean;
}

const hits = (at: number): SQL => sql`${sql.identifier(`hits_${at}`)}`;

/** The records of all kinds but trips that have all words, with the worst of their ranks, or that of their whole name. */
function selectRanks({ question: { words }, way }: Matching): SQL {
  if (words.length === 1) return sql`select kind, record_id, own as rank from ${hits(0)} where own is not null`;
  const each = words.map((_, at) => sql`select ${at}::int as at, kind, record_id, own as rank from ${hits(at)} where own is not null`);
  const whole = way === 'beginning' ? [sql`select -1, kind, record_id, own from whole where own is not null`] : [];
  return sql`select kind, record_id, ${rankOfAll} as rank from (${sql.join([...each, ...whole], sql` union all `)}) as words_found
    group by kind, record_id having ${hasAll(words.length)}`;
}

/** Messages have no order but time: where in a text a word stands says nothing, but whether it begins there. Of very many, the newest do. */
function selectTexts(source: RecordSource, { question: { words }, way, known }: Matching): SQL {
  const [text, rank] = [source.text, way === 'beginning' ? RANK.wordBeginning : RANK.inside];
  const has = text === undefined ? sql`false` : and(...words.map((word) => whereTextHas(text, word, way)));
  return sql`(select ${source.id} as record_id, ${rank}::real as rank from ${source.from} where ${and(has, source.only)}
    order by ${source.id} desc limit ${RECORDS_PER_KIND + known.length})`;
}

/** What a number that was typed may be. */
function selectNumbered({ id, kind, from, isNumbered = false }: RecordSource, asked: number): SQL {
  const byId = sql`select ${id} as record_id, ${RANK.id}::real as rank from ${from} where ${id} = ${asked}`;
  return isNumbered ? sql`${byId} union all ${selectNumberWords(kind, asked)}` : byId;
}

function selectFound(source: RecordSource, matching: Matching): SQL {
  const { kind, text, readable } = source;
  const { question, way } = matching;
  const canHavePhone = kind !== 'trip' && readable.some(({ parts }) => parts.includes('phone'));
  const all = [
    ...(way === 'beginning' && question.id !== null ? [selectNumbered(source, question.id)] : []),
    ...(way === 'beginning' && canHavePhone && question.phones.length > 0 ? [selectPhones(kind, question.phones)] : []),
    ...(question.kind !== null ? [] : text !== undefined ? [selectTexts(source, matching)] : []),
    ...(question.kind !== null || text !== undefined ? [] : [sql`select record_id, rank from matches where kind = ${kind}`]),
  ];
  return all.length === 1
    ? (all[0] as SQL)
    : sql`select record_id, min(rank) as rank from (${sql.join(all, sql` union all `)}) as each_way group by record_id`;
}

/**
 * The best are taken one after the other until there are enough that the caller's list shows; `offset` keeps the planner from joining all of
 * them first.
 */
function selectMatches(source: RecordSource, matching: Matching): SQL {
  const knownIds = matching.known.filter(({ kind }) => kind === source.kind).map(({ id }) => id);
  const isShown = sql`exists (select 1 from ${source.from} where ${and(sql`${source.id} = found.record_id`, source.only)} offset 0)`;
  const isNew = knownIds.length === 0 ? undefined : notInArray(sql`found.record_id`, knownIds);
  return sql`(select ${source.kind}::text as kind, found.record_id as id, found.rank
    from (select ranked.record_id, ranked.rank from (${selectFound(source, matching)}) as ranked order by ranked.rank, ranked.record_id desc) as found
    where ${and(isNew, isShown)} order by found.rank, found.record_id desc
    limit ${RECORDS_PER_KIND - knownIds.length})`;
}

/** Whether whole names are found together with the words: of several words they are looked for apart. */
const isOnlyWord = ({ question, way }: Matching) => way === 'beginning' && question.words.length === 1;
const isTrip = ({ kind }: RecordSource) => kind === 'trip';

/** The named queries of the records with each word, as far as they are read. */
function listHits(named: readonly RecordSource[], matching: Matching): SQL[] {
  const { question, way } = matching;
  const { words, text } = question;
  const of = (isOfTrips: boolean) => whereReadable(named.filter((one) => isTrip(one) === isOfTrips).flatMap((one) => one.readable));
  const kinds = [...new Set(named.flatMap((one) => one.readable.map((readable) => readable.kind)))];
  const readers: Readers = { own: of(false), ofTrips: of(true), kinds };
  const isOnly = isOnlyWord(matching);
  const each = words.map((word, at) => {
    const found = isOnly ? selectOnlyWord(word, readers) : selectWords(word, way, readers);
    return sql`${hits(at)} as materialized (${found})`;
  });
  return way === 'beginning' && !isOnly ? [...each, sql`whole as materialized (${selectWholeNames(text, readers)})`] : each;
}

/** The records that are found by their words, once for all kinds. */
function selectHits(sources: readonly RecordSource[], matching: Matching): SQL {
  const { question, way } = matching;
  const named = sources.filter((source) => source.text === undefined);
  if (named.length === 0 || question.kind !== null) return sql``;
  const parts = listHits(named, matching);
  const ranks = [selectRanks(matching)];
  const trips = named.find(isTrip);
  if (trips !== undefined && isOnlyWord(matching) && matching.isFrequent) {
    parts.push(...listTripsOfMany({ hits: hits(0), only: trips.only, count: RECORDS_PER_KIND }));
    ranks.push(selectTripsOfMany());
  } else if (trips !== undefined && isOnlyWord(matching)) ranks.push(selectTripsOfWord(hits(0)));
  else if (trips !== undefined) {
    const all = question.words.map((_, at) => hits(at));
    ranks.push(selectTripRanks(all, way));
  }
  const matches = sql`matches as materialized (${sql.join(ranks, sql` union all `)})`;
  return sql`with ${sql.join([...parts, matches], sql`, `)} `;
}

async function findMatches(db: Queryable, sources: readonly RecordSource[], matching: Matching): Promise<RecordMatch[]> {
  const asked = sources.filter(({ kind }) => matching.question.kind === null || matching.question.kind === kind);
  const withRoom = asked.filter(({ kind }) => matching.known.filter((one) => one.kind === kind).length < RECORDS_PER_KIND);
  if (withRoom.length === 0) return [];
  const all = withRoom.map((source) => selectMatches(source, matching));
  const statement = sql`${selectHits(withRoom, matching)}${sql.join(all, sql` union all `)}`;
  const { rows } = (await db.execute(statement)) as unknown as { rows: Record<keyof RecordMatch, unknown>[] };
  return rows.map(({ kind, id, rank }) => ({ kind: kind as RecordKind, id: Number(id), rank: Number(rank) }));
}

/** Returns the records that are found in one way and are not known already; few of each kind, together with the known ones. */
export function findMatchesBy(db: Database, sources: readonly RecordSource[], matching: Matching): Promise<RecordMatch[]> {
  if (matching.way !== 'alike') return findMatches(db, sources, matching);
  // Of texts, only words that are contained are found.
  const named = sources.filter(({ text }) => text === undefined);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(SIMILARITY)}, true)`);
    return findMatches(tx, named, matching);
  });
}
