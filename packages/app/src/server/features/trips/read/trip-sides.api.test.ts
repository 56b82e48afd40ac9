// What each side is told of a trip: its own figures and people, in lists, on cards and on the page.

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acceptOffer, considerOffer, listHostings, listOffers, makeOffers } from '#contract/trips/offers.endpoints.ts';
import { listTrips, readTrip } from '#contract/trips/trip.endpoints.ts';
import { hostCalendarBlocks, tripOffers } from '#server/db/schema/offers.ts';
import { trips } from '#server/db/schema/trips.ts';
import type { TestClient } from '#server/testing/client.ts';
import { startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';

let room: TripFixture;
beforeAll(async () => {
  room = await startTripFixture({ count: 2, beds: 1 });
});
afterAll(() => room.stop());
beforeEach(async () => {
  await room.app.db.delete(hostCalendarBlocks);
});

const read = async (id: number, client: TestClient = room.coordinator) => (await client.ask(readTrip, { params: { id } })).body;
const host = (index: number) => {
  const found = room.hosts[index];
  if (found === undefined) throw new Error('no such host');
  return found;
};
const offerOf = async (id: number, index: number) => {
  const rows = await room.app.db
    .select()
    .from(tripOffers)
    .where(and(eq(tripOffers.tripId, id), eq(tripOffers.hostFamilyId, host(index).familyId)));
  return rows[0] ?? { id: 0, state: 'none' };
};
const accept = async (id: number) => host(0).client.ask(acceptOffer, { params: { id: (await offerOf(id, 0)).id }, body: { reason: '' } });

describe('each side of a trip', () => {
  test('sees no amounts of another side, and names and addresses once it is booked', async () => {
    const id = await room.reserved();
    const [payout, price] = [(await read(id, host(0).client)).payout?.amount ?? '', (await read(id, room.parent)).price?.amount ?? ''];
    expect([payout, price].every((amount) => Number(amount) > 0)).toBe(true);
    const seen = async (client: TestClient) =>
      JSON.stringify([await read(id, client), (await client.ask(listTrips, { query: { state: 'reserved' } })).body]);
    for (const hidden of [price, 'Petitjean', 'mother@example.test']) expect(await seen(host(0).client)).not.toContain(hidden);
    for (const hidden of [payout, '17 Secret Lane']) expect(await seen(room.parent)).not.toContain(hidden);
    expect(await seen(room.finance)).not.toContain('Peanuts');
    expect(await seen(host(0).client)).toContain('Peanuts');
    await accept(id);
    expect(await seen(host(0).client)).toContain('Petitjean');
    expect(await seen(host(0).client)).not.toContain(price);
    expect(await seen(room.parent)).toContain('17 Secret Lane');
    expect(await seen(room.parent)).not.toContain(payout);
  });

  test('reads the address of the family that has accepted, and of no other one', async () => {
    const id = await room.reserved();
    await room.coordinator.ask(makeOffers, { params: { id }, body: { hostFamilyIds: [host(1).familyId], state: 'waiting_list' } });
    await accept(id);
    const { body } = await room.parent.ask(listOffers, { params: { id } });
    const told = body.data.map(({ state, hostFamily }) => [state, JSON.stringify(hostFamily).includes('17 Secret Lane')]);
    expect(told.toSorted()).toEqual([
      ['accepted', true],
      ['waiting_list', false],
    ]);
  });

  test('a family that was not asked finds nothing', async () => {
    const id = await room.reserved();
    const other = host(1).client;
    expect((await other.ask(readTrip, { params: { id } })).status).toBe(404);
    expect((await other.ask(listOffers, { params: { id } })).status).toBe(404);
    expect((await other.ask(acceptOffer, { params: { id: (await offerOf(id, 0)).id }, body: {} })).status).toBe(404);
  });

  test('a host finds what to answer, and what it brings', async () => {
    const id = await room.reserved();
    const { body } = await host(0).client.ask(listHostings, {});
    expect(body.data.find(({ tripId }) => tripId === id)).toMatchObject({
      state: 'awaiting_review',
      studentNames: ['Léa'],
      payout: { currency: 'EUR' },
    });
    expect(body.counts.toAnswer).toBeGreaterThan(0);
    await host(0).client.ask(considerOffer, { params: { id: (await offerOf(id, 0)).id }, body: { reason: '' } });
    const query = { tab: 'all', perPage: 100 } as const;
    const all = (await host(0).client.ask(listHostings, { query })).body.data;
    expect(all.find(({ tripId }) => tripId === id)).toMatchObject({ state: 'considering', answerBy: expect.any(String) });
    for (const [index, one] of all.slice(0, 2).entries()) {
      const { body: page } = await host(0).client.ask(listHostings, { query: { ...query, perPage: 1, page: index + 1 } });
      expect(page).toMatchObject({ data: [{ offerId: one.offerId }], total: all.length });
    }
    expect(all.length).toBeGreaterThan(1);
  });
});

describe('the cards', () => {
  test('are told as they always were, to the last name', async () => {
    const id = await room.reserved();
    const { text } = await room.parent.send('GET', `/api/trips/cardlist?page=1&tripSort=from_date&routeToTrip=${id}`);
    const answer = JSON.parse(text) as { trips: Record<string, unknown> & { data: Record<string, unknown>[] }; route_to: number };
    expect(Object.keys(answer.trips)).toEqual(['data', 'total', 'per_page', 'last_page', 'current_page']);
    expect([answer.trips['per_page'], answer.route_to]).toEqual([12, id]);
    const card = answer.trips.data.find((one) => one['id'] === id);
    expect(card).toMatchObject({
      state: 'reserved',
      from_date: '2026-07-06',
      to_date: '2026-07-13',
      student: { first_name: 'Léa', last_name: 'Petitjean', photos: [] },
      host_family: { id: host(0).familyId, parent_guardian_one_last_name: 'Family0' },
    });
  });

  test('come twelve to a page, and on the page of the one that is looked for', async () => {
    const [known] = await room.app.db
      .select()
      .from(trips)
      .where(eq(trips.id, await room.newTrip()));
    if (known === undefined) throw new Error('no trip');
    const { id: _, ...like } = known;
    await room.app.db.insert(trips).values(Array.from({ length: 13 }, () => like));
    const page = async (query: string) => {
      const { body } = await room.parent.send('GET', `/api/trips/cardlist?${query}`);
      const { trips: shown, routeTo } = body as {
        trips: { data: { id: number }[]; total: number; currentPage: number };
        routeTo: number | null;
      };
      return { ids: shown.data.map(({ id }) => id), total: shown.total, page: shown.currentPage, routeTo };
    };
    const [first, second] = [await page('page=1'), await page('page=2')];
    expect([first.ids.length, first.page, second.page, first.routeTo]).toEqual([12, 1, 2, null]);
    expect(new Set([...first.ids, ...second.ids]).size).toBe(Math.min(24, first.total));
    const [wanted = 0] = second.ids;
    expect(await page(`page=1&routeToTrip=${wanted}`)).toEqual({ ...second, routeTo: wanted });
    expect(await page('page=2&routeToTrip=999999')).toEqual(second);
  });

  test.each([
    ['?tabFilter=upcoming', true],
    ['', true],
    ['?tab_filter=past', false],
    ['?tabFilter=cancelled', false],
  ])('have an upcoming stay for the query %j: %s', async (query, isThere) => {
    const id = await room.newTrip();
    const joined = query === '' ? `?routeToTrip=${id}` : `${query}&routeToTrip=${id}`;
    const { body } = await room.parent.send('GET', `/api/trips/cardlist${joined}`);
    const { trips: shown } = body as { trips: { data: { id: number }[] } };
    expect(shown.data.some((one) => one.id === id)).toBe(isThere);
  });
});
