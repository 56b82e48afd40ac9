// What leads a trip from one state to the next, and who may take it there; for the server and for the screens.

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

/** The product itself, by the calendar or because of what happened to an offer, is a mover too. */
export type TripMover = Extract<Role, 'Parent' | 'Agent' | 'Coordinator' | 'Finance' | 'Administrator'> | 'product';

/** What must hold besides the state; each has a refusal of its own. */
export type TripGuard =
  | 'somebodyAsked'
  | 'oneFamilyChosen'
  | 'offerAccepted'
  | 'otherFamilyChosen'
  | 'hasBegun'
  | 'isOver'
  | 'isToCome'
  | 'isSettled'
  | 'backupWaits';

export interface TripMove {
  readonly step: TripStep;
  readonly from: TripState;
  readonly to: TripState;
  readonly by: readonly TripMover[];
  readonly guards: readonly TripGuard[];
  /** Who takes it by hand has to say why. */
  readonly needsReason: boolean;
}

type Rule = readonly [
  step: TripStep,
  from: readonly TripState[],
  to: TripState,
  by: readonly TripMover[],
  guards?: readonly TripGuard[],
  needsReason?: boolean,
];

const staff: readonly TripMover[] = ['Agent', 'Coordinator', 'Administrator'];
const sellers: readonly TripMover[] = ['Parent', ...staff];
const operators: readonly TripMover[] = ['Coordinator', 'Administrator'];
const WHY = true;

/** The whole life of a trip. What is not here is refused. */
const RULES: readonly Rule[] = [
  ['enquire', ['new'], 'enquiry', [...sellers, 'product'], ['somebodyAsked']],
  ['reserve', ['new', 'enquiry'], 'reserved', sellers, ['oneFamilyChosen'], WHY],
  ['passOn', ['reserved'], 'reserved', ['product'], ['backupWaits']],
  ['book', ['reserved'], 'booked', ['product', ...operators], ['offerAccepted'], WHY],
  ['release', ['reserved'], 'enquiry', ['product', ...operators]],
  ['needCare', ['booked'], 'customer_service', [...staff, 'product'], [], WHY],
  ['needCare', ['in_progress'], 'customer_service', operators, [], WHY],
  ['resume', ['customer_service'], 'booked', operators, ['offerAccepted']],
  ['rehouse', ['customer_service'], 'reserved', operators, ['otherFamilyChosen']],
  ['start', ['booked'], 'in_progress', ['product', ...operators], ['offerAccepted', 'hasBegun']],
  ['start', ['customer_service'], 'in_progress', operators, ['offerAccepted', 'hasBegun']],
  ['complete', ['in_progress'], 'completed', ['product', ...operators], ['isOver']],
  ['complete', ['customer_service'], 'completed', operators, ['offerAccepted', 'isOver']],
  ['close', ['completed'], 'closed', ['product', 'Finance', 'Administrator'], ['isSettled']],
  ['cancel', ['new', 'enquiry', 'reserved'], 'cancelled', sellers, [], WHY],
  ['cancel', ['booked', 'customer_service'], 'cancelled', operators, [], WHY],
  ['cancel', ['in_progress'], 'cancelled', ['Administrator'], [], WHY],
  ['reopen', ['cancelled'], 'new', ['Administrator'], ['isToCome'], WHY],
  ['prolong', ['completed'], 'in_progress', ['Administrator'], ['hasBegun']],
  ['correct', ['closed'], 'completed', ['Administrator', 'Finance'], [], WHY],
];

export const TRIP_MOVES: readonly TripMove[] = RULES.flatMap(([step, from, to, by, guards = [], needsReason = false]) =>
  from.map((state) => ({ step, from: state, to, by, guards, needsReason })),
);

/** Where a step leads from a state; null when it can't be taken there. No state has a step twice. */
export function tripMove(from: TripState, step: TripStep): TripMove | null {
  return TRIP_MOVES.find((move) => move.from === from && move.step === step) ?? null;
}

/** A parent reserves by paying for it, and never by taking the step. */
export function isByHand({ step }: Pick<TripMove, 'step'>, mover: Role | 'product'): boolean {
  return mover !== 'Parent' || step !== 'reserve';
}

/** The steps that somebody with these roles may take from a state, whatever else must hold. */
export function tripMovesFor(from: TripState, movers: readonly (Role | 'product')[]): readonly TripMove[] {
  return TRIP_MOVES.filter((move) => move.from === from && move.by.some((mover) => movers.includes(mover)));
}

/** In these the dates and people of a trip may still change without staff. */
export const OPEN_STATES = ['new', 'enquiry'] as const satisfies readonly TripState[];
