// The search for what led to a recorded price: one known cause, or the fewest together, that reproduce every recorded figure.

import type { Pricer } from '@hosted-stay/pricing-core';
import type { CauseName, Situation, Variant } from './causes/cause.ts';
import { CAUSES, LIKELIHOOD } from './causes/causes.ts';
import { contradictionIn } from './contradiction.ts';
import type { FigureDifference, Tolerance } from './difference.ts';
import { type Priced, Prober, type Scenario } from './scenario.ts';

/** No explanation has more causes than this: with four, nearly anything can be explained. */
const MOST_CAUSES = 3;

/** Quotes made for one difference, at most: some hundredths of a second. */
const MOST_PROBES = 6000;

/** Explanations that are told, beside the likeliest. */
const ALTERNATIVES = 3;

/** Causes that together reproduce the record, and what each did. */
export interface Explanation {
  readonly causes: readonly CauseName[];
  readonly details: readonly string[];
}

export interface Findings {
  /** The likeliest first; none where the record can't be explained. All are of equally many causes. */
  readonly explanations: readonly Explanation[];
  /** Explanations found beyond those told. */
  readonly more: number;
  /** Whether the search ended before everything was tried. */
  readonly isCutShort: boolean;
  /** What fits the one figure that differs and is not believed: a value made to fit always fits one figure. */
  readonly unproven?: string;
  /** How the recorded figures contradict each other, where they do. */
  readonly contradiction?: string;
}

export interface Question {
  readonly scenario: Scenario;
  /** How the record differs from the scenario; empty where the scenario has no quote. */
  readonly differences: readonly FigureDifference[];
  readonly pricers: readonly Pricer[];
  readonly tolerance: Tolerance;
}

interface Change {
  readonly family: number;
  readonly variant: Variant;
}

interface Node {
  readonly priced: Priced;
  readonly changes: readonly Change[];
}

/** Tries single causes, then pairs, then triples, and stops at the first number that explains everything. */
export function findCauses(question: Question): Findings {
  const prober = new Prober(MOST_PROBES, question.tolerance);
  const start = prober.price(question.scenario);
  if (start === undefined) return otherBooks(question, prober);
  const contradiction = question.tolerance === undefined ? contradictionIn(question.scenario.recorded) : undefined;
  if (contradiction !== undefined) return oneFigureAmiss(start, { question, prober, contradiction });
  let level: readonly Node[] = [{ priced: start, changes: [] }];
  let unproven: Node | undefined;
  for (let causes = 1; causes <= MOST_CAUSES && !prober.isExhausted; causes += 1) {
    const children = [...childrenOf(level, question, prober)];
    const fitting = children.filter(({ priced }) => priced.differences.length === 0);
    const found = fitting.filter((child) => isBorneOut(child, question));
    if (found.length > 0) return { ...told(found), isCutShort: prober.isExhausted };
    if (causes === 1) [unproven] = inOrderOfLikelihood(fitting);
    level = children
      .filter((child) => child.priced.differences.length > 0)
      .sort((a, b) => a.priced.differences.length - b.priced.differences.length);
  }
  return {
    explanations: [],
    more: 0,
    isCutShort: prober.isExhausted,
    ...(unproven !== undefined && { unproven: explanationOf(unproven).details.join('; ') }),
  };
}

/** A value made to fit always fits one figure. It counts where more figures differ than causes are named, or alone if it is plain. */
function isBorneOut({ changes }: Node, { differences }: Question): boolean {
  if (differences.length > changes.length) return true;
  return changes.every(({ variant }) => !variant.solved || (changes.length === 1 && variant.plain === true));
}

/** Of all causes only the unit of a single figure can make a record contradict itself. */
function oneFigureAmiss(
  start: Priced,
  { question, prober, contradiction }: { question: Question; prober: Prober; contradiction: string },
): Findings {
  const family = CAUSES.findIndex(({ name }) => name === 'currency_exponent');
  const children = [...ofFamily({ priced: start, changes: [] }, family, { question, prober })];
  const found = children.filter(({ priced }) => priced.differences.length === 0);
  return { ...told(found), isCutShort: false, contradiction };
}

