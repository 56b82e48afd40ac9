// What audit and compare can't check or read: each code once, and never a guess in its place.

import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { runPricing } from '../../test/run-pricing.ts';
import { LONGEST_LINE } from '../io/lines.ts';

const fixtures = fileURLToPath(new URL('../../../../fixtures/', import.meta.url));
const books = join(fixtures, 'price-books');
const book = JSON.parse(readFileSync(join(books, '2026.json'), 'utf8')) as Record<string, unknown>;
const BOOK_FILE = join(books, '2026.json');
const cwd = mkdtempSync(join(tmpdir(), 'pricing-refusals-'));
const [first = ''] = readFileSync(join(fixtures, 'bookings/2026.ndjson'), 'utf8').split('\n');
const { bookVersion: _, pricedAt: __, ...undated } = JSON.parse(first) as Record<string, unknown>;

function folderOf(name: string, changes: readonly object[]): string {
  mkdirSync(join(cwd, name));
  for (const [at, change] of changes.entries()) writeFileSync(join(cwd, name, `${at}.json`), JSON.stringify({ ...book, ...change }));
  return name;
}

async function audited(path: string, record: object) {
  const { outcome, out } = await runPricing(['audit', '--book', path, '--input', '-', '--quiet'], { cwd, stdin: JSON.stringify(record) });
  return { outcome, row: out === '' ? undefined : JSON.parse(out) };
}

describe('the book of a booking', () => {
  test.each([
    ['of one date', [{ version: 'a' }, { version: 'b' }], 'both take effect on'],
    ['without a date', ['a', 'b'].map((version) => ({ version, effectiveFrom: undefined })), 'neither has effectiveFrom'],
  ])('ambiguous_book: two %s, whatever their files are called', async (name, changes, why) => {
    const { outcome, row } = await audited(folderOf(name, changes), undated);
    expect(outcome).toBe('findings');
    expect(row).toMatchObject({ status: 'unchecked', code: 'ambiguous_book', path: 'bookVersion', message: expect.stringContaining(why) });
  });

  test('is no question where a version is named, or where the two are older than a third', async () => {
    const twins = [{ version: 'a' }, { version: 'b', currency: 'USD' }].map((change) => ({
      ...change,
      effectiveFrom: '2020-01-01T00:00:00Z',
    }));
    const folder = folderOf('older twins', [...twins, { version: '2026' }]);
    expect(await audited(folder, undated)).toEqual({ outcome: 'fine', row: undefined });
    expect(await audited(folder, { ...undated, bookVersion: '2026' })).toEqual({ outcome: 'fine', row: undefined });
  });

  test('no_book_in_force: priced before any of them', async () => {
    const { outcome, row } = await audited(books, { ...undated, pricedAt: '1999-01-01T00:00:00Z' });
    expect(outcome).toBe('findings');
    expect(row).toMatchObject({ status: 'unchecked', code: 'no_book_in_force', path: 'pricedAt' });
  });

  test('no_books: a folder without any', async () => {
    mkdirSync(join(cwd, 'empty'));
    const { outcome, err } = await runPricing(['audit', '--book', 'empty', '--input', '-'], { cwd, stdin: first });
    expect([outcome, err]).toEqual(['bad_book', expect.stringContaining('no_books')]);
  });

  test('currencies_differ: what is compared must be of one currency', async () => {
    writeFileSync(join(cwd, 'dollars.json'), JSON.stringify({ ...book, currency: 'USD' }));
    const args = ['compare', '--book', join(books, '2026.json'), '--with', 'dollars.json', '--input', '-'];
    const { outcome, err } = await runPricing(args, { cwd, stdin: first });
    expect([outcome, err]).toEqual(['bad_book', expect.stringContaining('currencies_differ')]);
  });
});

describe('a line that can not be read', () => {
  test('invalid_utf8 and line_too_long, as for quote; the lines after them are read', async () => {
    const broken = Buffer.concat([
      Buffer.from([0xff, 0xfe, 10]),
      Buffer.alloc(LONGEST_LINE + 5, 'x'),
      Buffer.from(`\n${first}\nnonsense\n`),
    ]);
    writeFileSync(join(cwd, 'broken.ndjson'), broken);
    const { outcome, out } = await runPricing(['audit', '--book', books, '--input', 'broken.ndjson', '--quiet'], { cwd });
    expect(outcome).toBe('bad_input');
    const rows = out.trimEnd().split('\n');
    expect(rows.map((row) => JSON.parse(row)).map(({ line, code }) => [line, code])).toEqual([
      [1, 'invalid_utf8'],
      [2, 'line_too_long'],
      [4, 'invalid_json'],
    ]);
  });
});

