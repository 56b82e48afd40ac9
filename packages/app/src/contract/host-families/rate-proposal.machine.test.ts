// The transitions of rate proposals: only open ones move, and each step has its end.

import { expect, test } from 'vitest';
import { findRateProposalMove, RATE_PROPOSAL_STATES, type RateProposalStep } from './rate-proposal.machine.ts';

test.each<[RateProposalStep, string]>([
  ['withdraw', 'withdrawn'],
  ['accept', 'accepted'],
  ['refuse', 'refused'],
])('the step %s leads from open to %s, and from no other state', (step, to) => {
  expect(RATE_PROPOSAL_STATES.map((state) => findRateProposalMove(state, step))).toEqual([to, null, null, null]);
});
