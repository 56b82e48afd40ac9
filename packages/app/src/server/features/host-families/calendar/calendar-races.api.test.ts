// Blocked days against stays: whatever is asked for in whatever order and at the same moment, no day has both, and the calendar is what a
// list of days would be.

import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blockDates, freeRange } from '#contract/host-families/calendar.endpoints.ts';
import { addDays } from '#contract/platform/days.ts';
import { hostCalendarFeeds, hostCalendarSeries } from '#server/db/schema/host-calendar.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { holdBeds, releaseBeds } from '#server/features/inventory/inventory.public.ts';
import { testOnPostgresql } from '#server/testing/database.ts';
import { createFamily, createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { saveFetchedDays } from './feeds/save-fetched-days.service.ts';
import { extendAllSeries } from './series.service.ts';

let server: TestServer;
let host: Awaited<ReturnType<TestServer['signInWith']>>;
let id: number;
const tripIds: number[] = [];
beforeAll(async () => {
  server = await startServer();
  id = await createFamily(server.app, await server.createAccount({ email: 'host@example.test', roles: ['Host family'] }));
  host = await server.signInWith('host@example.test');
  for (let index = 0; index < 4; index += 1) tripIds.push((await createTestTrip(server.app)).tripId);
});
afterAll(() => server.stop());

async function empty() {
  await server.app.db.delete(hostCalendarBlocks);
  await server.app.db.delete(hostCalendarSeries);
  await server.app.db.delete(hostCalendarFeeds);
}
beforeEach(empty);

const day = (index: number) => addDays('2027-03-01', index);
const hold = (trip: number, { from, to, beds = 1 }: { from: number; to: number; beds?: number }) => {
  const stay = { hostFamilyId: id, fromDate: day(from), toDate: day(to), beds };
  return server.app.db
    .transaction((tx) => holdBeds(tx, { tripId: tripIds[trip] ?? 0 }, { stay, now: server.app.clock.now(), until: null }))
    .then(() => 'held')
    .catch((error: { code?: string }) => error.code ?? String(error));
};
const block = async (from: number, to: number, more: object = {}) => {
  const { status, body } = await host.ask(blockDates, { params: { id }, body: { fromDate: day(from), toDate: day(to), ...more } });
  return status === 200 ? 'blocked' : (body as unknown as { code: string }).code;
};
const free = (from: number, to: number) => host.ask(freeRange, { params: { id }, query: { fromDate: day(from), toDate: day(to) } });
const readBlocks = () => server.app.db.select().from(hostCalendarBlocks);

/** Whether a day is blocked and has a stay, or has more children than beds. */
async function findOverfull(): Promise<string[]> {
  const blocks = await readBlocks();
  return Array.from({ length: 60 }, (_, index) => day(index)).filter((night) => {
    const away = blocks.some(({ kind, fromDate, toDate }) => kind === 'own' && fromDate <= night && night <= toDate);
    const stays = blocks.filter(({ kind, fromDate, toDate }) => kind !== 'own' && fromDate <= night && night < toDate);
    const beds = stays.reduce((sum, stay) => sum + (stay.beds ?? 0), 0);
    return beds > 2 || (away && beds > 0);
  });
}

describe('blocked days', () => {
  test('are those of a list of days after any sequence of blocking, freeing, staying and leaving', async () => {
    const range = fc.record({ from: fc.nat(20), length: fc.integer({ min: 1, max: 6 }) });
    const step = fc.oneof(
      fc.record({ what: fc.constant('block' as const), range }),
      fc.record({ what: fc.constant('free' as const), range }),
      fc.record({ what: fc.constant('hold' as const), range, trip: fc.nat(3), beds: fc.integer({ min: 1, max: 2 }) }),
      fc.record({ what: fc.constant('release' as const), trip: fc.nat(3) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        await empty();
        const away = new Set<number>();
        const stays = new Map<number, { from: number; to: number; beds: number }>();
        const inRange = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
        const taken = (night: number, but?: number) =>
          [...stays].reduce((sum, [trip, stay]) => sum + (trip !== but && stay.from <= night && night < stay.to ? stay.beds : 0), 0);
        for (const one of steps) {
          if (one.what === 'release') {
            await server.app.db.transaction((tx) => releaseBeds(tx, { tripId: tripIds[one.trip] ?? 0 }));
            stays.delete(one.trip);
            continue;
          }
          const { from, length } = one.range;
          const days = inRange(from, from + length - 1);
          if (one.what === 'block') {
            const fits = days.every((night) => taken(night) === 0);
            expect(await block(from, from + length - 1)).toBe(fits ? 'blocked' : 'bedsTaken');
            if (fits) for (const night of days) away.add(night);
          } else if (one.what === 'free') {
            await free(from, from + length - 1);
            for (const night of days) away.delete(night);
          } else {
            const fits = days.every((night) => !away.has(night) && taken(night, one.trip) + one.beds <= 2);
            expect(await hold(one.trip, { from, to: from + length, beds: one.beds })).toBe(fits ? 'held' : 'bedsTaken');
            if (fits) stays.set(one.trip, { from, to: from + length, beds: one.beds });
          }
        }
        const blocked = (await readBlocks()).filter(({ kind }) => kind === 'own');
        const found = blocked.flatMap(({ fromDate, toDate }) =>
          inRange(0, 40).filter((index) => fromDate <= day(index) && day(index) <= toDate),
        );
        expect(found.toSorted((one, other) => one - other)).toEqual([...away].toSorted((one, other) => one - other));
      }),
      { numRuns: 12 },
    );
  });

  testOnPostgresql('blocked days and a stay of the same nights never both win', async () => {
    const answers: string[] = [];
    for (let round = 0; round < 40; round += 1) {
      await empty();
      const [blocked, held] = await Promise.all([block(5, 9), hold(0, { from: 8, to: 12 })]);
      expect([blocked === 'blocked', held === 'held'].filter(Boolean)).toHaveLength(1);
      answers.push(blocked === 'blocked' ? 'family' : 'trip');
    }
    expect(answers).toHaveLength(40);
  });

  testOnPostgresql('days of a connected calendar and stays of the same nights never both win, and the conflict is known', async () => {
    const at = server.app.clock.now();
    for (let round = 0; round < 40; round += 1) {
      await empty();
      const about = { hostFamilyId: id, name: 'Elsewhere', url: `https://calendars.test/${round}.ics`, nextAt: at, createdAt: at };
      const [feed] = await server.app.db.insert(hostCalendarFeeds).values(about).returning();
      if (feed === undefined) throw new Error('no calendar');
      const days = [{ fromDate: day(5), toDate: day(9) }];
      const saved = saveFetchedDays(server.app, feed, { days, version: { etag: null, lastModified: null } });
      const [, held] = await Promise.all([saved, hold(0, { from: 8, to: 12 })]);
      const [after] = await server.app.db.select().from(hostCalendarFeeds).where(eq(hostCalendarFeeds.id, feed.id));
      expect(await findOverfull()).toEqual([]);
      expect(after?.conflicts).toEqual(held === 'held' ? [{ fromDate: day(8), toDate: day(9) }] : []);
      expect((await readBlocks()).filter(({ kind }) => kind === 'own')).toMatchObject([
        { fromDate: day(5), toDate: held === 'held' ? day(7) : day(9) },
      ]);
    }
  });

  testOnPostgresql('days that two tabs block and free at once are blocked once', async () => {
    await block(1, 10);
    const all = await Promise.all([block(4, 6), free(5, 8), block(4, 12), free(1, 2), block(3, 3)]);
    expect(all.filter((answer) => typeof answer === 'string')).toEqual(['blocked', 'blocked', 'blocked']);
    const blocked = (await readBlocks()).toSorted((one, other) => (one.fromDate < other.fromDate ? -1 : 1));
    expect(blocked.every(({ toDate }, index) => index === blocked.length - 1 || toDate < (blocked[index + 1]?.fromDate ?? ''))).toBe(true);
  });

  testOnPostgresql('repeated blocks are put back only where nobody stays when the job and bookings meet', async () => {
    await block(0, 1, { repeat: { every: 'week', until: day(49) } });
    await server.app.db.delete(hostCalendarBlocks);
    const stays = [0, 1, 2, 3].map((trip) => hold(trip, { from: trip * 7, to: trip * 7 + 3 }));
    await Promise.all([extendAllSeries(server.app), ...stays, extendAllSeries(server.app)]);
    expect(await findOverfull()).toEqual([]);
    const firsts = (await readBlocks()).filter(({ kind }) => kind === 'own').map(({ fromDate }) => fromDate);
    expect(new Set(firsts).size).toBe(firsts.length);
    expect(firsts).toEqual(expect.arrayContaining([day(28), day(35), day(42), day(49)]));
  });
});
