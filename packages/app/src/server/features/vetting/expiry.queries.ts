// Queries of checks that expire, of the stays that this concerns, and of references that haven't come.

import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import { addDays } from '#contract/platform/days.ts';
import { PAST_STATES } from '#contract/trips/states.ts';
import { EXPIRY_WARNING_DAYS } from '#contract/vetting/vetting.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { trips } from '#server/db/schema/trips.ts';
import { vettingChecks, vettingReferences } from '#server/db/schema/vetting.ts';

const { id, hostFamilyId, status, expiresOn, toldAt60, toldAt14 } = vettingChecks;

/** Whether no other passed check of the same kind and person lasts longer. */
const isLatest = sql`not exists (select 1 from vetting_checks later where later.host_family_id = ${inFull(hostFamilyId)}
  and later.kind = ${inFull(vettingChecks.kind)} and later.person = ${inFull(vettingChecks.person)} and later.status = 'passed'
  and (later.expires_on is null or later.expires_on > ${inFull(expiresOn)}))`;

/** Returns the checks of approved families that expire soon, and of which nobody was warned yet. */
export function listUnwarnedChecks(db: Queryable, today: string) {
  const [first, last] = [addDays(today, EXPIRY_WARNING_DAYS.first), addDays(today, EXPIRY_WARNING_DAYS.last)];
  const isDue = or(and(lte(expiresOn, first), isNull(toldAt60)), and(lte(expiresOn, last), isNull(toldAt14)));
  return db
    .select({ id, hostFamilyId })
    .from(vettingChecks)
    .innerJoin(hostFamilies, eq(hostFamilies.id, hostFamilyId))
    .where(and(eq(status, 'passed'), eq(hostFamilies.vettingState, 'approved'), gte(expiresOn, today), isDue, isLatest))
    .orderBy(asc(id));
}

/** Returns the families with passed checks that have expired. */
export async function listFamiliesWithExpired(db: Queryable, today: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: hostFamilyId })
    .from(vettingChecks)
    .where(and(eq(status, 'passed'), lt(expiresOn, today)))
    .orderBy(asc(hostFamilyId));
  return rows.map((row) => row.id);
}

/** Marks the expired checks of a family; returns them. */
export function updateExpired(tx: Transaction, familyId: number, { today, now }: { today: string; now: Date }) {
  return tx
    .update(vettingChecks)
    .set({ status: 'lapsed', recordedBy: null, recordedAt: now, version: sql`${vettingChecks.version} + 1` })
    .where(and(eq(hostFamilyId, familyId), eq(status, 'passed'), lt(expiresOn, today)))
    .returning({ id, kind: vettingChecks.kind, person: vettingChecks.person });
}

/** Returns the coordinators of a family's stays that begin or go on until a day. */
export async function listCoordinatorsOfStays(
  db: Queryable,
  { familyId, from, until }: { familyId: number; from: string; until: string },
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: trips.coordinatorId })
    .from(trips)
    .where(
      and(
        ...[eq(trips.hostFamilyId, familyId), isNotNull(trips.coordinatorId), notInArray(trips.state, [...PAST_STATES])],
        ...[gte(trips.toDate, from), lte(trips.fromDate, until)],
      ),
    )
    .orderBy(asc(trips.coordinatorId));
  return rows.flatMap((row) => row.id ?? []);
}

/** Returns the references that are still waited for. */
export function listOpenReferences(db: Queryable, now: Date) {
  const { checkId, askedAt, reminders, expiresAt, answeredAt, tokenHash } = vettingReferences;
  return db
    .select({ checkId, hostFamilyId, askedAt, reminders })
    .from(vettingReferences)
    .innerJoin(vettingChecks, eq(id, checkId))
    .where(and(isNull(answeredAt), isNotNull(tokenHash), gt(expiresAt, now), inArray(status, ['requested'])))
    .orderBy(asc(checkId));
}

/** Returns a reference that is still waited for, locked; null if it has come meanwhile. */
export async function lockOpenReference(tx: Transaction, ofCheck: number) {
  const [found] = await tx
    .select()
    .from(vettingReferences)
    .where(and(eq(vettingReferences.checkId, ofCheck), isNull(vettingReferences.answeredAt)))
    .for('update');
  return found ?? null;
}
