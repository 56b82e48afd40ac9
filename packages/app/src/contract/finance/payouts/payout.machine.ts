// The states of a payout, what leads from one to the next, and who takes it there; for the server and for the screens.

export const PAYOUT_STATES = ['scheduled', 'pending', 'approved', 'paid', 'on_hold', 'failed', 'void'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** The product acts on its day, or because of what happened to the stay or to the account. */
export type PayoutMover = 'people' | 'product';

/** What must hold besides the state; each has a refusal of its own. */
export type PayoutGuard =
  /** The bank was not told to pay it. */
  | 'notOrdered'
  /** It does not go to the family of whoever takes the step. */
  | 'notToCaller'
  /** Its stay was not paid with a test card, or the bank was told to pay it all the same. */
  | 'realMoney'
  | 'accountKnown'
  /** Whoever approves money of their own making says why. */
  | 'ownDoingExplained';

interface Rule {
  readonly from: readonly PayoutState[];
  readonly to: PayoutState;
  readonly by: readonly PayoutMover[];
  /** In turn: the first that fails is answered. */
  readonly guards?: readonly PayoutGuard[];
}

const people: readonly PayoutMover[] = ['people'];
const product: readonly PayoutMover[] = ['product'];

/** The whole life of a payout. Once it is paid or void, it stays so. */
const RULES = {
  /** The stay is over: it is owed. */
  release: { from: ['scheduled'], to: 'pending', by: product },
  approve: { from: ['pending'], to: 'approved', by: people, guards: ['notToCaller', 'realMoney', 'accountKnown', 'ownDoingExplained'] },
  hold: { from: ['pending', 'approved'], to: 'on_hold', by: people, guards: ['notOrdered'] },
  resume: { from: ['on_hold'], to: 'pending', by: people },
  pay: { from: ['approved'], to: 'paid', by: people, guards: ['realMoney', 'notToCaller'] },
  fail: { from: ['approved'], to: 'failed', by: people },
  retry: { from: ['failed'], to: 'pending', by: people },
  void: { from: ['scheduled', 'pending'], to: 'void', by: ['people', 'product'] },
  /** The account that it was approved for has changed. */
  unapprove: { from: ['approved'], to: 'pending', by: product, guards: ['notOrdered'] },
} as const satisfies Record<string, Rule>;

export type PayoutStep = keyof typeof RULES;

export const PAYOUT_STEPS: Readonly<Record<PayoutStep, Rule>> = RULES;

/** Those that people take. */
export const PAYOUT_STEPS_BY_HAND = (Object.keys(RULES) as PayoutStep[]).filter((step) => PAYOUT_STEPS[step].by.includes('people'));

export interface PayoutMove {
  readonly to: PayoutState;
  readonly guards: readonly PayoutGuard[];
}

/** Where a step leads from a state; null when it can't be taken there. */
export function findPayoutMove(from: PayoutState, step: PayoutStep): PayoutMove | null {
  const { from: states, to, guards = [] } = PAYOUT_STEPS[step];
  return states.includes(from) ? { to, guards } : null;
}

/** Whether the table lets a step be taken from a state, whatever else must hold. */
export function canStepPayout(step: PayoutStep, state: PayoutState): boolean {
  return findPayoutMove(state, step) !== null;
}
