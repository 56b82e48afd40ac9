// What must be right about an account that money is to go to.

import { ValidationErrorsIBAN, validateIBAN } from 'ibantools';
import { PAYOUT_DETAILS_FIELDS, type PayoutDetailsField } from '#contract/finance/payouts/payout-details.shapes.ts';
import type { FieldFault } from '#contract/platform/validation/validation.ts';

/** Places whose banks are reached under the letters of another country's account numbers. */
const SHARED_PREFIXES: Readonly<Record<string, readonly string[]>> = {
  GB: ['GG', 'IM', 'JE'],
  FR: ['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'],
  FI: ['AX'],
  ES: ['IC', 'EA'],
};

export function toCountry(iban: string): string {
  return iban.slice(0, 2);
}

/** The account number must be as long as its country's are, and the bank of the same country. */
export function findAccountErrors({ iban, bic }: { iban: string; bic: string }): FieldFault[] {
  const country = toCountry(iban);
  const { valid, errorCodes } = validateIBAN(iban);
  const rule = errorCodes.includes(ValidationErrorsIBAN.NoIBANCountry) ? 'ibanCountry' : 'iban';
  const bankCountry = bic.slice(4, 6);
  const fits = bic === '' || bankCountry === country || SHARED_PREFIXES[country]?.includes(bankCountry) === true;
  return [
    ...(valid ? [] : [{ field: 'iban', rule, values: { country } } as const]),
    ...(fits ? [] : [{ field: 'bic', rule: 'bicCountry', values: { bank: bankCountry, country } } as const]),
  ];
}

type Account = Readonly<Record<PayoutDetailsField, string>>;

/** Which parts of an account are others than before; all of the first one. */
export function listChangedFields(before: Account | null, after: Account): PayoutDetailsField[] {
  return PAYOUT_DETAILS_FIELDS.filter((field) => before === null || before[field] !== after[field]);
}
