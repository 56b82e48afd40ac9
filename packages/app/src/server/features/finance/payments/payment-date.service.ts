// The dates on which a payment can have been made.

import type { Clock } from '#server/platform/clock.ts';
import { ValidationError } from '#server/platform/errors.ts';

/** The offset of the easternmost time zone: a payment can be dated with any day that has begun somewhere. */
const FIRST_ZONE_MS = 14 * 3_600_000;

/** Returns the latest date that has begun anywhere. */
export function getLatestPaidOn({ now }: Clock): string {
  return new Date(now().getTime() + FIRST_ZONE_MS).toISOString().slice(0, 10);
}

/**
 * Asserts that a payment date isn't in the future.
 * @throws ValidationError at `paidOn`
 */
export function assertPaidByNow(clock: Clock, paidOn: string): void {
  const other = getLatestPaidOn(clock);
  if (paidOn > other) throw new ValidationError([{ field: 'paidOn', rule: 'notAfter', values: { other } }]);
}
