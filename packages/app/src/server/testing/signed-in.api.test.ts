// A client signed in by a test is in the same state as one whose account entered its password.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readUser, signOut } from '#contract/identity/account.endpoints.ts';
import { sessions, users } from '#server/db/schema/identity.ts';
import { startServer, type TestServer, toEmail } from './start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** Returns what a sign-in leaves of an account and its only session. */
async function readTraces(email: string) {
  const [row] = await server.app.db
    .select({
      agent: sessions.agent,
      at: sessions.createdAt,
      seen: sessions.seenAt,
      kept: sessions.kept,
      viewer: sessions.viewerId,
      in: users.lastSignInAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(users.email, email));
  return row;
}

test('has what a password leads to: the session, the account and the right to send', async () => {
  const entered = await server.enterPassword(toEmail('Parent'));
  const signedIn = await server.signInAs('Coordinator');
  expect([...entered.cookies.keys()].filter((name) => name !== 'devices')).toEqual([...signedIn.cookies.keys()].sort());
  expect(await readTraces(toEmail('Coordinator'))).toEqual(await readTraces(toEmail('Parent')));
  expect((await signedIn.ask(readUser, {})).body.email).toBe(toEmail('Coordinator'));
  expect((await signedIn.ask(signOut, {})).status).toBe(200);
});

test('is refused to an account that can’t sign in', async () => {
  const email = 'new@example.test';
  await server.createAccount({ email, roles: ['Parent'], verified: false });
  await expect(server.enterPassword(email)).rejects.toThrow(/accountNotVerified/);
  await expect(server.signInWith(email)).rejects.toMatchObject({ code: 'accountNotVerified' });
});
