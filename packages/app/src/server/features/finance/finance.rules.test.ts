// The decisions about invoices, credit notes and payments, for any amounts.

import { type Invoice, makeInvoice } from '@hosted-stay/pricing-react/invoicing';
import { en } from '@hosted-stay/pricing-react/locales/en';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Seller, toInvoiceDraft } from '#contract/finance/invoices/invoice-draft.ts';
import { INVOICE_STATES } from '#contract/finance/invoices/invoice-states.ts';
import { COMPLETE_INVOICE } from '#server/testing/samples/invoices.ts';
import { buildCreditNote } from './invoices/credit-note.rules.ts';
import {
  canTakeInvoiceStep,
  computeOutstanding,
  computeUncredited,
  isInvoiceOverdue,
  listInvoiceSteps,
  toInvoiceNumber,
  toSeries,
  toSettledState,
} from './invoices/invoices.rules.ts';
import { getAmountMath, isCurrency, minAmount, toFullDigits } from './money.rules.ts';
import { computeRefundable, computeUnallocated, takeFromAllocations } from './payments/payments.rules.ts';

const SELLER: Seller = {
  legalName: 'Hosted Stay Ltd',
  addressLine1: '1 Chapel Street',
  cityTown: 'Cork',
  postcode: '',
  countryName: 'Ireland',
  vatNumber: '',
  vatRate: '0.235',
  vatExempt: false,
  currency: 'EUR',
  iban: '',
  invoicePrefix: 'HS',
};

const math = getAmountMath('EUR');
const cents = (amount: bigint | number) => {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const anyLine = fc.record({
  unitAmount: fc.integer({ min: 0, max: 5_000_000 }).map(cents),
  quantity: fc.constantFrom('1', '2', '0.5', '13'),
  vatPercentage: fc.constantFrom('0', '9', '13.5', '23', ''),
});

const anyInvoice = fc.array(anyLine, { minLength: 1, maxLength: 6 }).map((lines): Invoice => {
  const typed = { ...COMPLETE_INVOICE, lines: lines.map((line, index) => ({ ...line, id: index + 1, description: 'Lessons' })) };
  const made = makeInvoice(toInvoiceDraft(typed, { seller: SELLER, today: '2026-06-15' }), {
    quote: null,
    catalogue: { currency: 'EUR', hostFamilies: [], activities: [], services: [], templates: [] },
    messages: en,
  });
  if (!made.ok) throw new TypeError(JSON.stringify(made.issues));
  return made.value;
});

const noted = { number: 'HS-C-2026-00001', issueDate: '2026-06-16', description: 'Credit', reason: 'Less' };

describe('credit notes', () => {
  test('add up, each and all of them, and take back the whole to the cent however it is cut', () => {
    return fc.assert(
      fc.property(anyInvoice, fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 5 }), (invoice, cuts) => {
        fc.pre(math.compare(invoice.totals.total, math.zero) > 0);
        const before: Invoice[] = [];
        const left = () => math.sum([invoice.totals.total, ...before.map(({ totals }) => totals.total)]);
        for (const percent of [...cuts, 100]) {
          const amount = percent === 100 ? left() : math.share(left(), String(percent));
          if (math.compare(amount, math.zero) === 0) continue;
          const note = buildCreditNote({ invoice, before, amount, ...noted });
          const { totals, lines } = note;
          expect(totals.total).toBe(math.negate(amount));
          expect(totals.subtotal).toBe(math.sum(lines.map((line) => line.amount)));
          expect(totals.vat).toBe(math.sum(totals.vatLines.map((line) => line.amount)));
          before.push(note);
          if (math.compare(left(), math.zero) === 0) break;
        }
        expect(left()).toBe(math.zero);
        for (const { percentage, amount } of invoice.totals.vatLines) {
          const back = before.flatMap(({ totals }) => totals.vatLines.filter((line) => line.percentage === percentage));
          expect(math.sum([amount, ...back.map((line) => line.amount)])).toBe(math.zero);
        }
      }),
    );
  });
});

