// Shapes of businesses: the legal entities that sell, each with its currency, VAT rate and invoice numbering.

import * as z from 'zod';
import { share } from '#contract/platform/validation/decimals.ts';
import { id, line, optionalLine } from '#contract/platform/validation/fields.ts';

export const businessBody = z.object({
  name: line(100),
  legalName: line(200),
  addressLine1: line(200),
  cityTown: line(100),
  postcode: optionalLine(20),
  countryId: id,
  vatNumber: optionalLine(40),
  vatRate: share.default('0.23'),
  vatExempt: z.boolean().default(false),
  currencyId: id,
  /** Capitals and digits: the prefix of all its invoice numbers. */
  invoicePrefix: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{1,10}$/),
  iban: optionalLine(40),
  isDefault: z.boolean().default(false),
});

export const business = z.object({
  id,
  name: z.string(),
  legalName: z.string(),
  addressLine1: z.string(),
  cityTown: z.string(),
  postcode: z.string(),
  countryId: id,
  countryCode: z.string(),
  vatNumber: z.string(),
  vatRate: z.string(),
  vatExempt: z.boolean(),
  currencyId: id,
  currencyCode: z.string(),
  invoicePrefix: z.string(),
  iban: z.string(),
  isDefault: z.boolean(),
  usedBy: z.int(),
  version: z.int(),
});

export type Business = z.output<typeof business>;
