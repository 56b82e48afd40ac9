// The SQL that finds the words of records: those that begin with what was typed, contain it, or are spelt alike.

import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import type { WordPart } from '#server/db/schema/record-words.ts';
import { foldText, toLikePattern } from '#server/platform/lists/text-search.ts';
import { canBeSimilar, hasLatin, isBeginning, listSwapped } from './record-question.rules.ts';

/** How words are looked for, each way after the one before it: it finds more, and what it finds is worth less. */
export type Way = 'beginning' | 'inside' | 'alike';

/** What is spelt alike has a similarity of at least this: `Katrin` and `Kathrin` have 0.5. */
export const SIMILARITY = 0.45;

/** Less is better: 0 for the number asked for. */
export const RANK = {
  id: 0,
  number: 0.5,
  wholeName: 1,
  wholeWord: 2,
  beginning: 3,
  wordBeginning: 4,
  inside: 5,
  swapped: 5.2,
  alike: 6,
} as const;

/** Typed text, folded as the words are. */
const folded = (typed: string): SQL => foldText(sql`${typed}::text`);
/** The pattern of words that begin with a text. */
const startOf = (typed: string): SQL => folded(toLikePattern(typed).slice(1));

/** The names in which words may be misspelt, for all readers and for some. */
const NAMES: readonly WordPart[] = ['name', 'first'];
/** Where something is found inside of a word. */
const ENDS: readonly WordPart[] = ['rest', 'firstRest'];

const isOneOf = (parts: readonly WordPart[]): SQL => sql`words.part in (${sql.raw(parts.map((part) => `'${part}'`).join(', '))})`;

export interface Readable {
  readonly kind: string;
  readonly parts: readonly WordPart[];
  /** Restricts the records of which an address may be looked for. */
  readonly whereContact?: SQL | undefined;
}

/**
 * Returns the condition that the caller may look for a word. Kind and part are compared together, since very many rows are: a list of texts
 * is looked up at once.
 */
export function whereReadable(readable: readonly Readable[]): SQL {
  const pairs = readable.flatMap(({ kind, parts }) => parts.map((part) => `'${kind} ${part}'`));
  if (pairs.length === 0) return sql`false`;
  const isListed = sql`(words.kind || ' ' || words.part) = any(array[${sql.raw(pairs.join(', '))}])`;
  const contacts = readable.flatMap(({ kind, whereContact }) =>
    whereContact === undefined ? [] : [sql`(words.kind <> ${kind} or words.part <> 'contact' or ${whereContact})`],
  );
  return and(isListed, ...contacts) ?? isListed;
}

/** A word that is found inside of others: too short ones only begin them, and those of scripts without trigrams begin the end of one. */
function whereInside(word: string): SQL {
  if (isBeginning(word) || !hasLatin(word)) return sql`words.word like ${startOf(word)}`;
  return sql`words.word like ${folded(toLikePattern(word))}`;
}

/** The operator uses the index, and the threshold that is set for the transaction. */
function whereAlike(word: string): SQL {
  const swapped = listSwapped(word).map((other) => sql`words.word like ${startOf(other)}`);
  const alike = canBeSimilar(word) ? [sql`words.word %> ${folded(word)}`] : [];
  return or(whereInside(word), and(isOneOf(NAMES), or(...swapped, ...alike) ?? sql`false`)) ?? sql`false`;
}

function rankAlike(word: string): SQL {
  const swapped = or(...listSwapped(word).map((other) => sql`words.word like ${startOf(other)}`)) ?? sql`false`;
  return sql`case when ${whereInside(word)} then ${RANK.inside} when ${swapped} then ${RANK.swapped}
    else ${RANK.alike} - word_similarity(${folded(word)}, words.word) end`;
}

const CONDITIONS: Readonly<Record<Way, (word: string) => { readonly where: SQL; readonly rank: SQL }>> = {
  beginning: (word) => ({
    where: sql`words.word like ${startOf(word)} and not (${isOneOf(ENDS)})`,
    rank: sql`case when words.word = ${folded(word)} then ${RANK.wholeWord} else ${RANK.wordBeginning} end`,
  }),
  inside: (word) => ({ where: whereInside(word), rank: sql`${RANK.inside}` }),
  alike: (word) => ({ where: whereAlike(word), rank: rankAlike(word) }),
};

/** Whose words are looked for: those of the records themselves, and those by which trips are found. */
export interface Readers {
  readonly own: SQL;
  readonly ofTrips: SQL;
  readonly kinds: readonly string[];
}

