// What each feature contributes to deleting an account: its blockers, and the erasure of personal data.

import type { DELETION_BLOCKERS } from '#contract/identity/account-deletion.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';

export interface DeletionBlocker {
  readonly kind: (typeof DELETION_BLOCKERS)[number];
  /** The number of them, such as open trips. */
  readonly count: number;
}

/** A feature's part in deleting accounts; registered in `server/deletion.ts`. */
export interface DeletionPart {
  /** Returns what blocks the deletion. During a deletion the account's row is locked, so that no new references to it can be added. */
  blockers?(db: Queryable, userId: number): Promise<readonly DeletionBlocker[]>;
  /** Erases the feature's data about the person, except invoices. Idempotent: it runs again after a backup is restored. */
  erase?(tx: Transaction, userId: number): Promise<void>;
}
