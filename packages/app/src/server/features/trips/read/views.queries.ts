// SQL of the data shown with trips: people, families, students, camps and history.

import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { HOST_FIELDS, pickStudentFields } from '#contract/people/student-fields.ts';
import type { Queryable } from '#server/db/database.ts';
import { activitySchedules, tripCamps } from '#server/db/schema/camps.ts';
import { hostFamilies, hostFamilyPhotos } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { tripOfferHistory } from '#server/db/schema/offers.ts';
import { studentParents, studentPhotos, students } from '#server/db/schema/people.ts';
import { counties } from '#server/db/schema/places.ts';
import { activities, businesses, tripTypes } from '#server/db/schema/pricing.ts';
import { tripGroups, tripHistory } from '#server/db/schema/trips.ts';
import { isShownPhoto } from '#server/features/host-families/host-families.public.ts';

const nameOf = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`;
const byName = sql<string | null>`trim(${users.firstName} || ' ' || ${users.lastName})`;

/** Returns people by ID, with email and phone. */
export async function findPeople(db: Queryable, ids: readonly (number | null)[]) {
  const known = [...new Set(ids.filter((one) => one !== null))];
  const rows = await db
    .select({ id: users.id, name: nameOf, email: users.email, phone: users.phone })
    .from(users)
    .where(inArray(users.id, known));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns families by ID, with address and contacts; the caller must remove what the reader may not see. */
export async function findFamilies(db: Queryable, ids: readonly (number | null)[]) {
  const known = [...new Set(ids.filter((one) => one !== null))];
  const photoRef = sql<string | null>`(select ${hostFamilyPhotos.ref} from ${hostFamilyPhotos}
    where ${hostFamilyPhotos.hostFamilyId} = ${hostFamilies.id} and ${isShownPhoto} order by ${hostFamilyPhotos.position} limit 1)`;
  const rows = await db
    .select({
      id: hostFamilies.id,
      userId: hostFamilies.userId,
      name: hostFamilies.parentGuardianOneLastName,
      countyName: counties.name,
      cityTown: hostFamilies.cityTown,
      photoRef,
      addressLine1: hostFamilies.addressLine1,
      email: hostFamilies.email,
      phone: hostFamilies.phone,
    })
    .from(hostFamilies)
    .innerJoin(counties, eq(counties.id, hostFamilies.countyId))
    .where(inArray(hostFamilies.id, known));
  return new Map(rows.map((row) => [row.id, row]));
}

export type FamilyRow = NonNullable<ReturnType<Awaited<ReturnType<typeof findFamilies>>['get']>>;

/** Returns students by ID, with their first photo. */
export async function findStudents(db: Queryable, ids: readonly number[]) {
  const photoRef = sql<string | null>`(select ${studentPhotos.ref} from ${studentPhotos}
    where ${studentPhotos.studentId} = ${students.id} order by ${studentPhotos.position} limit 1)`;
  const rows = await db
    .select({
      id: students.id,
      ...pickStudentFields(getTableColumns(students), HOST_FIELDS),
      photoRef,
      // This join makes the query builder qualify the columns in sub-selects.
      parents: sql<number>`count(${studentParents.userId})::int`,
    })
    .from(students)
    .leftJoin(studentParents, eq(studentParents.studentId, students.id))
    .where(inArray(students.id, [...new Set(ids)]))
    .groupBy(students.id);
  return new Map(rows.map((row) => [row.id, row]));
}

export type StudentRow = NonNullable<ReturnType<Awaited<ReturnType<typeof findStudents>>['get']>>;

/** Returns the parents of students, the billed one first. */
export function listParentsOfStudents(db: Queryable, ids: readonly number[]) {
  return db
    .select({ studentId: studentParents.studentId, id: users.id, name: nameOf })
    .from(studentParents)
    .innerJoin(users, eq(users.id, studentParents.userId))
    .where(inArray(studentParents.studentId, [...new Set(ids)]))
    .orderBy(asc(studentParents.position), asc(users.id));
}

/** Returns the camp weeks of a trip with names. */
export function listNamedCamps(db: Queryable, tripId: number) {
  return db
    .select({
      scheduleId: tripCamps.scheduleId,
      activityId: activitySchedules.activityId,
      activityName: activities.name,
      startDate: activitySchedules.startDate,
      endDate: activitySchedules.endDate,
      backupRank: tripCamps.backupRank,
      calledOff: sql<boolean>`${activitySchedules.state} <> 'open'`,
    })
    .from(tripCamps)
    .innerJoin(activitySchedules, eq(activitySchedules.id, tripCamps.scheduleId))
    .innerJoin(activities, eq(activities.id, activitySchedules.activityId))
    .where(eq(tripCamps.tripId, tripId))
    .orderBy(asc(tripCamps.startDate), sql`${tripCamps.backupRank} nulls first`);
}

export function listTripHistory(db: Queryable, tripId: number) {
  return db
    .select({ fromState: tripHistory.fromState, toState: tripHistory.toState, at: tripHistory.at, byName, reason: tripHistory.reason })
    .from(tripHistory)
    .leftJoin(users, eq(users.id, tripHistory.byId))
    .where(eq(tripHistory.tripId, tripId))
    .orderBy(asc(tripHistory.id));
}

export function listOfferHistory(db: Queryable, offerIds: readonly number[]) {
  return db
    .select({
      offerId: tripOfferHistory.offerId,
      fromState: tripOfferHistory.fromState,
      toState: tripOfferHistory.toState,
      at: tripOfferHistory.at,
      byName,
      reason: tripOfferHistory.reason,
    })
    .from(tripOfferHistory)
    .leftJoin(users, eq(users.id, tripOfferHistory.byId))
    .where(inArray(tripOfferHistory.offerId, [...offerIds]))
    .orderBy(asc(tripOfferHistory.id));
}

/** Returns the names of a trip's type, business and group. */
export async function findNamesOfTrip(db: Queryable, about: { tripTypeId: number; businessId: number; groupId: number | null }) {
  const [tripType] = await db.select({ id: tripTypes.id, name: tripTypes.name }).from(tripTypes).where(eq(tripTypes.id, about.tripTypeId));
  const [business] = await db
    .select({ id: businesses.id, name: businesses.name })
    .from(businesses)
    .where(eq(businesses.id, about.businessId));
  const groupId = about.groupId;
  const [group] =
    groupId === null
      ? []
      : await db.select({ id: tripGroups.id, name: tripGroups.name }).from(tripGroups).where(eq(tripGroups.id, groupId));
  return {
    tripType: tripType ?? { id: about.tripTypeId, name: '' },
    business: business ?? { id: about.businessId, name: '' },
    group: group ?? null,
  };
}
