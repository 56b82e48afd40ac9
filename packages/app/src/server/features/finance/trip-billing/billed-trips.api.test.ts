// Invoices for trips: what one begins with, and that an agreed price is not billed twice unnoticed.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createInvoice,
  creditInvoice,
  editInvoice,
  listBilledTrips,
  listInvoices,
  readInvoice,
  readTripToBill,
  sendInvoice,
  voidInvoice,
} from '#contract/finance/invoices/invoices.endpoints.ts';
import { keepQuote } from '#contract/pricing/quotes.endpoints.ts';
import { users } from '#server/db/schema/identity.ts';
import { students } from '#server/db/schema/people.ts';
import { trips } from '#server/db/schema/trips.ts';
import type { TestClient } from '#server/testing/client.ts';
import { testOnPostgresql } from '#server/testing/database.ts';
import { publishBook } from '#server/testing/fixtures/agreed-trips.ts';
import { COMPLETE_INVOICE, createBusiness } from '#server/testing/samples/invoices.ts';
import { createTestStudent } from '#server/testing/samples/people.ts';
import { createRandomName } from '#server/testing/samples/sample.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import bookJson from '../../../../../../../fixtures/price-books/2026.json' with { type: 'json' };

let server: TestServer;
let finance: TestClient;
let businessId: number;
let parentId: number;
let agentId: number;
let fingerprint: string;
let tripId: number;
beforeAll(async () => {
  server = await startServer();
  finance = await server.signInAs('Finance');
  ({ businessId } = await createBusiness(server.app));
  parentId = await server.createAccount({ email: 'booker@example.test', roles: ['Parent'], firstName: 'Jeanne' });
  await server.app.db.update(users).set({ locale: 'fr' }).where(eq(users.id, parentId));
  agentId = await server.createAccount({ email: 'agency@example.test', roles: ['Agent'] });
  await publishBook(server.app, bookJson as never, { number: 1, from: new Date('2026-01-01T00:00:00Z') });
  const stay = { hostFamilyId: 206, fromDate: '2026-08-02', toDate: '2026-08-16' };
  ({ fingerprint } = (await finance.ask(keepQuote, { body: stay })).body);
});
afterAll(() => server.stop());

beforeEach(async () => {
  const dates = { fromDate: '2026-08-02', toDate: '2026-08-16' };
  ({ tripId } = await createTestTrip(server.app, { ...dates, parentId, agentId, businessId, quoteFingerprint: fingerprint }));
});

const typed = { ...COMPLETE_INVOICE, lines: [] };
const bill = (more: object = {}, client = finance) =>
  client.ask(createInvoice, { body: { businessId, buyerId: parentId, quoteFingerprint: fingerprint, tripId, typed, ...more } });
const toBill = async (client = finance) => (await client.ask(readTripToBill, { params: { id: tripId } })).body;

describe('an invoice for a trip', () => {
  test('begins with whom it bills, in their language, by the agreed price', async () => {
    expect(await toBill()).toMatchObject({
      trip: { id: tripId, businessId, quoteFingerprint: fingerprint, fromDate: '2026-08-02' },
      buyer: { id: parentId, name: 'Jeanne Test', email: 'booker@example.test' },
      language: 'fr',
      billedBy: null,
    });
  });

  test('is addressed as the one before it was', async () => {
    await bill({ billAgain: 'A test' });
    expect((await toBill()).buyer).toMatchObject({ address: COMPLETE_INVOICE.buyer.address });
  });

  test('keeps its trip, with its credit note, and is found by it', async () => {
    const { id, version, trip } = (await bill()).body;
    expect(trip).toEqual({ id: tripId, studentName: 'Chloé Martin', fromDate: '2026-08-02', toDate: '2026-08-16' });
    const sent = (await finance.ask(sendInvoice, { params: { id }, body: { version } })).body;
    await finance.ask(creditInvoice, { params: { id }, body: { reason: 'Called off', version: sent.version } });
    const { body } = await finance.ask(listInvoices, { query: { tripId: String(tripId), sort: 'createdAt' } });
    expect(body.data.map(({ kind }) => kind)).toEqual(['sales', 'credit']);
    expect((await finance.ask(listBilledTrips, {})).body.data).toContainEqual(trip);
  });

  test('is refused at its field if the trip doesn’t exist', async () => {
    expect(Object.keys((await bill({ tripId: 999_999 })).body.errors ?? {})).toEqual(['tripId']);
  });
});

