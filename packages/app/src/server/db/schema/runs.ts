// Long-running work started by a user, such as audits and back-tests, with its progress and results.

import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { RunState } from '#contract/platform/run-states.ts';
import { identity, moment } from './columns.ts';
import { users } from './identity.ts';

export const runs = pgTable(
  'runs',
  {
    id: identity(),
    /** The kind of work: `audit`, `backTest`. */
    kind: text('kind').notNull(),
    state: text('state').$type<RunState>().notNull().default('waiting'),
    /** The input of the run. */
    input: jsonb('input').$type<Record<string, unknown>>().notNull(),
    /** The progress; the total is null until it is counted. */
    done: integer('done').notNull().default(0),
    total: integer('total'),
    /** A summary of the result; the rest is in its files. */
    summary: jsonb('summary').$type<Record<string, unknown>>(),
    /** The files that it reads and writes, by their keys in the file store. */
    files: jsonb('files').$type<Record<string, string>>().notNull().default({}),
    error: text('error').notNull().default(''),
    startedBy: bigint('started_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    /** How often it was started: a restart of the server starts it again. */
    attempts: integer('attempts').notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('runs_kind').on(table.kind, table.id),
    index('runs_starter').on(table.startedBy),
    check('runs_done', sql`${table.done} >= 0 and (${table.total} is null or ${table.done} <= ${table.total})`),
  ],
);
