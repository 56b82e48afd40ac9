// What the rest of the server knows of the queue: how jobs are sent.

import type { PgBoss } from 'pg-boss';
import type { Queryable } from '#server/db/database.ts';

/** Something to be done after the change is saved, however often it takes. */
export interface JobRequest {
  /** The kind of job that a feature has defined. */
  readonly kind: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Not before this moment; at once when left out. */
  readonly dueAt?: Date;
}

export interface JobSender {
  readonly boss: PgBoss;
  /** The kinds that can be sent; those with a schedule send themselves. */
  readonly kinds: ReadonlyMap<string, { readonly cron?: string }>;
  /** Sends a job; it runs once the transaction is saved, and never when it is not. */
  send(tx: Queryable, announcement: JobRequest): Promise<void>;
  /** Hears of every job that this process sends for later; answers how to stop hearing. */
  onDeferred(hear: (announcement: JobRequest) => void): () => void;
  close(): Promise<void>;
}
