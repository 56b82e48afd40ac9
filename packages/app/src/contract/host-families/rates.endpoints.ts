// Endpoints of what host families ask for.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { familyRates, openProposals, rateDecisionBody, rateProposalBody, rateSampleAnswer, rateSampleBody } from './rates.shapes.ts';

const params = z.object({ id });

export const listRates = endpoint({
  method: 'GET',
  path: '/api/host_families/{id}/rates',
  access: 'rates.read',
  summary: 'The prices that apply to a family, each with a sample week and its proposal.',
  params,
  answer: familyRates,
  limit: 'search',
});

export const sampleRate = endpoint({
  method: 'POST',
  path: '/api/host_families/{id}/rates/sample',
  access: 'rates.propose',
  summary: 'What parents would pay for a sample week at another price, and what would arrive. Stores nothing.',
  params,
  body: rateSampleBody,
  answer: rateSampleAnswer,
  limit: 'search',
});

export const proposeRate = endpoint({
  method: 'POST',
  path: '/api/host_families/{id}/rates',
  access: 'rates.propose',
  summary: 'Proposes another price. An administrator decides; accepted, it counts from the next publication of prices.',
  params,
  body: rateProposalBody,
  answer: familyRates,
  refusals: ['rateAlreadyProposed'],
});

export const withdrawRate = endpoint({
  method: 'DELETE',
  path: '/api/host_families/{id}/rates/{proposalId}',
  access: 'rates.propose',
  summary: 'Withdraws an open proposal.',
  params: params.extend({ proposalId: id }),
  answer: familyRates,
  refusals: ['rateMoved'],
});

export const listRateProposals = endpoint({
  method: 'GET',
  path: '/api/rate-proposals',
  access: 'rates.decide',
  summary: 'The open proposals of all families, the oldest first.',
  answer: openProposals,
});

export const decideRate = endpoint({
  method: 'POST',
  path: '/api/rate-proposals/{id}/decide',
  access: 'rates.decide',
  summary: 'Accepts a proposal, which writes it into the draft of the next price book, or refuses it with a reason.',
  params,
  body: rateDecisionBody,
  answer: openProposals,
  refusals: ['rateMoved', 'changedMeanwhile'],
});
