// Two quotes side by side: signed differences, lines matched by what they are rather than where they stand.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPricer, good, minor, pricerOf, quoteOf } from '../../test/support/engine.ts';
import { holds } from '../../test/support/runs.ts';
import { aRequest, STANDARD, serviceTypeId, templateId, validRequestArbitrary, validStayArbitrary } from '../../testing/index.ts';
import { compareQuotes } from './compare-quotes.ts';

const nothing = { totals: [], counts: [], lines: [], linesReordered: false, request: [], book: [] };

describe('compareQuotes', () => {
  it('finds nothing between a quote and its own JSON', () => {
    holds(
      fc.property(validStayArbitrary(), (stay) => {
        const quote = quoteOf(stay);
        expect(compareQuotes(quote, JSON.parse(JSON.stringify(quote)))).toEqual({
          same: true,
          currency: [quote.currency, quote.currency],
          ...nothing,
        });
      }),
      100,
    );
  });

  it('differences of the lines add up to those of the totals', () => {
    const pair = validStayArbitrary().chain((stay) => validRequestArbitrary(stay.book).map((other) => ({ ...stay, other })));
    holds(
      fc.property(pair, ({ book, request, other }) => {
        const pricer = pricerOf(book);
        const { totals, lines, same } = compareQuotes(good(pricer.quote(request)), good(pricer.quote(other)));
        const ofTotal = (field: string) => minor(totals.find((one) => one.field === field)?.difference ?? '0');
        const ofLines = (field: string) =>
          lines
            .flatMap(({ amounts }) => amounts.filter((one) => one.field === field))
            .reduce((sum, { difference }) => sum + minor(difference ?? ''), 0n);
        expect(ofLines('customer')).toBe(ofTotal('subtotal'));
        expect(ofLines('customerDiscount')).toBe(ofTotal('discount'));
        expect(ofLines('provider') - ofLines('providerDiscount')).toBe(ofTotal('amountSupplyVAT'));
        if (same) expect([totals, lines]).toEqual([[], []]);
      }),
      150,
    );
  });

  const pricer = aPricer({
    family: [
      { template: 'hosting per_night', amount: '100' },
      { template: 'horse per_trip', amount: '30' },
    ],
    policy: { vatRate: '0' },
  });
  const request = aRequest({ serviceTypeIds: [serviceTypeId('hosting')] });
  const line = { hostableType: 'Host_family', hostableId: STANDARD.family } as const;

  it('reports totals, counts, lines and the request', () => {
    const longer = {
      ...request,
      toDate: '2026-07-11',
      serviceTypeIds: [serviceTypeId('hosting'), serviceTypeId('horse')],
      discountCode: 'SUMMER',
    };
    const found = compareQuotes(good(pricer.quote(request)), good(pricer.quote(longer)));
    const difference = (before: string, after: string, text: string) => ({ before, after, difference: text });
    expect(found).toEqual({
      same: false,
      currency: ['EUR', 'EUR'],
      totals: ['subtotal', 'total', 'subtotalHF', 'totalHF', 'amountSupplyVAT'].map((field) => ({
        field,
        ...difference('600.00', '530.00', '-70.00'),
      })),
      counts: [
        { field: 'noOfDaysOfTrip', before: '7', after: '6' },
        { field: 'noOfImmersionDays', before: '7', after: '6' },
      ],
      lines: [
        {
          ...line,
          pricingTemplateId: templateId('hosting per_night'),
          change: 'changed',
          amounts: ['customer', 'provider'].map((field) => ({ field, ...difference('600.00', '500.00', '-100.00') })),
          fields: [{ field: 'quantity', before: '6', after: '5' }],
        },
        {
          ...line,
          pricingTemplateId: templateId('horse per_trip'),
          change: 'added',
          amounts: ['customer', 'provider'].map((field) => ({ field, ...difference('0.00', '30.00', '30.00') })),
          fields: expect.arrayContaining([{ field: 'category', before: null, after: 'horse' }]),
        },
      ],
      linesReordered: false,
      request: [
        { field: 'toDate', before: '2026-07-12', after: '2026-07-11' },
        { field: 'serviceTypeIds', before: '1', after: '1 5' },
        { field: 'discountCode', before: null, after: 'SUMMER' },
      ],
      book: [],
    });
    const back = compareQuotes(good(pricer.quote(longer)), good(pricer.quote(request)));
    expect(back.lines.map(({ change }) => change)).toEqual(['changed', 'removed']);
    expect(back.lines[1]?.amounts[0]).toEqual({ field: 'customer', before: '30.00', after: '0.00', difference: '-30.00' });
  });

  it('detects another order of lines, and another book', () => {
    const prices = [{ template: 'hosting per_night', amount: '100' } as const, { template: 'horse per_trip', amount: '30' } as const];
    const both = { ...request, serviceTypeIds: [serviceTypeId('hosting'), serviceTypeId('horse')] };
    const quoteFrom = (family: typeof prices, version: string) => good(aPricer({ family, version }).quote(both));
    const found = compareQuotes(quoteFrom(prices, 'a'), quoteFrom(prices.toReversed(), 'b'));
    expect(found).toMatchObject({ totals: [], lines: [], linesReordered: true, request: [] });
    expect(found.book.map(({ field }) => field)).toEqual(['bookVersion', 'bookHash']);
  });

  it('gives no difference between amounts of two currencies', () => {
    const inYen = aPricer({ currency: 'JPY', family: [{ template: 'hosting per_night', amount: '100' }], policy: { vatRate: '0' } });
    const { currency, totals } = compareQuotes(good(pricer.quote(request)), good(inYen.quote(request)));
    expect(currency).toEqual(['EUR', 'JPY']);
    expect(totals.find(({ field }) => field === 'total')).toEqual({ field: 'total', before: '600.00', after: '600', difference: null });
  });
});
