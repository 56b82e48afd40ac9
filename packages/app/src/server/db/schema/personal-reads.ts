// Which personal details staff have read.

import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PersonalPart } from '#contract/platform/personal-reads.ts';
import { moment } from './columns.ts';
import { users } from './identity.ts';

/** One row for each reader, person or family, part of their details, and day. */
export const personalReads = pgTable(
  'personal_reads',
  {
    /** The reader; an administrator who views the product as somebody else is the reader. */
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    /** The kind of record and its ID, as in the audit log. */
    subjectType: text('subject_type').notNull(),
    subjectId: bigint('subject_id', { mode: 'number' }).notNull(),
    part: text('part').$type<PersonalPart>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    times: integer('times').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.subjectType, table.subjectId, table.part, table.day] }),
    index('personal_reads_subject').on(table.subjectType, table.subjectId, table.lastAt),
  ],
);
