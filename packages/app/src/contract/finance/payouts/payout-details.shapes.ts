// Where somebody's payouts go: the account of a host family or of an activity.

import * as z from 'zod';
import { givenPassword, id, instant, line } from '#contract/platform/validation/fields.ts';
import { hasCheckDigits, toElectronicIban } from './iban.ts';
import { PAYEE_TYPES } from './payee.ts';
import { maskedAccount } from './payouts.shapes.ts';

export const payeeParams = z.object({ payeeType: z.enum(PAYEE_TYPES), payeeId: id });

/** Somebody who can be paid, and where the money would go. */
export const payee = payeeParams.extend({ name: z.string(), account: maskedAccount.nullable() });

export type Payee = z.output<typeof payee>;

/** The same on a page of its own, with the whole number of the account; empty where nobody has said it yet. */
export const payoutDetails = payeeParams.extend({
  name: z.string(),
  holder: z.string(),
  iban: z.string(),
  bic: z.string(),
  /** Two letters by ISO 3166-1, as the number of the account says it. */
  countryCode: z.string(),
  changedAt: instant.nullable(),
  /** 0 as long as there is no account. */
  version: z.int(),
});

export type PayoutDetails = z.output<typeof payoutDetails>;

/** The parts of an account that decide where money goes. */
export const PAYOUT_DETAILS_FIELDS = ['holder', 'iban', 'bic'] as const;
export type PayoutDetailsField = (typeof PAYOUT_DETAILS_FIELDS)[number];

const BIC = /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

export const payoutDetailsBody = z.object({
  /** Whose account it is, as the bank knows them. */
  holder: line(70),
  iban: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .transform(toElectronicIban)
    .refine(hasCheckDigits, { params: { rule: 'iban' } }),
  bic: z
    .string()
    .trim()
    .max(20)
    .transform((text) => text.replace(/\s/gu, '').toUpperCase())
    .refine((text) => text === '' || BIC.test(text), { params: { rule: 'bic' } })
    .default(''),
  /** The caller's own: whoever finds a screen left open changes no account. */
  currentPassword: givenPassword,
  /** The one that was read; 0 when there was none. */
  version: z.int(),
});

export type PayoutDetailsBody = z.output<typeof payoutDetailsBody>;
