// Going live, pausing and coming back: who may, what is missing, what follows, and pausing at the moment of being asked.

import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readFamily } from '#contract/host-families/family-details.endpoints.ts';
import { setFamilyLive } from '#contract/host-families/live.endpoints.ts';
import { declineOffer, makeOffers } from '#contract/trips/offers.endpoints.ts';
import { hostFamilies, hostFamilyPhotos } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { audit } from '#server/db/schema/platform.ts';
import { tripTasks } from '#server/db/schema/trips.ts';
import type { TestClient } from '#server/testing/client.ts';
import { testOnPostgresql } from '#server/testing/database.ts';
import { startTripFixture, type TripFixture, type TripHost } from '#server/testing/fixtures/trip-fixture.ts';

let room: TripFixture;
let host: TripHost;
beforeAll(async () => {
  room = await startTripFixture({ count: 2, beds: 5 });
  const [first] = room.hosts;
  if (first === undefined) throw new Error('no host');
  host = first;
});
afterAll(() => room.stop());

const LIVE = {
  paused: false,
  pausedUntil: null,
  pauseReason: '',
  pauseNote: '',
  vettingState: 'approved',
  addressLine1: '17 Secret Lane',
} as const;
const isHosts = () => eq(hostFamilies.id, host.familyId);
beforeEach(async () => {
  await room.app.db.update(hostFamilies).set(LIVE).where(isHosts());
  await room.app.db.delete(notifications);
});

const findRow = async () => (await room.app.db.select().from(hostFamilies).where(isHosts()))[0];

async function setLive(client: TestClient, body: { live: boolean; reason?: string; until?: string | null; isUnresponsive?: boolean }) {
  const version = (await findRow())?.version ?? 0;
  return client.ask(setFamilyLive, { params: { id: host.familyId }, body: { version, ...body } });
}

const listTold = async () =>
  (await room.app.db.select().from(notifications).orderBy(asc(notifications.userId))).map(({ userId, data }) => ({ userId, data }));

describe('pausing', () => {
  test('hides a family, says why and until when, and tells a coordinator', async () => {
    const { status, body, text } = await setLive(host.client, { live: false, reason: 'We move house.', until: '2026-07-01' });
    expect(status, text).toBe(200);
    const pause = { reason: 'family', note: 'We move house.', until: '2026-07-01', canEnd: true };
    expect(body).toMatchObject({ isLive: false, hosting: { notLive: ['paused'], pause } });
    const [coordinator] = await room.app.db.select().from(users).where(eq(users.email, 'coordinator@example.test'));
    expect(await listTold()).toEqual([
      { userId: coordinator?.id, data: { hostFamilyId: host.familyId, name: 'Orla Family0', isLive: false } },
    ]);
    const [entry] = await room.app.db.select().from(audit).where(eq(audit.action, 'hostFamilies.pause'));
    expect(entry).toMatchObject({
      subjectId: String(host.familyId),
      changes: { paused: { before: false, after: true }, reason: 'We move house.' },
    });
  });

  test('needs a reason, and no end in the past', async () => {
    expect((await setLive(host.client, { live: false })).body.errors).toHaveProperty('reason');
    expect((await setLive(host.client, { live: false, reason: 'Holiday', until: '2026-06-14' })).body.errors).toHaveProperty('until');
    expect((await findRow())?.paused).toBe(false);
  });

  test('ends by itself after its last day, and tells the family', async () => {
    await setLive(host.client, { live: false, reason: 'Holiday', until: '2026-06-16' });
    await room.app.db.delete(notifications);
    const now = room.time.now;
    for (const [day, paused] of [
      ['2026-06-16', true],
      ['2026-06-17', false],
    ] as const) {
      room.time.now = new Date(`${day}T10:00:00Z`);
      await room.runJobs({ scheduled: true });
      expect((await findRow())?.paused, day).toBe(paused);
    }
    room.time.now = now;
    expect(await listTold()).toEqual([{ userId: host.userId, data: { hostFamilyId: host.familyId, name: 'Orla Family0', isLive: true } }]);
  });

  test('by staff or by a rule can’t be ended or replaced by the family, and the refusal says whose it is', async () => {
    expect((await setLive(room.coordinator, { live: false, reason: 'A complaint' })).status).toBe(200);
    expect((await listTold()).map(({ userId }) => userId)).toEqual([host.userId]);
    for (const [pauseReason, says] of [
      ['staff', 'Our team'],
      ['check_lapsed', 'a check has expired'],
    ] as const) {
      await room.app.db.update(hostFamilies).set({ pauseReason }).where(isHosts());
      const refused = await setLive(host.client, { live: true });
      expect([refused.status, refused.body.code]).toEqual([409, 'pausedByOthers']);
      expect(refused.body.message).toContain(says);
      expect((await setLive(host.client, { live: false, reason: 'Mine' })).status).toBe(409);
    }
    expect((await setLive(room.coordinator, { live: true })).body).toMatchObject({ isLive: true, hosting: { pause: null } });
  });

  test('for offers left unanswered is told as such, and never by the family of itself', async () => {
    const { body } = await setLive(room.coordinator, { live: false, reason: 'Three calls', isUnresponsive: true });
    expect(body).toMatchObject({ hosting: { pause: { reason: 'unresponsive', note: 'Three calls' } } });
    const own = await host.client.ask(readFamily, { params: { id: host.familyId } });
    expect(own.body).toMatchObject({ hosting: { pause: { reason: 'unresponsive', canEnd: false } } });
    const refused = await setLive(host.client, { live: true });
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('requests weren’t answered')]);
    await setLive(room.coordinator, { live: true });
    const paused = await setLive(host.client, { live: false, reason: 'Holiday', isUnresponsive: true });
    expect(paused.body).toMatchObject({ hosting: { pause: { reason: 'family', canEnd: true } } });
  });

  test('opens a task for each offer that the family has left unanswered, once', async () => {
    const tripId = await room.newTrip();
    const body = { hostFamilyIds: room.hosts.map(({ familyId }) => familyId), state: 'awaiting_review' as const };
    expect((await room.coordinator.ask(makeOffers, { params: { id: tripId }, body })).status).toBe(200);
    await setLive(host.client, { live: false, reason: 'Ill' });
    await room.runJobs();
    await setLive(host.client, { live: true });
    await setLive(host.client, { live: false, reason: 'Still ill' });
    await room.runJobs();
    const tasks = await room.app.db.select().from(tripTasks).where(eq(tripTasks.kind, 'familyPaused'));
    const [offer] = await room.app.db.select().from(tripOffers).where(eq(tripOffers.hostFamilyId, host.familyId));
    expect(tasks.map(({ key, state }) => [key, state])).toEqual([[`offer:${offer?.id}`, 'open']]);
    // The family may still answer while it pauses, which settles the task.
    expect((await host.client.ask(declineOffer, { params: { id: offer?.id ?? 0 }, body: { reason: 'Ill' } })).status).toBe(200);
    const [task] = await room.app.db.select().from(tripTasks).where(eq(tripTasks.kind, 'familyPaused'));
    expect(task?.state).toBe('done');
  });
});