describe('a refund', () => {
  test.each([
    ['of what settles nothing', '5.00', [], [], true],
    ['of one buyer alone', '15.00', ['Ann', 'Ann'], [[1, '10.00']], true],
    ['of two buyers', '15.00', ['Ann', 'Bob'], [[1, '10.00']], false],
    [
      'of all that two buyers paid',
      '25.00',
      ['Ann', 'Bob'],
      [
        [1, '10.00'],
        [2, '10.00'],
      ],
      true,
    ],
  ] as const)('%s is clear or not', (_what, amount, buyers, taken, isClear) => {
    const held = buyers.map((buyer, index) => ({ invoiceId: index + 1, amount: '10', buyer, toGiveBack: '0' }));
    const payment = { amount: String(5 + 10 * buyers.length), refunds: [], held };
    expect(takeFromAllocations(payment, amount, math)).toEqual({
      taken: taken.map(([invoiceId, part]) => ({ invoiceId, amount: part })),
      isClear,
    });
  });

  test('takes what is plainly to be given back first, of each invoice once', () => {
    const held = [
      { invoiceId: 1, amount: '10', buyer: 'Ann', toGiveBack: '0' },
      { invoiceId: 2, amount: '10', buyer: 'Bob', toGiveBack: '4' },
    ];
    const take = (amount: string) => takeFromAllocations({ amount: '20', refunds: [], held }, amount, math);
    expect(take('4')).toEqual({ taken: [{ invoiceId: 2, amount: '4.00' }], isClear: true });
    expect(take('20')).toEqual({
      taken: [
        { invoiceId: 2, amount: '10.00' },
        { invoiceId: 1, amount: '10.00' },
      ],
      isClear: true,
    });
  });

  const anyPayment = fc.record({
    held: fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 5 }),
    open: fc.integer({ min: 0, max: 100_000 }),
    refunded: fc.integer({ min: 0, max: 100_000 }),
    wish: fc.double({ min: 0, max: 1, noNaN: true }),
  });

  test('takes what settles nothing first, never more from an invoice than it holds, and all of its amount', () => {
    return fc.assert(
      fc.property(anyPayment, ({ held, open, refunded, wish }) => {
        const sum = held.reduce((all, one) => all + one, 0);
        const payment = {
          amount: cents(sum + open + refunded),
          refunds: [cents(refunded)],
          held: held.map((amount, index) => ({ invoiceId: index + 1, amount: cents(amount), buyer: 'Ann', toGiveBack: '0.00' })),
        };
        expect(computeRefundable(payment, math)).toBe(cents(sum + open));
        expect(computeUnallocated(payment, math)).toBe(cents(open));
        const amount = Math.floor(wish * (sum + open));
        const { taken, isClear } = takeFromAllocations(payment, cents(amount), math);
        expect(isClear).toBe(true);
        expect(math.sum(taken.map((part) => part.amount))).toBe(cents(Math.max(0, amount - open)));
        for (const part of taken) expect(math.compare(part.amount, cents(held[part.invoiceId - 1] ?? 0))).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('an invoice', () => {
  const base = { kind: 'sales', state: 'sent', currency: 'EUR', total: '100.00', paid: '0', credited: '0', dueDate: '2026-06-14' } as const;

  test.each([
    [{}, 'sent', '100.00'],
    [{ paid: '1' }, 'part_paid', '99.00'],
    [{ paid: '60', credited: '40' }, 'paid', '0.00'],
    [{ credited: '100' }, 'paid', '0.00'],
    [{ paid: '100', credited: '30' }, 'paid', '-30.00'],
    [{ total: '0.00' }, 'paid', '0.00'],
  ] as const)('with %j is %s, with %s owed', (figures, state, owed) => {
    expect(toSettledState({ ...base, ...figures })).toBe(state);
    expect(computeOutstanding({ ...base, ...figures })).toBe(owed);
  });

  test('is overdue from the next day on, while something is owed', () => {
    expect(['2026-06-14', '2026-06-15'].map((today) => isInvoiceOverdue(base, today))).toEqual([false, true]);
    expect(isInvoiceOverdue({ ...base, state: 'paid' }, '2026-06-15')).toBe(false);
  });

  test('can be voided while nothing was paid or credited, and credited while something is left', () => {
    expect(canTakeInvoiceStep('void', base)).toBe(true);
    expect(canTakeInvoiceStep('void', { ...base, credited: '1' })).toBe(false);
    expect(canTakeInvoiceStep('credit', { ...base, state: 'paid', paid: '100' })).toBe(true);
    expect(canTakeInvoiceStep('credit', { ...base, state: 'paid', credited: '100' })).toBe(false);
    expect(canTakeInvoiceStep('pay', { ...base, kind: 'credit' })).toBe(false);
  });

  test('is overdue as a sales invoice with a day that is over alone', () => {
    const states = INVOICE_STATES.filter((state) => isInvoiceOverdue({ ...base, state }, '2026-06-15'));
    expect(states).toEqual(['sent', 'part_paid']);
    expect(isInvoiceOverdue({ ...base, kind: 'credit' }, '2026-06-15')).toBe(false);
    expect(isInvoiceOverdue({ ...base, dueDate: null }, '2026-06-15')).toBe(false);
  });

  test('is owed by nobody as a draft, a credit note, voided or without a total', () => {
    expect(INVOICE_STATES.map((state) => computeOutstanding({ ...base, state }))).toEqual(['0.00', '100.00', '100.00', '100.00', '0.00']);
    expect(computeOutstanding({ ...base, kind: 'credit' })).toBe('0.00');
    expect(computeOutstanding({ ...base, total: null })).toBe('0.00');
    expect(toSettledState({ ...base, kind: 'credit', total: '0' })).toBe('sent');
    expect([computeUncredited({ total: '10', credited: '4' }, math), computeUncredited({ total: null, credited: '4' }, math)]).toEqual([
      '6.00',
      '-4.00',
    ]);
  });

  test('offers the steps of its state and figures, each to whoever has its right', () => {
    const steps = (more: object = {}, may = (_right: string) => true) =>
      INVOICE_STATES.map((state) => listInvoiceSteps({ ...base, ...more, state }, may).join(' '));
    expect(steps()).toEqual(['edit remove send', 'void credit pay remind', 'credit pay remind', 'credit', '']);
    expect(steps({ kind: 'credit' })).toEqual(['', '', '', '', '']);
    expect(steps({ paid: '1' })[1]).toBe('credit pay remind');
    expect(steps({ credited: '100' })[1]).toBe('pay remind');
    const having = (one: string) => steps({}, (right) => right === one).slice(0, 2);
    expect(['invoices.write', 'invoices.void', 'payments.write'].map(having)).toEqual([
      ['edit remove send', 'remind'],
      ['', 'void credit'],
      ['', 'pay'],
    ]);
  });

  test('is numbered by business, kind and the year of its date', () => {
    expect(toSeries({ prefix: 'HS', kind: 'credit', issueDate: '2027-01-01' })).toBe('HS-C-2027');
    expect(toInvoiceNumber('HS-S-2026', 42)).toBe('HS-S-2026-00042');
    expect(toInvoiceNumber('HS-S-2026', 123_456)).toBe('HS-S-2026-123456');
  });
});

test('an amount is written with the digits of its currency, and left alone in one that does not exist', () => {
  expect([toFullDigits('12.5', 'EUR'), toFullDigits('12.5000', 'EUR'), toFullDigits('12', 'JPY'), toFullDigits('12.5', 'XXX')]).toEqual([
    ...['12.50', '12.50', '12', '12.5'],
  ]);
  expect([isCurrency('EUR'), isCurrency('XXX'), minAmount('2', '1.5', math), minAmount('1', '2', math)]).toEqual([
    true,
    false,
    '1.50',
    '1.00',
  ]);
});
