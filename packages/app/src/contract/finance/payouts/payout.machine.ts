// State machine of payouts: transitions and who can take them. Shared by the server and the screens.

export const PAYOUT_STATES = ['scheduled', 'pending', 'approved', 'paid', 'on_hold', 'failed', 'void'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** `product`: taken automatically, on a due date or because of a change to the stay or the account. */
export type PayoutMover = 'people' | 'product';

/** Conditions besides the state; each has its own refusal. */
export type PayoutGuard =
  /** The payout isn't in a bank file. */
  | 'notOrdered'
  /** The payee isn't the family of the user who takes the step. */
  | 'notToCaller'
  /** The stay wasn't paid with a test card, or the payout is in a bank file already. */
  | 'realMoney'
  | 'accountKnown'
  /** The account wasn't changed in the last days, in which its owner could notice. */
  | 'accountCooled'
  /** A reason is given if the approver added the payout or changed its account. */
  | 'ownDoingExplained';

interface Rule {
  readonly from: readonly PayoutState[];
  readonly to: PayoutState;
  readonly by: readonly PayoutMover[];
  /** Checked in this order; the first that fails is reported. */
  readonly guards?: readonly PayoutGuard[];
}

const people: readonly PayoutMover[] = ['people'];
const product: readonly PayoutMover[] = ['product'];

/** All transitions of a payout. `paid` and `void` are final. */
const RULES = {
  /** The stay is over, so the payout is due. */
  release: { from: ['scheduled'], to: 'pending', by: product },
  approve: {
    from: ['pending'],
    to: 'approved',
    by: people,
    guards: ['notToCaller', 'realMoney', 'accountKnown', 'accountCooled', 'ownDoingExplained'],
  },
  hold: { from: ['pending', 'approved'], to: 'on_hold', by: people, guards: ['notOrdered'] },
  resume: { from: ['on_hold'], to: 'pending', by: people },
  pay: { from: ['approved'], to: 'paid', by: people, guards: ['realMoney', 'notToCaller'] },
  fail: { from: ['approved'], to: 'failed', by: people },
  retry: { from: ['failed'], to: 'pending', by: people },
  void: { from: ['scheduled', 'pending'], to: 'void', by: ['people', 'product'] },
  /** The approved account has changed. */
  unapprove: { from: ['approved'], to: 'pending', by: product, guards: ['notOrdered'] },
} as const satisfies Record<string, Rule>;

export type PayoutStep = keyof typeof RULES;

export const PAYOUT_STEPS: Readonly<Record<PayoutStep, Rule>> = RULES;

/** The steps that people can take. */
export const PAYOUT_STEPS_BY_HAND = (Object.keys(RULES) as PayoutStep[]).filter((step) => PAYOUT_STEPS[step].by.includes('people'));

export interface PayoutMove {
  readonly to: PayoutState;
  readonly guards: readonly PayoutGuard[];
}

/** Returns the transition of a step from a state, or null if the step isn't allowed there. */
export function findPayoutMove(from: PayoutState, step: PayoutStep): PayoutMove | null {
  const { from: states, to, guards = [] } = PAYOUT_STEPS[step];
  return states.includes(from) ? { to, guards } : null;
}

/** Returns whether a step is allowed from a state, regardless of its guards. */
export function canStepPayout(step: PayoutStep, state: PayoutState): boolean {
  return findPayoutMove(state, step) !== null;
}
