// The terms of a trip that staff change: its type, the business that sells it, and the parent who pays for it.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTrip, editTrip, priceTrip, readTrip } from '#contract/trips/trip.endpoints.ts';
import { studentParents } from '#server/db/schema/people.ts';
import { audit } from '#server/db/schema/platform.ts';
import { businesses, tripTypes } from '#server/db/schema/pricing.ts';
import type { TestClient } from '#server/testing/client.ts';
import { STAY, startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';

let room: TripFixture;
let otherType: number;
let otherBusiness: number;
let father: number;
let stranger: number;

beforeAll(async () => {
  room = await startTripFixture({ count: 1, beds: 3 });
  const [type] = await room.app.db.insert(tripTypes).values({ name: 'Group stay', active: true }).returning({ id: tripTypes.id });
  otherType = type?.id ?? 0;
  const [{ id: _, isDefault: __, ...seller } = { id: 0, isDefault: true }] = await room.app.db
    .select()
    .from(businesses)
    .where(eq(businesses.isDefault, true));
  const [made] = await room.app.db
    .insert(businesses)
    .values({
      ...seller,
      name: 'Stays without VAT',
      vatRate: '0',
      invoicePrefix: 'NOVAT',
      isDefault: false,
    } as typeof businesses.$inferInsert)
    .returning({ id: businesses.id });
  otherBusiness = made?.id ?? 0;
  father = await room.createAccount({ email: 'father@example.test', roles: ['Parent'], firstName: 'Paul' });
  stranger = await room.createAccount({ email: 'stranger@example.test', roles: ['Parent'], firstName: 'Stranger' });
  await room.app.db.insert(studentParents).values({ studentId: room.childId, userId: father, position: 1 });
});
afterAll(() => room.stop());

const read = async (id: number) => (await room.coordinator.ask(readTrip, { params: { id } })).body;
const make = async () => (await room.coordinator.ask(createTrip, { body: { ...STAY, studentIds: [room.childId] } as never })).body.id;

async function edit(id: number, changes: object, client: TestClient = room.coordinator) {
  const { version } = await read(id);
  const shown = await client.ask(priceTrip, { params: { id }, body: changes });
  const agreed = shown.status === 200 ? { quoteFingerprint: shown.body.fingerprint } : {};
  return client.ask(editTrip, { params: { id }, body: { reason: '', ...changes, ...agreed, version } });
}

test('change as long as nothing is billed, each with its line in the change log', async () => {
  const id = await make();
  const saved = await edit(id, { tripTypeId: otherType, businessId: otherBusiness, parentId: father });
  expect(saved).toMatchObject({
    status: 200,
    body: { tripType: { id: otherType }, business: { id: otherBusiness }, parent: { id: father } },
  });
  const [change] = await room.app.db.select().from(audit).where(eq(audit.action, 'trip.edit')).orderBy(audit.id);
  expect(Object.keys(change?.changes ?? {}).toSorted()).toEqual(['businessId', 'parentId', 'tripTypeId']);
});

test('another business is priced before it is saved: without VAT the same stay costs less', async () => {
  const id = await make();
  const hostFamilyId = room.hosts[0]?.familyId ?? 0;
  const priceOf = async (changes: object) => (await room.coordinator.ask(priceTrip, { params: { id }, body: changes })).body.after.amount;
  expect(Number(await priceOf({ hostFamilyId, businessId: otherBusiness }))).toBeLessThan(Number(await priceOf({ hostFamilyId })));
});

test('stay as they are once the trip is billed, but for its type', async () => {
  const id = await room.reserved();
  const before = await read(id);
  expect(before.invoices).not.toEqual([]);
  for (const [field, value] of [
    ['businessId', otherBusiness],
    ['parentId', father],
  ] as const) {
    const refused = await edit(id, { [field]: value });
    expect(refused, field).toMatchObject({ status: 409, body: { code: 'sellerFixed' } });
  }
  expect((await edit(id, { tripTypeId: otherType })).body).toMatchObject({ tripType: { id: otherType }, state: 'reserved' });
  expect(await read(id)).toMatchObject({ business: before.business, parent: before.parent, price: before.price });
});

test('are nothing but what there is: a type that is sold, a business, a parent of the students', async () => {
  const id = await make();
  for (const changes of [{ tripTypeId: 987_654 }, { businessId: 987_654 }, { parentId: stranger }, { parentId: null }]) {
    const [field = ''] = Object.keys(changes);
    const refused = await edit(id, changes);
    expect(refused, field).toMatchObject({ status: 422, body: { errors: { [field]: expect.anything() } } });
  }
});

test('are for staff alone', async () => {
  const id = await make();
  const refused = await edit(id, { tripTypeId: otherType, businessId: otherBusiness, parentId: father }, room.parent);
  expect(refused).toMatchObject({ status: 422, body: { errors: { tripTypeId: [expect.anything()], businessId: [expect.anything()] } } });
});
