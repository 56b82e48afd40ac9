// What the customer's money is spent on: the payout and the platform's part of each line, then VAT.

import { type Integer, subtract } from '../money/integer.ts';
import type { PricedLine } from '../steps/price.ts';
import type { Totalled } from '../steps/total.ts';
import { type Account, ownerAccount } from './accounts.ts';

export interface Transfer<A = string> {
  readonly payer: Account;
  readonly payee: Account;
  readonly amount: A;
  readonly kind: 'payout' | 'commission' | 'vat';
  /** Position of the line in the quote's `pricings`; null for VAT, which is worked out once for all of them. */
  readonly line: number | null;
}

/** Payer to payee, each above 0: what would be 0 is no transfer. */
export function transfersOf({ lines, totals }: Totalled): Transfer<Integer>[] {
  const vat: Transfer<Integer> = { payer: 'customer', payee: 'tax', amount: totals.vat, kind: 'vat', line: null };
  return [...lines.flatMap(ofLine), vat].filter(({ amount }) => amount !== 0);
}

function ofLine({ line, ...amounts }: PricedLine, position: number): Transfer<Integer>[] {
  const price = subtract(amounts.customer, amounts.customerDiscount);
  const payout = subtract(amounts.provider, amounts.providerDiscount);
  const common = { payer: 'customer', line: position } as const;
  return [
    { ...common, payee: ownerAccount(line.owner), amount: payout, kind: 'payout' },
    { ...common, payee: 'platform', amount: subtract(price, payout), kind: 'commission' },
  ];
}
