// Whether the figures of a view are sums of one another, as the engine's are; not whether they are priced right.

import type { CustomerView, FinanceView, ProviderView, QuoteView } from '@hosted-stay/pricing-core';
import type { AmountSums } from '@hosted-stay/pricing-core/amounts';
import { isOneSum } from './customer-view.ts';

type PaidLine = ProviderView['pricings'][number];
type Payee = ProviderView['payee'];

/** For a view whose amounts have all their currency's digits, so that equal amounts are equal texts. */
export function addsUp(view: QuoteView, sums: AmountSums): boolean {
  switch (view.side) {
    case 'customer':
      return isBought(view, sums);
    case 'provider':
      return view.payout === netOf(view.pricings, sums) && (view.totalHF === undefined || isOfFamily(view, view.pricings, sums));
    case 'finance':
      return isBought(view, sums) && isPaidOut(view, sums);
  }
}

function isBought(view: CustomerView | FinanceView, sums: AmountSums): boolean {
  const lines: readonly { readonly pricingType: string; readonly customer: string }[] = view.pricings;
  const types = Object.entries(view.amountPricingType);
  const ofType = (type: string) => sums.sum(lines.filter(({ pricingType }) => pricingType === type).map(({ customer }) => customer));
  const isWhole = sums.sum(types.map(([, amount]) => amount)) === view.subtotal;
  return isOneSum(view, sums) && isWhole && types.every(([type, amount]) => amount === ofType(type));
}

function isPaidOut(view: FinanceView, sums: AmountSums): boolean {
  const { pricings, payouts, amountSupplyVAT, amountFamworld, vat, total } = view;
  const isTotal = sums.sum([amountSupplyVAT, amountFamworld, vat]) === total;
  const isSupply = [netOf(pricings, sums), sums.sum(payouts.map(({ amount }) => amount))].every((amount) => amount === amountSupplyVAT);
  const ofFamily = pricings.filter(({ hostableType }) => hostableType === 'Host_family');
  return (
    isTotal &&
    isSupply &&
    isOfFamily(view, ofFamily, sums) &&
    payouts.every(
      (payout) =>
        payout.amount ===
        netOf(
          pricings.filter((line) => isPaidTo(line, payout)),
          sums,
        ),
    )
  );
}

function isPaidTo(line: Payee, { hostableType, hostableId }: Payee): boolean {
  return line.hostableType === hostableType && line.hostableId === hostableId;
}

function isOfFamily(view: ProviderView | FinanceView, lines: readonly PaidLine[], sums: AmountSums): boolean {
  const full = sums.sum(lines.map(({ provider }) => provider));
  const off = sums.sum(lines.map(({ providerDiscount }) => providerDiscount));
  return view.subtotalHF === full && view.discountHF === off && view.totalHF === sums.subtract(full, off);
}

function netOf(lines: readonly PaidLine[], { sum, subtract }: AmountSums): string {
  const off = sum(lines.map(({ providerDiscount }) => providerDiscount));
  return subtract(sum(lines.map(({ provider }) => provider)), off);
}
