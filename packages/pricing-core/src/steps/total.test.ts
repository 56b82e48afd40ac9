// Sums of rounded lines, in whole minor units.

import { describe, expect, it } from 'vitest';
import { aPricer, good } from '../../test/support/engine.ts';
import { aRequest, type BookParts, STANDARD } from '../../testing/index.ts';
import type { QuoteRequestInput } from '../quote-request.ts';

const quote = (parts: BookParts, request: Partial<QuoteRequestInput> = {}) => good(aPricer(parts).quote(aRequest(request)));

describe('totals', () => {
  it('add up lines as they are printed, not as they were before rounding', () => {
    const price = { amount: '0.005', required: true } as const;
    const family = (['other per_trip', 'horse per_trip', 'trust_fee per_trip'] as const).map((template) => ({ template, ...price }));
    expect(quote({ family })).toMatchObject({ subtotal: '0.03', amountSupplyVAT: '0.03', amountPricingType: { per_trip: '0.03' } });
    expect(quote({ family, policy: { rounding: 'half-even' } })).toMatchObject({
      subtotal: '0.00',
      amountPricingType: { per_trip: '0.00' },
    });
  });

  it.each([
    ['half-up', '0.05', '10.50', '0.53'],
    ['half-even', '0.05', '10.50', '0.52'],
    ['half-even', '0.05', '10.70', '0.54'],
    ['half-up', '0', '10.50', '0.00'],
    ['half-up', '1.5', '10.50', '15.75'],
  ] as const)('%s, VAT at %s of %s is %s', (rounding, vatRate, amount, vat) => {
    const family = [{ template: 'other per_trip', amount, required: true } as const];
    expect(quote({ family, policy: { rounding, vatRate } }).vat).toBe(vat);
    expect(quote({ family, policy: { rounding, vatRate } }, { vatExempt: true })).toMatchObject({ vat: '0.00', total: amount });
  });

  it('take VAT of what suppliers get, not of what customers pay', () => {
    const family = [
      {
        template: 'other per_trip',
        amount: '80',
        required: true,
        customer: { commissionPercentage: '20' },
        provider: { commissionPercentage: '50' },
      } as const,
    ];
    expect(quote({ family })).toMatchObject({
      subtotal: '100.00',
      amountSupplyVAT: '40.00',
      vat: '9.20',
      total: '109.20',
      amountFamworld: '60.00',
    });
  });

  it('keep the family’s apart from the activities’', () => {
    const camp = { template: 'camp per_week', amount: '300', required: true } as const;
    const made = quote(
      {
        county: [camp],
        family: [{ template: 'other per_trip', amount: '10', required: true }],
        moreActivities: { 901: [{ ...camp, amount: '200' }] },
        discounts: [{ required: true, supplyDiscount: '10' }],
      },
      {
        toDate: '2026-08-02',
        activityDetailsType: 'local',
        nearbyActivities: [{ id: 901, weeks: 2 }, { id: STANDARD.activity }],
      },
    );
    expect(made).toMatchObject({
      subtotalHF: '310.00',
      discountHF: '31.00',
      totalHF: '279.00',
      amountSupplyVAT: '909.00',
      subtotal: '1010.00',
    });
    expect(made.payouts.map(({ hostableId, amount }) => [hostableId, amount])).toEqual([
      [STANDARD.family, '279.00'],
      [901, '360.00'],
      [STANDARD.activity, '270.00'],
    ]);
    expect(made.amountPricingType).toEqual({ per_week: '1000.00', per_trip: '10.00' });
  });

  it('name a payee who gets nothing, but nobody without a line', () => {
    const family = [{ template: 'other per_trip', amount: '10', required: true, provider: { commissionPercentage: '100' } } as const];
    expect(quote({ family }).payouts).toEqual([{ hostableType: 'Host_family', hostableId: STANDARD.family, amount: '0.00' }]);
    expect(quote({}).payouts).toEqual([]);
  });
});
