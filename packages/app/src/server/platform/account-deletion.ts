// What each feature has to say when an account is deleted: what stands against it, and what of the person it takes away.

import type { DELETION_BLOCKERS } from '#contract/identity/account-deletion.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';

export interface DeletionBlocker {
  readonly kind: (typeof DELETION_BLOCKERS)[number];
  /** How many there are, such as open trips. */
  readonly count: number;
}

/** A feature's part in deleting accounts; it is added to the list in `server/deletion.ts`. */
export interface DeletionPart {
  /** What stands against it now. In a deletion the account's row is locked, so that nothing new can refer to it meanwhile. */
  blockers?(db: Queryable, userId: number): Promise<readonly DeletionBlocker[]>;
  /**
   * Takes away what the feature keeps of the person, and no invoice. Done again without harm: when a backup is restored, it is done
   * anew.
   */
  erase?(tx: Transaction, userId: number): Promise<void>;
}
