// What is exported as CSV is read back as the same cells, and no spreadsheet takes any of it for a formula.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cell, escapeFormula, formatCell, unescapeFormula } from './cells.ts';
import { generateCsv } from './csv.ts';

const texts = { yes: 'Yes', no: 'No', timeZone: 'Europe/Dublin' };

/** RFC 4180, read by the letter. */
function readCsv(text: string): string[][] {
  const records: string[][] = [];
  let at = 0;
  while (at < text.length) {
    const record: string[] = [];
    for (;;) {
      const quoted = /"((?:[^"]|"")*)"/y;
      const plain = /[^,\r\n"]*/y;
      const pattern = text[at] === '"' ? quoted : plain;
      pattern.lastIndex = at;
      const found = pattern.exec(text);
      if (found === null) throw new Error(`can't be read at ${at}`);
      at = pattern.lastIndex;
      record.push(pattern === quoted ? (found[1] ?? '').replaceAll('""', '"') : found[0]);
      if (text[at] !== ',') break;
      at += 1;
    }
    if (text.slice(at, at + 2) !== '\r\n') throw new Error(`no end of line at ${at}`);
    at += 2;
    records.push(record);
  }
  return records;
}

async function csvOf(rows: readonly (readonly Cell[])[], options: { bom?: boolean; headings?: string[] } = {}): Promise<string> {
  const { bom = false, headings = (rows[0] ?? []).map((_, index) => `h${index}`) } = options;
  async function* batches() {
    yield rows.slice(0, 1);
    yield rows.slice(1);
  }
  let text = '';
  for await (const part of generateCsv({ title: 't', headings, kinds: [], batches: batches(), texts }, { bom })) text += part;
  return text;
}

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(';', '\t', '\n', "'", '"', '=', '-', '＠', 'a') }),
  fc
    .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', "'", "''", '＝', '"', ',', ' '), fc.string())
    .map(([sign, rest]) => sign + rest),
);

const amount = fc
  .tuple(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), fc.integer({ min: 0, max: 99 }))
  .map(([whole, minor]) => `${whole}.${String(minor).padStart(2, '0')}`);

describe('CSV', () => {
  test('is read back as the cells that were written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(hostile, amount, hostile), { minLength: 1, maxLength: 8 }), async (rows) => {
        const csv = await csvOf(
          rows.map(([a, b, c]): Cell[] => [
            { kind: 'text', value: a },
            { kind: 'money', value: b },
            { kind: 'text', value: c },
          ]),
        );
        expect(
          readCsv(csv)
            .slice(1)
            .map(([a = '', b = '', c = '']) => [unescapeFormula(a), b, unescapeFormula(c)]),
        ).toEqual(rows);
      }),
    );
  });

  test('reads back a column of empty cells', async () => {
    const csv = await csvOf([[{ kind: 'text', value: '' }], [{ kind: 'text', value: null }]]);
    expect(readCsv(csv)).toEqual([['h0'], [''], ['']]);
  });

  test('keeps text from being a formula, and takes the apostrophe off again', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const safe = escapeFormula(text);
        expect(safe).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
        expect(safe).not.toMatch(/[;\t\r\n]"*[=+\-@＝＋－＠]/);
        expect(unescapeFormula(safe)).toBe(text);
      }),
    );
  });

  test.each([
    ['=HYPERLINK("http://x")', `'=HYPERLINK("http://x")`],
    ['+353 1 555', "'+353 1 555"],
    ["'t Hooft", "'t Hooft"],
    ["'=1", "''=1"],
    ['Ann;=HYPERLINK("http://x")', `Ann;'=HYPERLINK("http://x")`],
    ['Ann\t@SUM(A1)', "Ann\t'@SUM(A1)"],
    ['first\r\n-2+3', "first\r\n'-2+3"],
    ['a;"=1"', `a;'"=1"`],
    ["a;'=1", "a;''=1"],
    ['a; b; 3 - 2 = 1', 'a; b; 3 - 2 = 1'],
    ['plain', 'plain'],
  ])('writes %s as %s', (text, written) => {
    expect(formatCell({ kind: 'text', value: text }, texts)).toBe(written);
  });

  test('leaves amounts numbers, below zero too', () => {
    expect(formatCell({ kind: 'money', value: '-1204.50' }, texts)).toBe('-1204.50');
    expect(formatCell({ kind: 'money', value: '-1+cmd' }, texts)).toBe("'-1+cmd");
  });

  test('has no cell that is a formula where the file is split at semicolons either', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(hostile, amount, hostile), { minLength: 1, maxLength: 4 }), async (rows) => {
        const csv = await csvOf(
          rows.map(([a, b, c]): Cell[] => [
            { kind: 'text', value: a },
            { kind: 'money', value: b },
            { kind: 'text', value: c },
          ]),
        );
        const cells = csv.split(/[;\t\r\n]/).map((cell) => cell.replace(/^"+/, ''));
        expect(cells.filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
      }),
    );
  });

  test('writes moments as the clock of the zone showed them, days as they are', () => {
    expect(formatCell({ kind: 'instant', value: new Date('2026-07-02T23:30:00Z') }, texts)).toBe('2026-07-03 00:30:00');
    expect(formatCell({ kind: 'day', value: '2026-07-02' }, texts)).toBe('2026-07-02');
  });

  test('begins with the mark of UTF-8 when that is wanted, and guards headings too', async () => {
    expect(await csvOf([], { bom: true, headings: ['=a', 'é'] })).toBe(`\ufeff'=a,é\r\n`);
  });
});
