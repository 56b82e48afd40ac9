// pricing quote of one stay: from a file, from flags, from stdin, for each side and in each format.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compilePriceBook, parsePriceBook } from '@hosted-stay/pricing-core';
import { describe, expect, test } from 'vitest';
import { runPricing } from './run-pricing.ts';
import { folderWithBook, SMALL_BOOK, STAY, STAY_FLAGS } from './small-book.ts';

const cwd = folderWithBook({ 'full.json': { ...STAY, from_date: undefined, discount_code: 'TEN', count_students: 2 } });

const quoteJson = async (...args: string[]) => {
  const { outcome, out, err } = await runPricing(['quote', '--book', 'book.json', ...args], { cwd });
  expect({ outcome, err }).toEqual({ outcome: 'fine', err: '' });
  return JSON.parse(out);
};

describe('one request', () => {
  test('is answered with the quote itself, as the engine makes it', async () => {
    const book = parsePriceBook(SMALL_BOOK);
    if (!book.ok) throw new Error('the small book is a good one');
    const quote = compilePriceBook(book.value).quote(STAY);
    expect(await quoteJson('--request', 'stay.json')).toEqual(quote.ok && JSON.parse(JSON.stringify(quote.value)));
  });

  test('has the figures the book promises', async () => {
    const quote = await quoteJson(...STAY_FLAGS);
    expect(quote).toMatchObject({
      subtotal: '875.00',
      discount: '0.00',
      vat: '144.90',
      total: '1019.90',
      totalHF: '630.00',
      amountFamworld: '245.00',
    });
  });

  test('is the same by flags, by file and by stdin', async () => {
    const byStdin = await runPricing(['quote', '-b', 'book.json', '-r', '-'], { cwd, stdin: JSON.stringify(STAY) });
    const byFile = await quoteJson('--request', 'stay.json');
    expect(await quoteJson(...STAY_FLAGS)).toEqual(byFile);
    expect(JSON.parse(byStdin.out)).toEqual(byFile);
  });

  test('takes every field by flag', async () => {
    const flags =
      '--activity-details-type mixed --current-no-of-weeks 2 --nearby-activity 900:1 --service-type-id 2,3 --count-students 3'.split(' ');
    const more = ['--discount-code', 'ten', '--vat-exempt', '--type', 'provider'];
    const { request } = await quoteJson(
      '--host-family-id',
      '500',
      '--from-date',
      '2026-07-06',
      '--to-date',
      '2026-07-26',
      ...flags,
      ...more,
    );
    expect(request).toEqual({
      hostFamilyId: 500,
      fromDate: '2026-07-06',
      toDate: '2026-07-26',
      activityDetailsType: 'mixed',
      currentNoOfWeeks: 2,
      nearbyActivities: [{ id: 900, weeks: 1 }],
      serviceTypeIds: [2, 3],
      countStudents: 3,
      discountCode: 'ten',
      vatExempt: true,
      type: 'provider',
    });
  });

  test('flags override the fields of the file in either spelling', async () => {
    const { request } = await quoteJson('--request', 'full.json', '--discount-code', 'OTHER', '--count-students', '4');
    expect(request).toMatchObject({ discountCode: 'OTHER', countStudents: 4, hostFamilyId: 500 });
  });

  test('may take its book from PRICING_BOOK', async () => {
    const { outcome } = await runPricing(['quote', ...STAY_FLAGS], { cwd, env: { PRICING_BOOK: 'book.json' } });
    expect(outcome).toBe('fine');
  });
});

