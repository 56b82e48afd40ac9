// Whose money it was: what two agents, in two counties and two currencies, invoiced, received, refunded and kept, amount by amount.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMoneyReport, readReport } from '#contract/reports/reports.endpoints.ts';
import type { Report, ReportRow } from '#contract/reports/reports.shapes.ts';
import { counties, countries } from '#server/db/schema/places.ts';
import { tripHistory } from '#server/db/schema/trips.ts';
import { getLedgerByTrip } from '#server/features/billing/billing.public.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createLiveFamilies } from '#server/testing/fixtures/live-families.ts';
import { createBusiness } from '#server/testing/samples/invoices.ts';
import {
  allocatePayment,
  createCreditNote,
  createPayment,
  createPayout,
  createQuote,
  createSentInvoice,
} from '#server/testing/samples/money.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { selectTripIds } from './report-choices.queries.ts';

let server: TestServer;
let admin: TestClient;
let businessId: number;
let alan: number;
let berta: number;
let cork: number;
/** Alan in Cork, Alan in Kerry, Berta in Kerry, and the same again for a stay in pounds. */
let ofAlan: number;
let ofAlanInKerry: number;
let ofBerta: number;
let inPounds: number;

/** Bills trips in the spring of 2026; one payment pays two of them, and more than that. */
async function billSpring(): Promise<void> {
  const { app } = server;
  const about = { businessId };
  const first = await createSentInvoice(app, { ...about, tripId: ofAlan, other: 10_000, issueDate: '2026-03-10' });
  await createSentInvoice(app, { ...about, tripId: ofAlanInKerry, other: 700, issueDate: '2026-03-11' });
  const second = await createSentInvoice(app, { ...about, tripId: ofBerta, other: 20_000, issueDate: '2026-04-10' });
  const pounds = await createSentInvoice(app, { ...about, tripId: inPounds, other: 5000, currency: 'GBP', issueDate: '2026-04-12' });
  const voided = { state: 'void', voidedAt: new Date('2026-04-01T10:00:00Z') } as const;
  await createSentInvoice(app, { ...about, tripId: ofBerta, other: 3000, issueDate: '2026-03-20', ...voided });
  const quoteFingerprint = await createQuote(app, { amountSupplyVAT: '30.00' });
  await createSentInvoice(app, { ...about, tripId: ofAlan, quoted: 8000, vat: 800, quoteFingerprint, issueDate: '2026-05-01' });
  // As old ones do, it names the invoice alone.
  await createCreditNote(app, { of: first, ...about, other: -1000, issueDate: '2026-05-02' });
  const paymentId = await createPayment(app, { ...about, amount: 25_000, paidOn: '2026-04-20' });
  await allocatePayment(app, { paymentId, invoiceId: first, amount: 6000 });
  await allocatePayment(app, { paymentId, invoiceId: second, amount: 15_000 });
  const inFull = await createPayment(app, { ...about, amount: 5000, currency: 'GBP', paidOn: '2026-05-05' });
  await allocatePayment(app, { paymentId: inFull, invoiceId: pounds, amount: 5000 });
  const refundId = await createPayment(app, { ...about, amount: 2000, refundsId: paymentId, paidOn: '2026-05-25' });
  await allocatePayment(app, { paymentId: refundId, invoiceId: second, amount: -2000 });
  await createPayout(app, { ...about, tripId: ofAlan, amount: '30.00', state: 'paid', paidOn: '2026-05-22' });
}

/** Creates a stay that should have begun in July 2025. */
async function addBooking(columns: { agentId: number; hostFamilyId: number; state: 'booked' | 'cancelled' }): Promise<number> {
  const dates = { fromDate: '2025-07-05', toDate: '2025-07-18', createdAt: new Date('2025-05-01T10:00:00Z') };
  const { tripId } = await createTestTrip(server.app, { businessId, ...dates, ...columns });
  const steps = [
    ['reserved', '2025-05-02'],
    ...(columns.state === 'cancelled' ? ([['cancelled', '2025-06-20']] as const) : ([['booked', '2025-05-03']] as const)),
  ] as const;
  for (const [toState, at] of steps) await server.app.db.insert(tripHistory).values({ tripId, toState, at: new Date(`${at}T10:00:00Z`) });
  return tripId;
}

