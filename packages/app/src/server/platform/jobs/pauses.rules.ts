// When a job that failed is tried again, and in which period of a regular job we are.

import type { Clock } from '#server/platform/clock.ts';
import type { Period } from './job.ts';

const SECOND = 1000;
const FIRST = 5 * SECOND;
const LONGEST = 12 * 3600 * SECOND;

/**
 * Milliseconds until the next attempt: doubled each time up to half a day, and spread, so that what failed together does not come back
 * together.
 * @param attempt the number of the one that failed, from 1
 * @param random from 0 to 1
 */
export function pauseAfter(attempt: number, random: number): number {
  const whole = Math.min(FIRST * 2 ** (attempt - 1), LONGEST);
  return Math.round(whole * (0.5 + random / 2));
}

const LENGTH: Record<Exclude<Period, 'day'>, number> = { minute: 16, hour: 13 };

/**
 * The name of the period that it is; later periods have names that sort later.
 * @param at when a day of the job begins: at 02:00 it is still yesterday for a job that runs at `03:30`
 */
export function periodOf({ period, at }: { period: Period; at: string }, { now, dayOf }: Pick<Clock, 'now' | 'dayOf'>): string {
  if (period !== 'day') return now().toISOString().slice(0, LENGTH[period]);
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return dayOf(new Date(now().getTime() - (hours * 60 + minutes) * 60 * SECOND));
}
