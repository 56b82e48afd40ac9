// Kinds of fields that forms and endpoints share. What a field's fault reads like is said by the catalogue of messages, by the issue.

import * as z from 'zod';
import { PASSWORD, PHONE } from '#contract/platform/constants.ts';
import { LOCALES } from '#contract/platform/locales.ts';

/** Digits are a number, in a path or in a form; nothing else is taken for one, neither `1e3` nor `true`. */
function numberOf(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
}

/** A row's number; in a path it comes as text. */
export const id = z.preprocess(numberOf, z.int().positive());

/** A line of text that must say something. */
export const line = (max: number) => z.string().trim().min(1).max(max);

/** A line of text that may be left empty. */
export const optionalLine = (max: number) => z.string().trim().max(max).default('');

export const email = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** A password somebody chooses. What they typed is kept as it is: no trimming, no rule on characters. */
export const newPassword = z.string().min(PASSWORD.minLength).max(PASSWORD.maxLength);

/** A password that is only compared. */
export const givenPassword = z.string().min(1).max(PASSWORD.maxLength);

export const phone = z.string().trim().max(PHONE.maxLength).regex(PHONE.pattern).default('');

export const locale = z.enum(LOCALES);

/** A zone of the IANA list, such as `Europe/Dublin`. */
export const timezone = z
  .string()
  .max(64)
  .refine(isTimeZone, { params: { rule: 'timezone' } });

/** Nobody alive was born before, and nothing is planned after: what lies outside is a slip of the finger. */
function isOurTime(text: string): boolean {
  const year = Number(text.slice(0, 4));
  return year >= 1900 && year < 2200;
}

/** A day without a time, `2026-07-02`. */
export const day = z.iso.date().refine(isOurTime, { params: { rule: 'day' } });

/** A moment, in UTC. */
export const instant = z.iso.datetime().refine(isOurTime, { params: { rule: 'invalid' } });

/** The random name of a stored file. */
export const fileRef = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** Nothing but that it went well, and what to tell. */
export const done = z.object({ message: z.string() });

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
