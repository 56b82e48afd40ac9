// How totals become a quote: names, digits, sums by pricing type, payouts, warnings.

import { describe, expect, it } from 'vitest';
import { aPricer, good } from '../test/support/engine.ts';
import { aRequest, STANDARD, serviceTypeId, templateId } from '../testing/index.ts';

const { activity, family, tripType } = STANDARD;

/** Three weeks from Monday 6 July 2026, two of them at camp, one with an activity. */
const stay = aRequest({
  toDate: '2026-07-26',
  activityDetailsType: 'mixed',
  currentNoOfWeeks: 2,
  nearbyActivities: [{ id: activity }],
  countStudents: 2,
  discountCode: 'summer',
});

const pricer = aPricer({
  family: [
    {
      template: 'hosting per_night',
      amount: '40',
      required: true,
      customer: { commissionPercentage: '20' },
      provider: { commissionPercentage: '5' },
    },
    { template: 'trust_fee per_trip', amount: '25', required: true },
  ],
  county: [{ template: 'camp per_week', amount: '300', required: true }],
  activity: [{ template: 'camp per_week', amount: '280' }],
  templates: { 'trust_fee per_trip': { per: 'booking' } },
  discounts: [{ code: 'SUMMER', demandDiscount: '5', supplyDiscount: '1', minQuantity: 20 }],
});

describe('a quote’s figures', () => {
  const quote = JSON.parse(JSON.stringify(good(pricer.quote(stay))));

  it('are those of the stay, worked by hand', () => {
    expect(quote).toMatchObject({
      currency: 'EUR',
      bookVersion: 'test-1',
      noOfDaysOfTrip: 21,
      countMonToFri: 3,
      noOfCampsAdded: 2,
      noOfImmersionDays: 11,
      subtotal: '3185.00',
      discount: '117.65',
      vat: '618.47',
      total: '3685.82',
      subtotalHF: '2145.00',
      discountHF: '16.00',
      totalHF: '2129.00',
      amountSupplyVAT: '2689.00',
      amountFamworld: '378.35',
      amountPricingType: { per_night: '2000.00', per_week: '1160.00', per_trip: '25.00' },
    });
  });

  it('stand on lines: the family’s as resolved, then the activity’s', () => {
    const line = { tripTypeId: tripType, customerDiscount: '0.00', providerDiscount: '0.00' };
    const ofFamily = { ...line, hostableType: 'Host_family', hostableId: family };
    expect(quote.pricings).toEqual([
      {
        ...ofFamily,
        pricingTemplateId: templateId('hosting per_night'),
        level: 'base',
        serviceTypeId: serviceTypeId('hosting'),
        category: 'hosting',
        pricingType: 'per_night',
        quantity: 20,
        students: 2,
        customer: '2000.00',
        customerDiscount: '117.65',
        provider: '1520.00',
        providerDiscount: '16.00',
      },
      {
        ...ofFamily,
        pricingTemplateId: templateId('trust_fee per_trip'),
        level: 'base',
        serviceTypeId: serviceTypeId('trust_fee'),
        category: 'trust_fee',
        pricingType: 'per_trip',
        quantity: 1,
        students: 1,
        customer: '25.00',
        provider: '25.00',
      },
      {
        ...ofFamily,
        pricingTemplateId: templateId('camp per_week'),
        level: 'county',
        serviceTypeId: serviceTypeId('camp'),
        category: 'camp',
        pricingType: 'per_week',
        quantity: 1,
        students: 2,
        customer: '600.00',
        provider: '600.00',
      },
      {
        ...line,
        hostableType: 'Activity',
        hostableId: activity,
        pricingTemplateId: templateId('camp per_week'),
        level: 'base',
        serviceTypeId: serviceTypeId('camp'),
        category: 'camp',
        pricingType: 'per_week',
        quantity: 1,
        students: 2,
        customer: '560.00',
        provider: '560.00',
      },
    ]);
  });

  it('pay each owner once', () => {
    expect(quote.payouts).toEqual([
      { hostableType: 'Host_family', hostableId: family, amount: '2129.00' },
      { hostableType: 'Activity', hostableId: activity, amount: '560.00' },
    ]);
    expect(quote.warnings).toEqual([]);
  });

  it.each([
    ['JPY', '0'],
    ['EUR', '0.00'],
    ['KWD', '0.000'],
    ['CLF', '0.0000'],
  ])('are written with the digits of %s', (currency, zero) => {
    const { subtotal, vat, total, amountFamworld, pricings, payouts, amountPricingType } = good(aPricer({ currency }).quote(aRequest()));
    expect({ subtotal, vat, total, amountFamworld }).toEqual({ subtotal: zero, vat: zero, total: zero, amountFamworld: zero });
    expect({ pricings, payouts, amountPricingType }).toEqual({ pricings: [], payouts: [], amountPricingType: {} });
  });
});

describe('warnings', () => {
  const camps = {
    toDate: '2026-07-26',
    activityDetailsType: 'mixed',
    currentNoOfWeeks: 3,
    nearbyActivities: [{ id: activity, weeks: 1 }],
  } as const;
  const camp = { template: 'camp per_week', amount: '1', required: true } as const;
  const warnings = (parts: Parameters<typeof aPricer>[0], request: Parameters<typeof aRequest>[0]) =>
    good(aPricer(parts).quote(aRequest(request))).warnings.map(({ code, data }) => [code, ...Object.values(data)]);

  it.each([
    ['no one prices', {}, 3],
    ['the family alone prices', { family: [camp] }, 1],
    ['the activity alone prices', { activity: [camp] }, 2],
    ['both price', { county: [camp] }, 0],
    ['are priced at nothing', { country: [{ ...camp, amount: '0' }] }, 3],
  ] as const)('camp weeks that %s', (_, parts, weeks) => {
    expect(warnings(parts, { ...camps, nearbyActivities: [...camps.nearbyActivities] })).toEqual(
      weeks === 0 ? [] : [['camp_weeks_unpriced', weeks]],
    );
  });

  it.each([
    ['does not exist', 'WINTER', [['discount_code_not_applied', 'WINTER']]],
    ['applies', 'summer', []],
    ['is only for longer stays', 'LONG', [['discount_code_not_applied', 'LONG']]],
    ['is empty', '  ', []],
    ['belongs to a rule that applies to all', 'ALWAYS', []],
  ])('a code that %s', (_, discountCode, expected) => {
    const discounts = [
      { code: 'Summer', demandDiscount: '1' },
      { code: 'LONG', minQuantity: 7 },
      { code: 'ALWAYS', required: true },
    ];
    expect(warnings({ family: [{ template: 'hosting per_night', amount: '1', required: true }], discounts }, { discountCode })).toEqual(
      expected,
    );
  });
});
