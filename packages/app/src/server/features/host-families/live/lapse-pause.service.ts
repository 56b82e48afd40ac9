// The pause by rule of families whose checks have expired.

import type { Transaction } from '#server/db/database.ts';
import type { Actor } from '#server/platform/record-change.ts';
import { lockFamily } from '../details/details.queries.ts';
import { endPause, pauseFamily } from './pause-family.service.ts';

/** Pauses a family until its checks are valid again; returns whether it was live until now. The pause of others stays theirs. */
export async function pauseForLapse(tx: Transaction, by: Actor, hostFamilyId: number): Promise<boolean> {
  const family = await lockFamily(tx, hostFamilyId, 'update');
  if (family === null || family.paused) return false;
  await pauseFamily(tx, by, { family, reason: 'check_lapsed', note: '', until: null });
  return true;
}

/** Ends the pause of a family whose checks are valid again; the pauses of others stay. */
export async function endLapsePause(tx: Transaction, by: Actor, hostFamilyId: number): Promise<void> {
  const family = await lockFamily(tx, hostFamilyId, 'update');
  if (family?.pauseReason === 'check_lapsed') await endPause(tx, by, family);
}
