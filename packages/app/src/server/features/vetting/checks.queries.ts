// Queries of checks, references, home visits and requests for information.

import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { vettingChecks, vettingReferences, vettingRequests, vettingVisits } from '#server/db/schema/vetting.ts';

export function listChecks(db: Queryable, familyIds: readonly number[]) {
  return db
    .select({ check: vettingChecks, reference: vettingReferences, by: { firstName: users.firstName, lastName: users.lastName } })
    .from(vettingChecks)
    .leftJoin(vettingReferences, eq(vettingReferences.checkId, vettingChecks.id))
    .leftJoin(users, eq(users.id, vettingChecks.recordedBy))
    .where(inArray(vettingChecks.hostFamilyId, [...familyIds]))
    .orderBy(asc(vettingChecks.id));
}

export type CheckRow = Awaited<ReturnType<typeof listChecks>>[number];

export async function insertCheck(tx: Transaction, row: typeof vettingChecks.$inferInsert): Promise<number> {
  const [made] = await tx.insert(vettingChecks).values(row).returning({ id: vettingChecks.id });
  return made?.id ?? 0;
}

/** Returns a check of a family, locked. */
export async function lockCheck(tx: Transaction, { id, hostFamilyId }: { id: number; hostFamilyId: number }) {
  const [found] = await tx
    .select()
    .from(vettingChecks)
    .where(and(eq(vettingChecks.id, id), eq(vettingChecks.hostFamilyId, hostFamilyId)))
    .for('update');
  return found ?? null;
}

/** Returns the ID of the police check of a person that is still to come or to be decided; null if there is none. */
export async function findOpenCheck(
  tx: Transaction,
  { hostFamilyId, person }: { hostFamilyId: number; person: string },
): Promise<number | null> {
  const isPersons = and(eq(vettingChecks.hostFamilyId, hostFamilyId), eq(vettingChecks.kind, 'police'), eq(vettingChecks.person, person));
  const [found] = await tx
    .select({ id: vettingChecks.id })
    .from(vettingChecks)
    .where(and(isPersons, inArray(vettingChecks.status, ['requested', 'received'])))
    .orderBy(asc(vettingChecks.id))
    .limit(1);
  return found?.id ?? null;
}

export async function updateCheck(tx: Transaction, id: number, fields: Partial<typeof vettingChecks.$inferInsert>): Promise<void> {
  await tx
    .update(vettingChecks)
    .set({ ...fields, version: sql`${vettingChecks.version} + 1` })
    .where(eq(vettingChecks.id, id));
}

export async function insertReference(tx: Transaction, row: typeof vettingReferences.$inferInsert): Promise<void> {
  await tx.insert(vettingReferences).values(row);
}

export async function updateReference(
  tx: Transaction,
  checkId: number,
  fields: Partial<typeof vettingReferences.$inferInsert>,
): Promise<void> {
  await tx.update(vettingReferences).set(fields).where(eq(vettingReferences.checkId, checkId));
}

/** Returns the open reference of a link with its family; null for a link that is unknown, expired or used. */
export async function findReferenceByToken(db: Queryable, { tokenHash, now }: { tokenHash: string; now: Date }) {
  const [found] = await db
    .select({ reference: vettingReferences, check: vettingChecks })
    .from(vettingReferences)
    .innerJoin(vettingChecks, eq(vettingChecks.id, vettingReferences.checkId))
    .where(and(eq(vettingReferences.tokenHash, tokenHash), isNull(vettingReferences.answeredAt)));
  return found !== undefined && found.reference.expiresAt > now ? found : null;
}

export function listVisits(db: Queryable, hostFamilyId: number) {
  return db
    .select({ visit: vettingVisits, visitor: { id: users.id, firstName: users.firstName, lastName: users.lastName } })
    .from(vettingVisits)
    .leftJoin(users, eq(users.id, vettingVisits.visitorId))
    .where(eq(vettingVisits.hostFamilyId, hostFamilyId))
    .orderBy(asc(vettingVisits.id));
}

export type VisitRow = Awaited<ReturnType<typeof listVisits>>[number];

/** Returns the IDs of the families that were visited with a positive outcome. */
export async function listWellVisited(db: Queryable, familyIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectDistinct({ id: vettingVisits.hostFamilyId })
    .from(vettingVisits)
    .where(and(inArray(vettingVisits.hostFamilyId, [...familyIds]), eq(vettingVisits.outcome, 'positive')));
  return new Set(rows.map(({ id }) => id));
}

export async function insertVisit(tx: Transaction, row: typeof vettingVisits.$inferInsert): Promise<number> {
  const [made] = await tx.insert(vettingVisits).values(row).returning({ id: vettingVisits.id });
  return made?.id ?? 0;
}

export async function lockVisit(tx: Transaction, { id, hostFamilyId }: { id: number; hostFamilyId: number }) {
  const [found] = await tx
    .select()
    .from(vettingVisits)
    .where(and(eq(vettingVisits.id, id), eq(vettingVisits.hostFamilyId, hostFamilyId)))
    .for('update');
  return found ?? null;
}

export async function updateVisit(tx: Transaction, id: number, fields: Partial<typeof vettingVisits.$inferInsert>): Promise<void> {
  await tx
    .update(vettingVisits)
    .set({ ...fields, version: sql`${vettingVisits.version} + 1` })
    .where(eq(vettingVisits.id, id));
}

export function listRequests(db: Queryable, hostFamilyId: number) {
  return db
    .select({ request: vettingRequests, by: { firstName: users.firstName, lastName: users.lastName } })
    .from(vettingRequests)
    .leftJoin(users, eq(users.id, vettingRequests.askedBy))
    .where(eq(vettingRequests.hostFamilyId, hostFamilyId))
    .orderBy(asc(vettingRequests.id));
}

export type RequestRow = Awaited<ReturnType<typeof listRequests>>[number];

export async function insertRequest(tx: Transaction, row: typeof vettingRequests.$inferInsert): Promise<number> {
  const [made] = await tx.insert(vettingRequests).values(row).returning({ id: vettingRequests.id });
  return made?.id ?? 0;
}

/** Updates a request that is still open; returns false if a family has no such request. */
export async function updateOpenRequest(
  tx: Transaction,
  { id, hostFamilyId }: { id: number; hostFamilyId: number },
  fields: Partial<typeof vettingRequests.$inferInsert>,
): Promise<boolean> {
  const changed = await tx
    .update(vettingRequests)
    .set(fields)
    .where(and(eq(vettingRequests.id, id), eq(vettingRequests.hostFamilyId, hostFamilyId), isNull(vettingRequests.closedAt)))
    .returning({ id: vettingRequests.id });
  return changed.length > 0;
}
