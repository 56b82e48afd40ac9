// Calendars of other places: the link by which others read a family's calendar, and the calendars whose days are blocked in it.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blockDates, changeBlock, freeDates, freeRange, readCalendar } from '#contract/host-families/calendar.endpoints.ts';
import {
  addCalendarFeed,
  endCalendarLink,
  fetchCalendarFeed,
  listCalendarFeeds,
  readCalendarFeed,
  removeCalendarFeed,
  renewCalendarLink,
} from '#contract/host-families/calendar-feeds.endpoints.ts';
import { hostCalendarFeeds } from '#server/db/schema/host-calendar.ts';
import { users } from '#server/db/schema/identity.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { hostCalendarBlocks, tripOffers } from '#server/db/schema/offers.ts';
import { audit } from '#server/db/schema/platform.ts';
import { trips, tripTasks } from '#server/db/schema/trips.ts';
import { createFamily, createOfferedTrip, createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { startWebServer, type WebServer } from '#server/testing/web-server.ts';
import { sendDueFeeds } from './feeds.jobs.ts';
import { fetchFeed } from './fetch-feed.service.ts';

let server: TestServer;
let site: WebServer;
let host: Awaited<ReturnType<TestServer['signInWith']>>;
let hostUserId: number;
let id: number;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

const YEAR = 2027;
const on = (monthDay: string) => `${YEAR}-${monthDay}`;
const event = (from: string, to: string) =>
  [
    'BEGIN:VEVENT',
    `UID:${from}`,
    `DTSTART;VALUE=DATE:${on(from).replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${on(to).replaceAll('-', '')}`,
    'END:VEVENT',
  ].join('\r\n');
const toFile = (...events: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...events, 'END:VCALENDAR'].join('\r\n');
const give =
  (text: string, headers: Record<string, string> = {}) =>
  (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'text/calendar; charset=utf-8', ...headers });
    response.end(text);
  };

beforeAll(async () => {
  server = await startServer();
  site = await startWebServer((request, response) => answer(request, response));
  hostUserId = await server.createAccount({ email: 'host@example.test', roles: ['Host family'] });
  id = await createFamily(server.app, hostUserId);
  host = await server.signInWith('host@example.test');
});
afterAll(async () => {
  await site.stop();
  await server.stop();
});
beforeEach(async () => {
  const { db } = server.app;
  await db.delete(hostCalendarFeeds);
  await db.delete(hostCalendarBlocks);
  await db.delete(tripTasks);
  await db.delete(tripOffers);
  await db.delete(notifications);
});

async function add(name = 'Another website', url = `${site.origin}/secret-token-1234.ics`): Promise<number> {
  const made = await host.ask(addCalendarFeed, { params: { id }, body: { name, url } });
  expect(made.status, made.text).toBe(200);
  return made.body.id;
}
const fetchNow = (feedId: number) => fetchFeed(server.app, feedId, site.policy);
const listBlocks = async () => {
  const rows = await server.app.db.select().from(hostCalendarBlocks).orderBy(asc(hostCalendarBlocks.fromDate), asc(hostCalendarBlocks.id));
  return rows.map(({ kind, source, fromDate, toDate }) => `${kind === 'own' ? source : kind} ${fromDate.slice(5)}/${toDate.slice(5)}`);
};
async function stay(fromDate: string, toDate: string) {
  const { tripId } = await createTestTrip(server.app, { hostFamilyId: id, fromDate, toDate });
  const about = { hostFamilyId: id, kind: 'firm' as const, beds: 1, fromDate, toDate, tripId, heldAt: server.app.clock.now() };
  await server.app.db.insert(hostCalendarBlocks).values(about);
}
const readFeedOf = async () => (await host.ask(listCalendarFeeds, { params: { id } })).body.feeds[0];
const listTold = async () => {
  const rows = await server.app.db.select().from(notifications).orderBy(asc(notifications.id));
  return rows.map(({ kind, data }) => `${kind} ${String((data as { what?: string }).what)}`);
};

