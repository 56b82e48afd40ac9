// What is left of the price of a stay, taken back and billed: its net and its VAT, of parts made by hand.

import type { Invoice } from '@hosted-stay/pricing-react/invoicing';
import { describe, expect, test } from 'vitest';
import { getAmountMath } from '#server/features/finance/money.rules.ts';
import {
  buildDifferenceInvoice,
  computeMissing,
  sortForCredit,
  toNetAndVat,
} from '#server/features/finance/trip-billing/difference.rules.ts';
import { buildCreditNote, listPartsOfDifference, listRemainingPriceParts, sumParts } from './credit-note.rules.ts';

const math = getAmountMath('EUR');
const noted = { number: 'HS-C-2026-00001', issueDate: '2026-06-16', description: 'Credit', reason: 'Less' };

describe('the price of a stay', () => {
  const line = { description: 'Stay', detail: '', quantity: '', unitAmount: null, discount: '0.00', vatPercentage: null };
  const invoice = {
    currency: 'EUR',
    lines: [
      { ...line, kind: 'quoted', amount: '100.00', discount: '10.00' },
      { ...line, kind: 'manual', amount: '50.00', vatPercentage: '23' },
      { ...line, kind: 'manual', amount: '20.00' },
    ],
    totals: {
      ...{ subtotal: '160.00', discount: '4.00', vat: '30.50', total: '190.50' },
      vatLines: [
        { kind: 'stay', percentage: null, base: null, amount: '19.00' },
        { kind: 'manual', percentage: '23', base: '50.00', amount: '11.50' },
      ],
    },
  } as unknown as Invoice;
  const stay = { kind: 'stay', percentage: null, net: '90.00', vat: '19.00' };
  const typed = [
    { kind: 'manual', percentage: '23', net: '50.00', vat: '11.50' },
    { kind: 'manual', percentage: null, net: '20.00', vat: null },
  ];

  test('is what is left of the stay, with what was typed beside it only where it bills the whole', () => {
    expect(listRemainingPriceParts({ invoice, before: [], isWhole: true })).toEqual([stay, ...typed]);
    expect(listRemainingPriceParts({ invoice, before: [], isWhole: false })).toEqual([stay]);
    const note = buildCreditNote({ invoice, before: [], amount: '109', parts: [stay, typed[1]] as never, ...noted });
    expect(note.lines).toMatchObject([
      { kind: 'quoted', description: 'Credit', quantity: '', unitAmount: null, amount: '-90.00', discount: '0.00', vatPercentage: null },
      {
        kind: 'manual',
        description: 'Credit',
        quantity: '1',
        unitAmount: '-20.00',
        amount: '-20.00',
        discount: '0.00',
        vatPercentage: null,
      },
    ]);
    expect(note).toMatchObject({ number: 'HS-C-2026-00001', issueDate: '2026-06-16', dueDate: '2026-06-16', notes: 'Less', schedule: [] });
    expect(note.totals).toEqual({
      ...{ subtotal: '-110.00', discount: '0.00', vat: '-19.00', total: '-129.00' },
      vatLines: [{ kind: 'stay', percentage: null, base: null, amount: '-19.00' }],
    });
    expect(listRemainingPriceParts({ invoice, before: [note], isWhole: true })).toEqual(typed.slice(0, 1));
    const rated = buildCreditNote({ invoice, before: [], amount: '61.5', parts: typed.slice(0, 1) as never, ...noted });
    expect(rated.totals.vatLines).toEqual([{ kind: 'manual', percentage: '23', base: '-50.00', amount: '-11.50' }]);
  });

  test('is taken back with its own net and VAT where one part holds both, else in proportion', () => {
    const wanted = { net: '10.00', vat: '3.00', total: '13.00' };
    expect(listPartsOfDifference([stay] as never, wanted, math)).toEqual([{ ...stay, net: '10.00', vat: '3.00' }]);
    const both = [
      { ...stay, vat: '10.00' },
      { ...typed[1], net: '30.00' },
    ] as never;
    expect(sumParts(both, math)).toEqual({ net: '120.00', vat: '10.00', total: '130.00' });
    expect(listPartsOfDifference(both, wanted, math)).toEqual([
      { ...stay, net: '9.00', vat: '1.00' },
      { ...typed[1], net: '3.00' },
    ]);
    expect(listPartsOfDifference([], wanted, math)).toEqual([]);
  });

  test('differs by what is missing of net and VAT, billed in one line of the stay', () => {
    expect(toNetAndVat(invoice)).toEqual({ net: '156.00', vat: '30.50' });
    const missing = computeMissing({ net: '100', vat: '15' }, [stay] as never, 'EUR');
    expect(missing).toEqual({ net: '10.00', vat: '-4.00', total: '6.00' });
    const made = buildDifferenceInvoice({ whole: invoice, missing, description: 'Difference', detail: 'Agreed later' });
    expect(made).toMatchObject({
      lines: [{ ...line, kind: 'quoted', description: 'Difference', detail: 'Agreed later', amount: '10.00' }],
      totals: { subtotal: '10.00', discount: '0.00', vat: '-4.00', total: '6.00' },
      schedule: [],
    });
    const vatOf = (vat: string, vatLines: Invoice['totals']['vatLines']) =>
      buildDifferenceInvoice({
        whole: { ...invoice, totals: { ...invoice.totals, vatLines } },
        missing: { ...missing, vat },
        description: '',
        detail: '',
      }).totals.vatLines.map(({ amount }) => amount);
    const { vatLines } = invoice.totals;
    expect([vatOf('-4.00', []), vatOf('0.00', vatLines), vatOf('0.00', []), vatOf('2.00', vatLines)]).toEqual([
      ...[['-4.00'], ['0.00'], [], ['2.00']],
    ]);
  });
});

test('invoices with an outstanding amount are credited first, each time the newest first', () => {
  const row = (id: number, paid: string) => {
    return { row: { id, kind: 'sales', state: 'sent', currency: 'EUR', total: '10', paid, credited: '0' } } as const;
  };
  const ordered = sortForCredit([row(1, '0'), row(2, '10'), row(3, '9.99'), row(4, '11')]);
  expect(ordered.map(({ row: { id } }) => id)).toEqual([3, 1, 4, 2]);
});
