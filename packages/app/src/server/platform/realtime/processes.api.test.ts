// Two processes on one PostgreSQL: they hear what each other publishes and broadcasts, also after their connections to it have broken.

import { describe, expect } from 'vitest';
import * as z from 'zod';
import type { OpenDatabase } from '#server/db/database.ts';
import { openServer } from '#server/db/postgresql.ts';
import { createSession, createToken, endSession, toSessionId } from '#server/platform/sessions/sessions.ts';
import { createTestApp } from '#server/testing/app.ts';
import { createPostgresqlDatabase, testOnPostgresql } from '#server/testing/database.ts';
import { createAccount } from '#server/testing/fixtures/accounts.ts';
import { connectSocket, startRealtime } from '#server/testing/fixtures/realtime-fixture.ts';
import { defineClientEvent, type RealtimeFeature } from './feature.ts';

/** A room in which everybody hears what the others send. */
const roomFeature: RealtimeFeature = {
  onConnect: (call) => call.join('everybody'),
  events: {
    'test.shout': defineClientEvent({
      payload: z.object({ name: z.string() }),
      async handle(call, { name }) {
        call.toRoom('everybody').emit('lists.changed', { name: name as 'trips' });
        return {};
      },
    }),
  },
};

async function startProcess(url: string) {
  const database = await openServer(url);
  const app = await createTestApp(database);
  const realtime = await startRealtime({ ...app, config: { ...app.config, DATABASE_URL: url } }, [roomFeature]);
  return {
    database,
    origin: realtime.origin,
    async stop() {
      await realtime.stop();
      await database.close();
    },
  };
}

async function signIn({ db }: OpenDatabase, email: string) {
  const userId = await createAccount(db, { email, roles: ['Parent'] }, new Date());
  const token = createToken();
  const now = new Date();
  await createSession(db, { id: toSessionId(token), userId, kept: {}, agent: '', createdAt: now, seenAt: now });
  return { id: toSessionId(token), cookies: new Map([['session', token]]) };
}

/** Ends all connections that listen, and those that broadcast. */
function breakConnections({ raw }: OpenDatabase) {
  return raw.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen %'`);
}

describe('two processes', () => {
  testOnPostgresql('hear each other’s broadcasts and ended sessions', async () => {
    const { url, drop } = await createPostgresqlDatabase();
    const [one, other] = await Promise.all([startProcess(url), startProcess(url)]);
    const [ann, ben] = [await signIn(one.database, 'ann@example.test'), await signIn(one.database, 'ben@example.test')];
    const [here, there] = [await connectSocket(one.origin, ann), await connectSocket(other.origin, ben)];
    await here.send('test.shout', { name: 'x'.repeat(20_000) });
    expect(await there.waitFor('lists.changed')).toEqual({ name: 'x'.repeat(20_000) });
    expect(here.received).toEqual([]);
    await endSession(one.database.db, ben.id);
    expect(await there.waitFor('realtime.closing')).toEqual({ reason: 'sessionEnded' });
    await one.stop();
    expect(await here.waitFor('realtime.closing')).toEqual({ reason: 'restarting' });
    expect(await here.waitForEnd()).toBe('transport close');
    await other.stop();
    await drop();
  });

  testOnPostgresql('have everything loaded again after the connection that listens was broken, and hear each other again', async () => {
    const { url, drop } = await createPostgresqlDatabase();
    const [one, other] = await Promise.all([startProcess(url), startProcess(url)]);
    const [ann, ben] = [await signIn(one.database, 'ann@example.test'), await signIn(one.database, 'ben@example.test')];
    const [here, there] = [await connectSocket(one.origin, ann), await connectSocket(other.origin, ben)];
    await breakConnections(one.database);
    await Promise.all([here.waitFor('realtime.resync'), there.waitFor('realtime.resync')]);
    await expect
      .poll(
        async () => {
          await here.send('test.shout', { name: 'trips' });
          return there.received.some(({ name }) => name === 'lists.changed');
        },
        { timeout: 8000, interval: 200 },
      )
      .toBe(true);
    await endSession(one.database.db, ben.id);
    expect(await there.waitFor('realtime.closing')).toEqual({ reason: 'sessionEnded' });
    await Promise.all([one.stop(), other.stop()]);
    await drop();
  });
});
