// The SQL of invoices for trips: which of them bills an agreed price, and who is billed.

import { and, asc, desc, eq, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { users } from '#server/db/schema/identity.ts';
import { students } from '#server/db/schema/people.ts';
import { trips } from '#server/db/schema/trips.ts';
import { lastBuyer } from './invoices.queries.ts';

interface Billed {
  readonly tripId: number;
  readonly quoteFingerprint: string;
  /** The invoice in question; those that were made later don't count. */
  readonly before?: number | undefined;
}

/** The first invoice that bills the price of a trip and counts: neither void nor credited in full. A draft counts too. */
export async function billingOf(
  db: Queryable,
  { tripId, quoteFingerprint, before }: Billed,
): Promise<{ id: number; number: string | null } | null> {
  const counts = or(eq(invoices.state, 'draft'), sql`${invoices.credited} < ${invoices.total}`);
  const [found] = await db
    .select({ id: invoices.id, number: invoices.number })
    .from(invoices)
    .where(
      and(
        eq(invoices.kind, 'sales'),
        eq(invoices.tripId, tripId),
        eq(invoices.quoteFingerprint, quoteFingerprint),
        ne(invoices.state, 'void'),
        counts,
        before === undefined ? undefined : lt(invoices.id, before),
      ),
    )
    .orderBy(asc(invoices.id))
    .limit(1);
  return found ?? null;
}

/** Whom an account is billed as: its own name and e-mail address, and what the newest of its invoices that the caller sees says besides. */
export async function buyerOf(db: Queryable, userId: number, only: SQL | undefined) {
  const [user] = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email, locale: users.locale })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined) return null;
  const last = await lastBuyer(db, userId, only);
  return {
    id: user.id,
    name: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    address: last?.address ?? [],
    vatNumber: last?.vatNumber ?? '',
    language: user.locale,
  };
}

/** The trips that invoices are for, the newest stay first. */
export function billedTripsOf(db: Queryable, only: SQL | undefined) {
  return db
    .selectDistinct({
      id: trips.id,
      studentName: sql<string>`trim(${students.firstName} || ' ' || ${students.lastName})`,
      fromDate: trips.fromDate,
      toDate: trips.toDate,
    })
    .from(invoices)
    .innerJoin(trips, eq(trips.id, invoices.tripId))
    .innerJoin(students, eq(students.id, trips.studentId))
    .where(only)
    .orderBy(desc(trips.fromDate), desc(trips.id));
}
