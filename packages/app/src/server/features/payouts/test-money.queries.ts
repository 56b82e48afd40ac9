// The SQL of stays paid with test cards: no money came in, so none may be paid out.

import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/database.ts';
import { invoices, paymentAllocations, payments } from '#server/db/schema/finance.ts';
import { paymentIntents } from '#server/db/schema/gateway.ts';

const originals = alias(payments, 'originals');

/** The keys of payments recorded from test payment intents. */
const testPaymentKeys = sql`(select 'gateway:' || ${paymentIntents.gateway} || ':' || ${paymentIntents.reference}
  from ${paymentIntents} where not ${paymentIntents.livemode})`;

/** Returns the trips whose invoices are partly settled with test money that isn't refunded. */
export async function findTripsWithTestMoney(db: Queryable, tripIds: readonly (number | null)[]): Promise<Set<number>> {
  const ids = tripIds.filter((id) => id !== null);
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ tripId: invoices.tripId })
    .from(paymentAllocations)
    .innerJoin(invoices, eq(invoices.id, paymentAllocations.invoiceId))
    .innerJoin(payments, eq(payments.id, paymentAllocations.paymentId))
    .leftJoin(originals, eq(originals.id, payments.refundsId))
    .where(and(inArray(invoices.tripId, ids), sql`coalesce(${originals.key}, ${payments.key}) in ${testPaymentKeys}`))
    .groupBy(invoices.tripId)
    .having(gt(sql`sum(${paymentAllocations.amount})`, sql`0`));
  return new Set(found.flatMap(({ tripId }) => tripId ?? []));
}

/** Returns whether the stay of a payout was paid with test money; false for payouts without a trip. */
export async function isOfTestMoney(db: Queryable, { tripId }: { readonly tripId: number | null }): Promise<boolean> {
  return (await findTripsWithTestMoney(db, [tripId])).size > 0;
}
