// State machine of a family's vetting: the moves, who can make them, and the conditions. Shared by the server and the screens.

import type { VettingState } from './vetting-states.ts';

/** `vetters` decide on families, `visitors` record home visits, the `family` hands in its profile. */
export type VettingMover = 'family' | 'vetters' | 'visitors' | 'product';

/** Conditions besides the state, in the order in which they are checked; each has its own refusal. */
export type VettingGuard =
  /** The family belongs to another account. */
  | 'notOwnFamily'
  /** The user is neither related to the family nor shares an email address or a phone number with it. */
  | 'notRelated'
  /** The email address is confirmed, and the profile has an address, a description and enough photos. */
  | 'profileComplete'
  /** A home visit went well. */
  | 'visitPositive'
  /** Two references, the documents, and a police check of every adult that hasn't expired. */
  | 'checksComplete'
  | 'reasonGiven'
  /** What is still open of the checks, the visit and the requests is named with a reason; nothing if nothing is. */
  | 'gapsExplained';

interface Rule {
  readonly from: readonly VettingState[];
  readonly to: VettingState;
  readonly by: readonly VettingMover[];
  readonly guards: readonly VettingGuard[];
}

const vetters: readonly VettingMover[] = ['vetters'];
const UNBIASED = ['notOwnFamily', 'notRelated'] as const;

/** All moves of a family's vetting. */
const RULES = {
  /** The family's email address is confirmed: it can complete its profile. */
  begin: { from: ['registered'], to: 'profile_incomplete', by: ['product'], guards: [] },
  submit: { from: ['profile_incomplete'], to: 'submitted', by: ['family'], guards: ['profileComplete'] },
  review: { from: ['submitted'], to: 'in_review', by: vetters, guards: UNBIASED },
  visit: { from: ['in_review'], to: 'home_visit', by: ['vetters', 'visitors'], guards: UNBIASED },
  check: { from: ['home_visit'], to: 'checks_pending', by: vetters, guards: [...UNBIASED, 'visitPositive'] },
  approve: {
    from: ['checks_pending'],
    to: 'approved',
    by: vetters,
    guards: [...UNBIASED, 'visitPositive', 'checksComplete', 'gapsExplained'],
  },
  reject: { from: ['in_review', 'home_visit', 'checks_pending'], to: 'rejected', by: vetters, guards: [...UNBIASED, 'reasonGiven'] },
  suspend: { from: ['approved'], to: 'suspended', by: vetters, guards: [...UNBIASED, 'reasonGiven'] },
  reinstate: { from: ['suspended'], to: 'approved', by: vetters, guards: [...UNBIASED, 'checksComplete'] },
  reapply: { from: ['rejected'], to: 'submitted', by: ['family'], guards: ['profileComplete'] },
} as const satisfies Record<string, Rule>;

export type VettingStep = keyof typeof RULES;

export const VETTING_MACHINE: Readonly<Record<VettingStep, Rule>> = RULES;

export const VETTING_STEPS = Object.keys(RULES) as [VettingStep, ...VettingStep[]];

/** A step that can be taken from a state. */
export interface VettingMove {
  readonly step: VettingStep;
  readonly to: VettingState;
  readonly guards: readonly VettingGuard[];
}

/** Returns the moves that somebody can make from a state, regardless of their guards. */
export function listVettingMoves(from: VettingState, by: readonly VettingMover[]): VettingMove[] {
  return VETTING_STEPS.flatMap((step) => {
    const { from: states, to, by: movers, guards } = VETTING_MACHINE[step];
    return states.includes(from) && movers.some((mover) => by.includes(mover)) ? [{ step, to, guards }] : [];
  });
}

/** Returns the move from one state to another, or null if nobody of `by` can make it. */
export function findVettingMove(from: VettingState, to: VettingState, by: readonly VettingMover[]): VettingMove | null {
  return listVettingMoves(from, by).find((move) => move.to === to) ?? null;
}
