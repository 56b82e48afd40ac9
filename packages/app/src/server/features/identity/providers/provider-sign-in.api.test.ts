// Signing in through providers, against a real one that runs here.

import { eq } from 'drizzle-orm';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readUser, signIn } from '#contract/identity/account.endpoints.ts';
import { beginProviderSignIn, finishProviderSignIn, listProviders } from '#contract/identity/providers.endpoints.ts';
import { userIdentities, users } from '#server/db/schema/identity.ts';
import { attempts } from '#server/db/schema/platform.ts';
import type { TestClient } from '#server/testing/client.ts';
import { getEmailsTo } from '#server/testing/emails.ts';
import { OIDC_CLIENT, type SignInProviderServer, startSignInProvider, type Tamper } from '#server/testing/sign-in-provider.ts';
import { PASSWORD, startServer, type TestServer } from '#server/testing/start-server.ts';

const PUBLIC_URL = 'http://stays.test';

let server: TestServer;
/** One tells who it is in the ID token, the other when it is asked. */
let provider: SignInProviderServer;
let reticent: SignInProviderServer;
beforeAll(async () => {
  // It warns that it is set up for tests.
  vi.spyOn(console, 'warn').mockReturnValue();
  provider = await startSignInProvider(`${PUBLIC_URL}/auth/local/callback`);
  reticent = await startSignInProvider(`${PUBLIC_URL}/auth/reticent/callback`, { claimsInToken: false });
  const settings = [
    { name: 'local', label: 'Local', issuer: provider.issuer, ...OIDC_CLIENT },
    { name: 'reticent', label: 'Reticent', issuer: reticent.issuer, ...OIDC_CLIENT },
    { name: 'away', label: 'Away', issuer: 'http://127.0.0.1:9', ...OIDC_CLIENT },
  ];
  server = await startServer({ PUBLIC_URL, SIGN_IN_PROVIDERS: JSON.stringify(settings) });
  server.time.now = new Date();
});
afterAll(async () => {
  await server.stop();
  await Promise.all([provider.stop(), reticent.stop()]);
});
beforeEach(async () => {
  await server.app.db.delete(attempts);
  provider.isDown = false;
  provider.tamper = null;
});

const params = { provider: 'local' };
let count = 0;

/** Somebody whom the provider knows, by a name that nobody had before. */
function person(claims: Record<string, unknown> = {}): { login: string; email: string } {
  const login = `person-${++count}`;
  const email = `${login}@example.test`;
  const known = { email, email_verified: true, given_name: 'Maeve', family_name: 'Quinn', ...claims };
  for (const people of [provider.people, reticent.people]) people.set(login, known);
  return { login, email };
}

async function begin(client: TestClient, query: { referralCode?: string } = {}): Promise<string> {
  const { status, body } = await client.ask(beginProviderSignIn, { params, query });
  expect(status).toBe(200);
  return body.url;
}

/** Goes through the whole of it; answers what our server says. */
async function signInThere(login: string | null, client = server.createVisitor()) {
  const callback = await provider.visit(await begin(client), login);
  return { client, callback, answer: await client.ask(finishProviderSignIn, { params, body: callback }) };
}

describe('somebody who is new', () => {
  test('gets an account as a parent, without a password, in the language they began in', async () => {
    const { login, email } = person();
    const client = server.createVisitor();
    client.language = 'it';
    const url = await begin(client, { referralCode: 'friend-9' });
    const asked = new URL(url).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('redirect_uri')).toBe(`${PUBLIC_URL}/auth/local/callback`);
    const before = client.cookies.get('session');
    client.language = 'en';
    const { body } = await client.ask(finishProviderSignIn, { params, body: await provider.visit(url, login) });
    expect(body).toMatchObject({ isNew: true, locale: 'it' });
    expect(body.user).toMatchObject({
      email,
      firstName: 'Maeve',
      lastName: 'Quinn',
      roleNames: ['Parent'],
      hasPassword: false,
      locale: 'it',
    });
    expect(client.cookies.get('session')).not.toBe(before);
    expect((await client.ask(readUser, {})).body.email).toBe(email);
    const [row] = await server.app.db.select().from(users).where(eq(users.email, email));
    expect(row?.referralCode).toBe('friend-9');
  });

  test('is known the next time, whatever their address is then', async () => {
    const { login, email } = person();
    await signInThere(login);
    provider.people.set(login, { email: 'moved@example.test', email_verified: true });
    const { answer } = await signInThere(login);
    expect(answer.body).toMatchObject({ isNew: false, user: { email } });
  });

  test('needs an address that the provider vouches for', async () => {
    for (const claims of [{ email_verified: false }, { email_verified: undefined }, { email: undefined }, { email_verified: 'no' }]) {
      const { login } = person(claims);
      expect((await signInThere(login)).answer.body.code).toBe('providerEmailUnverified');
    }
  });

  test('gets no account of the demo world where others reach the server', async () => {
    const { login } = person({ email: 'admin@demo.test', email_verified: true });
    expect((await signInThere(login)).answer.body.code).toBe('demoAccountShut');
    expect(await server.app.db.select().from(users).where(eq(users.email, 'admin@demo.test'))).toEqual([]);
  });

  test('is told of by the user info where the ID token is silent', async () => {
    const { login, email } = person();
    const client = server.createVisitor();
    const there = { provider: 'reticent' };
    const { body } = await client.ask(beginProviderSignIn, { params: there });
    const callback = await reticent.visit(body.url, login);
    const answer = await client.ask(finishProviderSignIn, { params: there, body: callback });
    expect(answer.body).toMatchObject({ isNew: true, user: { email } });
  });

  test('gets one account of two sign-ins at once', async () => {
    const { login, email } = person();
    const answers = await Promise.all([signInThere(login), signInThere(login)]);
    expect(answers.map(({ answer }) => answer.status)).toEqual([200, 200]);
    expect(await server.app.db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
  });
});

