// Shapes of a host's earnings: the payouts of the own family, by month and by year.

import * as z from 'zod';
import { EXPORT_FORMATS } from '#contract/platform/lists/list-query.ts';

/** What a family earned in a period and one currency: the payouts due in it, void ones left out. */
const earned = z.object({
  currency: z.string(),
  /** Of stays that aren't over yet. */
  scheduled: z.string(),
  /** To be paid now. */
  due: z.string(),
  paid: z.string(),
  total: z.string(),
  /** The stays whose first payout is due in the period, so that each counts once; and their nights. */
  stays: z.int(),
  nights: z.int(),
});

const earnedMonth = earned.extend({
  /** `2026-07`: the month in which the payouts are due, on the day after the stay. */
  month: z.string(),
});

export type EarnedMonth = z.output<typeof earnedMonth>;

const earnedYear = earned.extend({ year: z.int() });

export type EarnedYear = z.output<typeof earnedYear>;

/** Only periods with payouts, newest first; each currency has its own entry. */
export const earnings = z.object({ months: z.array(earnedMonth), years: z.array(earnedYear) });

export type Earnings = z.output<typeof earnings>;

/** `year`: only the months of this year. */
export const earningsQuery = z.object({ year: z.coerce.number().int().min(1900).max(2199).optional() });

export const earningsFileQuery = earningsQuery.extend({ format: z.enum(EXPORT_FORMATS).default('csv') });
