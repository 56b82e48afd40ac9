// Step 4: what each line costs the customer and brings the provider. The only step that rounds a line.

import { type Integer, subtract } from '../money/integer.ts';
import { divideAndRoundFast, LARGEST_ROUNDED_FAST, multiplyAndRound, type Rounding } from '../money/ratio.ts';
import { PROVIDER } from '../price-book/rate-pool.ts';
import type { Counted } from './count.ts';
import type { Selected, SelectedLine } from './select.ts';

/** Four figures in minor units, each rounded once: before any discount, and what the discounts take off. */
export interface LineAmounts {
  readonly customer: Integer;
  readonly customerDiscount: Integer;
  readonly provider: Integer;
  readonly providerDiscount: Integer;
}

export interface PricedLine extends LineAmounts {
  readonly line: SelectedLine;
}

export interface Priced {
  readonly counted: Counted;
  readonly lines: readonly PricedLine[];
}

/** Prices every selected line for customer and provider, before discounts and what they take off; each figure rounded once. */
export function price({ counted, lines }: Selected): Priced {
  const { rounding } = counted.resolved.book;
  return { counted, lines: lines.map((line) => priceLine(line, rounding)) };
}

function priceLine(line: SelectedLine, rounding: Rounding): PricedLine {
  const { candidate, tier } = line;
  const { rates, fullRow } = candidate;
  const units = line.quantity * line.students;
  const row = candidate.rateRow(tier);
  if (isTooLarge(rates, fullRow, units) || isTooLarge(rates, row, units)) return priceExactly(line, units, rounding);
  const customer = roundedAt(rates, fullRow, units, rounding);
  const provider = roundedAt(rates, fullRow + PROVIDER, units, rounding);
  const isCustomerSame = rates[fullRow] === rates[row] && rates[fullRow + 1] === rates[row + 1];
  const isProviderSame = rates[fullRow + PROVIDER] === rates[row + PROVIDER] && rates[fullRow + PROVIDER + 1] === rates[row + PROVIDER + 1];
  return {
    line,
    customer,
    customerDiscount: isCustomerSame ? 0 : customer - roundedAt(rates, row, units, rounding),
    provider,
    providerDiscount: isProviderSame ? 0 : provider - roundedAt(rates, row + PROVIDER, units, rounding),
  };
}

/** Whether a product of this row leaves the range of {@link divideAndRoundFast}; numbers that did so before are NaN. */
function isTooLarge(rates: Float64Array, row: number, units: number): boolean {
  return !((rates[row] as number) * units <= LARGEST_ROUNDED_FAST && (rates[row + PROVIDER] as number) * units <= LARGEST_ROUNDED_FAST);
}

function roundedAt(rates: Float64Array, at: number, units: number, rounding: Rounding): number {
  return divideAndRoundFast((rates[at] as number) * units, rates[at + 1] as number, rounding);
}

/** The same from the exact fractions, of any size. */
function priceExactly(line: SelectedLine, units: number, rounding: Rounding): PricedLine {
  const { full } = line.candidate;
  const discounted = line.candidate.discountedRates(line.tier);
  const customer = multiplyAndRound(full.customer, units, rounding);
  const provider = multiplyAndRound(full.provider, units, rounding);
  return {
    line,
    customer,
    customerDiscount: subtract(customer, multiplyAndRound(discounted.customer, units, rounding)),
    provider,
    providerDiscount: subtract(provider, multiplyAndRound(discounted.provider, units, rounding)),
  };
}