describe('sides', () => {
  test('a customer is shown no payout and no part of the platform', async () => {
    const view = await quoteJson('-r', 'stay.json', '--side', 'customer', '--explain');
    expect(view.total).toBe('1019.90');
    expect(JSON.stringify(view)).not.toMatch(/630|245\.00|provider|payout|Famworld|bookHash/);
  });

  test('a host is shown no customer price', async () => {
    const view = await quoteJson('-r', 'stay.json', '--side', 'provider', '--explain');
    expect(view.payout).toBe('630.00');
    expect(JSON.stringify(view)).not.toMatch(/875|1019|245\.00|Famworld|bookHash/);
  });

  test.each(['table', 'markdown', 'csv', 'tsv'])('the sides are kept apart in %s too', async (format) => {
    for (const lines of format === 'table' ? [[], ['--explain']] : [[]]) {
      const args = ['quote', '-b', 'book.json', '-r', 'stay.json', '--format', format, ...lines];
      const customer = await runPricing([...args, '--side', 'customer'], { cwd });
      expect(customer.out).toMatch(/1,?019\.90/);
      expect(customer.out).not.toMatch(/630|245\.00/);
      const provider = await runPricing([...args, '--side', 'provider'], { cwd });
      expect(provider.out).toContain('630.00');
      expect(provider.out).not.toMatch(/875|019\.90|245\.00/);
    }
  });
});

describe('the reasons', () => {
  test('stand beside the quote in json', async () => {
    const { explanation, ...quote } = await quoteJson('-r', 'stay.json', '--explain');
    expect(quote).toEqual(await quoteJson('-r', 'stay.json'));
    expect(explanation).toMatchObject({ reader: 'finance', lines: [{ units: 7, usedFrom: { level: 'base' } }] });
    expect(explanation.text.lines[0].nearMisses.length).toBeGreaterThan(0);
  });

  test('are sentences in a table, in the language asked for', async () => {
    const english = await runPricing(['quote', '-b', 'book.json', '-r', 'stay.json', '--format', 'table', '--explain'], { cwd });
    const german = await runPricing(['quote', '-b', 'book.json', '-r', 'stay.json', '--format', 'table', '--explain', '--locale', 'de'], {
      cwd,
    });
    expect(english.out).toContain('Price book');
    expect(german.out).toContain('1.019,90');
    expect(german.out).toMatch(/Nächte/);
  });

  test('do not fit into rows', async () => {
    const { outcome, err } = await runPricing(['quote', '-b', 'book.json', '-r', 'stay.json', '--format', 'csv', '--explain'], { cwd });
    expect({ outcome, err }).toEqual({ outcome: 'usage', err: expect.stringContaining('explain_needs_text') });
  });
});

describe('fields', () => {
  test('are picked in the order asked', async () => {
    const { out } = await runPricing(['quote', '-b', 'book.json', '-r', 'stay.json', '--fields', 'total,vat', '--fields', 'currency'], {
      cwd,
    });
    expect(JSON.stringify(JSON.parse(out))).toBe('{"total":"1019.90","vat":"144.90","currency":"EUR"}');
  });

  test('a typo is answered with the nearest name', async () => {
    const { outcome, err } = await runPricing(['quote', '-b', 'book.json', '-r', 'stay.json', '--fields', 'totl'], { cwd });
    expect({ outcome, err }).toEqual({
      outcome: 'usage',
      err: 'pricing: unknown_field: --fields: there is no "totl" here; did you mean total?\n',
    });
  });
});

test.each([
  ['--fields', ''],
  ['--fields', ',', '--format', 'csv'],
  ['--fields', 'total', '--format', 'ledger'],
])('%j is wrong use', async (...args) => {
  const { outcome, out, err } = await runPricing(['quote', '-b', 'book.json', '-r', 'stay.json', ...args], { cwd });
  expect({ outcome, out, err }).toEqual({ outcome: 'usage', out: '', err: expect.stringContaining('--fields') });
});

