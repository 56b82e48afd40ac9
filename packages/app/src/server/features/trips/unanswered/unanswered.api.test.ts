// Offers that families haven't answered in time: the list, reminders, calls, and another family instead, also against a late answer.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acceptOffer, declineOffer, listOffers, makeOffers } from '#contract/trips/offers.endpoints.ts';
import { moveTrip, readTrip } from '#contract/trips/trip.endpoints.ts';
import * as unanswered from '#contract/trips/unanswered.endpoints.ts';
import { messages } from '#server/db/schema/conversations.ts';
import { notificationPreferences, notifications } from '#server/db/schema/notifications.ts';
import { hostCalendarBlocks, offerContacts } from '#server/db/schema/offers.ts';
import { students } from '#server/db/schema/people.ts';
import { testOnPostgresql } from '#server/testing/database.ts';
import { startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';
import { remindWaitingFamilies } from './remind-families.service.ts';

const HOUR = 3600 * 1000;

let room: TripFixture;
let start: Date;
beforeAll(async () => {
  room = await startTripFixture({ count: 2, beds: 1 });
  start = room.time.now;
});
afterAll(() => room.stop());
beforeEach(async () => {
  room.time.now = start;
  await room.app.db.delete(hostCalendarBlocks);
});

const params = (id: number) => ({ params: { id } });
const familyId = (index: number) => room.hosts[index]?.familyId ?? 0;

/** A trip for which the first family was asked, some hours ago. */
async function askFirst({ hours = 50, reserve = false } = {}) {
  const tripId = await room.newTrip();
  await room.coordinator.ask(makeOffers, { ...params(tripId), body: { hostFamilyIds: [familyId(0)], state: 'awaiting_review' } });
  if (reserve) await room.coordinator.ask(moveTrip, { ...params(tripId), body: { step: 'reserve', reason: 'By telephone' } });
  const offerId = (await offersOf(tripId))[0]?.id ?? 0;
  room.time.now = new Date(start.getTime() + hours * HOUR);
  return { tripId, offerId };
}

const offersOf = async (tripId: number) => (await room.coordinator.ask(listOffers, params(tripId))).body.data;
const statesOf = async (tripId: number) => {
  const offers = await offersOf(tripId);
  return room.hosts.map(({ familyId: id }) => offers.find(({ hostFamily }) => hostFamily.id === id)?.state ?? null);
};
const list = async (query: object = {}, client = room.coordinator) =>
  (await client.ask(unanswered.listUnansweredOffers, { query: query as never })).body.data.map(({ id }) => id);
const read = async (id: number) => (await room.coordinator.ask(unanswered.readUnansweredOffer, params(id))).body;
const replace = (id: number, body: object = {}) =>
  room.coordinator.ask(unanswered.replaceUnansweredFamily, { ...params(id), body: { hostFamilyId: familyId(1), ...body } as never });
const cancel = (id: number) => room.coordinator.ask(moveTrip, { ...params(id), body: { step: 'cancel', reason: 'Ill' } });

describe('the list', () => {
  test('has offers that have waited for longer than the setting allows, or than the filter says', async () => {
    const { tripId, offerId } = await askFirst({ hours: 47 });
    expect(await list()).not.toContain(offerId);
    expect(await list({ hours: '24..' })).toContain(offerId);
    room.time.now = new Date(start.getTime() + 48 * HOUR);
    expect(await list()).toContain(offerId);
    expect(await read(offerId)).toMatchObject({ tripId, hoursWaiting: 48, reminders: 0, lastContact: null, isReserved: false });
    await room.hosts[0]?.client.ask(declineOffer, { ...params(offerId), body: { reason: 'Away' } });
    expect(await list()).not.toContain(offerId);
    await cancel(tripId);
  });

  test('tells vetting admins the first names of students, and lets them replace nobody', async () => {
    const { tripId, offerId } = await askFirst();
    const vetter = await room.signInAs('Vetting admin');
    const row = (await vetter.ask(unanswered.readUnansweredOffer, params(offerId))).text;
    const known = await room.app.db.select({ lastName: students.lastName }).from(students);
    for (const { lastName } of known) expect(row).not.toContain(lastName);
    const body = { hostFamilyId: familyId(1) };
    expect((await vetter.ask(unanswered.replaceUnansweredFamily, { ...params(offerId), body })).status).toBe(403);
    for (const role of ['Finance', 'Agent', 'Parent', 'Host family'] as const) {
      expect((await (await room.signInAs(role)).ask(unanswered.listUnansweredOffers, {})).status).toBe(403);
    }
    await cancel(tripId);
  });
});

describe('a reminder', () => {
  const remind = async (offerIds: number[]) =>
    (await room.coordinator.ask(unanswered.remindFamilies, { body: { offerIds, channels: ['mail', 'message'] } })).body.data;

  test('reaches the family by email and in the conversation, once within an hour', async () => {
    const { tripId, offerId } = await askFirst();
    expect(await remind([offerId])).toMatchObject([{ id: offerId, outcome: 'reminded' }]);
    expect(await remind([offerId])).toMatchObject([{ id: offerId, outcome: 'unchanged' }]);
    const detail = await read(offerId);
    expect(detail.contacts.map(({ channel }) => channel).toSorted()).toEqual(['mail', 'message']);
    expect(detail.reminders).toBe(2);
    const told = await room.app.db.select().from(notifications).where(eq(notifications.kind, 'tripNews'));
    expect(told.filter(({ data }) => (data as { event: string }).event === 'answerReminder')).toHaveLength(1);
    const sent = await room.app.db.select().from(messages);
    expect(sent.filter(({ content }) => JSON.stringify(content).includes('answerReminder'))).toHaveLength(1);
    await cancel(tripId);
  });

  test('isn’t sent for an offer that was answered meanwhile', async () => {
    const { tripId, offerId } = await askFirst();
    await room.hosts[0]?.client.ask(declineOffer, { ...params(offerId), body: { reason: 'Away' } });
    const options = ['mail', 'message'].map((channel) => ({ channel, blocker: 'answered', at: null }));
    expect(await remind([offerId])).toMatchObject([{ id: offerId, outcome: 'unchanged', options }]);
    await cancel(tripId);
  });

  test('is only tried, and says for each family what is possible by which channel', async () => {
    const { tripId, offerId } = await askFirst();
    await room.app.db
      .insert(notificationPreferences)
      .values({ userId: room.hosts[0]?.userId ?? 0, kind: 'tripNews', mail: false, optedOut: false });
    const body = { offerIds: [offerId, 999_999], channels: ['mail', 'message', 'sms'], dryRun: true } as const;
    const { data } = (await room.coordinator.ask(unanswered.remindFamilies, { body })).body;
    const at = room.time.now.toISOString();
    const options = [
      { channel: 'mail', blocker: 'mailOff', at: null },
      { channel: 'message', blocker: null, at },
      { channel: 'sms', blocker: 'noTexts', at: null },
    ];
    expect(data).toEqual([
      { id: offerId, family: 'Orla Family0', outcome: 'reminded', options },
      { id: 999_999, family: '', outcome: 'unchanged', options: [] },
    ]);
    expect((await read(offerId)).contacts).toEqual([]);
    await room.app.db.delete(notificationPreferences);
    await cancel(tripId);
  });

  test('comes once by itself, and not by night', async () => {
    const { tripId, offerId } = await askFirst({ hours: 48 + 13 });
    const count = async () => (await room.app.db.select().from(offerContacts).where(eq(offerContacts.offerId, offerId))).length;
    await remindWaitingFamilies(room.app);
    expect(await count()).toBe(0);
    room.time.now = new Date(start.getTime() + 72 * HOUR);
    await remindWaitingFamilies(room.app);
    await remindWaitingFamilies(room.app);
    expect(await count()).toBe(2);
    await cancel(tripId);
  });
});

test('a call is noted with its outcome', async () => {
  const { tripId, offerId } = await askFirst();
  const body = { outcome: 'willAnswer', note: 'This evening.' } as const;
  const { body: detail } = await room.coordinator.ask(unanswered.logOfferCall, { ...params(offerId), body });
  expect(detail.lastContact).toMatchObject({ channel: 'phone', outcome: 'willAnswer', note: 'This evening.' });
  expect(detail.reminders).toBe(0);
  await cancel(tripId);
});

describe('another family instead', () => {
  test('is found among those with free beds', async () => {
    const { tripId, offerId } = await askFirst();
    const { body } = await room.coordinator.ask(unanswered.listReplacements, params(offerId));
    const ids = body.data.map(({ hostFamilyId }) => hostFamilyId);
    expect(ids).not.toContain(familyId(0));
    await cancel(tripId);
  });

  test('is asked, and the first one is out, or stays on the waiting list', async () => {
    const first = await askFirst();
    expect((await replace(first.offerId)).status).toBe(200);
    expect(await statesOf(first.tripId)).toEqual(['rejected', 'awaiting_review']);
    await cancel(first.tripId);
    room.time.now = start;
    const second = await askFirst();
    expect((await replace(second.offerId, { keepWaiting: true })).status).toBe(200);
    expect(await statesOf(second.tripId)).toEqual(['waiting_list', 'awaiting_review']);
    await cancel(second.tripId);
  });

  test('takes over the reservation of a trip', async () => {
    const { tripId, offerId } = await askFirst({ reserve: true });
    const { status, text } = await replace(offerId);
    expect(status, text).toBe(200);
    const trip = (await room.coordinator.ask(readTrip, params(tripId))).body;
    expect([trip.state, trip.hostFamily?.id]).toEqual(['reserved', familyId(1)]);
    expect(await statesOf(tripId)).toEqual(['rejected', 'awaiting_review']);
    await cancel(tripId);
  });

  test('is refused once the first one has answered', async () => {
    const { tripId, offerId } = await askFirst();
    await room.hosts[0]?.client.ask(declineOffer, { ...params(offerId), body: { reason: 'Away' } });
    expect((await replace(offerId)).body).toMatchObject({ code: 'offerMoved' });
    await cancel(tripId);
  });

  testOnPostgresql('or the late acceptance of the first one: never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      room.time.now = start;
      const { tripId, offerId } = await askFirst({ reserve: true });
      const [accepted, replaced] = await Promise.all([
        room.hosts[0]?.client.ask(acceptOffer, { ...params(offerId), body: {} }),
        replace(offerId),
      ]);
      const trip = (await room.coordinator.ask(readTrip, params(tripId))).body;
      if (trip.state === 'booked') expect([accepted?.status, replaced.status, trip.hostFamily?.id]).toEqual([200, 409, familyId(0)]);
      else expect([accepted?.status, replaced.status, trip.hostFamily?.id]).toEqual([409, 200, familyId(1)]);
      await cancel(tripId);
    }
  });
});
