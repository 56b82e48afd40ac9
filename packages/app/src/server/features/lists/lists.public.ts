// What the rest of the server may ask of lists.

import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { savedViews } from '#server/db/schema/lists.ts';
import type { DeletionPart } from '#server/platform/deletion.ts';

async function erase(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(savedViews).where(eq(savedViews.userId, userId));
}

/** With an account go the views of lists that it has saved. */
export const listDeletion: DeletionPart = { erase };
