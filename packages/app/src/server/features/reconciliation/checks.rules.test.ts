// What each check finds and what it lets pass, row by row, in a world that holds nothing else.

import { expect, test } from 'vitest';
import { type CheckName, finding } from '#contract/finance/reconciliation/reconciliation.shapes.ts';
import { TRIP_STATES } from '#contract/trips/states.ts';
import { findInvoiceNumbers, getAmountMath } from '#server/features/finance/finance.public.ts';
import { countByCheck, runChecks } from './checks.rules.ts';
import { indexSnapshot } from './discrepancies.rules.ts';
import type { Snapshot } from './snapshot.ts';

const EMPTY: Snapshot = {
  today: '2026-08-15',
  ...{ trips: [], quotes: [], invoices: [], payments: [], gateways: [], payouts: [], purchases: [], expenses: [], series: [] },
  ...{ paidInFuture: [], doubleBills: [], strayRefunds: [], disputes: [], numbersWithin: findInvoiceNumbers },
};

const STAY = { fromDate: '2026-07-05', toDate: '2026-07-18', hostFamilyId: 4 };
const IN_EUROS = { id: 1, businessId: 3, currency: 'EUR' };

type Row<Name extends keyof Snapshot> = Snapshot[Name] extends readonly (infer One)[] ? One : never;
const trip = (more: Partial<Row<'trips'>> = {}): Row<'trips'> => {
  return { ...IN_EUROS, ...STAY, name: 'Ann Lee', state: 'booked', activityIds: [1, 2], quoteFingerprint: 'q', waived: '0', ...more };
};
const quote = (more: Partial<Row<'quotes'>> = {}): Row<'quotes'> => {
  return { fingerprint: 'q', currency: 'EUR', total: '100', ...STAY, activityIds: [2, 1], payouts: [], ...more };
};
const invoice = (more: Partial<Row<'invoices'>> = {}): Row<'invoices'> => ({
  ...{ ...IN_EUROS, number: 'HS-S-2026-00001', state: 'sent', buyerName: 'Mia', issueDate: '2026-07-01', wasRefunded: false },
  ...{ total: '100', paid: '0', credited: '0', allocated: '0', priceBilled: '100', priceCredited: '0', quoted: null },
  ...{ quoteFingerprint: null, tripId: 1 },
  ...more,
});
const payment = (more: Partial<Row<'payments'>> = {}): Row<'payments'> => {
  return { ...IN_EUROS, payerName: 'Mia', amount: '10', paidOn: '2026-08-15', free: '0', reference: '', key: null, ...more };
};
const payout = (more: Partial<Row<'payouts'>> = {}): Row<'payouts'> => ({
  ...{ ...IN_EUROS, payeeType: 'Host_family', payeeId: 4, payeeName: 'Orla', tripId: 1, amount: '60' },
  ...{ state: 'paid', dueDate: '2026-08-15', isBilled: true },
  ...more,
});
const doubt = (more: object = {}) => ({ ...IN_EUROS, id: 9, name: 'Mia', tripId: 1, amount: '5', day: '2026-08-01', ...more });

/** What one check finds, without what is empty in every finding. */
function find(check: CheckName, world: Partial<Snapshot>) {
  const found = runChecks(indexSnapshot({ ...EMPTY, ...world }, getAmountMath)).map((one) => finding.parse(one));
  return found.filter((one) => one.check === check);
}

const ON_TRIP = { subjectType: 'trip', subjectId: 1, tripId: 1, name: 'Ann Lee', businessId: 3, day: '2026-07-05', quoteFingerprint: 'q' };
const ON_INVOICE = { subjectType: 'invoice', subjectId: 1, name: 'HS-S-2026-00001 · Mia', day: '2026-07-01', currency: 'EUR' };

