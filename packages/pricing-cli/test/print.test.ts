// The writers, each on cells that try to break it.

import { inflateRawSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disarm } from '../src/print/csv.ts';
import { ledgerEntry } from '../src/print/ledger.ts';
import { numberFormat } from '../src/print/numbers.ts';
import { printable, printableLines } from '../src/print/printable.ts';
import type { Column, Row, RowFormat } from '../src/print/row-writer.ts';
import { openRows } from '../src/print/rows.ts';

const COLUMNS: readonly Column[] = [
  { name: 'name', kind: 'text' },
  { name: 'amount', kind: 'amount' },
];

async function printed(format: RowFormat, rows: readonly Row[], columns = COLUMNS): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const sink = { isTerminal: false, write: async (piece: string | Uint8Array) => void pieces.push(Buffer.from(piece)) };
  const writer = await openRows(format, sink, { columns, showNumber: numberFormat('en') });
  for (const row of rows) await writer.write(row);
  await writer.end();
  return Buffer.concat(pieces);
}

const text = async (format: RowFormat, rows: readonly Row[]) => (await printed(format, rows)).toString('utf8');

describe('csv', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+49 30 1234', "'+49 30 1234"],
    ['-1+cmd|calc', "'-1+cmd|calc"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    [' =1', "' =1"],
    ['\r=1', "'\r=1"],
    ['＝1+1', "'＝1+1"],
    ['-12.50', '-12.50'],
    ['-0', '-0'],
    ['-1e5', "'-1e5"],
    ['12-13', '12-13'],
    ['', ''],
  ])('%j is printed as %j', (cell, expected) => {
    expect(disarm(cell)).toBe(expected);
  });

  test('no cell can run, and every cell can be read back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.integer()), { minLength: 1 }), async (cells) => {
        const csv = await text(
          'csv',
          cells.map(([name, amount]) => ({ name, amount: String(amount) })),
        );
        const read: string[][] = parse(csv);
        expect(read.slice(1)).toEqual(cells.map(([name, amount]) => [disarm(name), String(amount)]));
        for (const [name = ''] of read.slice(1)) expect(name).not.toMatch(/^[\t\r\n]|^\s*[=+@]|^\s*-(?!\d+(\.\d+)?$)/);
      }),
    );
  });

  test('quotes by RFC 4180', async () => {
    expect(await text('csv', [{ name: 'a "b", c\r\nd', amount: null }])).toBe('name,amount\r\n"a ""b"", c\r\nd",\r\n');
  });

  test('without rows there is still a header', async () => {
    expect(await text('csv', [])).toBe('name,amount\r\n');
    expect(await text('tsv', [])).toBe('name\tamount\n');
    expect(await text('json', [])).toBe('[]\n');
    expect(await text('ndjson', [])).toBe('');
  });

  test('tsv keeps one row a line', async () => {
    expect(await text('tsv', [{ name: 'a\tb\nc', amount: '-1.00' }])).toBe('name\tamount\na b c\t-1.00\n');
  });
});

describe('xlsx', () => {
  const sheet = (file: Buffer) => unzipped(file, 'xl/worksheets/sheet1.xml');

  test('amounts are numbers, and text beyond 15 digits; text is never a formula', async () => {
    const file = await printed('xlsx', [
      { name: '=1+1', amount: '-12.50' },
      { name: 'long', amount: '1234567890123456.78' },
      { name: 'zero', amount: '0.000' },
    ]);
    const xml = sheet(file);
    expect(xml).toMatch(/<v>-12\.5<\/v>/);
    expect(xml).not.toContain('<f>');
    expect(xml).not.toContain('1234567890123456');
    expect(unzipped(file, 'xl/sharedStrings.xml')).toContain('1234567890123456.78');
    expect(unzipped(file, 'xl/styles.xml')).toContain('0.000');
  });

  test('refuses more rows than a sheet has', async () => {
    const writer = await openRows('xlsx', { isTerminal: false, write: async () => {} }, { columns: [] });
    const fill = async () => {
      for (let row = 0; row < 1_048_576; row += 1) await writer.write({});
    };
    await expect(fill()).rejects.toMatchObject({ outcome: 'usage', complaints: [{ code: 'too_many_rows' }] });
  });
});

