// Step 5: sums of rounded lines, so that what is printed adds up.

import { add, type Integer, subtract } from '../money/integer.ts';
import { multiplyAndRound } from '../money/ratio.ts';
import type { Owner } from '../price-book/compiled.ts';
import type { PricingType } from '../price-book/names.ts';
import type { Counted } from './count.ts';
import type { Priced, PricedLine } from './price.ts';

/** What one host family or activity is paid. */
export interface OwnerPayout {
  readonly owner: Owner;
  amount: Integer;
}

/** Customer amounts by pricing type; null where there is no line of that type. */
export type SumsByPricingType = Record<PricingType, Integer | null>;

/** All sums, in minor units. */
export interface Totals {
  readonly subtotal: Integer;
  readonly discount: Integer;
  readonly vat: Integer;
  readonly total: Integer;
  readonly subtotalHF: Integer;
  readonly discountHF: Integer;
  readonly supplierAmount: Integer;
  readonly platformAmount: Integer;
  readonly byPricingType: Readonly<SumsByPricingType>;
  readonly payouts: readonly Readonly<OwnerPayout>[];
}

export interface Totalled {
  readonly counted: Counted;
  readonly lines: readonly PricedLine[];
  readonly totals: Totals;
}

export function total({ counted, lines }: Priced): Totalled {
  const { book, request } = counted.resolved;
  const sums = sumLines(lines);
  const supplierAmount = subtract(sums.provider, sums.providerDiscount);
  const vat = request.vatExempt ? 0 : multiplyAndRound(book.vatRate, supplierAmount, book.rounding);
  const paid = subtract(sums.customer, sums.customerDiscount);
  return {
    counted,
    lines,
    totals: {
      subtotal: sums.customer,
      discount: sums.customerDiscount,
      vat,
      total: add(paid, vat),
      subtotalHF: sums.familyProvider,
      discountHF: sums.familyDiscount,
      supplierAmount,
      platformAmount: subtract(paid, supplierAmount),
      byPricingType: sums.byPricingType,
      payouts: sums.payouts,
    },
  };
}

/** One pass over the lines; an owner's lines stand together, so the last payout is the one to add to. */
function sumLines(lines: readonly PricedLine[]) {
  let customer: Integer = 0;
  let customerDiscount: Integer = 0;
  let provider: Integer = 0;
  let providerDiscount: Integer = 0;
  let familyProvider: Integer = 0;
  let familyDiscount: Integer = 0;
  const byPricingType: SumsByPricingType = {
    per_night: null,
    per_day: null,
    per_week: null,
    per_transfer: null,
    immersion: null,
    per_trip: null,
  };
  const payouts: OwnerPayout[] = [];
  let payout: OwnerPayout | undefined;
  for (const { line, amounts } of lines) {
    customer = add(customer, amounts.customer);
    customerDiscount = add(customerDiscount, amounts.customerDiscount);
    provider = add(provider, amounts.provider);
    providerDiscount = add(providerDiscount, amounts.providerDiscount);
    if (line.owner.hostableType === 'Host_family') {
      familyProvider = add(familyProvider, amounts.provider);
      familyDiscount = add(familyDiscount, amounts.providerDiscount);
    }
    const { pricingType } = line.candidate;
    byPricingType[pricingType] = add(byPricingType[pricingType] ?? 0, amounts.customer);
    if (payout?.owner !== line.owner) {
      payout = { owner: line.owner, amount: 0 };
      payouts.push(payout);
    }
    payout.amount = add(payout.amount, subtract(amounts.provider, amounts.providerDiscount));
  }
  return { customer, customerDiscount, provider, providerDiscount, familyProvider, familyDiscount, byPricingType, payouts };
}
