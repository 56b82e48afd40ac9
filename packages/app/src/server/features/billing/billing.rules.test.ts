// Books, months, statements and settlements of rows made by hand, to the cent.

import { describe, expect, test } from 'vitest';
import { getAmountMath } from '#server/features/finance/finance.public.ts';
import {
  balancePostings,
  computeHostReduction,
  reversePostings,
  type Transaction,
  toNet,
  toPurchasePostings,
  toSalePostings,
  toTransferPostings,
} from './ledger.rules.ts';
import { writeLedgerText } from './ledger-text.rules.ts';
import { sumSalesByMonth } from './months-of-sales.rules.ts';
import { planSettlement } from './settlement.rules.ts';
import { toCurrencyStatements } from './statement.rules.ts';

const euros = getAmountMath('EUR');

describe('a transaction', () => {
  test('adds up to nothing, and leaves out postings of nothing', () => {
    const postings = [
      { account: 'bank', amount: '5' },
      { account: 'other', amount: '-5.00' },
      { account: 'trips', amount: '0' },
    ] as const;
    expect(balancePostings(postings, euros)).toEqual([
      { account: 'bank', amount: '5.00' },
      { account: 'other', amount: '-5.00' },
    ]);
    expect(() => balancePostings(postings.slice(0, 1), euros)).toThrow('bank');
    expect(reversePostings(toTransferPostings({ from: 'bank', to: 'payable', amount: '3' }, euros), euros)).toEqual([
      { account: 'payable', amount: '-3.00' },
      { account: 'bank', amount: '3.00' },
    ]);
  });

  test('splits a document into its quoted part, its other part and VAT', () => {
    const lines = [
      { kind: 'quoted', amount: '100', discount: '10' },
      { kind: 'manual', amount: '20', discount: '5' },
    ];
    expect(toNet({ lines, totals: { vat: '7' } }, '112', euros)).toEqual({ quoted: '90.00', other: '15.00', vat: '7.00' });
    expect(toNet({}, '12', euros)).toEqual({ quoted: '0.00', other: '12.00', vat: '0.00' });
    expect(toNet({ totals: {} }, '12', euros)).toEqual({ quoted: '0.00', other: '12.00', vat: '0.00' });
    expect(toSalePostings({ total: '112', net: { quoted: '90', other: '15', vat: '7' }, hosts: '60' }, euros)).toEqual([
      { account: 'receivable', amount: '112.00' },
      { account: 'accrued', amount: '-60.00' },
      { account: 'commission', amount: '-30.00' },
      { account: 'other', amount: '-15.00' },
      { account: 'vatOutput', amount: '-7.00' },
    ]);
  });

  test.each([
    ['100', '100', '100', '60', '0.00'],
    ['100', '100', '0', '60', '-60.00'],
    ['100', '100', '50', '60', '-30.00'],
    ['100', '50', '0', '60', '-30.00'],
    ['100', '50', '25', '60', '-15.00'],
    ['100', '100', '50', '0', '0.00'],
  ])(
    'reduces the cost of hosts for a credit note: quoted %s, left %s before and %s after, cost %s, reduction %s',
    (quoted, before, after, hostCost, less) => {
      expect(computeHostReduction({ quoted, before, after, hostCost }, euros)).toBe(less);
    },
  );

  test('posts a purchase to the accrued cost of hosts if it is for hosts, else to purchases', () => {
    const [hosts, others] = [true, false].map((isHosts) => toPurchasePostings({ net: '50', vat: '5', total: '55', isHosts }, euros));
    const rest = [
      { account: 'vatInput', amount: '5.00' },
      { account: 'payable', amount: '-55.00' },
    ];
    expect(hosts).toEqual([{ account: 'accrued', amount: '50.00' }, ...rest]);
    expect(others).toEqual([{ account: 'purchases', amount: '50.00' }, ...rest]);
  });
});

const sale = (more: Partial<Transaction> = {}): Transaction => ({
  ...{ day: '2026-06-15', kind: 'invoice', number: 'HS-S-1', party: 'Mia', businessId: 3, business: 'Hosted Stay', currency: 'EUR' },
  postings: toSalePostings({ total: '112', net: { quoted: '90', other: '15', vat: '7' }, hosts: '60' }, euros),
  ...more,
});