describe('tables', () => {
  test('count wide characters as two, and cut nothing off', async () => {
    expect(
      await text('table', [
        { name: '田中', amount: '1234.50' },
        { name: 'a', amount: '-1.00' },
      ]),
    ).toBe('name    amount\n田中  1,234.50\na        -1.00\n');
  });

  test('stream after the first rows: a later, wider cell pushes only its own line', async () => {
    const rows = [
      ...Array.from({ length: 600 }, () => ({ name: 'a', amount: '1' })),
      { name: 'much wider', amount: '2' },
      { name: 'a', amount: '3' },
    ];
    expect((await text('table', rows)).trimEnd().split('\n').slice(-2)).toEqual(['much wider       2', 'a          3']);
  });
});

describe('numbers', () => {
  test.each([
    ['en', '1,234,567.80'],
    ['de', '1.234.567,80'],
    ['es', '1.234.567,80'],
    ['it', '1.234.567,80'],
    ['ja', '1,234,567.80'],
    ['ko', '1,234,567.80'],
    ['zh', '1,234,567.80'],
    ['fr', '1\u00a0234\u00a0567,80'],
  ] as const)('%s', (locale, expected) => {
    const show = numberFormat(locale);
    expect(show('1234567.80')).toBe(expected);
    expect(show('-1234567.80')).toBe(`-${expected}`);
    expect(show('not a number')).toBe('not a number');
  });

  test('no digit of a long amount is lost', async () => {
    await fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), (amount) => {
        expect(numberFormat('en')(`${amount}.05`).replaceAll(',', '')).toBe(`${amount}.05`);
      }),
    );
  });
});

describe('printable', () => {
  test('leaves letters of any script alone', () => {
    for (const name of ['García', '田中さん', 'שלום', '한국어', '👩‍👧 Ó', 'e\u0301']) expect(printable(name)).toBe(name);
  });

  test('never lets a control character through, and changes no JSON value', async () => {
    await fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        expect(printable(value)).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
        const json = JSON.stringify({ value });
        expect(JSON.parse(printableLines(json))).toEqual({ value });
      }),
    );
  });
});

test('a journal keeps its accounts for any payee name', () => {
  const names = { template: String, hostable: () => 'A:B  ; =x\n2026-01-01 | [evil]' };
  const request = { hostFamilyId: 1, fromDate: '2026-07-06', toDate: '2026-07-13' };
  const quote = { request, fingerprint: 'f', bookVersion: 'b\n1' };
  const map = {
    currency: 'EUR',
    postings: [
      { account: 'customer', amount: '-1.00' },
      { account: 'Host_family:1', amount: '1.00' },
    ],
  };
  const entry = ledgerEntry({ quote, map, names, code: 'x) y' } as unknown as Parameters<typeof ledgerEntry>[0]);
  expect(entry.trimEnd().split('\n')).toHaveLength(5);
  expect(entry).toMatch(/^ {4}liabilities:payable:Host_family:1 [^:;|=]*\S {2,}EUR -1\.00$/m);
  expect(entry).toMatch(/^2026-07-06 \(x y\) /);
});

/** One file of a zip archive, by its central directory. */
function unzipped(zip: Buffer, name: string): string {
  for (let at = zip.indexOf('PK\u0001\u0002'); at !== -1; at = zip.indexOf('PK\u0001\u0002', at + 4)) {
    const [method, size, nameLength, start] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 42),
    ];
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) !== name) continue;
    const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const bytes = zip.subarray(data, data + size);
    return (method === 0 ? bytes : inflateRawSync(bytes)).toString('utf8');
  }
  throw new Error(`no ${name} in this archive`);
}
