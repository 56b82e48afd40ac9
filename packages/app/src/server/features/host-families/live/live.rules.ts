// Rules of when a host family is live: only live families can be found, viewed and booked.

import type { NotLiveReason } from '#contract/host-families/profile.shapes.ts';
import { MIN_PHOTOS } from '#contract/platform/constants.ts';
import type { RefusalCode } from '#contract/platform/refusals.ts';

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

/** Why a family can't go live, what it can do itself first. A pause doesn't matter: going live ends it. */
const LIVE_REFUSALS = [
  ['too_few_photos', 'tooFewPhotos'],
  ['no_address', 'addressMissing'],
  ['not_approved', 'familyNotApproved'],
  ['account_inactive', 'accountDeactivated'],
] as const satisfies readonly (readonly [NotLiveReason, RefusalCode])[];

/** Returns why a family that isn't live can't go live; null if nothing but a pause keeps it from that. */
export function findLiveRefusal(reasons: readonly NotLiveReason[]) {
  return LIVE_REFUSALS.find(([reason]) => reasons.includes(reason))?.[1] ?? null;
}
