// Validation of a payee's bank account.

import { ValidationErrorsIBAN, validateIBAN } from 'ibantools';
import { PAYOUT_DETAILS_FIELDS, type PayoutDetailsField } from '#contract/finance/payouts/payout-details.shapes.ts';
import type { FieldFault } from '#contract/platform/validation/validation.ts';

/** Territories whose banks use the IBAN prefix of another country. */
const SHARED_PREFIXES: Readonly<Record<string, readonly string[]>> = {
  GB: ['GG', 'IM', 'JE'],
  FR: ['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'],
  FI: ['AX'],
  ES: ['IC', 'EA'],
};

export function toCountry(iban: string): string {
  return iban.slice(0, 2);
}

/** Checks the IBAN against its country's format, and that the BIC is of the same country. */
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

/** Returns the fields of an account that changed; all of them for a first account. */
export function listChangedFields(before: Account | null, after: Account): PayoutDetailsField[] {
  return PAYOUT_DETAILS_FIELDS.filter((field) => before === null || before[field] !== after[field]);
}

/** For how many days after a change of the address of an account its previous address is warned, too. */
const WARNED_DAYS = 30;

const DAY_MS = 86_400_000;

interface ChangedAddress {
  readonly email: string;
  readonly previousEmail: string | null;
  readonly emailChangedAt: Date | null;
}

/** Returns the addresses to warn of a changed bank account: an intruder may have changed the address of the account before. */
export function listWarnedAddresses({ email, previousEmail, emailChangedAt }: ChangedAddress, now: Date): string[] {
  const isRecent = emailChangedAt !== null && now.getTime() - emailChangedAt.getTime() < WARNED_DAYS * DAY_MS;
  const hasOther = previousEmail !== null && previousEmail.toLowerCase() !== email.toLowerCase();
  return isRecent && hasOther ? [email, previousEmail] : [email];
}
