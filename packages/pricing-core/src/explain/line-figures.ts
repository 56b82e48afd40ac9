// What one line comes to: each side's commission, the points the rules take off, and the four figures.

import { toScaled } from '../money/decimal-text.ts';
import type { Candidate } from '../price-book/compiled.ts';
import type { DiscountTier } from '../price-book/discounts.ts';
import type { Pricing } from '../price-book/shape.ts';
import { type ExactFigure, exactFigure, type Precision, textOfScaled } from './exact-figure.ts';

/** One side's commission: percentages before and after discounts, and a fixed amount for each unit. Decimal text. */
export interface Commission {
  readonly percentage: string;
  readonly discountedPercentage: string;
  readonly fixed: string;
}

/** Percentage points the applied rules add up to, and what is left of them: a commission never falls below 0 nor takes more than all. */
export interface DiscountPoints {
  readonly demand: string;
  readonly demandEffective: string;
  readonly supply: string;
  readonly supplyEffective: string;
}

/** The four figures of a line, each before and after its one rounding. */
export interface LineFigures {
  readonly customer: ExactFigure;
  readonly customerDiscounted: ExactFigure;
  readonly provider: ExactFigure;
  readonly providerDiscounted: ExactFigure;
}

const HUNDRED = /* @__PURE__ */ toScaled('100');

/** What is left of a tier's points: a customer commission never falls below 0, a provider's takes no more than all. */
export function effectivePoints({ customer, provider }: Pricing, { demand, supply }: Pick<DiscountTier, 'demand' | 'supply'>) {
  return {
    demand: smaller(demand, toScaled(customer.commissionPercentage)),
    supply: smaller(supply, larger(0n, HUNDRED - toScaled(provider.commissionPercentage))),
  };
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

/** The points of a tier, as they add up and as they count. */
export function pointsOf(pricing: Pricing, tier: DiscountTier): DiscountPoints {
  const effective = effectivePoints(pricing, tier);
  return {
    demand: textOfScaled(tier.demand),
    demandEffective: textOfScaled(effective.demand),
    supply: textOfScaled(tier.supply),
    supplyEffective: textOfScaled(effective.supply),
  };
}

/** A side's percentages before and after the points that count. */
export function commissionsOf(pricing: Pricing, tier: DiscountTier): Record<'customerCommission' | 'providerCommission', Commission> {
  const effective = effectivePoints(pricing, tier);
  const { customer, provider } = pricing;
  return {
    customerCommission: {
      percentage: customer.commissionPercentage,
      discountedPercentage: textOfScaled(toScaled(customer.commissionPercentage) - effective.demand),
      fixed: customer.commissionAmount,
    },
    providerCommission: {
      percentage: provider.commissionPercentage,
      discountedPercentage: textOfScaled(toScaled(provider.commissionPercentage) + effective.supply),
      fixed: provider.commissionAmount,
    },
  };
}

/** A pricing's four figures for so many units. */
export function figuresOf(
  candidate: Candidate,
  tier: DiscountTier,
  { units, precision }: { units: number; precision: Precision },
): LineFigures {
  const discounted = candidate.discountedRates(tier);
  return {
    customer: exactFigure(candidate.full.customer, units, precision),
    customerDiscounted: exactFigure(discounted.customer, units, precision),
    provider: exactFigure(candidate.full.provider, units, precision),
    providerDiscounted: exactFigure(discounted.provider, units, precision),
  };
}
