// Reports over a real connection: a small world whose figures are known, counted by month, county and agent, beside another period.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportReport, listReportChoices, readMoneyReport, readReport } from '#contract/reports/reports.endpoints.ts';
import type { Report, ReportRow } from '#contract/reports/reports.shapes.ts';
import { REPORTS, type ReportName, STAY_REPORTS } from '#contract/reports/reports.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { hostCalendarBlocks, tripOffers } from '#server/db/schema/offers.ts';
import { counties, countries } from '#server/db/schema/places.ts';
import { tripHistory, tripStudents, trips } from '#server/db/schema/trips.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createLiveFamilies } from '#server/testing/fixtures/live-families.ts';
import { createBusiness } from '#server/testing/samples/invoices.ts';
import { allocatePayment, createCreditNote, createPayment, createSentInvoice } from '#server/testing/samples/money.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let admin: TestClient;
let agentId: number;
let countyIds: readonly number[];

const SUMMER = { from: '2026-06-01', to: '2026-08-31' };

type Step = readonly [state: (typeof tripHistory.$inferInsert)['toState'], at: string];

/** Creates a trip with its history, and as many students as said. */
async function addTrip({
  steps = [],
  students = 1,
  ...trip
}: Partial<typeof trips.$inferInsert> & { steps?: readonly Step[]; students?: number }) {
  const { app } = server;
  const { businessId } = await createBusiness(app);
  const made = await createTestTrip(app, { businessId, ...trip });
  for (let position = 0; position < students; position += 1) {
    const studentId =
      position === 0
        ? made.studentId
        : (await createTestTrip(app, { businessId, state: 'new', createdAt: new Date('2020-01-01') })).studentId;
    await app.db.insert(tripStudents).values({ tripId: made.tripId, studentId, position });
  }
  for (const [toState, at] of steps) await app.db.insert(tripHistory).values({ tripId: made.tripId, toState, at: new Date(at) });
  return { ...made, businessId };
}

