// SQL of a family's own prices in the draft.

import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { pricings } from '#server/db/schema/pricing.ts';

/** Inserts a family's own price, or gives the present one another amount; returns its ID. */
export async function upsertFamilyPrice(
  tx: Transaction,
  { id: _id, version: _version, createdAt: _createdAt, ...price }: typeof pricings.$inferSelect,
  createdAt: Date,
): Promise<number> {
  const [row] = await tx
    .insert(pricings)
    .values({ ...price, createdAt })
    .onConflictDoUpdate({
      target: [pricings.level, pricings.priceableId, pricings.pricingTemplateId],
      set: { amount: price.amount, version: sql`${pricings.version} + 1` },
    })
    .returning({ id: pricings.id });
  return row?.id ?? 0;
}
