// State machine of rate proposals: what becomes of an amount that a host family asks for. Shared by the server and the screens.

export const RATE_PROPOSAL_STATES = ['open', 'accepted', 'refused', 'withdrawn'] as const;
export type RateProposalState = (typeof RATE_PROPOSAL_STATES)[number];

/** `family`: who proposed it. `administrators`: who decide on it. */
export type RateProposalMover = 'family' | 'administrators';

interface Rule {
  readonly from: readonly RateProposalState[];
  readonly to: RateProposalState;
  readonly by: RateProposalMover;
}

/** All transitions of a proposal. Whatever was decided is final; the family can propose anew. */
const RULES = {
  withdraw: { from: ['open'], to: 'withdrawn', by: 'family' },
  /** Writes the amount into the draft of the next price book. */
  accept: { from: ['open'], to: 'accepted', by: 'administrators' },
  refuse: { from: ['open'], to: 'refused', by: 'administrators' },
} as const satisfies Record<string, Rule>;

export type RateProposalStep = keyof typeof RULES;

const STEPS: Readonly<Record<RateProposalStep, Rule>> = RULES;

/** Returns the state after a step, or null if the step isn't allowed there. */
export function findRateProposalMove(from: RateProposalState, step: RateProposalStep): RateProposalState | null {
  const { from: states, to } = STEPS[step];
  return states.includes(from) ? to : null;
}
