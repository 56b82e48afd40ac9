// How students arrive and leave: who says what of it, who is told, and what can’t be so.

import type { PriceBook } from '@hosted-stay/pricing-core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#contract/platform/days.ts';
import { listTripCards } from '#contract/trips/cardlist.endpoints.ts';
import { addTransfer, changeTransfer, readTransfers, removeTransfer } from '#contract/trips/transfers.endpoints.ts';
import { editTrip, readTrip } from '#contract/trips/trip.endpoints.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { audit } from '#server/db/schema/platform.ts';
import { priceBooks } from '#server/db/schema/price-books.ts';
import { tripStudents, trips, tripTransfers } from '#server/db/schema/trips.ts';
import { tripDeletion } from '#server/features/trips/trips.public.ts';
import type { TestClient } from '#server/testing/client.ts';
import { publishBook } from '#server/testing/fixtures/agreed-trips.ts';
import { startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';

let room: TripFixture;
let id: number;

/** A booked stay of the child from 6 to 13 July, by hand: how it came to be is no matter here. */
async function bookedTrip(): Promise<number> {
  const tripId = await room.newTrip();
  await room.app.db.update(trips).set({ state: 'booked' }).where(eq(trips.id, tripId));
  const [host] = room.hosts;
  const accepted = { hostFamilyId: host?.familyId ?? 0, state: 'accepted' as const, createdAt: room.app.clock.now() };
  await room.app.db
    .insert(tripOffers)
    .values({ tripId, ...accepted })
    .onConflictDoUpdate({
      target: [tripOffers.tripId, tripOffers.hostFamilyId],
      set: { state: 'accepted' },
    });
  return tripId;
}

const LANDS = { direction: 'arrival', day: '2026-07-06', time: '14:35', place: 'Dublin Airport', carrierNumber: 'ei 154' } as const;
const LEAVES = { direction: 'departure', day: '2026-07-13', time: '09:10' } as const;

const add = (client: TestClient, body: object) => client.ask(addTransfer, { params: { id }, body: { ...LANDS, ...body } });
const read = async (client: TestClient, tripId = id) => client.ask(readTransfers, { params: { id: tripId } });

/** Who was told that how they travel has changed. */
async function told(): Promise<number[]> {
  const rows = await room.app.db.select().from(notifications);
  return rows.filter(({ data }) => JSON.stringify(data).includes('travelChanged')).map(({ userId }) => userId);
}

beforeAll(async () => {
  room = await startTripFixture({ count: 2, beds: 2 });
});
beforeEach(async () => {
  await room.app.db.delete(notifications);
  await room.app.db.delete(tripTransfers);
  id = await bookedTrip();
});
afterAll(() => room.stop());

describe('a parent', () => {
  test('says how their child travels, and family and coordinator are told', async () => {
    const { body, status } = await add(room.parent, {
      unaccompaniedMinor: true,
      metBy: 'parent',
      meetName: 'Jeanne',
      meetPhone: '+33 1 23',
    });
    expect(status).toBe(200);
    const said = { ...LANDS, carrierNumber: 'EI154', studentId: null, metBy: 'parent', meetName: 'Jeanne', unaccompaniedMinor: true };
    expect(body).toMatchObject({ mayEdit: true, mayArrange: false, paid: null, data: [said], hints: [{ kind: 'departureMissing' }] });
    const to = await told();
    expect(to).toContain(room.hosts[0]?.userId);
    expect(to).not.toContain(room.parentId);
    expect(to).not.toContain(room.hosts[1]?.userId);
    const [entry] = await room.app.db.select().from(audit).where(eq(audit.action, 'trip.addArrival'));
    expect(entry).toMatchObject({
      subjectType: 'trip',
      actorId: room.parentId,
      changes: { carrierNumber: { before: '', after: 'EI154' } },
    });
  });

  test('can’t say who of others meets it, nor change what staff have arranged', async () => {
    const { status, body } = await add(room.parent, { metBy: 'company', meetName: 'Pat' });
    expect([status, Object.keys((body as { errors?: object }).errors ?? {})]).toEqual([422, ['metBy', 'meetName']]);
    const made = await add(room.coordinator, { metBy: 'company', meetName: 'Pat', meetPhone: '+353 87' });
    const [one] = made.body.data;
    const params = { id, transferId: one?.id ?? 0 };
    const change = (client: TestClient, more: object) =>
      client.ask(changeTransfer, { params, body: { ...LANDS, metBy: 'company', version: 1, ...more } });
    expect((await change(room.parent, { metBy: null })).status).toBe(422);
    expect((await change(room.parent, { meetName: 'Me' })).status).toBe(422);
    expect((await room.parent.ask(removeTransfer, { params })).status).toBe(422);
    const later = await change(room.parent, { time: '15:20' });
    expect(later.body.data).toMatchObject([{ time: '15:20', metBy: 'company', meetName: 'Pat', meetPhone: '+353 87', version: 2 }]);
    const stale = await change(room.coordinator, { time: '16:00' });
    expect([stale.status, (stale.body as unknown as { code: string }).code]).toEqual([409, 'changedMeanwhile']);
  });

  test('says nothing any more once the stay has begun', async () => {
    await room.app.db.update(trips).set({ state: 'in_progress' }).where(eq(trips.id, id));
    expect((await add(room.parent, {})).status).toBe(409);
    expect((await read(room.parent)).body.mayEdit).toBe(false);
    expect((await add(room.coordinator, {})).status).toBe(200);
  });

  test('is asked on their dashboard until it is known', async () => {
    const wanted = async () => {
      const { body } = await room.parent.ask(listTripCards, { query: { tabFilter: 'all' } });
      return body.trips.data.find((card) => card.id === id)?.arrivalWanted;
    };
    const soon = addDays(room.app.clock.today(), 5);
    await room.app.db
      .update(trips)
      .set({ fromDate: soon, toDate: addDays(soon, 7) })
      .where(eq(trips.id, id));
    expect(await wanted()).toBe(true);
    await add(room.coordinator, { day: soon });
    expect(await wanted()).toBe(false);
  });
});

describe('a host family', () => {
  test('reads it once the stay is theirs, and changes nothing', async () => {
    const [host, other] = room.hosts;
    if (host === undefined || other === undefined) throw new Error('no families');
    await add(room.coordinator, { metBy: 'family' });
    expect((await read(host.client)).body).toMatchObject({
      data: [{ place: 'Dublin Airport', metBy: 'family' }],
      mayEdit: false,
      paid: null,
      hints: [],
    });
    expect((await host.client.ask(readTrip, { params: { id }, query: {} })).body.transfers).toHaveLength(1);
    expect((await add(host.client, {})).status).toBe(403);
    expect((await read(other.client)).status).toBe(404);
    await room.app.db.update(trips).set({ state: 'reserved' }).where(eq(trips.id, id));
    expect((await read(host.client)).body.data).toEqual([]);
    expect((await host.client.ask(readTrip, { params: { id }, query: {} })).body.transfers).toEqual([]);
    // Nor is a parent told the name of a family before it has the stay.
    await room.app.db.update(tripTransfers).set({ meetName: 'Orla', meetPhone: '+353 21' });
    expect((await read(room.parent)).body.data).toMatchObject([{ metBy: 'family', meetName: '', meetPhone: '' }]);
    expect(await told()).not.toContain(other.userId);
    // What should be known to care for the child is for nobody else, and not for ever.
    await room.app.db.update(tripTransfers).set({ note: 'Latex' });
    expect((await read(room.finance)).body.data).toMatchObject([{ note: '', meetName: 'Orla' }]);
    await room.app.db.update(trips).set({ state: 'booked' }).where(eq(trips.id, id));
    expect((await read(host.client)).body.data).toMatchObject([{ note: 'Latex', meetPhone: '+353 21' }]);
    await room.app.db.update(trips).set({ state: 'closed' }).where(eq(trips.id, id));
    expect((await read(host.client)).body.data).toMatchObject([{ note: '', meetName: '', meetPhone: '' }]);
  });
});

describe('a transfer that is paid for', () => {
  test('is counted by the agreed price, and missed by staff until somebody meets the child', async () => {
    const [kept] = await room.app.db.select().from(priceBooks).where(eq(priceBooks.number, 1));
    const book = JSON.parse(kept?.document ?? '') as PriceBook;
    const transfer = { id: 2, name: 'Airport transfer', serviceTypeId: 2, pricingTypeId: 2, tripTypeId: 2, required: false };
    const priced = { pricingTemplateId: 2, amount: '65', quantity: 2 };
    const withTransfers = {
      ...book,
      serviceTypes: [...book.serviceTypes, { id: 2, name: 'Airport transfer' }],
      pricingTypes: [...book.pricingTypes, { id: 2, name: 'Per transfer' }],
      templates: [...book.templates, transfer],
      hostFamilies: book.hostFamilies.map((family) => ({ ...family, pricings: [...family.pricings, priced] })),
    } as unknown as PriceBook;
    await publishBook(room.app, withTransfers, { number: 2, from: new Date('2026-02-01T00:00:00Z') });
    id = await room.reserved({ serviceTypeIds: [2], fromDate: '2026-08-03', toDate: '2026-08-10' });
    await room.app.db.update(trips).set({ state: 'booked' }).where(eq(trips.id, id));
    const kinds = async (client: TestClient) => {
      const { paid, hints } = (await read(client)).body;
      return [paid, ...hints.map(({ kind }) => kind)];
    };
    expect(await kinds(room.finance)).toEqual([2, 'arrivalMissing', 'departureMissing', 'paidNotArranged']);
    expect(await kinds(room.parent)).toEqual([2, 'arrivalMissing', 'departureMissing']);
    await add(room.coordinator, { day: '2026-08-03', metBy: 'company' });
    await add(room.coordinator, { ...LEAVES, day: '2026-08-10', metBy: 'family' });
    expect(await kinds(room.coordinator)).toEqual([2]);
  });
});

describe('a journey', () => {
  test('is said once, comes before the way back, and is of who travels', async () => {
    const faults = async (body: object) => (await add(room.coordinator, body)).body as unknown as { errors?: object };
    await add(room.coordinator, {});
    expect(await faults({})).toMatchObject({ errors: { direction: [expect.any(String)] } });
    expect(await faults({ ...LEAVES, day: '2026-07-06', time: '14:00' })).toMatchObject({ errors: { day: [expect.any(String)] } });
    expect(await faults({ ...LEAVES, studentId: 999_999 })).toMatchObject({ errors: { studentId: [expect.any(String)] } });
    expect(await faults({ ...LEAVES, day: '2026-07-20' })).toMatchObject({
      hints: [{ kind: 'unmet' }, { kind: 'farFromStay' }, { kind: 'unmet' }],
    });
  });

  test('is deleted with its child, and hidden from parents of other children', async () => {
    const known = { lastName: 'Autre', dateOfBirth: '2013-05-05', gender: 'female', createdAt: room.app.clock.now() };
    const [other] = await room.app.db
      .insert(students)
      .values({ firstName: 'Inès', ...known })
      .returning({ id: students.id });
    const studentId = other?.id ?? 0;
    await room.app.db.insert(tripStudents).values({ tripId: id, studentId, position: 1 });
    await add(room.coordinator, { studentId, note: 'Latex' });
    expect((await read(room.parent)).body.data).toEqual([]);
    const transferId = (await read(room.coordinator)).body.data[0]?.id ?? 0;
    expect((await room.parent.ask(removeTransfer, { params: { id, transferId } })).status).toBe(404);
    await room.app.db.insert(studentParents).values({ studentId, userId: room.parentId, position: 1 });
    expect((await read(room.parent)).body.data).toMatchObject([{ studentId, note: 'Latex' }]);
    await room.app.db.update(trips).set({ state: 'new' }).where(eq(trips.id, id));
    const { status, text } = await room.coordinator.ask(editTrip, { params: { id }, body: { version: 1, studentIds: [room.childId] } });
    expect(status, text).toBe(200);
    expect((await read(room.coordinator)).body.data).toEqual([]);
  });

  test('is taken off, which the change log and a booked family are told; saved as it was it is no news', async () => {
    const { body } = await add(room.coordinator, LEAVES);
    const transferId = body.data[0]?.id ?? 0;
    await room.app.db.delete(notifications);
    const same = { ...LANDS, ...LEAVES, version: 1 };
    expect((await room.coordinator.ask(changeTransfer, { params: { id, transferId }, body: same })).body.data[0]?.version).toBe(1);
    expect(await told()).toEqual([]);
    expect((await room.coordinator.ask(removeTransfer, { params: { id, transferId } })).body.data).toEqual([]);
    expect((await told()).toSorted()).toEqual([room.hosts[0]?.userId, room.parentId].toSorted());
    expect(await room.app.db.select().from(audit).where(eq(audit.action, 'trip.removeDeparture'))).toHaveLength(1);
    expect((await room.coordinator.ask(removeTransfer, { params: { id, transferId } })).status).toBe(404);
  });

  test('is said once also by two at a time', async () => {
    const said = await Promise.all([add(room.parent, {}), add(room.coordinator, {}), add(room.administrator, {})]);
    expect(said.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect((await read(room.coordinator)).body.data).toHaveLength(1);
  });

  test('names places that several trips name, and no other', async () => {
    await add(room.coordinator, {});
    id = await bookedTrip();
    expect((await add(room.coordinator, { place: 'At the white gate' })).body.places).toEqual([]);
    id = await bookedTrip();
    expect((await add(room.parent, {})).body.places).toEqual(['Dublin Airport']);
  });
});

test('erasing a parent removes the details of who meets a forgotten child', async () => {
  await add(room.parent, { metBy: 'parent', meetName: 'Jeanne', meetPhone: '+33 1 23', note: 'Two bags' });
  await room.app.db.transaction(async (tx) => tripDeletion.erase?.(tx, room.parentId));
  expect(await room.app.db.select().from(tripTransfers)).toMatchObject([
    { day: '2026-07-06', place: '', carrierNumber: '', meetName: '', meetPhone: '', note: '' },
  ]);
});
