// Two servers on one PostgreSQL and one Redis: what is stored reaches both with or without Redis, who is typing only with it.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn, signOut } from '#contract/identity/account.endpoints.ts';
import { sendMessage } from '#contract/messaging/messages.endpoints.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { openServer } from '#server/db/postgresql.ts';
import { TestClient } from '#server/testing/client.ts';
import type { Cluster } from '#server/testing/engines/cluster.ts';
import { createAccount, PASSWORD } from '#server/testing/fixtures/accounts.ts';
import { connectSocket, type TestSocket } from '#server/testing/fixtures/realtime-fixture.ts';
import { createTestConversation } from '#server/testing/samples/messages.ts';
import { describeWithPostgresql, ownCluster } from './support/postgresql.ts';
import { type Program, startProgram } from './support/program.ts';
import { isRedisInstalled, prepareRedis, type Redis } from './support/redis.ts';

const NAMES = ['ann', 'ben', 'eve'] as const;

describe.skipIf(!isRedisInstalled)('with Redis', () => {
  describeWithPostgresql('two servers', () => {
    let cluster: Cluster;
    let database: OpenDatabase;
    let redis: Redis;
    let servers: [Program, Program];
    let conversationId: number;
    const clients = {} as Record<(typeof NAMES)[number], TestClient>;
    /** Ann and Ben are connected to the first server, Eve to the second. */
    const sockets = {} as Record<(typeof NAMES)[number], TestSocket>;

    /** Redis does not run yet. */
    beforeAll(async () => {
      [cluster, redis] = await Promise.all([ownCluster(), prepareRedis()]);
      const settings = { DATABASE_URL: cluster.url('postgres'), REDIS_URL: redis.url };
      servers = await Promise.all([startProgram(settings), startProgram(settings)]);
      database = await openServer(cluster.url('postgres'));
      const participants: number[] = [];
      for (const name of NAMES) {
        participants.push(await createAccount(database.db, { email: `${name}@example.test`, roles: ['Parent'] }, new Date()));
      }
      conversationId = await createTestConversation({ db: database.db, clock: { now: () => new Date() } as never }, { participants });
      for (const name of NAMES) {
        const { origin } = servers[name === 'eve' ? 1 : 0];
        clients[name] = new TestClient(origin);
        await clients[name].send('GET', '/api/user');
        const { status } = await clients[name].ask(signIn, { body: { email: `${name}@example.test`, password: PASSWORD } });
        expect(status).toBe(200);
        sockets[name] = await connectSocket(origin, clients[name]);
        expect(await sockets[name].send('conversation.open', { conversationId })).toMatchObject({ ok: true });
      }
    });
    afterAll(async () => {
      for (const socket of Object.values(sockets)) socket.close();
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
      await redis.stop();
      await database.close();
      await cluster.stop();
    });

    /** Waits until somebody sees that Ann, who goes on typing, types. */
    async function expectSeesTyping(name: 'ben' | 'eve'): Promise<void> {
      const { received } = sockets[name];
      const before = received.length;
      const type = async () => {
        await sockets.ann.send('typing', { conversationId, isTyping: true });
        return received.slice(before).some((event) => event.name === 'typing');
      };
      await expect.poll(type, { timeout: 30_000, interval: 100 }).toBe(true);
    }

    /** Ann’s message reaches Eve, at the other server. */
    async function expectMessageArrives(content: string): Promise<void> {
      expect((await clients.ann.ask(sendMessage, { body: { conversationId, content } })).status).toBe(200);
      const arrived = () => sockets.eve.received.some(({ payload }) => (payload as { preview?: string }).preview === content);
      await expect.poll(arrived, { timeout: 20_000, interval: 20 }).toBe(true);
    }

    const complaints = ({ said }: Program) => said().err.split('Redis (REDIS_URL) does not answer').length - 1;

    test('start without it, say so once, and do everything else', async () => {
      expect(servers.map(complaints)).toEqual([1, 1]);
      await expectMessageArrives('Without Redis');
      await expectSeesTyping('ben');
      expect(sockets.eve.received.filter(({ name }) => name === 'typing')).toEqual([]);
    });

    test('tell each other who is typing as soon as it answers', async () => {
      redis.start();
      await expectSeesTyping('eve');
      await expectMessageArrives('With Redis');
    });

    test('go on when it goes away, and use it again when it is back', async () => {
      await redis.stop();
      await expect.poll(() => servers.map(complaints)).toEqual([2, 2]);
      await expectMessageArrives('Redis is gone');
      await expectSeesTyping('ben');
      redis.start();
      await expectSeesTyping('eve');
    });

    test('close the live connections of a session that the other one ends', async () => {
      const eve = new TestClient(servers[0].origin);
      Object.assign(eve, { cookies: clients.eve.cookies });
      expect((await eve.ask(signOut, {})).status).toBe(200);
      expect(await sockets.eve.waitFor('realtime.closing')).toEqual({ reason: 'sessionEnded' });
    });

    test('end in order with it and without it', async () => {
      expect(await servers[1].end('SIGTERM')).toEqual({ code: 0, signal: null });
      await redis.stop();
      await expect.poll(() => complaints(servers[0])).toBe(3);
      expect(await servers[0].end('SIGTERM')).toEqual({ code: 0, signal: null });
    });
  });
});
