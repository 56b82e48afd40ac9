// The SQL that finds records: one question to all kinds at once, with few of each; then, if there is room, to names that are spelt alike.

import { and, notInArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { RECORDS_PER_KIND, type RecordKind } from '#contract/record-search/record-search.shapes.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { foldText, toFoldedPattern, toLikePattern, toStartPattern, toWordPattern } from '#server/platform/lists/text-search.ts';
import { canBeSimilar, hasLatin, isBeginning, type RecordQuestion } from './record-question.rules.ts';

/** Text in which words are looked for, with accents and capitals; it has a space before each of its words. */
export type Terms = SQL<string>;

/** Returns the condition that terms contain a word; addresses contain it exactly, names may be spelt alike. */
type IsIn = (terms: Terms, how?: 'exactly') => SQL;

/** Where the records of one kind are. */
export interface RecordSource {
  readonly kind: RecordKind;
  readonly id: AnyPgColumn;
  readonly from: SQLWrapper;
  /** Restricts it to the rows that the caller's list shows. */
  readonly only: SQL | undefined;
  /** The names of the record itself, by which matches are sorted; a record without them is never spelt alike. */
  readonly names?: Terms | undefined;
  /** Returns the condition that a word is found, by the condition that terms contain it. */
  readonly whereWord: (isIn: IsIn, word: string) => SQL;
  /** The text with telephone numbers, for those who may read them. */
  readonly contact?: Terms | undefined;
}

/** How many matches of a kind are ranked. */
const RANKED = 500;

/** What is spelt alike has a similarity of at least this: `Katrin` and `Kathrin` have 0.5. */
const SIMILARITY = 0.45;

export interface RecordMatch {
  readonly kind: RecordKind;
  readonly id: number;
  /** Less is better: 0 for the number asked for. */
  readonly rank: number;
}

type Find = (word: string) => IsIn;

const containsWord: Find = (word) => {
  // Trigrams of databases with the plainest locale know only Latin letters. What is read row by row must not be folded row by row.
  if (!hasLatin(word)) {
    const like = word.toLowerCase() === word.toUpperCase() ? sql`like` : sql`ilike`;
    return (terms) => sql`(${terms}) ${like} ${toLikePattern(word)}`;
  }
  const pattern = isBeginning(word) ? toWordPattern(word) : toFoldedPattern(word);
  return (terms) => sql`${foldText(terms)} like ${pattern}`;
};

/** The operator uses the index, and the threshold that is set for the transaction. */
const resemblesWord: Find = (word) => (terms, how) => {
  const isIn = containsWord(word)(terms);
  return canBeSimilar(word) && how !== 'exactly' ? sql`(${isIn} or ${foldText(terms)} %> ${foldText(sql`${word}::text`)})` : isIn;
};

function whereMatches(source: RecordSource, question: RecordQuestion, find: Find): SQL | undefined {
  const { id, kind, words, phones } = question;
  const hasId = id === null ? undefined : sql`${source.id} = ${id}`;
  if (kind !== null) return kind === source.kind ? hasId : sql`false`;
  const hasPhone = phones.map((phone) =>
    source.contact === undefined ? undefined : sql`${foldText(source.contact)} like ${`%${phone}%`}`,
  );
  return or(hasId, ...hasPhone, and(...words.map((word) => source.whereWord(find(word), word))));
}

/** Ranks found rows: the number, the whole name, its beginning, the beginnings of words, anything else; similar names come last. */
function rankOf({ text, words, id, kind }: RecordQuestion, isExact: boolean): SQL {
  if (!isExact) return sql`6 - word_similarity(${foldText(sql`${text}::text`)}, found.names)`;
  const hasId = id === null ? sql`false` : sql`found.id = ${id}`;
  if (kind !== null) return sql`0::real`;
  const begins = and(...words.map((word) => sql`found.names like ${toWordPattern(word)}`)) ?? sql`false`;
  return sql`(case when ${hasId} then 0 when found.names like ${toStartPattern(`${text} `)} then 1
    when found.names like ${toStartPattern(text)} then 2 when ${begins} then 3 else 4 end)::real`;
}

interface Matching {
  readonly question: RecordQuestion;
  /** Whether words are contained as they are typed; otherwise, whether they are spelt alike. */
  readonly isExact: boolean;
  /** The records that are found already. */
  readonly known: readonly RecordMatch[];
}

/**
 * The names are folded once for each row, not again for each rank: a subquery with a limit stays one. Of so many matches that nobody looks
 * through them, the newest are ranked.
 */
function selectMatches(source: RecordSource, { question, isExact, known }: Matching): SQL {
  const knownIds = known.filter(({ kind }) => kind === source.kind).map(({ id }) => id);
  const where = and(
    whereMatches(source, question, isExact ? containsWord : resemblesWord),
    source.only,
    knownIds.length === 0 ? undefined : notInArray(source.id, knownIds),
  );
  const limit = RECORDS_PER_KIND - knownIds.length;
  return sql`(select ${source.kind}::text as kind, found.id as id, ${rankOf(question, isExact)} as rank
    from (select ${source.id} as id, ${source.names === undefined ? sql`''` : foldText(source.names)} as names from ${source.from} where ${where}
      order by ${question.id === null ? sql`` : sql`${source.id} = ${question.id} desc,`} ${source.id} desc limit ${RANKED}) as found
    order by rank, found.id desc limit ${limit})`;
}

async function findMatches(db: Queryable, sources: readonly RecordSource[], matching: Matching): Promise<RecordMatch[]> {
  if (sources.length === 0) return [];
  const all = sources.map((source) => selectMatches(source, matching));
  const { rows } = (await db.execute(sql.join(all, sql` union all `))) as unknown as { rows: Record<keyof RecordMatch, unknown>[] };
  return rows.map(({ kind, id, rank }) => ({ kind: kind as RecordKind, id: Number(id), rank: Number(rank) }));
}

/** Returns the records in which all words are contained, or whose number or telephone number is asked for. */
export function findExactMatches(db: Database, sources: readonly RecordSource[], question: RecordQuestion): Promise<RecordMatch[]> {
  return findMatches(db, sources, { question, isExact: true, known: [] });
}

/** Returns further records whose names are spelt alike, of those kinds that have room for more. */
export function findSimilarMatches(
  db: Database,
  sources: readonly RecordSource[],
  { question, known }: { question: RecordQuestion; known: readonly RecordMatch[] },
): Promise<RecordMatch[]> {
  const withRoom = sources.filter(
    ({ kind, names }) => names !== undefined && known.filter((one) => one.kind === kind).length < RECORDS_PER_KIND,
  );
  if (withRoom.length === 0) return Promise.resolve([]);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(SIMILARITY)}, true)`);
    return findMatches(tx, withRoom, { question, isExact: false, known });
  });
}
