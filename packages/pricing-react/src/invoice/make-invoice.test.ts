// What an invoice adds up to, and what is refused.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDraft, bareCatalogue, financeViewArbitrary, manualLinesArbitrary } from '../../testing/invoice-arbitrary.ts';
import { openSample } from '../../testing/open-sample.ts';
import { en } from '../locales/en.ts';
import { draftOf } from './draft-of.ts';
import type { Invoice } from './invoice.ts';
import type { InvoiceDraft } from './invoice-draft.ts';
import { describeInvoiceIssue } from './invoice-issues.ts';
import { invoiceToJson } from './invoice-json.ts';
import { invoiceText } from './invoice-text.ts';
import { makeInvoice } from './make-invoice.ts';
import type { BillableQuote } from './quoted-part.ts';
import { readInvoice } from './read-invoice.ts';

const make = (draft: InvoiceDraft, quote: BillableQuote | null = null, catalogue = bareCatalogue) =>
  makeInvoice(draft, { quote, catalogue, messages: en });

const codes = (draft: InvoiceDraft, quote: BillableQuote | null = null) => {
  const made = make(draft, quote);
  return made.ok ? [] : made.issues.map(({ code, path }) => [code, path.join('.')]);
};

/** Minor units, read without the engine. */
const minor = (amount: string) => BigInt(amount.replace('.', ''));
const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total + minor(amount), 0n);

/** Half away from zero. */
function divided(product: bigint, by: bigint): bigint {
  const size = product < 0n ? -product : product;
  const rounded = (size * 2n + by) / (by * 2n);
  return product < 0n ? -rounded : rounded;
}

const line = { id: 1, description: 'Taxi', quantity: '1', unitAmount: '40', vatPercentage: '23' };

