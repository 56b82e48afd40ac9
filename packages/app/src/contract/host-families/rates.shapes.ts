// Shapes of what host families ask for: their prices with a sample week, and their proposals.

import { PRICING_TYPES } from '@hosted-stay/pricing-core';
import * as z from 'zod';
import { positiveAmount } from '#contract/platform/validation/decimals.ts';
import { day, id, instant } from '#contract/platform/validation/fields.ts';
import { PRICEABLE_LEVELS } from '#contract/pricing/price-levels.ts';
import { RATE_PROPOSAL_STATES } from './rate-proposal.machine.ts';

/** What a week of one student costs: the engine's quote, stored nowhere. */
const rateSample = z.object({
  fromDate: day,
  toDate: day,
  currency: z.string(),
  /** What parents pay, with VAT. */
  customer: z.string(),
  /** What arrives at the family. */
  host: z.string(),
});

export type RateSample = z.output<typeof rateSample>;

const proposed = {
  id,
  state: z.enum(RATE_PROPOSAL_STATES),
  amount: z.string(),
  currency: z.string(),
  /** The price in the draft when it was proposed; null without one. */
  beforeAmount: z.string().nullable(),
  note: z.string(),
  /** Why it was refused. */
  reason: z.string(),
  proposedAt: instant,
  decidedAt: instant.nullable(),
  version: z.int(),
};

/** A price that applies to the family, its own or that of its county or country. */
const familyRate = z.object({
  templateId: id,
  templateName: z.string(),
  kind: z.enum(PRICING_TYPES),
  origin: z.enum(PRICEABLE_LEVELS),
  /** The price in the book in force; null without one. */
  amount: z.string().nullable(),
  /** The price in the draft, which counts from the next publication. */
  draftAmount: z.string(),
  /** By the book in force, or by the draft if only that has a price; null where no price can be calculated at the moment. */
  sample: rateSample.nullable(),
  /** The open proposal, or else the last one that was decided on; null without any. */
  proposal: z.object(proposed).nullable(),
});

export type FamilyRate = z.output<typeof familyRate>;

export const familyRates = z.object({
  /** ISO 4217, with the decimal places of its amounts; empty while nobody sells. */
  currency: z.string(),
  digits: z.int(),
  rates: z.array(familyRate),
});

export type FamilyRates = z.output<typeof familyRates>;

export const rateSampleBody = z.object({ templateId: id, amount: positiveAmount });

export const rateProposalBody = rateSampleBody.extend({ note: z.string().trim().max(500).default('') });

export const rateSampleAnswer = z.object({ sample: rateSample.nullable() });

/** An open proposal for those who decide on it. */
const openProposal = z.object({
  ...proposed,
  hostFamilyId: id,
  familyName: z.string(),
  templateId: id,
  templateName: z.string(),
  kind: z.enum(PRICING_TYPES),
  /** The price in the draft now; null without one. */
  draftAmount: z.string().nullable(),
});

export type OpenProposal = z.output<typeof openProposal>;

/** The oldest first. */
export const openProposals = z.object({ data: z.array(openProposal) });

export const rateDecisionBody = z.object({
  accept: z.boolean(),
  /** Needed for a refusal; the family reads it. */
  reason: z.string().trim().max(500).default(''),
  version: z.int(),
});
