// Locks a family for a change of its vetting, and keeps out those who must not decide about it.

import type { Vetting } from '#contract/vetting/vetting.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { assertGuards } from './transition-vetting.service.ts';
import { bumpVettingVersion, findVettedFamily, lockVettedFamily, type VettedFamily } from './vetting.queries.ts';
import { findVettingParts, toVettingFacts, toVettingRecord } from './vetting.records.ts';
import type { VettingFacts } from './vetting.rules.ts';

interface Named {
  readonly id: number;
  /** The version that the caller read; without one, the change doesn't depend on what was read. */
  readonly version?: number;
}

export interface LockedVetting {
  readonly family: VettedFamily;
  readonly facts: VettingFacts;
}

/**
 * Locks a family for staff who may decide about it: not their own, and not one they are related to.
 * @throws HttpError 404; AppError `changedMeanwhile`, `ownFamily`, `relatedFamily`
 */
export async function lockForStaff(tx: Transaction, call: Call, { id, version }: Named): Promise<LockedVetting> {
  const family = await lockVettedFamily(tx, id);
  if (family === null) throw notFound();
  const facts = toVettingFacts(call, family, await findVettingParts(tx, family));
  assertGuards({ guards: ['notOwnFamily', 'notRelated'] }, facts);
  if (version !== undefined && version !== family.version) {
    throw new AppError('changedMeanwhile', { current: { ...(await toVettingRecord(call, tx, family)) } });
  }
  return { family, facts };
}

/** Returns the vetting of a family as it is in the transaction. */
export async function readVettingRecord(tx: Transaction, call: Call, id: number): Promise<Vetting> {
  const family = await findVettedFamily(tx, id);
  if (family === null) throw notFound();
  return toVettingRecord(call, tx, family);
}

/** Changes a part of a family's vetting: locks it, runs the change, counts it, and returns the vetting. */
export async function changeVetting(
  call: Call,
  named: Named,
  change: (tx: Transaction, locked: LockedVetting) => Promise<void>,
): Promise<Vetting> {
  return call.db.transaction(async (tx) => {
    const locked = await lockForStaff(tx, call, named);
    await change(tx, locked);
    await bumpVettingVersion(tx, named.id);
    return readVettingRecord(tx, call, named.id);
  });
}
