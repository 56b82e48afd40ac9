// Laws of counting and of exact prices: what a day more does, what students multiply, what a commission is a percentage of.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateText, dayNumber } from '../src/calendar/civil-date.ts';
import { toScaled } from '../src/money/decimal-text.ts';
import type { Quote } from '../src/quote.ts';
import {
  amountArbitrary,
  aRequest,
  customerPercentageArbitrary,
  percentageArbitrary,
  type ValidStay,
  validStayArbitrary,
} from '../testing/index.ts';
import { aPricer, bookOf, good, minor, pricerOf, quoteOf, withRequest } from './support/engine.ts';
import { holds } from './support/runs.ts';

const RUNS = 300;

const COUNTS = ['noOfDaysOfTrip', 'countMonToFri', 'noOfCampsAdded', 'noOfImmersionDays'] as const;

const lineKey = ({ pricingTemplateId, hostableType, hostableId }: Quote['pricings'][number]) =>
  `${hostableType} ${hostableId} ${pricingTemplateId}`;

function moved(date: string, days: number): string {
  return dateText((dayNumber(date) ?? Number.NaN) + days);
}

function neverShortens(change: (request: ValidStay['request']) => Partial<ValidStay['request']>): void {
  holds(
    fc.property(validStayArbitrary(), (stay) => {
      const before = quoteOf(stay);
      fc.pre(before.noOfDaysOfTrip < 366);
      const after = quoteOf(withRequest(stay, change(stay.request)));
      for (const count of COUNTS) expect(after[count]).toBeGreaterThanOrEqual(before[count]);
      const quantities = new Map(after.pricings.map((line) => [lineKey(line), line.quantity]));
      for (const line of before.pricings) expect(quantities.get(lineKey(line))).toBeGreaterThanOrEqual(line.quantity);
    }),
    RUNS,
  );
}

describe('a day more', () => {
  it('at the end never shortens a count nor a quantity', () => {
    neverShortens(({ toDate }) => ({ toDate: moved(toDate, 1) }));
  });

  it('at the beginning never shortens a count nor a quantity', () => {
    neverShortens(({ fromDate }) => ({ fromDate: moved(fromDate, -1) }));
  });
});

const price = fc.record({
  amount: amountArbitrary(),
  customer: fc.record({ commissionAmount: amountArbitrary(), commissionPercentage: customerPercentageArbitrary() }),
  provider: fc.record({ commissionAmount: amountArbitrary(), commissionPercentage: percentageArbitrary() }),
});
const currency = fc.constantFrom('EUR', 'JPY', 'KWD', 'CLF');
const rounding = fc.constantFrom('half-up' as const, 'half-even' as const);

describe('students', () => {
  it('multiply before rounding: twenty for three students are sixty for one', () => {
    holds(
      fc.property(
        price,
        currency,
        rounding,
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 200 }),
        (asked, money, rule, students, quantity) => {
          const linesFor = (given: number, countStudents: number) =>
            good(
              aPricer({
                currency: money,
                policy: { rounding: rule },
                family: [{ template: 'transfer per_transfer', ...asked, required: true, quantity: given }],
                discounts: [{ required: true, demandDiscount: '3.25', supplyDiscount: '1.75' }],
              }).quote(aRequest({ countStudents })),
            ).pricings.map(({ quantity: _, students: __, ...amounts }) => amounts);
          expect(linesFor(quantity, students)).toEqual(linesFor(quantity * students, 1));
        },
      ),
      RUNS,
    );
  });

  it('half a cent for three students is two cents, not three', () => {
    const pricer = aPricer({ family: [{ template: 'other per_trip', amount: '0.005', required: true }] });
    expect(good(pricer.quote(aRequest({ countStudents: 3 }))).subtotal).toBe('0.02');
    expect(good(pricer.quote(aRequest())).subtotal).toBe('0.01');
  });

  it('change no line that is priced per booking', () => {
    holds(
      fc.property(price, fc.integer({ min: 1, max: 50 }), (asked, countStudents) => {
        const pricer = aPricer({
          family: [{ template: 'hosting per_night', ...asked, required: true }],
          templates: { 'hosting per_night': { per: 'booking' } },
        });
        const [alone, together] = [1, countStudents].map((count) => good(pricer.quote(aRequest({ countStudents: count }))).pricings);
        expect(together).toEqual(alone);
      }),
      RUNS / 3,
    );
  });
});

