// Bookings on record: both spellings, any figure missing, faults with their paths.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { good, quoteOf, refusals } from '../../test/support/engine.ts';
import { holds } from '../../test/support/runs.ts';
import { aRequest, validStayArbitrary } from '../../testing/index.ts';
import { canonicalDecimal } from '../money/decimal-text.ts';
import { LINE_AMOUNTS, QUOTE_TOTALS } from '../quote-amounts.ts';
import { parseBookingRecord } from './parse-booking-record.ts';
import { toSnakeCase } from './spellings.ts';

const record = (changes: object = {}) => ({ id: 'B-1', request: aRequest(), recorded: {}, ...changes });
const recorded = (figures: unknown) => good(parseBookingRecord(record({ recorded: figures }))).recorded;

/** A booking that has on record all that was quoted. */
const fullRecord = validStayArbitrary().map((stay) => {
  const { pricings, ...quote } = quoteOf(stay);
  const totals: Partial<Record<(typeof QUOTE_TOTALS)[number], string>> = Object.fromEntries(
    QUOTE_TOTALS.map((name) => [name, quote[name]]),
  );
  const lines = pricings.map(
    ({ pricingTemplateId, hostableType, hostableId, quantity, students, customer, customerDiscount, provider, providerDiscount }) => ({
      pricingTemplateId,
      hostableType,
      hostableId,
      quantity,
      students,
      customer,
      customerDiscount,
      provider,
      providerDiscount,
    }),
  );
  const { currency, noOfDaysOfTrip, countMonToFri, noOfCampsAdded, noOfImmersionDays, amountPricingType } = quote;
  const counts = { noOfDaysOfTrip, countMonToFri, noOfCampsAdded, noOfImmersionDays };
  return {
    id: 7,
    bookVersion: quote.bookVersion,
    pricedAt: '2026-07-06T10:00:00Z',
    request: JSON.parse(JSON.stringify(quote.request)),
    recorded: { currency, ...counts, ...totals, amountPricingType, pricings: lines },
  };
});

/** The same with every field name in snake_case. */
function snake(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snake);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [toSnakeCase(name), snake(field)]));
}

describe('parseBookingRecord', () => {
  it('reads every figure, its decimals as their shortest text', () => {
    holds(
      fc.property(fullRecord, (written) => {
        const read = good(parseBookingRecord(written));
        expect(read.request).toEqual(written.request);
        for (const name of QUOTE_TOTALS) expect(read.recorded[name]).toBe(canonicalDecimal(written.recorded[name] ?? ''));
        written.recorded.pricings.forEach((line, index) => {
          for (const name of LINE_AMOUNTS) expect(read.recorded.pricings?.[index]?.[name]).toBe(canonicalDecimal(line[name]));
        });
        expect(read).toMatchObject({ id: 7, bookVersion: written.bookVersion, pricedAt: written.pricedAt });
        expect(Object.keys(read.recorded).sort()).toEqual(Object.keys(written.recorded).sort());
      }),
      100,
    );
  });

  it('reads snake_case as it reads camelCase', () => {
    holds(
      fc.property(fullRecord, (written) => {
        expect(parseBookingRecord(snake(written))).toEqual(parseBookingRecord(written));
      }),
      100,
    );
  });

  it.each([
    ['12.50', '12.5'],
    ['12.00', '12'],
    ['100', '100'],
    ['0.00', '0'],
    ['-0.00', '0'],
    ['-0.50', '-0.5'],
    ['-12.30', '-12.3'],
    ['007.5', '7.5'],
    [34.116425, '34.116425'],
    [0.1 + 0.2, '0.30000000000000004'],
    [1e-7, '0.0000001'],
    [-15.69, '-15.69'],
  ])('reads %s as %s', (written, read) => {
    expect(recorded({ total: written }).total).toBe(read);
  });

  it('counts null as not given', () => {
    const empty = { ...record(), book_version: null, recorded: { total: null, pricings: null } };
    expect(good(parseBookingRecord(empty))).toMatchObject({ id: 'B-1', recorded: {} });
    expect(Object.keys(recorded({ total: null, subtotal: '1' }))).toEqual(['subtotal']);
  });

  it('does not change what it is given', () => {
    const written = record({
      book_version: 'v1',
      vat_rate: '0.1350',
      recorded: { subtotal_hf: '1.50', pricings: [{ pricing_template_id: 1, hostable_type: 'Activity', hostable_id: 2 }] },
    });
    const before = structuredClone(written);
    expect(good(parseBookingRecord(written))).toMatchObject({ bookVersion: 'v1', vatRate: '0.135', recorded: { subtotalHF: '1.5' } });
    expect(written).toEqual(before);
  });

  it.each([
    ['nothing', null, ['invalid_type']],
    ['a list', [], ['invalid_type']],
    ['an empty record', {}, ['missing_field id', 'missing_field recorded', 'missing_field request']],
    ['no request', { id: 1, recorded: {} }, ['missing_field request']],
    ['an unknown field', record({ note: 1 }), ['unknown_field note']],
    ['an unknown figure', record({ recorded: { totel: '1' } }), ['unknown_field recorded.totel']],
    ['a figure under both names', record({ recorded: { subtotalHF: '1', subtotal_hf: '1' } }), ['unknown_field recorded.subtotal_hf']],
    ['a figure that is no decimal', record({ recorded: { total: '1,50' } }), ['invalid_decimal recorded.total']],
    ['a figure without end', record({ recorded: { total: 1e300 } }), ['too_many_digits recorded.total']],
    [
      'a line without its template',
      record({ recorded: { pricings: [{ hostableType: 'Activity', hostableId: 1 }] } }),
      ['missing_field recorded.pricings.0.pricingTemplateId'],
    ],
    ['a rate that is none', record({ vatRate: '23 %' }), ['invalid_decimal vatRate']],
    ['a moment that is none', record({ pricedAt: 'yesterday' }), ['invalid_date pricedAt']],
    ['a request with a wrong date', record({ request: { ...aRequest(), fromDate: 'x' } }), ['invalid_date request.fromDate']],
    ['a request with an unknown field', record({ request: { ...aRequest(), fromDat: 'x' } }), ['unknown_field request.fromDat']],
    [
      'a field named __proto__',
      JSON.parse('{"__proto__": 1, "id": 1, "book_version": "a", "recorded": {}, "request": {}}'),
      ['unknown_field __proto__'],
    ],
  ])('refuses %s', (_, input, expected) => {
    expect(refusals(parseBookingRecord(input)).sort()).toEqual(expected);
  });
});
