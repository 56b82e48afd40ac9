// Starts the whole server for a test: its own database, a clock to be set, one account per role.

import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { signIn } from '#contract/identity/account.endpoints.ts';
import { ROLES, type Role } from '#contract/identity/roles.ts';
import { applicationOf } from '#server/app.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { hashPassword } from '#server/features/identity/password.ts';
import type { App } from '#server/platform/app.ts';
import { clockIn } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import { TestClient } from './client.ts';
import { testDatabase } from './database.ts';

export const PASSWORD = 'correct horse battery';

export interface TestServer {
  readonly app: App;
  readonly origin: string;
  /** The time the server sees; move it as the test needs. */
  readonly time: { now: Date };
  /** A client that is not signed in. */
  visitor(): TestClient;
  /** A client signed in as the account of a role: `parent@example.test`, `host-family@example.test`… */
  as(role: Role): Promise<TestClient>;
  /** Makes an account that can sign in with `PASSWORD`; answers its id. */
  account(details: { email: string; roles: readonly Role[]; firstName?: string; verified?: boolean }): Promise<number>;
  signedIn(email: string): Promise<TestClient>;
  stop(): Promise<void>;
}

export function emailOf(role: Role): string {
  return `${role.toLowerCase().replace(' ', '-')}@example.test`;
}

let passwordHash: Promise<string> | undefined;

/** @param settings environment variables on top of the tests' own */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  passwordHash ??= hashPassword(PASSWORD);
  const folder = mkdtempSync(join(tmpdir(), 'hosted-stay-'));
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder, PORT: '0', ...settings });
  const database = await testDatabase();
  const time = { now: new Date('2026-06-15T10:00:00Z') };
  const app: App = {
    config,
    database,
    db: database.db,
    clock: clockIn(config.TIME_ZONE, () => time.now),
    log: pino({ level: config.LOG_LEVEL }),
  };
  const server = applicationOf(app, 'a secret that is only for tests, and long').listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function account(details: Parameters<TestServer['account']>[0]): Promise<number> {
    const { email, roles, firstName = 'Ann', verified = true } = details;
    const [row] = await app.db
      .insert(users)
      .values({ email, firstName, lastName: 'Test', passwordHash: await passwordHash, emailVerifiedAt: verified ? time.now : null })
      .returning({ id: users.id });
    if (row === undefined) throw new Error('the account was not made');
    if (roles.length > 0) await app.db.insert(userRoles).values(roles.map((role) => ({ userId: row.id, role })));
    return row.id;
  }

  for (const role of ROLES) await account({ email: emailOf(role), roles: [role], firstName: role });

  async function signedIn(email: string): Promise<TestClient> {
    const client = new TestClient(origin);
    await client.send('GET', '/api/user');
    const { status, text } = await client.ask(signIn, { body: { email, password: PASSWORD } });
    if (status !== 200) throw new Error(`${email} could not sign in: ${status} ${text}`);
    return client;
  }

  return {
    app,
    origin,
    time,
    visitor: () => new TestClient(origin),
    as: (role) => signedIn(emailOf(role)),
    account,
    signedIn,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
