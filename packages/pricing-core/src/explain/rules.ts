// The discount rules of a line: those that apply, and those that nearly do, with what they would change.

import { formatAmount } from '../money/amount.ts';
import { subtract } from '../money/integer.ts';
import { multiplyAndRound } from '../money/ratio.ts';
import { carriesCode, isOpenTo, normaliseCode, tierFor } from '../price-book/discounts.ts';
import type { DiscountRule, Pricing } from '../price-book/shape.ts';
import { REQUEST_LIMITS } from '../stay-dates.ts';
import type { SelectedLine } from '../steps/select.ts';
import type { CountUnit } from './count-origins.ts';
import { type ExactFigure, exactFigure, type Precision, textOfScaled } from './exact-figure.ts';
import { effectivePoints } from './line-figures.ts';

/** A rule of the price book. Percentage points are decimal text. */
export interface RuleTerms {
  /** 0 for the first rule of its trip type. */
  readonly position: number;
  readonly minQuantity: number;
  readonly unit: CountUnit;
  readonly required: boolean;
  readonly code: string | null;
  readonly demandDiscount: string;
  readonly supplyDiscount: string;
}

export interface AppliedRule extends RuleTerms {
  /** Whether it carries the code that the request gave. */
  readonly byRequestCode: boolean;
}

/** By how much a quantity falls short of a rule. */
export interface Shortfall {
  readonly quantity: number;
  readonly needed: number;
  readonly more: number;
}

/** What a line would be if one more rule applied: points on top of today's, and the figures at the quantity the rule needs. */
export interface RuleEffect {
  readonly quantity: number;
  /** The request's own code, where the rule's would take its place. */
  readonly replacesCode: string | null;
  readonly demandGained: string;
  readonly supplyGained: string;
  readonly customer: ExactFigure;
  readonly provider: ExactFigure;
  /** What the customer pays less than for the same quantity under today's rules. Below 0 where a lost code was worth more. */
  readonly customerSaving: string;
  /** What the provider gives up against the same quantity under today's rules. */
  readonly providerCost: string;
}

/** A rule that does not apply, and what stands in its way. */
export type RuleNearMiss = RuleObstacles & (Attainable | Unattainable);

interface RuleObstacles {
  readonly rule: RuleTerms;
  readonly shortfall: Shortfall | null;
  /** The code that has to be given; null where none is missing. */
  readonly missingCode: string | null;
}

/** Some request can make the rule apply; this is what would come of it. */
interface Attainable {
  readonly attainable: 'yes';
  readonly effect: RuleEffect;
}

/** No request can make the rule apply: the book fixes the quantity, no stay may be long enough, or nothing ever calls for the rule. */
interface Unattainable {
  readonly attainable: 'quantity_fixed' | 'beyond_limits' | 'rule_has_no_code';
  readonly effect: null;
}

/** A line with what its rules are read from. */
export interface RuledLine {
  readonly line: SelectedLine;
  readonly pricing: Pricing;
  readonly rules: readonly DiscountRule[];
  readonly unit: CountUnit;
  /** Whether the book itself, and not the stay, says how much is counted. */
  readonly quantityFixed: boolean;
  readonly requestCode: string | null;
  readonly precision: Precision;
}

/** The discount rules that apply to a line, in the order of the book; `byRequestCode` where the code of the request brought them in. */
export function appliedRules({ line, rules, unit, requestCode }: RuledLine): AppliedRule[] {
  return line.tier.rules.map((position) => {
    const rule = rules[position] as DiscountRule;
    return { ...termsOf(rule, position, unit), byRequestCode: carriesCode(rule, normaliseCode(requestCode)) };
  });
}

/** Every rule of the line's trip type that does not apply, in the order of the book. */
export function ruleNearMisses(ruled: RuledLine): RuleNearMiss[] {
  return ruled.rules.flatMap((rule, position) => (ruled.line.tier.rules.includes(position) ? [] : [nearMiss(ruled, rule, position)]));
}

function termsOf(rule: DiscountRule, position: number, unit: CountUnit): RuleTerms {
  const { minQuantity, required, code, demandDiscount, supplyDiscount } = rule;
  return { position, minQuantity, unit, required, code, demandDiscount, supplyDiscount };
}

function nearMiss(ruled: RuledLine, rule: DiscountRule, position: number): RuleNearMiss {
  const { quantity } = ruled.line;
  const open = isOpenTo(rule, normaliseCode(ruled.requestCode));
  const needed = rule.minQuantity;
  const shortfall = needed > quantity ? { quantity, needed, more: needed - quantity } : null;
  const missingCode = open ? null : (rule.code?.trim() ?? '');
  const hindrance = hindranceOf(ruled, shortfall, missingCode);
  return {
    rule: termsOf(rule, position, ruled.unit),
    shortfall,
    missingCode: missingCode === '' ? null : missingCode,
    ...(hindrance === null
      ? { attainable: 'yes', effect: effectOf(ruled, Math.max(quantity, needed), missingCode) }
      : { attainable: hindrance, effect: null }),
  };
}

function hindranceOf({ quantityFixed, unit }: RuledLine, shortfall: Shortfall | null, missingCode: string | null) {
  if (missingCode === '') return 'rule_has_no_code';
  if (shortfall === null) return null;
  if (quantityFixed) return 'quantity_fixed';
  return shortfall.needed > LARGEST_QUANTITY[unit] ? 'beyond_limits' : null;
}

const MOST_NIGHTS = REQUEST_LIMITS.days - 1;

/** The most that a request within its limits can reach. */
const LARGEST_QUANTITY: Readonly<Record<CountUnit, number>> = {
  night: MOST_NIGHTS,
  week: /* @__PURE__ */ Math.ceil(MOST_NIGHTS / 7),
  camp_week: /* @__PURE__ */ Math.floor((REQUEST_LIMITS.days + 2) / 7),
  immersion_day: REQUEST_LIMITS.days,
  transfer: 1,
  trip: 1,
};

function effectOf({ line, pricing, requestCode, precision }: RuledLine, quantity: number, missingCode: string | null): RuleEffect {
  const { candidate, students } = line;
  const code = missingCode ?? requestCode;
  const tier = tierFor(candidate.discounts, normaliseCode(code), quantity);
  const [now, then] = [effectivePoints(pricing, line.tier), effectivePoints(pricing, tier)];
  const [today, changed] = [candidate.discountedRates(line.tier), candidate.discountedRates(tier)];
  const units = quantity * students;
  const less = (side: 'customer' | 'provider') =>
    formatAmount(
      subtract(multiplyAndRound(today[side], units, precision.rounding), multiplyAndRound(changed[side], units, precision.rounding)),
      precision.digits,
    );
  return {
    quantity,
    replacesCode: missingCode !== null && line.tier.byCode ? requestCode : null,
    demandGained: textOfScaled(then.demand - now.demand),
    supplyGained: textOfScaled(then.supply - now.supply),
    customer: exactFigure(changed.customer, units, precision),
    provider: exactFigure(changed.provider, units, precision),
    customerSaving: less('customer'),
    providerCost: less('provider'),
  };
}
