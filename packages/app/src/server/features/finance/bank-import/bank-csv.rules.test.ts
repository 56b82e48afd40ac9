// The statements of banks, as they are written in many places.

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findInvoiceNumbers, parseDay, parseStatement } from './bank-csv.rules.ts';

test.each([
  ['2026-07-02', '2026-07-02'],
  ['02.07.2026', '2026-07-02'],
  ['2/7/26', '2026-07-02'],
  ['20260702', '2026-07-02'],
  [' 20260702 ', '2026-07-02'],
  ['2026年7月2日', '2026-07-02'],
  ['02/07/2026 14:03', '2026-07-02'],
  ['31.02.2026', null],
  ['01.01.1900', '1900-01-01'],
  ['31.12.1899', null],
  ['31.12.2199', '2199-12-31'],
  ['01.01.2200', null],
  ['02.07.20261', null],
  ['2026-07-00002', null],
  ['soon', null],
])('the day %j is %s', (text, day) => expect(parseDay(text)).toBe(day));

test('the month comes first where some day could be read in no other way', () => {
  const csv = 'Date,Amount,Payer,Reference\n07/02/2026,1.00,Ann,a\n07/31/2026,2.00,Bob,b\n';
  const read = parseStatement(csv);
  expect(read.ok && read.lines.map(({ paidOn }) => paidOn)).toEqual(['2026-07-02', '2026-07-31']);
});

test('a heading is known in other languages, below other lines, with quoted cells and any separator', () => {
  const csv =
    '\ufeffKonto;DE12\r\n\r\nBuchungstag;Betrag;"Beguenstigter/Zahlungspflichtiger";Verwendungszweck\r\n02.07.26;"1.234,50";"Meier; Anna";"Rechnung\n""HS-S-2026-00001"""\r\n';
  expect(parseStatement(csv)).toEqual({
    ok: true,
    lines: [
      {
        line: 4,
        paidOn: '2026-07-02',
        amount: '1234.50',
        amountFault: null,
        payerName: 'Meier; Anna',
        reference: 'Rechnung "HS-S-2026-00001"',
      },
    ],
  });
  expect(parseStatement('日付,金額,支払人,摘要\n').ok).toBe(false);
  expect(parseStatement('日付,金額,依頼人,摘要\n2026/7/2,500,田中,a\n')).toMatchObject({ ok: true, lines: [{ amount: '500' }] });
});

test('a column of currencies, or of directions, counts', () => {
  const csv = 'Date,Amount,Currency,DR/CR,Payer,Reference\n';
  const rows = ['5.00,EUR,CR', '5.00,USD,CR', '5.00,,DR', '-5.00,EUR,D', '-5.00,EUR,C', '5.00,EUR,?'].map(
    (row) => `2026-07-02,${row},Ann,a`,
  );
  const read = parseStatement(csv + rows.join('\n'));
  expect(read.ok && read.lines.map(({ amount, amountFault }) => amount ?? amountFault)).toEqual([
    ...['5.00', 'currency', '-5.00', '-5.00', 'amount', 'amount'],
  ]);
});

test('a line whose cells are not those of the heading is read at no amount', () => {
  const csv = 'Date,Amount,Payer,Reference\n';
  const rows = [
    '2026-07-02,1,234.56,Ann,a',
    '2026-07-02,12,50,Ann,a',
    '2026-07-02,5.00,Ann,a,,',
    '2026-07-02,5.00,Ann,"a',
    '2026-07-02,6.00,Bob,b',
  ];
  const read = parseStatement(csv + rows.join('\n'));
  expect(read.ok && read.lines.map(({ amount, amountFault }) => amount ?? amountFault)).toEqual(['columns', 'columns', '5.00', 'columns']);
});

test('a row may be quoted as no rule has it, end as old computers do, and is named by the line on which it begins', () => {
  const csv = 'Date,Amount,Payer,Reference\r2026-07-02, "5.00" ,"Ann",  """a""\n\nb" \r\n\r\n2026-07-03,6.00,O"Neill,"c"';
  const read = parseStatement(csv);
  expect(read.ok && read.lines.map(({ line, amount, payerName, reference }) => [line, amount, payerName, reference])).toEqual([
    [2, '5.00', 'Ann', '"a" b'],
    [6, '6.00', 'O"Neill', 'c'],
  ]);
  const odd = parseStatement('Date,Amount,Payer,Reference\n2026-07-02,5.00,"Ann" Ltd,"a,b"');
  expect(odd.ok && odd.lines).toMatchObject([{ amount: '5.00', payerName: '"Ann" Ltd', reference: 'a,b' }]);
});

test('a quote that is never closed swallows the lines behind it, and none is read at an amount', () => {
  const read = parseStatement('Date,Amount,Payer,Reference\n2026-07-02,5.00,Ann,"a\n2026-07-03,6.00,Bob,""');
  expect(read.ok && read.lines.map(({ line, paidOn, amountFault }) => [line, paidOn, amountFault])).toEqual([[2, '2026-07-02', 'columns']]);
});

test('a currency that the heading of the amounts names counts, unless the line names its own', () => {
  const read = (csv: string) => {
    const found = parseStatement(csv);
    return found.ok ? found.lines.map(({ amount, amountFault }) => amount ?? amountFault) : [];
  };
  expect(read('Date,Amount (USD),Payer,Reference\n2026-07-02,5.00,Ann,a')).toEqual(['currency']);
  expect(read('Date,Amount in EUR,Payer,Reference\n2026-07-02,5.00,Ann,a')).toEqual(['5.00']);
  expect(read('Buchungstag;Betrag GBP;Name;Verwendungszweck;Währung\n02.07.2026;5,00;Ann;a;EUR')).toEqual(['5.00']);
  expect(read('DATE,AMOUNT,PAYER,REFERENCE\n2026-07-02,5.00,Ann,a')).toEqual(['5.00']);
});

test('a file without the columns says which are missing', () => {
  expect(parseStatement('Date,Amount,Nothing\n1,2,3')).toEqual({ ok: false, missing: ['payer', 'reference'] });
});

test('any cells come out as they went in', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', '\n', ' ') }).map((text) => text.replace(/\s+/g, ' ').trim());
  return fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const csv = `date,amount,payer,reference\n${rows.map(([payer, reference]) => `2026-07-02,1,${quoted(payer)},${quoted(reference)}`).join('\n')}`;
      const read = parseStatement(csv);
      expect(read.ok && read.lines.map(({ payerName, reference }) => [payerName, reference])).toEqual(rows);
    }),
  );
});

test.each([
  ['Invoice HS-S-2026-00012, thank you', 'HS-S-2026-00012'],
  ['hs s 2026 00012', 'HS-S-2026-00012'],
  ['HSS202600012', 'HS-S-2026-00012'],
  ['HS-S-2026-000123', 'HS-S-2026-000123'],
  ['HS-S-2026-0001', undefined],
  ['HS-S-2026-00012 and hs-s-2026-000123', 'HS-S-2026-00012', 'HS-S-2026-000123'],
  ['HSS2026000123/HSS202600012', 'HS-S-2026-000123', 'HS-S-2026-00012'],
])('the reference %j is for %s', (reference, ...numbers) => {
  const invoices = [{ number: 'HS-S-2026-00012' }, { number: 'HS-S-2026-000123' }];
  expect(findInvoiceNumbers(reference, invoices).map(({ number }) => number)).toEqual(numbers.filter((number) => number !== undefined));
});
