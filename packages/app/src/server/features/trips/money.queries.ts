// The SQL of what a trip's readers see of its money: invoices and the payout of a family.

import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { payouts } from '#server/db/schema/payouts.ts';

/** The sales invoices of a trip among those that its reader may see. */
export function invoicesShown(db: Queryable, tripId: number, only: SQL | undefined) {
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
    })
    .from(invoices)
    .where(and(eq(invoices.tripId, tripId), eq(invoices.kind, 'sales'), only))
    .orderBy(asc(invoices.id));
}

/** Invoices that somebody is to pay; a draft is nobody’s yet. */
export const billedTo = (userId: number): SQL => sql`(${invoices.buyerId} = ${userId} and ${invoices.state} <> 'draft')`;

export const writtenBy = (userId: number): SQL => sql`${invoices.createdBy} = ${userId}`;

/** How the payout of a family for a trip stands; null before there is one. */
export async function payoutOf(db: Queryable, { tripId, hostFamilyId }: { tripId: number; hostFamilyId: number }) {
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
