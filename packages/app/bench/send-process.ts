// The server process of `send.ts`: the product with two people in a conversation, and a bare socket.io server. On PostgreSQL if
// DATABASE_URL names an empty database, otherwise on the embedded one.

import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { createExpressApp } from '#server/app.ts';
import { openServer } from '#server/db/postgresql.ts';
import { RealtimeServer } from '#server/platform/realtime/realtime-server.ts';
import { createSession, createToken, toSessionId } from '#server/platform/sessions/sessions.ts';
import { allRealtimeFeatures } from '#server/realtime.ts';
import { createTestApp } from '#server/testing/app.ts';
import { createAccounts } from '#server/testing/fixtures/accounts.ts';
import { createTestConversation } from '#server/testing/samples/messages.ts';
import { openEmpty } from './empty-database.ts';

/** What the process tells when it is ready. */
export interface SendProcessReady {
  readonly origin: string;
  readonly bareOrigin: string;
  /** Of the sender and the reader. */
  readonly tokens: readonly string[];
  readonly conversationId: number;
}

async function listen(server: HttpServer): Promise<string> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const url = process.env['DATABASE_URL'];
const database = url === undefined ? await openEmpty() : await openServer(url);
const app = await createTestApp(database);
const now = new Date();
const participants = await createAccounts(database.db, ['sender@example.test', 'reader@example.test'], { roles: ['Parent'], now });
const conversationId = await createTestConversation(app, { participants });
const tokens: string[] = [];
for (const userId of participants) {
  const token = createToken();
  await createSession(database.db, { id: toSessionId(token), userId, createdAt: now, seenAt: now });
  tokens.push(token);
}
const server = createServer(createExpressApp(app, 'a secret that is only for measuring, and long'));
const realtime = await RealtimeServer.start({ app, features: allRealtimeFeatures });
realtime.attach(server);
const bare = createServer();
new Server(bare, { path: '/api/realtime', serveClient: false, perMessageDeflate: false }).on('connection', (socket) => {
  socket.on('bench.echo', ({ text }: { text: string }, acknowledge: (answer: unknown) => void) => acknowledge({ ok: true, text }));
});
process.once('disconnect', () => process.exit(0));
process.send?.({ origin: await listen(server), bareOrigin: await listen(bare), tokens, conversationId } satisfies SendProcessReady);
