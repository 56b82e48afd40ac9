// Pricing templates, and their prices for a country, a county, a host family or an activity.

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

/** Whom a price is for: each student, or the booking however many there are. */
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
  /** How many prices it has. */
  usedBy: z.int(),
  version: z.int(),
});

export type PricingTemplate = z.output<typeof pricingTemplate>;

/** How often it counts, where neither the stay nor the camps say so; left out, the engine counts. */
const quantity = z.coerce.number<number>().int().min(0).max(10_000).nullable();

/** Commissions may also come as `customer: { commissionAmount, commissionPercentage }`, and the same for `provider`. */
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
  /** What it is for: the name of the country, county, family or activity. */
  priceableName: z.string(),
  amount: z.string(),
  quantity: z.int().nullable(),
  required: z.boolean().nullable(),
  ...commissionTexts,
  /** The default business of the price: who sells it. */
  businessId: id.nullable(),
  serviceType: z.object({ id, name: z.string() }),
  pricingType: z.object({ id, name: z.string(), kind: z.enum(PRICING_TYPES) }),
  tripType: tripType.omit({ usedBy: true }),
  version: z.int(),
});

export type Pricing = z.output<typeof pricing>;

/** One of the things at a level. */
export const priceable = z.object({
  id,
  name: z.string(),
  /** How many prices it has of its own. */
  prices: z.int(),
});

export const priceableQuery = z.object({ level, search: z.string().trim().max(200).optional() });

/** A price as it counts for a thing: its own, or that of its county or country. */
export const effectivePrice = z.object({
  pricingTemplateId: id,
  templateName: z.string(),
  origin: z.enum(PRICEABLE_LEVELS).nullable(),
  /** The price that counts; null where no level has one. */
  pricing: pricing.nullable(),
});

export const effectiveQuery = z.object({ level, priceableId: id });