/** The states of a trip in which a check finds it. */
const statesFound = (check: CheckName, world: Partial<Snapshot>, more: Partial<Row<'trips'>> = {}) =>
  TRIP_STATES.filter((state) => find(check, { ...world, trips: [trip({ ...more, state })] }).length > 0);

const AGREED = ['booked', 'customer_service', 'in_progress', 'completed', 'closed'];

test('an agreed stay has a quote', () => {
  expect(statesFound('tripWithoutQuote', {}, { quoteFingerprint: null })).toEqual(AGREED);
  expect(statesFound('tripWithoutQuote', {})).toEqual([]);
});

test('a stay is the one that its quote was made for, in whatever order its activities are', () => {
  const world = { quotes: [quote()] };
  expect(find('tripDiffersFromQuote', { ...world, trips: [trip()] })).toEqual([]);
  expect(statesFound('tripDiffersFromQuote', world, { toDate: '2026-07-19' })).toEqual(['reserved', ...AGREED]);
  expect(statesFound('tripDiffersFromQuote', {}, { toDate: '2026-07-19' })).toEqual([]);
  const [found] = find('tripDiffersFromQuote', { quotes: [quote({ activityIds: [10, 9] })], trips: [trip({ hostFamilyId: null })] });
  expect(found).toMatchObject({ ...ON_TRIP, expected: '2026-07-05 – 2026-07-18 #4 (9, 10)', found: '2026-07-05 – 2026-07-18 (1, 2)' });
  const bare = { activityIds: [], hostFamilyId: 0 };
  expect(find('tripDiffersFromQuote', { quotes: [quote(bare)], trips: [trip({ ...bare, hostFamilyId: null })] })).toEqual([]);
  const [other] = find('tripDiffersFromQuote', { quotes: [quote(bare)], trips: [trip()] });
  expect(other?.expected).toBe('2026-07-05 – 2026-07-18');
});

test('an agreed stay has an invoice, or its price is at stake', () => {
  expect(statesFound('tripWithoutInvoice', {})).toEqual(AGREED);
  expect(statesFound('tripWithoutInvoice', { invoices: [invoice()] })).toEqual([]);
  expect(find('tripWithoutInvoice', { trips: [trip()] })).toMatchObject([{ ...ON_TRIP, amount: null, expected: '', currency: 'EUR' }]);
  const priced = find('tripWithoutInvoice', { trips: [trip()], quotes: [quote({ currency: 'USD' })] });
  expect(priced).toMatchObject([{ ...ON_TRIP, amount: '100.00', expected: '100', currency: 'USD' }]);
});

test('invoices bill a stay its agreed price, less what was forgone of it and what was credited', () => {
  const bill = (...invoices: Row<'invoices'>[]) => ({ quotes: [quote()], invoices });
  const find1 = (world: Partial<Snapshot>, more = {}) => find('tripBilledOtherwise', { ...world, trips: [trip(more)] });
  expect(find1(bill(invoice()))).toEqual([]);
  expect(find1(bill(invoice({ priceBilled: '60' }), invoice({ id: 2, priceBilled: '40' })))).toEqual([]);
  expect(find1(bill(invoice({ priceBilled: '90' })), { waived: '10' })).toEqual([]);
  expect(find1(bill(invoice({ priceBilled: '110', priceCredited: '10' })))).toEqual([]);
  // It has none of its own: another check tells that.
  expect(find1(bill())).toEqual([]);
  expect(find1(bill(invoice({ tripId: null, quoteFingerprint: 'q', priceBilled: '1' })))).toEqual([]);
  expect(find1({ invoices: [invoice({ priceBilled: '1' })] })).toEqual([]);
  expect(statesFound('tripBilledOtherwise', bill(invoice({ priceBilled: '1' })))).toEqual(['reserved', ...AGREED]);
  const less = find1(bill(invoice({ priceBilled: '95' })), { waived: '10' });
  expect(less).toMatchObject([{ ...ON_TRIP, amount: '-5.00', expected: '90.00', found: '95.00', currency: 'EUR' }]);
  expect(find1(bill(invoice({ priceCredited: '20' })))).toMatchObject([{ amount: '20.00', found: '100.00 − 20.00' }]);
  expect(find1(bill(invoice(), invoice({ id: 2, currency: 'USD' })))).toMatchObject([{ amount: '0.00', found: '100.00' }]);
});

