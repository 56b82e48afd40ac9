// Normalizes text for searching: ignores accents and case.

import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Decomposes letters and removes their marks, in the database so that stored and typed text are treated alike; letters without a
 * decomposition are listed. Uses the byte collation, so that both engines sort alike.
 */
export function foldText(text: SQL | AnyPgColumn): SQL<string> {
  const plain = sql`regexp_replace(normalize(${text}, NFKD), '[\u0300-\u036f]', '', 'g')`;
  return sql<string>`lower(translate(${plain}, 'ØøŁłĐđÐðıÞþ', 'ooLldddditt')) collate "C"`;
}

/**
 * Returns the `like` pattern for text that contains this, with wildcards escaped. Normalizes first, because folding turns full-width
 * wildcards into plain ones.
 */
export function toLikePattern(text: string): string {
  return `%${text.normalize('NFKD').replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** Returns the pattern for folded text that contains another. */
export function toFoldedPattern(part: string): SQL {
  return foldText(sql`${toLikePattern(part)}::text`);
}

/** Matches text that contains another, ignoring accents and case. */
export function containsText(text: SQL | AnyPgColumn, part: string): SQL {
  return sql`${foldText(text)} like ${toFoldedPattern(part)}`;
}
