// The HTTP room alone, with endpoints made for a test and accounts that are signed in without a password.

import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import * as z from 'zod';
import type { Role } from '#contract/identity/roles.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { allJobs } from '#server/jobs.ts';
import type { App } from '#server/platform/app.ts';
import { clockIn } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import { expressApplication } from '#server/platform/http/application.ts';
import { type Route, routes } from '#server/platform/http/routes.ts';
import { type Patience, serverOf } from '#server/platform/http/server.ts';
import { createSession, newToken, sessionIdOf } from '#server/platform/sessions.ts';
import { TestClient } from './client.ts';
import { testDatabase } from './database.ts';
import { testQueue } from './jobs.ts';

export interface TestRoom {
  readonly app: App;
  readonly origin: string;
  readonly time: { now: Date };
  /** What was logged, as JSON lines. */
  readonly logged: string[];
  visitor(): TestClient;
  /** A new account with a session; the client holds its cookie, and no forgery token yet. */
  signedIn(roles: readonly Role[], options?: { viewerId?: number }): Promise<{ client: TestClient; userId: number; token: string }>;
  stop(): Promise<void>;
}

/** `GET /api/hello`: what a client asks first, and gets its forgery token with. */
const hello = routes(
  { hello: endpoint({ method: 'GET', path: '/api/hello', access: 'public', summary: 'Hello.', answer: z.object({}) }) },
  { hello: async () => ({}) },
);

interface Options {
  readonly settings?: Readonly<Record<string, string>>;
  readonly webFolder?: string;
  readonly patience?: Patience;
}

export async function startRoom(tested: readonly Route[], { settings = {}, webFolder = '', patience }: Options = {}): Promise<TestRoom> {
  const folder = mkdtempSync(join(tmpdir(), 'hosted-stay-room-'));
  const config = readConfig({ DATA_DIR: folder, PORT: '0', SEARCHES_PER_MINUTE: '0', ...settings });
  const database = await testDatabase();
  const time = { now: new Date('2026-06-15T10:00:00Z') };
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  const app: App = {
    config,
    database,
    db: database.db,
    clock: clockIn(config.TIME_ZONE, () => time.now),
    log,
    jobs: await testQueue({ database, jobs: allJobs, log }, time),
    deletion: [],
    attachmentSubjects: [],
  };
  const server = serverOf(
    expressApplication({ app, secret: 'a secret that is only for tests, and long', routes: [...hello, ...tested], webFolder }),
    patience,
  );
  server.listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let accounts = 0;

  return {
    app,
    origin,
    time,
    logged,
    visitor: () => new TestClient(origin),
    async signedIn(roles, { viewerId } = {}) {
      accounts += 1;
      const [row] = await app.db
        .insert(users)
        .values({ email: `user-${accounts}@example.test`, firstName: 'Ann', lastName: 'Test', emailVerifiedAt: time.now })
        .returning({ id: users.id });
      if (row === undefined) throw new Error('the account was not made');
      if (roles.length > 0) await app.db.insert(userRoles).values(roles.map((role) => ({ userId: row.id, role })));
      const token = newToken();
      const viewer = viewerId === undefined ? {} : { viewerId };
      await createSession(app.db, { id: sessionIdOf(token), userId: row.id, ...viewer, createdAt: time.now, seenAt: time.now });
      const client = new TestClient(origin);
      client.cookies.set(config.SECURE_COOKIES ? '__Host-session' : 'session', token);
      return { client, userId: row.id, token };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
