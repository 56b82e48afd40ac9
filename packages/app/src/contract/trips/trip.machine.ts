// State machine of trips: transitions and who can take them. Shared by the server and the screens.

import type { Role } from '#contract/identity/roles.ts';
import type { TripState } from './states.ts';

export const TRIP_STEPS = [
  'enquire',
  'reserve',
  'passOn',
  'book',
  'release',
  'needCare',
  'resume',
  'rehouse',
  'start',
  'complete',
  'close',
  'cancel',
  'reopen',
  'prolong',
  'correct',
] as const;

export type TripStep = (typeof TRIP_STEPS)[number];

/** `product` takes steps automatically, by date or because of a change to an offer. */
export type TripMover = Extract<Role, 'Parent' | 'Agent' | 'Coordinator' | 'Finance' | 'Administrator'> | 'product';

/** Conditions besides the state; each has its own refusal. */
export type TripGuard =
  | 'somebodyAsked'
  | 'oneFamilyChosen'
  /** A family has accepted, or was asked and accepts with this step. */
  | 'offerAcceptable'
  | 'offerAccepted'
  | 'otherFamilyChosen'
  | 'hasBegun'
  | 'isOver'
  | 'isToCome'
  | 'isSettled'
  | 'backupWaits';

interface Rule {
  readonly step: TripStep;
  readonly from: readonly TripState[];
  readonly to: TripState;
  readonly by: readonly TripMover[];
  readonly guards?: readonly TripGuard[];
  /** People who take the step must give a reason. */
  readonly needsReason?: true;
  /** Repeating the step in its target state succeeds without effect. */
  readonly isRepeatable?: true;
  /** Taken automatically on its date, as soon as its guards hold. */
  readonly isDaily?: true;
}

export interface TripMove extends Omit<Rule, 'from' | 'guards' | 'needsReason'> {
  readonly from: TripState;
  readonly guards: readonly TripGuard[];
  readonly needsReason: boolean;
}

const staff: readonly TripMover[] = ['Agent', 'Coordinator', 'Administrator'];
const sellers: readonly TripMover[] = ['Parent', ...staff];
const operators: readonly TripMover[] = ['Coordinator', 'Administrator'];
const daily = { isDaily: true } as const;
const reasoned = { needsReason: true } as const;
const repeatable = { isRepeatable: true } as const;

/** All transitions of a trip. Anything else is refused. */
const RULES: readonly Rule[] = [
  { step: 'enquire', from: ['new'], to: 'enquiry', by: [...sellers, 'product'], guards: ['somebodyAsked'], ...repeatable },
  { step: 'reserve', from: ['new', 'enquiry'], to: 'reserved', by: sellers, guards: ['oneFamilyChosen'], ...reasoned, ...repeatable },
  { step: 'passOn', from: ['reserved'], to: 'reserved', by: ['product'], guards: ['backupWaits'] },
  {
    step: 'book',
    from: ['reserved'],
    to: 'booked',
    by: ['product', ...operators],
    guards: ['offerAcceptable'],
    ...reasoned,
    ...repeatable,
  },
  { step: 'release', from: ['reserved'], to: 'enquiry', by: ['product', ...operators], ...repeatable },
  { step: 'needCare', from: ['booked'], to: 'customer_service', by: [...staff, 'product'], ...reasoned, ...repeatable },
  { step: 'needCare', from: ['in_progress'], to: 'customer_service', by: operators, ...reasoned, ...repeatable },
  { step: 'resume', from: ['customer_service'], to: 'booked', by: operators, guards: ['offerAccepted'] },
  { step: 'rehouse', from: ['customer_service'], to: 'reserved', by: operators, guards: ['otherFamilyChosen'] },
  {
    ...{ step: 'start', from: ['booked'], to: 'in_progress', by: ['product', ...operators], guards: ['offerAccepted', 'hasBegun'] },
    ...daily,
    ...repeatable,
  },
  { step: 'start', from: ['customer_service'], to: 'in_progress', by: operators, guards: ['offerAccepted', 'hasBegun'], ...repeatable },
  { step: 'complete', from: ['in_progress'], to: 'completed', by: ['product', ...operators], guards: ['isOver'], ...daily, ...repeatable },
  { step: 'complete', from: ['customer_service'], to: 'completed', by: operators, guards: ['offerAccepted', 'isOver'], ...repeatable },
  {
    ...{ step: 'close', from: ['completed'], to: 'closed', by: ['product', 'Finance', 'Administrator'], guards: ['isSettled'] },
    ...daily,
    ...repeatable,
  },
  { step: 'cancel', from: ['new', 'enquiry', 'reserved'], to: 'cancelled', by: sellers, ...reasoned, ...repeatable },
  { step: 'cancel', from: ['booked', 'customer_service'], to: 'cancelled', by: operators, ...reasoned, ...repeatable },
  { step: 'cancel', from: ['in_progress'], to: 'cancelled', by: ['Administrator'], ...reasoned, ...repeatable },
  { step: 'reopen', from: ['cancelled'], to: 'new', by: ['Administrator'], guards: ['isToCome'], ...reasoned },
  { step: 'prolong', from: ['completed'], to: 'in_progress', by: ['Administrator'], guards: ['hasBegun'] },
  { step: 'correct', from: ['closed'], to: 'completed', by: ['Administrator', 'Finance'], ...reasoned },
];

export const TRIP_MOVES: readonly TripMove[] = RULES.flatMap(({ from, guards = [], needsReason = false, ...rule }) =>
  from.map((state) => ({ ...rule, from: state, guards, needsReason })),
);

/**
 * Returns the transition of a step from a state, or null if the step isn't allowed there. A state has at most one transition for each step.
 */
export function findTripMove(from: TripState, step: TripStep): TripMove | null {
  return TRIP_MOVES.find((move) => move.from === from && move.step === step) ?? null;
}

/** Returns the transition that happens automatically by date, or null if there is none from this state. */
export function findDailyTripMove(from: TripState): TripMove | null {
  return TRIP_MOVES.find((move) => move.from === from && move.isDaily) ?? null;
}

/** Returns whether a repeatable step was already taken, because the trip is in its target state. */
export function isTripStepTaken(state: TripState, step: TripStep): boolean {
  return TRIP_MOVES.some((move) => move.step === step && move.to === state && move.isRepeatable);
}

/** Returns whether the mover can take the step directly. Parents reserve only by paying. */
export function isByHand({ step }: Pick<TripMove, 'step'>, mover: Role | 'product'): boolean {
  return mover !== 'Parent' || step !== 'reserve';
}

/** Returns the steps that these movers can take from a state, regardless of guards. */
export function listTripMoves(from: TripState, movers: readonly (Role | 'product')[]): readonly TripMove[] {
  return TRIP_MOVES.filter((move) => move.from === from && move.by.some((mover) => movers.includes(mover)));
}

/** The states in which dates and people can change without staff. */
export const OPEN_STATES = ['new', 'enquiry'] as const satisfies readonly TripState[];