describe('going live', () => {
  test.each([
    ['two photos', 'tooFewPhotos', 422],
    ['no address', 'addressMissing', 422],
    ['no approval', 'familyNotApproved', 422],
  ] as const)('is refused with what is missing: %s', async (lack, code, status) => {
    const { db } = room.app;
    await db.update(hostFamilies).set({ paused: true }).where(isHosts());
    if (lack === 'no address') await db.update(hostFamilies).set({ addressLine1: ' ' }).where(isHosts());
    if (lack === 'no approval') await db.update(hostFamilies).set({ vettingState: 'submitted' }).where(isHosts());
    const photos = await db.select().from(hostFamilyPhotos).where(eq(hostFamilyPhotos.hostFamilyId, host.familyId));
    const [last] = photos.toSorted((one, other) => other.position - one.position);
    if (lack === 'two photos' && last !== undefined) await db.delete(hostFamilyPhotos).where(eq(hostFamilyPhotos.ref, last.ref));
    const refused = await setLive(host.client, { live: true });
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    if (lack === 'two photos') expect(refused.body.message).toBe('At least 3 photos are required to make your profile live');
    if (lack === 'two photos' && last !== undefined) await db.insert(hostFamilyPhotos).values(last);
  });

  test('is for the family itself and staff who look after families, by the version that they have read', async () => {
    expect((await setLive(room.finance, { live: true })).status).toBe(403);
    expect((await setLive(room.parent, { live: true })).status).toBe(403);
    expect((await setLive(room.hosts[1]?.client ?? room.parent, { live: true })).status).toBe(404);
    const stale = await host.client.ask(setFamilyLive, { params: { id: host.familyId }, body: { live: true, version: 0 } });
    expect([stale.status, stale.body.code]).toEqual([409, 'changedMeanwhile']);
  });
});

testOnPostgresql('a family that is pausing isn’t asked: whoever asks waits, and hears that it isn’t hosting', async () => {
  const tripId = await room.newTrip();
  const body = { hostFamilyIds: [host.familyId], state: 'awaiting_review' as const };
  const ask = () => room.coordinator.ask(makeOffers, { params: { id: tripId }, body });
  const { promise: pausing, resolve: begin } = Promise.withResolvers<void>();
  const paused = room.app.db.transaction(async (tx) => {
    await tx.select().from(hostFamilies).where(isHosts()).for('update');
    begin();
    await new Promise((done) => setTimeout(done, 300));
    await tx.update(hostFamilies).set({ paused: true }).where(isHosts());
  });
  await pausing;
  const [asked] = await Promise.all([ask(), paused]);
  expect([asked.status, asked.body.code]).toEqual([422, 'familyNotLive']);
});

testOnPostgresql('asked or paused first, no offer waits unseen for a family that is away', async () => {
  for (let round = 0; round < 5; round += 1) {
    await room.app.db.update(hostFamilies).set(LIVE).where(isHosts());
    await room.app.db.delete(tripTasks);
    const id = await room.newTrip();
    const body = { hostFamilyIds: [host.familyId], state: 'awaiting_review' as const };
    const [asked, paused] = await Promise.all([
      room.coordinator.ask(makeOffers, { params: { id }, body }),
      setLive(host.client, { live: false, reason: 'Ill' }),
    ]);
    expect(paused.status, paused.text).toBe(200);
    await room.runJobs();
    const tasks = await room.app.db.select().from(tripTasks).where(eq(tripTasks.tripId, id));
    expect([asked.status, tasks.map(({ kind }) => kind)]).toEqual(asked.status === 200 ? [200, ['familyPaused']] : [422, []]);
  }
});
