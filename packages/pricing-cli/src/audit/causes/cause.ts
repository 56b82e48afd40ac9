// What a cause is: a family of single changes that may have led to a recorded figure, each as data with a way to apply it.

import type { Pricer } from '@hosted-stay/pricing-core';
import type { FigureDifference } from '../difference.ts';
import type { Gap } from '../gap.ts';
import type { Priced, Prober, Scenario } from '../scenario.ts';
import type { CauseName } from './cause-name.ts';

/** One change. Changes of one `slot` exclude each other; all others combine. */
export interface Variant {
  readonly slot: string;
  /** What was done, for a person: `3 students instead of 2`. */
  readonly detail: string;
  /** Lower is plainer: a commission of 12 before one of 12.35. Decides between variants that explain equally well. */
  readonly oddness: number;
  /**
   * Whether a value was worked out from the record to make it fit. Such a value says little where it fits a single figure,
   * so in combinations it must be borne out by more figures than there are causes.
   */
  readonly solved: boolean;
  /** Whether a solved value is one that people agree on or the book holds elsewhere: only such a one is believed on a single figure. */
  readonly plain?: boolean;
  readonly apply: (scenario: Scenario) => Scenario;
  /** The same mistake made to other bookings, where that is more than the same slot. */
  readonly habit?: Omit<Habit, 'family'>;
}

/** A mistake as it may have been made to many bookings: `one student more`, not `3 students instead of 2`. */
export interface Habit {
  readonly family: CauseName;
  /** The same for the same mistake. */
  readonly key: string;
  /** What it would be for another booking, the likeliest first. */
  readonly variants: (situation: Situation) => Iterable<Variant>;
}

/** Everything a family may look at to make its variants. */
export interface Situation extends Priced {
  /** What differed before anything was supposed. */
  readonly initial: readonly FigureDifference[];
  /** All books of the audit. */
  readonly pricers: readonly Pricer[];
  readonly prober: Prober;
  /** How many changes have been made so far. */
  readonly depth: number;
  /** What is left to explain. */
  readonly gap: Gap;
  /** Whether no change will follow: what can't close the gap need not be answered. */
  readonly isLast: boolean;
}

export interface CauseFamily {
  readonly name: CauseName;
  readonly variants: (situation: Situation) => Iterable<Variant>;
}

/** A variant of the everyday kind: plain, and not worked out from the record. */
export function variant(slot: string, detail: string, apply: Variant['apply']): Variant {
  return { slot, detail, oddness: 0, solved: false, apply };
}

/** What a variant is remembered as: where nothing else is said, the family's changes of the same slot, those of the same words first. */
export function toHabit({ name, variants }: CauseFamily, { slot, detail, habit }: Variant): Habit {
  if (habit !== undefined) return { family: name, ...habit };
  const ofSlot = (situation: Situation) => [...variants(situation)].filter((other) => other.slot === slot);
  return {
    family: name,
    key: `${name} ${slot} ${detail}`,
    variants: (situation) => ofSlot(situation).sort((a, b) => Number(b.detail === detail) - Number(a.detail === detail)),
  };
}
