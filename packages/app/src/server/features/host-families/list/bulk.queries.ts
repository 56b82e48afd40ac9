// Runs a change in a transaction of its own, and takes it back if it is only tried.

import { TransactionRollbackError } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/database.ts';

/** Runs a change; with `dryRun` it is rolled back after it has succeeded, so that nothing of it stays or is sent. */
export async function runChange<Result>(
  db: Database,
  run: (tx: Transaction) => Promise<Result>,
  { dryRun }: { dryRun: boolean },
): Promise<Result> {
  if (!dryRun) return db.transaction(run);
  const tried: { result?: Result } = {};
  try {
    await db.transaction(async (tx) => {
      tried.result = await run(tx);
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return tried.result as Result;
}