describe('for a person', () => {
  const input = join(fixtures, 'bookings/sample.csv');

  test('a table omits columns for programs unless they are selected', async () => {
    const table = await runPricing(['audit', '--book', books, '--input', '-', '--quiet', '--format', 'table'], {
      cwd,
      stdin: `nonsense\n${first}`,
    });
    expect(table.out.split('\n')[0]).not.toMatch(/index|code|path|message/);
    expect(table.out).toContain('invalid_json: ');
    const asked = await runPricing(['audit', '--book', books, '--input', input, '--quiet', '--format', 'table', '--fields', 'id,code'], {
      cwd,
    });
    expect(asked.out.split('\n')[0]).toMatch(/id +code/);
  });

  test('the summary has the digits of the currency, a line for all, and the most money first', async () => {
    const { err } = await runPricing(['audit', '--book', books, '--input', join(fixtures, 'bookings/2026.ndjson'), '-o', 'x.csv'], { cwd });
    const [, all = '', worst = ''] = err.split('\n');
    expect(all).toMatch(
      /^ {2}total: [\d,]+\.\d\d EUR overcharged, [\d,]+\.\d\d undercharged; [\d,]+\.\d\d overpaid, [\d,]+\.\d\d underpaid$/,
    );
    expect(worst).toMatch(/^ {2}currency_exponent: /);
    expect(err).not.toMatch(/ 0 EUR| 0 (over|under)/);
  });

  test('the nights of a band are no date to a spreadsheet', async () => {
    const args = [
      'compare',
      '--book',
      join(books, '2025.json'),
      '--with',
      join(books, '2026.json'),
      '--input',
      join(fixtures, 'bookings/2026.ndjson'),
    ];
    const { out } = await runPricing([...args, '--by', 'length', '--format', 'csv', '--fields', 'key,name', '--quiet'], { cwd });
    expect(out).toContain('7 to 13,7 to 13 nights');
    expect(out).not.toMatch(/^\d+-\d+/m);
  });
});

describe('an input without a record', () => {
  const empty = (name: string, text: string) => {
    const file = join(cwd, name);
    writeFileSync(file, text);
    return file;
  };
  const inputs = [
    ['no bytes', empty('nothing.ndjson', '')],
    ['blank lines', empty('blank.ndjson', '\n \n\n')],
    ['a header alone', empty('header.csv', 'id,hostFamilyId,fromDate,toDate,total\n')],
    ['an empty list', empty('list.json', '[]')],
  ] as const;

  test.each(inputs)('passes neither an audit nor a comparison: %s', async (_, input) => {
    for (const args of [
      ['audit', '--exit-zero'],
      ['compare', '--with', BOOK_FILE],
    ]) {
      const { outcome, err } = await runPricing([...args, '--book', BOOK_FILE, '--input', input, '--quiet']);
      expect({ outcome, err }).toEqual({ outcome: 'bad_input', err: `${input}: empty_input: expected at least one record, found none\n` });
    }
  });

  test('is reported for a pipe and for merged shards; a single shard can be empty', async () => {
    const piped = await runPricing(['audit', '--book', BOOK_FILE, '--input', '-', '--quiet']);
    expect(piped).toMatchObject({ outcome: 'bad_input', err: '<stdin>: empty_input: expected at least one record, found none\n' });
    const parts = [1, 2].map((part) => join(cwd, `empty-${part}.json`));
    for (const [at, part] of parts.entries()) {
      const args = ['--input', inputs[1][1], '--shard', `${at + 1}/2`, '--summary-file', part, '--quiet'];
      expect((await runPricing(['audit', '--book', BOOK_FILE, ...args])).outcome).toBe('fine');
    }
    expect(await runPricing(['merge', ...parts])).toMatchObject({ outcome: 'bad_input', err: expect.stringContaining('empty_input') });
  });
});

test.each([
  [['-o', 'same.json', '--summary-file', './same.json'], './same.json'],
  [['--summary-file', '-'], 'standard output'],
])('answer and summary in one place are refused: %j', async (args, place) => {
  for (const command of [['audit'], ['compare', '--with', BOOK_FILE]]) {
    const { outcome, err } = await runPricing([...command, '--book', BOOK_FILE, '--input', 'x', ...args]);
    expect(outcome).toBe('usage');
    expect(err).toBe(`pricing: same_output: --output and --summary-file both name ${place}; use different files\n`);
  }
});
