// SQL of the sheet of prices.

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PriceableLevel } from '#contract/pricing/price-levels.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { pricings, pricingTemplates } from '#server/db/schema/pricing.ts';
import { PRICEABLE_TABLES } from './priceables.queries.ts';

const { priceableId, pricingTemplateId, amount } = pricings;

/** Returns the amounts at a level. */
export function listAmounts(db: Queryable, level: PriceableLevel) {
  return db.select({ priceableId, pricingTemplateId, amount }).from(pricings).where(eq(pricings.level, level));
}

/** Locks the prices of priceables until the transaction ends. */
export function lockSheetPrices(tx: Transaction, level: PriceableLevel, priceableIds: readonly number[]) {
  return tx
    .select({ id: pricings.id, priceableId, pricingTemplateId, amount })
    .from(pricings)
    .where(and(eq(pricings.level, level), inArray(priceableId, [...priceableIds])))
    .orderBy(pricings.id)
    .for('update');
}

/** Returns which of these IDs exist at a level. */
export async function findExistingPriceables(db: Queryable, level: PriceableLevel, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const table = PRICEABLE_TABLES[level];
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** Returns the commissions that new prices of these templates start with. */
export function listTemplateCommissions(db: Queryable, ids: readonly number[]) {
  const { id, customerCommissionAmount, customerCommissionPercentage, providerCommissionAmount, providerCommissionPercentage } =
    pricingTemplates;
  return db
    .select({ id, customerCommissionAmount, customerCommissionPercentage, providerCommissionAmount, providerCommissionPercentage })
    .from(pricingTemplates)
    .where(inArray(id, [...ids]));
}

/** A price to insert. */
export type NewPrice = typeof pricings.$inferInsert;

/** Small enough for the parameters of one statement. */
const BATCH_SIZE = 500;

/** Inserts prices; returns their IDs in the same order. */
export async function insertPrices(tx: Transaction, rows: readonly NewPrice[]): Promise<readonly number[]> {
  const made: number[] = [];
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    const part = rows.slice(from, from + BATCH_SIZE);
    const answered = await tx.insert(pricings).values(part).returning({ id: pricings.id });
    made.push(...answered.map(({ id }) => id));
  }
  return made;
}

export async function updateAmounts(tx: Transaction, rows: readonly { readonly id: number; readonly amount: string }[]): Promise<void> {
  for (const { id, amount: next } of rows) {
    await tx
      .update(pricings)
      .set({ amount: next, version: sql`${pricings.version} + 1` })
      .where(eq(pricings.id, id));
  }
}

export async function deletePrices(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(pricings).where(inArray(pricings.id, [...ids]));
}
