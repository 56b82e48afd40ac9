// The SQL of invoices for trips: their buyers and their stays.

import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { users } from '#server/db/schema/identity.ts';
import { students } from '#server/db/schema/people.ts';
import { trips } from '#server/db/schema/trips.ts';
import { findLastBuyer } from '#server/features/finance/invoices/invoices.queries.ts';

/** Returns a user as a buyer: name and email of the account, the rest from their latest invoice that the caller may see. */
export async function findBuyer(db: Queryable, userId: number, only: SQL | undefined) {
  const [user] = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email, locale: users.locale })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined) return null;
  const last = await findLastBuyer(db, userId, only);
  return {
    id: user.id,
    name: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    address: last?.address ?? [],
    vatNumber: last?.vatNumber ?? '',
    language: user.locale,
  };
}

/** Returns the trips that have invoices, newest stay first. */
export function selectBilledTrips(db: Queryable, only: SQL | undefined) {
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
