// State machine of offers to host families: transitions and who can take them. Shared by the server and the screens.

import type { Role } from '#contract/identity/roles.ts';
import { AWAITED_STATES, BEFORE_BOOKED_STATES, TRIP_STATES, type TripState, UPCOMING_STATES } from './states.ts';

/** The short and the long name of each state; both are accepted. */
export const OFFER_STATUS = {
  new: 'new_trip_host_family',
  potential: 'potential_trip_host_family',
  pending_submission: 'host_family_review_-_pending_submission',
  awaiting_review: 'awaiting_host_family_review',
  considering: 'considering_hosting',
  accepted: 'accepted_hosting',
  declined: 'declined_hosting',
  rejected: 'trip_host_family_rejected',
  waiting_list: 'host_waiting_list',
  withdrawn: 'host_family_withdrawn',
} as const;

export type OfferState = keyof typeof OFFER_STATUS;
export type OfferStatus = (typeof OFFER_STATUS)[OfferState];

export const OFFER_STATES = Object.keys(OFFER_STATUS) as readonly OfferState[];

/** Returns the offer state with this short or long name, or null if there is none. */
export function toOfferState(text: string): OfferState | null {
  return OFFER_STATES.find((state) => state === text || OFFER_STATUS[state] === text) ?? null;
}

export const OFFER_STEPS = [
  'shortlist',
  'prepare',
  'ask',
  'consider',
  'accept',
  'decline',
  'reject',
  'wait',
  'withdraw',
  'askAgain',
  'reconsider',
] as const;

export type OfferStep = (typeof OFFER_STEPS)[number];

/** `host` is the family that was asked; `product` takes steps automatically, because of a change to the trip. */
export type OfferMover = Extract<Role, 'Parent' | 'Agent' | 'Coordinator' | 'Administrator'> | 'host' | 'product';

export type OfferGuard = 'noOtherAccepted' | 'bedsFree' | 'dataComplete';

export interface OfferMove {
  readonly step: OfferStep;
  readonly from: OfferState;
  readonly to: OfferState;
  readonly by: readonly OfferMover[];
  /** The trip states in which the step is allowed. */
  readonly trip: readonly TripState[];
  readonly guards: readonly OfferGuard[];
}

type Rule = readonly [
  step: OfferStep,
  from: readonly OfferState[],
  to: OfferState,
  by: readonly OfferMover[],
  trip: readonly TripState[],
  guards?: readonly OfferGuard[],
];

const staff: readonly OfferMover[] = ['Agent', 'Coordinator', 'Administrator'];
const operators: readonly OfferMover[] = ['Coordinator', 'Administrator'];

const beforeBooked: readonly TripState[] = BEFORE_BOOKED_STATES;
const askable: readonly TripState[] = [...beforeBooked, 'customer_service'];
const shortlistable: readonly TripState[] = UPCOMING_STATES;
const always: readonly TripState[] = TRIP_STATES;

const RULES: readonly Rule[] = [
  ['shortlist', ['new'], 'potential', staff, shortlistable],
  ['prepare', ['potential'], 'pending_submission', [...staff, 'Parent'], shortlistable],
  ['ask', ['pending_submission'], 'awaiting_review', [...staff, 'product'], askable, ['dataComplete']],
  ['ask', ['potential'], 'awaiting_review', [...staff, 'Parent'], askable, ['dataComplete']],
  ['ask', ['waiting_list'], 'awaiting_review', [...operators, 'product'], askable],
  ['consider', ['awaiting_review'], 'considering', ['host'], beforeBooked],
  ['accept', ['awaiting_review', 'considering'], 'accepted', ['host', ...operators], ['reserved'], ['noOtherAccepted', 'bedsFree']],
  ['decline', ['awaiting_review', 'considering'], 'declined', ['host', ...operators], beforeBooked],
  [
    'reject',
    ['new', 'potential', 'pending_submission', 'awaiting_review', 'considering', 'waiting_list'],
    'rejected',
    [...staff, 'Parent', 'product'],
    always,
  ],
  ['reject', ['accepted'], 'rejected', [...operators, 'product'], ['customer_service', 'cancelled']],
  ['wait', ['potential', 'awaiting_review', 'considering'], 'waiting_list', [...operators, 'product'], askable],
  ['withdraw', ['accepted'], 'withdrawn', operators, [...AWAITED_STATES, 'in_progress']],
  ['withdraw', ['waiting_list'], 'withdrawn', ['host', ...operators], always],
  ['askAgain', ['declined', 'withdrawn'], 'awaiting_review', operators, askable],
  ['reconsider', ['rejected'], 'potential', operators, shortlistable],
];

