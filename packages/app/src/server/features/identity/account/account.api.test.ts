// Signing in and out, and the own account, over a real connection.

import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uploadAttachment } from '#contract/attachments/attachments.endpoints.ts';
import { changeUser, readUser, signIn, signOut } from '#contract/identity/account.endpoints.ts';
import { checkResetLink, resetPassword } from '#contract/identity/recovery.endpoints.ts';
import { attachments } from '#server/db/schema/attachments.ts';
import { users } from '#server/db/schema/identity.ts';
import { attempts, audit } from '#server/db/schema/platform.ts';
import { endSessionsOf, sendInvitation } from '#server/features/identity/identity.public.ts';
import type { TestClient } from '#server/testing/client.ts';
import { findToken, getEmailsTo } from '#server/testing/emails.ts';
import { PASSWORD, startServer, type TestServer, toEmail } from '#server/testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(() => server.app.db.delete(attempts));

const parent = { email: toEmail('Parent'), password: PASSWORD };

/** Uploads a picture; answers its name. */
async function pictureOf(client: TestClient): Promise<string> {
  const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(image)], { type: 'image/png' }), 'me.png');
  const answer = await client.ask(uploadAttachment, { body: body as never });
  return answer.body.randomRef;
}

function rowOf(email: string) {
  return server.app.db
    .select()
    .from(users)
    .where(eq(users.email, email))
    .then(([row]) => row);
}

describe('reading the own account', () => {
  const asked = { query: { timezone: 'Pacific/Apia' } };

  test('keeps the time zone that our own page tells, and none that another site makes a browser tell', async () => {
    const client = await server.signInAs('Page editor');
    const before = (await client.ask(readUser, {})).body.timezone;
    const forged = await client.ask(readUser, asked, { 'Sec-Fetch-Site': 'cross-site' });
    expect({ status: forged.status, timezone: forged.body.timezone }).toEqual({ status: 200, timezone: before });
    expect((await client.ask(readUser, asked, { Origin: 'https://evil.example' })).body.timezone).toBe(before);
    expect((await client.ask(readUser, {})).body.timezone).toBe(before);
    expect((await client.ask(readUser, asked, { 'Sec-Fetch-Site': 'same-origin' })).body.timezone).toBe('Pacific/Apia');
    expect((await client.ask(readUser, {})).body.timezone).toBe('Pacific/Apia');
  });
});

describe('signing in', () => {
  test('answers the user, and keeps the session until it is ended', async () => {
    const client = server.createVisitor();
    const answer = await client.ask(signIn, { body: parent });
    expect(answer.body).toMatchObject({ roleNames: ['Parent'], defaultRoute: '/travel/dashboard', isLoggedIn: true });
    expect((await client.ask(readUser, {})).status).toBe(200);
    await client.ask(signOut, {});
    expect((await client.ask(readUser, {})).status).toBe(401);
  });

  test('says the same of a wrong password and of an unknown address', async () => {
    const wrong = await server.createVisitor().ask(signIn, { body: { ...parent, password: 'wrong' } });
    const unknown = await server.createVisitor().ask(signIn, { body: { email: 'nobody@example.test', password: 'wrong' } });
    expect(wrong.status).toBe(422);
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
  });

  test('tells the state of an account to nobody without its password', async () => {
    await server.createAccount({ email: 'shut@example.test', roles: ['Parent'] });
    await server.createAccount({ email: 'new@example.test', roles: ['Parent'], verified: false });
    await server.app.db.update(users).set({ deactivatedAt: server.time.now }).where(eq(users.email, 'shut@example.test'));
    const codeOf = async (email: string, password: string) =>
      (await server.createVisitor().ask(signIn, { body: { email, password } })).body.code;
    expect(await codeOf('shut@example.test', 'wrong')).toBe('signInWrong');
    expect(await codeOf('new@example.test', 'wrong')).toBe('signInWrong');
    expect(await codeOf('shut@example.test', PASSWORD)).toBe('accountDeactivated');
    expect(await codeOf('new@example.test', PASSWORD)).toBe('accountNotVerified');
  });

  test('with a password that is changed at that moment leaves no session behind', async () => {
    const email = 'hurried@example.test';
    const id = await server.createAccount({ email, roles: ['Parent'] });
    const clients = Array.from({ length: 10 }, () => server.createVisitor());
    for (const client of clients) await client.ask(readUser, {});
    const begun = clients.map((client) => client.ask(signIn, { body: { email, password: PASSWORD } }));
    // Passwords are compared a few at a time: once the first has its answer, the others hold the old hash and wait for their turn.
    await Promise.race(begun);
    await server.app.db.transaction(async (tx) => {
      await tx.update(users).set({ passwordHash: 'another' }).where(eq(users.id, id));
      await endSessionsOf(tx, id);
    });
    expect((await Promise.all(begun)).map(({ body }) => body.code)).toContain('signInWrong');
    const after = await Promise.all(clients.map((client) => client.ask(readUser, {})));
    expect(after.map(({ status }) => status)).toEqual(Array(10).fill(401));
  });

  test('leaves nothing of the session that was there before', async () => {
    const client = server.createVisitor();
    await client.ask(signIn, { body: parent });
    const planted = client.cookies.get('session') ?? '';
    await client.ask(signIn, { body: { ...parent, email: toEmail('Agent') } });
    expect(client.cookies.get('session')).not.toBe(planted);
    const attacker = server.createVisitor();
    attacker.cookies.set('session', planted);
    expect((await attacker.ask(readUser, {})).status).toBe(401);
  });

  test('takes the address in any case, and the password in any form of its letters', async () => {
    const client = server.createVisitor();
    expect((await client.ask(signIn, { body: { ...parent, email: parent.email.toUpperCase() } })).status).toBe(200);
  });

  test('gives a token to programs that ask for one, which counts like a session', async () => {
    const { body } = await server.createVisitor().ask(signIn, { body: { ...parent, withToken: true } });
    expect((await server.createVisitor().ask(signIn, { body: parent })).body.token).toBeUndefined();
    const program = server.createVisitor();
    const headers = { Authorization: `Bearer ${body.token}` };
    expect((await program.send('GET', '/api/user', { headers })).status).toBe(200);
    expect((await program.send('PATCH', '/api/user', { headers, body: { phone: '123' } })).status).toBe(200);
    await program.send('POST', '/api/logout', { headers });
    expect((await program.send('GET', '/api/user', { headers })).status).toBe(401);
  });

  test('hashes a password anew that was hashed at a lower cost', async () => {
    await server.createAccount({ email: 'old@example.test', roles: ['Parent'] });
    const weak = await hash(PASSWORD, { memoryCost: 4096, timeCost: 3, parallelism: 1 });
    await server.app.db.update(users).set({ passwordHash: weak }).where(eq(users.email, 'old@example.test'));
    await server.enterPassword('old@example.test');
    const row = await rowOf('old@example.test');
    expect(row?.passwordHash).toContain('$m=19456,t=2,p=1$');
    await server.enterPassword('old@example.test');
    expect((await rowOf('old@example.test'))?.passwordHash).toBe(row?.passwordHash);
  });
});

