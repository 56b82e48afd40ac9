// The csv of a quote: safe to open, exact, and no more than the side may see.

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOSTILE_NAME, hostileBook } from '../../../testing/odd-books.ts';
import { mixedStay, sampleBookJson } from '../../../testing/sample-book.ts';
import { openPriceBook } from '../../quote-source/open-price-book.ts';
import { csvCell, quoteCsv } from './quote-csv.ts';
import { viewsFor } from './side-figures.ts';

/** Plain RFC 4180: the cells of each row. */
function cellsOf(csv: string): string[][] {
  const cells = [...csv.matchAll(/(?:"((?:[^"]|"")*)"|([^,"]*?))(,|\r\n|$)/gs)];
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of cells.slice(0, -1)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

function csvOf(json: unknown, side: 'customer' | 'provider' | 'finance') {
  const opened = openPriceBook(json, { side: 'finance' });
  const quoted = opened.ok ? opened.value.source(mixedStay as never, new AbortController().signal) : null;
  if (!opened.ok || quoted === null || quoted instanceof Promise || !quoted.ok) throw new Error('no quote');
  const [names = [], ...rows] = cellsOf(quoteCsv(viewsFor(quoted.value, side), side, opened.value.catalogue));
  return { quote: quoted.value, rows: rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [names[at] ?? '', cell]))) };
}

it('has one amount a row, beside its currency, as the quote has it', () => {
  const { quote, rows } = csvOf(sampleBookJson(), 'finance');
  expect(rows).toHaveLength(quote.pricings.length * 4 + 6);
  expect(new Set(rows.map(({ currency }) => currency))).toEqual(new Set(['EUR']));
  expect(rows[0]).toEqual({
    line: '1',
    template: 'Host family, per night',
    payee: 'Joyce family, Salthill',
    pricingType: 'per_night',
    quantity: '21',
    students: '1',
    figure: 'customer',
    amount: 'side' in quote && quote.side === 'finance' ? quote.pricings[0]?.customer : '',
    currency: 'EUR',
  });
  expect(rows.find(({ figure }) => figure === 'total')?.['amount']).toBe('total' in quote ? quote.total : '');
});

it('contains no provider figures for a customer, and no customer figures for a host', () => {
  const figures = (side: 'customer' | 'provider') => new Set(csvOf(sampleBookJson(), side).rows.map(({ figure }) => figure));
  expect(figures('customer')).toEqual(new Set(['customer', 'customerDiscount', 'total', 'subtotal', 'discount', 'vat']));
  expect(figures('provider')).toEqual(new Set(['provider', 'providerDiscount', 'payout']));
});

it('disarms names that a spreadsheet would run', () => {
  const { rows } = csvOf(hostileBook(), 'customer');
  expect(rows[0]?.['template']).toMatch(/^'=HYPERLINK\("https/);
  expect(rows[0]?.['payee']?.slice(1)).toContain(HOSTILE_NAME);
});

it.each([
  ['-12.50', '-12.50'],
  ['=1+1', "'=1+1"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['＝1', "'＝1"],
  ['a,"b"', '"a,""b"""'],
  [3, '3'],
])('writes %j as %s', (cell, text) => expect(csvCell(cell)).toBe(text));

it('never starts a cell like a formula, except numbers', async () => {
  await fc.assert(
    fc.property(fc.tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', ' =', ''), fc.string()), ([mark, rest]) => {
      const read = cellsOf(`${csvCell(mark + rest)}\r\n`)[0]?.[0] ?? '';
      expect(/^\s*[=+@-]/.test(read) && !/^-?\d+(\.\d+)?$/.test(read)).toBe(false);
      expect(read.replace(/^'/, '')).toBe((mark + rest).replace(/^'/, ''));
    }),
  );
});
