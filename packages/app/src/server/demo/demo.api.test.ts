// The demo world in a database: made once, wholly, only where nobody has an account; everybody in it can be tried.

import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, eq, getTableName, is, ne, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { toImagePath } from '#contract/attachments/image-paths.ts';
import { readUser, signIn } from '#contract/identity/account.endpoints.ts';
import { createExpressApp } from '#server/app.ts';
import { attachmentSubjects } from '#server/attachment-subjects.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import * as schema from '#server/db/schema.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import { hostFamilyDeletion } from '#server/features/host-families/host-families.public.ts';
import { allJobs } from '#server/jobs.ts';
import type { App } from '#server/platform/app.ts';
import { jobRows } from '#server/platform/jobs/job-rows.ts';
import { createTestApp } from '#server/testing/app.ts';
import { TestClient } from '#server/testing/client.ts';
import { openTestDatabase, testOnPostgresql } from '#server/testing/database.ts';
import { createAccount } from '#server/testing/fixtures/accounts.ts';
import { runDueJobs } from '#server/testing/jobs.ts';
import { DRAW_JOB, subjects } from './demo.jobs.ts';
import { makeDemoWorld, NotADemoWorld, remakeDemoWorld } from './demo.service.ts';
import { demoWorld } from './demo-world.ts';
import { drawActivity, drawChild, drawFamily, drawPerson } from './pictures.ts';
import { prepareDemo } from './start.ts';
import { DEMO_PASSWORD } from './world.ts';

const NOW = new Date('2026-06-15T10:00:00Z');

/** An application on a database without any account. */
async function emptyApp(settings: Partial<App['config']> = {}, atEnd: (close: () => Promise<void>) => void = onTestFinished): Promise<App> {
  const database: OpenDatabase = await openTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'hosted-stay-demo-'));
  atEnd(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const app = await createTestApp(database, { time: { now: NOW } });
  await seedReference(app.db);
  return { ...app, attachmentSubjects, config: { ...app.config, DATA_DIR: folder, ...settings } };
}

/** A world that is made once, for the tests that look at it; each leaves it as the next one needs it. */
let made: App;
let close: () => Promise<void>;
beforeAll(async () => {
  made = await emptyApp({ DEMO: 'always', SMTP_URL: 'smtp://127.0.0.1:1' }, (end) => {
    close = end;
  });
  expect(await prepareDemo(made)).toEqual({ passwords: null });
});
afterAll(() => close());

/** How many rows each table has. */
async function rowsOf({ db }: App): Promise<Record<string, number>> {
  const tables = Object.values(schema).filter((thing) => is(thing, PgTable) && thing !== schema.searchChanges);
  const counted: Record<string, number> = {};
  for (const table of tables) counted[getTableName(table)] = (await db.select({ rows: count() }).from(table))[0]?.rows ?? 0;
  return counted;
}

