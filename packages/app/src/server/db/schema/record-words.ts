// The words by which records are found. Triggers keep them, so that no transaction that writes a name can forget it.

import { sql } from 'drizzle-orm';
import { bigint, customType, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Compared by its bytes, so that beginnings are found by the index. */
const plainWord = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * What of a record a word is: its whole name; a word that every reader of its list may look for, or the end of one in a script that has no
 * trigrams; the same of first names, which not everybody reads; an address; a telephone number.
 */
export type WordPart = 'whole' | 'name' | 'rest' | 'first' | 'firstRest' | 'contact' | 'phone';

/** The words of students, accounts, host families, groups and invoices, without accents and capitals (functions.sql). */
export const recordWords = pgTable(
  'record_words',
  {
    word: plainWord('word').notNull(),
    kind: text('kind').notNull(),
    recordId: bigint('record_id', { mode: 'number' }).notNull(),
    part: text('part').$type<WordPart>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.word, table.kind, table.recordId, table.part] }),
    index('record_words_of_record').on(table.kind, table.recordId),
    index('record_words_inside')
      .using('gin', table.word.op('gin_trgm_ops'))
      .with({ fastupdate: false })
      .where(sql`${table.part} <> 'whole'`),
  ],
);
