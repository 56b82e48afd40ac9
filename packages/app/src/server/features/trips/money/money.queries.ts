// SQL of the money of a trip: invoices, credit notes, refunds, and the payout of a family.

import { and, asc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { invoices, paymentAllocations, payments } from '#server/db/schema/finance.ts';
import { payouts } from '#server/db/schema/payouts.ts';

/** Returns the sales invoices of a trip that match the condition for its reader. */
export function listShownInvoices(db: Queryable, tripId: number, only: SQL | undefined) {
  return db
    .select({
      id: invoices.id,
      kind: invoices.kind,
      number: invoices.number,
      state: invoices.state,
      currency: invoices.currency,
      total: invoices.total,
      paid: invoices.paid,
      credited: invoices.credited,
      dueDate: invoices.dueDate,
      buyerId: invoices.buyerId,
    })
    .from(invoices)
    .where(and(eq(invoices.tripId, tripId), eq(invoices.kind, 'sales'), only))
    .orderBy(asc(invoices.id));
}

/** Returns the sent credit notes of invoices, oldest first. */
export async function listCredits(db: Queryable, invoiceIds: readonly number[]) {
  return db
    .select({
      id: invoices.id,
      number: invoices.number,
      total: invoices.total,
      issueDate: invoices.issueDate,
      invoiceId: sql<number>`${invoices.creditsId}::int`,
    })
    .from(invoices)
    .where(and(inArray(invoices.creditsId, [...invoiceIds]), isNotNull(invoices.document)))
    .orderBy(asc(invoices.id));
}

/** Returns the refunds of invoices as negative amounts, oldest first. */
export async function listRefunds(db: Queryable, invoiceIds: readonly number[]) {
  return db
    .select({
      id: payments.id,
      invoiceId: paymentAllocations.invoiceId,
      amount: paymentAllocations.amount,
      paidOn: payments.paidOn,
      method: payments.method,
    })
    .from(paymentAllocations)
    .innerJoin(payments, eq(payments.id, paymentAllocations.paymentId))
    .where(and(inArray(paymentAllocations.invoiceId, [...invoiceIds]), eq(payments.kind, 'refund')))
    .orderBy(asc(payments.id));
}

/** The condition for invoices that were sent; drafts are internal. */
export const sentToSomebody: SQL = sql`${invoices.state} <> 'draft'`;

export const whereWrittenBy = (userId: number): SQL => sql`${invoices.createdBy} = ${userId}`;

/** Returns the payout of a family for a trip; null if there is none yet. */
export async function findPayoutOfFamily(db: Queryable, { tripId, hostFamilyId }: { tripId: number; hostFamilyId: number }) {
  const [found] = await db
    .select({ currency: payouts.currency, amount: payouts.amount, state: payouts.state, dueDate: payouts.dueDate })
    .from(payouts)
    .where(
      and(eq(payouts.tripId, tripId), eq(payouts.payeeType, 'Host_family'), eq(payouts.payeeId, hostFamilyId), ne(payouts.state, 'void')),
    )
    .orderBy(asc(payouts.id))
    .limit(1);
  return found ?? null;
}