test('money paid for a stay that is not reserved, or kept of a cancelled one, is a finding', () => {
  const paid = { invoices: [invoice({ paid: '70', credited: '50' }), invoice({ id: 2, currency: 'USD', paid: '5' })] };
  expect(statesFound('paidNotReserved', paid)).toEqual(['new', 'enquiry']);
  expect(statesFound('paidNotReserved', { invoices: [invoice()] })).toEqual([]);
  const [asked] = find('paidNotReserved', { ...paid, trips: [trip({ state: 'new' })] });
  expect(asked).toMatchObject({ ...ON_TRIP, amount: '70.00', found: '70.00', currency: 'EUR' });
  expect(statesFound('cancelledNotRefunded', paid)).toEqual(['cancelled']);
  const cancelled = (more: Partial<Row<'invoices'>>, check: CheckName = 'cancelledNotRefunded') =>
    find(check, { trips: [trip({ state: 'cancelled' })], invoices: [invoice(more)] });
  expect(cancelled({ paid: '70', credited: '50' })).toMatchObject([{ ...ON_TRIP, amount: '20.00', expected: '50.00', found: '70.00' }]);
  expect(cancelled({ paid: '50', credited: '50' })).toEqual([]);
  expect(cancelled({ paid: '70' })).toMatchObject([{ amount: '70.00', expected: '0.00', found: '70.00', currency: 'EUR' }]);
  expect(cancelled({})).toEqual([]);
});

test('an amount outstanding for a cancelled stay is a finding once money of it was refunded', () => {
  const owed = { paid: '30', credited: '20', wasRefunded: true };
  const world = (...more: Partial<Row<'invoices'>>[]) => ({ invoices: more.map((one, index) => invoice({ id: index + 1, ...one })) });
  expect(statesFound('cancelledStillOwed', world(owed))).toEqual(['cancelled']);
  const trips = [trip({ state: 'cancelled' })];
  expect(find('cancelledStillOwed', { trips, ...world(owed) })).toMatchObject([
    { ...ON_TRIP, amount: '50.00', expected: '30.00', found: '80.00', currency: 'EUR' },
  ]);
  expect(find('cancelledStillOwed', { trips, ...world({ ...owed, wasRefunded: false }) })).toEqual([]);
  expect(find('cancelledStillOwed', { trips, ...world({ wasRefunded: true, paid: '100' }) })).toEqual([]);
  expect(find('cancelledStillOwed', { trips, ...world({ wasRefunded: true, paid: '100' }, {}) })).toMatchObject([{ amount: '100.00' }]);
});

test('an invoice bills what its quote says', () => {
  const world = (more: Partial<Row<'invoices'>>) => ({ quotes: [quote()], invoices: [invoice({ quoteFingerprint: 'q', ...more })] });
  expect(find('invoiceDiffersFromQuote', world({ quoted: '90' }))).toMatchObject([
    { ...ON_INVOICE, businessId: 3, tripId: 1, quoteFingerprint: 'q', amount: '-10.00', expected: '100.00', found: '90.00' },
  ]);
  expect(find('invoiceDiffersFromQuote', world({ quoted: '100', currency: 'USD' }))).toHaveLength(1);
  for (const fits of [
    { quoted: '100.00' },
    { quoted: null },
    { quoted: '90', state: 'void' },
    { quoted: '90', quoteFingerprint: null },
  ] as const)
    expect(find('invoiceDiffersFromQuote', world(fits))).toEqual([]);
});