describe('the gross-up', () => {
  it('is exact: before rounding, the commission is p percent of what the customer pays for the amount', () => {
    holds(
      fc.property(price, currency, fc.integer({ min: 1, max: 50 }), (asked, money, units) => {
        const pricer = aPricer({ currency: money, family: [{ template: 'transfer per_transfer', ...asked, required: true }] });
        const [pricing] = pricer.book.hostFamilies[0]?.pricings ?? [];
        const [line] = good(pricer.quote(aRequest({ countStudents: units }))).pricings;
        fc.pre(pricing !== undefined && line !== undefined);
        const [amount, fixed, percentage] = [pricing.amount, pricing.customer.commissionAmount, pricing.customer.commissionPercentage].map(
          toScaled,
        );
        const kept = 100_000_000n - (percentage ?? 0n);
        const minorUnits = { EUR: 100n, JPY: 1n, KWD: 1000n, CLF: 10_000n }[money];
        // customer = amount / (1 − p/100) + fixed, and so (customer − fixed) × (100 − p) = amount × 100: both sides times every denominator.
        const exact = ((amount ?? 0n) * 100_000_000n + (fixed ?? 0n) * kept) * minorUnits * BigInt(units);
        const printed = minor(line.customer) * kept * 1_000_000n;
        const off = exact > printed ? exact - printed : printed - exact;
        expect(2n * off).toBeLessThanOrEqual(kept * 1_000_000n);
      }),
      RUNS,
    );
  });

  it.each([
    ['19', '119', '81.00', '100.00'],
    ['7', '0', '93.00', '100.00'],
    ['33.3333', '0', '66.6667', '100.00'],
    ['99.999999', '0', '0.000001', '100.00'],
    ['15.5', '0', '84.50', '100.00'],
  ])('at %s percent, %s fixed, an amount of %s costs %s and the fixed part', (commissionPercentage, commissionAmount, amount, gross) => {
    const customer = { commissionPercentage, commissionAmount };
    const pricer = aPricer({ family: [{ template: 'other per_trip', amount, customer, required: true }] });
    expect(minor(good(pricer.quote(aRequest())).subtotal)).toBe(minor(gross) + 100n * BigInt(commissionAmount));
  });

  it.each([
    ['half-up', 1, '0.01'],
    ['half-even', 1, '0.00'],
    ['half-up', 3, '0.02'],
    ['half-even', 3, '0.02'],
    ['half-even', 5, '0.02'],
  ] as const)('keeps the exact half that dividing first would lose: %s, %i students', (rule, countStudents, subtotal) => {
    // 0.00335 / 0.67 is 0.005; 1 / 0.67 cut at any digit, times 0.00335, is less.
    const customer = { commissionPercentage: '33' };
    const family = [{ template: 'other per_trip', amount: '0.00335', customer, required: true } as const];
    expect(good(aPricer({ policy: { rounding: rule }, family }).quote(aRequest({ countStudents }))).subtotal).toBe(subtotal);
  });
});

describe('the bounds of a book', () => {
  it('the largest price there can be is exact', () => {
    const largest = '999999999999.999999';
    const pricer = aPricer({
      currency: 'CLF',
      family: [
        {
          template: 'transfer per_transfer',
          amount: largest,
          quantity: 10_000,
          required: true,
          customer: { commissionAmount: largest, commissionPercentage: '99.999999' },
        },
      ],
    });
    const { pricings } = good(pricer.quote(aRequest({ countStudents: 50 })));
    // 999999999999.999999 × 500000 × (100000000 + 1), in ten-thousandths.
    expect(minor(pricings[0]?.customer ?? '')).toBe((999_999_999_999_999_999n * 500_000n * 100_000_001n) / 100n);
    expect(minor(pricings[0]?.provider ?? '')).toBe((999_999_999_999_999_999n * 500_000n) / 100n);
  });

  it('a book says the same whether its decimals are text or JSON numbers', () => {
    const written = (amount: string | number, vatRate: string | number) =>
      bookOf({
        ...aPricer().book,
        policy: { vatRate },
        countries: [{ id: 1, name: 'Ireland', pricings: [{ pricingTemplateId: 11, amount }] }],
      });
    const [text, number] = [written('12.50', '0.230'), written(12.5, 0.23)];
    expect(pricerOf(number).bookHash).toBe(pricerOf(text).bookHash);
    expect(number).toEqual(text);
  });
});
