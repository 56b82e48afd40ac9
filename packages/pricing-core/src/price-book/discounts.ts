// The discount rules of a trip type, sorted out once by code and by quantity.

import { toScaled } from '../money/decimal-text.ts';
import type { DiscountRule, TripType } from './shape.ts';

/** What applies from a certain quantity on: percentage points in millionths, added up over the rules. */
export interface DiscountTier {
  /** Position among the tiers of its trip type; a priced line keeps its discounted rates by it. */
  readonly index: number;
  readonly fromQuantity: number;
  readonly demand: bigint;
  readonly supply: bigint;
  /** Positions of the rules that apply, in the order of the book. */
  readonly rules: readonly number[];
  /** Whether one of them carries the code asked for. */
  readonly byCode: boolean;
}

/** The tiers of one trip type: those that apply by themselves, and those for each code. */
export interface DiscountTable {
  readonly tierCount: number;
  readonly automatic: readonly DiscountTier[];
  readonly byCode: ReadonlyMap<string, readonly DiscountTier[]>;
}

/** A code as it is compared: without space around it, whatever its case. Null when nothing is left. */
export function normaliseCode(code: string | null): string | null {
  return code?.trim().toLowerCase() || null;
}

/** Whether a rule may apply to a request with this code, the quantity aside. */
export function isOpenTo(rule: DiscountRule, code: string | null): boolean {
  return rule.required || carriesCode(rule, code);
}

/** Whether a rule's code is the one asked for. */
export function carriesCode(rule: DiscountRule, code: string | null): boolean {
  return code !== null && normaliseCode(rule.code) === code;
}

/**
 * The rules of a trip type as tiers by quantity: which rules apply from there on, and the points they add up to. One list without a
 * code, one for each code.
 */
export function compileDiscounts(tripType: TripType): DiscountTable {
  const codes = new Set(tripType.discounts.map((rule) => normaliseCode(rule.code)).filter((code) => code !== null));
  let next = 0;
  const tiersFor = (code: string | null): DiscountTier[] => {
    const tiers = tiersOf(tripType.discounts, code, next);
    next += tiers.length;
    return tiers;
  };
  const automatic = tiersFor(null);
  const byCode = new Map([...codes].map((code) => [code, tiersFor(code)]));
  return { tierCount: next, automatic, byCode };
}

/** One tier for quantity 0 and one for each quantity at which another rule begins to apply. */
function tiersOf(rules: readonly DiscountRule[], code: string | null, firstIndex: number): DiscountTier[] {
  const open = rules.flatMap((rule, position) => (isOpenTo(rule, code) ? [{ rule, position }] : []));
  const thresholds = [...new Set([0, ...open.map(({ rule }) => rule.minQuantity)])].sort((a, b) => a - b);
  return thresholds.map((fromQuantity, offset) => {
    const applying = open.filter(({ rule }) => rule.minQuantity <= fromQuantity);
    return {
      index: firstIndex + offset,
      fromQuantity,
      demand: applying.reduce((sum, { rule }) => sum + toScaled(rule.demandDiscount), 0n),
      supply: applying.reduce((sum, { rule }) => sum + toScaled(rule.supplyDiscount), 0n),
      rules: applying.map(({ position }) => position),
      byCode: applying.some(({ rule }) => carriesCode(rule, code)),
    };
  });
}

/** The tier that a quantity reaches. `code` must be normalised. */
export function tierFor(table: DiscountTable, code: string | null, quantity: number): DiscountTier {
  const tiers = (code !== null && table.byCode.get(code)) || table.automatic;
  let at = tiers.length - 1;
  while ((tiers[at] as DiscountTier).fromQuantity > quantity) at -= 1;
  return tiers[at] as DiscountTier;
}
