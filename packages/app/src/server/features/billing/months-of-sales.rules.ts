// Sums the sales ledger by month, business and currency.

import type { MonthOfSales } from '#contract/finance/billing/billing.shapes.ts';
import type { LedgerAccount } from '#contract/finance/billing/ledger-accounts.ts';
import type { Transaction } from './ledger.rules.ts';
import type { MathOf } from './statement.rules.ts';

/** Returns the months in order. */
export function sumSalesByMonth(book: readonly Transaction[], mathOf: MathOf): MonthOfSales[] {
  const months = new Map<string, Transaction[]>();
  for (const transaction of book) {
    const key = [transaction.day.slice(0, 7), transaction.business, transaction.businessId, transaction.currency].join('\n');
    const own = months.get(key);
    if (own === undefined) months.set(key, [transaction]);
    else own.push(transaction);
  }
  const names = [...months.keys()].sort();
  return names.flatMap((name) => {
    const own = months.get(name) ?? [];
    const [first] = own;
    if (first === undefined) return [];
    const math = mathOf(first.currency);
    const of = (account: LedgerAccount) =>
      math.negate(math.sum(own.flatMap(({ postings }) => postings.filter((one) => one.account === account).map(({ amount }) => amount))));
    const [commission, hostCost, other] = [of('commission'), of('accrued'), of('other')];
    return [
      {
        month: first.day.slice(0, 7),
        businessId: first.businessId,
        businessName: first.business,
        currency: first.currency,
        revenue: math.sum([commission, hostCost, other]),
        vat: of('vatOutput'),
        ...{ commission, hostCost, other },
        invoices: own.filter(({ kind }) => kind === 'invoice').length,
      },
    ];
  });
}
