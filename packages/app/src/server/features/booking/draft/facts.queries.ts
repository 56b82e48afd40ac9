// SQL of the data that a booking is checked against: children, families, camp weeks, parents and roles.

import { and, desc, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Role } from '#contract/identity/roles.ts';
import { ACTIVE_STATES } from '#contract/trips/states.ts';
import type { Queryable } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { activitySchedules } from '#server/db/schema/camps.ts';
import { hostFamilies, hostFamilyPhotos } from '#server/db/schema/host-families.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { counties } from '#server/db/schema/places.ts';
import { activities } from '#server/db/schema/pricing.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';
import { isLive, isShownPhoto } from '#server/features/host-families/host-families.public.ts';

/** Returns the parent's children among these IDs, without deleted ones; for an agent only those that they look after. */
export function listChildren(db: Queryable, { parentId, agentId }: { parentId: number; agentId: number | null }, ids: readonly number[]) {
  return db
    .select({
      id: students.id,
      firstName: students.firstName,
      lastName: students.lastName,
      dateOfBirth: students.dateOfBirth,
      gender: students.gender,
      countryId: students.countryId,
      hobbies: students.hobbies,
      allergies: students.allergies,
      anyMedicalCondition: students.anyMedicalCondition,
      agentId: students.agentId,
    })
    .from(students)
    .innerJoin(studentParents, and(eq(studentParents.studentId, students.id), eq(studentParents.userId, parentId)))
    .where(and(inArray(students.id, [...ids]), isNull(students.deletedAt), agentId === null ? undefined : eq(students.agentId, agentId)));
}

const stayRules = { minNights: hostFamilies.minNights, maxNights: hostFamilies.maxNights, noticeDays: hostFamilies.noticeDays };

export function findFamilies(db: Queryable, ids: readonly number[]) {
  return db
    .select({
      id: hostFamilies.id,
      guests: hostFamilies.guestsNumber,
      countyId: hostFamilies.countyId,
      welcomesAgeFrom: hostFamilies.welcomesAgeFrom,
      welcomesAgeTo: hostFamilies.welcomesAgeTo,
      welcomesGenders: hostFamilies.welcomesGenders,
      stayRules,
      isLive: sql<boolean>`${isLive()}`,
    })
    .from(hostFamilies)
    .where(inArray(hostFamilies.id, [...ids]));
}

interface Away {
  readonly fromDate: string;
  readonly toDate: string;
  /** The trip that will become the stay, so it doesn't count. */
  readonly exceptTripId: number | null;
}

/** Returns the students who are on another active trip on any night of a stay; mere enquiries don't count. */
export async function listStudentsAway(
  db: Queryable,
  ids: readonly number[],
  { fromDate, toDate, exceptTripId }: Away,
): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ id: tripStudents.studentId })
    .from(tripStudents)
    .innerJoin(trips, eq(trips.id, tripStudents.tripId))
    .where(
      and(
        inArray(tripStudents.studentId, [...ids]),
        inArray(trips.state, [...ACTIVE_STATES]),
        lt(trips.fromDate, toDate),
        gt(trips.toDate, fromDate),
        exceptTripId === null ? undefined : ne(trips.id, exceptTripId),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Returns the open weeks of active camps among these IDs. */
export function findWeeks(db: Queryable, ids: readonly number[]) {
  return db
    .select({
      id: activitySchedules.id,
      activityId: activitySchedules.activityId,
      startDate: activitySchedules.startDate,
      endDate: activitySchedules.endDate,
      name: activities.name,
      minAge: activities.minAge,
      maxAge: activities.maxAge,
      gender: activities.gender,
    })
    .from(activitySchedules)
    .innerJoin(activities, and(eq(activities.id, activitySchedules.activityId), eq(activities.active, true)))
    .where(and(inArray(activitySchedules.id, [...ids]), eq(activitySchedules.state, 'open')));
}

/** Returns other live families of the same county with enough beds, taken or not, as shown in lists. */
export async function listSimilarFamilies(
  db: Queryable,
  { hostFamilyId, beds, limit }: { hostFamilyId: number; beds: number; limit: number },
) {
  const [like] = await db.select({ countyId: hostFamilies.countyId }).from(hostFamilies).where(eq(hostFamilies.id, hostFamilyId));
  if (like === undefined) return [];
  return db
    .select({
      hostFamilyId: hostFamilies.id,
      guests: hostFamilies.guestsNumber,
      stayRules,
      name: hostFamilies.parentGuardianOneLastName,
      countyName: counties.name,
      image: sql<string | null>`(select ${inFull(hostFamilyPhotos.ref)} from ${hostFamilyPhotos}
        where ${inFull(hostFamilyPhotos.hostFamilyId)} = ${inFull(hostFamilies.id)} and ${isShownPhoto}
        order by ${inFull(hostFamilyPhotos.position)} limit 1)`,
    })
    .from(hostFamilies)
    .innerJoin(counties, eq(counties.id, hostFamilies.countyId))
    .where(
      and(
        eq(hostFamilies.countyId, like.countyId),
        ne(hostFamilies.id, hostFamilyId),
        sql`${hostFamilies.guestsNumber} >= ${beds}`,
        isLive(),
      ),
    )
    .orderBy(hostFamilies.id)
    .limit(limit);
}

interface Like {
  readonly scheduleId: number;
  readonly startDate: string;
  readonly countyId: number | null;
  /** Weeks to sort before all others. */
  readonly first: readonly number[];
  readonly limit: number;
}

/** Returns open weeks of other camps that start on the same day: first the given ones, then those of the county. */
export function listSimilarWeeks(db: Queryable, { scheduleId, startDate, countyId, first, limit }: Like) {
  return db
    .select({ scheduleId: activitySchedules.id, activityId: activities.id, name: activities.name, startDate: activitySchedules.startDate })
    .from(activitySchedules)
    .innerJoin(activities, and(eq(activities.id, activitySchedules.activityId), eq(activities.active, true)))
    .where(and(eq(activitySchedules.startDate, startDate), eq(activitySchedules.state, 'open'), ne(activitySchedules.id, scheduleId)))
    .orderBy(
      ...(first.length === 0 ? [] : [desc(inArray(activitySchedules.id, [...first]))]),
      sql`${activities.countyId} is distinct from ${countyId}::bigint`,
      activities.name,
      activitySchedules.id,
    )
    .limit(limit);
}

/** Returns the roles of an account. */
export async function listRoles(db: Queryable, userId: number): Promise<readonly Role[]> {
  const rows = await db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId));
  return rows.map(({ role }) => role);
}

/** Returns an active parent, who can be billed for a booking. */
export async function findParent(db: Queryable, id: number, only?: SQL) {
  const isParent = sql`exists (select 1 from ${userRoles} where ${inFull(userRoles.userId)} = ${inFull(users.id)} and ${inFull(userRoles.role)} = 'Parent')`;
  const [row] = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email, locale: users.locale })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deactivatedAt), isParent, only));
  return row ?? null;
}

/** Builds the condition for the parents of students and trips that an agent looks after. */
export function whereParentOfAgent(agentId: number): SQL | undefined {
  return or(
    sql`exists (select 1 from ${studentParents} join ${students} on ${inFull(students.id)} = ${inFull(studentParents.studentId)}
      where ${inFull(studentParents.userId)} = ${inFull(users.id)} and ${inFull(students.agentId)} = ${agentId})`,
    sql`exists (select 1 from ${trips} where ${inFull(trips.parentId)} = ${inFull(users.id)} and ${inFull(trips.agentId)} = ${agentId})`,
  );
}
