// What a parent holds and has not paid yet is free to them, and to nobody else.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFamilyAvailability } from '#contract/host-families/profile.endpoints.ts';
import { searchFamilies } from '#contract/search/search.endpoints.ts';
import type { TestClient } from '#server/testing/client.ts';
import { type BookingFixture, startBookingFixture } from '#server/testing/fixtures/booking-fixture.ts';

let room: BookingFixture;
beforeAll(async () => {
  room = await startBookingFixture({ count: 1, beds: 1 });
});
afterAll(() => room.stop());

test('a customer who goes back from payment still finds the family held for them', async () => {
  const booker = await room.booker();
  const trip = room.trip(booker);
  expect((await room.ask(booker, trip)).status).toBe(200);
  const dates = { fromDate: trip.fromDate ?? '', toDate: trip.toDate ?? '' };
  const found = async (client: TestClient) => (await client.ask(searchFamilies, { query: dates })).body.total;
  const nights = async (client: TestClient) => {
    const { body } = await client.ask(readFamilyAvailability, { params: { id: room.families[0] ?? 0 }, query: dates });
    return body.data[0]?.freeBeds;
  };
  const other = await room.booker();
  expect([await found(booker.client), await found(other.client), await found(room.createVisitor())]).toEqual([1, 0, 0]);
  expect([await nights(booker.client), await nights(other.client), await nights(room.createVisitor())]).toEqual([1, 0, 0]);
});
