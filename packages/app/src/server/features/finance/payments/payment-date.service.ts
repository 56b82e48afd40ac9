// The days on which money can have moved.

import type { Clock } from '#server/platform/clock.ts';
import { ValidationError } from '#server/platform/errors.ts';

/** The easternmost time zone is so far ahead: where a day has begun for anybody, money can have moved on it. */
const FIRST_ZONE_MS = 14 * 3_600_000;

/** The last day that has begun anywhere. */
export function getLatestPaidOn({ now }: Clock): string {
  return new Date(now().getTime() + FIRST_ZONE_MS).toISOString().slice(0, 10);
}

/**
 * What is recorded as paid has been paid: its day is not still to come.
 * @throws ValidationError at `paidOn`
 */
export function assertPaidByNow(clock: Clock, paidOn: string): void {
  const other = getLatestPaidOn(clock);
  if (paidOn > other) throw new ValidationError([{ field: 'paidOn', rule: 'notAfter', values: { other } }]);
}