describe('formats', () => {
  const print = async (...args: string[]) => (await runPricing(['quote', '-b', 'book.json', '-r', 'stay.json', ...args], { cwd })).out;

  test('csv has one row a quote, or one a line', async () => {
    const [head, row, ...rest] = (await print('--format', 'csv', '--fields', 'fromDate,subtotal,total')).split('\r\n');
    expect([head, row, rest]).toEqual(['fromDate,subtotal,total', '2026-07-06,875.00,1019.90', ['']]);
    const lines = await print('--format', 'csv', '--lines', '--fields', 'line,template,level,quantity,customer,provider');
    expect(lines).toBe('line,template,level,quantity,customer,provider\r\n1,Night with the family,base,7,875.00,630.00\r\n');
  });

  test('tsv, ndjson and markdown', async () => {
    expect(await print('--format', 'tsv', '--fields', 'total,vat')).toBe('total\tvat\n1019.90\t144.90\n');
    expect(await print('--format', 'ndjson', '--fields', 'total')).toBe('{"total":"1019.90"}\n');
    expect(await print('--format', 'markdown', '--fields', 'total,bookVersion')).toBe(
      '| total | bookVersion |\n| ---: | --- |\n| 1,019.90 | 2026.1 |\n',
    );
    expect(await print('--format', 'markdown')).toContain(
      '| Night with the family | García | own | 7 | 1 | 875.00 | 0.00 | 630.00 | 0.00 |',
    );
  });

  test('a terminal gets a sheet, anything else json', async () => {
    const onTerminal = await runPricing(['quote', '-b', 'book.json', '-r', 'stay.json'], { cwd, terminal: true, env: { NO_COLOR: '1' } });
    expect(onTerminal.out.replace(/[0-9a-f]{64}/, '<fingerprint>')).toMatchInlineSnapshot(`
      "Host family     500 García
      Dates           2026-07-06 – 2026-07-13
      Type of stay    family
      Days            8
      Nights          7
      Camp weeks      0 of 1 possible
      Immersion days  8
      Students        1
      Price book      2026.1
      Fingerprint     <fingerprint>

      Service                Paid to  Level  Quantity  Students   Price  Discount  Payout  Payout discount
      Night with the family  García   own           7         1  875.00      0.00  630.00             0.00

      Subtotal          875.00 EUR
      Discount            0.00 EUR
      VAT               144.90 EUR
      Total           1,019.90 EUR
      Payout: García    630.00 EUR
      Platform          245.00 EUR

      "
    `);
    expect(JSON.parse(await print())).toHaveProperty('total');
  });

  test('ledger: postings that sum to zero', async () => {
    const journal = await print('--format', 'ledger');
    expect(journal.replace(/[0-9a-f]{64}/, '<fingerprint>')).toMatchInlineSnapshot(`
      "decimal-mark .

      2026-07-06 García | 2026-07-06 to 2026-07-13
          ; fingerprint: <fingerprint>
          ; book: 2026.1
          assets:receivable:customer                  EUR 1019.90
          liabilities:payable:Host_family:500 García  EUR -630.00
          income:commission                           EUR -245.00
          liabilities:vat                             EUR -144.90
      "
    `);
    const cents = [...journal.matchAll(/EUR (-?)(\d+)\.(\d\d)$/gm)].map(([, sign, whole, cent]) => Number(`${sign}${whole}${cent}`));
    expect(cents.length).toBe(4);
    expect(cents.reduce((sum, amount) => sum + amount, 0)).toBe(0);
  });

  test('ledger is for finance alone', async () => {
    const { outcome, err } = await runPricing(['quote', '-b', 'book.json', '-r', 'stay.json', '--format', 'ledger', '--side', 'customer'], {
      cwd,
    });
    expect({ outcome, err }).toEqual({ outcome: 'usage', err: expect.stringContaining('ledger_is_finance') });
  });

  test('-o picks the format by extension', async () => {
    for (const [name, begin] of [
      ['q.csv', 'hostFamilyId,'],
      ['q.json', '{\n'],
      ['q.md', '| '],
      ['q.ledger', 'decimal-mark'],
      ['q.xlsx', 'PK'],
    ] as const) {
      expect(await print('-o', name)).toBe('');
      expect(readFileSync(join(cwd, name), 'latin1').startsWith(begin)).toBe(true);
    }
  });
});
