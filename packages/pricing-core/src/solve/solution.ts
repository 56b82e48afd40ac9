// What solving is asked and what it answers.

import type { Payee } from '../payee.ts';
import type { Level } from '../price-book/levels.ts';

/** The figure that is wanted: what the customer pays in all, or what the template's payee is paid in all. */
export type Goal = 'total' | 'payout';

/** A wanted figure, as decimal text of the book's currency, by changing the amount of one template for one payee. */
export type SolveTarget = {
  readonly templateId: number;
  /** Needed only where the template makes a line for more than one payee of the stay. */
  readonly payee?: Payee;
} & ({ readonly total: string; readonly payout?: never } | { readonly payout: string; readonly total?: never });

/** An amount of the template, and the total or the payout that it gives. */
export interface Trial {
  readonly amount: string;
  readonly result: string;
}

export interface SolvedFor {
  readonly currency: string;
  readonly templateId: number;
  readonly payee: Payee;
  /** Where the payee's amount stands today. The answer is for a pricing of the payee's own: whoever else falls back on it keeps theirs. */
  readonly level: Level;
  readonly goal: Goal;
  readonly wanted: string;
  /** The amount as the book has it, and today's figure. */
  readonly current: Trial;
}

/** Every amount from `from` to `to`, in steps of a minor unit, gives the wanted figure exactly. `count` is a whole number. */
export interface PossibleSolution extends SolvedFor {
  readonly possible: true;
  readonly amounts: { readonly from: string; readonly to: string; readonly count: string };
}

/**
 * No amount gives it. The nearest that give less and more; null where even the smallest, or the largest, goes past it, and both null
 * where the figure is the same whatever the amount.
 */
export interface ImpossibleSolution extends SolvedFor {
  readonly possible: false;
  /** False where no amount changes the figure: a payout from which the commission takes everything, say. */
  readonly changesWithAmount: boolean;
  readonly below: Trial | null;
  readonly above: Trial | null;
}

export type Solution = PossibleSolution | ImpossibleSolution;
