// The board of trips over a real connection: counts and cards by scope and filter, and the steps that a card can take beforehand.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countBoardTrips, listBoardTrips } from '#contract/trips/board.endpoints.ts';
import { makeOffers } from '#contract/trips/offers.endpoints.ts';
import { moveTrip, readTrip } from '#contract/trips/trip.endpoints.ts';
import { trips } from '#server/db/schema/trips.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createTripActions } from '#server/testing/fixtures/trip-actions.ts';
import { startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';

let room: TripFixture;
let agent: TestClient;
let agentId: number;
beforeAll(async () => {
  room = await startTripFixture({ count: 2 });
  agentId = await room.createAccount({ email: 'own-agent@example.test', roles: ['Agent'] });
  agent = await room.signInWith('own-agent@example.test');
});
afterAll(() => room.stop());

const { accept } = createTripActions(() => room);
const count = async (query: object = {}, client = room.coordinator) => {
  const { data } = (await client.ask(countBoardTrips, { query: query as never })).body;
  return Object.fromEntries(data.filter((one) => one.count > 0).map((one) => [one.state, one.count]));
};
const cards = async (query: object = {}, client = room.coordinator) =>
  (await client.ask(listBoardTrips, { query: query as never })).body.data;
const cardOf = async (id: number, client = room.coordinator) => (await cards({ search: String(id) }, client)).find((one) => one.id === id);

test('every state is a column in the order of a trip’s life, counted with the filters', async () => {
  const { tripId } = await createTestTrip(room.app, { state: 'completed', businessId: room.businessId });
  await room.newTrip({ groupId: null });
  const { data } = (await room.coordinator.ask(countBoardTrips, {})).body;
  expect(data.map(({ state }) => state)).toEqual([
    ...['new', 'enquiry', 'reserved', 'booked', 'customer_service', 'in_progress', 'completed', 'closed', 'cancelled'],
  ]);
  expect(await count()).toMatchObject({ completed: 1 });
  expect(await count({ search: String(tripId), fromDate: '2026-07-05..2026-07-05' })).toEqual({ completed: 1 });
  expect(await count({ search: 'Nobody at all' })).toEqual({});
});

test('a card carries the steps of the trip’s own page, with what is in the way of each', async () => {
  const id = await room.reserved();
  const card = await cardOf(id);
  const { body: trip } = await room.coordinator.ask(readTrip, { params: { id } });
  expect(card?.allowedTransitions).toEqual(trip.allowedTransitions);
  expect(card).toMatchObject({
    state: 'reserved',
    studentName: 'Léa Petitjean',
    hostFamilyName: 'Family0',
    daysToStart: expect.any(Number),
  });
  await accept(id);
  const booked = await cardOf(id);
  expect(booked?.state).toBe('booked');
  expect(booked?.allowedTransitions.find(({ step }) => step === 'start')).toMatchObject({
    to: 'in_progress',
    hindrances: ['tripNotBegun'],
  });
  // What the card says beforehand is what happens.
  const tried = await room.coordinator.ask(moveTrip, { params: { id }, body: { step: 'start', reason: '' } });
  expect(tried.body).toMatchObject({ code: 'tripNotBegun' });
  const moved = await room.coordinator.ask(moveTrip, { params: { id }, body: { step: 'cancel', reason: 'Ill' } });
  expect(moved.status).toBe(200);
});

test('the days until the stay are counted from today in the zone of the platform', async () => {
  const today = room.app.clock.today();
  const { tripId } = await createTestTrip(room.app, { fromDate: today, toDate: '2027-01-01', businessId: room.businessId });
  expect(await cardOf(tripId)).toMatchObject({ daysToStart: 0 });
});

test('agents count and see the trips that they look after, and no others', async () => {
  const { tripId: own } = await createTestTrip(room.app, { agentId, state: 'enquiry', businessId: room.businessId });
  const { tripId: other } = await createTestTrip(room.app, { state: 'enquiry', businessId: room.businessId });
  expect(await count({}, agent)).toEqual({ enquiry: 1 });
  expect((await cards({}, agent)).map(({ id }) => id)).toEqual([own]);
  expect(await cardOf(other, agent)).toBeUndefined();
  const steps = (await cardOf(own, agent))?.allowedTransitions.map(({ step }) => step);
  expect(steps).toEqual(['reserve', 'cancel']);
  expect((await cardOf(other))?.allowedTransitions.map(({ step }) => step)).toEqual(['reserve', 'cancel']);
});

test('finance staff see the board with their own steps; parents, hosts and others don’t', async () => {
  const { tripId } = await createTestTrip(room.app, { state: 'closed', businessId: room.businessId });
  expect((await cardOf(tripId, room.finance))?.allowedTransitions).toMatchObject([{ step: 'correct', to: 'completed', needsReason: true }]);
  for (const role of ['Parent', 'Host family', 'Vetting admin', 'Page editor'] as const) {
    const client = await room.signInAs(role);
    expect((await client.ask(countBoardTrips, {})).status, role).toBe(403);
    expect((await client.ask(listBoardTrips, {})).status, role).toBe(403);
  }
});

test('a filter that doesn’t exist is named, with those that do', async () => {
  const { status, body } = await room.coordinator.ask(countBoardTrips, { query: { nowhere: '1' } as never });
  expect(status).toBe(422);
  expect(JSON.stringify(body)).toContain('nowhere');
  expect(JSON.stringify(body)).toContain('coordinatorId');
});

test.each(['Agent', 'Parent'] as const)('a user in finance who is also %s takes no steps of somebody else’s trip', async (role) => {
  const email = `finance-${role.toLowerCase()}@example.test`;
  const userId = await room.createAccount({ email, roles: [role, 'Finance'] });
  const both = await room.signInWith(email);
  const id = await room.newTrip();
  const cancel = { params: { id }, body: { step: 'cancel', reason: 'By mistake' } } as const;
  expect((await cardOf(id, both))?.allowedTransitions).toEqual([]);
  expect((await both.ask(readTrip, { params: { id } })).body.allowedTransitions).toEqual([]);
  expect((await both.ask(moveTrip, cancel)).status).toBe(403);
  const own = role === 'Agent' ? { agentId: userId } : { parentId: userId };
  await room.app.db.update(trips).set(own).where(eq(trips.id, id));
  expect((await cardOf(id, both))?.allowedTransitions.map(({ step }) => step)).toContain('cancel');
  expect((await both.ask(moveTrip, cancel)).status).toBe(200);
});

test('a user in finance who is also an agent answers offers of their own trips alone', async () => {
  const userId = await room.createAccount({ email: 'finance-and-agent@example.test', roles: ['Agent', 'Finance'] });
  const both = await room.signInWith('finance-and-agent@example.test');
  const id = await room.newTrip();
  const hostFamilyIds = [room.hosts[0]?.familyId ?? 0];
  expect((await room.coordinator.ask(makeOffers, { params: { id }, body: { hostFamilyIds, state: 'awaiting_review' } })).status).toBe(200);
  const stepsOf = async () => (await both.ask(readTrip, { params: { id } })).body.offers.flatMap(({ allowedSteps }) => allowedSteps);
  expect(await stepsOf()).toEqual([]);
  await room.app.db.update(trips).set({ agentId: userId }).where(eq(trips.id, id));
  expect(await stepsOf()).not.toEqual([]);
});