async function setUpWorld(): Promise<void> {
  const { app } = server;
  const { db } = app;
  agentId = await server.createAccount({ email: 'alan@example.test', roles: ['Agent'], firstName: 'Alan' });
  await db.insert(countries).values({ id: 372, code: 'IE', name: 'Ireland', hosting: true }).onConflictDoNothing();
  countyIds = (
    await db
      .insert(counties)
      .values(['Cork', 'Kerry'].map((name) => ({ countryId: 372, name: `${name} R` })))
      .returning()
  ).map(({ id }) => id);
  const [cork = 0, kerry = 0] = countyIds;
  const [first = 0, second = 0] = await createLiveFamilies(app, [{ countyId: cork }, { countyId: kerry, guestsNumber: 3 }]);
  await db.update(hostFamilies).set({ createdAt: new Date('2026-01-01') });
  await db.insert(hostCalendarBlocks).values([
    { hostFamilyId: first, kind: 'own', fromDate: '2026-06-01', toDate: '2026-06-10', heldAt: app.clock.now() },
    { hostFamilyId: first, kind: 'own', fromDate: '2026-06-05', toDate: '2026-06-12', heldAt: app.clock.now() },
  ]);
  // Two siblings over the end of June: 5 nights, of which 3 begin in June.
  const across = { fromDate: '2026-06-28', toDate: '2026-07-03', state: 'completed', hostFamilyId: first, agentId } as const;
  const { tripId } = await addTrip({
    ...across,
    students: 2,
    createdAt: new Date('2026-06-01T10:00:00Z'),
    steps: [
      ['new', '2026-06-01T10:00:00Z'],
      ['enquiry', '2026-06-03T10:00:00Z'],
      ['reserved', '2026-06-05T10:00:00Z'],
      ['booked', '2026-06-07T10:00:00Z'],
      ['in_progress', '2026-06-28T10:00:00Z'],
      ['completed', '2026-07-04T10:00:00Z'],
    ],
  });
  await db
    .insert(tripOffers)
    .values({ tripId, hostFamilyId: first, state: 'accepted', askedAt: new Date('2026-06-04T10:00:00Z'), createdAt: app.clock.now() });
  await addTrip({
    fromDate: '2026-07-10',
    toDate: '2026-07-17',
    state: 'booked',
    hostFamilyId: second,
    createdAt: new Date('2026-01-05T10:00:00Z'),
    steps: [
      ['reserved', '2026-01-06T10:00:00Z'],
      ['booked', '2026-01-07T10:00:00Z'],
    ],
  });
  await addTrip({
    fromDate: '2026-07-20',
    toDate: '2026-07-25',
    state: 'enquiry',
    createdAt: new Date('2026-06-10T10:00:00Z'),
    steps: [['enquiry', '2026-06-11T10:00:00Z']],
  });
  const gone = await addTrip({
    fromDate: '2026-07-20',
    toDate: '2026-07-25',
    state: 'cancelled',
    agentId,
    createdAt: new Date('2026-05-01T10:00:00Z'),
    steps: [
      ['reserved', '2026-05-02T10:00:00Z'],
      ['cancelled', '2026-07-10T10:00:00Z'],
    ],
  });
  const about = { businessId: gone.businessId, tripId: gone.tripId };
  const invoiceId = await createSentInvoice(app, { ...about, other: 10_000, issueDate: '2026-06-15' });
  await createCreditNote(app, { of: invoiceId, ...about, other: -7_000, issueDate: '2026-07-11' });
  const paymentId = await createPayment(app, { businessId: gone.businessId, amount: 10_000, paidOn: '2026-06-16' });
  await allocatePayment(app, { paymentId, invoiceId, amount: 10_000 });
  const refundId = await createPayment(app, { businessId: gone.businessId, amount: 7_000, refundsId: paymentId, paidOn: '2026-07-12' });
  await allocatePayment(app, { paymentId: refundId, invoiceId, amount: -7_000 });
  await addTrip({
    fromDate: '2026-07-21',
    toDate: '2026-07-25',
    state: 'cancelled',
    createdAt: new Date('2026-06-12T10:00:00Z'),
    steps: [
      ['enquiry', '2026-06-13T10:00:00Z'],
      ['cancelled', '2026-06-14T10:00:00Z'],
    ],
  });
}

beforeAll(async () => {
  server = await startServer();
  server.time.now = new Date('2026-08-15T10:00:00Z');
  admin = await server.signInAs('Administrator');
  await setUpWorld();
});
afterAll(() => server.stop());

async function read(report: ReportName, query: object = {}, client = admin): Promise<Report> {
  const { status, body, text } =
    report === 'revenue'
      ? await client.ask(readMoneyReport, { query: { report, ...SUMMER, ...query } })
      : await client.ask(readReport, { query: { report, ...SUMMER, ...query } });
  expect([status, text.slice(0, status === 200 ? 0 : 300)]).toEqual([200, '']);
  return body;
}

/** Returns the figures of each row by the keys of its groups and its part. */
function valuesOf({ figures }: Report, rows: readonly ReportRow[], side: 'value' | 'before' | 'difference' = 'value') {
  return Object.fromEntries(
    rows.map(({ groups, part, cells }) => [
      [...groups.map(({ label, key }) => label || key), part].filter((name) => name !== '').join(' '),
      Object.fromEntries(figures.map(({ name }, at) => [name, cells[at]?.[side]])),
    ]),
  );
}

