// What a parent may see of a quote, whatever was handed over.

import type { CustomerView, QuoteView } from '@hosted-stay/pricing-core';
import type { AmountSums } from '@hosted-stay/pricing-core/amounts';
import type { QuoteAnswer } from './quote-source.ts';
import { readFields, readWith } from './read-with.ts';
import { broken, CUSTOMER_VIEW } from './view-shape.ts';

/**
 * The customer view, copied field by field at every depth, so that it contains no payouts, provider figures or platform
 * fees. Null if the view contains no customer view, such as a provider view.
 */
export function asCustomerView(view: QuoteView): CustomerView | null {
  try {
    return customerPart(view).view;
  } catch {
    return null;
  }
}

/** Reads the answer of a source and keeps what a parent can see. Throws a `broken` failure if there is nothing. */
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

/** Whether the displayed figures add up; it doesn't check the pricing itself. */
export function isOneSum(view: Pick<CustomerView, 'subtotal' | 'discount' | 'vat' | 'total' | 'pricings'>, { sum, subtract }: AmountSums) {
  const { subtotal, discount, vat, total, pricings } = view;
  const isFull = subtotal === sum(pricings.map((line) => line.customer));
  const isOff = discount === sum(pricings.map((line) => line.customerDiscount));
  return isFull && isOff && total === subtract(sum([subtotal, vat]), discount);
}
