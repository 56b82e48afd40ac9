// What a host can do with an offer now, from what the server allows and how the trip stands.

import type { OfferState, OfferStep } from '#contract/trips/offer.machine.ts';
import type { TripState } from '#contract/trips/states.ts';
import { isWaitedFor } from './explained.model.ts';

export type HostAction = 'accept' | 'consider' | 'decline' | 'leave' | 'withdraw';

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

/** A family in waiting goes as it likes: nothing was promised. Once the stay has begun, nobody would ask it any more. */
function canLeave({ state, tripState, allowedSteps }: Standing): boolean {
  return state === 'waiting_list' && isWaitedFor(tripState) && allowedSteps.some(({ step }) => step === 'withdraw');
}

/** The main one comes last. */
export function listHostActions(standing: Standing): readonly HostAction[] {
  const answers = ANSWERS.filter((wanted) => standing.allowedSteps.some(({ step }) => step === wanted));
  if (canLeave(standing)) return [...answers, 'leave'];
  return canAskOut(standing) ? [...answers, 'withdraw'] : answers;
}