/** Cancels two of three stays: one was billed and paid in two currencies, of the other nobody paid anything. */
async function cancelSummer(inCork: number, inKerry: number): Promise<void> {
  const { app } = server;
  const issueDate = '2025-05-05';
  const gone = await addBooking({ agentId: alan, hostFamilyId: inCork, state: 'cancelled' });
  const euros = await createSentInvoice(app, { businessId, tripId: gone, other: 10_000, issueDate });
  const paymentId = await createPayment(app, { businessId, amount: 8000, paidOn: '2025-05-10' });
  await allocatePayment(app, { paymentId, invoiceId: euros, amount: 8000 });
  await createCreditNote(app, { of: euros, businessId, tripId: gone, other: -7000, issueDate: '2025-06-20' });
  const refundId = await createPayment(app, { businessId, amount: 5000, refundsId: paymentId, paidOn: '2025-06-25' });
  await allocatePayment(app, { paymentId: refundId, invoiceId: euros, amount: -5000 });
  const pounds = await createSentInvoice(app, { businessId, tripId: gone, other: 2000, currency: 'GBP', issueDate });
  const inPoundsToo = await createPayment(app, { businessId, amount: 2000, currency: 'GBP', paidOn: '2025-05-21' });
  await allocatePayment(app, { paymentId: inPoundsToo, invoiceId: pounds, amount: 2000 });
  const unpaid = await addBooking({ agentId: berta, hostFamilyId: inKerry, state: 'cancelled' });
  await createSentInvoice(app, { businessId, tripId: unpaid, other: 4000, issueDate });
  await addBooking({ agentId: berta, hostFamilyId: inKerry, state: 'booked' });
}

beforeAll(async () => {
  server = await startServer();
  const { app } = server;
  admin = await server.signInAs('Administrator');
  alan = await server.createAccount({ email: 'alan@example.test', roles: ['Agent'], firstName: 'Alan' });
  berta = await server.createAccount({ email: 'berta@example.test', roles: ['Agent'], firstName: 'Berta' });
  await app.db.insert(countries).values({ id: 372, code: 'IE', name: 'Ireland', hosting: true }).onConflictDoNothing();
  const rows = ['Cork M', 'Kerry M'].map((name) => ({ countryId: 372, name }));
  const [first = 0, second = 0] = (await app.db.insert(counties).values(rows).returning()).map(({ id }) => id);
  cork = first;
  const [inCork = 0, inKerry = 0] = await createLiveFamilies(app, [{ countyId: first }, { countyId: second }]);
  ({ businessId } = await createBusiness(app));
  const addTrip = async (agentId: number, hostFamilyId: number) =>
    (await createTestTrip(app, { businessId, agentId, hostFamilyId })).tripId;
  ofAlan = await addTrip(alan, inCork);
  ofAlanInKerry = await addTrip(alan, inKerry);
  ofBerta = await addTrip(berta, inKerry);
  inPounds = await addTrip(berta, inCork);
  await billSpring();
  await cancelSummer(inCork, inKerry);
});
afterAll(() => server.stop());

const SPRING = { from: '2026-03-01', to: '2026-05-31' };
const SUMMER = { from: '2025-07-01', to: '2025-07-31' };

/** Returns the figures of each row, by its groups and its currency; those that are 0 or unknown are left out. */
function figuresOf({ figures }: Report, rows: readonly ReportRow[]) {
  return Object.fromEntries(
    rows.map(({ groups, part, cells }) => [
      [...groups.map(({ label, key }) => label || key || 'none'), part].filter((name) => name !== '').join(' '),
      Object.fromEntries(figures.map(({ name }, at) => [name, cells[at]?.value]).filter(([, value]) => Number(value) !== 0)),
    ]),
  );
}

describe('revenue', () => {
  const read = async (query: object, client = admin) => (await client.ask(readMoneyReport, { query: { ...SPRING, ...query } })).body;
  const ALAN_IN_CORK = {
    ...{ invoiced: '188.00', credited: '10.00', vat: '8.00', netSales: '170.00', received: '60.00' },
    ...{ commission: '50.00', hostCost: '30.00', otherSales: '90.00', payouts: '30.00' },
  };
  const POUNDS = { invoiced: '50.00', netSales: '50.00', received: '50.00', otherSales: '50.00' };
  const BERTA = {
    ...{ invoiced: '230.00', voided: '30.00', netSales: '200.00', received: '150.00', refunded: '20.00', otherSales: '200.00' },
  };
  const REST = { received: '40.00' };

  test('by agent is that of the agent’s trips; what a payment has left is nobody’s, and nothing else is', async () => {
    const report = await read({ by: 'agent' });
    expect(figuresOf(report, report.rows)).toEqual({
      'Alan Test EUR': { ...ALAN_IN_CORK, invoiced: '195.00', netSales: '177.00', otherSales: '97.00' },
      'Berta Test EUR': BERTA,
      'Berta Test GBP': POUNDS,
      'none EUR': REST,
    });
  });

  test('by county is that of the families', async () => {
    const report = await read({ by: 'county' });
    expect(figuresOf(report, report.rows)).toEqual({
      'Cork M EUR': ALAN_IN_CORK,
      'Cork M GBP': POUNDS,
      'Kerry M EUR': { ...BERTA, invoiced: '237.00', netSales: '207.00', otherSales: '207.00' },
      'none EUR': REST,
    });
  });

  test('by month is that of the day on which it moved', async () => {
    const report = await read({ by: 'month' });
    expect(figuresOf(report, report.rows)).toEqual({
      '2026-03 EUR': { invoiced: '137.00', netSales: '137.00', otherSales: '137.00' },
      '2026-04 EUR': { invoiced: '200.00', voided: '30.00', netSales: '170.00', received: '250.00', otherSales: '170.00' },
      '2026-05 EUR': {
        ...{ invoiced: '88.00', credited: '10.00', vat: '8.00', netSales: '70.00', refunded: '20.00' },
        ...{ commission: '50.00', hostCost: '30.00', otherSales: '-10.00', payouts: '30.00' },
      },
      '2026-03 GBP': {},
      '2026-04 GBP': { invoiced: '50.00', netSales: '50.00', otherSales: '50.00' },
      '2026-05 GBP': { received: '50.00' },
    });
  });

  test('shows agents their own trips alone, without what they may not see', async () => {
    const report = await read({ by: 'agent', also: 'county' }, await server.signInWith('alan@example.test'));
    const { commission: _, hostCost: __, otherSales: ___, payouts: ____, ...seen } = ALAN_IN_CORK;
    expect(figuresOf(report, report.rows)).toEqual({
      'Alan Test Cork M EUR': seen,
      'Alan Test Kerry M EUR': { invoiced: '7.00', netSales: '7.00' },
    });
    expect(figuresOf(report, report.totals)).toEqual({ EUR: { ...seen, invoiced: '195.00', netSales: '177.00' } });
  });

  test('by filter has the rows that it has without', async () => {
    const all = figuresOf(await read({ by: 'agent' }), (await read({ by: 'agent' })).rows);
    const own = await read({ by: 'agent', agentId: berta });
    expect(figuresOf(own, own.rows)).toEqual({ 'Berta Test EUR': all['Berta Test EUR'], 'Berta Test GBP': all['Berta Test GBP'] });
    const ofCork = await read({ by: 'agent', countyId: cork });
    expect(figuresOf(ofCork, ofCork.rows)).toEqual({ 'Alan Test EUR': ALAN_IN_CORK, 'Berta Test GBP': POUNDS });
  });
});