describe('the link to a calendar', () => {
  const read = (url: string) => server.createVisitor().ask(readCalendarFeed, { params: { token: url.split('/').at(-1) ?? '' } });
  const make = async () => (await host.ask(renewCalendarLink, { params: { id } })).body.url ?? '';

  test('tells whoever has it when the family is booked or away, and no more', async () => {
    await host.ask(blockDates, { params: { id }, body: { fromDate: on('08-01'), toDate: on('08-14'), note: 'Grandmother is ill' } });
    await stay(on('09-01'), on('09-08'));
    const file = await read(await make());
    expect(file.status).toBe(200);
    expect(file.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(file.text).toContain('DTSTART;VALUE=DATE:20270801\r\nDTEND;VALUE=DATE:20270815\r\nSUMMARY:Not available');
    expect(file.text).toContain('DTSTART;VALUE=DATE:20270901\r\nDTEND;VALUE=DATE:20270908\r\nSUMMARY:Booked');
    expect(file.text).not.toContain('Grandmother');
  });

  test('leads nowhere once it is renewed or ended', async () => {
    const first = await make();
    const second = await make();
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    await host.ask(endCalendarLink, { params: { id } });
    expect((await read(second)).status).toBe(404);
    expect((await host.ask(listCalendarFeeds, { params: { id } })).body.url).toBeNull();
  });

  test('leaves out the days of connected calendars, so that they do not come back', async () => {
    answer = give(toFile(event('07-01', '07-03')));
    await fetchNow(await add());
    expect((await read(await make())).text).not.toContain('BEGIN:VEVENT');
  });
});

describe('a connected calendar', () => {
  test('blocks its days, and follows what it takes and frees', async () => {
    answer = give(toFile(event('07-10', '07-15'), event('08-01', '08-02')));
    const feedId = await add();
    expect(await readFeedOf()).toMatchObject({ state: 'new', address: 'site.test/….ics' });
    await fetchNow(feedId);
    expect(await listBlocks()).toEqual(['feed 07-10/07-14', 'feed 08-01/08-01']);
    expect(await readFeedOf()).toMatchObject({ state: 'read', daysTaken: 6, conflicts: [] });
    answer = give(toFile(event('07-10', '07-15'), event('08-05', '08-06')));
    await fetchNow(feedId);
    expect(await listBlocks()).toEqual(['feed 07-10/07-14', 'feed 08-05/08-05']);
    expect((await host.ask(removeCalendarFeed, { params: { id, feedId } })).body.feeds).toEqual([]);
    expect(await listBlocks()).toEqual([]);
  });

  test.each(['Pacific/Auckland', 'Etc/GMT+12'])('blocks the same whole days for a family in %s', async (timezone) => {
    await server.app.db.update(users).set({ timezone }).where(eq(users.email, 'host@example.test'));
    answer = give(toFile(event('07-10', '07-15')));
    await fetchNow(await add());
    expect(await listBlocks()).toEqual(['feed 07-10/07-14']);
  });

  test('never moves a stay: its nights are conflicts, told once', async () => {
    await stay(on('07-12'), on('07-14'));
    answer = give(toFile(event('07-10', '07-20')));
    const feedId = await add();
    await fetchNow(feedId);
    await fetchNow(feedId);
    expect(await listBlocks()).toEqual(['feed 07-10/07-11', 'firm 07-12/07-14', 'feed 07-14/07-19']);
    const conflicts = [{ fromDate: on('07-12'), toDate: on('07-13') }];
    expect(await readFeedOf()).toMatchObject({ conflicts });
    const calendar = await host.ask(readCalendar, { params: { id }, query: { fromDate: on('07-01'), toDate: on('07-31') } });
    expect(calendar.body.conflicts).toEqual(conflicts.map((days) => ({ calendar: 'Another website', ...days })));
    expect(calendar.body.entries).toContainEqual(expect.objectContaining({ source: 'feed', calendar: 'Another website' }));
    expect(await listTold()).toEqual(['calendarFeed conflict']);
  });

  test('opens a task for a request that waits for an answer on its days', async () => {
    const { db } = server.app;
    const { tripId } = await createOfferedTrip(server.app, hostUserId);
    await db
      .update(trips)
      .set({ fromDate: on('07-10'), toDate: on('07-17') })
      .where(eq(trips.id, tripId));
    answer = give(toFile(event('07-10', '07-15')));
    await fetchNow(await add());
    expect(await db.select({ tripId: tripTasks.tripId, kind: tripTasks.kind }).from(tripTasks)).toEqual([{ tripId, kind: 'datesBlocked' }]);
  });

  test('keeps its days: they are changed and freed where they come from', async () => {
    answer = give(toFile(event('07-10', '07-15')));
    await fetchNow(await add());
    const [row] = await server.app.db.select().from(hostCalendarBlocks);
    const params = { id, blockId: row?.id ?? 0 };
    const days = { fromDate: on('07-10'), toDate: on('07-12') };
    const changed = await host.ask(changeBlock, { params, body: { ...days, note: '', version: 1 } });
    const freed = await host.ask(freeDates, { params, query: {} });
    expect([changed.text, freed.text].every((text) => text.includes('blockOfFeed'))).toBe(true);
    await host.ask(freeRange, { params: { id }, query: days });
    await host.ask(blockDates, { params: { id }, body: days });
    expect(await listBlocks()).toEqual(['feed 07-10/07-14', 'family 07-10/07-12']);
  });

  test('is not sent again while it has not changed', async () => {
    answer = give(toFile(event('07-10', '07-15')), { ETag: '"one"' });
    const feedId = await add();
    await fetchNow(feedId);
    const asked: unknown[] = [];
    answer = (request, response) => {
      asked.push(request.headers['if-none-match']);
      response.writeHead(304).end();
    };
    await fetchNow(feedId);
    expect(asked).toEqual(['"one"']);
    expect(await listBlocks()).toEqual(['feed 07-10/07-14']);
  });

  test.each([
    ['notCalendar', give('<html>Sign in</html>')],
    ['notCalendar', give('{}', { 'Content-Type': 'application/json' })],
    ['refused', (_: IncomingMessage, response: ServerResponse) => response.writeHead(404).end()],
    ['tooLarge', give('x'.repeat(2 * 1024 * 1024 + 1))],
    ['badAddress', (_: IncomingMessage, response: ServerResponse) => response.writeHead(302, { Location: 'http://10.0.0.1/' }).end()],
  ] as const)('changes nothing and says why if it can not be read: %s, %#', async (error, failing) => {
    answer = give(toFile(event('07-10', '07-15')));
    const feedId = await add();
    await fetchNow(feedId);
    answer = failing;
    await fetchNow(feedId);
    expect(await listBlocks()).toEqual(['feed 07-10/07-14']);
    expect(await readFeedOf()).toMatchObject({ state: 'failing', error });
  });

  test('is told of after a day of failures, given up after two weeks, and read again when somebody asks', async () => {
    answer = (_, response) => response.writeHead(500).end();
    const feedId = await add();
    const begun = server.time.now;
    for (const hours of [0, 23, 25, 26, 24 * 14]) {
      server.time.now = new Date(begun.getTime() + hours * 3_600_000);
      await fetchNow(feedId);
    }
    expect(await listTold()).toEqual(['calendarFeed failing', 'calendarFeed stopped']);
    expect(await readFeedOf()).toMatchObject({ state: 'stopped', error: 'refused' });
    answer = give(toFile(event('07-10', '07-15')));
    expect((await host.ask(fetchCalendarFeed, { params: { id, feedId } })).body).toMatchObject({ state: 'new', error: null });
    await fetchNow(feedId);
    expect(await readFeedOf()).toMatchObject({ state: 'read', error: null });
    server.time.now = begun;
  });

  test('is fetched when it is due, and then not again', async () => {
    answer = give(toFile());
    const feedId = await add();
    await sendDueFeeds(server.app);
    const [row] = await server.app.db.select().from(hostCalendarFeeds).where(eq(hostCalendarFeeds.id, feedId));
    expect(row?.nextAt.getTime()).toBeGreaterThan(server.time.now.getTime());
  });

  test('keeps its address secret, also in the change log', async () => {
    await add();
    const listed = await host.ask(listCalendarFeeds, { params: { id } });
    const log = JSON.stringify(await server.app.db.select().from(audit));
    expect([listed.text, log].some((text) => text.includes('secret-token'))).toBe(false);
  });

  test.each([
    ['not an address', 'feedAddress'],
    ['ftp://example.test/a.ics', 'feedAddress'],
    ['https://user:password@example.test/a.ics', 'feedAddress'],
  ])('is refused with the address %s', async (url, code) => {
    const refused = await host.ask(addCalendarFeed, { params: { id }, body: { name: 'A', url } });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(code);
  });

  test('is refused twice, beyond ten, and if it is our own', async () => {
    await add('One', 'webcal://calendars.test/a.ics');
    const ask = (url: string) => host.ask(addCalendarFeed, { params: { id }, body: { name: 'Again', url } });
    expect((await ask('https://calendars.test/a.ics')).text).toContain('feedKnown');
    const own = (await host.ask(renewCalendarLink, { params: { id } })).body.url ?? '';
    expect((await ask(own)).text).toContain('feedAddress');
    for (let count = 1; count < 10; count += 1) await add('More', `https://calendars.test/${count}.ics`);
    expect((await ask('https://calendars.test/11.ics')).text).toContain('tooManyFeeds');
  });
});
