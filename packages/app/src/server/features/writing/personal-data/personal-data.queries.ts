// Looks words of a text up among names and health notes: by indexes, however many people there are.

import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { students } from '#server/db/schema/people.ts';
import { recordWords } from '#server/db/schema/record-words.ts';

const asRows = (words: readonly string[]) => sql`jsonb_array_elements_text(${JSON.stringify(words)}::jsonb)`;

/** Whose names count: invoices and groups are no people of their own. */
const ofPeople = (words: string) => sql.raw(`${words}.kind in ('student', 'account', 'hostFamily') and ${words}.part in ('name', 'first')`);

/** Returns those of some words that are in anybody's name. */
export async function listNameWords(db: Queryable, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const { rows } = (await db.execute(sql`select asked.word from ${asRows(words)} asked (word)
    where exists (select 1 from ${recordWords} w where w.word = asked.word and ${ofPeople('w')})`)) as unknown as {
    rows: { word: string }[];
  };
  return new Set(rows.map(({ word }) => word));
}

export interface NamedPerson {
  readonly first: string;
  readonly second: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The names of everybody, by the records that have words. */
const names = sql`lateral (
  select first_name, last_name from ${students} where one.kind = 'student' and id = one.record_id
  union all select first_name, last_name from ${users} where one.kind = 'account' and id = one.record_id
  union all select parent_guardian_one_first_name, parent_guardian_one_last_name from ${hostFamilies}
    where one.kind = 'hostFamily' and id = one.record_id
  union all select parent_guardian_two_first_name, parent_guardian_two_last_name from ${hostFamilies}
    where one.kind = 'hostFamily' and id = one.record_id)`;

/** The records of which a word of a pair is part of a name. */
const recordsOf = (place: 0 | 1) =>
  sql`select kind, record_id from ${recordWords} w where w.word = pair ->> ${sql.raw(String(place))}::int and ${ofPeople('w')}`;

/**
 * Returns people in whose names both words of a pair are. The records of frequent first names are many: they are intersected, since to look
 * each up by its other word takes seconds.
 */
export async function listNamedByPairs(db: Queryable, pairs: readonly { first: string; second: string }[]): Promise<NamedPerson[]> {
  if (pairs.length === 0) return [];
  const asked = JSON.stringify(pairs.map(({ first, second }) => [first, second]));
  const { rows } = (await db.execute(sql`select distinct pair ->> 0 as "first", pair ->> 1 as "second",
      coalesce(person.first_name, '') as "firstName", coalesce(person.last_name, '') as "lastName"
    from jsonb_array_elements(${asked}::jsonb) pair
    join lateral (${recordsOf(0)} intersect ${recordsOf(1)}) one on true
    join ${names} person on true`)) as unknown as { rows: NamedPerson[] };
  return rows;
}

/** Returns those of some words that are a whole name, the last name before or after the first, without a space. */
export async function listJoinedNames(db: Queryable, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const { rows } = (await db.execute(sql`select distinct asked.word from ${asRows(words)} asked (word)
    join ${recordWords} one on one.word = asked.word and ${ofPeople('one')}
    join ${names} person on fold_text(person.last_name || person.first_name) = asked.word
      and person.first_name <> '' and person.last_name <> ''`)) as unknown as { rows: { word: string }[] };
  return new Set(rows.map(({ word }) => word));
}

const healthWords = sql`health_words(s.allergies, s.any_medical_condition)`;

/** Returns those of some words that are in a student's health notes; short ones only if they are a whole note. */
export async function listNotedWords(
  db: Queryable,
  words: readonly string[],
  { distinctiveLength }: { readonly distinctiveLength: number },
): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const isWhole = sql`(trim(fold_text(s.allergies)) = asked.word or trim(fold_text(s.any_medical_condition)) = asked.word)`;
  const { rows } = (await db.execute(sql`select asked.word from ${asRows(words)} asked (word)
    where exists (select 1 from ${students} s where ${healthWords} @> array[asked.word]
      and (length(asked.word) >= ${distinctiveLength} or ${isWhole}))`)) as unknown as { rows: { word: string }[] };
  return new Set(rows.map(({ word }) => word));
}

/** Returns the parts of notes, in scripts without spaces, that stand in a folded text. */
export async function listNotedParts(db: Queryable, folded: string): Promise<string[]> {
  const { rows } = (await db.execute(sql`select distinct part.word from ${students} s, unnest(${healthWords}) part (word)
    where (s.allergies <> '' or s.any_medical_condition <> '') and s.allergies || s.any_medical_condition ~ '[぀-ヿ㐀-鿿가-힣]'
      and length(part.word) >= 2 and part.word ~ '[぀-ヿ㐀-鿿ᄀ-ᇿ]' and position(part.word in ${folded}) > 0`)) as unknown as {
    rows: { word: string }[];
  };
  return rows.map(({ word }) => word);
}