test('the months of sales are those of each business and currency, in their order, credit notes taken off and not counted', () => {
  const credit = sale({ kind: 'credit', day: '2026-06-30', postings: [{ account: 'other', amount: '5' }] });
  const months = sumSalesByMonth([sale({ day: '2026-07-01' }), sale(), credit, sale({ business: 'A', businessId: 4 })], getAmountMath);
  const month = { month: '2026-06', businessId: 3, businessName: 'Hosted Stay', currency: 'EUR', vat: '7.00', invoices: 1 };
  const whole = { commission: '30.00', hostCost: '60.00', other: '15.00', revenue: '105.00' };
  expect(months).toEqual([
    { ...month, ...whole, businessId: 4, businessName: 'A' },
    { ...month, ...whole, other: '10.00', revenue: '100.00' },
    { ...month, ...whole, month: '2026-07' },
  ]);
});

test('the journal says nothing that would steer its reader', () => {
  const odd = sale({ number: ' ; ', party: 'Mia | (x)  y\u0007', business: 'Stay, Ltd', postings: sale().postings.slice(0, 2) });
  expect([...writeLedgerText([sale({ postings: [] }), odd])]).toEqual([
    'decimal-mark .\n\n',
    '2026-06-15 * (HS-S-1) Mia | invoice\n    ; business: Hosted Stay\n\n',
    [
      '2026-06-15 * Mia x y | invoice',
      '    ; business: Stay  Ltd',
      '    assets:receivable          EUR 112.00',
      '    liabilities:hosts:accrued  EUR -60.00',
      '\n',
    ].join('\n'),
  ]);
});

test('the oldest money settles the oldest debt of its business and currency, until either is used up', () => {
  const owed = { number: 'HS-S-1', currency: 'EUR', businessId: 3, dueDate: '2026-06-30' };
  const free = { currency: 'EUR', businessId: 3, paidOn: '2026-06-15' };
  const invoices = [
    { ...owed, id: 1, open: '10' },
    { ...owed, id: 2, open: '10', businessId: 4 },
    { ...owed, id: 3, open: '10', currency: 'USD' },
    { ...owed, id: 4, open: '10' },
  ];
  const payments = [
    { ...free, id: 1, free: '4' },
    { ...free, id: 2, free: '6' },
    { ...free, id: 3, free: '15' },
    { ...free, id: 4, free: '1' },
  ];
  const part = { paidOn: '2026-06-15', number: 'HS-S-1', dueDate: '2026-06-30', currency: 'EUR' };
  expect(planSettlement({ invoices, payments }, getAmountMath)).toEqual([
    { ...part, paymentId: 1, invoiceId: 1, amount: '4.00' },
    { ...part, paymentId: 2, invoiceId: 1, amount: '6.00' },
    { ...part, paymentId: 3, invoiceId: 4, amount: '10.00' },
  ]);
});

test('a statement leads from what was to what is, currency by currency, without moves and currencies of nothing', () => {
  const move = (amount: string, currency = 'EUR') =>
    ({ currency, day: '2026-06-15', kind: 'invoice', number: 'A', refId: 1, amount }) as const;
  const before = [
    { currency: 'USD', amount: '-3' },
    { currency: 'GBP', amount: '0' },
  ];
  const moves = [move('10'), move('0'), move('-4.5'), move('0', 'CHF')];
  const row = { day: '2026-06-15', kind: 'invoice', number: 'A', refId: 1 };
  const none = { movements: [], debits: '0.00', credits: '0.00' };
  expect(toCurrencyStatements({ before, moves }, getAmountMath)).toEqual([
    {
      ...{ currency: 'EUR', opening: '0.00', debits: '10.00', credits: '4.50', closing: '5.50' },
      movements: [
        { ...row, debit: '10.00', credit: null, balance: '10.00' },
        { ...row, debit: null, credit: '4.50', balance: '5.50' },
      ],
    },
    { ...none, currency: 'USD', opening: '-3.00', closing: '-3.00' },
  ]);
});
