// What a parent may see of a quote, whatever was handed over.

import type { CustomerView, QuoteView } from '@hosted-stay/pricing-core';
import type { AmountSums } from '@hosted-stay/pricing-core/amounts';
import type { QuoteAnswer } from './quote-source.ts';
import { readFields, readWith } from './read-with.ts';
import { broken, CUSTOMER_VIEW } from './view-shape.ts';

/**
 * The customer's view, picked field by field however deep they lie, so that nothing else comes along: no payout, no provider's
 * figure, no part of the platform's. Null where there is no customer's view in it, as in a provider's.
 */
export function asCustomerView(view: QuoteView): CustomerView | null {
  try {
    return customerPart(view).view;
  } catch {
    return null;
  }
}

/** What a source answered, and of that what a parent may see; a `broken` failure is thrown where there is no such thing in it. */
export function readCustomerAnswer(answer: unknown): QuoteAnswer<CustomerView> {
  return readWith(answer, {
    extras: false,
    view: (json) => {
      const { view, sums } = customerPart(json);
      return isOneSum(view, sums) ? view : broken();
    },
  });
}

function customerPart(json: unknown): { readonly view: CustomerView; readonly sums: AmountSums } {
  const { view, sums } = readFields(json, CUSTOMER_VIEW, { extras: false });
  return { view: { ...view, side: 'customer' } as unknown as CustomerView, sums };
}

/** Not the pricing, which is the engine's: whether what is shown one above the other is one sum. */
export function isOneSum(view: Pick<CustomerView, 'subtotal' | 'discount' | 'vat' | 'total' | 'pricings'>, { sum, subtract }: AmountSums) {
  const { subtotal, discount, vat, total, pricings } = view;
  const isFull = subtotal === sum(pricings.map((line) => line.customer));
  const isOff = discount === sum(pricings.map((line) => line.customerDiscount));
  return isFull && isOff && total === subtract(sum([subtotal, vat]), discount);
}
