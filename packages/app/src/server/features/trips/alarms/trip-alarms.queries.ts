// SQL of trips with something wrong: paid without a family, or a child with two families in the same nights.

import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ACTIVE_STATES } from '#contract/trips/states.ts';
import type { Queryable } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { students } from '#server/db/schema/people.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';

const others = alias(trips, 'others');
const id = inFull(trips.id);

const isPaid = sql`exists (select 1 from ${invoices} where ${inFull(invoices.tripId)} = ${id}
  and ${inFull(invoices.kind)} = 'sales' and ${inFull(invoices.paid)} > 0)`;

const hasFamily = sql`exists (select 1 from ${tripOffers} where ${inFull(tripOffers.tripId)} = ${id}
  and ${inFull(tripOffers.state)} in ('accepted', 'awaiting_review', 'considering'))`;

/** The children of a trip; the one it is named after counts even without a row. */
const childrenOf = (trip: typeof trips | typeof others) => sql`(select ${trip.studentId} as student_id
  union select ${inFull(tripStudents.studentId)} from ${tripStudents} where ${inFull(tripStudents.tripId)} = ${trip.id})`;

/** A stay takes the nights from its first day to the one before its last, so that two may meet on a day. */
const hasOther = sql`exists (select 1 from ${trips} ${sql.identifier('others')}
  where ${others.id} <> ${id} and ${inArray(others.state, [...ACTIVE_STATES])}
    and ${others.fromDate} < ${inFull(trips.toDate)} and ${others.toDate} > ${inFull(trips.fromDate)}
    and ${others.hostFamilyId} <> ${inFull(trips.hostFamilyId)}
    and exists (select 1 from ${childrenOf(trips)} as own join ${childrenOf(others)} as same on same.student_id = own.student_id))`;

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
  return listWhere(db, and(only, inArray(trips.state, [...ACTIVE_STATES]), hasOther), limit);
}
