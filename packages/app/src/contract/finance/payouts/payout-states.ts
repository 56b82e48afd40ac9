// What becomes of a payout, and which step leads from where, as data for server and screens.

export const PAYOUT_STATES = ['scheduled', 'pending', 'approved', 'paid', 'on_hold', 'failed', 'void'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

interface Step {
  readonly from: readonly PayoutState[];
  readonly to: PayoutState;
}

/** What people and the product do to a payout. Once it is paid or void, it stays so. */
export const PAYOUT_STEPS = {
  /** The stay is over: it is owed. */
  release: { from: ['scheduled'], to: 'pending' },
  approve: { from: ['pending'], to: 'approved' },
  hold: { from: ['pending', 'approved'], to: 'on_hold' },
  resume: { from: ['on_hold'], to: 'pending' },
  pay: { from: ['approved'], to: 'paid' },
  fail: { from: ['approved'], to: 'failed' },
  retry: { from: ['failed'], to: 'pending' },
  void: { from: ['scheduled', 'pending'], to: 'void' },
} as const satisfies Record<string, Step>;

export type PayoutStep = keyof typeof PAYOUT_STEPS;

/** Whether a step can be taken from a state. */
export function canStepPayout(step: PayoutStep, state: PayoutState): boolean {
  return (PAYOUT_STEPS[step].from as readonly PayoutState[]).includes(state);
}
