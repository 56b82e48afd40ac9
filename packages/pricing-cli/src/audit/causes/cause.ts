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
