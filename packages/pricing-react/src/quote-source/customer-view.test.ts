// A parent's part of any view is the customer's view, and nothing else gets into it.

import { compilePriceBook, parsePriceBook, viewQuote } from '@hosted-stay/pricing-core';
import { priceBookArbitrary, validRequestArbitrary } from '@hosted-stay/pricing-core/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openSample } from '../../testing/open-sample.ts';
import { asCustomerState } from '../quote/customer-state.ts';
import { emptyQuote } from '../quote/quote-state.ts';
import { asCustomerView, readCustomerAnswer } from './customer-view.ts';
import { readView } from './read-view.ts';

const stay = priceBookArbitrary().chain((book) => fc.tuple(fc.constant(book), validRequestArbitrary(book)));

it('is what the engine shows a customer, made of the customer’s view or of finance’s, and every view of the engine reads well', () => {
  fc.assert(
    fc.property(stay, ([json, request]) => {
      const book = parsePriceBook(json);
      const quoted = book.ok && compilePriceBook(book.value).quote(request);
      if (!quoted || quoted.ok === false) return;
      const customer = viewQuote(quoted.value, 'customer');
      const finance = viewQuote(quoted.value, 'finance');
      const provider = viewQuote(quoted.value, 'provider');
      expect(asCustomerView(finance)).toEqual(customer);
      expect(asCustomerView(customer)).toEqual(customer);
      expect(asCustomerView(provider)).toBeNull();
      for (const view of [customer, finance, provider]) expect(readView(JSON.parse(JSON.stringify(view)))).toEqual(view);
      expect(readCustomerAnswer({ ok: true, value: finance })).toEqual({ ok: true, value: customer });
      expect(() => readCustomerAnswer({ ok: true, value: provider })).toThrow('broken');
      const state = { ...emptyQuote, status: 'ready' as const, quote: finance, previous: finance };
      expect(asCustomerState(state)).toMatchObject({ status: 'ready', quote: customer, previous: customer });
      expect(JSON.stringify(asCustomerState(state))).not.toMatch(/provider":|payout|HF|Famworld|Supply|bookHash/);
      expect(asCustomerState({ ...state, quote: provider, previous: null })).toMatchObject({ status: 'failed', quote: null });
    }),
    { numRuns: 100 },
  );
});

const planted = { provider: '5.00', payout: '9.99', nested: { amountFamworld: '1.00' } };

it('leaves out what is planted inside of its parts and of its issues', () => {
  const finance = openSample('finance');
  const warning = {
    code: 'moon_full',
    path: [],
    data: { weeks: 2, allowed: ['a'], received: { provider: '5.00' }, ...planted },
    ...planted,
  };
  const view = {
    ...finance,
    ...planted,
    amountPricingType: { ...finance.amountPricingType },
    warnings: [warning],
    pricings: finance.pricings.map((line) => ({ ...line, ...planted })),
    request: { ...finance.request, ...planted, nearbyActivities: [{ id: 1, weeks: 1, ...planted }] },
  } as unknown as typeof finance;
  const answer = readCustomerAnswer({ ok: true, value: view });
  const state = {
    ...emptyQuote,
    status: 'ready' as const,
    quote: view,
    issues: [warning] as never,
    issuesByField: { type: [warning] as never },
  };
  const told = [{ code: 'moon_full', path: [], data: { weeks: 2, allowed: ['a'] } }];
  expect(asCustomerState(state)).toMatchObject({ issues: told, issuesByField: {}, quote: { warnings: told } });
  expect(answer).toMatchObject({ value: { warnings: told, request: { nearbyActivities: [{ id: 1, weeks: 1 }] } } });
  const refusal = readCustomerAnswer({ ok: false, issues: [warning] });
  expect(refusal).toEqual({ ok: false, issues: told });
  for (const shown of [asCustomerView(view), answer, asCustomerState(state), refusal]) {
    expect(JSON.stringify(shown)).not.toMatch(/provider":|payout|HF|Famworld|Supply|bookHash|nested/);
  }
});

it('is null for a view with an amount hidden where it has no place', () => {
  const customer = openSample('customer');
  const hidden = { ...customer, amountPricingType: { ...customer.amountPricingType, payout: '9.99' } };
  expect(asCustomerView(hidden as typeof customer)).toBeNull();
});
