// The search for what led to a recorded price: one known cause, or the fewest together, that reproduce every recorded figure.

import type { Pricer, Quote } from '@hosted-stay/pricing-core';
import type { CauseName } from './causes/cause-name.ts';
import { CAUSES, LIKELIHOOD } from './causes/causes.ts';
import { contradictionIn } from './contradiction.ts';
import type { FigureDifference, Tolerance } from './difference.ts';
import { Gap } from './gap.ts';
import { type Recall, recallCauses, toPattern } from './recall-causes.ts';
import { Prober, type Scenario, type SearchEnd } from './scenario.ts';
import type { SearchAllowance } from './search-allowance.ts';
import { isProven, isStep, type Node, toSituation } from './search-node.ts';

/** No explanation has more causes than this: with four, nearly anything can be explained. */
const MOST_CAUSES = 3;

/** Quotes made for one difference, at most: about a hundredth of a second. */
const MOST_PROBES = 1500;

/** What it takes to ask a family for its variants and to make one of them, as parts of a quote. */
const WEIGHT_OF_FAMILY = 0.25;
const WEIGHT_OF_VARIANT = 0.25;

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
  /** What ended the search before everything was tried, if anything did. */
  readonly cutShortBy: SearchEnd | undefined;
  /** What fits the one figure that differs and is not believed: a value made to fit always fits one figure. */
  readonly unproven?: string;
  /** How the recorded figures contradict each other, where they do. */
  readonly contradiction?: string;
}

export interface Question {
  readonly scenario: Scenario;
  /** The scenario's quote, where it has one. */
  readonly quote: Quote | undefined;
  /** How the record differs from the scenario; empty where the scenario has no quote. */
  readonly differences: readonly FigureDifference[];
  readonly pricers: readonly Pricer[];
  readonly tolerance: Tolerance;
  /** Whether other explanations are told too; without them the search ends where nothing likelier can follow. */
  readonly wantsAlternatives: boolean;
  /** Tries also what can't explain anything, and finds the same: for tests of what is left untried. */
  readonly isExhaustive?: boolean;
  /** What this search may cost, where bookings share it; without it each is searched as far as it goes. */
  readonly allowance?: SearchAllowance | undefined;
}

/** Tries single causes, then pairs, then triples, and stops at the first number that explains everything. */
export function findCauses(question: Question): Findings {
  const { tolerance, allowance } = question;
  const limit = question.isExhaustive === true ? Infinity : MOST_PROBES;
  const prober = new Prober(limit, tolerance, allowance?.quotesFor(limit));
  const findings = search(question, prober);
  allowance?.spend(prober.effort);
  return findings;
}

function search(question: Question, prober: Prober): Findings {
  const { scenario, quote, differences, tolerance, allowance } = question;
  if (quote === undefined) return otherBooks(question, prober);
  const priced = { scenario, quote, differences };
  const root: Node = { priced, changes: [], gap: new Gap(priced, question), unlikelihood: 0 };
  const contradiction = tolerance === undefined ? contradictionIn(scenario.recorded) : undefined;
  if (contradiction !== undefined) return oneFigureAmiss(root, { question, prober, contradiction });
  const recalled = allowance?.isScarce === true ? recallCauses(root, allowance.patterns, toRecall(question, prober)) : undefined;
  return recalled === undefined ? searchAll(root, question, prober) : toRecalledFindings(recalled, question);
}

function toRecall(question: Question, prober: Prober): Recall {
  const { differences, pricers } = question;
  return { differences, pricers, prober, gapOf: (priced) => new Gap(priced, question) };
}

/** Other explanations have not been looked for. */
function toRecalledFindings(recalled: Node, { wantsAlternatives, allowance }: Question): Findings {
  allowance?.remember(toPattern(recalled));
  return { ...told([recalled]), cutShortBy: wantsAlternatives ? 'allowance' : undefined };
}

