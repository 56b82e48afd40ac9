// The rules of a host family for stays: how many nights, and how many days ahead a parent asks. Pure, for the server and the screens.

import { countNightsBetween } from '#contract/platform/days.ts';

/** The most nights and days of notice that a rule can name. */
export const MAX_RULE_DAYS = 365;

export interface StayRules {
  readonly minNights: number;
  /** Null for stays of any length. */
  readonly maxNights: number | null;
  /** How many days before its first day a stay is asked for at the latest. */
  readonly noticeDays: number;
}

/** The rules of a family that has set none. */
export const NO_STAY_RULES: StayRules = { minNights: 1, maxNights: null, noticeDays: 0 };

/** The rules by name, in the order in which they are told. */
export const STAY_RULE_NAMES = ['minNights', 'maxNights', 'noticeDays'] as const satisfies readonly (keyof StayRules)[];

/** How a stay that breaks a rule is refused. */
export const STAY_RULE_REFUSALS = { minNights: 'stayTooShort', maxNights: 'stayTooLong', noticeDays: 'stayTooSoon' } as const;

/** A rule that a stay breaks, with the number of nights or days that it asks for. */
export interface BrokenStayRule {
  readonly rule: (typeof STAY_RULE_NAMES)[number];
  readonly count: number;
}

/** What the rules are about, counted once for all families. */
export interface StayMeasure {
  readonly nights: number;
  /** The days from today to the first day of the stay; negative if it is past. */
  readonly daysAhead: number;
}

/** Counts the nights of a stay, whose last day is the one of departure, and the days until it begins. */
export function measureStay({ fromDate, toDate }: { readonly fromDate: string; readonly toDate: string }, today: string): StayMeasure {
  return { nights: countNightsBetween(fromDate, toDate), daysAhead: countNightsBetween(today, fromDate) };
}

/** Returns the first rule that a stay breaks; null if the family's rules allow it. */
export function findBrokenStayRule(rules: StayRules, { nights, daysAhead }: StayMeasure): BrokenStayRule | null {
  const { minNights, maxNights, noticeDays } = rules;
  if (nights < minNights) return { rule: 'minNights', count: minNights };
  if (maxNights !== null && nights > maxNights) return { rule: 'maxNights', count: maxNights };
  // Without notice, staff can also look for a family for a stay that has begun.
  if (noticeDays > 0 && daysAhead < noticeDays) return { rule: 'noticeDays', count: noticeDays };
  return null;
}
