// Text as it is compared when somebody looks for it: without accents, and capitals like small letters.

import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Letters are taken apart and their marks left out, in the database and so alike for what is stored and what is typed; those that
 * can't be taken apart are named. In the collation of bytes, so that both engines sort alike.
 */
export function foldText(text: SQL | AnyPgColumn): SQL<string> {
  const plain = sql`regexp_replace(normalize(${text}, NFKD), '[\u0300-\u036f]', '', 'g')`;
  return sql<string>`lower(translate(${plain}, 'ØøŁłĐđÐðıÞþ', 'ooLldddditt')) collate "C"`;
}

/**
 * The pattern of `like` for text that contains this, whatever signs it holds; wide forms of the signs that mean something in a pattern
 * become plain ones when text is folded, and so are made plain before.
 */
function toLikePattern(text: string): string {
  return `%${text.normalize('NFKD').replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** Whether a text contains another, accents and capitals aside. */
export function containsText(text: SQL | AnyPgColumn, part: string): SQL {
  return sql`${foldText(text)} like ${foldText(sql`${toLikePattern(part)}::text`)}`;
}
