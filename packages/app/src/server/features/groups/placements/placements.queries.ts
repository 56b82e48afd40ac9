// Queries of placements: the students of a group, the families that could host them, and who wants to be with whom.

import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { StudentPair } from '#contract/groups/placement.rules.ts';
import type { PlacementWeights } from '#contract/groups/placements.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { students } from '#server/db/schema/people.ts';
import { countries, locations } from '#server/db/schema/places.ts';
import { activities } from '#server/db/schema/pricing.ts';
import { tripGroupMembers, tripGroupPairs, tripGroups } from '#server/db/schema/trips.ts';
import { isLive } from '#server/features/host-families/host-families.public.ts';

/** Returns what matters of students when they are placed. */
export async function listStudentDetails(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      ...{ id: students.id, countryId: students.countryId, allergies: students.allergies },
      countryCode: countries.code,
    })
    .from(students)
    .leftJoin(countries, eq(countries.id, students.countryId))
    .where(inArray(students.id, [...ids]));
}

/** Returns the placements of a group that were made. */
export function listPlacements(db: Queryable, groupId: number) {
  const { studentId, hostFamilyId, isPlacementLocked } = tripGroupMembers;
  return db
    .select({ studentId, hostFamilyId, isLocked: isPlacementLocked })
    .from(tripGroupMembers)
    .where(eq(tripGroupMembers.groupId, groupId));
}

/** Returns the live families of a county, or all, and certain other families. */
export function listCandidates(db: Queryable, { countyId, alsoIds }: { countyId: number | null; alsoIds: readonly number[] }) {
  const table = hostFamilies;
  // IDs start at 1.
  const isNamed = inArray(table.id, [0, ...alsoIds]);
  const isNear: SQL | undefined = countyId === null ? undefined : eq(table.countyId, countyId);
  return db
    .select({
      id: table.id,
      name: table.parentGuardianOneLastName,
      cityTown: table.cityTown,
      guests: table.guestsNumber,
      pets: table.pets,
      languages: table.languages,
      welcomesAgeFrom: table.welcomesAgeFrom,
      welcomesAgeTo: table.welcomesAgeTo,
      welcomesGenders: table.welcomesGenders,
      minNights: table.minNights,
      maxNights: table.maxNights,
      noticeDays: table.noticeDays,
      // The area that everybody is shown, or the town; never the home itself.
      latitude: sql<number | null>`coalesce(${table.areaLatitude}, ${locations.latitude})`,
      longitude: sql<number | null>`coalesce(${table.areaLongitude}, ${locations.longitude})`,
    })
    .from(table)
    .leftJoin(locations, eq(locations.id, table.locationId))
    .where(or(isNamed, and(isLive(), isNear)))
    .orderBy(asc(table.id));
}

/** Returns the place of the town of a camp; null if it isn't known. */
export async function findCampPlace(db: Queryable, activityId: number) {
  const [found] = await db
    .select({ latitude: locations.latitude, longitude: locations.longitude })
    .from(activities)
    .innerJoin(locations, eq(locations.id, activities.locationId))
    .where(eq(activities.id, activityId));
  return found ?? null;
}

export function listPairs(db: Queryable, groupId: number): Promise<StudentPair[]> {
  const { studentId, otherId, kind } = tripGroupPairs;
  return db
    .select({ studentId, otherId, kind })
    .from(tripGroupPairs)
    .where(eq(tripGroupPairs.groupId, groupId))
    .orderBy(asc(studentId), asc(otherId));
}

/** Writes the placement of a student, who is a member from then on. */
export async function writePlacement(
  tx: Transaction,
  placement: {
    readonly groupId: number;
    readonly studentId: number;
    readonly hostFamilyId: number | null;
    readonly isLocked: boolean;
    readonly at: Date;
  },
): Promise<void> {
  const { groupId, studentId, hostFamilyId, isLocked, at } = placement;
  const placed = { hostFamilyId, isPlacementLocked: isLocked && hostFamilyId !== null };
  await tx
    .insert(tripGroupMembers)
    .values({ groupId, studentId, createdAt: at, ...placed })
    .onConflictDoUpdate({ target: [tripGroupMembers.groupId, tripGroupMembers.studentId], set: placed });
}

/** Writes how much each wish counts; the version of the group stays. */
export async function writeWeights(tx: Transaction, groupId: number, placementWeights: PlacementWeights): Promise<void> {
  await tx.update(tripGroups).set({ placementWeights }).where(eq(tripGroups.id, groupId));
}

/** Writes what is said of two students; null takes it away. */
export async function writePair(
  tx: Transaction,
  {
    groupId,
    studentId,
    otherId,
    kind,
  }: Omit<StudentPair, 'kind'> & { readonly groupId: number; readonly kind: StudentPair['kind'] | null },
): Promise<void> {
  const pair = { groupId, studentId: Math.min(studentId, otherId), otherId: Math.max(studentId, otherId) };
  await tx
    .delete(tripGroupPairs)
    .where(
      and(eq(tripGroupPairs.groupId, groupId), eq(tripGroupPairs.studentId, pair.studentId), eq(tripGroupPairs.otherId, pair.otherId)),
    );
  if (kind !== null) await tx.insert(tripGroupPairs).values({ ...pair, kind });
}
