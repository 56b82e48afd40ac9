// Ages on a given day, from calendar dates without a time zone.

import { ADULT_AGE } from '#contract/platform/constants.ts';

/**
 * Returns the age in full years on a day, or null if the date of birth isn't known. A birthday on 29 February falls on 1 March in other
 * years.
 * @example getAgeOn('2008-02-29', '2026-02-28') // 17
 */
export function getAgeOn(dateOfBirth: string, day: string): number;
export function getAgeOn(dateOfBirth: string | null, day: string): number | null;
export function getAgeOn(dateOfBirth: string | null, day: string): number | null {
  if (dateOfBirth === null) return null;
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** Returns whether a person is an adult on a day, usually the first of a trip. Without a date of birth, they count as a child. */
export function isAdultOn(dateOfBirth: string | null, day: string): boolean {
  return dateOfBirth !== null && getAgeOn(dateOfBirth, day) >= ADULT_AGE;
}
