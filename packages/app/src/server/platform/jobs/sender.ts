// The interface for sending jobs, as seen by the rest of the server.

import type { PgBoss } from 'pg-boss';
import type { Queryable } from '#server/db/database.ts';

/** Work to be done after the change is committed, retried until it succeeds. */
export interface JobRequest {
  /** The kind of a job that a feature has defined. */
  readonly kind: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The earliest time; immediately if left out. */
  readonly dueAt?: Date;
}

export interface JobSender {
  readonly boss: PgBoss;
  /** The kinds that can be sent; those with a schedule are sent automatically. */
  readonly kinds: ReadonlyMap<string, { readonly cron?: string }>;
  /** Sends a job; it runs after the transaction commits, and never after a rollback. */
  send(tx: Queryable, announcement: JobRequest): Promise<void>;
  /** Subscribes to jobs that this process sends with a due time; returns a function to unsubscribe. */
  onDeferred(hear: (announcement: JobRequest) => void): () => void;
  close(): Promise<void>;
}
