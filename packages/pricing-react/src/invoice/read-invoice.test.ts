// Invoices from files: what comes back, and what is refused where.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDraft, bareCatalogue } from '../../testing/invoice-arbitrary.ts';
import { en } from '../locales/en.ts';
import { describeFileIssue } from './invoice-issues.ts';
import { invoiceToJson } from './invoice-json.ts';
import { makeInvoice } from './make-invoice.ts';
import { readCreditNote, readInvoice } from './read-invoice.ts';

const line = { id: 1, description: 'Taxi', quantity: '1.5', unitAmount: '40', vatPercentage: '23' };
const schedule = { mode: 'amount', percentage: '', amount: '20', count: 3, dates: ['2026-06-02'] } as const;
const made = makeInvoice(aDraft({ lines: [line], schedule }), { quote: null, catalogue: bareCatalogue, messages: en });
if (!made.ok) throw new TypeError(JSON.stringify(made.issues));
const invoice = made.value;

const stay = { fromDate: '2026-07-05', toDate: '2026-07-26', students: 1, hostFamily: 'Murphy' };

/** The invoice's JSON with one value put elsewhere in it. */
function changed(path: readonly (string | number)[], value: unknown): unknown {
  const json: unknown = JSON.parse(invoiceToJson(invoice));
  const last = path.at(-1) ?? '';
  const holder = path.slice(0, -1).reduce<unknown>((at, step) => Reflect.get(Object(at), step), json);
  Reflect.set(Object(holder), last, value);
  return json;
}

const sentences = (json: unknown) => {
  const read = readInvoice(json);
  return read.ok ? [] : read.issues.map((issue) => describeFileIssue(issue, en));
};

