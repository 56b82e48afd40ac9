// Killed in the midst of moving money: afterwards nothing is there twice, nothing half, and what was acknowledged is there.

import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import { openServer } from '#server/db/postgresql.ts';
import { FINISHED, faultsInBooks, jobIn } from './support/books.ts';
import { testFolder } from './support/folder.ts';
import { describeWithPostgresql, ownCluster } from './support/postgresql.ts';
import { type Program, startProgram } from './support/program.ts';
import { GATEWAY_SECRET, type Job, makeJobs, STEPS, Till } from './support/till.ts';

const KILLS = 4;
const TILLS = 4;
const TIMEOUT = 600_000;

interface Place {
  readonly settings: Readonly<Record<string, string>>;
  /** The database while no server runs on it. */
  look<Seen>(see: (database: OpenDatabase) => Promise<Seen>): Promise<Seen>;
}

async function expectGoodBooks({ look }: Place, finished: readonly Job[]): Promise<void> {
  await look(async (database) => {
    expect(await faultsInBooks(database)).toEqual({});
    for (const job of finished) expect(await jobIn(database, job)).toBe(FINISHED);
  });
}

/** Lets all tills move money, and kills when so many steps were acknowledged. */
async function killWhileMoving(tills: readonly Till[], server: Program, after: number): Promise<void> {
  let steps = 0;
  const enough = Promise.withResolvers<void>();
  const moving = tills.map(async (till) => {
    while (await till.step()) {
      steps += 1;
      if (steps === after) enough.resolve();
    }
  });
  await Promise.race([enough.promise, Promise.all(moving)]);
  await server.end('SIGKILL');
  await Promise.all(moving);
}

/** Lets every till finish, and the server mail what it has announced. */
async function finish(tills: readonly Till[]): Promise<void> {
  for (const till of tills) {
    for (let tries = 0; !till.isDone; tries += 1) {
      if (await till.step()) tries = 0;
      else if (tries > 20) throw new Error('A till does not get on.');
    }
  }
}

async function killAgainAndAgain(place: Place): Promise<void> {
  const jobs = await place.look((database) => makeJobs(database, TILLS * 5));
  const tills = Array.from({ length: TILLS }, (_, till) => new Till(jobs.filter((__, index) => index % TILLS === till)));
  let server: Program | undefined;
  onTestFinished(async () => void (await server?.end('SIGKILL')));
  const start = async () => {
    server = await startProgram({ TEST_GATEWAY_SECRET: GATEWAY_SECRET, ...place.settings });
    for (const till of tills) await till.arrive(server.origin);
    return server;
  };
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await killWhileMoving(tills, await start(), 3 + 3 * kill);
    await expectGoodBooks(
      place,
      tills.flatMap(({ finished }) => finished),
    );
  }
  // What the killed have begun is theirs for a while: as if that while were over.
  await place.look(({ raw }) => raw.query(`update pgboss.job set state = 'retry', start_after = now() where state in ('retry', 'active')`));
  const last = await start();
  await finish(tills);
  // What was announced is mailed by jobs, which have their own time.
  await pause(5000);
  expect(await last.end('SIGTERM')).toEqual({ code: 0, signal: null });
  await expectGoodBooks(place, jobs);
  const waiting = `select name from pgboss.job where name = 'mails.send' and state <> 'completed'`;
  expect(await place.look(async ({ raw }) => (await raw.query(waiting)).rows)).toEqual([]);
}

test('the embedded database', { timeout: TIMEOUT }, async () => {
  const folder = testFolder();
  await killAgainAndAgain({
    settings: { DATA_DIR: folder },
    async look(see) {
      const database = await openEmbedded(join(folder, 'database'));
      return see(database).finally(() => database.close());
    },
  });
});

/** Where somebody waits while a lock is held, in whatever table is named in `stops`. */
const STOPS = `
  create table stops (name text);
  create function stop_here() returns trigger language plpgsql as $$
  begin
    if exists (select 1 from stops where name = TG_TABLE_NAME) then perform pg_advisory_xact_lock(42); end if;
    return null;
  end $$`;

async function onPostgresql(): Promise<Place> {
  const cluster = await ownCluster();
  onTestFinished(() => cluster.stop());
  const url = cluster.url('postgres');
  return {
    settings: { DATA_DIR: testFolder(), DATABASE_URL: url },
    async look(see) {
      const database = await openServer(url);
      return see(database).finally(() => database.close());
    },
  };
}

/** Has a step stopped within a table, kills the server there, and lets go. */
async function killWithin(database: OpenDatabase, { table, till, server }: { table: string; till: Till; server: Program }): Promise<void> {
  const { raw } = database;
  await raw.query(`insert into stops values ($1)`, [table]);
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = database.db.transaction(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(42)');
    held.resolve();
    await released.promise;
  });
  await held.promise;
  const step = till.step();
  const stopped = async () => (await raw.query(`select 1 from pg_locks where locktype = 'advisory' and not granted`)).rows.length > 0;
  const early = step.then((isDone) => ({ isDone }));
  while (!(await stopped())) expect(await Promise.race([early, pause(20)]), `nothing waits in ${table}`).toBeUndefined();
  await server.end('SIGKILL');
  expect(await step).toBe(false);
  released.resolve();
  await holding;
  await raw.query('delete from stops');
  while (
    (
      await raw.query(
        `select 1 from pg_stat_activity where application_name = 'hosted-stay' and state <> 'idle' and pid <> pg_backend_pid()`,
      )
    ).rows.length > 0
  )
    await pause(20);
}

describeWithPostgresql('PostgreSQL', () => {
  test('at random moments', { timeout: TIMEOUT }, async () => {
    await killAgainAndAgain(await onPostgresql());
  });

  test('within each step, in each table that it writes', { timeout: TIMEOUT }, async () => {
    const place = await onPostgresql();
    await place.look(async (database) => {
      const jobs = await makeJobs(database, 1);
      for (const statement of STOPS.split(/(?<=text\));/)) await database.raw.query(statement);
      for (const table of new Set(STEPS.flatMap(({ tables }) => tables))) {
        await database.raw.query(`create trigger stop_here after insert or update on ${table} for each row execute function stop_here()`);
      }
      const till = new Till(jobs);
      let server: Program | undefined;
      onTestFinished(async () => void (await server?.end('SIGKILL')));
      const start = async () => {
        const started = await startProgram({ TEST_GATEWAY_SECRET: GATEWAY_SECRET, ...place.settings });
        await till.arrive(started.origin);
        return started;
      };
      for (const { tables } of STEPS) {
        for (const table of tables) {
          server ??= await start();
          await killWithin(database, { table, till, server });
          server = undefined;
          expect(await faultsInBooks(database), table).toEqual({});
        }
        server ??= await start();
        // Taken to its end by a server that goes on: the next step is broken off in the same one.
        expect(await till.step()).toBe(true);
      }
      await server?.end('SIGTERM');
      expect(await faultsInBooks(database)).toEqual({});
      for (const job of jobs) expect(await jobIn(database, job)).toBe(FINISHED);
    });
  });
});