test('an invoice is paid by what is allocated to it, a void one by nothing, and none by more than it comes to', () => {
  const check = (name: CheckName, more: Partial<Row<'invoices'>>, trips: Snapshot['trips'] = []) =>
    find(name, { invoices: [invoice(more)], trips });
  expect(check('paidDiffersFromAllocations', { paid: '5', allocated: '7' })).toMatchObject([
    { ...ON_INVOICE, amount: '-2.00', expected: '7.00', found: '5.00' },
  ]);
  expect(check('paidDiffersFromAllocations', { paid: '5', allocated: '5.00' })).toEqual([]);
  expect(check('paidDiffersFromAllocations', { paid: '5', allocated: '7', state: 'void' })).toEqual([]);
  expect(check('voidInvoicePaid', { paid: '5', state: 'void' })).toMatchObject([{ ...ON_INVOICE, amount: '0.00', found: '5.00' }]);
  expect(check('voidInvoicePaid', { allocated: '5', state: 'void' })).toMatchObject([{ amount: '5.00', found: '0.00' }]);
  expect(check('voidInvoicePaid', { state: 'void' })).toEqual([]);
  expect(check('voidInvoicePaid', { paid: '5', allocated: '5' })).toEqual([]);
  expect(check('overpaidInvoice', { paid: '90', credited: '20' })).toMatchObject([{ ...ON_INVOICE, amount: '10.00' }]);
  expect(check('overpaidInvoice', { paid: '90', credited: '10' })).toEqual([]);
  expect(check('overpaidInvoice', { paid: '101', state: 'void' })).toEqual([]);
  expect(check('overpaidInvoice', { paid: '101' }, [trip()])).toHaveLength(1);
  expect(check('overpaidInvoice', { paid: '101' }, [trip({ state: 'cancelled' })])).toEqual([]);
});

test('money finds its place within a week, and the same money is not taken twice', () => {
  const ids = (check: CheckName, ...payments: Row<'payments'>[]) => find(check, { payments }).map(({ subjectId }) => subjectId);
  const free = (paidOn: string, amount = '4') => payment({ paidOn, free: amount });
  expect(find('paymentUnallocated', { payments: [free('2026-08-07')] })).toMatchObject([
    { subjectType: 'payment', subjectId: 1, name: 'Mia', businessId: 3, currency: 'EUR', day: '2026-08-07', amount: '4.00' },
  ]);
  expect(ids('paymentUnallocated', free('2026-08-08'), free('2026-08-07', '0'))).toEqual([]);
  const alike = [payment(), payment({ id: 2, amount: '10.00', payerName: ' MIA ' }), payment({ id: 3 })];
  expect(ids('duplicatePayment', ...alike)).toEqual([2, 3]);
  for (const other of [{ businessId: 4 }, { currency: 'USD' }, { amount: '11' }, { paidOn: '2026-08-14' }, { payerName: 'Mio' }])
    expect(ids('duplicatePayment', payment(), payment({ id: 2, ...other }))).toEqual([]);
});

test('money that names an open invoice of its business and currency has not settled it', () => {
  const world = (more: Partial<Row<'payments'>>, ...invoices: Partial<Row<'invoices'>>[]) => ({
    payments: [payment({ free: '4', reference: 'hs-s-2026-00001', ...more })],
    invoices: invoices.map(invoice),
  });
  const found = { subjectType: 'payment', subjectId: 1, name: 'Mia', businessId: 3, day: '2026-08-15', amount: '4.00' };
  expect(find('namedInvoiceOpen', world({}, {}))).toMatchObject([{ ...found, currency: 'EUR', expected: 'HS-S-2026-00001' }]);
  expect(find('namedInvoiceOpen', world({}, { state: 'part_paid' }))).toHaveLength(1);
  for (const other of [
    { state: 'paid' },
    { state: 'void' },
    { businessId: 4 },
    { currency: 'USD' },
    { number: 'HS-S-2026-00002' },
  ] as const)
    expect(find('namedInvoiceOpen', world({}, other))).toEqual([]);
  for (const other of [{ free: '0' }, { reference: '' }]) expect(find('namedInvoiceOpen', world(other, {}))).toEqual([]);
});