describe('an invoice in a file', () => {
  it('has the same JSON for any order of fields', () => {
    const turned = Object.fromEntries(Object.entries(invoice).reverse());
    expect(invoiceToJson(turned as unknown as typeof invoice)).toBe(invoiceToJson(invoice));
    expect(invoiceToJson(invoice)).toMatch(/^\{"buyer":\{"address":\["Via Roma 1"/);
    expect(readInvoice(JSON.parse(invoiceToJson(invoice)))).toEqual({ ok: true, value: invoice });
  });

  it('is refused with the difference where it doesn’t add up', () => {
    expect(sentences(changed(['lines', 0, 'amount'], '60.01'))).toEqual([
      'lines[0].amount: The value is €60.01, but the sum is €60.00 (difference: €0.01).',
      'totals.vatLines[0].base: The value is €60.00, but the sum is €60.01 (difference: -€0.01).',
      'totals.subtotal: The value is €60.00, but the sum is €60.01 (difference: -€0.01).',
      'totals.total: The value is €73.80, but the sum is €73.81 (difference: -€0.01).',
    ]);
    expect(sentences(changed(['totals', 'vatLines'], []))).toHaveLength(3);
    expect(sentences(changed(['schedule', 1, 'amount'], '53.79'))).toEqual([
      'schedule: The value is €73.79, but the sum is €73.80 (difference: -€0.01).',
    ]);
  });

  it.each([
    [['buyer', 'address', 1], 7, 'buyer.address[1]: Must be text.'],
    [['lines'], {}, 'lines: Must be a list.'],
    [['seller'], null, 'seller: Must be an object.'],
    [['colour'], 'red', 'colour: Invoices don’t have this field.'],
    [['issueDate'], '2026-02-29', 'issueDate: “2026-02-29” isn’t a valid date.'],
    [['dueDate'], '2026-05-31', 'dueDate: Choose 1 Jun 2026, the invoice date, or later.'],
    [['lines', 0, 'kind'], 'gift', 'lines[0].kind: “gift” isn’t allowed here. Use quoted or manual.'],
    [['lines', 0, 'quantity'], '1e3', 'lines[0].quantity: “1e3” isn’t a quantity. Enter a number above 0 with at most 3 decimal places.'],
    [['totals', 'total'], '73.801', 'totals.total: “73.801” isn’t an amount in EUR. Enter a number with at most 2 decimal places.'],
    [['schedule', 0, 'dueDate'], '2026-05-30', 'schedule[0].dueDate: Choose 1 Jun 2026 or later.'],
    [['currency'], 'EURO', 'currency: “EURO” isn’t an ISO 4217 currency code.'],
    [['language'], '<x>', 'language: “<x>” isn’t allowed here. Use BCP 47.'],
    [['stay'], { ...stay, students: 1.5 }, 'stay.students: “1.5” isn’t allowed here. Use 1, 2, 3 ….'],
    [['stay'], { ...stay, students: 0 }, 'stay.students: “0” isn’t allowed here. Use 1, 2, 3 ….'],
    [['stay'], { ...stay, toDate: '2026-07-04' }, 'stay.toDate: Choose 5 Jul 2026 or later.'],
    [['totals', 'vat'], '13.79', 'totals.vat: The value is €13.79, but the sum is €13.80 (difference: -€0.01).'],
    [
      ['totals', 'vatLines'],
      [...invoice.totals.vatLines, ...invoice.totals.vatLines],
      'totals.vatLines[1].amount: The value is €13.80, but the sum is €0.00 (difference: €13.80).',
    ],
    [['lines', 0, 'detail'], 'night', 'lines[0].detail: “night” isn’t allowed here. Use "".'],
    [['vatExempt'], true, 'lines[0].vatPercentage: “23” isn’t allowed here. Use null.'],
    [['schedule', 0, 'kind'], 'balance', 'schedule[1]: Invoices don’t have this field.'],
    [['schedule', 1, 'dueDate'], '2026-06-03', 'schedule[1].dueDate: “2026-06-03” isn’t allowed here. Use 2026-06-15.'],
    [['buyer', 'name'], ' ', 'buyer.name: Enter a name.'],
  ])('says where it is wrong: %j', (path, value, sentence) => {
    expect(sentences(changed(path, value))).toContain(sentence);
  });

  it('reports invalid JSON and never throws', () => {
    expect(sentences('{')).toEqual(['This isn’t JSON. Open a file that was saved here.']);
    fc.assert(fc.property(fc.jsonValue(), (json) => !readInvoice(json).ok));
    const places = [
      ['lines', 0],
      ['totals', 'vatLines', 0],
      ['schedule'],
      ['quote'],
      ['stay'],
      ['lines', 0, 'unitAmount'],
      ['lines', 0, 'vatPercentage'],
      ['totals'],
    ];
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), (path, value) => {
        const read = readInvoice(changed(path, value));
        if (read.ok) expect(invoiceToJson(read.value)).toBe(invoiceToJson(changed(path, value) as typeof invoice));
      }),
    );
  });
});

describe('a credit note', () => {
  const negated = (amount: string) => (/[1-9]/.test(amount) ? `-${amount}` : amount);
  const note = {
    ...invoice,
    lines: invoice.lines.map((one) => ({ ...one, quantity: '1', unitAmount: negated(one.amount), amount: negated(one.amount) })),
    totals: {
      ...invoice.totals,
      subtotal: negated(invoice.totals.subtotal),
      vatLines: invoice.totals.vatLines.map((one) => ({ ...one, base: one.base && negated(one.base), amount: negated(one.amount) })),
      vat: negated(invoice.totals.vat),
      total: negated(invoice.totals.total),
    },
    schedule: [],
  };
  const codesOf = (json: unknown) => {
    const read = readCreditNote(json);
    return read.ok ? [] : read.issues.map(({ code }) => code);
  };

  it('is read as it was written, and is no invoice', () => {
    expect(readCreditNote(JSON.stringify(note))).toEqual({ ok: true, value: note });
    expect(sentences(note)).toEqual([expect.stringContaining('totals: ')]);
  });

  it('gives something back, and adds up', () => {
    expect(codesOf(invoice)).toEqual(expect.arrayContaining(['total_below_zero']));
    expect(codesOf({ ...note, totals: { ...note.totals, vat: '-13.81' } })).not.toEqual([]);
    expect(codesOf({ ...note, dueDate: '2020-01-01' })).toEqual(['due_before_issue']);
  });
});