function searchAll(root: Node, question: Question, prober: Prober): Findings {
  const { differences, allowance } = question;
  let level: readonly Node[] = [root];
  let unproven: Node | undefined;
  const most = Math.min(MOST_CAUSES, differences.length + 1);
  for (let causes = 1; causes <= most && !prober.isExhausted; causes += 1) {
    const before =
      causes === 1 ? level : inOrderOfPromise([...childrenOf(level, CAUSES.keys(), { question, prober, step: 'last but one' })]);
    const fitting = fittingChildren(before, { question, prober, step: 'last' });
    const found = inOrderOfLikelihood(fitting.filter((child) => isProven(child, question.differences)));
    if (found[0] !== undefined) {
      allowance?.remember(toPattern(found[0]));
      return { ...told(found), cutShortBy: prober.endedBy };
    }
    if (causes === 1) [unproven] = inOrderOfLikelihood(fitting);
    if (causes > 1 && causes < most) level = inOrderOfPromise([...childrenOf(level, CAUSES.keys(), { question, prober, step: 'early' })]);
  }
  return {
    explanations: [],
    more: 0,
    cutShortBy: prober.endedBy,
    ...(unproven !== undefined && { unproven: explanationOf(unproven).details.join('; ') }),
  };
}

/** Those nearest to the record first: where the bound ends the search, they have been tried. */
function inOrderOfPromise(nodes: readonly Node[]): Node[] {
  return nodes.toSorted((a, b) => a.priced.differences.length - b.priced.differences.length);
}

/** Of all causes only the unit of a single figure can make a record contradict itself. */
function oneFigureAmiss(
  root: Node,
  { question, prober, contradiction }: { question: Question; prober: Prober; contradiction: string },
): Findings {
  const family = CAUSES.findIndex(({ name }) => name === 'currency_exponent');
  const found = [...ofFamily(root, family, { question, prober, step: 'last' })];
  return { ...told(inOrderOfLikelihood(found)), cutShortBy: prober.endedBy, contradiction };
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
  return {
    explanations: explanations.slice(0, 1 + ALTERNATIVES),
    more: Math.max(0, found.length - 1 - ALTERNATIVES),
    cutShortBy: prober.endedBy,
  };
}

interface Search {
  readonly question: Question;
  readonly prober: Prober;
  /** The last change must explain all that is left, the last but one all that the last can't. */
  readonly step: 'early' | 'last but one' | 'last';
}

/**
 * Every change that explains what is left. Where the likeliest explanation alone is wanted, the likelier families come first, and
 * what can only be less likely than what has been found is left untried: the answer is the same, whatever comes before it.
 */
function fittingChildren(level: readonly Node[], search: Search): Node[] {
  const { question, prober } = search;
  if (question.wantsAlternatives) return [...childrenOf(level, CAUSES.keys(), search)];
  const fitting: Node[] = [];
  let best = Infinity;
  for (const family of BY_LIKELIHOOD) {
    const worth = level.filter((node) => node.unlikelihood + placeOf(family) <= best);
    for (const child of childrenOf(worth, [family], { question, prober, step: 'last' })) {
      fitting.push(child);
      if (isProven(child, question.differences)) best = Math.min(best, child.unlikelihood);
    }
  }
  return fitting;
}

/**
 * Each scenario that is one change further, in an order in which no two paths make the same set of changes. Family by family over
 * all scenarios, so that where the bound ends the search it is the costliest to try, the worked-out values, that are left untried.
 * A commission made to fit is not even looked for where another single cause explains everything: it would be named after it anyway.
 */
function* childrenOf(level: readonly Node[], families: Iterable<number>, search: Search): Iterable<Node> {
  let isExplained = false;
  for (const family of families) {
    const name = CAUSES[family]?.name;
    if (name === undefined || (isExplained && name === 'commission_edit')) continue;
    for (const node of level) {
      if (search.prober.isExhausted) return;
      if (family < (node.changes.at(-1)?.family ?? 0) || !isWorthTrying(name, node, search)) continue;
      for (const child of ofFamily(node, family, search)) {
        isExplained ||= child.changes.length === 1 && explains(child, search.question);
        yield child;
      }
    }
  }
}

