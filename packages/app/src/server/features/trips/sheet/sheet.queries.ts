// SQL of the sheet of trips: what its rows have besides the columns of the trip list.

import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { activitySchedules, tripCamps } from '#server/db/schema/camps.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { users } from '#server/db/schema/identity.ts';
import { students } from '#server/db/schema/people.ts';
import { activities } from '#server/db/schema/pricing.ts';
import { trips } from '#server/db/schema/trips.ts';
import { canSeeHealth } from '#server/features/people/people.public.ts';
import type { Call } from '#server/platform/app.ts';

/** Returns the fields of trips that the list lacks, with the contact of the parent. */
export async function findSheetTrips(db: Queryable, ids: readonly number[]) {
  const rows = await db
    .select({
      id: trips.id,
      studentId: trips.studentId,
      agentId: trips.agentId,
      wishes: trips.wishes,
      notes: trips.notes,
      isPriced: sql<boolean>`${trips.quoteFingerprint} is not null`,
      parentPhone: sql<string>`coalesce(${users.phone}, '')`,
      parentEmail: sql<string>`coalesce(${users.email}, '')`,
    })
    .from(trips)
    .leftJoin(users, eq(users.id, trips.parentId))
    .where(inArray(trips.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns students by ID; what concerns health is null where the caller can't read it. */
export async function findSheetStudents(call: Call, db: Queryable, ids: readonly number[]) {
  const told = canSeeHealth(call);
  const rows = await db
    .select({
      id: students.id,
      name: sql<string>`trim(${students.firstName} || ' ' || ${students.lastName})`,
      dateOfBirth: students.dateOfBirth,
      allergies: sql<string | null>`case when ${told} then ${students.allergies} end`,
      anyMedicalCondition: sql<string | null>`case when ${told} then ${students.anyMedicalCondition} end`,
      version: students.version,
    })
    .from(students)
    .where(inArray(students.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the camp weeks of trips in the order of their dates, without backups. */
export function listSheetCamps(db: Queryable, tripIds: readonly number[]) {
  return db
    .select({ tripId: tripCamps.tripId, name: activities.name, startDate: tripCamps.startDate })
    .from(tripCamps)
    .innerJoin(activitySchedules, eq(activitySchedules.id, tripCamps.scheduleId))
    .innerJoin(activities, eq(activities.id, activitySchedules.activityId))
    .where(and(inArray(tripCamps.tripId, [...tripIds]), isNull(tripCamps.backupRank)))
    .orderBy(asc(tripCamps.startDate));
}

/** Returns what is open and what is paid of the sent sales invoices of trips. */
export async function sumSheetInvoices(db: Queryable, tripIds: readonly number[]) {
  const open = sql<boolean>`sum(${invoices.total} - ${invoices.paid} - ${invoices.credited}) > 0`;
  const rows = await db
    .select({ tripId: invoices.tripId, isOpen: open, isPaidInPart: sql<boolean>`sum(${invoices.paid}) > 0` })
    .from(invoices)
    .where(and(inArray(invoices.tripId, [...tripIds]), eq(invoices.kind, 'sales'), ne(invoices.state, 'draft'), ne(invoices.state, 'void')))
    .groupBy(invoices.tripId);
  return new Map(rows.map((row) => [row.tripId, row]));
}
