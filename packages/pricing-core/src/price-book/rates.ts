// From what is asked to what is paid, for one unit, in minor units, exact.

import { SCALE, toScaled } from '../money/decimal-text.ts';
import { type Ratio, ratio, ZERO } from '../money/ratio.ts';
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

const HUNDRED = 100n * SCALE;

export function scalePricing({ amount, customer, provider }: Pricing): ScaledPricing {
  return {
    amount: toScaled(amount),
    customerAmount: toScaled(customer.commissionAmount),
    customerPercentage: toScaled(customer.commissionPercentage),
    providerAmount: toScaled(provider.commissionAmount),
    providerPercentage: toScaled(provider.commissionPercentage),
  };
}

/**
 * The rates after a demand and a supply discount, both in millionths of a percentage point. The demand discount comes off
 * the customer's percentage, never below 0; the supply discount is added to the provider's.
 */
export function unitRates(pricing: ScaledPricing, digits: number, demand: bigint, supply: bigint): UnitRates {
  const minorUnits = 10n ** BigInt(digits);
  const customerPercentage = pricing.customerPercentage > demand ? pricing.customerPercentage - demand : 0n;
  return {
    customer: grossedUp(pricing.amount, pricing.customerAmount, customerPercentage, minorUnits),
    provider: afterCommission(pricing.amount, pricing.providerAmount, pricing.providerPercentage + supply, minorUnits),
  };
}

/** amount / (1 − p/100) + fixed: the commission is p percent of the customer's price, not of the amount. */
function grossedUp(amount: bigint, fixed: bigint, percentage: bigint, minorUnits: bigint): Ratio {
  const kept = HUNDRED - percentage;
  return ratio((amount * HUNDRED + fixed * kept) * minorUnits, kept * SCALE);
}

/** amount × (1 − p/100) − fixed, never below 0; nothing at all where p is 100 or more. */
function afterCommission(amount: bigint, fixed: bigint, percentage: bigint, minorUnits: bigint): Ratio {
  const left = amount * (HUNDRED - percentage) - fixed * HUNDRED;
  return percentage >= HUNDRED || left <= 0n ? ZERO : ratio(left * minorUnits, HUNDRED * SCALE);
}