/**
 * A last change must close the gap. Where VAT is as it should be, no other rate is part of an explanation with fewest causes. Worked-out
 * values combine with each other in pairs alone, and only where more figures differ than causes are named.
 */
function isWorthTrying(name: CauseName, node: Node, { step, question }: Search): boolean {
  const { gap, changes } = node;
  if (gap.vatFit === 'fits' && (name === 'vat_rate' || name === 'vat_exempt')) return false;
  if (step === 'last') return gap.canBeClosedBy(name);
  if (step === 'last but one' && leavesVat(name, node)) return !hasVatChange(node) && gap.canBeClosedButForVat(name);
  return name !== 'commission_edit' || (changes.length === 0 && question.differences.length > 2);
}

/**
 * Whether only a change of VAT can come last after this one: VAT is wrong whatever else is, this change does not mend it, and it is made
 * after those that could.
 */
function leavesVat(name: CauseName, { gap }: Node): boolean {
  return gap.vatFit === 'differs' && !MAY_MEND_VAT.has(name);
}

const MAY_MEND_VAT: ReadonlySet<CauseName> = new Set(['book_version', 'currency_exponent', 'rounding', 'vat_exempt', 'vat_rate']);

function hasVatChange({ changes }: Node): boolean {
  return changes.some(({ variant }) => variant.slot === 'vat');
}

function explains(node: Node, question: Question): boolean {
  return node.priced.differences.length === 0 && isProven(node, question.differences);
}

function* ofFamily(node: Node, family: number, { question, prober, step }: Search): Iterable<Node> {
  const last = node.changes.at(-1);
  const isLast = step === 'last';
  const name = CAUSES[family]?.name;
  const isButForVat = step === 'last but one' && name !== undefined && leavesVat(name, node);
  const { differences, pricers } = question;
  const situation = toSituation(node, { differences, pricers, prober, isLast: isLast || isButForVat });
  prober.weigh(WEIGHT_OF_FAMILY);
  for (const variant of CAUSES[family]?.variants(situation) ?? []) {
    if (prober.isExhausted) return;
    prober.weigh(WEIGHT_OF_VARIANT);
    if (node.changes.some((change) => change.variant.slot === variant.slot)) continue;
    if (family === last?.family && variant.slot < last.variant.slot) continue;
    const scenario = variant.apply(node.priced.scenario);
    const priced = isLast ? prober.priceIfSame(scenario, node.priced) : prober.price(scenario, node.priced);
    if (priced === undefined || (!isLast && !isStep(priced, node.priced))) continue;
    const gap = new Gap(priced, question);
    if (isButForVat && !gap.isOfVatAlone) continue;
    const unlikelihood = node.unlikelihood + placeOf(family) + variant.oddness;
    yield { priced, changes: [...node.changes, { family, variant }], gap, unlikelihood };
  }
}

function told(ranked: readonly Node[]): Pick<Findings, 'explanations' | 'more'> {
  return {
    explanations: ranked.slice(0, 1 + ALTERNATIVES).map(explanationOf),
    more: Math.max(0, ranked.length - 1 - ALTERNATIVES),
  };
}

function inOrderOfLikelihood(found: readonly Node[]): Node[] {
  return found.toSorted((a, b) => a.unlikelihood - b.unlikelihood);
}

/** Places in the order of likelihood first; the oddness of values decides where these add up to the same. */
const PLACES: readonly number[] = CAUSES.map(({ name }) => LIKELIHOOD.indexOf(name) * 100);

function placeOf(family: number): number {
  return PLACES[family] ?? 0;
}

const BY_LIKELIHOOD: readonly number[] = [...CAUSES.keys()].sort((a, b) => placeOf(a) - placeOf(b));

function explanationOf({ changes }: Node): Explanation {
  const inOrder = changes.flatMap(({ family, variant }) => {
    const name = CAUSES[family]?.name;
    return name === undefined ? [] : [{ name, detail: variant.detail }];
  });
  return { causes: inOrder.map(({ name }) => name), details: inOrder.map(({ detail }) => detail) };
}
