// What pages show of families, camps and prices: the same for everybody, no names, and the engine's own figures.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFeaturedCamps, listFeaturedFamilies, readLowestPrice } from '#contract/content/live.endpoints.ts';
import { addDays } from '#contract/platform/days.ts';
import { searchFamilies } from '#contract/search/search.endpoints.ts';
import type { TestClient } from '#server/testing/client.ts';
import { type BookingFixture, startBookingFixture } from '#server/testing/fixtures/booking-fixture.ts';

let room: BookingFixture;
let visitor: TestClient;
beforeAll(async () => {
  room = await startBookingFixture({ count: 3, beds: 1 });
  visitor = room.createVisitor();
  await room.price('40.00');
  await room.camp({ places: 5, mondays: ['2026-07-06'] });
});
afterAll(() => room.stop());

const week = { fromDate: '2026-07-05', toDate: '2026-07-12' };

test('everybody is shown the same families without names, also those who may not search', async () => {
  const readAs = async (client: TestClient) => {
    const { status, body, text } = await client.ask(listFeaturedFamilies, { query: { count: 2 } });
    expect(status, text).toBe(200);
    return body.data;
  };
  const shown = await readAs(visitor);
  expect(shown.map(({ name }) => name)).toEqual(shown.map(({ id }) => `#${id}`));
  expect(shown).toHaveLength(2);
  for (const role of ['Host family', 'Page editor', 'Coordinator'] as const) expect(await readAs(await room.signInAs(role))).toEqual(shown);
});

test('families are those of the county and the order of the rule', async () => {
  const { body: found } = await visitor.ask(searchFamilies, { query: { sort: 'price' } });
  const countyId = found.data[0]?.countyId ?? 0;
  const { body } = await visitor.ask(listFeaturedFamilies, { query: { countyId, order: 'price', count: 12 } });
  expect(body.data).toEqual(found.data);
  expect((await visitor.ask(listFeaturedFamilies, { query: { countyId: countyId + 1 } })).body.data).toEqual([]);
});

test('camps are those with a week to come', async () => {
  const { body } = await visitor.ask(listFeaturedCamps, { query: { activityType: 'camp' } });
  expect(body.data).toMatchObject([{ nextWeek: '2026-07-06' }]);
  expect((await visitor.ask(listFeaturedCamps, { query: { activityType: 'excursion' } })).body.data).toEqual([]);
});

test('the lowest price is that of the cheapest family that is free, and of one week without dates', async () => {
  const { body: found } = await visitor.ask(searchFamilies, { query: { ...week, sort: 'price' } });
  expect(found.data[0]?.price?.amount).toMatch(/^\d+\.\d\d$/);
  const { body } = await visitor.ask(readLowestPrice, { query: week });
  expect(body).toEqual({ price: found.data[0]?.price, families: 3 });
  expect((await visitor.ask(readLowestPrice, { query: {} })).body.price).toEqual(found.data[0]?.fromPrice);
  // Two children need two beds, which nobody has.
  expect((await visitor.ask(readLowestPrice, { query: { ...week, children: 2 } })).body).toEqual({ price: null, families: 0 });
});

test('days that have passed are refused, naming the field', async () => {
  const today = room.app.clock.today();
  const { status, text } = await visitor.ask(readLowestPrice, { query: { fromDate: addDays(today, -2), toDate: addDays(today, 5) } });
  expect([status, text.includes('from_date')]).toEqual([422, true]);
});
