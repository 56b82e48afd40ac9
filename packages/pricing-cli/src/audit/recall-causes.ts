// Mistakes found in other bookings, tried on this one: for a fault that runs through many bookings this takes a quote or two.

import { type Habit, toHabit, type Variant } from './causes/cause.ts';
import { CAUSES } from './causes/causes.ts';
import type { Gap } from './gap.ts';
import type { Priced, Prober } from './scenario.ts';
import type { Pattern } from './search-allowance.ts';
import { isProven, isStep, type Node, toSituation } from './search-node.ts';

/** Values tried of each mistake: the first is nearly always right, or none is. */
const MOST_VALUES = 2;

export interface Recall {
  readonly differences: Parameters<typeof isProven>[1];
  readonly pricers: Parameters<typeof toSituation>[1]['pricers'];
  readonly prober: Prober;
  readonly gapOf: (priced: Priced) => Gap;
}

/** The first pattern that reproduces every recorded figure. */
export function recallCauses(root: Node, patterns: readonly Pattern[], recall: Recall): Node | undefined {
  for (const pattern of patterns) {
    const found = followPattern(root, pattern, recall);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What a node's changes are remembered as. */
export function toPattern({ changes }: Node): Pattern {
  return changes.flatMap(({ family, variant }) => {
    const causes = CAUSES[family];
    return causes === undefined ? [] : [toHabit(causes, variant)];
  });
}

function followPattern(node: Node, [habit, ...rest]: Pattern, recall: Recall): Node | undefined {
  if (habit === undefined || recall.prober.isExhausted) return undefined;
  const isLast = rest.length === 0;
  if (isLast && !node.gap.canBeClosedBy(habit.family)) return undefined;
  let tried = 0;
  for (const variant of habit.variants(toSituation(node, { ...recall, isLast }))) {
    if (tried >= MOST_VALUES || recall.prober.isExhausted) break;
    tried += 1;
    const child = childOf(node, { habit, variant, isLast }, recall);
    const found = child === undefined || isLast ? child : followPattern(child, rest, recall);
    if (found !== undefined && isProven(found, recall.differences)) return found;
  }
  return undefined;
}

function childOf(
  node: Node,
  { habit, variant, isLast }: { habit: Habit; variant: Variant; isLast: boolean },
  { prober, gapOf }: Recall,
): Node | undefined {
  const scenario = variant.apply(node.priced.scenario);
  const priced = isLast ? prober.priceIfSame(scenario, node.priced) : prober.price(scenario, node.priced);
  if (priced === undefined || (!isLast && !isStep(priced, node.priced))) return undefined;
  const family = CAUSES.findIndex(({ name }) => name === habit.family);
  return { priced, changes: [...node.changes, { family, variant }], gap: gapOf(priced), unlikelihood: node.unlikelihood };
}
