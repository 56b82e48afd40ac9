// Who funds a discount: the platform what the customer is spared, the provider what it is paid less.

import { formatAmount } from '../money/amount.ts';
import type { Integer } from '../money/integer.ts';
import type { Totalled } from '../steps/total.ts';
import { type Account, ownerAccount } from './accounts.ts';

export interface FundedDiscount {
  /** A demand discount comes off the customer's price, a supply discount off the provider's pay. */
  readonly kind: 'demand' | 'supply';
  readonly line: number;
  readonly amount: string;
  /** Who goes without: the platform for a demand discount, the provider for a supply discount. */
  readonly funder: Account;
  /** Who has more for it: the customer, or the platform. */
  readonly beneficiary: Account;
}

/** Every discount above 0, in the order of the lines. */
export function fundedDiscounts({ counted, lines }: Totalled): FundedDiscount[] {
  const { digits } = counted.resolved.book;
  const fund = (discount: Omit<FundedDiscount, 'amount'>, amount: Integer): FundedDiscount[] =>
    amount === 0 ? [] : [{ ...discount, amount: formatAmount(amount, digits) }];
  return lines.flatMap(({ line: { owner }, ...amounts }, line) => [
    ...fund({ kind: 'demand', line, funder: 'platform', beneficiary: 'customer' }, amounts.customerDiscount),
    ...fund({ kind: 'supply', line, funder: ownerAccount(owner), beneficiary: 'platform' }, amounts.providerDiscount),
  ]);
}
