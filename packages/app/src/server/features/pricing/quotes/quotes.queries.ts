// SQL of stored quotes.

import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { quotes } from '#server/db/schema/price-books.ts';

/** Stores a quote; a quote with the same fingerprint is the same quote, so the first one is kept. */
export async function insertQuote(db: Queryable, row: typeof quotes.$inferInsert): Promise<void> {
  await db.insert(quotes).values(row).onConflictDoNothing({ target: quotes.fingerprint });
}

export async function findQuote(db: Queryable, fingerprint: string): Promise<typeof quotes.$inferSelect | null> {
  const [found] = await db.select().from(quotes).where(eq(quotes.fingerprint, fingerprint));
  return found ?? null;
}
