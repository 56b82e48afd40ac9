// Families that could be asked instead: those of the county first, then the nearest in others, measured from the camp or the home.

import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOffers, makeOffers } from '#contract/trips/offers.endpoints.ts';
import * as unanswered from '#contract/trips/unanswered.endpoints.ts';
import { activitySchedules, tripCamps } from '#server/db/schema/camps.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { counties, countries, locations } from '#server/db/schema/places.ts';
import { activities } from '#server/db/schema/pricing.ts';
import { startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';
import { createRandomName } from '#server/testing/samples/sample.ts';

let room: TripFixture;
let tripId = 0;
let offerId = 0;

const familyId = (index: number) => room.hosts[index]?.familyId ?? 0;
const params = (id: number) => ({ params: { id } });

async function createTown(latitude: number, countryId = 372): Promise<{ countyId: number; locationId: number }> {
  const [county] = await room.app.db
    .insert(counties)
    .values({ countryId, name: createRandomName(8) })
    .returning({ id: counties.id });
  const countyId = county?.id ?? 0;
  const [town] = await room.app.db
    .insert(locations)
    .values({ countyId, name: createRandomName(8), latitude, longitude: -8 })
    .returning({ id: locations.id });
  return { countyId, locationId: town?.id ?? 0 };
}

const moveFamily = (index: number, place: Partial<typeof hostFamilies.$inferInsert>) =>
  room.app.db
    .update(hostFamilies)
    .set(place)
    .where(eq(hostFamilies.id, familyId(index)));

beforeAll(async () => {
  room = await startTripFixture({ count: 5, beds: 1 });
  await moveFamily(0, { latitude: 52, longitude: -8 });
  await moveFamily(1, { latitude: 52.9, longitude: -8 });
  await moveFamily(2, await createTown(54));
  await moveFamily(3, await createTown(52.45));
  await room.app.db.insert(countries).values({ id: 826, code: 'GB', name: 'United Kingdom', hosting: true }).onConflictDoNothing();
  await moveFamily(4, { ...(await createTown(52.1, 826)), countryId: 826 });
  tripId = await room.newTrip();
  await room.coordinator.ask(makeOffers, { ...params(tripId), body: { hostFamilyIds: [familyId(0)], state: 'awaiting_review' } });
  offerId = (await room.coordinator.ask(listOffers, params(tripId))).body.data[0]?.id ?? 0;
});
afterAll(() => room.stop());

const list = async () => {
  const { body } = await room.coordinator.ask(unanswered.listReplacements, params(offerId));
  const found = body.data.map(({ hostFamilyId, group, distanceKm }) => [
    room.hosts.findIndex((host) => host.familyId === hostFamilyId),
    group,
    distanceKm,
  ]);
  return { found: found.filter(([index]) => index !== -1), measuredFrom: body.measuredFrom };
};

test('families of the county come first, then the nearest of other counties, none of another country', async () => {
  expect(await list()).toEqual({
    found: [
      [1, 'county', 100],
      [3, 'beyond', 50],
      [2, 'beyond', 222],
    ],
    measuredFrom: { kind: 'family', name: 'Orla Family0' },
  });
});

test('distances are measured from the camp of the trip', async () => {
  const place = await createTown(53.9);
  const [camp] = await room.app.db
    .insert(activities)
    .values({ ...place, name: 'Sailing' })
    .returning({ id: activities.id });
  const [week] = await room.app.db
    .insert(activitySchedules)
    .values({ activityId: camp?.id ?? 0, startDate: '2026-07-06', endDate: '2026-07-10', capacity: 9 })
    .returning({ id: activitySchedules.id });
  await room.app.db.insert(tripCamps).values({ tripId, scheduleId: week?.id ?? 0, startDate: '2026-07-06' });
  expect(await list()).toEqual({
    found: [
      [1, 'county', 111],
      [2, 'beyond', 11],
      [3, 'beyond', 161],
    ],
    measuredFrom: { kind: 'camp', name: 'Sailing' },
  });
  await room.app.db.delete(tripCamps).where(eq(tripCamps.tripId, tripId));
});

test('without a place of the family, distances are measured from its county', async () => {
  const [family] = await room.app.db
    .select({ countyId: hostFamilies.countyId })
    .from(hostFamilies)
    .where(eq(hostFamilies.id, familyId(0)));
  const towns = [51.9, 52.1].map((latitude) => ({
    ...{ countyId: family?.countyId ?? 0, name: createRandomName(8), latitude },
    longitude: -8,
  }));
  await room.app.db.insert(locations).values(towns);
  await moveFamily(0, { latitude: null, longitude: null, locationId: null });
  const { found, measuredFrom } = await list();
  expect([found[0], measuredFrom?.kind]).toEqual([[1, 'county', 100], 'county']);
  await room.app.db.delete(locations).where(
    inArray(
      locations.name,
      towns.map(({ name }) => name),
    ),
  );
  expect((await list()).measuredFrom).toBeNull();
});

test('a family of another county can be asked', async () => {
  const body = { hostFamilyId: familyId(3) };
  const { status, text } = await room.coordinator.ask(unanswered.replaceUnansweredFamily, { ...params(offerId), body });
  expect(status, text).toBe(200);
  const offers = (await room.coordinator.ask(listOffers, params(tripId))).body.data;
  expect(offers.find(({ hostFamily }) => hostFamily.id === familyId(3))?.state).toBe('awaiting_review');
});