async function originOf(app: App): Promise<string> {
  const server = createExpressApp(app, 'a secret that is only for tests, and long').listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function signedIn(origin: string, email: string) {
  const client = new TestClient(origin);
  const answer = await client.ask(signIn, { body: { email, password: DEMO_PASSWORD } });
  return { client, answer };
}

describe('the demo world', () => {
  test('is made once: a second start adds nothing', async () => {
    const app = made;
    const rows = await rowsOf(app);
    expect(rows).toMatchObject({ users: demoWorld(NOW).accounts.length, host_families: 40, demo_worlds: 1, sessions: 0 });
    const planned = await app.db.$count(schema.trips, eq(schema.trips.state, 'new'));
    expect([rows['trips'], rows['host_calendar_feeds']]).toEqual([demoWorld(NOW).stays.length + planned, 2]);
    expect([Number(rows['mails']) > 5, Number(rows['notifications']) > 3]).toEqual([true, true]);
    expect(await prepareDemo(app)).toEqual({ passwords: null });
    expect(await rowsOf(app)).toEqual(rows);
  });

  test('is the same in another database', async () => {
    const texts: string[] = [];
    const other = await emptyApp();
    await makeDemoWorld(other);
    for (const app of [made, other]) {
      const people = await app.db.select({ id: schema.users.id, email: schema.users.email, at: schema.users.createdAt }).from(schema.users);
      const homes = await app.db.select().from(schema.hostFamilies).orderBy(schema.hostFamilies.id);
      const trail = await app.db.select().from(schema.audit).orderBy(schema.audit.id);
      texts.push(JSON.stringify([people, homes.map((home) => ({ ...home, calendarToken: 'random' })), trail]));
    }
    expect(texts[0]).toBe(texts[1]);
  });

  test('has a price for each stay that is agreed', async () => {
    const stays = await made.db
      .select({ state: schema.trips.state, fingerprint: schema.trips.quoteFingerprint, total: schema.quotes.total })
      .from(schema.trips)
      .leftJoin(schema.quotes, eq(schema.quotes.fingerprint, schema.trips.quoteFingerprint));
    for (const { state, total } of stays) expect(total !== null, state).toBe(!['new', 'enquiry'].includes(state));
  });

  test('is not made when DEMO is never', async () => {
    const app = await emptyApp({ DEMO: 'never' });
    expect(await prepareDemo(app)).toBeNull();
    expect(await rowsOf(app)).toMatchObject({ users: 0, demo_worlds: 0 });
  });

  test('is not made where anybody has an account, not even an account that was deleted', async () => {
    const app = await emptyApp({ DEMO: 'always' });
    await createAccount(app.db, { email: 'ann@example.org', roles: ['Administrator'] }, NOW);
    await app.db.update(schema.users).set({ anonymisedAt: NOW });
    const before = await rowsOf(app);
    expect(await prepareDemo(app)).toBeNull();
    expect(await makeDemoWorld(app)).toBe(false);
    await expect(remakeDemoWorld(app)).rejects.toBeInstanceOf(NotADemoWorld);
    expect(await rowsOf(app)).toEqual(before);
  });

  // The world is made twice here.
  test('leaves nothing behind if it fails, and is made at the next try', async () => {
    const app = await emptyApp();
    const before = await rowsOf(app);
    await app.db.execute(sql`alter table campaigns add constraint broken check (state <> 'draft')`);
    await expect(makeDemoWorld(app)).rejects.toThrow();
    expect(await rowsOf(app)).toEqual(before);
    await app.db.execute(sql`alter table campaigns drop constraint broken`);
    expect(await makeDemoWorld(app)).toBe(true);
  }, 180_000);

  testOnPostgresql('is made by one of two processes that make it at once', async () => {
    const app = await emptyApp();
    const made = await Promise.all([makeDemoWorld(app), makeDemoWorld(app), makeDemoWorld(app)]);
    expect(made.filter(Boolean)).toHaveLength(1);
    expect((await rowsOf(app))['host_families']).toBe(40);
  });

  test('hands no mail to a mail server', async () => {
    const app = made;
    const open = await app.db.select({ kind: jobRows.name }).from(jobRows);
    expect(open).toEqual([{ kind: DRAW_JOB }]);
    const unkept = await app.db.select().from(schema.mails).where(sql`${schema.mails.keptAt} is null`);
    expect(unkept).toEqual([]);
  });
});

describe('the accounts of the demo world', () => {
  test('sign in and land where they should', async () => {
    const origin = await originOf(made);
    const landings = {
      parent: '/travel/dashboard',
      host: '/host-family/hostings',
      'parent-host': '/travel/dashboard',
      coordinator: '/hub',
      agent: '/hub',
      finance: '/hub',
      admin: '/hub',
      vetting: '/hub/vetting',
      editor: '/hub/pages',
      'no-role': '/no-access',
    };
    for (const [name, landing] of Object.entries(landings)) {
      const { answer } = await signedIn(origin, `${name}@demo.test`);
      expect([name, answer.status, answer.body.defaultRoute]).toEqual([name, 200, landing]);
    }
    expect((await signedIn(origin, 'deactivated@demo.test')).answer.status).not.toBe(200);
    expect((await signedIn(origin, 'invited@demo.test')).answer.status).not.toBe(200);
  });

  test('get their pictures once, open to signed-in users; photos of homes are open to everybody', async () => {
    const app = made;
    const { accounts, families } = demoWorld(NOW);
    const host = accounts.find(({ email }) => email === 'host@demo.test');
    const family = families.find(({ email }) => email === 'host@demo.test');
    if (host === undefined || family === undefined) throw new Error('host@demo.test is missing');
    for (const _ of [1, 2]) await drawPerson(app, host);
    for (const _ of [1, 2]) await drawFamily(app, family);
    expect(await rowsOf(app)).toMatchObject({ attachments: 1 + family.photos.length, host_family_photos: family.photos.length });

    const origin = await originOf(app);
    const [{ avatarRef = null } = {}] = await app.db.select().from(schema.users).where(eq(schema.users.email, host.email));
    const [photo] = await app.db.select().from(schema.hostFamilyPhotos).orderBy(schema.hostFamilyPhotos.position);
    const visitor = new TestClient(origin);
    const { client } = await signedIn(origin, 'parent@demo.test');
    expect((await client.send('GET', toImagePath(avatarRef ?? '', 160))).status).toBe(200);
    expect((await visitor.send('GET', toImagePath(avatarRef ?? '', 160))).status).toBe(404);
    expect((await visitor.send('GET', toImagePath(photo?.ref ?? '', 320))).headers.get('Content-Type')).toBe('image/webp');

    const userId = await ownerOf(app, host.email);
    await app.db.transaction(async (tx) => hostFamilyDeletion.erase?.(tx, userId));
    expect(await rowsOf(app)).toMatchObject({ attachments: 1, host_family_photos: 0 });
  });

  test('are drawn a few at a time, until all are', async () => {
    const app = made;
    const drawn = subjects(app).length - 9;
    const [stay] = demoWorld(NOW).stays;
    const [camp] = demoWorld(NOW).prices.activities;
    for (const _ of [1, 2]) if (camp !== undefined) await drawActivity(app, camp);
    expect((await rowsOf(app))['activity_photos']).toBe(1);
    for (const _ of [1, 2]) if (stay !== undefined) await drawChild(app, stay);
    expect((await rowsOf(app))['student_photos']).toBe(1);
    await app.db
      .update(jobRows)
      .set({ data: { from: drawn } })
      .where(eq(jobRows.name, DRAW_JOB));
    await runDueJobs(app, allJobs);
    const open = await app.db.select().from(jobRows).where(ne(jobRows.state, 'completed'));
    expect(open).toEqual([]);
    expect((await rowsOf(app))['student_photos']).toBeGreaterThan(8);
  });
});

describe('where others reach the server', () => {
  const outside = { 'X-Forwarded-For': '198.51.100.7' };
  const asAdmin = { body: { email: 'admin@demo.test', password: DEMO_PASSWORD } };

  test('demo accounts can’t be used through a proxy, by signing in or by an earlier session', async () => {
    const origin = await originOf({ ...made, config: { ...made.config, DEMO: 'auto' } });
    const { client } = await signedIn(origin, 'admin@demo.test');
    expect((await client.ask(readUser, {})).status).toBe(200);
    expect((await client.ask(readUser, {}, outside)).status).toBe(401);
    for (const place of [origin, await originOf(made)]) {
      const { status, body } = await new TestClient(place).ask(signIn, asAdmin, outside);
      expect([status, body.code]).toEqual([422, 'demoAccountShut']);
    }
    const wrong = await new TestClient(origin).ask(signIn, { body: { ...asAdmin.body, password: 'wrong' } }, outside);
    expect(wrong.body.code).toBe('signInWrong');
  });

  const exposing = [{ TRUST_PROXY: 1 }, { PUBLIC_URL: 'http://stays.example' }, { HOST: '0.0.0.0' }, { NODE_ENV: 'production' }];
  test.each<Record<string, unknown>>(exposing)('a world from before is shut by the settings %j', async (settings) => {
    const { client } = await signedIn(await originOf(made), 'admin@demo.test');
    const exposed = { ...made, config: { ...made.config, DEMO: 'auto' as const, ...settings } };
    expect(await prepareDemo(exposed)).toBeNull();
    const origin = await originOf(exposed);
    const visitor = new TestClient(origin);
    expect((await visitor.ask(signIn, asAdmin)).body.code).toBe('demoAccountShut');
    for (const [name, value] of client.cookies) visitor.cookies.set(name, value);
    expect((await visitor.ask(readUser, {})).status).toBe(401);
  });

  test('an empty database gets no demo world', async () => {
    const app = await emptyApp({ DEMO: 'auto', TRUST_PROXY: 1 });
    expect(await prepareDemo(app)).toBeNull();
    expect(await rowsOf(app)).toMatchObject({ users: 0, demo_worlds: 0 });
  });

  test('DEMO=always takes the known password from all accounts, and tells random ones once', async () => {
    const app = await emptyApp({ DEMO: 'always' });
    await prepareDemo(app);
    const before = await signedIn(await originOf(app), 'parent@demo.test');
    const exposed = { ...app, config: { ...app.config, TRUST_PROXY: 1 } };
    const { passwords } = (await prepareDemo(exposed)) ?? {};
    expect([passwords?.size, new Set(passwords?.values()).size]).toEqual([9, 9]);
    const origin = await originOf(exposed);
    expect((await new TestClient(origin).ask(signIn, asAdmin)).body.code).toBe('signInWrong');
    for (const [email, password] of passwords ?? []) {
      expect((await new TestClient(origin).ask(signIn, { body: { email, password } })).status).toBe(200);
    }
    const visitor = new TestClient(origin);
    for (const [name, value] of before.client.cookies) visitor.cookies.set(name, value);
    expect([(await visitor.ask(readUser, {})).status, await prepareDemo(exposed)]).toEqual([401, null]);
  });
});

describe('a demo world', () => {
  test('is made anew, with the same numbers, and only while nobody else has an account in it', async () => {
    const app = await emptyApp();
    await makeDemoWorld(app);
    const rows = await rowsOf(app);
    const [first] = await app.db.select().from(schema.users).where(eq(schema.users.email, 'admin@demo.test'));
    await app.db.delete(schema.users).where(eq(schema.users.email, 'unconfirmed@demo.test'));
    await remakeDemoWorld(app);
    expect(await rowsOf(app)).toEqual(rows);
    const [again] = await app.db.select().from(schema.users).where(eq(schema.users.email, 'admin@demo.test'));
    expect(again?.id).toBe(first?.id);
    await createAccount(app.db, { email: 'ann@example.org', roles: [] }, NOW);
    await expect(remakeDemoWorld(app)).rejects.toMatchObject({ strangers: 1 });
    expect((await rowsOf(app))['users']).toBe((rows['users'] ?? 0) + 1);
  });
});

async function ownerOf({ db }: App, email: string): Promise<number> {
  const [row] = await db.select({ id: schema.users.id }).from(schema.users).where(eq(schema.users.email, email));
  return row?.id ?? 0;
}