describe('an agreed price', () => {
  test('is not sent by a draft of an earlier one, until the draft takes the new one', async () => {
    const draft = (await bill()).body;
    expect(draft.newQuoteFingerprint).toBeNull();
    const longer = { hostFamilyId: 206, fromDate: '2026-08-02', toDate: '2026-08-23' };
    const changed = (await finance.ask(keepQuote, { body: longer })).body.fingerprint;
    await server.app.db.update(trips).set({ quoteFingerprint: changed }).where(eq(trips.id, tripId));
    const params = { id: draft.id };
    expect((await finance.ask(readInvoice, { params })).body.newQuoteFingerprint).toBe(changed);
    const early = await finance.ask(sendInvoice, { params, body: { version: draft.version } });
    expect(early).toMatchObject({ status: 409, body: { code: 'billedPriceOutdated' } });
    const body = { businessId, buyerId: parentId, quoteFingerprint: changed, tripId, typed, version: draft.version };
    const renewed = (await finance.ask(editInvoice, { params, body })).body;
    expect(renewed.newQuoteFingerprint).toBeNull();
    expect(Number(renewed.total)).toBeGreaterThan(Number(draft.total));
    const sent = await finance.ask(sendInvoice, { params, body: { version: renewed.version } });
    expect(sent).toMatchObject({ status: 200, body: { state: 'sent', total: renewed.total, newQuoteFingerprint: null } });
  });

  test('is not billed by a draft once another invoice has billed it', async () => {
    const drafts = [(await bill()).body, (await bill({ billAgain: 'The first one is lost' })).body];
    const send = ({ id, version }: { id: number; version: number }) => finance.ask(sendInvoice, { params: { id }, body: { version } });
    const answers = [];
    for (const draft of drafts.toReversed()) answers.push(await send(draft));
    expect(answers).toMatchObject([{ status: 200 }, { status: 409, body: { code: 'alreadyBilled' } }]);
  });

  test('is billed again for a reason only, which is kept', async () => {
    const first = (await bill()).body;
    expect((await toBill()).billedBy).toEqual({ id: first.id, number: null });
    const second = await bill();
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'alreadyBilled', errors: { billAgain: [expect.stringContaining(`#${first.id}`)] } },
    });
    const third = await bill({ billAgain: 'The other parent pays half' });
    expect(third).toMatchObject({ status: 200, body: { reason: 'The other parent pays half' } });
    // The reason holds when it is changed, and the first one needs none.
    const change = (of: { id: number; version: number }) =>
      finance.ask(editInvoice, {
        params: { id: of.id },
        body: { businessId, quoteFingerprint: fingerprint, tripId, typed, version: of.version },
      });
    const changed = [await change(third.body), await change(first)];
    expect(changed.map(({ status }) => status)).toEqual([200, 200]);
    // It says nothing of another trip, which another invoice bills.
    const { tripId: otherId } = await createTestTrip(server.app, { parentId, agentId, businessId, quoteFingerprint: fingerprint });
    await bill({ tripId: otherId });
    const moved = { businessId, quoteFingerprint: fingerprint, tripId: otherId, typed, version: changed[0]?.body.version ?? 0 };
    const answer = await finance.ask(editInvoice, { params: { id: third.body.id }, body: moved });
    expect(answer).toMatchObject({ status: 409, body: { code: 'alreadyBilled' } });
  });

  test.each(['void', 'credit'] as const)('is billed again after %s', async (end) => {
    const { id, version } = (await bill()).body;
    const sent = (await finance.ask(sendInvoice, { params: { id }, body: { version } })).body;
    expect((await bill()).body.message).toContain(sent.number);
    const step = end === 'void' ? voidInvoice : creditInvoice;
    expect((await finance.ask(step, { params: { id }, body: { reason: 'Wrong', version: sent.version } })).status).toBe(200);
    expect((await bill()).status).toBe(200);
  });

  testOnPostgresql('is billed once by ten at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => bill()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });
});

describe('an agent', () => {
  test('bills the trips that they look after, and no others', async () => {
    const agent = await server.signInWith('agency@example.test');
    expect((await toBill(agent)).trip.id).toBe(tripId);
    const made = await bill({}, agent);
    expect(made.status).toBe(200);
    expect((await agent.ask(readInvoice, { params: { id: made.body.id } })).status).toBe(200);
    await server.app.db.update(trips).set({ agentId: null }).where(eq(trips.id, tripId));
    expect((await agent.ask(readTripToBill, { params: { id: tripId } })).status).toBe(404);
    expect((await bill({ billAgain: 'Again' }, agent)).status).toBe(422);
  });

  test('bills parents of the students and payers of the trips that they look after, and of nobody else', async () => {
    const agent = await server.signInWith('agency@example.test');
    const strangerId = await server.createAccount({ email: `${createRandomName(8)}@example.test`, roles: ['Parent'] });
    const to = (buyerId: number) => bill({ buyerId, quoteFingerprint: null, tripId: null, typed: COMPLETE_INVOICE }, agent);
    const unknown = await to(999_999_999);
    expect(await to(strangerId)).toMatchObject({ status: 422, body: { errors: unknown.body.errors ?? 'none' } });
    const { body: draft } = await to(parentId);
    const change = { businessId, buyerId: strangerId, typed: COMPLETE_INVOICE, version: draft.version };
    expect((await agent.ask(editInvoice, { params: { id: draft.id }, body: change })).status).toBe(422);
    const studentId = await createTestStudent(server.app, { agentId, parentIds: [strangerId] });
    const { body: second } = await to(strangerId);
    expect(second.buyerId).toBe(strangerId);
    // Whom they do not look after any more they send nothing to either.
    await server.app.db.update(students).set({ agentId: null }).where(eq(students.id, studentId));
    const sent = await agent.ask(sendInvoice, { params: { id: second.id }, body: { version: second.version } });
    expect(sent).toMatchObject({ status: 422, body: { errors: { buyerId: expect.anything() } } });
    expect((await bill({ buyerId: strangerId, quoteFingerprint: null, tripId: null, typed: COMPLETE_INVOICE })).status).toBe(200);
  });
});