/** A booking that its own book can't price may have been priced by another. */
function otherBooks({ scenario, pricers }: Question, prober: Prober): Findings {
  const found = pricers.flatMap((pricer) => {
    const priced = pricer === scenario.pricer ? undefined : prober.price({ ...scenario, pricer });
    return priced?.differences.length === 0 ? [pricer.book.version] : [];
  });
  const explanations = found.map((version) => ({
    causes: ['book_version' as const],
    details: [`priced by book ${version}; ${scenario.pricer.book.version} can't price it`],
  }));
  return { explanations: explanations.slice(0, 1 + ALTERNATIVES), more: Math.max(0, found.length - 1 - ALTERNATIVES), isCutShort: false };
}

/**
 * Each scenario that is one change further, in an order in which no two paths make the same set of changes. Family by family over
 * all scenarios, so that where the bound ends the search it is the costliest to try, the worked-out values, that are left untried.
 * A commission made to fit is not even looked for where another single cause explains everything: it would be named after it anyway.
 */
function* childrenOf(level: readonly Node[], question: Question, prober: Prober): Iterable<Node> {
  let isExplained = false;
  for (const [family, { name }] of CAUSES.entries()) {
    if (isExplained && name === 'commission_edit') return;
    for (const node of level) {
      if (family < (node.changes.at(-1)?.family ?? 0)) continue;
      for (const child of ofFamily(node, family, { question, prober })) {
        isExplained ||= child.changes.length === 1 && explains(child, question);
        yield child;
      }
    }
  }
}

function explains(node: Node, question: Question): boolean {
  return node.priced.differences.length === 0 && isBorneOut(node, question);
}

function* ofFamily(node: Node, family: number, { question, prober }: { question: Question; prober: Prober }): Iterable<Node> {
  const last = node.changes.at(-1);
  const situation: Situation = {
    ...node.priced,
    initial: question.differences,
    pricers: question.pricers,
    prober,
    depth: node.changes.length,
  };
  for (const variant of CAUSES[family]?.variants(situation) ?? []) {
    if (prober.isExhausted) return;
    if (node.changes.some((change) => change.variant.slot === variant.slot)) continue;
    if (family === last?.family && variant.slot < last.variant.slot) continue;
    const priced = prober.price(variant.apply(node.priced.scenario));
    if (priced !== undefined && hasEffect(priced, node.priced)) yield { priced, changes: [...node.changes, { family, variant }] };
  }
}

/** A change that moves nothing of what was recorded explains nothing, now or later. */
function hasEffect({ differences }: Priced, before: Priced): boolean {
  return (
    differences.length !== before.differences.length ||
    differences.some((difference, at) => {
      const other = before.differences[at];
      return difference.figure !== other?.figure || difference.expected !== other.expected || difference.recorded !== other.recorded;
    })
  );
}

function told(found: readonly Node[]): Pick<Findings, 'explanations' | 'more'> {
  const ranked = inOrderOfLikelihood(found);
  return {
    explanations: ranked.slice(0, 1 + ALTERNATIVES).map(explanationOf),
    more: Math.max(0, ranked.length - 1 - ALTERNATIVES),
  };
}

function inOrderOfLikelihood(found: readonly Node[]): Node[] {
  return [...found].sort((a, b) => unlikelihood(a) - unlikelihood(b));
}

/** Places in the order of likelihood first; the oddness of values decides where these add up to the same. */
function unlikelihood({ changes }: Node): number {
  return changes.reduce((sum, { family, variant }) => {
    const name = CAUSES[family]?.name;
    return sum + (name === undefined ? 0 : LIKELIHOOD.indexOf(name)) * 100 + variant.oddness;
  }, 0);
}

function explanationOf({ changes }: Node): Explanation {
  const inOrder = changes.flatMap(({ family, variant }) => {
    const name = CAUSES[family]?.name;
    return name === undefined ? [] : [{ name, detail: variant.detail }];
  });
  return { causes: inOrder.map(({ name }) => name), details: inOrder.map(({ detail }) => detail) };
}
