// SQL of the arrangement of the hub's home.

import { eq } from 'drizzle-orm';
import type { PlacedCard } from '#contract/home/home.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { homeLayouts } from '#server/db/schema/lists.ts';

/** Returns the cards as a person arranged them; empty if they never did. */
export async function findCards(db: Queryable, userId: number): Promise<readonly PlacedCard[]> {
  const [found] = await db.select({ cards: homeLayouts.cards }).from(homeLayouts).where(eq(homeLayouts.userId, userId));
  return found?.cards ?? [];
}

export async function upsertCards(tx: Transaction, layout: typeof homeLayouts.$inferInsert): Promise<void> {
  const { cards, updatedAt } = layout;
  await tx.insert(homeLayouts).values(layout).onConflictDoUpdate({ target: homeLayouts.userId, set: { cards, updatedAt } });
}
