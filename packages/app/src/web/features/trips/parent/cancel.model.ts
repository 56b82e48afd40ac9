// The refunds when a trip is cancelled before booking: payments are refunded, and nothing more is due.

import { amountsIn } from '@hosted-stay/pricing-core/amounts';

export interface Billed {
  readonly currency: string;
  readonly paid: string;
  /** Below 0, a refund is already due. */
  readonly outstanding: string;
}

export interface CancelledMoney {
  readonly currency: string;
  /** Null if there is no refund. */
  readonly givenBack: string | null;
  readonly noLongerDue: string | null;
}

function inCurrency(currency: string, invoices: readonly Billed[]): CancelledMoney {
  const math = amountsIn(currency);
  if (!math.ok) return { currency, givenBack: null, noLongerDue: null };
  const { sum, compare } = math.value;
  const above = (amounts: readonly string[]) => amounts.filter((amount) => compare(amount, '0') > 0);
  const [paid, due] = [above(invoices.map((one) => one.paid)), above(invoices.map((one) => one.outstanding))];
  return { currency, givenBack: paid.length === 0 ? null : sum(paid), noLongerDue: due.length === 0 ? null : sum(due) };
}

/** Returns one entry for each invoiced currency. */
export function listCancelledMoney(invoices: readonly Billed[]): readonly CancelledMoney[] {
  const currencies = [...new Set(invoices.map(({ currency }) => currency))];
  return currencies
    .map((currency) =>
      inCurrency(
        currency,
        invoices.filter((one) => one.currency === currency),
      ),
    )
    .filter(({ givenBack, noLongerDue }) => givenBack !== null || noLongerDue !== null);
}