test('money returned by a failed refund is a finding until it is used, and a dispute until it is decided', () => {
  const key = 'gateway:test:in_1:refund:re_1:returned';
  const returned = (more: Partial<Row<'payments'>>) => find('refundReturned', { payments: [payment({ key, free: '4', ...more })] });
  const found = { subjectType: 'payment', subjectId: 1, name: 'Mia', businessId: 3, currency: 'EUR', day: '2026-08-15', amount: '4.00' };
  expect(returned({})).toMatchObject([found]);
  for (const other of [{ free: '0' }, { key: null }, { key: `${key}:twice` }, { key: 'gateway:test:in_1:returned' }])
    expect(returned(other)).toEqual([]);
  const disputed = (...types: string[]) => find('disputeOpen', { disputes: [{ ...doubt(), types }] });
  expect(disputed('dispute.opened')).toMatchObject([{ subjectType: 'gatewayEvent', subjectId: 9, amount: '5.00', day: '2026-08-01' }]);
  expect(disputed('dispute.opened', 'dispute.won')).toEqual([]);
});

const DOUBTS: [CheckName, Partial<Snapshot>, string][] = [
  ['paidInFuture', { paidInFuture: [{ ...doubt(), kind: 'payout' }] }, 'payout'],
  ['stayBilledTwice', { doubleBills: [doubt()] }, 'purchaseInvoice'],
  ['refundOffOtherInvoice', { strayRefunds: [doubt()] }, 'payment'],
];

test.each(DOUBTS)('%s tells all of its row', (check, world, subjectType) => {
  const told = { subjectId: 9, name: 'Mia', tripId: 1, businessId: 3, currency: 'EUR', amount: '5.00', day: '2026-08-01' };
  expect(find(check, world)).toMatchObject([{ ...told, subjectType }]);
});

test('an event that failed and an intent without its payment are told apart', () => {
  const row = { ...IN_EUROS, reference: 'in_1', tripId: 1, payerName: 'Mia', amount: '5', day: '2026-08-01' };
  const gateways = [
    { ...row, isFailed: true },
    { ...row, id: 2, isFailed: false },
  ];
  const told = { subjectType: 'gatewayEvent', name: 'Mia', tripId: 1, businessId: 3, amount: '5.00', day: '2026-08-01' };
  expect(find('gatewayEventFailed', { gateways })).toMatchObject([{ ...told, subjectId: 1 }]);
  expect(find('intentWithoutPayment', { gateways })).toMatchObject([{ ...told, subjectId: 2 }]);
});

const OWED = [
  { hostableType: 'Host_family', hostableId: 4, amount: '60' },
  { hostableType: 'Activity', hostableId: 4, amount: '0' },
];

test('a stay that is over has a payout for each whom its quote pays, of that amount', () => {
  const quotes = [quote({ payouts: OWED })];
  expect(statesFound('payoutMissing', { quotes })).toEqual(['completed', 'closed']);
  expect(statesFound('payoutMissing', {})).toEqual([]);
  const trips = [trip({ state: 'closed' })];
  expect(find('payoutMissing', { quotes, trips })).toMatchObject([{ ...ON_TRIP, amount: '60.00', expected: '60.00', currency: 'EUR' }]);
  expect(find('payoutMissing', { quotes, trips, payouts: [payout()] })).toEqual([]);
  for (const other of [{ payeeId: 5 }, { payeeType: 'Activity' }, { tripId: 2 }])
    expect(find('payoutMissing', { quotes, trips, payouts: [payout(other)] })).toHaveLength(1);
  const told = { subjectType: 'payout', subjectId: 1, name: 'Orla', tripId: 1, businessId: 3, currency: 'EUR', day: '2026-08-15' };
  const differing = (more: Partial<Row<'payouts'>>) => find('payoutDiffersFromQuote', { quotes, trips, payouts: [payout(more)] });
  expect(differing({})).toEqual([]);
  expect(differing({ amount: '61' })).toMatchObject([{ ...told, amount: '61.00', expected: '60.00', found: '61' }]);
  expect(differing({ currency: 'USD' })).toMatchObject([{ currency: 'USD' }]);
  expect(differing({ payeeId: 5 })).toMatchObject([{ expected: '0.00' }]);
  expect(differing({ amount: '61', tripId: null })).toEqual([]);
});

