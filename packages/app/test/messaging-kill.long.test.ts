// Two servers on one PostgreSQL, killed and restarted while people write and connections break: each acknowledged message is there once, in
// the same order for all, and unread counts agree with the messages. With MESSAGING_KILL=full, 200 clients send 10,000 messages in 50
// conversations; otherwise 40 clients send 800 in 10.

import { setTimeout as pause } from 'node:timers/promises';
import { asc } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openServer } from '#server/db/postgresql.ts';
import { messages } from '#server/db/schema/conversations.ts';
import { listWrongUnread } from '#server/features/messaging/messages/unread.queries.ts';
import { testFolder } from './support/folder.ts';
import { createMessengers, type Messenger } from './support/messengers.ts';
import { describeWithPostgresql, ownCluster } from './support/postgresql.ts';
import { type Program, startProgram } from './support/program.ts';

const IS_FULL = process.env['MESSAGING_KILL'] === 'full';
const SIZE = IS_FULL ? { people: 200, conversations: 50, sends: 10_000 } : { people: 40, conversations: 10, sends: 800 };
/** Milliseconds after which nobody begins another message; all are sent in full. */
const SENDING_MS = IS_FULL ? Number.POSITIVE_INFINITY : 60_000;
/** Between two kills, so that the killed server is back before the other one is killed. */
const KILL_APART_MS = 3000;
const CUT_APART_MS = 50;
const TIMEOUT = IS_FULL ? 1_800_000 : 600_000;

/** Kills one of the servers after the other with -9 and starts it again, until told to stop; returns how often. */
async function killInTurns(servers: (Program | null)[], { start, isOver }: { start: () => Promise<Program>; isOver: () => boolean }) {
  let kills = 0;
  for (; !isOver(); kills += 1) {
    const turn = kills % servers.length;
    await pause(KILL_APART_MS);
    const server = servers[turn];
    servers[turn] = null;
    await server?.end('SIGKILL');
    servers[turn] = await start();
  }
  return kills;
}

/** Breaks connections off at random, and connects whoever has none. */
async function shakeConnections(
  clients: readonly Messenger[],
  { findOrigin, isOver }: { findOrigin: () => string; isOver: () => boolean },
) {
  while (!isOver()) {
    await pause(CUT_APART_MS);
    clients[Math.floor(Math.random() * clients.length)]?.cut();
    for (const client of clients) if (!client.isConnected && Math.random() < 0.3) client.connect(findOrigin());
  }
}

describeWithPostgresql('two servers that are killed', () => {
  test('lose no acknowledged message, keep none twice, and tell all in one order', { timeout: TIMEOUT }, async () => {
    const cluster = await ownCluster();
    onTestFinished(() => cluster.stop());
    const url = cluster.url('postgres');
    const database = await openServer(url);
    onTestFinished(() => database.close());
    const clients = await createMessengers(database, SIZE);
    onTestFinished(() => {
      for (const client of clients) client.disconnect();
    });
    const start = () => startProgram({ DATA_DIR: testFolder(), DATABASE_URL: url });
    const servers: (Program | null)[] = await Promise.all([start(), start()]);
    onTestFinished(async () => void (await Promise.all(servers.map((server) => server?.end('SIGKILL')))));

    function findOrigin(): string {
      const living = servers.flatMap((server) => server ?? []);
      return living[Math.floor(Math.random() * living.length)]?.origin ?? 'http://127.0.0.1:1';
    }

    for (const client of clients) client.connect(findOrigin());
    const began = Date.now();
    let left = SIZE.sends;
    const isLate = () => Date.now() - began > SENDING_MS;
    let isOver = false;
    const disturbing = Promise.all([
      killInTurns(servers, { start, isOver: () => isOver }),
      shakeConnections(clients, { findOrigin, isOver: () => isOver }),
    ]);
    try {
      await Promise.all(
        clients.map(async (client) => {
          while (left > 0 && !isLate()) {
            left -= 1;
            await client.send(findOrigin, isLate);
            if (Math.random() < 0.1) await client.mark(findOrigin());
          }
        }),
      );
    } finally {
      isOver = true;
    }
    const seconds = (Date.now() - began) / 1000;
    const [kills] = await disturbing;

    const rows = await database.db.select().from(messages).orderBy(asc(messages.conversationId), asc(messages.id));
    const stored = Map.groupBy(rows, ({ conversationId }) => conversationId);
    const acknowledged = clients.flatMap((client) => client.acknowledged);
    const retries = clients.reduce((sum, client) => sum + client.retries, 0);
    process.stdout.write(`${acknowledged.length} messages in ${seconds} s, ${kills} kills, ${retries} retries\n`);
    if (IS_FULL) expect(acknowledged).toHaveLength(SIZE.sends);
    else expect(acknowledged.length).toBeGreaterThan(SIZE.sends / 4);
    // Whatever was begun was acknowledged in the end: nothing is there that nobody knows of, and nothing twice.
    const byLocalId = new Map(rows.map((row) => [row.localMessageId, row]));
    expect(byLocalId.size).toBe(rows.length);
    expect(acknowledged.map(({ localMessageId }) => localMessageId).toSorted()).toEqual([...byLocalId.keys()].toSorted());
    for (const { localMessageId, id, sequence } of acknowledged) expect(byLocalId.get(localMessageId)).toMatchObject({ id, sequence });
    for (const [, all] of stored) expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, index) => index + 1));

    // Whoever comes back has everything, as all others have it.
    for (const client of clients) {
      client.disconnect();
      // What was being loaded may come from a server that was killed.
      await client.catchUp(findOrigin()).catch(() => {});
      await client.catchUp(findOrigin());
      const order = (stored.get(client.conversationId) ?? []).map(({ sequence, id }) => [sequence, id]);
      expect([...client.received].toSorted(([one], [other]) => one - other)).toEqual(order);
    }
    expect(await listWrongUnread(database.db)).toEqual([]);
  });
});
