// SQL of trips with something wrong: paid without a family, or a child with two families in the same nights.

import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { ACTIVE_STATES } from '#contract/trips/states.ts';
import type { Queryable } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { students } from '#server/db/schema/people.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';

const id = inFull(trips.id);

const isPaid = sql`exists (select 1 from ${invoices} where ${inFull(invoices.tripId)} = ${id}
  and ${inFull(invoices.kind)} = 'sales' and ${inFull(invoices.paid)} > 0)`;

const hasFamily = sql`exists (select 1 from ${tripOffers} where ${inFull(tripOffers.tripId)} = ${id}
  and ${inFull(tripOffers.state)} in ('accepted', 'awaiting_review', 'considering'))`;

/** The stays of each child with a family; the child after whom a trip is named counts even without a row. */
const stays = sql`(select ${id} as trip_id, coalesce(${inFull(tripStudents.studentId)}, ${inFull(trips.studentId)}) as student_id,
    ${inFull(trips.fromDate)} as from_date, ${inFull(trips.toDate)} as to_date, ${inFull(trips.hostFamilyId)} as family_id
  from ${trips} left join ${tripStudents} on ${inFull(tripStudents.tripId)} = ${id}
  where ${inArray(trips.state, [...ACTIVE_STATES])} and ${inFull(trips.hostFamilyId)} is not null)`;

/** A stay takes the nights from its first day to the one before its last, so that two may meet on a day. */
const hasOther = sql`${id} in (select own.trip_id from ${stays} as own join ${stays} as other
  on other.student_id = own.student_id and other.trip_id <> own.trip_id and other.family_id <> own.family_id
    and other.from_date < own.to_date and other.to_date > own.from_date)`;

function listWhere(db: Queryable, where: SQL | undefined, limit: number) {
  return db
    .select({
      tripId: trips.id,
      studentName: sql<string>`trim(${students.firstName} || ' ' || ${students.lastName})`,
      fromDate: trips.fromDate,
      toDate: trips.toDate,
    })
    .from(trips)
    .innerJoin(students, eq(students.id, trips.studentId))
    .where(where)
    .orderBy(asc(trips.fromDate), asc(trips.id))
    .limit(limit);
}

/** Returns trips of a condition of which something was paid, and that no family has accepted or is asked for. */
export function listPaidWithoutFamily(db: Queryable, only: SQL, limit: number) {
  return listWhere(db, and(only, isPaid, sql`not ${hasFamily}`), limit);
}

/** Returns trips of a condition whose child has another family in some of the same nights. */
export function listDoubleStays(db: Queryable, only: SQL, limit: number) {
  return listWhere(db, and(only, hasOther), limit);
}
