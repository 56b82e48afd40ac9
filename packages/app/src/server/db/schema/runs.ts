// Long work that somebody starts and comes back to: audits and back-tests, with how far they are and what came of them.

import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { RunState } from '#contract/platform/run-states.ts';
import { identity, moment } from './columns.ts';
import { users } from './identity.ts';

export const runs = pgTable(
  'runs',
  {
    id: identity(),
    /** What is done: `audit`, `backTest`. */
    kind: text('kind').notNull(),
    state: text('state').$type<RunState>().notNull().default('waiting'),
    /** What was asked for. */
    input: jsonb('input').$type<Record<string, unknown>>().notNull(),
    /** How many of how many are done; null as long as nobody has counted. */
    done: integer('done').notNull().default(0),
    total: integer('total'),
    /** What came of it, in short; the rest is in its files. */
    summary: jsonb('summary').$type<Record<string, unknown>>(),
    /** The files that it reads and writes, by their keys in the file store. */
    files: jsonb('files').$type<Record<string, string>>().notNull().default({}),
    error: text('error').notNull().default(''),
    startedBy: bigint('started_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    /** How often it was begun: a restart of the server begins it again. */
    attempts: integer('attempts').notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('runs_kind').on(table.kind, table.id),
    index('runs_starter').on(table.startedBy),
    check('runs_done', sql`${table.done} >= 0 and (${table.total} is null or ${table.done} <= ${table.total})`),
  ],
);