describe('an account with a password', () => {
  test('has both ways to sign in afterwards, and its owner is told by mail', async () => {
    const { login, email } = person();
    const id = await server.createAccount({ email, roles: ['Host family'], firstName: 'Own' });
    const { answer } = await signInThere(login);
    expect(answer.body).toMatchObject({ isNew: false, user: { id, firstName: 'Own', roleNames: ['Host family'], hasPassword: true } });
    expect((await server.createVisitor().ask(signIn, { body: { email, password: PASSWORD } })).status).toBe(200);
    const [mail] = await getEmailsTo(server, email);
    expect(mail?.text).toContain('Local');
  });

  test('loses name, phone and password of a stranger if its address was never confirmed', async () => {
    const { login, email } = person();
    const id = await server.createAccount({ email, roles: ['Parent'], firstName: 'Stranger', verified: false });
    await server.app.db.update(users).set({ phone: '666' }).where(eq(users.id, id));
    const { answer } = await signInThere(login);
    expect(answer.body.user).toMatchObject({ id, firstName: 'Maeve', phone: '', hasPassword: false, emailVerified: true });
    expect((await server.createVisitor().ask(signIn, { body: { email, password: PASSWORD } })).body.code).toBe('signInWrong');
  });

  test('stays closed if it is deactivated', async () => {
    const { login, email } = person();
    await server.createAccount({ email, roles: ['Parent'] });
    const shut = () => server.app.db.update(users).set({ deactivatedAt: server.time.now }).where(eq(users.email, email));
    await shut();
    expect((await signInThere(login)).answer.body.code).toBe('accountDeactivated');
    expect(await server.app.db.select().from(userIdentities).where(eq(userIdentities.subject, login))).toEqual([]);
    const other = person();
    await signInThere(other.login);
    await server.app.db.update(users).set({ deactivatedAt: server.time.now }).where(eq(users.email, other.email));
    const { answer, client } = await signInThere(other.login);
    expect(answer.body.code).toBe('accountDeactivated');
    expect((await client.ask(readUser, {})).status).toBe(401);
  });
});

