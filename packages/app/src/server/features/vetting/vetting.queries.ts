// Queries of the vetting of families: the queue, a family's row, and the state with its history.

import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Role } from '#contract/identity/roles.ts';
import { MIN_PHOTOS } from '#contract/platform/constants.ts';
import { vettingsList } from '#contract/vetting/vetting.shapes.ts';
import type { VettingState } from '#contract/vetting/vetting-states.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { hostFamilies, hostFamilyPhotos } from '#server/db/schema/host-families.ts';
import { hostFamilyAdults } from '#server/db/schema/host-homes.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { counties } from '#server/db/schema/places.ts';
import { staffRelations, vettingChecks, vettingHistory, vettingRequests } from '#server/db/schema/vetting.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';
import { foldText } from '#server/platform/lists/text-search.ts';

const name = sql<string>`trim(${hostFamilies.parentGuardianOneFirstName} || ' ' || ${hostFamilies.parentGuardianOneLastName})`;

const since = sql<Date>`coalesce((select max(${inFull(vettingHistory.at)}) from ${vettingHistory}
  where ${inFull(vettingHistory.hostFamilyId)} = ${inFull(hostFamilies.id)}), ${inFull(hostFamilies.createdAt)})`.mapWith(
  vettingHistory.at,
);

/** The next day on which something expires: of each person and kind of check only the latest counts. */
const expiresOn = sql<string | null>`(select min(latest.day) from (select max(${inFull(vettingChecks.expiresOn)}) as day
  from ${vettingChecks} where ${inFull(vettingChecks.hostFamilyId)} = ${inFull(hostFamilies.id)}
  and ${inFull(vettingChecks.status)} = 'passed' group by ${inFull(vettingChecks.kind)}, ${inFull(vettingChecks.person)}) latest)`;

const answered = sql<boolean>`exists (select 1 from ${vettingRequests}
  where ${inFull(vettingRequests.hostFamilyId)} = ${inFull(hostFamilies.id)}
  and ${inFull(vettingRequests.answeredAt)} is not null and ${inFull(vettingRequests.closedAt)} is null)`;

/** By the time in a state; those whose vetting is under way come before the others. */
const queueOrder = sql`row(${hostFamilies.vettingState} not in ('submitted', 'in_review', 'home_visit', 'checks_pending'), ${since})`;

/** Sorting and filters of the queue. */
export const vettingListSql = defineListSql(vettingsList, {
  key: hostFamilies.id,
  from: sql`${hostFamilies} join ${counties} on ${counties.id} = ${hostFamilies.countyId}`,
  sorts: { since: queueOrder, name: foldForSort(name), state: hostFamilies.vettingState, county: foldForSort(counties.name), expiresOn },
  search: [name, hostFamilies.cityTown],
  filters: {
    state: hostFamilies.vettingState,
    assigneeId: hostFamilies.vettingAssigneeId,
    countyId: hostFamilies.countyId,
    since,
    expiresOn,
    answered,
  },
});

/** Matches the families of accounts that were not deleted. */
export function isVettable(): SQL {
  return sql`exists (select 1 from ${users} where ${inFull(users.id)} = ${inFull(hostFamilies.userId)} and ${inFull(users.anonymisedAt)} is null)`;
}

const assignees = alias(users, 'assignees');

const photoCount = sql<number>`(select count(*) from ${hostFamilyPhotos}
  where ${inFull(hostFamilyPhotos.hostFamilyId)} = ${inFull(hostFamilies.id)})`.mapWith(Number);

function selectFamilies(db: Queryable) {
  const { id, userId, countyId, email, phone, addressLine1, description, parentGuardianOneFirstName, parentGuardianOneLastName } =
    hostFamilies;
  return db
    .select({
      ...{ id, userId, countyId, email, phone, addressLine1, description, parentGuardianOneFirstName, parentGuardianOneLastName },
      parentGuardianTwoFirstName: hostFamilies.parentGuardianTwoFirstName,
      parentGuardianTwoLastName: hostFamilies.parentGuardianTwoLastName,
      state: hostFamilies.vettingState,
      assigneeId: hostFamilies.vettingAssigneeId,
      version: hostFamilies.vettingVersion,
      ...{ name, since, expiresOn, answered },
      hasPhotos: sql<boolean>`${photoCount} >= ${MIN_PHOTOS}`,
      county: counties.name,
      ownerEmail: users.email,
      ownerPhone: users.phone,
      emailVerifiedAt: users.emailVerifiedAt,
      assignee: { id: assignees.id, firstName: assignees.firstName, lastName: assignees.lastName },
    })
    .from(hostFamilies)
    .innerJoin(counties, eq(counties.id, hostFamilies.countyId))
    .innerJoin(users, eq(users.id, hostFamilies.userId))
    .leftJoin(assignees, eq(assignees.id, hostFamilies.vettingAssigneeId));
}

export type VettedFamily = Awaited<ReturnType<typeof selectFamilies>>[number];

export async function findVettedFamilies(db: Queryable, ids: readonly number[]): Promise<VettedFamily[]> {
  return ids.length === 0 ? [] : selectFamilies(db).where(inArray(hostFamilies.id, [...ids]));
}

