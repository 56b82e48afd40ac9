// What has become of an action that a message offers, computed from what it acts on.

import type { MeetingStatus } from '#contract/messaging/meeting.machine.ts';
import type { ActionRecord } from '#contract/messaging/message.shapes.ts';
import type { OfferState } from '#contract/trips/offer.machine.ts';
import { OVER_STATES, type TripState } from '#contract/trips/states.ts';

/** State, outcome, and who took it when. */
export type ActionState = Pick<ActionRecord, 'state' | 'outcome' | 'doneBy' | 'doneAt'>;

/** One step of an offer, as recorded. */
export interface OfferStepFact {
  readonly toState: OfferState;
  readonly at: Date;
  readonly byFirstName: string | null;
}

const OPEN: ActionState = { state: 'open', outcome: null, doneBy: null, doneAt: null };

function over(outcome: ActionState['outcome'], at: Date | null = null): ActionState {
  return { state: 'over', outcome, doneBy: null, doneAt: at?.toISOString() ?? null };
}

const ANSWERS: Readonly<Partial<Record<OfferState, Pick<ActionState, 'state' | 'outcome'>>>> = {
  accepted: { state: 'done', outcome: 'accepted' },
  declined: { state: 'done', outcome: 'declined' },
  rejected: { state: 'over', outcome: 'notChosen' },
  waiting_list: { state: 'over', outcome: 'waiting' },
  withdrawn: { state: 'over', outcome: 'cancelled' },
};

const isTripOver = (state: TripState) => (OVER_STATES as readonly TripState[]).includes(state);

/** Returns the step that answered the question a message asked: the first answer after the family was last asked before the message. */
function findAnswer(steps: readonly OfferStepFact[], sentAt: Date): OfferStepFact | undefined {
  const asked = steps.findLastIndex(({ toState, at }) => toState === 'awaiting_review' && at <= sentAt);
  return steps.slice(asked + 1).find(({ toState, at }) => toState in ANSWERS && (asked >= 0 || at >= sentAt));
}

/** Returns the state of accepting or declining an offer, as asked by a message. */
export function getOfferActionState({
  sentAt,
  steps,
  offer,
  trip,
}: {
  readonly sentAt: Date;
  /** In the order in which they were taken. */
  readonly steps: readonly OfferStepFact[];
  readonly offer: OfferState;
  readonly trip: TripState;
}): ActionState {
  const answer = findAnswer(steps, sentAt);
  const found = answer === undefined ? undefined : ANSWERS[answer.toState];
  if (answer !== undefined && found !== undefined) {
    // Who chose another family, or moved this one to the waiting list, is nothing to tell.
    return { ...found, doneBy: found.state === 'done' ? answer.byFirstName : null, doneAt: answer.at.toISOString() };
  }
  if (trip === 'reserved' && (offer === 'awaiting_review' || offer === 'considering')) return OPEN;
  return over(isTripOver(trip) ? 'cancelled' : null);
}

export interface PaymentFacts {
  readonly hasOutstanding: boolean;
  readonly lastPaidAt: Date | null;
}

/** Returns the state of paying for a trip. */
export function getPaymentActionState({ hasOutstanding, lastPaidAt }: PaymentFacts): ActionState {
  if (hasOutstanding) return OPEN;
  return lastPaidAt === null ? over(null) : { state: 'done', outcome: 'paid', doneBy: null, doneAt: lastPaidAt.toISOString() };
}

/** Returns the state of completing the details of the students of a trip. */
export function getDataActionState({ isComplete, trip }: { readonly isComplete: boolean; readonly trip: TripState }): ActionState {
  if (isComplete) return { state: 'done', outcome: 'completed', doneBy: null, doneAt: null };
  return isTripOver(trip) ? over(null) : OPEN;
}

/** Returns the state of opening a trip. */
export function getTripActionState(trip: TripState): ActionState {
  return trip === 'cancelled' ? over('cancelled') : OPEN;
}

/** Returns the state of opening a meeting. */
export function getMeetingActionState({ status, endsAt }: { status: MeetingStatus; endsAt: Date }, now: Date): ActionState {
  if (status === 'cancelled') return over('cancelled');
  return status === 'ended' || endsAt < now ? over('held', endsAt) : OPEN;
}

/** Returns the state of joining a call. */
export function getCallActionState(endedAt: Date | null): ActionState {
  return endedAt === null ? OPEN : over('ended', endedAt);
}

/** The state of an action whose object is gone. */
export const GONE: ActionState = over(null);
