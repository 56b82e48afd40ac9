// Shapes of the price configuration: currencies, service types, pricing types, and trip types with their discount rules.

import { PRICING_TYPES, SERVICE_CATEGORIES } from '@hosted-stay/pricing-core';
import * as z from 'zod';
import { percentage } from '#contract/platform/validation/decimals.ts';
import { id, line } from '#contract/platform/validation/fields.ts';

/** The fields that every configuration row has. Callers who can only read names get only the ID and the names. */
const row = { id, usedBy: z.int().optional(), version: z.int().optional() };

/** An ISO 4217 code, converted to capitals; the server checks whether the currency exists. */
const currencyCode = z
  .string()
  .trim()
  .toUpperCase()
  .refine((code) => /^[A-Z]{3}$/.test(code), { params: { rule: 'currency' } });

export const currencyBody = z.object({
  code: currencyCode,
  symbol: line(8),
  decimals: z.coerce.number<number>().int().min(0).max(4).default(2),
  isDefault: z.boolean().default(false),
});

export const currency = z.object({
  ...row,
  code: z.string(),
  symbol: z.string(),
  decimals: z.int(),
  isDefault: z.boolean(),
});

export const serviceTypeBody = z.object({ name: line(100), requiredByDefault: z.boolean().default(false) });

export const serviceType = z.object({
  ...row,
  name: z.string(),
  requiredByDefault: z.boolean().optional(),
  /** Derived from the name. */
  category: z.enum(SERVICE_CATEGORIES),
});

export const pricingTypeBody = z.object({ name: line(100) });

export const pricingType = z.object({
  ...row,
  name: z.string(),
  /** How the price is counted; derived from the name. */
  kind: z.enum(PRICING_TYPES),
});

/** Percentage points that change a commission for long stays, automatically or with a code. */
export const discountRule = z
  .object({
    minQuantity: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
    required: z.boolean().default(false),
    code: z
      .string()
      .trim()
      .max(60)
      .nullable()
      .transform((code) => (code === '' ? null : code))
      .default(null),
    demandDiscount: percentage.default('0'),
    supplyDiscount: percentage.default('0'),
  })
  .refine(({ required, code }) => required || code !== null, { path: ['code'], params: { rule: 'required' } });

export const tripTypeBody = z.object({
  name: line(100),
  active: z.boolean().default(false),
  discounts: z.array(discountRule).max(50).default([]),
});

export const tripType = z.object({
  ...row,
  name: z.string(),
  active: z.boolean(),
  discounts: z
    .array(
      z.object({
        minQuantity: z.int(),
        required: z.boolean(),
        code: z.string().nullable(),
        demandDiscount: z.string(),
        supplyDiscount: z.string(),
      }),
    )
    .optional(),
  /** Whether the product relies on its ID, so that it can't be deleted. */
  fixed: z.boolean().optional(),
});

export type Currency = z.output<typeof currency>;
export type ServiceType = z.output<typeof serviceType>;
export type PricingType = z.output<typeof pricingType>;
export type TripType = z.output<typeof tripType>;
