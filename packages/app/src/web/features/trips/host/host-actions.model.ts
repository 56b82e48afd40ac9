// What a host can do with an offer now, from what the server allows and how the trip stands.

import type { OfferState, OfferStep } from '#contract/trips/offer.machine.ts';
import type { TripState } from '#contract/trips/states.ts';

export type HostAction = 'accept' | 'consider' | 'decline' | 'withdraw';

interface Standing {
  readonly state: OfferState;
  readonly tripState: TripState;
  readonly allowedSteps: readonly { readonly step: OfferStep }[];
  /** When the host asked to be let out; null when they have not, undefined where that is not told. */
  readonly withdrawalAskedAt?: string | null;
}

const ANSWERS = ['decline', 'consider', 'accept'] as const satisfies readonly (HostAction & OfferStep)[];

/** After a stay is booked a host can no longer decline, and only asks to be let out: staff decide. */
function canAskOut({ state, tripState, withdrawalAskedAt }: Standing): boolean {
  const isAgreed = tripState === 'booked' || tripState === 'customer_service';
  return state === 'accepted' && isAgreed && (withdrawalAskedAt ?? null) === null;
}

/** The main one comes last. */
export function hostActionsOf(standing: Standing): readonly HostAction[] {
  const answers = ANSWERS.filter((wanted) => standing.allowedSteps.some(({ step }) => step === wanted));
  return canAskOut(standing) ? [...answers, 'withdraw'] : answers;
}
