// How old somebody is on a day: calendar days alone count, in no zone.

import { ADULT_AGE } from '#contract/platform/constants.ts';

/**
 * The full years of somebody on a day; null where their birth is not known. Who was born on 29 February has their birthday on 1 March
 * where there is none.
 * @example getAgeOn('2008-02-29', '2026-02-28') // 17
 */
export function getAgeOn(dateOfBirth: string, day: string): number;
export function getAgeOn(dateOfBirth: string | null, day: string): number | null;
export function getAgeOn(dateOfBirth: string | null, day: string): number | null {
  if (dateOfBirth === null) return null;
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** Whether somebody is no child any more on a day, the first one of a trip; whose birth is not known is one. */
export function isAdultOn(dateOfBirth: string | null, day: string): boolean {
  return dateOfBirth !== null && getAgeOn(dateOfBirth, day) >= ADULT_AGE;
}
