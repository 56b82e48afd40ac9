// One place of the search for causes: a booking with some changes made, and what that leaves to explain.

import type { Pricer } from '@hosted-stay/pricing-core';
import type { Situation, Variant } from './causes/cause.ts';
import type { FigureDifference } from './difference.ts';
import type { Gap } from './gap.ts';
import type { Priced, Prober } from './scenario.ts';

export interface Change {
  readonly family: number;
  readonly variant: Variant;
}

export interface Node {
  readonly priced: Priced;
  readonly changes: readonly Change[];
  readonly gap: Gap;
  /** Lower is likelier. */
  readonly unlikelihood: number;
}

/** A solved value always fits one figure. It is proven if more figures differ than causes are named, or alone if it is plain. */
export function isProven({ changes }: Pick<Node, 'changes'>, differences: readonly FigureDifference[]): boolean {
  if (differences.length > changes.length) return true;
  return changes.every(({ variant }) => !variant.solved || (changes.length === 1 && variant.plain === true));
}

/** A change that moves nothing of what was recorded explains nothing, now or later; one that explains everything needs no other. */
export function isStep({ differences }: Priced, before: Priced): boolean {
  if (differences.length === 0) return false;
  return (
    differences.length !== before.differences.length ||
    differences.some((difference, at) => {
      const other = before.differences[at];
      return difference.figure !== other?.figure || difference.expected !== other.expected || difference.recorded !== other.recorded;
    })
  );
}

interface Surroundings {
  readonly differences: readonly FigureDifference[];
  readonly pricers: readonly Pricer[];
  readonly prober: Prober;
  readonly isLast: boolean;
}

/** What a family of causes is shown of a node. */
export function toSituation(node: Node, { differences, pricers, prober, isLast }: Surroundings): Situation {
  return { ...node.priced, initial: differences, pricers, prober, depth: node.changes.length, gap: node.gap, isLast };
}