export const OFFER_MOVES: readonly OfferMove[] = RULES.flatMap(([step, from, to, by, trip, guards = []]) =>
  from.map((state) => ({ step, from: state, to, by, trip, guards })),
);

/**
 * Returns the transition of a step from a state, or null if the step isn't allowed there. A state has at most one transition for each step.
 */
export function findOfferMove(from: OfferState, step: OfferStep): OfferMove | null {
  return OFFER_MOVES.find((move) => move.from === from && move.step === step) ?? null;
}

/** Returns the state that a step leads to, whatever the current state. */
export function findOfferStepTarget(step: OfferStep): OfferState {
  const move = OFFER_MOVES.find((one) => one.step === step);
  if (move === undefined) throw new TypeError(`The step ${step} leads nowhere.`);
  return move.to;
}

/** Returns the step between two states, or null if there is none. */
export function findOfferStep(from: OfferState, to: OfferState | undefined): OfferStep | null {
  return OFFER_MOVES.find((move) => move.from === from && move.to === to)?.step ?? null;
}

/** The states in which an offer can start: found, proposed, prepared, asked immediately, or a backup. */
export const FIRST_OFFER_STATES = [
  'new',
  'potential',
  'pending_submission',
  'awaiting_review',
  'waiting_list',
] as const satisfies readonly OfferState[];

/**
 * Returns who can take a step at this state of the trip. Parents can reject a family only until one is chosen;
 * only administrators can withdraw an accepted offer once the stay has begun.
 */
export function listOfferMovers({ step, from, by }: OfferMove, trip: TripState): readonly OfferMover[] {
  if (step === 'withdraw' && from === 'accepted' && trip === 'in_progress') return ['Administrator'];
  const isChosen = trip !== 'new' && trip !== 'enquiry';
  return step === 'reject' && isChosen ? by.filter((mover) => mover !== 'Parent') : by;
}

/** Returns the steps that these movers can take at this state of the trip. */
export function listOfferMoves(from: OfferState, trip: TripState, movers: readonly (Role | 'host' | 'product')[]): readonly OfferMove[] {
  return OFFER_MOVES.filter(
    (move) => move.from === from && move.trip.includes(trip) && listOfferMovers(move, trip).some((mover) => movers.includes(mover)),
  );
}

/** The states in which the family can see the offer. */
export const OFFERS_SEEN_BY_HOST: readonly OfferState[] = [
  'awaiting_review',
  'considering',
  'accepted',
  'declined',
  'rejected',
  'waiting_list',
  'withdrawn',
];

/** The states in which the parents can see the offer: staff have proposed the family, or it was asked. */
export const OFFERS_SEEN_BY_PARENT: readonly OfferState[] = ['potential', 'pending_submission', ...OFFERS_SEEN_BY_HOST];

/** The states in which the family can still become the host of the trip. */
export const LIVE_OFFERS: readonly OfferState[] = [
  'potential',
  'pending_submission',
  'awaiting_review',
  'considering',
  'accepted',
  'waiting_list',
];

/** The states in which the family can see the child's health details, because it hosts the child or may do so. */
export const OFFERS_KNOWING_CHILD: readonly OfferState[] = ['awaiting_review', 'considering', 'accepted', 'waiting_list'];

/** Returns whether the conversation of an offer is open at this state of the trip. */
export function isOfferOpen(trip: TripState, offer: OfferState): boolean {
  const early: readonly OfferState[] = ['potential', 'pending_submission', 'awaiting_review', 'accepted', 'considering'];
  if (shortlistable.includes(trip)) return early.includes(offer);
  return (trip === 'in_progress' || trip === 'completed') && offer === 'accepted';
}