test('the ledger of some trips has their transactions alone, as the whole ledger has them', async () => {
  const span = { ...SPRING, timeZone: 'UTC' };
  const all = await getLedgerByTrip(server.app.db, span);
  const trips = selectTripIds({ ownAgentId: alan, agentId: null, countyId: null });
  const own = await getLedgerByTrip(server.app.db, { ...span, trips });
  expect(own.map(({ tripId, kind }) => [tripId, kind])).toEqual([
    [ofAlan, 'invoice'],
    [ofAlanInKerry, 'invoice'],
    [ofAlan, 'invoice'],
    [ofAlan, 'credit'],
    [ofAlan, 'payment'],
    [ofAlan, 'payout'],
  ]);
  expect(own).toEqual(all.filter(({ tripId }) => tripId === ofAlan || tripId === ofAlanInKerry));
});

describe('cancellations', () => {
  const read = async (query: object, client = admin) =>
    (await client.ask(readReport, { query: { report: 'cancellations', ...SUMMER, ...query } })).body;
  const COUNTS = { bySystem: '1', cancelledUpTo30: '1', cancelled: '1' };

  test('count each booking once; what was kept is what was paid, in each currency', async () => {
    const report = await read({ by: 'agent' });
    expect(figuresOf(report, report.rows)).toEqual({
      'Alan Test': { ...COUNTS, bookings: '1', cancelledShare: '100.0' },
      'Alan Test EUR': { paymentsKept: '30.00', refundsPaid: '50.00' },
      'Alan Test GBP': { paymentsKept: '20.00' },
      'Berta Test': { ...COUNTS, bookings: '2', cancelledShare: '50.0' },
    });
    expect(figuresOf(report, report.totals)).toEqual({
      '': { bySystem: '2', cancelledUpTo30: '2', cancelled: '2', bookings: '3', cancelledShare: '66.7' },
      EUR: { paymentsKept: '30.00', refundsPaid: '50.00' },
      GBP: { paymentsKept: '20.00' },
    });
    const pounds = report.totals.find(({ part }) => part === 'GBP');
    expect(report.figures.map(({ kind }, at) => (pounds?.cells[at]?.value === null ? 'unknown' : kind))).toEqual([
      ...Array.from({ length: 10 }, () => 'unknown'),
      ...['money', 'money'],
    ]);
  });

  test('are the same counts and shares for whoever may not see money', async () => {
    const [seen, bare] = [await read({ by: 'agent' }), await read({ by: 'agent' }, await server.signInAs('Coordinator'))];
    const counts = seen.rows.filter(({ part }) => part === '').map((row) => ({ ...row, cells: row.cells.slice(0, 10) }));
    expect(bare.rows).toEqual(counts);
    expect(counts).toHaveLength(2);
  });
});

test('a trip counts as paid on the day of its last payment, whatever was refunded later', async () => {
  const { body } = await admin.ask(readReport, { query: { report: 'conversion', from: '2025-05-01', to: '2025-05-31', by: 'agent' } });
  const { 'Alan Test paid': paid } = figuresOf(body, body.rows);
  // Created on 1 May at 10:00 UTC; paid on 10 and 21 May, refunded on 25 June.
  expect(paid).toMatchObject({ trips: '1', medianDays: '19.5' });
});
