// A family's calendar: days blocked and freed by the family and by staff, once and again, beside stays and offers; and who reads what of it.

import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blockDates, changeBlock, freeDates, freeRange, readCalendar } from '#contract/host-families/calendar.endpoints.ts';
import type { RequestOf } from '#contract/platform/endpoint.ts';
import { hostCalendarSeries } from '#server/db/schema/host-calendar.ts';
import { hostFamilies, hostFamilyPhotos } from '#server/db/schema/host-families.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { hostCalendarBlocks, tripOffers } from '#server/db/schema/offers.ts';
import { audit } from '#server/db/schema/platform.ts';
import { trips, tripTasks } from '#server/db/schema/trips.ts';
import { createStoredFile } from '#server/testing/samples/attachments.ts';
import { createFamily, createOfferedTrip, createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { extendAllSeries } from './series.service.ts';

let server: TestServer;
let host: Awaited<ReturnType<TestServer['signInWith']>>;
let hostUserId: number;
let id: number;
const YEAR = 2027;
const on = (monthDay: string, year = YEAR) => `${year}-${monthDay}`;

beforeAll(async () => {
  server = await startServer();
  hostUserId = await server.createAccount({ email: 'host@example.test', roles: ['Host family'] });
  id = await createFamily(server.app, hostUserId);
  host = await server.signInWith('host@example.test');
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { db } = server.app;
  await db.delete(hostCalendarBlocks);
  await db.delete(hostCalendarSeries);
  await db.delete(tripTasks);
  await db.delete(tripOffers);
  await db.delete(notifications);
});

type BlockRequest = RequestOf<typeof blockDates>['body'];
const block = (fromDate: string, toDate: string, more: Partial<BlockRequest> = {}) =>
  host.ask(blockDates, { params: { id }, body: { fromDate, toDate, ...more } });
const listBlocks = async () => {
  const rows = await server.app.db.select().from(hostCalendarBlocks).orderBy(asc(hostCalendarBlocks.fromDate), asc(hostCalendarBlocks.id));
  return rows.map(({ fromDate, toDate }) => `${fromDate}/${toDate}`);
};
async function stay(fromDate: string, toDate: string, kind: 'tentative' | 'firm' = 'firm') {
  const { tripId } = await createTestTrip(server.app, { hostFamilyId: id, fromDate, toDate });
  const about = { hostFamilyId: id, kind, beds: 1, fromDate, toDate, tripId, heldAt: server.app.clock.now() };
  const [row] = await server.app.db.insert(hostCalendarBlocks).values(about).returning({ id: hostCalendarBlocks.id });
  return { blockId: row?.id ?? 0, tripId };
}
async function makeLive() {
  const { db } = server.app;
  await db.update(hostFamilies).set({ vettingState: 'approved' }).where(eq(hostFamilies.id, id));
  for (const position of [0, 1, 2]) {
    const ref = await createStoredFile(server.app, { ownerId: hostUserId, subject: { type: 'hostFamily', id: String(id) } });
    await db.insert(hostFamilyPhotos).values({ hostFamilyId: id, ref, position });
  }
}
const read = async (client = host) => {
  const answer = await client.ask(readCalendar, { params: { id }, query: { fromDate: on('01-01'), toDate: on('12-31') } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};

describe('days that a family blocks', () => {
  test('are in its calendar with their note, and none of their nights is free', async () => {
    const made = await block(on('08-01'), on('08-14'), { note: 'We travel' });
    expect(made.status, made.text).toBe(200);
    const calendar = await read();
    expect(calendar.entries).toMatchObject([
      {
        id: made.body.id,
        kind: 'own',
        source: 'family',
        fromDate: on('08-01'),
        toDate: on('08-14'),
        note: 'We travel',
        series: null,
        trip: null,
      },
    ]);
    expect(calendar.nights).toEqual([
      { fromDate: on('01-01'), toDate: on('07-31'), freeBeds: 2 },
      { fromDate: on('08-01'), toDate: on('08-14'), freeBeds: 0 },
      { fromDate: on('08-15'), toDate: on('12-31'), freeBeds: 2 },
    ]);
  });

  test('begin on the day on which somebody leaves, and not in a stay', async () => {
    await stay(on('07-01'), on('07-08'));
    expect((await block(on('07-07'), on('07-20'))).body).toMatchObject({ code: 'bedsTaken' });
    expect((await block(on('07-08'), on('07-20'))).status).toBe(200);
  });

  test('are blocked once, however often they are sent, with the newest note', async () => {
    await block(on('08-01'), on('08-10'), { note: 'Work' });
    await block(on('08-05'), on('08-06'), { note: 'Painters' });
    await block(on('08-05'), on('08-06'), { note: 'Painters' });
    expect(await listBlocks()).toEqual([`${on('08-01')}/${on('08-04')}`, `${on('08-05')}/${on('08-06')}`, `${on('08-07')}/${on('08-10')}`]);
  });

  test.each([
    [on('08-10'), on('08-09')],
    ['2020-01-01', '2020-01-05'],
    [on('01-01'), on('12-31', YEAR + 3)],
  ])('are refused from %s to %s', async (fromDate, toDate) => {
    const { status, body } = await block(fromDate, toDate);
    expect([status, Object.keys((body as unknown as { errors: object }).errors)]).toEqual([422, ['toDate']]);
  });

  test('are freed in part, and other days of the block stay', async () => {
    await block(on('08-01'), on('08-31'), { note: 'Holiday' });
    const freed = await host.ask(freeRange, { params: { id }, query: { fromDate: on('08-10'), toDate: on('08-12') } });
    expect(freed.body).toEqual({ freed: [{ fromDate: on('08-10'), toDate: on('08-12'), note: 'Holiday' }], repeat: null });
    expect(await listBlocks()).toEqual([`${on('08-01')}/${on('08-09')}`, `${on('08-13')}/${on('08-31')}`]);
  });

  test('are changed by whoever has read their last version', async () => {
    const { body } = await block(on('08-01'), on('08-31'));
    const change = (version: number) =>
      host.ask(changeBlock, {
        params: { id, blockId: body.id },
        body: { fromDate: on('08-02'), toDate: on('08-20'), note: 'Shorter', version },
      });
    expect((await change(1)).status).toBe(200);
    expect((await change(1)).body).toMatchObject({ code: 'changedMeanwhile', current: { version: 2, note: 'Shorter' } });
    expect(await listBlocks()).toEqual([`${on('08-02')}/${on('08-20')}`]);
  });

  test('are no stay: those are neither changed nor freed here', async () => {
    const { blockId } = await stay(on('07-01'), on('07-08'), 'tentative');
    const params = { id, blockId };
    const body = { fromDate: on('07-01'), toDate: on('07-08'), note: '', version: 1 };
    expect((await host.ask(changeBlock, { params, body })).body).toMatchObject({ code: 'blockFixed' });
    expect((await host.ask(freeDates, { params, query: {} })).body).toMatchObject({ code: 'blockFixed' });
    const freed = await host.ask(freeRange, { params: { id }, query: { fromDate: on('07-01'), toDate: on('07-31') } });
    expect(freed.body.freed).toEqual([]);
    expect(await listBlocks()).toHaveLength(1);
  });
});

describe('a block that repeats', () => {
  const august = { repeat: { every: 'year', until: null } } as const;

  test('is in the calendar for three years, and later times are added as they come near', async () => {
    await block(on('08-01'), on('08-31'), august);
    const known = await listBlocks();
    expect(known.slice(0, 2)).toEqual([`${on('08-01')}/${on('08-31')}`, `${on('08-01', YEAR + 1)}/${on('08-31', YEAR + 1)}`]);
    await server.app.db.delete(hostCalendarBlocks).where(eq(hostCalendarBlocks.fromDate, on('08-01', YEAR + 1)));
    await extendAllSeries(server.app);
    await extendAllSeries(server.app);
    expect(await listBlocks()).toEqual(known);
  });

  test('leaves out the times that a stay is in the way of, says so, and takes them when the stay is called off', async () => {
    const { blockId } = await stay(on('08-20', YEAR + 1), on('08-27', YEAR + 1));
    const made = await block(on('08-01'), on('08-31'), august);
    const skipped = { fromDate: on('08-01', YEAR + 1), toDate: on('08-31', YEAR + 1) };
    expect(made.body.skipped).toEqual([skipped]);
    const query = { fromDate: on('01-01', YEAR + 1), toDate: on('12-31', YEAR + 1) };
    const { body } = await host.ask(readCalendar, { params: { id }, query });
    expect(body.skipped).toEqual([{ ...skipped, seriesId: made.body.seriesId }]);
    await server.app.db.delete(hostCalendarBlocks).where(eq(hostCalendarBlocks.id, blockId));
    await extendAllSeries(server.app);
    expect(await listBlocks()).toContain(`${skipped.fromDate}/${skipped.toDate}`);
  });

  test('is refused whole when somebody stays on its first days', async () => {
    await stay(on('08-20'), on('08-27'));
    expect((await block(on('08-01'), on('08-31'), august)).body).toMatchObject({ code: 'bedsTaken' });
    expect(await server.app.db.$count(hostCalendarSeries)).toBe(0);
  });

  test('may not take longer than until its next time', async () => {
    expect((await block(on('08-01'), on('08-08'), { repeat: { every: 'week' } })).status).toBe(422);
    expect((await block(on('08-01'), on('08-07'), { repeat: { every: 'week', until: on('07-01') } })).status).toBe(422);
  });

  test('loses one time for good, the following ones, or all that are to come', async () => {
    const weekly = { repeat: { every: 'week', until: on('03-29') } } as const;
    await block(on('03-01'), on('03-01'), weekly);
    const blocks = () => server.app.db.select().from(hostCalendarBlocks).orderBy(asc(hostCalendarBlocks.fromDate));
    const free = async (index: number, whole: 'this' | 'following' | 'all') =>
      host.ask(freeDates, { params: { id, blockId: (await blocks())[index]?.id ?? 0 }, query: { whole } });
    expect((await free(1, 'this')).body.freed).toEqual([{ fromDate: on('03-08'), toDate: on('03-08'), note: '' }]);
    await extendAllSeries(server.app);
    const firsts = async () => (await blocks()).map(({ fromDate }) => fromDate.slice(5));
    expect(await firsts()).toEqual(['03-01', '03-15', '03-22', '03-29']);
    const ended = await free(2, 'following');
    expect(ended.body.repeat).toEqual({ every: 'week', until: on('03-29') });
    await extendAllSeries(server.app);
    expect(await firsts()).toEqual(['03-01', '03-15']);
    await free(1, 'all');
    await extendAllSeries(server.app);
    expect([await firsts(), await server.app.db.$count(hostCalendarSeries)]).toEqual([[], 0]);
  });

  test('moves one time alone, or that and the following ones', async () => {
    await block(on('03-01'), on('03-01'), { repeat: { every: 'week', until: on('03-29') } });
    const change = async (index: number, day: string, whole: 'this' | 'following') => {
      const row = (await server.app.db.select().from(hostCalendarBlocks).orderBy(asc(hostCalendarBlocks.fromDate)))[index];
      const body = { fromDate: day, toDate: day, note: '', version: row?.version ?? 0, whole };
      const answer = await host.ask(changeBlock, { params: { id, blockId: row?.id ?? 0 }, body });
      expect(answer.status, answer.text).toBe(200);
    };
    await change(1, on('03-09'), 'this');
    await change(2, on('03-17'), 'following');
    await extendAllSeries(server.app);
    expect((await listBlocks()).map((days) => days.slice(5, 10))).toEqual(['03-01', '03-09', '03-17', '03-24']);
  });
});

describe('offers that wait for an answer', () => {
  test('ask for a confirmation when their days are blocked, and are a task of staff then', async () => {
    const { tripId, offerId } = await createOfferedTrip(server.app, hostUserId);
    await server.app.db
      .update(trips)
      .set({ fromDate: on('07-05'), toDate: on('07-18') })
      .where(eq(trips.id, tripId));
    expect((await read()).offers).toMatchObject([{ offerId, tripId, studentName: 'Chloé', fromDate: on('07-05'), toDate: on('07-18') }]);
    expect((await block(on('07-18'), on('07-20'))).status).toBe(200);
    const refused = await block(on('07-01'), on('07-05'));
    expect(refused.body).toMatchObject({ code: 'offersOpen', issues: [{ offerId, studentName: 'Chloé', fromDate: on('07-05') }] });
    expect(await listBlocks()).toHaveLength(1);
    expect((await block(on('07-01'), on('07-05'), { confirmOffers: true })).status).toBe(200);
    expect(await server.app.db.select().from(tripTasks)).toMatchObject([{ tripId, kind: 'datesBlocked', state: 'open' }]);
  });
});

describe('the calendar of a family', () => {
  test('is changed by coordinators and administrators, and the family is told', async () => {
    const coordinator = await server.signInAs('Coordinator');
    const made = await coordinator.ask(blockDates, {
      params: { id },
      body: { fromDate: on('08-01'), toDate: on('08-02'), note: 'By phone' },
    });
    expect(made.status, made.text).toBe(200);
    expect((await read()).entries).toMatchObject([{ source: 'staff', note: 'By phone' }]);
    const told = await server.app.db.select().from(notifications).where(eq(notifications.userId, hostUserId));
    expect(told).toMatchObject([{ kind: 'calendarChanged', data: { what: 'blocked', fromDate: on('08-01') } }]);
    const logged = await server.app.db.select().from(audit).where(eq(audit.action, 'hostFamilies.blockDates'));
    expect(logged.at(-1)).toMatchObject({ subjectType: 'hostFamily', subjectId: String(id), changes: { fromDate: on('08-01') } });
    expect(JSON.stringify(logged)).not.toContain('By phone');
    expect((await read(coordinator)).canWrite).toBe(true);
  });

  test.each(['Finance', 'Vetting admin'] as const)('is read by %s without notes, and not changed', async (role) => {
    await block(on('08-01'), on('08-02'), { note: 'Private' });
    const { tripId } = await stay(on('07-01'), on('07-08'));
    const client = await server.signInAs(role);
    const calendar = await read(client);
    expect(calendar.entries).toMatchObject([
      { kind: 'firm', source: 'booking', beds: 1, note: null, trip: { id: tripId, studentName: 'Chloé', state: 'booked' } },
      { kind: 'own', note: null },
    ]);
    expect([calendar.canWrite, JSON.stringify(calendar).includes('Martin')]).toEqual([false, false]);
    expect((await client.ask(blockDates, { params: { id }, body: { fromDate: on('09-01'), toDate: on('09-02') } })).status).toBe(403);
  });

  test('is read by agents of live families alone, and names nobody of the trips of others', async () => {
    await stay(on('07-01'), on('07-08'));
    await block(on('08-01'), on('08-02'), { note: 'Private' });
    const agent = await server.signInAs('Agent');
    const ask = () => agent.ask(readCalendar, { params: { id }, query: { fromDate: on('01-01'), toDate: on('12-31') } });
    expect((await ask()).status).toBe(404);
    await makeLive();
    expect((await ask()).body.entries).toMatchObject([
      { kind: 'firm', trip: null, note: null },
      { kind: 'own', note: null },
    ]);
  });

  test('is nobody else’s', async () => {
    await createFamily(server.app, await server.createAccount({ email: 'other@example.test', roles: ['Host family'] }));
    const other = await server.signInWith('other@example.test');
    expect((await other.ask(readCalendar, { params: { id }, query: { fromDate: on('01-01'), toDate: on('12-31') } })).status).toBe(404);
    expect((await other.ask(blockDates, { params: { id }, body: { fromDate: on('08-01'), toDate: on('08-02') } })).status).toBe(404);
    expect((await other.ask(freeRange, { params: { id }, query: { fromDate: on('08-01'), toDate: on('08-02') } })).status).toBe(404);
  });

  test('has no more beds for a family that has fewer', async () => {
    await server.app.db.update(hostFamilies).set({ guestsNumber: 1 }).where(eq(hostFamilies.id, id));
    await stay(on('07-01'), on('07-08'));
    expect((await read()).nights).toContainEqual({ fromDate: on('07-01'), toDate: on('07-07'), freeBeds: 0 });
    await server.app.db.update(hostFamilies).set({ guestsNumber: 2 }).where(eq(hostFamilies.id, id));
  });

  test('is read in at most 800 days', async () => {
    const { status } = await host.ask(readCalendar, { params: { id }, query: { fromDate: on('01-01'), toDate: on('12-31', YEAR + 3) } });
    expect(status).toBe(422);
  });
});
