// Queries of invoicing a group: its trips with their agreed prices, and the shares that were billed before.

import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { students } from '#server/db/schema/people.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';
import { whereOwnTrips } from '#server/features/trips/trips.public.ts';
import type { Call } from '#server/platform/app.ts';

const names = sql<string>`(select string_agg(trim(${inFull(students.firstName)} || ' ' || ${inFull(students.lastName)}), ', '
    order by ${inFull(students.id)})
  from ${tripStudents} join ${students} on ${inFull(students.id)} = ${inFull(tripStudents.studentId)}
  where ${inFull(tripStudents.tripId)} = ${inFull(trips.id)})`;

const studentIds = sql<number[]>`(select coalesce(json_agg(${inFull(tripStudents.studentId)}), '[]'::json) from ${tripStudents}
  where ${inFull(tripStudents.tripId)} = ${inFull(trips.id)})`;

/** Returns the trips of a group that count and that the caller may see. */
export function listTripsToBill(db: Queryable, reader: Pick<Call, 'grant' | 'caller'>, groupId: number) {
  const { id, businessId, parentId, quoteFingerprint, vatExempt } = trips;
  return db
    .select({ id, businessId, parentId, quoteFingerprint, vatExempt, names, studentIds })
    .from(trips)
    .where(and(eq(trips.groupId, groupId), ne(trips.state, 'cancelled'), whereOwnTrips(reader)))
    .orderBy(asc(trips.id));
}

export type TripToBillRow = Awaited<ReturnType<typeof listTripsToBill>>[number];

/** Returns the shares of a group that invoices bill: neither void nor credited in full. */
export async function listBilledShares(db: Queryable, groupId: number) {
  const rows = await db
    .select({ share: invoices.groupShare })
    .from(invoices)
    .where(
      and(
        sql`(${invoices.groupShare} ->> 'groupId')::bigint = ${groupId}`,
        ne(invoices.state, 'void'),
        sql`(${invoices.state} = 'draft' or ${invoices.credited} < ${invoices.total})`,
      ),
    );
  return rows.flatMap(({ share }) => share ?? []);
}
