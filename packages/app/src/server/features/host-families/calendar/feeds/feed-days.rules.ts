// Rules for the days of a calendar in another place: which of them are blocked, on which a student stays, and when it is fetched again.

import type { DayStretch } from '#contract/host-families/series.ts';
import { addDays } from '#contract/platform/days.ts';
import { cutStretch, intersectStretches } from '../blocks.rules.ts';

/** How many days before today, and from today on, a calendar is read. */
const DAYS_BACK = 31;
const DAYS_AHEAD = 365 * 3;

export const toFeedWindow = (today: string): DayStretch => ({ fromDate: addDays(today, -DAYS_BACK), toDate: addDays(today, DAYS_AHEAD) });

/** The nights of a stay as days; its last day is none. */
const toNights = ({ fromDate, toDate }: DayStretch): DayStretch => ({ fromDate, toDate: addDays(toDate, -1) });

/** Returns the days that can be blocked, and those on which a student stays; days that are over are no conflict. */
export function splitByStays(days: readonly DayStretch[], stays: readonly DayStretch[], today: string) {
  const nights = stays.map(toNights);
  let free = [...days];
  for (const taken of nights) free = free.flatMap((part) => cutStretch(part, taken));
  const met = days.flatMap((part) => nights.map((taken) => intersectStretches(part, taken))).filter((part) => part.fromDate <= part.toDate);
  const conflicts = met
    .filter(({ toDate }) => toDate >= today)
    .toSorted((one, other) => (one.fromDate < other.fromDate ? -1 : 1))
    .filter((part, index, all) => all.findIndex((other) => isSame(part, other)) === index);
  return { free: free.filter(({ toDate }) => toDate >= today), conflicts };
}

const isSame = (one: DayStretch, other: DayStretch) => one.fromDate === other.fromDate && one.toDate === other.toDate;

/** Returns what is to be blocked and freed so that exactly the wanted days are blocked from today on. */
export function compareDays<Block extends DayStretch>(wanted: readonly DayStretch[], there: readonly Block[], today: string) {
  // Where days began that are over does not matter.
  const coming = ({ fromDate, toDate }: DayStretch) => ({ fromDate: fromDate < today ? today : fromDate, toDate });
  const has = (all: readonly DayStretch[], one: DayStretch) => all.some((other) => isSame(coming(one), coming(other)));
  return { added: wanted.filter((part) => !has(there, part)), freed: there.filter((block) => !has(wanted, block)) };
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How often a calendar is fetched, and how long the product waits after failures, twice as long after each. */
const PAUSE = 30 * MINUTE;
const FIRST_RETRY = 15 * MINUTE;
const LONGEST_RETRY = DAY;

/** For how long a calendar must have failed until the family is told, and until it is given up. */
const WARNING_AFTER = DAY;
const END_AFTER = 14 * DAY;

/** Returns when a calendar is fetched again: calendars that were added together are not fetched together for ever. */
export function toNextFetch(now: Date, { id, failures }: { id: number; failures: number }): Date {
  const pause = failures === 0 ? PAUSE : Math.min(FIRST_RETRY * 2 ** Math.min(failures - 1, 10), LONGEST_RETRY);
  return new Date(now.getTime() + pause + ((id * 7919) % 300) * 1000);
}

/** Returns what follows from a failure: nothing yet, word to the family, or the end of trying. */
export function toFailureStep(now: Date, { failingSince, warnedAt }: { failingSince: Date; warnedAt: Date | null }) {
  const failed = now.getTime() - failingSince.getTime();
  if (failed >= END_AFTER) return 'stopped';
  return failed >= WARNING_AFTER && warnedAt === null ? 'failing' : null;
}
