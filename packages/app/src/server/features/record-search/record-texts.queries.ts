// The SQL that finds words in the texts of messages.

import { and, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { foldText, toFoldedPattern } from '#server/platform/lists/text-search.ts';
import { hasLatin, isBeginning } from './record-question.rules.ts';
import type { Way } from './record-words.queries.ts';

/** What ends a word. */
const BETWEEN = '[^[:alnum:]]';

/** Returns the condition that a word stands in a text: a short one by itself, others at the beginning of a word or anywhere. */
export function whereTextHas(text: AnyPgColumn, word: string, way: Way): SQL {
  const isInside = sql`${text} like ${toFoldedPattern(word)}`;
  // Scripts without trigrams have no spaces between words either.
  if (!hasLatin(word)) return isInside;
  const escaped = word.normalize('NFKD').replaceAll(/[\\.*+?^${}()|[\]]/g, '\\$&');
  const isShort = isBeginning(word);
  if (way !== 'beginning' && !isShort) return isInside;
  const isWord = sql`${text} ~ ${foldText(sql`${`(^|${BETWEEN})${escaped}${isShort ? `(${BETWEEN}|$)` : ''}`}::text`)}`;
  return isShort ? isWord : (and(isInside, isWord) ?? isWord);
}
