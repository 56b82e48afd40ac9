// When a host family is live: only then is it found, shown and booked.

import type { NotLiveReason } from '#contract/host-families/profile.shapes.ts';

/** As few photos as a live profile needs. */
export const MIN_PHOTOS = 3;

export interface LiveFacts {
  readonly vettingState: string;
  readonly addressLine1: string;
  readonly photoCount: number;
  readonly paused: boolean;
  /** The account is neither deactivated nor deleted. */
  readonly accountActive: boolean;
}

/** What keeps a family from being live; nothing for one that is. The database asks the same (live.queries.ts). */
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
