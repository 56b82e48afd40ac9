// Why a trip of a group that isn't billed yet can't be.

import type { UnbilledMember } from '#contract/groups/group-billing.shapes.ts';
import { AGREED_STATES, type TripState } from '#contract/trips/states.ts';

/** A trip that lost its family keeps its last price, which nobody owes until it is reserved again. */
const BILLED_STATES: readonly TripState[] = ['reserved', ...AGREED_STATES];

interface TripToBill {
  readonly state: TripState;
  readonly quoteFingerprint: string | null;
}

/** Returns the first reason; null if the trip can be billed. */
export function findTripHindrance({ state, quoteFingerprint }: TripToBill, hasPayer: boolean): UnbilledMember['why'] | null {
  if (!BILLED_STATES.includes(state)) return 'notReserved';
  if (quoteFingerprint === null) return 'noPrice';
  return hasPayer ? null : 'noPayer';
}