describe('an invoice', () => {
  it('adds up, keeps the quote to the cent, and shares the total out without losing a cent', () => {
    const quotes = fc.option(financeViewArbitrary);
    const modes = fc.record({
      mode: fc.constantFrom('none' as const, 'percentage' as const, 'instalments' as const),
      percentage: fc.constantFrom('0.5', '20', '33.333', '100'),
      count: fc.integer({ min: 2, max: 24 }),
    });
    fc.assert(
      fc.property(quotes, manualLinesArbitrary, modes, (quote, lines, schedule) => {
        const currency = quote?.currency ?? 'EUR';
        const digitless = !quote || quote.subtotal.split('.')[1]?.length === 2;
        const draft = aDraft({
          lines: digitless ? lines : [],
          schedule: { ...schedule, amount: '', dates: Array<string>(23).fill('2026-06-02') },
        });
        const made = make(draft, quote, { ...bareCatalogue, currency });
        const invoice = made.ok ? made.value : made.sketch;
        if (invoice === null) throw new TypeError('a sketch is always there');
        checkSums(invoice);
        if (quote !== null) checkQuoted(invoice, quote);
        const allowed = ['nothing_to_bill', 'total_below_zero'];
        if (!made.ok) expect(allowed).toEqual(expect.arrayContaining(made.issues.map(({ code }) => code)));
        else checkRoundTrip(made.value);
      }),
      { numRuns: 300 },
    );
  });

  it.each(['0', '0x', '2026-1', '2026-02-30', ''])(
    'with a deposit and the due date %j has a sketch that can be read, without parts',
    (dueDate) => {
      const schedule = { mode: 'percentage', percentage: '20', amount: '', count: 3, dates: ['2026-06-02'] } as const;
      const made = make(aDraft({ lines: [line], schedule, dueDate }));
      const sketch = made.ok ? null : made.sketch;
      expect(sketch).toMatchObject({ schedule: [], totals: { total: '49.20' } });
      expect(sketch && invoiceText(sketch, { messages: en }).schedule).toBeNull();
      expect(codes(aDraft({ lines: [line], schedule, dueDate })).map(([, path]) => path)).toEqual(['dueDate']);
    },
  );

  it('contains no provider or platform figures', () => {
    fc.assert(
      fc.property(financeViewArbitrary, (quote) => {
        const customer = Object.fromEntries(
          Object.entries(quote).filter(
            ([name]) => !['payouts', 'amountSupplyVAT', 'amountFamworld', 'subtotalHF', 'discountHF', 'totalHF', 'bookHash'].includes(name),
          ),
        ) as unknown as BillableQuote;
        const pricings = quote.pricings.map(({ provider, providerDiscount, level, ...rest }) => rest);
        const draft = aDraft({ number: '7' });
        expect(make(draft, quote)).toEqual(make(draft, { ...customer, pricings } as unknown as BillableQuote));
      }),
      { numRuns: 100 },
    );
  });

  it('groups VAT by percentage, and takes none where it is exempt', () => {
    const lines = [
      line,
      { ...line, id: 2, unitAmount: '-0.02', vatPercentage: '23.0' },
      { ...line, id: 3, quantity: '1.5', unitAmount: '9.99', vatPercentage: '0' },
    ];
    const made = make(aDraft({ lines }));
    expect(made).toMatchObject({
      ok: true,
      value: {
        lines: [{}, {}, { quantity: '1.5', unitAmount: '9.99', amount: '14.99' }],
        totals: {
          subtotal: '54.97',
          vatLines: [
            { percentage: '23', base: '39.98', amount: '9.20' },
            { percentage: '0', base: '14.99', amount: '0.00' },
          ],
          vat: '9.20',
          total: '64.17',
        },
      },
    });
    expect(make(aDraft({ lines, vatExempt: true }))).toMatchObject({
      ok: true,
      value: { totals: { vatLines: [], vat: '0.00', total: '54.97' } },
    });
  });

  it('reports every fault at its field and shows the rest', () => {
    const wrong = { ...line, description: ' ', quantity: '1.2345', unitAmount: '1.005', vatPercentage: '101' };
    const nobody = { name: '', address: [' '], email: 'x', vatNumber: '' };
    const draft = aDraft({ buyer: nobody, issueDate: '2026-02-30', dueDate: '', lines: [line, wrong], vatExempt: true, vatText: '' });
    expect(codes(draft)).toEqual([
      ['missing', 'buyer.name'],
      ['missing', 'buyer.address'],
      ['invalid_email', 'buyer.email'],
      ['invalid_date', 'issueDate'],
      ['missing', 'dueDate'],
      ['missing', 'lines.1.description'],
      ['invalid_quantity', 'lines.1.quantity'],
      ['invalid_amount', 'lines.1.unitAmount'],
      ['missing', 'vatText'],
    ]);
    expect(
      codes(
        aDraft({
          lines: [
            { ...line, vatPercentage: '101' },
            { ...line, quantity: '0' },
          ],
        }),
      ),
    ).toEqual([
      ['invalid_percentage', 'lines.0.vatPercentage'],
      ['invalid_quantity', 'lines.1.quantity'],
    ]);
    expect(make(aDraft({ buyer: nobody, lines: [line, wrong] }))).toMatchObject({ ok: false, sketch: { totals: { total: '49.20' } } });
    expect(codes(aDraft())).toEqual([['nothing_to_bill', '']]);
    expect(codes(aDraft({ lines: [line], dueDate: '2026-05-31' }))).toEqual([['due_before_issue', 'dueDate']]);
  });

  it('is never below zero: that is a credit note', () => {
    const made = make(aDraft({ lines: [{ ...line, unitAmount: '-0.01' }] }));
    const [issue] = made.ok ? [] : made.issues;
    expect(issue && describeInvoiceIssue(issue, en)).toBe(
      'The total is -€0.01. An invoice can’t be below 0: use a credit note for money owed to the buyer.',
    );
    expect(codes(aDraft({ lines: [line, { ...line, unitAmount: '-40' }] }))).toEqual([]);
  });

  it('takes no quote that doesn’t add up, and no provider’s', () => {
    const [quote] = fc.sample(
      financeViewArbitrary.filter(({ total }) => /^\d{4}\.\d{2}$/.test(total)),
      { numRuns: 1, seed: 3 },
    );
    if (quote === undefined) throw new TypeError('no quote');
    expect(codes(aDraft(), quote)).toEqual([]);
    expect(codes(aDraft(), { ...quote, total: '1.00' })).toEqual([['unbalanced', 'quote.total']]);
    expect(codes(aDraft(), { side: 'provider', payout: '1.00' } as unknown as BillableQuote)).toEqual([['not_a_customers_quote', '']]);
    expect(codes(aDraft(), { ...quote, currency: 'XYZ' })).toEqual([['unknown_currency', '']]);
  });

  it('answers with an issue where a quote can’t be read', () => {
    const quote = openSample('customer');
    const withLine = (changes: object) => ({ ...quote, pricings: quote.pricings.map((each) => ({ ...each, ...changes })) });
    const broken: readonly unknown[] = [
      { ...quote, total: 'abc' },
      { ...quote, vat: '1e3' },
      { ...quote, vat: '-5.00' },
      withLine({ customer: '1.2345' }),
      withLine({ pricingType: 'per_moon' }),
      { ...quote, request: null },
      { total: '1.00' },
      'quote',
    ];
    for (const each of broken) expect(codes(aDraft(), each as BillableQuote)).toEqual([['broken_quote', '']]);
    expect(codes(aDraft({ currency: 'GBP' }), quote)).toEqual([['wrong_value', 'quote.currency']]);
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(quote)), fc.jsonValue(), (name, value) => {
        expect(() => make(aDraft({ lines: [line] }), { ...quote, [name]: value } as BillableQuote)).not.toThrow();
      }),
    );
  });

  it('writes yen without digits', () => {
    const catalogue = { ...bareCatalogue, currency: 'JPY' };
    const made = make(aDraft({ lines: [{ ...line, unitAmount: '1001', quantity: '0.5', vatPercentage: '10' }] }), null, catalogue);
    expect(made).toMatchObject({ ok: true, value: { currency: 'JPY', totals: { subtotal: '501', vat: '50', total: '551' } } });
    expect(make(aDraft({ lines: [{ ...line, unitAmount: '10.50' }] }), null, catalogue)).toMatchObject({
      ok: false,
      issues: [{ code: 'invalid_amount' }],
    });
  });
});

