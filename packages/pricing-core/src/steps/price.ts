// Step 4: what each line costs the customer and brings the provider. The only step that rounds a line.

import { type Integer, subtract } from '../money/integer.ts';
import { multiplyAndRound } from '../money/ratio.ts';
import type { Counted } from './count.ts';
import type { Selected, SelectedLine } from './select.ts';

/** Four figures in minor units, each rounded once: before any discount, and what the discounts take off. */
export interface LineAmounts {
  readonly customer: Integer;
  readonly customerDiscount: Integer;
  readonly provider: Integer;
  readonly providerDiscount: Integer;
}

export interface PricedLine {
  readonly line: SelectedLine;
  readonly amounts: LineAmounts;
}

export interface Priced {
  readonly counted: Counted;
  readonly lines: readonly PricedLine[];
}

export function price({ counted, lines }: Selected): Priced {
  const { rounding } = counted.resolved.book;
  const priced: PricedLine[] = [];
  for (const line of lines) {
    const units = line.quantity * line.students;
    const { full } = line.candidate;
    const discounted = line.candidate.discountedRates(line.tier);
    const customer = multiplyAndRound(full.customer, units, rounding);
    const provider = multiplyAndRound(full.provider, units, rounding);
    const amounts =
      discounted === full
        ? { customer, customerDiscount: 0, provider, providerDiscount: 0 }
        : {
            customer,
            customerDiscount: subtract(customer, multiplyAndRound(discounted.customer, units, rounding)),
            provider,
            providerDiscount: subtract(provider, multiplyAndRound(discounted.provider, units, rounding)),
          };
    priced.push({ line, amounts });
  }
  return { counted, lines: priced };
}
