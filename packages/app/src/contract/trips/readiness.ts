// How ready a trip is: five checks, each a light that is made by rules. The rules are data, used by the server's SQL, records and screens.

import type { Capability } from '#contract/platform/capabilities.ts';
import { type TripState, UPCOMING_STATES } from './states.ts';

export const READINESS_CHECKS = ['data', 'family', 'payment', 'transfer', 'documents'] as const;
export type ReadinessCheck = (typeof READINESS_CHECKS)[number];

/** The rights that some checks need: what they tell could otherwise not be read. */
export const CHECK_RIGHTS: Readonly<Partial<Record<ReadinessCheck, Capability>>> = {
  data: 'students.health',
  payment: 'invoices.read',
  documents: 'students.write',
};

/** Returns the checks whose lights somebody with these rights sees. */
export function listVisibleChecks(may: (right: Capability) => boolean): ReadinessCheck[] {
  return READINESS_CHECKS.filter((name) => {
    const right = CHECK_RIGHTS[name];
    return right === undefined || may(right);
  });
}

/** From worst to best. */
export const LIGHTS = ['red', 'amber', 'green'] as const;
export type Light = (typeof LIGHTS)[number];

/** The trips that are tracked until their last day. */
export const TRACKED_STATES = [...UPCOMING_STATES, 'in_progress'] as const satisfies readonly TripState[];

export const isTracked = (state: TripState): boolean => (TRACKED_STATES as readonly TripState[]).includes(state);

/** Longer before the start than any trip is booked: a light from the first day on. */
export const ALWAYS_DAYS = 100_000;

interface Rule {
  readonly check: ReadinessCheck;
  /** From how many days before the start something missing makes the light amber. */
  readonly amberDays: number;
  /** The same for red; null if it never does. */
  readonly redDays: number | null;
  /** Whether it no longer matters once the stay has started. */
  readonly endsAtStart: boolean;
}

/** The rules, by what is missing; for the same light the first one is named. */
const RULES = {
  /** Students whose details a host needs aren't complete. */
  incompleteStudents: { check: 'data', amberDays: 60, redDays: 14, endsAtStart: false },
  /** No family has been asked, or all have declined. */
  nobodyAsked: { check: 'family', amberDays: 60, redDays: 21, endsAtStart: false },
  /** Families have taken longer to answer than they may. */
  lateAnswers: { check: 'family', amberDays: ALWAYS_DAYS, redDays: 30, endsAtStart: false },
  /** Families that were asked haven't accepted. */
  openAnswers: { check: 'family', amberDays: 45, redDays: 14, endsAtStart: false },
  /** Sent invoices are past their due date. */
  overdueInvoices: { check: 'payment', amberDays: ALWAYS_DAYS, redDays: ALWAYS_DAYS, endsAtStart: false },
  /** The stay is reserved or booked, and no invoice has been sent. */
  unbilledStays: { check: 'payment', amberDays: 60, redDays: 14, endsAtStart: false },
  /** Sent invoices aren't paid, and not yet due. */
  unpaidInvoices: { check: 'payment', amberDays: 30, redDays: 7, endsAtStart: false },
  /** Students whose arrival isn't known. */
  missingArrivals: { check: 'transfer', amberDays: 30, redDays: 7, endsAtStart: true },
  /** Arrivals at which nobody is known to meet the student. */
  unmetArrivals: { check: 'transfer', amberDays: 14, redDays: 3, endsAtStart: true },
  /** Students whose departure isn't known. */
  missingDepartures: { check: 'transfer', amberDays: 21, redDays: 3, endsAtStart: false },
  /** Students from another country than the family's without a passport among their documents. */
  missingPassports: { check: 'documents', amberDays: 45, redDays: 14, endsAtStart: true },
  /** Students who are, or may be, younger than 18 on the first day, without the consent of their parents. */
  missingConsents: { check: 'documents', amberDays: 45, redDays: 14, endsAtStart: false },
} as const satisfies Record<string, Rule>;

export type ReadinessRule = keyof typeof RULES;

export const READINESS_RULES: Readonly<Record<ReadinessRule, Rule>> = RULES;

export const READINESS_RULE_NAMES = Object.keys(RULES) as [ReadinessRule, ...ReadinessRule[]];

/** The age from which nobody else has to consent. */
export const OF_AGE = 18;

/** How much is missing by each rule; 0 if nothing is. */
export type ReadinessFacts = Readonly<Record<ReadinessRule, number>>;

export interface CheckedLight {
  readonly check: ReadinessCheck;
  readonly light: Light;
  /** The rule that made the light; with a green one, what is missing but not urgent yet; null if nothing is missing. */
  readonly rule: ReadinessRule | null;
  /** How much is missing by that rule. */
  readonly count: number;
}

/** Returns the light that a rule makes of something missing, so many days before the start. */
function toLight({ amberDays, redDays }: Rule, daysToStart: number): Light {
  if (redDays !== null && daysToStart <= redDays) return 'red';
  return daysToStart <= amberDays ? 'amber' : 'green';
}

/** Returns the light of a check, with the rule that made it. */
export function findLight(check: ReadinessCheck, facts: ReadinessFacts, daysToStart: number): CheckedLight {
  const missing = READINESS_RULE_NAMES.filter((name) => {
    const rule = READINESS_RULES[name];
    return rule.check === check && facts[name] > 0 && !(rule.endsAtStart && daysToStart < 0);
  }).map((rule) => ({ check, light: toLight(READINESS_RULES[rule], daysToStart), rule, count: facts[rule] }));
  const worst = LIGHTS.flatMap((light) => missing.filter((one) => one.light === light));
  return worst[0] ?? { check, light: 'green', rule: null, count: 0 };
}
