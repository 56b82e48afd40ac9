// The columns that we read of pg-boss's job table. pg-boss creates and migrates it; we don't.

import { integer, jsonb, pgSchema, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/db/schema/columns.ts';

/** The output of a job; for a failed one, the reason. */
interface JobOutput {
  readonly message?: string;
}

export const jobRows = pgSchema('pgboss').table('job', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** The queue: the kind of the job, or the queue of failed jobs. */
  name: text('name').notNull(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  state: text('state', { enum: ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] })
    .notNull()
    .default('created'),
  retryLimit: integer('retry_limit').notNull().default(0),
  /** The number of retries, without the first attempt. */
  retryCount: integer('retry_count').notNull().default(0),
  startAfter: moment('start_after').notNull(),
  createdOn: moment('created_on').notNull(),
  startedOn: moment('started_on'),
  completedOn: moment('completed_on'),
  keepUntil: moment('keep_until').notNull(),
  output: jsonb('output').$type<JobOutput>(),
  /** For a failed job: its kind, when it was sent, the number of retries, and why it failed. */
  sourceName: text('source_name'),
  sourceCreatedOn: moment('source_created_on'),
  sourceRetryCount: integer('source_retry_count'),
  /** The original job that this one is a retry of. */
  sourceRootId: uuid('source_root_id'),
  sourceOutput: jsonb('source_output').$type<JobOutput>(),
});
