// The actions of a host for an offer, from the steps that the server allows and the state of the trip.

import type { OfferState, OfferStep } from '#contract/trips/offer.machine.ts';
import type { TripState } from '#contract/trips/states.ts';
import { isWaitedFor } from './explained.model.ts';

export type HostAction = 'accept' | 'consider' | 'decline' | 'leave' | 'withdraw';

interface Standing {
  readonly state: OfferState;
  readonly tripState: TripState;
  readonly allowedSteps: readonly { readonly step: OfferStep }[];
  /** When the host asked to withdraw; null if they haven't, undefined if the server doesn't say. */
  readonly withdrawalAskedAt?: string | null;
}

const ANSWERS = ['decline', 'consider', 'accept'] as const satisfies readonly (HostAction & OfferStep)[];

/** After booking, a host can't decline any more but only ask to withdraw; staff decide. */
function canAskOut({ state, tripState, withdrawalAskedAt }: Standing): boolean {
  const isAgreed = tripState === 'booked' || tripState === 'customer_service';
  return state === 'accepted' && isAgreed && (withdrawalAskedAt ?? null) === null;
}

/** A backup family can leave at any time, as it has promised nothing. Once the stay has begun, it wouldn't be asked any more. */
function canLeave({ state, tripState, allowedSteps }: Standing): boolean {
  return state === 'waiting_list' && isWaitedFor(tripState) && allowedSteps.some(({ step }) => step === 'withdraw');
}

/** The main action comes last. */
export function listHostActions(standing: Standing): readonly HostAction[] {
  const answers = ANSWERS.filter((wanted) => standing.allowedSteps.some(({ step }) => step === wanted));
  if (canLeave(standing)) return [...answers, 'leave'];
  return canAskOut(standing) ? [...answers, 'withdraw'] : answers;
}
