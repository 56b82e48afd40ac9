// SQL of the payouts that pay purchase invoices: linked ones, linkable ones, and their paid sum. To avoid deadlocks, payouts are locked
// before their invoice, in the order of their IDs.

import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { PayeeType } from '#contract/finance/payouts/payee.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { payouts } from '#server/db/schema/payouts.ts';

export type PayoutRow = typeof payouts.$inferSelect;

/** What a payout must match to pay an invoice. */
export interface PayableInvoice {
  readonly payeeType: PayeeType | null;
  readonly payeeId: number | null;
  readonly businessId: number;
  readonly currency: string;
}

/** Returns the payouts linked to an invoice, earliest due first; voided ones are excluded. */
export function listPayoutsOfPurchase(db: Queryable, id: number): Promise<PayoutRow[]> {
  return db
    .select()
    .from(payouts)
    .where(and(eq(payouts.purchaseInvoiceId, id), sql`${payouts.state} <> 'void'`))
    .orderBy(asc(payouts.dueDate), asc(payouts.id));
}

/** The maximum number of payouts offered for linking. */
const MAX_LINKABLE = 50;

/** Returns the payouts that could pay an invoice and are not linked yet. */
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

/** Locks all payouts linked to an invoice. */
export function lockPayoutsOfPurchase(tx: Transaction, id: number): Promise<PayoutRow[]> {
  return tx.select().from(payouts).where(eq(payouts.purchaseInvoiceId, id)).orderBy(asc(payouts.id)).for('update');
}

/** Locks the payouts of a stay and payee that pay no invoice yet. */
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

/** Links locked payouts to an invoice, or unlinks them. */
export async function updatePurchaseOfPayouts(tx: Transaction, ids: readonly number[], purchaseInvoiceId: number | null): Promise<void> {
  await tx
    .update(payouts)
    .set({ purchaseInvoiceId, version: sql`${payouts.version} + 1` })
    .where(inArray(payouts.id, [...ids]));
}

/** Returns the sum of an invoice's paid payouts. */
export async function sumPaidOfPurchase(tx: Transaction, id: number): Promise<string> {
  const [found] = await tx
    .select({ paid: sql<string>`coalesce(sum(${payouts.amount}), 0)::text` })
    .from(payouts)
    .where(and(eq(payouts.purchaseInvoiceId, id), eq(payouts.state, 'paid')));
  return found?.paid ?? '0';
}
