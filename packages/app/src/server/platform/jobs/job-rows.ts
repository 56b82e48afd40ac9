// The table in which pg-boss keeps jobs, as far as it is read here. pg-boss creates and changes it; no migration of ours does.

import { integer, jsonb, pgSchema, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/db/schema/columns.ts';

/** What a job has answered: of one that failed, why. */
interface JobOutput {
  readonly message?: string;
}

export const jobRows = pgSchema('pgboss').table('job', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** The queue: the kind of job, or where failed jobs are kept. */
  name: text('name').notNull(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  state: text('state', { enum: ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] })
    .notNull()
    .default('created'),
  retryLimit: integer('retry_limit').notNull().default(0),
  /** How often it was taken up again: attempts but the first. */
  retryCount: integer('retry_count').notNull().default(0),
  startAfter: moment('start_after').notNull(),
  createdOn: moment('created_on').notNull(),
  startedOn: moment('started_on'),
  completedOn: moment('completed_on'),
  keepUntil: moment('keep_until').notNull(),
  output: jsonb('output').$type<JobOutput>(),
  /** Of a failed job: the kind it was of, when it was sent, how often it was retried, and why it failed. */
  sourceName: text('source_name'),
  sourceCreatedOn: moment('source_created_on'),
  sourceRetryCount: integer('source_retry_count'),
  /** The first job of which this is a later life. */
  sourceRootId: uuid('source_root_id'),
  sourceOutput: jsonb('source_output').$type<JobOutput>(),
});
