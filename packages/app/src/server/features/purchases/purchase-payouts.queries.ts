// The SQL of the payouts that pay purchase invoices: which they are, which could be, and what of them is paid. Payouts are locked before
// the invoice that they pay, and in the order of their numbers, so that nobody waits for each other.

import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { PayeeType } from '#contract/finance/payouts/payee.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { payouts } from '#server/db/schema/payouts.ts';

export type PayoutRow = typeof payouts.$inferSelect;

/** Whom and in what an invoice is to be paid. */
export interface PayableInvoice {
  readonly payeeType: PayeeType | null;
  readonly payeeId: number | null;
  readonly businessId: number;
  readonly currency: string;
}

/** The payouts that pay an invoice, the first due first; what was voided pays nothing. */
export function listPayoutsOfPurchase(db: Queryable, id: number): Promise<PayoutRow[]> {
  return db
    .select()
    .from(payouts)
    .where(and(eq(payouts.purchaseInvoiceId, id), sql`${payouts.state} <> 'void'`))
    .orderBy(asc(payouts.dueDate), asc(payouts.id));
}

/** The most that are offered. */
const MAX_LINKABLE = 50;

/** The payouts that could pay an invoice and pay none yet. */
export async function listLinkablePayouts(
  db: Queryable,
  { payeeType, payeeId, businessId, currency }: PayableInvoice,
): Promise<PayoutRow[]> {
  if (payeeType === null || payeeId === null) return [];
  return db
    .select()
    .from(payouts)
    .where(
      and(
        eq(payouts.payeeType, payeeType),
        eq(payouts.payeeId, payeeId),
        eq(payouts.businessId, businessId),
        eq(payouts.currency, currency),
        isNull(payouts.purchaseInvoiceId),
        notInArray(payouts.state, ['paid', 'void']),
      ),
    )
    .orderBy(asc(payouts.dueDate), asc(payouts.id))
    .limit(MAX_LINKABLE);
}

export function lockPayouts(tx: Transaction, ids: readonly number[]): Promise<PayoutRow[]> {
  return tx
    .select()
    .from(payouts)
    .where(inArray(payouts.id, [...ids]))
    .orderBy(asc(payouts.id))
    .for('update');
}

/** Locks all that pay an invoice. */
export function lockPayoutsOfPurchase(tx: Transaction, id: number): Promise<PayoutRow[]> {
  return tx.select().from(payouts).where(eq(payouts.purchaseInvoiceId, id)).orderBy(asc(payouts.id)).for('update');
}

/** Locks those of a stay and whoever is paid for it that pay no invoice yet. */
export function lockPayoutsOfStay(
  tx: Transaction,
  { tripId, payeeType, payeeId }: { tripId: number; payeeType: PayeeType; payeeId: number },
): Promise<PayoutRow[]> {
  return tx
    .select()
    .from(payouts)
    .where(
      and(eq(payouts.tripId, tripId), eq(payouts.payeeType, payeeType), eq(payouts.payeeId, payeeId), isNull(payouts.purchaseInvoiceId)),
    )
    .orderBy(asc(payouts.id))
    .for('update');
}

/** Says which invoice locked payouts pay, or that they pay none. */
export async function updatePurchaseOfPayouts(tx: Transaction, ids: readonly number[], purchaseInvoiceId: number | null): Promise<void> {
  await tx
    .update(payouts)
    .set({ purchaseInvoiceId, version: sql`${payouts.version} + 1` })
    .where(inArray(payouts.id, [...ids]));
}

/** What of an invoice payouts have paid. */
export async function sumPaidOfPurchase(tx: Transaction, id: number): Promise<string> {
  const [found] = await tx
    .select({ paid: sql<string>`coalesce(sum(${payouts.amount}), 0)::text` })
    .from(payouts)
    .where(and(eq(payouts.purchaseInvoiceId, id), eq(payouts.state, 'paid')));
  return found?.paid ?? '0';
}