describe('nights', () => {
  test('count in the month in which they begin, once for siblings and each for students', async () => {
    const report = await read('nights');
    expect(valuesOf(report, report.rows)).toEqual({
      '2026-06': { nights: '3', studentNights: '6', stays: '1', students: '2' },
      '2026-07': { nights: '9', studentNights: '11', stays: '2', students: '3' },
      '2026-08': { nights: '0', studentNights: '0', stays: '0', students: '0' },
    });
    expect(valuesOf(report, report.totals)).toEqual({ '': { nights: '12', studentNights: '17', stays: '2', students: '3' } });
  });

  test('count only within the period, by two groups, and by filter', async () => {
    const report = await read('nights', { from: '2026-06-30', to: '2026-07-01', by: 'county', also: 'month' });
    expect(Object.keys(valuesOf(report, report.rows))).toEqual(['Cork R 2026-06', 'Cork R 2026-07']);
    expect(valuesOf(report, report.totals)['']?.['nights']).toBe('2');
    const kerry = await read('nights', { countyId: countyIds[1] });
    expect(valuesOf(kerry, kerry.totals)['']).toMatchObject({ nights: '7', stays: '1' });
  });

  test('stand beside those of the period before, month by month', async () => {
    const report = await read('nights', { from: '2026-07-01', to: '2026-07-31', compare: 'before' });
    expect(report.compared).toEqual({ from: '2026-06-01', to: '2026-06-30' });
    expect(report.rows[0]?.cells[0]).toEqual({ value: '9', before: '3', difference: '6', percent: '200' });
  });
});

test('occupancy counts open beds night by night, without blocked ones, and never more than all', async () => {
  const report = await read('occupancy', { from: '2026-06-01', to: '2026-06-30', by: 'county' });
  // Cork: 2 beds on 18 nights, 12 are blocked by two blocks that overlap. Kerry: 3 beds on 30 nights.
  expect(valuesOf(report, report.rows)).toEqual({
    'Cork R': { occupancy: '16.7', occupiedNights: '6', openNights: '36', families: '1' },
    'Kerry R': { occupancy: '0.0', occupiedNights: '0', openNights: '90', families: '1' },
  });
  expect(valuesOf(report, report.totals)).toEqual({ '': { occupancy: '4.8', occupiedNights: '6', openNights: '126', families: '2' } });
});

test('conversion counts the steps of the trips created in the period, and the days to each', async () => {
  const report = await read('conversion', { from: '2026-06-01', to: '2026-06-30', by: 'agent' });
  const steps = valuesOf(report, report.totals);
  expect(Object.keys(steps)).toEqual(['created', 'requested', 'offered', 'reserved', 'booked', 'paid', 'finished']);
  expect(steps['created']).toMatchObject({ trips: '3', shareOfAll: '100.0' });
  expect(steps['requested']).toEqual({ trips: '3', shareOfAll: '100.0', shareOfStep: '100.0', medianDays: '1.0' });
  expect(steps['offered']).toEqual({ trips: '1', shareOfAll: '33.3', shareOfStep: '33.3', medianDays: '3.0' });
  expect(steps['booked']).toEqual({ trips: '1', shareOfAll: '33.3', shareOfStep: '100.0', medianDays: '6.0' });
  expect(steps['paid']).toEqual({ trips: '0', shareOfAll: '0.0', shareOfStep: '0.0', medianDays: null });
  expect(Object.keys(valuesOf(report, report.rows))).toHaveLength(14);
});

test('lead times are the days from the reservation to the arrival', async () => {
  const report = await read('leadTime');
  expect(valuesOf(report, report.totals)['']).toMatchObject({
    stays: '2',
    leadMedian: '104.0',
    leadUpTo30: '1',
    leadOver180: '1',
    leadUpTo7: '0',
  });
});

test('cancellations count bookings alone, with what was kept and what was paid back', async () => {
  const report = await read('cancellations');
  const { '': counts, EUR: euros } = valuesOf(report, report.totals);
  expect(counts).toMatchObject({
    ...{ cancelled: '1', bookings: '3', cancelledShare: '33.3', bySystem: '1', byStaff: '0' },
    ...{ cancelledUpTo30: '1', cancelledUpTo7: '0', paymentsKept: null, refundsPaid: null },
  });
  expect(euros).toMatchObject({ cancelled: null, bookings: null, cancelledShare: null, paymentsKept: '30.00', refundsPaid: '70.00' });
  const bare = await read('cancellations', {}, await server.signInAs('Coordinator'));
  expect(bare.figures.some(({ kind }) => kind === 'money')).toBe(false);
  expect(valuesOf(bare, bare.totals)).toEqual({ '': expect.objectContaining({ cancelled: '1', bookings: '3', cancelledShare: '33.3' }) });
});

