// Invoicing a group over a real connection: each trip at its own price, as it was seen, and nobody billed twice.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listInvoices, sendInvoice } from '#contract/finance/invoices/invoices.endpoints.ts';
import { billGroup, readGroupBilling } from '#contract/groups/group-billing.endpoints.ts';
import { addGroupMembers, createGroup } from '#contract/groups/groups.endpoints.ts';
import type { RequestOf } from '#contract/platform/endpoint.ts';
import { moveTrip, readTrip } from '#contract/trips/trip.endpoints.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { studentParents } from '#server/db/schema/people.ts';
import { quotes } from '#server/db/schema/price-books.ts';
import { trips } from '#server/db/schema/trips.ts';
import { getAmountMath } from '#server/features/finance/finance.public.ts';
import type { FailedBody, TestClient } from '#server/testing/client.ts';
import { testOnPostgresql } from '#server/testing/database.ts';
import { createPriceActions } from '#server/testing/fixtures/price-actions.ts';
import { publishSharedTransfer } from '#server/testing/fixtures/shared-transfer.ts';
import { startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';
import { COMPLETE_INVOICE } from '#server/testing/samples/invoices.ts';
import { createTestStudent } from '#server/testing/samples/people.ts';
import { createRandomName } from '#server/testing/samples/sample.ts';

let room: TripFixture;
let agent: TestClient;
let agentId: number;
let groupId: number;
const { found } = createPriceActions(() => room);
const math = getAmountMath('EUR');

beforeAll(async () => {
  room = await startTripFixture({ count: 2, beds: 5 });
  await publishSharedTransfer(room.app);
  agentId = await room.createAccount({ email: 'agency@example.test', roles: ['Agent'], firstName: 'Ana' });
  agent = await room.signInWith('agency@example.test');
});
afterAll(() => room.stop());
beforeEach(async () => {
  await room.app.db.delete(hostCalendarBlocks);
  const body = { name: `Class ${createRandomName(8)}`, fromDate: '2026-07-06', toDate: '2026-07-13', businessId: room.businessId, agentId };
  groupId = (await room.coordinator.ask(createGroup, { body })).body.id;
});

const params = () => ({ params: { id: groupId } });
const plan = async (query: RequestOf<typeof readGroupBilling>['query'] = {}, client = room.finance) => {
  const read = await client.ask(readGroupBilling, { ...params(), query });
  expect(read.status, read.text).toBe(200);
  return read.body;
};
type Planned = Awaited<ReturnType<typeof plan>>['invoices'];
const toShown = (planned: Planned) =>
  planned.map(({ tripId, buyer, quoteFingerprint, total }) => ({ tripId, buyerId: buyer.id, quoteFingerprint, total }));
const billShown = (shown: ReturnType<typeof toShown>, more: object = {}, client = room.finance) =>
  client.ask(billGroup, { ...params(), body: { shown, ...more } });
const bill = (planned: Planned, more: object = {}, client = room.finance) => billShown(toShown(planned), more, client);
const release = (id: number) => room.coordinator.ask(moveTrip, { params: { id }, body: { step: 'release' } });
const invoicesOf = (tripId: number) => room.app.db.select().from(invoices).where(eq(invoices.tripId, tripId));

/** A reserved trip of the group for a student of their own, whose parent is the one of the fixture unless said. */
async function join(host: number, { parents = true, more = {} }: { parents?: boolean; more?: { agentId?: number } } = {}): Promise<number> {
  const studentId = await createTestStudent(room.app, more);
  if (parents) await room.app.db.insert(studentParents).values({ studentId, userId: room.parentId });
  return room.reserved({ groupId, studentIds: [studentId], hostFamilyId: room.hosts[host]?.familyId, ...more });
}

test('each parent gets an invoice of the own trip, whose agreed price it bills whole', async () => {
  const tripIds = [await join(0), await join(0), await join(1)];
  for (const id of tripIds) expect(await invoicesOf(id)).toEqual([]);
  const { invoices: planned, totals, skipped } = await plan();
  expect(skipped).toEqual([]);
  expect(planned.map(({ tripId }) => tripId)).toEqual(tripIds);
  expect(math.sum(planned.map(({ total }) => total))).toBe(totals[0]?.total);
  // A price per booking is one of each booking: no trip pays a part of another one’s.
  expect(planned.map(({ lines }) => lines.at(-1)?.amount)).toEqual(['60.00', '60.00', '60.00']);

  const billed = await bill(planned);
  expect(
    billed.body.data.map(({ outcome }) => outcome),
    billed.text,
  ).toEqual(['created', 'created', 'created']);
  for (const { tripId, total, vat } of planned) {
    const [draft] = await invoicesOf(tripId);
    expect(draft).toMatchObject({ state: 'draft', buyerId: room.parentId, total });
    const sent = await room.finance.ask(sendInvoice, { params: { id: draft?.id ?? 0 }, body: { version: 1 } });
    expect(sent.status, sent.text).toBe(200);
    expect(sent.body).toMatchObject({ total, document: { totals: { total, vat } } });
    expect((await room.finance.ask(readTrip, { params: { id: tripId } })).body.billing).toMatchObject({
      agreed: total,
      difference: '0.00',
    });
    expect(await found(tripId)).toEqual([]);
  }
});

test('a second run bills nobody again, and says which invoices there are', async () => {
  await join(0);
  const { invoices: planned } = await plan();
  await bill(planned);
  expect((await plan()).skipped).toMatchObject([{ why: 'billed', invoice: { number: null } }]);
  const [first] = await invoicesOf(planned[0]?.tripId ?? 0);
  expect((await bill(planned)).body.data).toMatchObject([{ outcome: 'existing', invoiceId: first?.id }]);
  expect(await invoicesOf(planned[0]?.tripId ?? 0)).toHaveLength(1);
});

test('members without a trip, a reservation, a readable price or a payer are named', async () => {
  const studentId = await createTestStudent(room.app, { firstName: 'Ida', lastName: 'Berg' });
  await room.coordinator.ask(addGroupMembers, { ...params(), body: { studentIds: [studentId] } });
  const lost = await join(0);
  expect((await release(lost)).status).toBe(200);
  const unpaid = await join(0, { parents: false });
  const unpriced = await join(0);
  await room.app.db.update(trips).set({ quoteFingerprint: null }).where(eq(trips.id, unpriced));
  const { skipped, invoices: planned } = await plan();
  expect(planned).toEqual([]);
  expect(skipped).toMatchObject([
    { tripId: lost, why: 'notReserved' },
    { tripId: unpaid, why: 'noPayer' },
    { tripId: unpriced, why: 'noPrice' },
    { studentId, name: 'Ida Berg', tripId: null, why: 'noTrip' },
  ]);
  // An account for all pays for them, too.
  expect((await plan({ payer: 'one' })).invoices).toMatchObject([{ tripId: unpaid, buyer: { id: agentId, name: 'Ana Test' } }]);
});

test('a trip whose kept quote is damaged is named, and stops no other', async () => {
  const [damaged, whole] = [await join(0), await join(1)];
  const [trip] = await room.app.db.select().from(trips).where(eq(trips.id, damaged));
  const [kept] = await room.app.db
    .select()
    .from(quotes)
    .where(eq(quotes.fingerprint, trip?.quoteFingerprint ?? ''));
  const fingerprint = 'f'.repeat(64);
  if (kept === undefined) throw new Error('no quote was kept');
  await room.app.db.insert(quotes).values({ ...kept, fingerprint });
  await room.app.db.update(trips).set({ quoteFingerprint: fingerprint }).where(eq(trips.id, damaged));
  const { skipped, invoices: planned } = await plan();
  expect(skipped).toMatchObject([{ tripId: damaged, why: 'quoteLost' }]);
  expect(planned.map(({ tripId }) => tripId)).toEqual([whole]);
});

test('one account pays for all: the agent of the group, or whom finance choose', async () => {
  const tripId = await join(0);
  const { invoices: planned } = await plan({ payer: 'one' });
  expect((await bill(planned, { payer: 'one' })).body.data).toMatchObject([{ outcome: 'created' }]);
  expect(await invoicesOf(tripId)).toMatchObject([{ buyerId: agentId, buyerEmail: 'agency@example.test' }]);
  const unknown = await room.finance.ask(readGroupBilling, { ...params(), query: { payer: 'one', buyerId: 999_999 } });
  expect((unknown.body as unknown as FailedBody).errors).toHaveProperty('buyerId');
});

test('a run bills only what was seen: another price, payer or state refuses all, and a newcomer waits', async () => {
  const [first, second] = [await join(0), await join(1)];
  const shown = toShown((await plan()).invoices);
  const changed = { status: 409, body: { code: 'changedMeanwhile', current: { invoices: [{ tripId: first }, { tripId: second }] } } };
  const others = [{ total: '1.00' }, { buyerId: agentId }, { quoteFingerprint: 'f'.repeat(64) }];
  for (const other of others)
    expect(await billShown(shown.map((one) => (one.tripId === first ? { ...one, ...other } : one)))).toMatchObject(changed);
  await release(second);
  expect(await billShown(shown)).toMatchObject({ status: 409, body: { code: 'changedMeanwhile' } });
  for (const id of [first, second]) expect(await invoicesOf(id)).toEqual([]);
  const late = await join(0);
  expect((await billShown(shown.filter(({ tripId }) => tripId === first))).body.data).toMatchObject([
    { tripId: first, outcome: 'created' },
  ]);
  expect(await invoicesOf(late)).toEqual([]);
});

test('agents bill the parents of their own groups, and coordinators nobody', async () => {
  const tripId = await join(0, { more: { agentId } });
  await join(0);
  const { invoices: planned } = await plan({}, agent);
  expect(planned.map((one) => one.tripId)).toEqual([tripId]);
  // Somebody else looks after this trip of a student of theirs.
  const elsewhere = await join(1, { more: { agentId } });
  await room.app.db.update(trips).set({ agentId: null }).where(eq(trips.id, elsewhere));
  expect((await plan({}, agent)).skipped).toEqual([]);
  // Finance know an address of the parent, which agents don’t read from a draft of their own.
  const known = { draft: COMPLETE_INVOICE, buyerId: room.parentId, buyerName: 'Jeanne', buyerEmail: 'mother@example.test' };
  await room.app.db
    .insert(invoices)
    .values({ kind: 'sales', businessId: room.businessId, currency: 'EUR', ...known, createdAt: room.app.clock.now() });
  expect((await bill(planned, {}, agent)).body.data).toMatchObject([{ outcome: 'created' }]);
  const [made] = await invoicesOf(tripId);
  expect(made?.draft.buyer.address).not.toEqual(COMPLETE_INVOICE.buyer.address);
  expect((await agent.ask(readGroupBilling, { ...params(), query: { payer: 'one' } })).status).toBe(422);
  expect((await room.coordinator.ask(readGroupBilling, { ...params(), query: {} })).status).toBe(403);
  const listed = await room.coordinator.ask(listInvoices, { query: { groupId: String(groupId) } });
  expect(listed.body.data.map(({ trip }) => trip?.id)).toEqual([tripId]);
});

testOnPostgresql('two who bill a group at once bill everybody once', async () => {
  const tripIds = [await join(0), await join(1)];
  const { invoices: planned } = await plan();
  const answers = await Promise.all([bill(planned), bill(planned), bill(planned)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const id of tripIds) expect(await invoicesOf(id)).toHaveLength(1);
});