test('a payout is paid within a week of its day, with an invoice of its host behind it', () => {
  const count = (check: CheckName, more: Partial<Row<'payouts'>>) => find(check, { payouts: [payout(more)] }).length;
  const late = { state: 'approved', dueDate: '2026-08-07' } as const;
  expect([late, { ...late, dueDate: '2026-08-08' }, { ...late, state: 'paid' } as const].map((one) => count('payoutOverdue', one))).toEqual(
    [1, 0, 0],
  );
  const bare = { isBilled: false };
  expect([bare, {}, { ...bare, state: 'approved' } as const].map((one) => count('payoutWithoutPurchase', one))).toEqual([1, 0, 0]);
});

test('an invoice of a host, an expense and a series say what is amiss with them', () => {
  const row = { ...IN_EUROS, tripId: 1, supplierName: 'Orla', number: 'A7', net: '65', expected: '60', issueDate: '2026-07-20' };
  const [numbered, bare] = find('purchaseDiffersFromQuote', { purchases: [row, { ...row, id: 2, number: '', expected: null }] });
  const told = { subjectType: 'purchaseInvoice', tripId: 1, businessId: 3, currency: 'EUR', day: '2026-07-20', found: '65.00' };
  expect(numbered).toMatchObject({ ...told, subjectId: 1, name: 'A7 · Orla', amount: '5.00', expected: '60.00' });
  expect(bare).toMatchObject({ ...told, subjectId: 2, name: 'Orla', amount: '65.00', expected: '0.00' });
  const spent = { ...IN_EUROS, name: 'Doctor', tripId: 1, amount: '40', endedOn: '2026-07-18' };
  expect(find('expenseNotBilled', { expenses: [spent] })).toMatchObject([
    { subjectType: 'expense', subjectId: 1, name: 'Doctor', amount: '40.00', day: '2026-07-18' },
  ]);
  const series = (given: number, there: number, highest: number) => [
    { series: 'HS-S-2026', given, there, highest, someId: 6, businessId: 3 },
  ];
  expect(find('seriesGap', { series: series(3, 2, 3) })).toMatchObject([
    { subjectType: 'invoice', subjectId: 6, name: 'HS-S-2026', businessId: 3, amount: null, expected: '3', found: '2' },
  ]);
  expect(find('seriesGap', { series: series(3, 3, 4) })).toHaveLength(1);
  expect(find('seriesGap', { series: series(3, 3, 3) })).toEqual([]);
});

test('the findings of each check are added up by currency', () => {
  const late = { state: 'approved', dueDate: '2026-08-01' } as const;
  const payouts = ['USD', 'EUR', 'EUR'].map((currency, index) => payout({ ...late, id: index + 1, currency, amount: '1.5' }));
  const counts = countByCheck(runChecks(indexSnapshot({ ...EMPTY, payouts, trips: [trip()] }, getAmountMath)), getAmountMath);
  const sums = [
    { currency: 'EUR', amount: '3.00' },
    { currency: 'USD', amount: '1.50' },
  ];
  expect(counts.filter(({ count }) => count > 0)).toEqual([
    { check: 'tripWithoutInvoice', severity: 'warning', count: 1, sums: [] },
    { check: 'payoutOverdue', severity: 'warning', count: 3, sums },
  ]);
});
