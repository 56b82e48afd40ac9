// Public functions of vetting for other features: who may read its files, the first step of a family, and erasure.

import type { Transaction } from '#server/db/database.ts';
import type { DeletionPart } from '#server/platform/account-deletion.ts';
import { eraseVetting } from './erasure.queries.ts';
import { insertVettingHistory } from './vetting.queries.ts';

export { vettingFiles } from './vetting-files.ts';

/** Records that a family has registered, as the first step of its vetting. */
export function recordRegistration(
  tx: Transaction,
  { hostFamilyId, byId, at }: { hostFamilyId: number; byId: number; at: Date },
): Promise<void> {
  return insertVettingHistory(tx, { hostFamilyId, fromState: null, toState: 'registered', byId, at });
}

/** Erases what is known of a family by its vetting, and the references that a person gave for others. */
export const vettingDeletion: DeletionPart = { erase: eraseVetting };
