// Text messages to families that haven't answered an offer: by day, once, and again after a failure of the service.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { declineOffer, listOffers, makeOffers } from '#contract/trips/offers.endpoints.ts';
import { moveTrip } from '#contract/trips/trip.endpoints.ts';
import * as unanswered from '#contract/trips/unanswered.endpoints.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { hostCalendarBlocks, offerContacts } from '#server/db/schema/offers.ts';
import { students } from '#server/db/schema/people.ts';
import { signReport } from '#server/platform/sms/twilio-report.rules.ts';
import { startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';
import { SMS_SETTINGS, startTwilioServer, type TwilioServer } from '#server/testing/twilio-server.ts';
import { remindWaitingFamilies } from './remind-families.service.ts';

const HOUR = 3600 * 1000;

let twilio: TwilioServer;
let room: TripFixture;
let start: Date;
beforeAll(async () => {
  twilio = await startTwilioServer();
  room = await startTripFixture({ count: 1, beds: 1, settings: { ...SMS_SETTINGS, TWILIO_SMS_URL: twilio.url } });
  start = room.time.now;
});
afterAll(async () => {
  await room.stop();
  await twilio.stop();
});

const params = (id: number) => ({ params: { id } });
const familyId = () => room.hosts[0]?.familyId ?? 0;

let tripId = 0;
let offerId = 0;
beforeEach(async () => {
  if (tripId !== 0) await room.coordinator.ask(moveTrip, { ...params(tripId), body: { step: 'cancel', reason: 'Ill' } });
  await room.runJobs();
  twilio.texts.length = 0;
  twilio.faults.length = 0;
  room.time.now = start;
  await room.app.db.delete(hostCalendarBlocks);
  await room.app.db.update(hostFamilies).set({ phone: '087 123 4567', countryId: 372 }).where(eq(hostFamilies.id, familyId()));
  tripId = await room.newTrip();
  await room.coordinator.ask(makeOffers, { ...params(tripId), body: { hostFamilyIds: [familyId()], state: 'awaiting_review' } });
  offerId = (await room.coordinator.ask(listOffers, params(tripId))).body.data[0]?.id ?? 0;
  room.time.now = new Date(start.getTime() + 72 * HOUR);
});

const text = async () =>
  (await room.coordinator.ask(unanswered.remindFamilies, { body: { offerIds: [offerId], channels: ['sms'] } })).body.data[0]?.outcome;
const option = async () => {
  const body = { offerIds: [offerId], channels: ['sms'], dryRun: true } as const;
  return (await room.coordinator.ask(unanswered.remindFamilies, { body })).body.data[0]?.options[0];
};
/** Reports like Twilio on the last text message. */
async function report(status: string, { token = SMS_SETTINGS.TWILIO_AUTH_TOKEN as string } = {}) {
  const url = twilio.texts.at(-1)?.reportTo ?? '';
  const fields = new URLSearchParams({ MessageSid: 'SM1', MessageStatus: status });
  const headers = { 'X-Twilio-Signature': signReport({ url, fields, token }), 'Content-Type': 'application/x-www-form-urlencoded' };
  return (await fetch(`${room.origin}${new URL(url).pathname}`, { method: 'POST', headers, body: fields })).status;
}
const states = async () =>
  (await room.coordinator.ask(unanswered.readUnansweredOffer, params(offerId))).body.contacts
    .filter(({ channel }) => channel === 'sms')
    .map(({ state }) => state);

test('a text message says what to do, names no child, and leads to the offer', async () => {
  expect(await option()).toMatchObject({ blocker: null });
  expect(await text()).toBe('reminded');
  expect(await states()).toEqual(['queued']);
  await room.runJobs();
  expect(await states()).toEqual(['sent']);
  expect(twilio.texts).toMatchObject([{ to: '+353871234567', from: '+15005550006' }]);
  const body = twilio.texts[0]?.body ?? '';
  expect(body).toContain(`/host-family/trips/${tripId}`);
  for (const { firstName } of await room.app.db.select({ firstName: students.firstName }).from(students))
    expect(body).not.toContain(firstName);
});

test('the schedule sends one text message, with the other reminders', async () => {
  await remindWaitingFamilies(room.app);
  await remindWaitingFamilies(room.app);
  await room.runJobs();
  expect(twilio.texts).toHaveLength(1);
  expect(await text()).toBe('unchanged');
});

test('a text message that a broken connection hid is not sent again', async () => {
  twilio.faults.push('lost');
  await text();
  await room.runJobs();
  expect(await states()).toEqual(['queued']);
  room.time.now = new Date(room.time.now.getTime() + HOUR);
  await room.runJobs();
  expect(await states()).toEqual(['sent']);
  expect(twilio.texts).toHaveLength(1);
});

test('a text message that failed is sent later, once', async () => {
  twilio.faults.push(503);
  await text();
  await room.runJobs();
  expect([await states(), twilio.texts.length]).toEqual([['queued'], 0]);
  room.time.now = new Date(room.time.now.getTime() + HOUR);
  await room.runJobs();
  expect([await states(), twilio.texts.length]).toEqual([['sent'], 1]);
});

test('a number that the service refuses is told to staff', async () => {
  twilio.faults.push(400);
  await text();
  await room.runJobs();
  expect([await states(), twilio.texts.length]).toEqual([['failed'], 0]);
});

test('a family that has answered, or whose number is none, is sent nothing', async () => {
  await text();
  await room.hosts[0]?.client.ask(declineOffer, { ...params(offerId), body: { reason: 'Away' } });
  await room.runJobs();
  expect(twilio.texts).toEqual([]);
  await room.app.db.update(hostFamilies).set({ phone: 'ask Mary' }).where(eq(hostFamilies.id, familyId()));
  expect(await option()).toMatchObject({ blocker: 'answered', at: null });
});

test('a text message by night waits for the morning', async () => {
  room.time.now = new Date('2026-06-18T22:30:00Z');
  await text();
  await room.runJobs();
  expect([await states(), twilio.texts.length]).toEqual([['queued'], 0]);
  room.time.now = new Date('2026-06-19T07:00:00Z');
  await room.runJobs();
  expect([await states(), twilio.texts.length]).toEqual([['sent'], 1]);
});

test('a text message that has arrived, or could not, is told as such, whatever comes later', async () => {
  await text();
  await room.runJobs();
  expect([await report('sending'), await states()]).toEqual([200, ['sent']]);
  expect([await report('delivered'), await states()]).toEqual([200, ['delivered']]);
  for (const late of ['sent', 'undelivered']) expect([await report(late), await states()]).toEqual([200, ['delivered']]);
  await room.app.db.update(offerContacts).set({ state: 'sent' }).where(eq(offerContacts.offerId, offerId));
  expect([await report('undelivered'), await states()]).toEqual([200, ['failed']]);
});

test('a report that Twilio has not signed is refused', async () => {
  await text();
  await room.runJobs();
  expect(await report('delivered', { token: 'a token of somebody else' })).toBe(400);
  expect(await states()).toEqual(['sent']);
});

test('the next text message is possible an hour after the last one', async () => {
  const at = new Date(room.time.now.getTime() + HOUR).toISOString();
  await text();
  expect(await option()).toEqual({ channel: 'sms', blocker: 'recent', at });
  room.time.now = new Date(at);
  expect(await option()).toEqual({ channel: 'sms', blocker: null, at });
});

test('a number that can be sent nothing is told before a reminder', async () => {
  await room.app.db.update(hostFamilies).set({ phone: 'ask Mary' }).where(eq(hostFamilies.id, familyId()));
  expect(await option()).toEqual({ channel: 'sms', blocker: 'noNumber', at: null });
  expect(await text()).toBe('unchanged');
});
