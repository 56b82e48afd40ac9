// What a parent may see of a quote, whatever was handed over.

import type { CustomerView, QuoteView } from '@hosted-stay/pricing-core';
import type { QuoteAnswer } from './quote-source.ts';
import { checkView, readWith } from './read-with.ts';
import { CUSTOMER_LINE, CUSTOMER_VIEW, namesOf, REQUEST, type Shape } from './view-shape.ts';

/**
 * The customer's view, picked field by field, so that nothing else comes along: no payout, no provider's figure, no part of the
 * platform's. Null where there is no customer's figure in it: in a provider's view.
 */
export function asCustomerView(view: QuoteView): CustomerView | null {
  return view.side === 'provider' ? null : customerPart(view);
}

function customerPart(view: object & Pick<CustomerView, 'pricings' | 'request'>): CustomerView {
  const pricings = view.pricings.map((line) => pick(line, CUSTOMER_LINE));
  const request = pick(view.request, REQUEST);
  return { ...pick(view, CUSTOMER_VIEW), side: 'customer', pricings, request } as unknown as CustomerView;
}

function pick(from: object, shapes: readonly Shape[]): object {
  const names = new Set(namesOf(shapes));
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.has(name)));
}

/** What a source answered, and of that what a parent may see; a `broken` failure is thrown where there is no such thing in it. */
export function readCustomerAnswer(answer: unknown): QuoteAnswer<CustomerView> {
  return readWith(answer, (json) => {
    checkView(json, CUSTOMER_VIEW);
    return customerPart(json as CustomerView);
  });
}