describe('a callback', () => {
  test('counts once', async () => {
    const { login } = person();
    const { client, callback } = await signInThere(login);
    expect((await client.ask(finishProviderSignIn, { params, body: callback })).body.code).toBe('providerStale');
  });

  test('counts once when it is sent many times at once', async () => {
    const { login } = person();
    const client = server.createVisitor();
    const body = await provider.visit(await begin(client), login);
    const answers = await Promise.all(Array.from({ length: 5 }, () => client.ask(finishProviderSignIn, { params, body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('counts in the browser that began, for the provider it began with, and soon', async () => {
    const { login } = person();
    const client = server.createVisitor();
    const body = await provider.visit(await begin(client), login);
    expect((await server.createVisitor().ask(finishProviderSignIn, { params, body })).body.code).toBe('providerStale');
    const victim = server.createVisitor();
    await begin(victim);
    expect((await victim.ask(finishProviderSignIn, { params, body })).body.code).toBe('providerStale');
    const there = { provider: 'reticent' };
    expect((await client.ask(finishProviderSignIn, { params: there, body })).body.code).toBe('providerStale');
    const late = await provider.visit(await begin(client), login);
    server.time.now = new Date(Date.now() + 11 * 60_000);
    expect((await client.ask(finishProviderSignIn, { params, body: late })).body.code).toBe('providerStale');
    server.time.now = new Date();
  });

  test('without a right state uses the sign-in up', async () => {
    const { login } = person();
    const client = server.createVisitor();
    const body = await provider.visit(await begin(client), login);
    expect((await client.ask(finishProviderSignIn, { params, body: { ...body, state: 'x' } })).body.code).toBe('providerStale');
    expect((await client.ask(finishProviderSignIn, { params, body })).body.code).toBe('providerStale');
  });

  test('says that the user has cancelled', async () => {
    const { answer, callback } = await signInThere(null);
    expect(callback['error']).toBe('access_denied');
    expect(answer.body.code).toBe('providerCancelled');
  });

  test('is not trusted from another issuer, or with a made-up code', async () => {
    const { login } = person();
    const client = server.createVisitor();
    const body = await provider.visit(await begin(client), login);
    expect(body['iss']).toBe(provider.issuer);
    expect((await client.ask(finishProviderSignIn, { params, body: { ...body, iss: 'https://evil.test' } })).body.code).toBe(
      'providerFailed',
    );
    const again = await provider.visit(await begin(client), login);
    expect((await client.ask(finishProviderSignIn, { params, body: { ...again, code: 'made-up' } })).body.code).toBe('providerFailed');
    const { iss, ...silent } = await provider.visit(await begin(client), login);
    expect((await client.ask(finishProviderSignIn, { params, body: silent })).body.code).toBe('providerFailed');
    expect(iss).toBe(provider.issuer);
  });
});

describe('an ID token', () => {
  const secret = new TextEncoder().encode(OIDC_CLIENT.clientSecret);
  const now = () => Math.floor(Date.now() / 1000);
  const faults: Record<string, Tamper> = {
    'with another signature': async (claims, sign) => {
      const token = await sign(claims);
      const at = token.lastIndexOf('.') + 5;
      return `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
    },
    'with other claims than were signed': async (claims, sign) => {
      const [head, , signature] = (await sign(claims)).split('.');
      return `${head}.${Buffer.from(JSON.stringify({ ...claims, sub: 'somebody else' })).toString('base64url')}.${signature}`;
    },
    'without a signature': async (claims) => new UnsecuredJWT(claims).encode(),
    'signed with the shared secret': (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(secret),
    'of another sign-in': (claims, sign) => sign({ ...claims, nonce: 'another' }),
    'without a nonce': ({ nonce: _, ...claims }, sign) => sign(claims),
    'of another issuer': (claims, sign) => sign({ ...claims, iss: 'https://evil.test' }),
    'for somebody else': (claims, sign) => sign({ ...claims, aud: 'another client' }),
    'for others too, made for them': (claims, sign) => sign({ ...claims, aud: [OIDC_CLIENT.clientId, 'another'], azp: 'another' }),
    'that has run out': (claims, sign) => sign({ ...claims, exp: now() - 120 }),
    'that never runs out': ({ exp: _, ...claims }, sign) => sign(claims),
  };

  test('is accepted as it was made', async () => {
    provider.tamper = (claims, sign) => sign(claims);
    expect((await signInThere(person().login)).answer.status).toBe(200);
  });

  test.each(Object.entries(faults))('is refused: %s', async (_, tamper) => {
    provider.tamper = tamper;
    const { login, email } = person();
    const { client, answer } = await signInThere(login);
    expect(answer.body.code).toBe('providerFailed');
    expect((await client.ask(readUser, {})).status).toBe(401);
    expect(await server.app.db.select().from(users).where(eq(users.email, email))).toEqual([]);
  });
});

describe('a provider', () => {
  test('is reported as unavailable if it is down, at the beginning and at the end', async () => {
    const away = await server.createVisitor().ask(beginProviderSignIn, { params: { provider: 'away' } });
    expect(away.body.code).toBe('providerUnavailable');
    const client = server.createVisitor();
    const body = await provider.visit(await begin(client), person().login);
    provider.isDown = true;
    expect((await client.ask(finishProviderSignIn, { params, body })).body.code).toBe('providerUnavailable');
  });

  test('is unknown and not listed if it is not configured', async () => {
    const { body } = await server.createVisitor().ask(listProviders, {});
    expect(body.data).toEqual([
      { name: 'local', label: 'Local' },
      { name: 'reticent', label: 'Reticent' },
      { name: 'away', label: 'Away' },
    ]);
    const google = { provider: 'google' };
    expect((await server.createVisitor().ask(beginProviderSignIn, { params: google })).body.code).toBe('providerUnknown');
    expect((await server.createVisitor().ask(finishProviderSignIn, { params: google, body: {} })).body.code).toBe('providerUnknown');
  });

  test('is begun from our own pages alone', async () => {
    expect((await fetch(`${server.origin}/api/auth/local/redirect`)).status).toBe(403);
  });
});
