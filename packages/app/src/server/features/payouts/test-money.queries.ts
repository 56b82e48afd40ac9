// The SQL of stays that were paid with test cards: no money has come, so none is to leave.

import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/database.ts';
import { invoices, paymentAllocations, payments } from '#server/db/schema/finance.ts';
import { paymentIntents } from '#server/db/schema/gateway.ts';

const originals = alias(payments, 'originals');

/** The names under which what was paid by test intents is recorded. */
const testPaymentKeys = sql`(select 'gateway:' || ${paymentIntents.gateway} || ':' || ${paymentIntents.reference}
  from ${paymentIntents} where not ${paymentIntents.livemode})`;

/** Of some trips those of whose invoices test money settles a part; what was given back of it does not count any more. */
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

/** Whether the stay of a payout was paid with test money; what is owed otherwise was not. */
export async function isOfTestMoney(db: Queryable, { tripId }: { readonly tripId: number | null }): Promise<boolean> {
  return (await findTripsWithTestMoney(db, [tripId])).size > 0;
}
