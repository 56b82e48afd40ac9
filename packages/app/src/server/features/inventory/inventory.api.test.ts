// Beds and places: never more than there are, on any night, whoever comes when.

import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activitySchedules } from '#server/db/schema/camps.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { activities } from '#server/db/schema/pricing.ts';
import { testOnPostgresql, waitForLock } from '#server/testing/database.ts';
import { besideTransaction } from '#server/testing/one-connection.ts';
import { createFamily, createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { confirmBeds, countFreePlaces, countTakenBeds, holdBeds, holdPlaces, releaseBeds, releaseExpired } from './inventory.public.ts';

const NOW = new Date('2026-06-15T10:00:00Z');
const LATER = new Date('2026-06-15T10:30:00Z');

let server: TestServer;
let hostFamilyId: number;
const tripIds: number[] = [];
beforeAll(async () => {
  server = await startServer();
  hostFamilyId = await createFamily(server.app, await server.createAccount({ email: 'host@example.test', roles: ['Host family'] }));
  for (let index = 0; index < 8; index += 1) tripIds.push((await createTestTrip(server.app)).tripId);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.app.db.delete(hostCalendarBlocks);
  await server.app.db.update(hostFamilies).set({ guestsNumber: 2 }).where(eq(hostFamilies.id, hostFamilyId));
});

interface Wish {
  readonly from: string;
  readonly to: string;
  readonly beds?: number;
  readonly until?: Date | null;
  readonly now?: Date;
}

function hold(trip: number, { from, to, beds = 1, until = null, now = NOW }: Wish): Promise<string> {
  const stay = { hostFamilyId, fromDate: from, toDate: to, beds };
  return server.app.db
    .transaction((tx) => holdBeds(tx, { tripId: tripIds[trip] ?? 0 }, { stay, now, until }))
    .then(() => 'held')
    .catch((error: { code?: string }) => error.code ?? String(error));
}

const away = (fromDate: string, toDate: string) =>
  server.app.db.insert(hostCalendarBlocks).values({ hostFamilyId, kind: 'own', fromDate, toDate, heldAt: NOW });

describe('the beds of a family', () => {
  test('are taken up to the last one, night by night', async () => {
    expect(await hold(0, { from: '2026-07-01', to: '2026-07-08' })).toBe('held');
    expect(await hold(1, { from: '2026-07-05', to: '2026-07-12' })).toBe('held');
    expect(await hold(2, { from: '2026-07-07', to: '2026-07-09' })).toBe('bedsTaken');
    expect(await hold(2, { from: '2026-07-08', to: '2026-07-15' })).toBe('held');
  });

  test('are free again for the night of the day on which somebody leaves', async () => {
    expect(await hold(0, { from: '2026-07-01', to: '2026-07-08', beds: 2 })).toBe('held');
    expect(await hold(1, { from: '2026-07-08', to: '2026-07-09', beds: 2 })).toBe('held');
  });

  test('are none while the family is away, on its last day too', async () => {
    await away('2026-07-10', '2026-07-12');
    expect(await hold(0, { from: '2026-07-08', to: '2026-07-10' })).toBe('held');
    expect(await hold(1, { from: '2026-07-12', to: '2026-07-13' })).toBe('bedsTaken');
    expect(await hold(1, { from: '2026-07-13', to: '2026-07-14' })).toBe('held');
  });

  test('keep a family at home that has promised them', async () => {
    await hold(0, { from: '2026-07-01', to: '2026-07-08' });
    await expect(away('2026-07-07', '2026-07-09')).rejects.toThrow();
    await expect(away('2026-07-08', '2026-07-09')).resolves.toBeDefined();
  });

  test('move with a stay, which is never in its own way, and stay as they were when they can not', async () => {
    await hold(0, { from: '2026-07-01', to: '2026-07-08', beds: 2 });
    expect(await hold(0, { from: '2026-07-02', to: '2026-07-09', beds: 2 })).toBe('held');
    await hold(1, { from: '2026-07-20', to: '2026-07-22' });
    expect(await hold(0, { from: '2026-07-19', to: '2026-07-23', beds: 2 })).toBe('bedsTaken');
    expect(await countTakenBeds(server.app.db, [hostFamilyId], { fromDate: '2026-07-02', toDate: '2026-07-03', now: NOW })).toEqual(
      new Map([[hostFamilyId, 2]]),
    );
  });

  test('are given back when nobody paid in time, at once and without waiting for the sweeper', async () => {
    await hold(0, { from: '2026-07-01', to: '2026-07-08', beds: 2, until: LATER });
    expect(await hold(1, { from: '2026-07-01', to: '2026-07-08' })).toBe('bedsTaken');
    expect(await hold(1, { from: '2026-07-01', to: '2026-07-08', now: LATER })).toBe('held');
    await server.app.db.transaction((tx) => releaseExpired(tx, LATER));
    expect(await server.app.db.select().from(hostCalendarBlocks)).toHaveLength(1);
  });

  test.each(['UTC', 'Africa/Cairo', 'America/Los_Angeles', 'Asia/Tokyo'])(
    'are counted by the calendar when the database is in %s',
    async (zone) => {
      // In Cairo the clocks go forward at midnight of 24 April 2026: that day has none.
      const held = (trip: number, { from, to, beds = 1 }: Wish) =>
        server.app.db
          .transaction(async (tx) => {
            await tx.execute(sql.raw(`set local time zone '${zone}'`));
            const stay = { hostFamilyId, fromDate: from, toDate: to, beds };
            await holdBeds(tx, { tripId: tripIds[trip] ?? 0 }, { stay, now: NOW, until: null });
          })
          .then(() => 'held')
          .catch((error: { code?: string }) => error.code ?? String(error));
      for (const [before, change, after] of [
        ['2026-04-22', '2026-04-25', '2026-04-26'],
        ['2026-03-06', '2026-03-09', '2026-03-10'],
        ['2026-10-29', '2026-11-01', '2026-11-02'],
      ] as const) {
        expect(await held(0, { from: change, to: after, beds: 2 })).toBe('held');
        expect(await held(1, { from: before, to: after })).toBe('bedsTaken');
        expect(await held(1, { from: before, to: change, beds: 2 })).toBe('held');
        expect(await held(2, { from: after, to: '2026-11-30', beds: 2 })).toBe('held');
        await server.app.db.delete(hostCalendarBlocks);
      }
    },
  );

  test('are firm once the host has accepted, and free once the trip is called off', async () => {
    await hold(0, { from: '2026-07-01', to: '2026-07-08', beds: 2 });
    await server.app.db.transaction((tx) => confirmBeds(tx, tripIds[0] ?? 0));
    expect((await server.app.db.select().from(hostCalendarBlocks))[0]?.kind).toBe('firm');
    await server.app.db.transaction((tx) => releaseBeds(tx, { tripId: tripIds[0] ?? 0 }));
    expect(await hold(1, { from: '2026-07-01', to: '2026-07-08', beds: 2 })).toBe('held');
  });

  test('are never more than there are on any night, and refused only when they would be', async () => {
    const day = (number: number) => `2026-08-${String(number).padStart(2, '0')}`;
    const wish = fc.record({
      trip: fc.nat(7),
      from: fc.integer({ min: 1, max: 12 }),
      nights: fc.integer({ min: 1, max: 8 }),
      beds: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(wish, { maxLength: 10 }), async (wishes) => {
        await server.app.db.delete(hostCalendarBlocks);
        const held = new Map<number, { from: number; to: number; beds: number }>();
        for (const { trip, from, nights, beds } of wishes) {
          const others = [...held].filter(([other]) => other !== trip).map(([, stay]) => stay);
          const range = Array.from({ length: nights }, (_, index) => from + index);
          const fits = range.every(
            (night) => others.filter((o) => o.from <= night && o.to > night).reduce((sum, o) => sum + o.beds, beds) <= 2,
          );
          expect(await hold(trip, { from: day(from), to: day(from + nights), beds })).toBe(fits ? 'held' : 'bedsTaken');
          if (fits) held.set(trip, { from, to: from + nights, beds });
        }
        const most = Math.max(
          0,
          ...Array.from({ length: 20 }, (_, night) =>
            [...held.values()].filter((o) => o.from <= night && o.to > night).reduce((sum, o) => sum + o.beds, 0),
          ),
        );
        const taken = await countTakenBeds(server.app.db, [hostFamilyId], { fromDate: day(1), toDate: day(20), now: NOW });
        expect(taken.get(hostFamilyId) ?? 0).toBe(most);
      }),
      { numRuns: 15 },
    );
  });

  testOnPostgresql('go to as many trips as there are beds when many ask at the same moment', async () => {
    const answers = await Promise.all(tripIds.map((_, trip) => hold(trip, { from: '2026-07-01', to: '2026-07-08' })));
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(2);
    expect(new Set(answers)).toEqual(new Set(['held', 'bedsTaken']));
  });
});

describe('the places of a camp', () => {
  async function weeks(name: string): Promise<number[]> {
    const { db } = server.app;
    const [family] = await db.select({ countyId: hostFamilies.countyId }).from(hostFamilies);
    const [camp] = await db
      .insert(activities)
      .values({ name, countyId: family?.countyId ?? 0 })
      .returning({ id: activities.id });
    const week = (startDate: string, endDate: string, capacity: number) => ({ activityId: camp?.id ?? 0, startDate, endDate, capacity });
    const made = await db
      .insert(activitySchedules)
      .values([week('2026-07-06', '2026-07-10', 2), week('2026-07-13', '2026-07-17', 1)])
      .returning({ id: activitySchedules.id });
    return made.map(({ id }) => id);
  }
  const take = (trip: number, ids: number[]) =>
    server.app.db
      .transaction((tx) => holdPlaces(tx, { tripId: tripIds[trip] ?? 0 }, { scheduleIds: ids, places: 1, now: NOW, until: null }))
      .then(() => 'held')
      .catch((error: { code?: string }) => error.code);

  test('are taken up to the last one, all weeks or none', async () => {
    const { db } = server.app;
    const scheduleIds = await weeks('Sailing');
    expect(await take(0, scheduleIds)).toBe('held');
    expect(await take(1, scheduleIds)).toBe('placesTaken');
    expect(await countFreePlaces(db, scheduleIds, NOW)).toEqual(
      new Map([
        [scheduleIds[0], 1],
        [scheduleIds[1], 0],
      ]),
    );
    expect(await take(1, scheduleIds.slice(0, 1))).toBe('held');
    expect(await take(0, [])).toBe('held');
    expect(await countFreePlaces(db, scheduleIds, NOW)).toEqual(
      new Map([
        [scheduleIds[0], 1],
        [scheduleIds[1], 1],
      ]),
    );
  });

  testOnPostgresql('are waited for in one order, with those that are had already among them', async () => {
    const { db } = server.app;
    const [first = 0, second = 0] = await weeks('Climbing');
    await take(2, [second]);
    const lock = (id: number, how = '') => sql.raw(`select 1 from activity_schedules where id = ${id} for no key update ${how}`);
    const taking = await db.transaction(async (tx) => {
      await tx.execute(lock(first));
      const taken = besideTransaction(() => take(2, [second, first]));
      await waitForLock(db);
      // Whoever waits for the first week holds none behind it yet.
      await tx.execute(lock(second, 'nowait'));
      return { taken };
    });
    expect(await taking.taken).toBe('held');
  });
});
