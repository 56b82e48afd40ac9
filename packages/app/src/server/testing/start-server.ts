// Starts the whole server for a test: with its own database, an adjustable clock and one account per role.

import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '#contract/identity/account.endpoints.ts';
import { ROLES, type Role } from '#contract/identity/roles.ts';
import { createExpressApp } from '#server/app.ts';
import { attachmentSubjects } from '#server/attachment-subjects.ts';
import { deletionParts } from '#server/deletion.ts';
import { allJobs } from '#server/jobs.ts';
import type { App } from '#server/platform/app.ts';
import { createClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createLogger } from '#server/platform/log/log.ts';
import { RealtimeServer } from '#server/platform/realtime/realtime-server.ts';
import { allRealtimeFeatures } from '#server/realtime.ts';
import { TestClient } from './client.ts';
import { openTestDatabase } from './database.ts';
import { type AccountDetails, createAccount, PASSWORD, toEmail } from './fixtures/accounts.ts';
import { createTestQueue, runDueJobs } from './jobs.ts';
import { createSignedIn } from './signed-in.ts';

export { PASSWORD, toEmail } from './fixtures/accounts.ts';

export interface TestServer {
  readonly app: App;
  readonly origin: string;
  /** The time on the server; change it as the test needs. */
  readonly time: { now: Date };
  /** Creates a client that is not signed in. */
  createVisitor(): TestClient;
  /** Returns a client signed in with the account of a role: `parent@example.test`, `host-family@example.test`… */
  signInAs(role: Role): Promise<TestClient>;
  /** Creates an account that can sign in with `PASSWORD`; returns its id. */
  createAccount(details: AccountDetails): Promise<number>;
  signInWith(email: string): Promise<TestClient>;
  /** Does the same by the requests of the web interface, with `PASSWORD`: for tests of signing in. */
  enterPassword(email: string): Promise<TestClient>;
  /**
   * Runs due jobs and the jobs that they enqueue; returns how many ran. Jobs run only when a test calls this.
   * @param options `scheduled` also starts scheduled jobs that are due
   */
  runJobs(options?: { scheduled?: boolean }): Promise<number>;
  stop(): Promise<void>;
}

const SECRET = 'a secret that is only for tests, and long';

/** @param settings environment variables added to those of the tests */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'hosted-stay-'));
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder, PORT: '0', SEARCHES_PER_MINUTE: '0', ...settings });
  const database = await openTestDatabase();
  const time = { now: new Date('2026-06-15T10:00:00Z') };
  const log = createLogger(config);
  const app: App = {
    config,
    database,
    db: database.db,
    clock: createClock(config.TIME_ZONE, () => time.now),
    log,
    jobs: await createTestQueue({ database, jobs: allJobs, log }, time),
    deletion: deletionParts,
    attachmentSubjects,
  };
  const server = createExpressApp(app, SECRET).listen(0, '127.0.0.1');
  const realtime = await RealtimeServer.start({ app, features: allRealtimeFeatures });
  realtime.attach(server);
  await new Promise<void>((ready) => (server.listening ? ready() : server.once('listening', ready)));
  // On a busy machine a test may pause for longer than the usual keep-alive, and would use a connection that is being closed.
  server.keepAliveTimeout = 600_000;
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const account = (details: AccountDetails) => createAccount(app.db, details, time.now);
  for (const role of ROLES) await account({ email: toEmail(role), roles: [role], firstName: role });

  const signInWith = (email: string) => createSignedIn({ app, origin, secret: SECRET }, email);

  async function enterPassword(email: string): Promise<TestClient> {
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
    createVisitor: () => new TestClient(origin),
    signInAs: (role) => signInWith(toEmail(role)),
    createAccount: account,
    ...{ signInWith, enterPassword },
    runJobs: (options) => runDueJobs(app, allJobs, options),
    async stop() {
      await realtime.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
