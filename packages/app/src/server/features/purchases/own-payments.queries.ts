// SQL of what a host is paid: payouts to the own family, those without an invoice, and their stays.

import { and, asc, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { students } from '#server/db/schema/people.ts';
import { trips } from '#server/db/schema/trips.ts';
import type { PayoutRow } from './purchase-payouts.queries.ts';

/** Restricts to payouts to the host family that an account manages. */
function wherePaidTo(userId: number): SQL {
  return sql`(${payouts.payeeType} = 'Host_family' and ${payouts.payeeId} in
    (select ${hostFamilies.id} from ${hostFamilies} where ${hostFamilies.userId} = ${userId}))`;
}

/** Returns the payouts of invoices, grouped by invoice; voided payouts are excluded. */
export async function findPayoutsByPurchase(db: Queryable, ids: readonly number[]): Promise<Map<number, PayoutRow[]>> {
  const rows = await db
    .select()
    .from(payouts)
    .where(and(inArray(payouts.purchaseInvoiceId, [...ids]), ne(payouts.state, 'void')))
    .orderBy(asc(payouts.dueDate), asc(payouts.id));
  return Map.groupBy(rows, ({ purchaseInvoiceId }) => purchaseInvoiceId ?? 0) as Map<number, PayoutRow[]>;
}

/** Returns the payouts to a host that pay no invoice, newest first. */
export function listPayoutsWithoutPurchase(db: Queryable, { userId, atMost }: { userId: number; atMost: number }): Promise<PayoutRow[]> {
  return db
    .select()
    .from(payouts)
    .where(and(wherePaidTo(userId), isNull(payouts.purchaseInvoiceId), ne(payouts.state, 'void')))
    .orderBy(desc(payouts.dueDate), desc(payouts.id))
    .limit(atMost);
}

/** Returns what a host was paid per calendar year and currency, newest first. */
export function sumPaidByYear(db: Queryable, userId: number) {
  const year = sql<number>`extract(year from ${payouts.paidOn})::int`;
  return db
    .select({ year: year.mapWith(Number), currency: payouts.currency, paid: sql<string>`sum(${payouts.amount})::text` })
    .from(payouts)
    .where(and(wherePaidTo(userId), eq(payouts.state, 'paid')))
    .groupBy(year, payouts.currency)
    .orderBy(desc(year), asc(payouts.currency));
}

/** Returns stays with what their host may see: the dates, and the student's first name. */
export function listStays(db: Queryable, ids: readonly number[]) {
  return db
    .select({ id: trips.id, studentName: students.firstName, fromDate: trips.fromDate, toDate: trips.toDate })
    .from(trips)
    .innerJoin(students, eq(students.id, trips.studentId))
    .where(inArray(trips.id, [...ids]));
}
