// Shapes of the bank accounts for payouts to host families and activities.

import * as z from 'zod';
import { givenPassword, id, instant, line } from '#contract/platform/validation/fields.ts';
import { hasCheckDigits, toElectronicIban } from './iban.ts';
import { PAYEE_TYPES } from './payee.ts';
import { maskedAccount } from './payouts.shapes.ts';

export const payeeParams = z.object({ payeeType: z.enum(PAYEE_TYPES), payeeId: id });

/** A payee with the bank account. */
export const payee = payeeParams.extend({ name: z.string(), account: maskedAccount.nullable() });

export type Payee = z.output<typeof payee>;

/** The same with the full account number; empty if there is no account yet. */
export const payoutDetails = payeeParams.extend({
  name: z.string(),
  holder: z.string(),
  iban: z.string(),
  bic: z.string(),
  /** Two letters by ISO 3166-1, taken from the IBAN. */
  countryCode: z.string(),
  changedAt: instant.nullable(),
  /** From when payouts to this account can be approved; null if they can be now. */
  coolsUntil: instant.nullable(),
  /** 0 if there is no account yet. */
  version: z.int(),
});

export type PayoutDetails = z.output<typeof payoutDetails>;

/** The fields of an account that decide where money goes. */
export const PAYOUT_DETAILS_FIELDS = ['holder', 'iban', 'bic'] as const;
export type PayoutDetailsField = (typeof PAYOUT_DETAILS_FIELDS)[number];

const BIC = /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

export const payoutDetailsBody = z.object({
  /** The account holder, as known to the bank. */
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
  /** The caller's own password, so that a screen left open can't be used to change an account. */
  currentPassword: givenPassword,
  /** The version that was read; 0 if there was none. */
  version: z.int(),
});

export type PayoutDetailsBody = z.output<typeof payoutDetailsBody>;
