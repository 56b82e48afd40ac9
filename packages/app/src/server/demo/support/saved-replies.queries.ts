// Writes the saved replies of the demo world into the table.

import type { Transaction } from '#server/db/database.ts';
import { savedReplies } from '#server/db/schema/messaging.ts';
import { DEMO_REPLIES } from './saved-replies.ts';

export async function insertSavedReplies(tx: Transaction, createdAt: Date): Promise<void> {
  await tx.insert(savedReplies).values(DEMO_REPLIES.map(({ name, texts }) => ({ name, texts, createdAt })));
}
