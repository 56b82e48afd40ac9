// An invoice that is opened again is the same invoice: its figures, its totals and what is to be paid when.

import { amountsIn } from '@hosted-stay/pricing-core/amounts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDraft, bareCatalogue } from '../../testing/invoice-arbitrary.ts';
import { en } from '../locales/en.ts';
import { draftOf } from './draft-of.ts';
import type { Instalment, Invoice, InvoiceLine } from './invoice.ts';
import { type InvoiceDraft, invoiceReducer } from './invoice-draft.ts';
import { makeInvoice } from './make-invoice.ts';
import { readInvoice } from './read-invoice.ts';
import { totalsOf } from './totals.ts';

const euro = amountsIn('EUR');
if (!euro.ok) throw new TypeError('the euro is a currency');
const math = euro.value;

const make = (draft: InvoiceDraft) => makeInvoice(draft, { quote: null, catalogue: { ...bareCatalogue, currency: 'JPY' }, messages: en });

const manual: InvoiceLine = {
  kind: 'manual',
  description: 'Bus',
  detail: '',
  quantity: '2',
  unitAmount: '50.00',
  amount: '100.00',
  discount: '0.00',
  vatPercentage: '23',
};
const quoted: InvoiceLine = { ...manual, kind: 'quoted', quantity: '14 nights', unitAmount: null, discount: '10.00', vatPercentage: null };

interface Given {
  readonly lines?: readonly InvoiceLine[];
  readonly stayVat?: string | null;
  readonly schedule?: readonly Instalment[];
  readonly vatExempt?: boolean;
}

/** An invoice of another hand whose sums are right. */
function invoiceOf({ lines = [manual], stayVat = null, schedule = [], vatExempt = false }: Given): Invoice {
  const base = make(
    aDraft({ currency: 'EUR', lines: [{ id: 1, description: 'Bus', quantity: '2', unitAmount: '50', vatPercentage: '23' }] }),
  );
  if (!base.ok) throw new TypeError(JSON.stringify(base.issues));
  return { ...base.value, lines, totals: totalsOf({ lines, stayVat }, math), schedule, vatExempt };
}

const part = (kind: Instalment['kind'], amount: string, dueDate: string): Instalment => ({ kind, amount, dueDate });

/** Read and made again; undefined where it is refused. */
function again(invoice: Invoice) {
  const read = readInvoice(JSON.stringify(invoice));
  if (!read.ok) return undefined;
  const made = make(draftOf(read.value));
  return made.ok ? made.value : made.issues;
}

describe('an invoice opened again', () => {
  it.each<[string, Given]>([
    ['added lines alone, in a currency of their own', {}],
    ['VAT of a stay without lines of it', { stayVat: '50.00' }],
    ['quoted lines', { lines: [quoted, manual], stayVat: '12.00' }],
    ['exempt', { lines: [{ ...manual, vatPercentage: null }], vatExempt: true }],
    ['a balance alone', { schedule: [part('balance', '123.00', '2026-06-15')] }],
    ['a deposit of everything', { schedule: [part('deposit', '123.00', '2026-06-02')] }],
    ['unequal instalments', { schedule: [part('instalment', '100.00', '2026-06-02'), part('instalment', '23.00', '2026-06-15')] }],
    ['instalments that end before the due date', { schedule: [part('instalment', '123.00', '2026-06-02')] }],
  ])('is the same: %s', (_, given) => expect(again(invoiceOf(given))).toEqual(invoiceOf(given)));

  it.each<[string, Given]>([
    ['a discount on an added line', { lines: [{ ...manual, discount: '40.00' }] }],
    ['VAT where it is exempt', { vatExempt: true }],
    [
      'two deposits',
      {
        schedule: [part('deposit', '100.00', '2026-06-02'), part('deposit', '10.00', '2026-06-03'), part('balance', '13.00', '2026-06-15')],
      },
    ],
    ['parts after the due date', { schedule: [part('instalment', '100.00', '2026-06-02'), part('instalment', '23.00', '2026-07-15')] }],
  ])('is refused: %s', (_, given) => expect(again(invoiceOf(given))).toBeUndefined());

  it('has the figures, totals and parts it was read with, or is refused', () => {
    const cents = fc.integer({ min: 0, max: 20_000 }).map((units) => (units / 100).toFixed(2));
    const lines = fc.array(
      fc.record({
        line: fc.constantFrom(quoted, manual),
        amount: cents,
        discount: fc.constantFrom('0.00', '0.00', '1.00'),
        rate: fc.constantFrom('0', '9', '23', null),
      }),
      { minLength: 1, maxLength: 4 },
    );
    const parts = fc.array(
      fc.record({
        kind: fc.constantFrom<Instalment['kind']>('deposit', 'instalment', 'instalment', 'balance'),
        amount: cents,
        day: fc.integer({ min: 1, max: 15 }),
      }),
      { maxLength: 4 },
    );
    let accepted = 0;
    fc.assert(
      fc.property(lines, parts, fc.option(cents), fc.boolean(), (given, drawn, stayVat, vatExempt) => {
        const made = invoiceOf({
          lines: given.map(({ line, amount, discount, rate }) =>
            line === quoted
              ? { ...line, amount, discount }
              : { ...line, quantity: '1', unitAmount: amount, amount, discount, vatPercentage: rate },
          ),
          stayVat,
          vatExempt,
        });
        const schedule = drawn
          .sort((a, b) => a.day - b.day)
          .map(({ kind, amount, day }) => part(kind, amount, `2026-06-${String(day).padStart(2, '0')}`));
        const rest = math.subtract(made.totals.total, math.sum(schedule.map(({ amount }) => amount)));
        const last = schedule.at(-1);
        const whole = last
          ? [
              ...schedule,
              { ...last, kind: last.kind === 'deposit' ? ('balance' as const) : last.kind, amount: rest, dueDate: '2026-06-15' },
            ]
          : [];
        const invoice = { ...made, schedule: whole };
        const found = again(invoice);
        if (found === undefined) return;
        accepted += 1;
        expect(found).toEqual(invoice);
      }),
      { numRuns: 1000, seed: 7 },
    );
    expect(accepted).toBeGreaterThan(30);
  });

  it('keeps unequal instalments until they are changed, and reports if they no longer match the total', () => {
    const schedule = [part('instalment', '100.00', '2026-06-02'), part('instalment', '23.00', '2026-06-15')];
    const draft = draftOf(invoiceOf({ schedule }));
    const later = invoiceReducer(draft, { type: 'setPartDate', part: 0, date: '2026-06-03' });
    expect(make(later)).toMatchObject({
      ok: true,
      value: { schedule: [{ amount: '100.00', dueDate: '2026-06-03' }, { amount: '23.00' }] },
    });
    const dearer = invoiceReducer(draft, { type: 'editLine', id: 1, changes: { quantity: '3' } });
    expect(make(dearer)).toMatchObject({ ok: false, issues: [{ code: 'unbalanced', path: ['schedule', 'count'] }] });
    const anew = invoiceReducer(dearer, { type: 'setSchedule', changes: { count: 3 } });
    expect(make(anew)).toMatchObject({ ok: true, value: { schedule: [{ amount: '61.50' }, { amount: '61.50' }, { amount: '61.50' }] } });
  });
});
