// Step 5: sums of rounded lines, so that what is printed adds up.

import { add, type Integer, subtract } from '../money/integer.ts';
import { multiplyAndRound } from '../money/ratio.ts';
import type { Owner } from '../price-book/compiled.ts';
import { PRICING_TYPES } from '../price-book/names.ts';
import type { Counted } from './count.ts';
import type { Priced, PricedLine } from './price.ts';

/** What one host family or activity is paid. */
export interface OwnerPayout {
  readonly owner: Owner;
  amount: Integer;
}

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
  /** Customer amounts in the order of `PRICING_TYPES`; null where there is no line of that type. */
  readonly byPricingType: readonly (Integer | null)[];
  readonly payouts: readonly Readonly<OwnerPayout>[];
}

export interface Totalled {
  readonly counted: Counted;
  readonly lines: readonly PricedLine[];
  readonly totals: Totals;
}

/** Adds the lines up. VAT is due on what the suppliers get, and is the one figure rounded here. */
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
  const byPricingType: (Integer | null)[] = PRICING_TYPES.map(() => null);
  const payouts: OwnerPayout[] = [];
  let payout: OwnerPayout | undefined;
  for (const priced of lines) {
    const { line } = priced;
    customer = add(customer, priced.customer);
    customerDiscount = add(customerDiscount, priced.customerDiscount);
    provider = add(provider, priced.provider);
    providerDiscount = add(providerDiscount, priced.providerDiscount);
    if (line.owner.hostableType === 'Host_family') {
      familyProvider = add(familyProvider, priced.provider);
      familyDiscount = add(familyDiscount, priced.providerDiscount);
    }
    const { pricingTypeIndex } = line.candidate;
    byPricingType[pricingTypeIndex] = add(byPricingType[pricingTypeIndex] ?? 0, priced.customer);
    if (payout?.owner !== line.owner) {
      payout = { owner: line.owner, amount: 0 };
      payouts.push(payout);
    }
    payout.amount = add(payout.amount, subtract(priced.provider, priced.providerDiscount));
  }
  return { customer, customerDiscount, provider, providerDiscount, familyProvider, familyDiscount, byPricingType, payouts };
}
