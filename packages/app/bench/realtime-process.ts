// A server process of the live channel for `realtime.ts`: ours, or a bare one. It tells its parent its address and, when asked, its memory.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Server } from 'socket.io';
import * as z from 'zod';
import { defineClientEvent, type RealtimeFeature } from '#server/platform/realtime/feature.ts';
import { RealtimeServer } from '#server/platform/realtime/realtime-server.ts';
import { createSession, createToken, toSessionId } from '#server/platform/sessions/sessions.ts';
import { allRealtimeFeatures } from '#server/realtime.ts';
import { createTestApp } from '#server/testing/app.ts';
import { createAccount } from '#server/testing/fixtures/accounts.ts';
import { openEmpty } from './empty-database.ts';

/** What a process tells when it is ready. */
export interface ProcessReady {
  readonly origin: string;
  /** Tokens of sessions, one for each account. */
  readonly tokens: readonly string[];
}

/** In bytes. */
export interface Memory {
  /** What the operating system counts; it contains free memory, and here the compiler of the sources. */
  readonly total: number;
  /** What the objects of the program take. */
  readonly used: number;
}

const echoFeature: RealtimeFeature = {
  events: { 'bench.echo': defineClientEvent({ payload: z.object({ text: z.string() }), handle: async (_, { text }) => ({ text }) }) },
};

const server = createServer((_, response) => response.writeHead(404).end());

async function serveOurs(accounts: number): Promise<string[]> {
  const database = await openEmpty();
  const app = await createTestApp(database);
  const now = new Date();
  const tokens: string[] = [];
  for (let number = 0; number < accounts; number += 1) {
    const userId = await createAccount(database.db, { email: `bench-${number}@example.test`, roles: ['Parent'] }, now);
    const token = createToken();
    await createSession(database.db, { id: toSessionId(token), userId, createdAt: now, seenAt: now });
    tokens.push(token);
  }
  const realtime = await RealtimeServer.start({ app, features: [...allRealtimeFeatures, echoFeature] });
  realtime.attach(server);
  return tokens;
}

function serveBare(): string[] {
  new Server(server, { path: '/api/realtime', serveClient: false, perMessageDeflate: false }).on('connection', (socket) => {
    socket.on('bench.echo', ({ text }: { text: string }, acknowledge: (answer: unknown) => void) => acknowledge({ ok: true, text }));
  });
  return [];
}

const [, , kind, accounts] = process.argv;
const tokens = kind === 'ours' ? await serveOurs(Number(accounts)) : serveBare();
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
process.on('message', async () => {
  // What the start has left is freed in several steps.
  for (let round = 0; round < 5; round += 1) {
    globalThis.gc?.();
    await pause(200);
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ total: rss, used: heapUsed + external } satisfies Memory);
});
process.once('disconnect', () => process.exit(0));
process.send?.({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, tokens } satisfies ProcessReady);