export async function findVettedFamily(db: Queryable, id: number): Promise<VettedFamily | null> {
  const [found] = await selectFamilies(db).where(and(eq(hostFamilies.id, id), isVettable()));
  return found ?? null;
}

/** Returns the adults who live with families besides their guardians. */
export async function listHomeAdults(db: Queryable, familyIds: readonly number[]) {
  if (familyIds.length === 0) return [];
  const { id, hostFamilyId, firstName, lastName, position } = hostFamilyAdults;
  return db
    .select({ id, hostFamilyId, firstName, lastName })
    .from(hostFamilyAdults)
    .where(inArray(hostFamilyId, [...familyIds]))
    .orderBy(asc(position), asc(id));
}

/** Returns the ID of a user's family, or null if they have none. */
export async function findFamilyIdOf(db: Queryable, userId: number): Promise<number | null> {
  const [found] = await db.select({ id: hostFamilies.id }).from(hostFamilies).where(eq(hostFamilies.userId, userId));
  return found?.id ?? null;
}

/** Locks a family until the transaction ends; the parts of its vetting are changed only under this lock. */
export async function lockVettedFamily(tx: Transaction, id: number): Promise<VettedFamily | null> {
  await tx.select({ id: hostFamilies.id }).from(hostFamilies).where(eq(hostFamilies.id, id)).for('no key update');
  return findVettedFamily(tx, id);
}

/** Writes a state; only the executor calls this. */
export async function writeVettingState(tx: Transaction, id: number, to: VettingState): Promise<void> {
  await tx
    .update(hostFamilies)
    .set({ vettingState: to, vettingVersion: sql`${hostFamilies.vettingVersion} + 1` })
    .where(eq(hostFamilies.id, id));
}

export async function insertVettingHistory(tx: Transaction, row: typeof vettingHistory.$inferInsert): Promise<void> {
  await tx.insert(vettingHistory).values(row);
}

/** Counts a change of the checks, visits, requests or the assignee. */
export async function bumpVettingVersion(tx: Transaction, id: number, fields: { assigneeId?: number | null } = {}): Promise<void> {
  const { assigneeId } = fields;
  await tx
    .update(hostFamilies)
    .set({ vettingVersion: sql`${hostFamilies.vettingVersion} + 1`, ...(assigneeId !== undefined && { vettingAssigneeId: assigneeId }) })
    .where(eq(hostFamilies.id, id));
}

export function listVettingHistory(db: Queryable, hostFamilyId: number) {
  const { fromState, toState, at, reason } = vettingHistory;
  return db
    .select({ fromState, toState, at, reason, by: { firstName: users.firstName, lastName: users.lastName } })
    .from(vettingHistory)
    .leftJoin(users, eq(users.id, vettingHistory.byId))
    .where(eq(vettingHistory.hostFamilyId, hostFamilyId))
    .orderBy(asc(vettingHistory.id));
}

export function listRelations(db: Queryable, hostFamilyId: number) {
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      kind: staffRelations.kind,
      declaredBy: staffRelations.declaredBy,
    })
    .from(staffRelations)
    .innerJoin(users, eq(users.id, staffRelations.userId))
    .where(eq(staffRelations.hostFamilyId, hostFamilyId))
    .orderBy(asc(users.id));
}

export async function writeRelation(tx: Transaction, row: typeof staffRelations.$inferInsert): Promise<void> {
  const { kind } = row;
  await tx
    .insert(staffRelations)
    .values(row)
    .onConflictDoUpdate({ target: [staffRelations.hostFamilyId, staffRelations.userId], set: { kind } });
}

export async function deleteRelation(
  tx: Transaction,
  { hostFamilyId, userId }: { hostFamilyId: number; userId: number },
): Promise<boolean> {
  const gone = await tx
    .delete(staffRelations)
    .where(and(eq(staffRelations.hostFamilyId, hostFamilyId), eq(staffRelations.userId, userId)))
    .returning({ userId: staffRelations.userId });
  return gone.length > 0;
}

/** Returns the users with an active account and one of the roles, with all of these that they have. */
export async function listUsersWith(db: Queryable, roles: readonly Role[]) {
  const role = sql<Role[]>`array_agg(${userRoles.role})`;
  return db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, roles: role })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(isNull(users.deactivatedAt), isNull(users.anonymisedAt), inArray(userRoles.role, [...roles])))
    .groupBy(users.id)
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
}

/** Returns the IDs of the users with an active account, one of the roles and a full name, in whatever case and with or without accents. */
export async function listIdsByName(db: Queryable, { name: full, roles }: { name: string; roles: readonly Role[] }): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(
      and(
        ...[isNull(users.deactivatedAt), isNull(users.anonymisedAt), inArray(userRoles.role, [...roles])],
        sql`${foldText(sql`trim(${users.firstName} || ' ' || ${users.lastName})`)} = ${foldText(sql`${full.trim().replace(/\s+/g, ' ')}::text`)}`,
      ),
    )
    .orderBy(asc(users.id));
  return rows.map(({ id }) => id);
}

/** Returns whether a user with an active account has one of the roles. */
export async function hasRole(db: Queryable, { userId, roles }: { userId: number; roles: readonly Role[] }): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.deactivatedAt), isNull(users.anonymisedAt), inArray(userRoles.role, [...roles])))
    .limit(1);
  return found.length > 0;
}
