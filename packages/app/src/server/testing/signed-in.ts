// Clients that are signed in without a password: a test that needs an account in a session neither hashes nor sends anything for it.

import { findUserByEmail, recordSignIn } from '#server/features/identity/account/account.queries.ts';
import { assertAccountOpen } from '#server/features/identity/account/account.service.ts';
import type { App } from '#server/platform/app.ts';
import { getSessionCookieName } from '#server/platform/http/authenticate.ts';
import { CSRF, createCsrfProtection } from '#server/platform/http/protection/csrf.ts';
import { createSession, createToken, toSessionId } from '#server/platform/sessions/sessions.ts';
import { TestClient } from './client.ts';

interface Where {
  readonly app: App;
  readonly origin: string;
  /** The secret of the server, which signs its CSRF tokens. */
  readonly secret: string;
}

/** Returns a client with a new session of an account, as signing in leaves it; throws if the account can't sign in. */
export async function createSignedIn({ app, origin, secret }: Where, email: string): Promise<TestClient> {
  const { db, clock, config } = app;
  const secure = config.SECURE_COOKIES;
  const row = await findUserByEmail(db, email);
  if (row === null) throw new Error(`There is no account of ${email}.`);
  assertAccountOpen(row, { demo: { byAccount: true, byPublishedPassword: true } });
  const [token, now] = [createToken(), clock.now()];
  const { id } = await createSession(db, { id: toSessionId(token), userId: row.id, agent: 'node', createdAt: now, seenAt: now });
  await recordSignIn(db, { id: row.id, at: now });
  const client = new TestClient(origin);
  client.cookies.set(getSessionCookieName({ secure }), token);
  client.cookies.set(CSRF.cookie, createCsrfProtection({ secret, secure }).createToken(id));
  return client;
}