function checkSums({ lines, totals, schedule }: Invoice) {
  expect(sum(lines.map(({ amount }) => amount))).toBe(minor(totals.subtotal));
  expect(sum(lines.map(({ discount }) => discount))).toBe(minor(totals.discount));
  expect(sum(totals.vatLines.map(({ amount }) => amount))).toBe(minor(totals.vat));
  expect(minor(totals.subtotal) - minor(totals.discount) + minor(totals.vat)).toBe(minor(totals.total));
  for (const { kind, quantity, unitAmount, amount } of lines) {
    const thousandths =
      kind === 'manual'
        ? BigInt(
            quantity
              .split('.')
              .map((part, at) => (at ? part.padEnd(3, '0') : part))
              .join('')
              .padEnd((quantity.split('.')[0] ?? '').length + 3, '0'),
          )
        : 0n;
    if (unitAmount !== null) expect(minor(amount)).toBe(divided(minor(unitAmount) * thousandths, 1000n));
  }
  for (const { percentage, base, amount } of totals.vatLines) {
    if (percentage === null || base === null) continue;
    const own = lines.filter(({ vatPercentage }) => vatPercentage === percentage);
    expect(minor(base)).toBe(sum(own.map((each) => each.amount)));
    expect(minor(amount)).toBe(divided(minor(base) * BigInt(Math.round(Number(percentage) * 10)), 1000n));
  }
  if (schedule.length > 0) expect(sum(schedule.map(({ amount }) => amount))).toBe(minor(totals.total));
  for (const { amount } of schedule) expect(minor(amount) > 0n).toBe(true);
}

function checkQuoted({ lines, totals }: Invoice, quote: BillableQuote) {
  const quoted = lines.filter(({ kind }) => kind === 'quoted');
  expect(quoted.map(({ amount, discount }) => [amount, discount])).toEqual(
    quote.pricings.map((each) => [each.customer, each.customerDiscount]),
  );
  const manual = totals.vatLines.filter(({ kind }) => kind === 'manual').map(({ amount }) => amount);
  const added = sum([...lines.filter(({ kind }) => kind === 'manual').map(({ amount }) => amount), ...manual]);
  expect(minor(totals.total) - added).toBe(minor(quote.total));
  if (lines.length === quoted.length) {
    expect(totals).toMatchObject({ subtotal: quote.subtotal, discount: quote.discount, vat: quote.vat, total: quote.total });
  }
}

function checkRoundTrip(invoice: Invoice) {
  const json = invoiceToJson(invoice);
  expect(readInvoice(json)).toEqual({ ok: true, value: invoice });
  const again = make(draftOf(invoice), null, { ...bareCatalogue, currency: invoice.currency });
  if (invoice.schedule.length !== 1 && invoice.schedule.at(-1)?.dueDate === invoice.dueDate)
    expect(again).toEqual({ ok: true, value: invoice });
}
