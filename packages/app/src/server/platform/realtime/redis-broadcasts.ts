// Broadcasts between processes through Redis. Only what is not stored depends on it: without an answer of Redis everything else goes on.

import { setTimeout as pause } from 'node:timers/promises';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { createClient } from 'redis';
import type { Server } from 'socket.io';
import { type BroadcastApp, type Broadcasts, CHANNEL_PREFIX } from './broadcast-types.ts';

/** How often each connection is used at least. */
const PING_MS = 5000;
/** A connection on which nothing was received for this long is broken. */
const SILENCE_MS = 15_000;
/** The pause after a failed attempt to read. */
const RETRY_MS = 1000;

function createRedisClient(url: string) {
  // By default a client stays closed once its Redis has been silent for too long.
  const reconnectStrategy = (retries: number) => Math.min(50 * 2 ** retries, RETRY_MS);
  return createClient({ url, pingInterval: PING_MS, socket: { connectTimeout: PING_MS, socketTimeout: SILENCE_MS, reconnectStrategy } });
}

type RedisClient = ReturnType<typeof createRedisClient>;

function closeClient(client: RedisClient): void {
  if (client.isOpen) client.destroy();
}

/**
 * Makes a connection of the adapter safe: the adapter handles no failures, of which each would end the process, reads again at once
 * after one, and closes connections that are closed.
 */
function makeSafe(client: RedisClient): RedisClient {
  const [connect, subscribe, xRead] = [client.connect.bind(client), client.subscribe.bind(client), client.xRead.bind(client)];
  return Object.assign(client, {
    // It fails only when it is closed meanwhile; then nothing may follow.
    connect: () => connect().catch(() => new Promise<never>(() => {})),
    subscribe: (...about: Parameters<typeof subscribe>) => subscribe(...about).catch(() => {}),
    xRead: (...about: Parameters<typeof xRead>) =>
      xRead(...about).catch(async (error: unknown) => {
        await pause(RETRY_MS, undefined, { ref: false });
        throw error;
      }),
    disconnect: async () => closeClient(client),
  }) as RedisClient;
}

/** Logs once when Redis stops to answer, and once when it answers again. */
function logState(client: RedisClient, log: BroadcastApp['log']): void {
  let isAnswering = true;
  client.on('error', (error: unknown) => {
    if (isAnswering) log.error({ err: error }, 'Redis (REDIS_URL) does not answer: meanwhile other processes do not hear who is typing');
    isAnswering = false;
  });
  client.on('ready', () => {
    if (!isAnswering) log.info('Redis answers again');
    isAnswering = true;
  });
}

/** Connects, again and again if need be; returns after the first attempt, whether or not it has succeeded. */
function beginToConnect(client: RedisClient): Promise<void> {
  return new Promise((tried) => {
    client.once('ready', tried);
    client.once('error', () => tried());
    client.connect().catch(() => tried());
  });
}

/** What sends to other processes, in an adapter of socket.io. */
interface Publisher {
  doPublish(message: unknown): Promise<string>;
}

/** Makes an adapter send to the clients of its own process without waiting for Redis, and drop what Redis can't take at the moment. */
function publishWithoutWaiting(adapter: Publisher, client: RedisClient): void {
  const publish = adapter.doPublish.bind(adapter);
  adapter.doPublish = async (message) => {
    if (client.isReady) publish(message).catch(() => {});
    return '';
  };
}

/** Opens the broadcasts through Redis. */
export async function openRedisBroadcasts(url: string, { log }: BroadcastApp): Promise<Broadcasts> {
  const client = createRedisClient(url);
  logState(client, log);
  const clients = [client];
  const duplicate = client.duplicate.bind(client);
  Object.assign(client, {
    duplicate() {
      const copy = makeSafe(duplicate() as RedisClient);
      clients.push(copy);
      return copy;
    },
  });
  await beginToConnect(client);
  const create = createAdapter(client, { streamName: `${CHANNEL_PREFIX}.realtime`, channelPrefix: CHANNEL_PREFIX });
  return {
    // Called with `new`, which an arrow function does not take.
    adapter: function createSafeAdapter(namespace: ReturnType<Server['of']>) {
      const adapter = create(namespace);
      publishWithoutWaiting(adapter as unknown as Publisher, client);
      return adapter;
    } as unknown as Broadcasts['adapter'],
    async close() {
      for (const one of clients) closeClient(one);
    },
  };
}
