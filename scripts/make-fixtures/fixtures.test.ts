// The fixtures are what the code makes, say what they promise, and hold exactly the faults that were planted.

import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkPriceBook, compilePriceBook, parseBookingRecord, parsePriceBook, parseQuoteRequest } from '@hosted-stay/pricing-core';
import { describe, expect, test } from 'vitest';
import { bigBookings } from './bookings/big-bookings.ts';
import { parsedBook } from './bookings/calculate.ts';
import { FIGURES, mapFigures, sumsOf } from './bookings/figures.ts';
import type { BookingRecord, PlantedFault } from './bookings/year.ts';
import { CATALOGUE } from './books/catalogue.ts';
import { fixtureFiles } from './fixture-files.ts';
import { SLIPPED_RULES } from './slipped-rules.ts';

const folder = resolve(import.meta.dirname, '../../fixtures');
const read = (path: string) => readFileSync(resolve(folder, path), 'utf8');
const document = (path: string) => JSON.parse(read(path));

const records: readonly BookingRecord[] = read('bookings/2026.ndjson')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));
const faults: readonly PlantedFault[] = document('bookings/2026.faults.json');
const faultOf = new Map(faults.map((fault) => [fault.id, fault]));
const pricers = new Map(
  ['2025', '2026'].map((version) => [version, compilePriceBook(parsedBook(document(`price-books/${version}.json`)))]),
);

test('every file is what the code makes, and there is no other', () => {
  const made = fixtureFiles();
  for (const [path, text] of made) expect(read(path) === text, `${path} is out of step: npm run fixtures`).toBe(true);
  expect(globSync('**/*.*', { cwd: folder, exclude: ['golden/**', 'README.md'] }).sort()).toEqual([...made.keys()].sort());
});

describe('the price books', () => {
  test.each(['2025', '2026'])('%s has no findings', (version) => {
    expect(checkPriceBook(parsedBook(document(`price-books/${version}.json`)))).toEqual([]);
  });

  test('2026 uses all that can be sold', () => {
    const { pricingTypes, templates, counties, hostFamilies, activities } = document('price-books/2026.json');
    expect(new Set(templates.map((template: { pricingTypeId: number }) => template.pricingTypeId)).size).toBe(pricingTypes.length);
    expect(pricingTypes).toHaveLength(6);
    expect([counties.length, hostFamilies.length, activities.length]).toEqual([8, 24, 10]);
    expect(CATALOGUE.serviceTypes.map(({ name }) => name)).toContain('Trust fee');
  });

  test('the flawed one trips the rules it is meant to trip', () => {
    const book = parsedBook(document('faulty-price-books/flawed.json'));
    const found = checkPriceBook(book);
    expect([...new Set(found.map(({ rule }) => rule))].sort()).toEqual([...SLIPPED_RULES].sort());
    const pricer = compilePriceBook(book);
    for (const { rule, request } of found) if (request !== null) expect(pricer.quote(request).ok, rule).toBe(true);
  });

  test.each(['broken', 'misshapen'])('%s is refused for several faults', (name) => {
    const parsed = parsePriceBook(document(`faulty-price-books/${name}.json`));
    expect(parsed.ok ? 0 : parsed.issues.length).toBe(8);
  });
});

test('every single request has a price', () => {
  const files = globSync('requests/*.json', { cwd: folder });
  expect(files).toHaveLength(4);
  for (const file of files) expect(pricers.get('2026')?.quote(document(file)), file).toMatchObject({ ok: true, value: { warnings: [] } });
});

