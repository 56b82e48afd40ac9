// Rules of when a host family is live: only live families can be found, viewed and booked.

import type { NotLiveReason } from '#contract/host-families/profile.shapes.ts';

/** Minimum number of photos of a live profile. */
export const MIN_PHOTOS = 3;

export interface LiveFacts {
  readonly vettingState: string;
  readonly addressLine1: string;
  readonly photoCount: number;
  readonly paused: boolean;
  /** Whether the account is neither deactivated nor deleted. */
  readonly accountActive: boolean;
}

/** Returns the reasons why a family isn't live; empty if it is. The condition in live.queries.ts must stay equivalent. */
export function listNotLiveReasons({ vettingState, addressLine1, photoCount, paused, accountActive }: LiveFacts): NotLiveReason[] {
  const reasons: readonly (readonly [NotLiveReason, boolean])[] = [
    ['not_approved', vettingState !== 'approved'],
    ['no_address', addressLine1.trim() === ''],
    ['too_few_photos', photoCount < MIN_PHOTOS],
    ['paused', paused],
    ['account_inactive', !accountActive],
  ];
  return reasons.flatMap(([reason, isSo]) => (isSo ? [reason] : []));
}
