// Counts the beds of a family that are taken during a stay, from the blocks in memory.

import { findPeak } from '#contract/host-families/taken-beds.ts';
import type { BedBlock } from './snapshot.rules.ts';

export interface BedQuestion {
  readonly fromDate: string;
  readonly toDate: string;
  readonly now: Date;
  /** The user whose own unpaid bookings don't count. */
  readonly freeTo?: number | undefined;
}

/**
 * Returns the maximum number of beds taken on any night of a stay; Infinity if the family is away. Must stay equivalent to
 * `countTakenBeds`, which asks the database.
 */
export function countTaken(blocks: readonly BedBlock[], { fromDate, toDate, now, freeTo }: BedQuestion): number {
  const time = now.getTime();
  const taken = blocks.filter(
    ({ kind, expiresAt, heldFor, ...dates }) =>
      dates.fromDate < toDate &&
      (kind === 'own' ? dates.toDate >= fromDate : dates.toDate > fromDate) &&
      (expiresAt === null || expiresAt > time) &&
      (heldFor === null || heldFor !== freeTo),
  );
  return taken.length === 0 ? 0 : findPeak(taken);
}
