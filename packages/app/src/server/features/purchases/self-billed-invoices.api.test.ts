// Invoices that we write for hosts from the agreed quote of a stay: what the quote pays them, once, with its payouts; and what becomes of
// them when the stay does not take place.

import { readFile } from 'node:fs/promises';
import { compilePriceBook, parsePriceBook } from '@hosted-stay/pricing-core';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  approvePurchase,
  editPurchase,
  listPurchases,
  readPurchase,
  recordPurchase,
  selfBillTrip,
} from '#contract/finance/purchases/purchases.endpoints.ts';
import { keepQuote } from '#contract/pricing/quotes.endpoints.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { priceBooks } from '#server/db/schema/price-books.ts';
import { purchaseInvoices } from '#server/db/schema/purchases.ts';
import { trips } from '#server/db/schema/trips.ts';
import { findWholeQuote } from '#server/features/pricing/pricing.public.ts';
import { systemActor } from '#server/platform/record-change.ts';
import type { TestClient } from '#server/testing/client.ts';
import { testOnPostgresql, waitForLock } from '#server/testing/database.ts';
import { besideTransaction } from '#server/testing/one-connection.ts';
import { createBusiness } from '#server/testing/samples/invoices.ts';
import { createPayoutOf } from '#server/testing/samples/purchases.ts';
import { createRandomName } from '#server/testing/samples/sample.ts';
import { createFamily, createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { draftPurchases, voidPurchases } from './purchases.public.ts';

const BOOK = new URL('../../../../../../fixtures/price-books/2026.json', import.meta.url);
const FAMILY = 206;

let server: TestServer;
let finance: TestClient;
let owed: string;
let long: string;
let short: string;
beforeAll(async () => {
  server = await startServer();
  finance = await server.signInAs('Finance');
  const { db } = server.app;
  const document = await readFile(BOOK, 'utf8');
  const parsed = parsePriceBook(JSON.parse(document));
  if (!parsed.ok) throw new TypeError('the fixture is no price book');
  const at = new Date('2026-01-01T00:00:00Z');
  const { bookHash: hash } = compilePriceBook(parsed.value);
  await db.insert(priceBooks).values({ number: 1, hash, currency: 'EUR', document, reason: 'test', effectiveFrom: at, publishedAt: at });
  const quoted = async (toDate: string) =>
    (await finance.ask(keepQuote, { body: { hostFamilyId: FAMILY, fromDate: '2026-07-05', toDate } })).body.fingerprint;
  [long, short] = [await quoted('2026-07-26'), await quoted('2026-07-12')];
  owed = (await findWholeQuote(server.app, db, long))?.payouts[0]?.amount ?? '';
  await db.execute(sql`select setval(pg_get_serial_sequence('host_families', 'id'), ${FAMILY - 1})`);
  await createFamily(server.app, await server.createAccount({ email: 'orla@example.test', roles: ['Host family'] }));
});
afterAll(() => server.stop());

const booked = async (quoteFingerprint: string | null = long) =>
  (await createTestTrip(server.app, { hostFamilyId: FAMILY, quoteFingerprint })).tripId;
const selfBill = async (tripId: number) => (await finance.ask(selfBillTrip, { body: { tripId } })).body;
const draftAgain = (tripId: number) => server.app.db.transaction((tx) => draftPurchases(tx, systemActor(server.app), tripId));
const cancel = (tripId: number) =>
  server.app.db.transaction((tx) => voidPurchases(tx, systemActor(server.app), { tripId, reason: 'Cancelled' }));
const read = async (id: number) => (await finance.ask(readPurchase, { params: { id } })).body;

test('its net sum is what the quote pays the host, line by line', async () => {
  const tripId = await booked();
  const { data } = await selfBill(tripId);
  expect(data).toMatchObject([
    { selfBilled: true, supplierName: 'Orla Murphy', net: owed, vat: '0.00', expected: owed, difference: '0.00', state: 'draft', tripId },
  ]);
  const { lines, trip } = await read(data[0]?.id ?? 0);
  const quote = await findWholeQuote(server.app, server.app.db, long);
  expect(lines.map(({ amount, discount }) => Number(amount) + Number(discount))).toEqual(
    quote?.pricings.filter(({ hostableType }) => hostableType === 'Host_family').map(({ provider }) => Number(provider)),
  );
  expect(trip).toMatchObject({ studentName: 'Chloé Martin' });
});

test('one of a stay and its host, however often it is asked for', async () => {
  const tripId = await booked();
  const [first] = await draftAgain(tripId);
  expect(await draftAgain(tripId)).toEqual([]);
  expect((await selfBill(tripId)).data.map(({ id }) => id)).toEqual([first]);
});

test('payouts of the stay pay it, made before or after', async () => {
  const tripId = await booked();
  const [id = 0] = await draftAgain(tripId);
  const [row] = await server.app.db.select().from(purchaseInvoices).where(eq(purchaseInvoices.id, id));
  if (row === undefined) throw new TypeError('no draft');
  const payout = await createPayoutOf(server.app, row, { tripId, amount: owed, key: `trip:${tripId}` });
  await draftAgain(tripId);
  expect((await read(id)).payouts).toMatchObject([{ id: payout, amount: owed }]);
});

test('a draft follows another agreed price; what is approved does not', async () => {
  const tripId = await booked();
  const [id = 0] = await draftAgain(tripId);
  await server.app.db.update(trips).set({ quoteFingerprint: short }).where(eq(trips.id, tripId));
  await draftAgain(tripId);
  const { net, version } = await read(id);
  expect(net).toBe((await findWholeQuote(server.app, server.app.db, short))?.payouts[0]?.amount);
  await finance.ask(approvePurchase, { params: { id }, body: { version } });
  await server.app.db.update(trips).set({ quoteFingerprint: long }).where(eq(trips.id, tripId));
  await draftAgain(tripId);
  expect((await read(id)).net).toBe(net);
});

test('without an agreed price there is nothing to bill', async () => {
  const tripId = await booked(null);
  expect(await selfBill(tripId)).toMatchObject({ code: 'stayNotPriced' });
  expect(await draftAgain(tripId)).toEqual([]);
});

test('with a cancelled stay drafts go and approved ones are voided; what was paid of stays', async () => {
  const [one, two, three] = [await booked(), await booked(), await booked()];
  const [draft = 0] = await draftAgain(one);
  expect(await cancel(one)).toBe(0);
  expect((await finance.ask(readPurchase, { params: { id: draft } })).status).toBe(404);
  const [approved = 0] = await draftAgain(two);
  await finance.ask(approvePurchase, { params: { id: approved }, body: { version: 1 } });
  expect(await cancel(two)).toBe(0);
  expect(await read(approved)).toMatchObject({ state: 'void', reason: 'Cancelled' });
  const [paid = 0] = await draftAgain(three);
  const [row] = await server.app.db.select().from(purchaseInvoices).where(eq(purchaseInvoices.id, paid));
  if (row === undefined) throw new TypeError('no draft');
  await createPayoutOf(server.app, row, { purchaseInvoiceId: paid, amount: '1.00', state: 'paid', paidOn: '2026-07-20' });
  expect(await cancel(three)).toBe(1);
  expect((await server.app.db.select().from(payouts).where(eq(payouts.purchaseInvoiceId, paid))).length).toBe(1);
});

test('the invoice of a host that comes in is compared with the quote', async () => {
  const tripId = await booked();
  const { businessId } = await createBusiness(server.app);
  const body = { businessId, supplierName: 'Orla', number: 'O-1', issueDate: '2026-07-27', dueDate: '2026-07-30', net: '1' };
  const theirs = { ...body, tripId, payeeType: 'Host_family', payeeId: FAMILY } as const;
  const { body: made } = await finance.ask(recordPurchase, { body: theirs });
  expect(made).toMatchObject({ expected: owed, difference: (1 - Number(owed)).toFixed(2) });
  const { data } = (await finance.ask(listPurchases, { query: { tripId: String(tripId), differs: 'yes' } })).body;
  expect(data.map(({ id }) => id)).toEqual([made.id]);
  const otherwise = await finance.ask(recordPurchase, { body: { ...theirs, number: 'O-2', currency: 'GBP' } });
  expect([otherwise.status, Object.keys(otherwise.body.errors ?? {})]).toEqual([422, ['currency']]);
});

describe('a host who bills a stay themselves', () => {
  const theirs = async (more: object = {}) => {
    const { businessId } = await createBusiness(server.app);
    const body = {
      businessId,
      supplierName: 'Orla',
      number: createRandomName(8),
      issueDate: '2026-07-27',
      dueDate: '2026-07-30',
      net: '1',
    };
    return { ...body, payeeType: 'Host_family', payeeId: FAMILY, ...more } as const;
  };

  test('is not billed for by us: our draft gives way, and none is written any more', async () => {
    const tripId = await booked();
    const [draft = 0] = await draftAgain(tripId);
    const { body: made } = await finance.ask(recordPurchase, { body: await theirs({ tripId }) });
    expect(made).toMatchObject({ selfBilled: false, tripId });
    expect((await finance.ask(readPurchase, { params: { id: draft } })).status).toBe(404);
    expect(await draftAgain(tripId)).toEqual([]);
    const { data } = (await finance.ask(listPurchases, { query: { tripId: String(tripId) } })).body;
    expect(data.map(({ id }) => id)).toEqual([made.id]);
  });

  test('is refused where ours is approved, as a new invoice and as a change of one', async () => {
    const tripId = await booked();
    const [ours = 0] = await draftAgain(tripId);
    await finance.ask(approvePurchase, { params: { id: ours }, body: { version: 1 } });
    const refusal = { status: 409, body: { code: 'stayBilledOtherwise', errors: { tripId: expect.anything() } } };
    expect(await finance.ask(recordPurchase, { body: await theirs({ tripId }) })).toMatchObject(refusal);
    const loose = await theirs();
    const { body: made } = await finance.ask(recordPurchase, { body: loose });
    const change = { params: { id: made.id }, body: { ...loose, tripId, version: made.version } };
    expect(await finance.ask(editPurchase, change)).toMatchObject(refusal);
    expect((await read(ours)).state).toBe('approved');
  });

  test('has it refused by the database, too: both may be written at once', async () => {
    const tripId = await booked();
    await draftAgain(tripId);
    const [ours] = await server.app.db.select().from(purchaseInvoices).where(eq(purchaseInvoices.tripId, tripId));
    if (ours === undefined) throw new TypeError('no draft');
    const { id: _, ...same } = ours;
    const second = server.app.db.insert(purchaseInvoices).values({ ...same, selfBilled: false, number: createRandomName(8) });
    await expect(second).rejects.toMatchObject({ cause: { constraint: 'purchase_invoices_stay_once' } });
  });

  testOnPostgresql('is not billed for by us where theirs is recorded at the same moment', async () => {
    const tripId = await booked();
    const { db } = server.app;
    const { businessId, supplierName, number, issueDate, dueDate, payeeType, payeeId } = await theirs();
    const stay = { businessId, supplierName, number, issueDate, dueDate, payeeType, payeeId, tripId, selfBilled: false };
    const sums = { currency: 'EUR', lines: [], net: '1', vat: '0', total: '1', createdAt: server.time.now };
    const asked = await db.transaction(async (tx) => {
      await tx.insert(purchaseInvoices).values({ ...stay, ...sums });
      const ours = besideTransaction(() => finance.ask(selfBillTrip, { body: { tripId } }));
      await waitForLock(db);
      return { ours };
    });
    expect(await asked.ours).toMatchObject({ status: 200, body: { data: [] } });
  });
});
