// A bulk change survives the server: killed in the midst, it goes on where it was, and no trip is changed twice.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openEmbedded } from '#server/db/embedded.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { audit } from '#server/db/schema/platform.ts';
import { runs } from '#server/db/schema/runs.ts';
import { tripBulkRows, tripBulkRuns } from '#server/db/schema/trip-bulk.ts';
import { trips } from '#server/db/schema/trips.ts';
import { enqueue } from '#server/platform/record-change.ts';
import { createTestApp } from '#server/testing/app.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { testFolder } from './support/folder.ts';
import { startProgram } from './support/program.ts';

const TRIPS = 5000;
/** A statement can't have as many values as all rows have. */
const AT_ONCE = 1000;
/** Milliseconds of work before each kill. */
const STRIKES = [1500, 3000];

/** Creates the trips of a coordinator, and a change that takes the coordinator from all of them. */
async function fillFolder(folder: string): Promise<void> {
  const database = await openEmbedded(join(folder, 'database'));
  const app = await createTestApp(database);
  const { db } = database;
  const createdAt = new Date();
  const person = { email: 'ann@example.test', firstName: 'Ann', lastName: 'Test', createdAt };
  const [user] = await db.insert(users).values(person).returning({ id: users.id });
  const userId = user?.id ?? 0;
  await db.insert(userRoles).values({ userId, role: 'Coordinator' });
  const { tripId } = await createTestTrip(app, { coordinatorId: userId });
  const far = { fromDate: '2099-07-06', toDate: '2099-07-13', version: 1 };
  await db.update(trips).set(far).where(eq(trips.id, tripId));
  const [first] = await db.select().from(trips).where(eq(trips.id, tripId));
  if (first === undefined) throw new Error('There is no trip to copy.');
  const { id: _, ...copy } = first;
  for (let made = 1; made < TRIPS; made += AT_ONCE)
    await db.insert(trips).values(Array.from({ length: Math.min(AT_ONCE, TRIPS - made) }, () => copy));
  const change = { action: 'coordinator', coordinatorId: null };
  const input = { phase: 'change', change, userId, locale: 'en' };
  const [run] = await db.insert(runs).values({ kind: 'tripsBulk', input, createdAt }).returning({ id: runs.id });
  const runId = run?.id ?? 0;
  await db.insert(tripBulkRuns).values({ runId });
  await db.execute(sql`insert into ${tripBulkRows} (run_id, trip_id) select ${runId}::bigint, id from ${trips}`);
  await enqueue(db, app, { kind: 'runs.perform', payload: { runId } });
  await database.close();
}

async function readState(folder: string) {
  const database = await openEmbedded(join(folder, 'database'));
  const { db } = database;
  const [run] = await db.select().from(runs);
  const open = await db.$count(tripBulkRows, eq(tripBulkRows.outcome, 'open'));
  const changed = await db.$count(tripBulkRows, eq(tripBulkRows.outcome, 'changed'));
  const edits = await db.$count(audit, eq(audit.action, 'trip.edit'));
  const once = await db.$count(trips, sql`${trips.coordinatorId} is null and ${trips.version} = 2`);
  await database.close();
  return { run, open, changed, edits, once };
}

/** Whether a process performs the run: it has a folder as long as it does. */
const isRunning = (folder: string) => existsSync(join(folder, 'running')) && readdirSync(join(folder, 'running')).length > 0;

async function waitUntil(holds: () => boolean): Promise<void> {
  while (!holds()) await pause(20);
}

test('a bulk change of 5,000 trips that is killed twice changes each of them once', { timeout: 900_000 }, async () => {
  const folder = testFolder();
  await fillFolder(folder);
  let before = TRIPS;
  for (const strike of STRIKES) {
    const server = await startProgram({ DATA_DIR: folder });
    onTestFinished(async () => void (await server.end('SIGKILL')));
    await waitUntil(() => isRunning(folder));
    await pause(strike);
    await server.end('SIGKILL');
    const { open, changed, edits, once } = await readState(folder);
    // In the midst: some are done, and all that are done are done completely.
    expect(open).toBeGreaterThan(0);
    expect(open).toBeLessThan(before);
    expect([changed, edits, once]).toEqual([TRIPS - open, TRIPS - open, TRIPS - open]);
    before = open;
  }
  const last = await startProgram({ DATA_DIR: folder });
  onTestFinished(async () => void (await last.end('SIGKILL')));
  await waitUntil(() => isRunning(folder));
  await waitUntil(() => !isRunning(folder));
  await last.end('SIGTERM');
  const done = await readState(folder);
  expect(done).toMatchObject({ open: 0, changed: TRIPS, edits: TRIPS, once: TRIPS });
  expect(done.run).toMatchObject({ state: 'done', attempts: 3, done: TRIPS, total: TRIPS });
});
