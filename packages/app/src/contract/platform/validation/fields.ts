// Field types that forms and endpoints share. The messages of their faults come from the catalogue.

import * as z from 'zod';
import { PASSWORD, PHONE } from '#contract/platform/constants.ts';
import { LOCALES } from '#contract/platform/locales.ts';

/** Converts text of digits only to a number; nothing else, such as `1e3` or `true`. */
function numberOf(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
}

/** A row ID; text in a path. */
export const id = z.preprocess(numberOf, z.int().positive());

/** A non-empty line of text. */
export const line = (max: number) => z.string().trim().min(1).max(max);

/** A line of text that can be empty. */
export const optionalLine = (max: number) => z.string().trim().max(max).default('');

export const email = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** A new password, kept exactly as typed: no trimming and no rules on characters. */
export const newPassword = z.string().min(PASSWORD.minLength).max(PASSWORD.maxLength);

/** A password that is only compared. */
export const givenPassword = z.string().min(1).max(PASSWORD.maxLength);

export const phone = z.string().trim().max(PHONE.maxLength).regex(PHONE.pattern).default('');

export const locale = z.enum(LOCALES);

/** An IANA time zone, such as `Europe/Dublin`. */
export const timezone = z
  .string()
  .max(64)
  .refine(isTimeZone, { params: { rule: 'timezone' } });

/** Years outside this range are typing errors: nobody alive was born before, and nothing is planned after. */
function isOurTime(text: string): boolean {
  const year = Number(text.slice(0, 4));
  return year >= 1900 && year < 2200;
}

/** A day without a time, `2026-07-02`. */
export const day = z.iso.date().refine(isOurTime, { params: { rule: 'day' } });

/** A timestamp in UTC. */
export const instant = z.iso.datetime().refine(isOurTime, { params: { rule: 'invalid' } });

/** The random name of a stored file. */
export const fileRef = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** Success without data, with a message for the user. */
export const done = z.object({ message: z.string() });

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