describe('access', () => {
  test.each(Object.keys(REPORTS) as ReportName[])('an agent’s %s report is the one over their own trips alone', async (name) => {
    const agent = await server.signInWith('alan@example.test');
    for (const by of REPORTS[name].groups) {
      const own = await read(name, { by, compare: 'lastYear' }, agent);
      const filtered = await read(name, { by, compare: 'lastYear', agentId });
      const names = own.figures.map((figure) => figure.name);
      const places = names.map((figure) => filtered.figures.findIndex((one) => one.name === figure));
      const cut = (rows: readonly ReportRow[]) => rows.map((row) => ({ ...row, cells: places.map((at) => row.cells[at]) }));
      expect({ rows: own.rows, totals: own.totals }).toEqual({ rows: cut(filtered.rows), totals: cut(filtered.totals) });
      expect(own.rows.length).toBeGreaterThan(0);
      expect(names.filter((figure) => ['commission', 'hostCost', 'otherSales', 'payouts'].includes(figure))).toEqual([]);
    }
  });

  test('agents are not offered each other, coordinators get no money, and others nothing', async () => {
    const agent = await server.signInWith('alan@example.test');
    expect((await agent.ask(listReportChoices, {})).body.agents).toEqual([]);
    expect((await admin.ask(listReportChoices, {})).body.agents.map(({ name }) => name)).toEqual(['Alan Test']);
    const coordinator = await server.signInAs('Coordinator');
    expect((await coordinator.ask(readMoneyReport, { query: SUMMER })).status).toBe(403);
    for (const role of ['Parent', 'Host family', 'Vetting admin', 'Page editor'] as const) {
      const client = await server.signInAs(role);
      expect((await client.ask(readReport, { query: { report: 'nights', ...SUMMER } })).status).toBe(403);
    }
  });
});

test('a wrong request is told which field, and what would be right', async () => {
  const errors = async (report: (typeof STAY_REPORTS)[number], query: object) =>
    (await admin.ask(readReport, { query: { report, ...SUMMER, ...query } })).body.errors;
  expect(await errors('occupancy', { by: 'agent' })).toEqual({ by: ['“by” must be one of: month, county'] });
  expect(Object.keys((await errors('nights', { to: '2026-05-01' })) ?? {})).toEqual(['to']);
  expect((await errors('nights', { to: '2046-05-01' }))?.['to']?.[0]).toContain('10 years');
});

test('files have what the page shows; a workbook also says what is counted', async () => {
  for (const report of STAY_REPORTS) {
    const query = { ...SUMMER, compare: 'lastYear' } as const;
    const { text } = await admin.ask(exportReport, { query: { report, ...query, format: 'csv' } });
    const { rows, totals, figures } = await read(report, query);
    expect(text.trim().split('\r\n')).toHaveLength(1 + rows.length + totals.length);
    expect(text.split('\r\n')[0]?.split(',').length).toBeGreaterThanOrEqual(1 + figures.length * 4);
  }
  const url = `${server.origin}/api/reports/stays/export?report=nights&from=${SUMMER.from}&to=${SUMMER.to}&format=xlsx`;
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const bytes = Buffer.from(await (await fetch(url, { headers: { Cookie: cookie } })).arrayBuffer());
  expect(bytes.toString('latin1')).toContain('xl/worksheets/sheet2.xml');
});

test('a stay of yesterday’s state is never counted twice after it moved on', async () => {
  const before = await read('nights', { by: 'county' });
  await server.app.db.update(trips).set({ state: 'closed' }).where(eq(trips.state, 'completed'));
  const after = await read('nights', { by: 'county' });
  expect(after.totals).toEqual(before.totals);
});