describe('the year of bookings', () => {
  test('every record reads as one', () => {
    for (const record of records) expect(parseBookingRecord(record).ok, record.id).toBe(true);
    expect(new Set(records.map(({ id }) => id)).size).toBe(1_200);
  });

  test('some are in snake_case, some without a version, some with their lines', () => {
    expect(records.filter(({ request }) => 'from_date' in request).length).toBeGreaterThan(300);
    expect(records.filter(({ bookVersion }) => bookVersion === undefined).length).toBe(300);
    expect(records.filter(({ recorded }) => recorded.pricings !== undefined).length).toBe(400);
    expect(records.filter(({ pricedAt }) => pricedAt.startsWith('2025-')).length).toBeGreaterThan(40);
  });

  test('the engine agrees with all but the planted ones, and expects what the reference does', () => {
    const wrong = records.filter((record) => {
      const quote = pricers.get(versionOf(record))?.quote(request(record));
      if (!quote?.ok) throw new Error(record.id);
      const expected = mapFigures((name) => quote.value[name]);
      expect(expected).toEqual(faultOf.get(record.id)?.expected ?? expected);
      return FIGURES.some((name) => record.recorded[name] !== expected[name]);
    });
    expect(wrong.map(({ id }) => id)).toEqual(faults.map(({ id }) => id));
  });

  test('the date a price was made tells the version of its book', () => {
    for (const record of records) if (record.bookVersion !== undefined) expect(record.bookVersion, record.id).toBe(versionOf(record));
  });

  test('lines add up to their sums, but where a hand typed over them', () => {
    const off = records.filter(({ request, recorded }) => {
      const rate = request['vatExempt'] === true || request['vat_exempt'] === true ? '0' : '0.23';
      const sums = sumsOf(recorded.pricings ?? [], rate);
      return recorded.pricings !== undefined && (sums.subtotal !== recorded.subtotal || sums.amountSupplyVAT !== recorded.amountSupplyVAT);
    });
    expect(off.every(({ id }) => faultOf.get(id)?.causes[0] === 'unexplained')).toBe(true);
  });
});

describe('the planted faults', () => {
  test('are several of each cause', () => {
    const counts = new Map<string, number>();
    for (const { causes } of faults) for (const cause of causes) counts.set(cause, (counts.get(cause) ?? 0) + 1);
    expect(counts.size).toBe(13);
    for (const [cause, count] of counts) expect(count, cause).toBeGreaterThanOrEqual(3);
    expect(faults.filter(({ causes }) => causes.length === 2)).toHaveLength(4);
  });

  test('are recorded as the bookings have them', () => {
    for (const { id, recorded } of faults) expect(records.find((record) => record.id === id)?.recorded).toMatchObject(recorded);
  });
});

test('the csv has fifty of the bookings, ten of them wrong', () => {
  const [header = '', ...rows] = read('bookings/sample.csv').trimEnd().split('\n');
  const ids = rows.map((row) => row.split(',')[0] ?? '');
  expect(rows).toHaveLength(50);
  expect(rows.every((row) => row.split(',').length === header.split(',').length)).toBe(true);
  expect(ids.filter((id) => faultOf.has(id))).toHaveLength(10);
  expect(ids.every((id) => records.some((record) => record.id === id))).toBe(true);
});

test('large files hold different requests, few of them wrong, and begin like smaller ones', () => {
  const lines = [...bigBookings(5_000)];
  expect([...bigBookings(10)]).toEqual(lines.slice(0, 10));
  const bookings: BookingRecord[] = lines.map((line) => JSON.parse(line));
  expect(new Set(bookings.map((booking) => JSON.stringify(booking.request))).size).toBe(5_000);
  const pricer = pricers.get('2026');
  const wrong = bookings.filter((booking) => {
    const quote = pricer?.quote(request(booking));
    return !quote?.ok || FIGURES.some((name) => quote.value[name] !== booking.recorded[name]);
  });
  expect(wrong.length).toBeGreaterThan(0);
  expect(wrong.length).toBeLessThan(30);
});

function versionOf({ pricedAt }: BookingRecord): string {
  return pricedAt < '2026-01-01' ? '2025' : '2026';
}

function request(record: BookingRecord) {
  const parsed = parseQuoteRequest(record.request);
  if (!parsed.ok) throw new Error(record.id);
  return parsed.value;
}