/** Up to so many kinds, words of others are left out as they are read. */
const FEW_KINDS = 2;

/** Of the records with a word: how well it fits for the record itself, for its trips, and as the whole name of a student of trips. */
function groupWords({ where, rank }: { where: SQL; rank: SQL }, { own, ofTrips, kinds }: Readers): SQL {
  // Of few kinds, the planner may read all their words instead.
  const isOfKind =
    kinds.length > FEW_KINDS ? sql`true` : sql`words.kind = any(array[${sql.raw(kinds.map((kind) => `'${kind}'`).join(', '))}]::text[])`;
  // `offset` keeps each condition from being read twice.
  return sql`select kind, record_id, min(rank) filter (where is_own) as own,
      min(rank) filter (where is_of_trips and not is_whole) as of_trips,
      min(rank) filter (where is_of_trips and is_whole and kind = 'student') as called
    from (select words.kind, words.record_id, (${rank})::real as rank, ${own} as is_own, ${ofTrips} as is_of_trips, words.part = 'whole' as is_whole
      from record_words as words where ${where} and ${isOfKind} offset 0) as words_read where is_own or is_of_trips group by kind, record_id`;
}

/** Returns the records with a word. */
export function selectWords(word: string, way: Way, readers: Readers): SQL {
  const { where, rank } = CONDITIONS[way](word);
  return groupWords({ where: sql`${where} and words.part <> 'whole'`, rank }, readers);
}

const rankWhole = (text: string): SQL =>
  sql`case when words.word = ${folded(text)} or words.word like ${startOf(`${text} `)} then ${RANK.wholeName} else ${RANK.beginning} end`;

/** Returns the records whose whole name begins with a text. */
export function selectWholeNames(text: string, readers: Readers): SQL {
  return groupWords({ where: sql`words.word like ${startOf(text)} and words.part = 'whole'`, rank: rankWhole(text) }, readers);
}

/** A word is frequent if more words than this begin with it: each record has several. */
const MANY_WORDS = 2000;

/** Returns whether very many records have a word that begins so. */
export async function isFrequentWord(db: Queryable, word: string): Promise<boolean> {
  const { rows } = (await db.execute(sql`select count(*) as count from (
    select 1 from record_words as words where words.word like ${startOf(word)} limit ${MANY_WORDS}) as counted`)) as unknown as {
    rows: { count: unknown }[];
  };
  return Number(rows[0]?.count) === MANY_WORDS;
}

/** Returns the records with a word that begins with the only one that was typed: whole names that begin so have such a word, too. */
export function selectOnlyWord(word: string, readers: Readers): SQL {
  const { where, rank } = CONDITIONS.beginning(word);
  return groupWords({ where, rank: sql`case when words.part = 'whole' then ${rankWhole(word)} else ${rank} end` }, readers);
}

/** How many digits a number is filled up to with zeros. */
const MAX_DIGITS = 8;

/** Returns the records of a kind whose number ends with this one, as `HS-S-2026-00012` does with 12. */
export function selectNumberWords(kind: string, asked: number): SQL {
  const digits = Array.from({ length: MAX_DIGITS }, (_, at) => String(asked).padStart(at + 1, '0'));
  const words = sql.join(
    [...new Set(digits)].map((one) => sql`${one}`),
    sql`, `,
  );
  return sql`select words.record_id, ${RANK.number}::real from record_words as words
    where words.kind = ${kind} and words.part = 'name' and words.word in (${words})`;
}

/** Returns the records of a kind with a telephone number that contains these digits. */
export const selectPhones = (kind: string, phones: readonly string[]): SQL =>
  sql`select words.record_id, ${RANK.wholeWord}::real as rank from record_words as words where words.kind = ${kind} and words.part = 'phone'
    and (${or(...phones.map((phone) => sql`words.word like ${`%${phone}%`}`)) ?? sql`false`})`;

/**
 * Of rows with the place of a word and a rank, grouped by record: the worst rank of the words, unless the whole name, at place -1, is better.
 * Rows are put together and grouped rather than joined, since the planner knows too little about them to join them well.
 */
export const rankOfAll = sql`least(min(rank) filter (where at < 0), max(rank) filter (where at >= 0))`;
/** Returns the condition that a record has all words. */
export const hasAll = (words: number): SQL => sql`count(*) filter (where at >= 0) = ${words}`;
