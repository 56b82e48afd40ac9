// The SQL of the invoices of a stay.

import { and, asc, eq, gt, inArray, ne, not, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { students } from '#server/db/schema/people.ts';
import { countries } from '#server/db/schema/places.ts';
import { trips } from '#server/db/schema/trips.ts';
import { isOfPrice, sumPriceBilled, sumPriceCredited } from './trip-billing.queries.ts';

/** Returns the sales invoices of a trip that aren't void, oldest first. */
export async function listInvoicesOfStay(db: Queryable, tripId: number): Promise<number[]> {
  const found = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.tripId, tripId), eq(invoices.kind, 'sales'), ne(invoices.state, 'void')))
    .orderBy(asc(invoices.id));
  return found.map(({ id }) => id);
}

/** Returns the sales invoices that bill the price of a trip, oldest first, drafts included; without void, fully credited and extras-only ones. */
export function listPriceInvoicesOfStay(db: Queryable, tripId: number) {
  const [billed, credited] = [sumPriceBilled('invoices'), sumPriceCredited('invoices')];
  const isTakenBack = sql`(${credited} > 0 and ${credited} >= ${billed})`;
  return db
    .select({ id: invoices.id, state: invoices.state })
    .from(invoices)
    .where(
      and(eq(invoices.tripId, tripId), eq(invoices.kind, 'sales'), ne(invoices.state, 'void'), isOfPrice('invoices'), not(isTakenBack)),
    )
    .orderBy(asc(invoices.id));
}

/** Returns whether money was paid for a trip and not fully refunded. */
export async function isPaidForStay(db: Queryable, tripId: number): Promise<boolean> {
  const isPaid = and(eq(invoices.tripId, tripId), eq(invoices.kind, 'sales'), gt(invoices.paid, '0'));
  return (await db.$count(invoices, isPaid)) > 0;
}

/** Returns the country of the student of a trip; null if unknown. */
export async function findStudentCountry(db: Queryable, tripId: number): Promise<string | null> {
  const [found] = await db
    .select({ name: countries.name })
    .from(trips)
    .innerJoin(students, eq(students.id, trips.studentId))
    .innerJoin(countries, eq(countries.id, students.countryId))
    .where(eq(trips.id, tripId));
  return found?.name ?? null;
}

/** Returns the number of draft, sent and partly paid invoices per trip. */
export async function countOpenInvoices(db: Queryable, tripIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ tripId: invoices.tripId, open: sql<number>`count(*)::int` })
    .from(invoices)
    .where(and(inArray(invoices.tripId, [...tripIds]), eq(invoices.kind, 'sales'), inArray(invoices.state, ['draft', 'sent', 'part_paid'])))
    .groupBy(invoices.tripId);
  return new Map(rows.flatMap(({ tripId, open }) => (tripId === null ? [] : [[tripId, open] as const])));
}