describe('the own account', () => {
  test('changes in the fields that are given, and in no other', async () => {
    const client = await server.signInAs('Coordinator');
    const before = (await client.ask(readUser, {})).body;
    const { body } = await client.ask(changeUser, { body: { firstName: '  Cora ', locale: 'de', timezone: 'Europe/Berlin' } });
    expect(body).toEqual({ ...before, firstName: 'Cora', locale: 'de', timezone: 'Europe/Berlin' });
    expect((await client.ask(readUser, {})).body).toEqual(body);
    const changes = await server.app.db.select().from(audit).where(eq(audit.action, 'account.change')).orderBy(audit.id);
    expect(changes.at(-1)?.changes['locale']).toEqual({ before: 'en', after: 'de' });
  });

  test('can not be given roles, another address or a password in passing', async () => {
    const client = await server.signInAs('Finance');
    const before = await rowOf(toEmail('Finance'));
    const body = {
      roles: ['Administrator'],
      role_names: ['Administrator'],
      email: 'x@example.test',
      password_hash: 'x',
      id: 1,
      phone: '77',
    };
    await client.send('PATCH', '/api/user', { body });
    expect(await rowOf(toEmail('Finance'))).toEqual({ ...before, phone: '77', version: (before?.version ?? 0) + 1 });
    expect((await client.ask(readUser, {})).body.roleNames).toEqual(['Finance']);
  });

  test.each([{ firstName: '' }, { phone: 'call me' }, { locale: 'xx' }, { timezone: 'Mars/Base' }, { avatarRef: '../../etc/passwd' }])(
    'refuses %o',
    async (body) => {
      const client = await server.signInAs('Agent');
      const { status, body: answer } = await client.ask(changeUser, { body: body as never });
      expect([status, Object.keys(answer.errors ?? {})]).toEqual([422, Object.keys(body)]);
    },
  );

  test('has a picture that it has uploaded itself, and no one else’s', async () => {
    const [owner, other] = [await server.signInAs('Parent'), await server.signInAs('Host family')];
    const ref = await pictureOf(owner);
    const { status, body } = await other.ask(changeUser, { body: { avatarRef: ref } });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['avatarRef']]);
    expect((await owner.ask(changeUser, { body: { avatarRef: ref } })).body.avatarRef).toBe(ref);
    const held = () => server.app.db.select().from(attachments).where(eq(attachments.ref, ref));
    expect(await held()).toHaveLength(1);
    expect((await owner.ask(changeUser, { body: { avatarRef: null } })).body.avatarRef).toBeNull();
    expect(await held()).toEqual([]);
  });
});

describe('an invitation', () => {
  test('is accepted with a password of one’s own, once, and confirms the address', async () => {
    const email = 'invited@example.test';
    const id = await server.createAccount({ email, roles: ['Coordinator'], verified: false });
    await server.app.db.update(users).set({ passwordHash: null }).where(eq(users.id, id));
    const inviter = (await (await server.signInAs('Administrator')).ask(readUser, {})).body.id;
    await server.app.db.transaction((tx) => sendInvitation(tx, server.app, id, inviter));
    await server.app.db.transaction((tx) => sendInvitation(tx, server.app, id));
    const [first, second] = await getEmailsTo(server, email);
    expect(first?.text).toContain('Administrator Test invited you');
    const codeOf = async (token: string) => (await server.createVisitor().ask(checkResetLink, { body: { token } })).body;
    expect((await codeOf(findToken(first ?? { text: '' }))).code).toBe('linkExpired');
    const token = findToken(second ?? { text: '' });
    expect(await codeOf(token)).toEqual({ purpose: 'invite', email, firstName: 'Ann' });
    const password = 'seven green bottles';
    await server.createVisitor().ask(resetPassword, { body: { token, password, passwordConfirmation: password } });
    const { body } = await server.createVisitor().ask(signIn, { body: { email, password } });
    expect(body).toMatchObject({ roleNames: ['Coordinator'], emailVerified: true });
    expect((await codeOf(token)).code).toBe('linkExpired');
    expect(await getEmailsTo(server, email)).toHaveLength(2);
  });
});
