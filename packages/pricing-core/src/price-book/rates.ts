// From what is asked to what is paid, for one unit, in minor units, exact.

import { MAX_FRACTION_DIGITS, toScaled } from '../money/decimal-text.ts';
import { add, compare, multiply, normalise, subtract } from '../money/integer.ts';
import { greatestCommonDivisor, type Ratio, ratio, ZERO } from '../money/ratio.ts';
import type { Pricing } from './shape.ts';

/** What one unit costs the customer and brings the provider: exact fractions of a minor unit. */
export interface UnitRates {
  readonly customer: Ratio;
  readonly provider: Ratio;
}

/** A pricing's figures in millionths. */
export interface ScaledPricing {
  readonly amount: bigint;
  readonly customerAmount: bigint;
  readonly customerPercentage: bigint;
  readonly providerAmount: bigint;
  readonly providerPercentage: bigint;
}

/** Decimal text → whole millionths. The book is parsed, so nothing can be refused here. */
export function scalePricing({ amount, customer, provider }: Pricing): ScaledPricing {
  return {
    amount: toScaled(amount),
    customerAmount: toScaled(customer.commissionAmount),
    customerPercentage: toScaled(customer.commissionPercentage),
    providerAmount: toScaled(provider.commissionAmount),
    providerPercentage: toScaled(provider.commissionPercentage),
  };
}

/** A hundred percent, in millionths of a percentage point. */
const HUNDRED = 100_000_000;

/**
 * The rates after a demand and a supply discount, both in millionths of a percentage point. The demand discount comes off
 * the customer's percentage, never below 0; the supply discount is added to the provider's.
 */
export function unitRates(pricing: ScaledPricing, digits: number, demand: bigint, supply: bigint): UnitRates {
  const customerPercentage = pricing.customerPercentage > demand ? pricing.customerPercentage - demand : 0n;
  const providerPercentage = pricing.providerPercentage + supply;
  const millionthsOfMinorUnit = 10 ** (MAX_FRACTION_DIGITS - digits);
  return {
    customer: grossedUp(pricing, keptOf(customerPercentage), millionthsOfMinorUnit),
    provider: providerPercentage >= HUNDRED ? ZERO : afterCommission(pricing, keptOf(providerPercentage), millionthsOfMinorUnit),
  };
}

/** What a percentage below 100 leaves: `(1 − p/100)` in lowest terms. */
interface Kept {
  readonly numerator: number;
  readonly denominator: number;
}

/** Lowest terms keep the products below within safe integers for any everyday price. */
function keptOf(percentage: bigint): Kept {
  const kept = HUNDRED - Number(percentage);
  const divisor = greatestCommonDivisor(HUNDRED, kept);
  return { numerator: kept / divisor, denominator: HUNDRED / divisor };
}

/** amount / (1 − p/100) + fixed: the commission is p percent of the customer's price, not of the amount. */
function grossedUp(pricing: ScaledPricing, kept: Kept, unit: number): Ratio {
  const amount = multiply(normalise(pricing.amount), kept.denominator);
  const fixed = multiply(normalise(pricing.customerAmount), kept.numerator);
  return ratio(add(amount, fixed), multiply(kept.numerator, unit));
}

/** amount × (1 − p/100) − fixed, never below 0. */
function afterCommission(pricing: ScaledPricing, kept: Kept, unit: number): Ratio {
  const amount = multiply(normalise(pricing.amount), kept.numerator);
  const fixed = multiply(normalise(pricing.providerAmount), kept.denominator);
  return compare(amount, fixed) <= 0 ? ZERO : ratio(subtract(amount, fixed), multiply(kept.denominator, unit));
}
