// Whether anything is left for the one who hosts.

import type { ScaledPricing } from '../rates.ts';
import { HUNDRED_PERCENT } from './decimals.ts';

/** Whether a unit pays the provider anything, with so many points of supply discount: exact, whatever is rounded later. */
export function isPaid({ amount, providerAmount, providerPercentage }: ScaledPricing, supply = 0n): boolean {
  const kept = HUNDRED_PERCENT - providerPercentage - supply;
  return kept > 0n && amount * kept > providerAmount * HUNDRED_PERCENT;
}
