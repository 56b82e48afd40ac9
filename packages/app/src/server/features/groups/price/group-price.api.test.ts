// A group's price over a real connection: alike stays together, what that saves to the cent, and who may read it.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readGroupPrice } from '#contract/groups/group-price.endpoints.ts';
import { createGroup } from '#contract/groups/groups.endpoints.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';
import { getAmountMath } from '#server/features/finance/finance.public.ts';
import type { TestClient } from '#server/testing/client.ts';
import { publishSharedTransfer } from '#server/testing/fixtures/shared-transfer.ts';
import { STAY, startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';
import { createTestStudent } from '#server/testing/samples/people.ts';
import { createRandomName } from '#server/testing/samples/sample.ts';

let room: TripFixture;
let agent: TestClient;
let agentId: number;
let groupId: number;
const math = getAmountMath('EUR');

beforeAll(async () => {
  // The first and the third family ask the same price, the second one another.
  room = await startTripFixture({ count: 3, beds: 5 });
  await publishSharedTransfer(room.app);
  agentId = await room.createAccount({ email: 'agency@example.test', roles: ['Agent'], firstName: 'Ana' });
  agent = await room.signInWith('agency@example.test');
});
afterAll(() => room.stop());
beforeEach(async () => {
  const body = { name: `Class ${createRandomName(8)}`, ...STAY, businessId: room.businessId, agentId };
  groupId = (await room.coordinator.ask(createGroup, { body })).body.id;
});

const read = async (client = room.coordinator) => {
  const { status, body, text } = await client.ask(readGroupPrice, { params: { id: groupId } });
  expect(status, text).toBe(200);
  return body;
};

/** A trip of the group for so many students, at one of the families. */
async function join(host: number | null, { students = 1, ...more }: { students?: number } & Record<string, unknown> = {}): Promise<number> {
  const studentIds: number[] = [];
  for (let count = 0; count < students; count += 1) studentIds.push(await createTestStudent(room.app, { agentId }));
  const hostFamilyId = host === null ? null : (room.hosts[host]?.familyId ?? 0);
  return room.newTrip({ groupId, studentIds, hostFamilyId, agentId, ...more });
}

test('alike stays are priced together, at families of one price: a transfer per booking is paid once', async () => {
  const ids = [await join(0), await join(2), await join(0)];
  const { sets, totals, currency, unpriced } = await read();
  expect([currency, unpriced, sets.length]).toEqual(['EUR', [], 1]);
  expect(sets[0]).toMatchObject({ students: 3, part: 1, parts: 1, ...STAY });
  expect(sets[0]?.trips.map(({ tripId }) => tripId)).toEqual(ids);
  expect(sets[0]?.lines.map(({ name, students, isPerBooking }) => [name, students, isPerBooking])).toEqual([
    ['Nights', 3, false],
    ['Airport transfer', 1, true],
  ]);
  expect(totals.shared).toEqual([{ name: 'Airport transfer', activity: '', paid: 1, instead: 3, amount: '-120.00' }]);
  // The transfer costs 60 and its provider is paid 60: VAT of 23 % is charged on that.
  expect([totals.sharedVat, totals.difference]).toEqual(['-27.60', '-147.60']);
});

test('the figures add up: alone, less what is shared, is together; together and rounding are one quote for all', async () => {
  for (const host of [0, 2, 1, 0]) await join(host);
  await join(0, { students: 2 });
  await join(1, { discountCode: 'NONE' });
  const { sets, totals } = await read();
  expect(sets.map(({ trips: own, students }) => [own.length, students])).toEqual([
    [4, 5],
    [1, 1],
    [1, 1],
  ]);
  for (const one of [...sets, totals]) {
    const saved = math.sum([...one.shared.map(({ amount }) => amount), one.sharedVat]);
    expect(math.sum([one.alone, saved])).toBe(one.together);
    expect(math.subtract(one.together, one.alone)).toBe(one.difference);
    expect(math.sum([one.together, one.rounding])).toBe(one.quoted);
  }
  for (const set of sets) {
    expect(math.sum(set.trips.map(({ alone }) => alone))).toBe(set.alone);
    expect(math.sum([...set.lines.map(({ amount }) => amount), set.vat])).toBe(set.quoted);
  }
  for (const name of ['alone', 'together', 'quoted', 'difference'] as const)
    expect(math.sum(sets.map((set) => set[name]))).toBe(totals[name]);
});

test('more students than one quote takes are split into parts, each of which pays a transfer', async () => {
  for (let count = 0; count < 12; count += 1) await join(0, { students: 5 });
  const { sets, totals } = await read();
  expect(sets.map(({ students, part, parts }) => [students, part, parts])).toEqual([
    [50, 1, 2],
    [10, 2, 2],
  ]);
  expect(totals.shared).toMatchObject([{ paid: 2, instead: 12 }]);
});

test('other dates, sellers and tax are other sets; trips without a family or a price are named', async () => {
  await join(0);
  await join(0, { toDate: '2026-07-14' });
  const exempt = await join(0);
  await room.app.db.update(trips).set({ vatExempt: true }).where(eq(trips.id, exempt));
  const open = await join(null);
  const unknown = await join(1);
  await room.app.db.update(trips).set({ currentNoOfWeeks: 40, activityDetailsType: 'mixed' }).where(eq(trips.id, unknown));
  const cancelled = await join(0);
  await room.app.db.update(trips).set({ state: 'cancelled' }).where(eq(trips.id, cancelled));
  const { sets, unpriced, totals } = await read();
  expect(sets.map(({ trips: own }) => own.length)).toEqual([1, 1, 1]);
  expect(unpriced).toMatchObject([
    { tripId: open, why: 'noFamily' },
    { tripId: unknown, why: 'notPriced' },
  ]);
  expect([totals.shared, totals.difference]).toEqual([[], '0.00']);
});

test('a trip of earlier times that lists no students has a price, without a name', async () => {
  const id = await join(0);
  await room.app.db.delete(tripStudents).where(eq(tripStudents.tripId, id));
  expect((await read()).sets[0]?.trips).toMatchObject([{ tripId: id, name: '', students: 1 }]);
});

test('a group without trips has no price; agreed prices are shown beside', async () => {
  expect(await read()).toMatchObject({ sets: [], unpriced: [], agreed: [], totals: { students: 0, together: '0.00', perStudent: '0.00' } });
  await room.reserved({ groupId, hostFamilyId: room.hosts[0]?.familyId });
  const { agreed, totals } = await read();
  expect(agreed).toEqual([{ currency: 'EUR', amount: totals.alone, trips: 1 }]);
});

test('agents read trips of their own, finance reads all; no figure of a provider is told', async () => {
  const own = await join(0);
  const foreign = await join(0);
  await room.app.db.update(trips).set({ agentId: null }).where(eq(trips.id, foreign));
  expect((await read(agent)).sets.flatMap(({ trips: seen }) => seen.map(({ tripId }) => tripId))).toEqual([own]);
  const { text } = await room.finance.ask(readGroupPrice, { params: { id: groupId } });
  expect(text).toContain(String(foreign));
  expect(text).not.toMatch(/provider|supply|payout|commission/i);
  const elsewhere = await room.createAccount({ email: 'other@example.test', roles: ['Agent'] });
  expect(elsewhere).toBeGreaterThan(0);
  const other = await room.signInWith('other@example.test');
  expect((await other.ask(readGroupPrice, { params: { id: groupId } })).status).toBe(404);
  expect((await room.parent.ask(readGroupPrice, { params: { id: groupId } })).status).toBe(403);
});
