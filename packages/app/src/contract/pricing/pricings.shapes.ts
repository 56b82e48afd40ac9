// Shapes of pricing templates and of their prices for a country, county, host family or activity.

import { PRICING_TYPES, SERVICE_CATEGORIES } from '@hosted-stay/pricing-core';
import * as z from 'zod';
import { amount, percentage, percentageBelow100 } from '#contract/platform/validation/decimals.ts';
import { id, line } from '#contract/platform/validation/fields.ts';
import { tripType } from './configuration.shapes.ts';
import { level, PRICEABLE_LEVELS } from './price-levels.ts';

const commissions = {
  customerCommissionAmount: amount.default('0'),
  customerCommissionPercentage: percentageBelow100.default('0'),
  providerCommissionAmount: amount.default('0'),
  providerCommissionPercentage: percentage.default('0'),
};

const commissionTexts = {
  customerCommissionAmount: z.string(),
  customerCommissionPercentage: z.string(),
  providerCommissionAmount: z.string(),
  providerCommissionPercentage: z.string(),
};

/** Priced for each student, or once for the booking. */
export const PRICED_PER = ['student', 'booking'] as const;

export const templateBody = z.object({
  name: line(100),
  serviceTypeId: id,
  pricingTypeId: id,
  tripTypeId: id,
  required: z.boolean().default(false),
  per: z.enum(PRICED_PER).default('student'),
  defaultAmount: amount.default('0'),
  ...commissions,
});

export const pricingTemplate = z.object({
  id,
  name: z.string(),
  serviceTypeId: id,
  serviceTypeName: z.string(),
  category: z.enum(SERVICE_CATEGORIES),
  pricingTypeId: id,
  pricingTypeName: z.string(),
  kind: z.enum(PRICING_TYPES),
  tripTypeId: id,
  tripTypeName: z.string(),
  tripTypeActive: z.boolean(),
  required: z.boolean(),
  per: z.enum(PRICED_PER),
  defaultAmount: z.string(),
  ...commissionTexts,
  /** The number of its prices. */
  usedBy: z.int(),
  version: z.int(),
});

export type PricingTemplate = z.output<typeof pricingTemplate>;

/** The quantity, if neither the stay nor the camps determine it; if left out, the engine counts. */
const quantity = z.coerce.number<number>().int().min(0).max(10_000).nullable();

/** Alternative format of commissions: `customer: { commissionAmount, commissionPercentage }`, and the same for `provider`. */
const nested = {
  customer: z.object({ commissionAmount: amount.optional(), commissionPercentage: percentageBelow100.optional() }).optional(),
  provider: z.object({ commissionAmount: amount.optional(), commissionPercentage: percentage.optional() }).optional(),
};

export const pricingBody = z.object({
  pricingTemplateId: id,
  level,
  priceableId: id,
  amount,
  quantity: quantity.default(null),
  required: z.boolean().nullable().default(null),
  ...commissions,
  ...nested,
});

export const pricing = z.object({
  id,
  pricingTemplateId: id,
  templateName: z.string(),
  level: z.enum(PRICEABLE_LEVELS),
  priceableId: id,
  /** The name of the country, county, family or activity. */
  priceableName: z.string(),
  amount: z.string(),
  quantity: z.int().nullable(),
  required: z.boolean().nullable(),
  ...commissionTexts,
  /** The business that sells by default. */
  businessId: id.nullable(),
  serviceType: z.object({ id, name: z.string() }),
  pricingType: z.object({ id, name: z.string(), kind: z.enum(PRICING_TYPES) }),
  tripType: tripType.omit({ usedBy: true }),
  version: z.int(),
});

export type Pricing = z.output<typeof pricing>;

/** A possible owner of prices at a level. */
export const priceable = z.object({
  id,
  name: z.string(),
  /** The number of its own prices. */
  prices: z.int(),
});

export const priceableQuery = z.object({ level, search: z.string().trim().max(200).optional() });

/** The price that applies to an owner: its own, or that of its county or country. */
export const effectivePrice = z.object({
  pricingTemplateId: id,
  templateName: z.string(),
  origin: z.enum(PRICEABLE_LEVELS).nullable(),
  /** The price that applies; null if no level has one. */
  pricing: pricing.nullable(),
});

export const effectiveQuery = z.object({ level, priceableId: id });
