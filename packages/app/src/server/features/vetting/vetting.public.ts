// Public functions of vetting for other features: who may read its files, the first step of a family, and erasure.

import type { Queryable, Transaction } from '#server/db/database.ts';
import type { DeletionPart } from '#server/platform/account-deletion.ts';
import type { Actor } from '#server/platform/record-change.ts';
import { listChecks } from './checks.queries.ts';
import { eraseVetting } from './erasure.queries.ts';
import { transitionVetting } from './transition-vetting.service.ts';
import { findVettedFamily, insertVettingHistory, listHomeAdults, listVettingHistory, lockVettedFamily } from './vetting.queries.ts';
import { hasLapsed, listAdults } from './vetting.rules.ts';
import { tellVetters } from './vetting-notices.service.ts';

export { askForInformation } from './requests.service.ts';
export { vettingFiles } from './vetting-files.ts';

/** Records that a family has registered, as the first step of its vetting. */
export function recordRegistration(
  tx: Transaction,
  { hostFamilyId, byId, at }: { hostFamilyId: number; byId: number; at: Date },
): Promise<void> {
  return insertVettingHistory(tx, { hostFamilyId, fromState: null, toState: 'registered', byId, at });
}

const NO_FACTS = { isOwnFamily: false, isRelated: false, profileGaps: [], missing: [] } as const;

/** Begins the vetting of a family that saves its profile for the first time, once its email address is confirmed. */
export async function beginVetting(tx: Transaction, by: Actor, hostFamilyId: number): Promise<void> {
  const family = await lockVettedFamily(tx, hostFamilyId);
  if (family?.state !== 'registered' || family.emailVerifiedAt === null) return;
  await transitionVetting(tx, by, family, { to: 'profile_incomplete', by: ['product'], facts: NO_FACTS });
}

/** Returns why a family was moved to the state that it has now; empty if no reason was given. */
export async function findVettingReason(db: Queryable, hostFamilyId: number): Promise<string> {
  return (await listVettingHistory(db, hostFamilyId)).at(-1)?.reason ?? '';
}

/** Tells the staff who handle an approved family that other adults live with it than when it was approved. */
export async function tellOfHousehold(tx: Transaction, by: Actor, hostFamilyId: number): Promise<void> {
  const family = await findVettedFamily(tx, hostFamilyId);
  if (family?.state === 'approved') await tellVetters(tx, by, family, 'householdChanged');
}

/** Returns whether a check of a family's household has expired, and none has replaced it. */
export async function hasLapsedChecks(db: Queryable, hostFamilyId: number, today: string): Promise<boolean> {
  const family = await findVettedFamily(db, hostFamilyId);
  if (family === null) return false;
  const checks = await listChecks(db, [hostFamilyId]);
  const adults = listAdults(family, await listHomeAdults(db, [hostFamilyId]));
  return hasLapsed(
    checks.map(({ check }) => check),
    adults,
    today,
  );
}

/** Erases what is known of a family by its vetting, and the references that a person gave for others. */
export const vettingDeletion: DeletionPart = { erase: eraseVetting };
