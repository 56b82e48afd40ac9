// Who sees what: each view fits its shape, holds the quote's own figures, and nothing of anybody else's.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { aPricer, good, quoteOf } from '../../test/support/engine.ts';
import { holds } from '../../test/support/runs.ts';
import { aRequest, STANDARD, serviceTypeId, validStayArbitrary } from '../../testing/index.ts';
import type { Quote } from '../quote.ts';
import { customerViewShape, financeViewShape, providerViewShape } from './shapes.ts';
import { type Side, viewQuote } from './view-quote.ts';

const FORBIDDEN = {
  customer: [
    'provider',
    'providerDiscount',
    'payouts',
    'payout',
    'amountFamworld',
    'amountSupplyVAT',
    'subtotalHF',
    'discountHF',
    'totalHF',
    'level',
    'bookHash',
  ],
  provider: [
    'customer',
    'customerDiscount',
    'subtotal',
    'discount',
    'vat',
    'total',
    'amountFamworld',
    'amountSupplyVAT',
    'amountPricingType',
    'payouts',
    'discountCode',
    'vatExempt',
    'warnings',
    'level',
    'bookHash',
  ],
} as const;

/** Every field name anywhere in a value, as it would be sent. */
function keysOf(value: unknown): string[] {
  const keys: string[] = [];
  JSON.parse(JSON.stringify(value), (key, part) => {
    keys.push(key);
    return part;
  });
  return keys;
}

function holdsForEveryQuote(law: (quote: Quote) => void): void {
  holds(
    fc.property(validStayArbitrary(), (stay) => law(quoteOf(stay))),
    150,
  );
}

const SHAPES = { customer: customerViewShape, provider: providerViewShape, finance: financeViewShape };

describe('viewQuote', () => {
  it('gives each side what its shape says', () => {
    holdsForEveryQuote((quote) => {
      for (const side of ['customer', 'provider', 'finance'] satisfies Side[]) {
        const view = JSON.parse(JSON.stringify(viewQuote(quote, side)));
        expect(z.parse(SHAPES[side], view)).toEqual(view);
        expect(view).toMatchObject({ side, fingerprint: quote.fingerprint, bookVersion: quote.bookVersion });
      }
    });
  });

  it('shows a parent no provider or platform figures, and a provider no customer figures', () => {
    holdsForEveryQuote((quote) => {
      for (const side of ['customer', 'provider'] as const) {
        const shown = new Set(keysOf(viewQuote(quote, side)));
        expect(FORBIDDEN[side].filter((key) => shown.has(key))).toEqual([]);
      }
    });
  });

  it('shows finance everything', () => {
    holdsForEveryQuote((quote) => {
      expect(viewQuote(quote, 'finance')).toEqual({ side: 'finance', ...JSON.parse(JSON.stringify(quote)) });
    });
  });

  it('shows a provider its own lines alone', () => {
    holdsForEveryQuote((quote) => {
      for (const payee of quote.payouts) {
        const view = viewQuote(quote, 'provider', { payee });
        expect(view.payout).toBe(payee.amount);
        expect(
          view.pricings.every(({ hostableType, hostableId }) => hostableType === payee.hostableType && hostableId === payee.hostableId),
        ).toBe(true);
        expect(view.pricings.length).toBe(
          quote.pricings.filter(({ hostableType, hostableId }) => hostableType === payee.hostableType && hostableId === payee.hostableId)
            .length,
        );
        expect('totalHF' in view).toBe(payee.hostableType === 'Host_family');
      }
    });
  });

  it('shows a detached quote as it shows the one it came from', () => {
    holdsForEveryQuote((quote) => {
      const detached = JSON.parse(JSON.stringify(quote));
      for (const side of ['customer', 'provider', 'finance'] satisfies Side[])
        expect(viewQuote(detached, side)).toEqual(viewQuote(quote, side));
    });
  });

  it('omits unknown fields', () => {
    const quote = good(aPricer().quote(aRequest()));
    const extended = { ...JSON.parse(JSON.stringify(quote)), margin: '1.00' } as Quote;
    for (const side of ['customer', 'provider', 'finance'] satisfies Side[]) expect(viewQuote(extended, side)).not.toHaveProperty('margin');
  });
});

describe('viewQuote, by example', () => {
  const pricer = aPricer({
    family: [{ template: 'hosting per_night', amount: '100', customer: { commissionPercentage: '20' } }],
    activity: [{ template: 'camp per_week', amount: '200' }],
  });
  const request = aRequest({
    activityDetailsType: 'local',
    nearbyActivities: [{ id: STANDARD.activity, weeks: 1 }],
    serviceTypeIds: [serviceTypeId('hosting')],
  });

  it('takes its side from the request', () => {
    expect(viewQuote(good(pricer.quote(request))).side).toBe('customer');
    expect(viewQuote(good(pricer.quote({ ...request, type: 'provider' }))).side).toBe('provider');
  });

  it('starts a customer view with the total', () => {
    expect(Object.keys(viewQuote(good(pricer.quote(request)), 'customer')).slice(0, 2)).toEqual(['side', 'total']);
  });

  it('shows an activity its payout, or 0 if it has no line', () => {
    const quote = good(pricer.quote(request));
    const view = (hostableId: number) => viewQuote(quote, 'provider', { payee: { hostableType: 'Activity', hostableId } });
    expect(view(STANDARD.activity)).toMatchObject({ payout: '200.00', pricings: [{ provider: '200.00', providerDiscount: '0.00' }] });
    expect(view(1)).toMatchObject({ payout: '0.00', pricings: [] });
  });

  it('has no field of another side in its types', () => {
    const view = viewQuote(good(pricer.quote(request)), 'customer');
    // @ts-expect-error: a parent's page must not compile with a payout in it.
    expect(view.payouts).toBeUndefined();
    // @ts-expect-error: nor with what a line brings its provider.
    expect(view.pricings[0]?.provider).toBeUndefined();
    const own = viewQuote(good(pricer.quote(request)), 'provider');
    // @ts-expect-error: and a host's page not with what the customer pays.
    expect(own.total).toBeUndefined();
  });
});
