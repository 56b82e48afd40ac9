// Giving a user another e-mail address: confirmed anew by its reader, told to whoever had the former one, and no way to stay signed in.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deactivateUser, editUser, inviteUser, readOneUser } from '#contract/administration/users.endpoints.ts';
import { readUser, signIn } from '#contract/identity/account.endpoints.ts';
import { resetPassword } from '#contract/identity/recovery.endpoints.ts';
import { verifyEmail } from '#contract/identity/registration.endpoints.ts';
import { users } from '#server/db/schema/identity.ts';
import { attempts, mails } from '#server/db/schema/platform.ts';
import type { TestClient } from '#server/testing/client.ts';
import { getEmailsTo, getLastTokenTo } from '#server/testing/emails.ts';
import { PASSWORD, startServer, type TestServer, toEmail } from '#server/testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of [mails, attempts]) await server.app.db.delete(table);
});

/** Gives a user another address, as the form of their page does. */
async function move(admin: TestClient, id: number, email: string) {
  const { body } = await admin.ask(readOneUser, { params: { id } });
  const { firstName, lastName, phone = '', locale = 'en', version = 0 } = body;
  return admin.ask(editUser, { params: { id }, body: { firstName, lastName, phone, locale, email, version } });
}

const signInAs = (email: string) => server.createVisitor().ask(signIn, { body: { email, password: PASSWORD } });

describe('a new address', () => {
  test('is to be confirmed before anybody signs in with it, and the former one is told, without the new one', async () => {
    const id = await server.createAccount({ email: 'old@example.test', roles: ['Parent'], firstName: 'Zoë' });
    await server.app.db.update(users).set({ locale: 'fr' }).where(eq(users.id, id));
    const client = await server.enterPassword('old@example.test');
    const { status, body } = await move(await server.signInAs('Administrator'), id, 'new@example.test');
    expect({ status, email: body.email, state: body.state, sessions: body.sessions }).toEqual({
      status: 200,
      email: 'new@example.test',
      state: 'unverified',
      sessions: 0,
    });
    expect((await client.ask(readUser, {})).status).toBe(401);
    expect((await signInAs('old@example.test')).body.code).toBe('signInWrong');
    expect((await signInAs('new@example.test')).body.code).toBe('accountNotVerified');
    const [notice] = await getEmailsTo(server, 'old@example.test');
    expect(notice?.subject).toBe('L’adresse e-mail de votre compte a été modifiée');
    expect(notice?.text).not.toContain('new@example.test');
    const [link] = await getEmailsTo(server, 'new@example.test');
    expect(link?.subject).toBe('Confirmez votre nouvelle adresse e-mail');
    const token = await getLastTokenTo(server, 'new@example.test');
    expect((await server.createVisitor().ask(verifyEmail, { body: { token } })).body).toEqual({ email: 'new@example.test' });
    expect((await signInAs('new@example.test')).status).toBe(200);
  });

  test('gets the invitation of an invited user, and the link mailed before is void', async () => {
    const admin = await server.signInAs('Administrator');
    const details = { firstName: 'Ann', lastName: 'Murphy', phone: '', locale: 'en' as const };
    const { body } = await admin.ask(inviteUser, { body: { ...details, email: 'typo@example.test', roleNames: ['Agent'] } });
    const before = await getLastTokenTo(server, 'typo@example.test');
    await move(admin, body.id, 'right@example.test');
    const tried = await server
      .createVisitor()
      .ask(resetPassword, { body: { token: before, password: PASSWORD, passwordConfirmation: PASSWORD } });
    expect(tried.body.code).toBe('linkExpired');
    expect(await getEmailsTo(server, 'typo@example.test')).toHaveLength(1);
    const token = await getLastTokenTo(server, 'right@example.test');
    await server.createVisitor().ask(resetPassword, { body: { token, password: PASSWORD, passwordConfirmation: PASSWORD } });
    expect((await signInAs('right@example.test')).status).toBe(200);
  });

  test('sends no mail to a former address that was never confirmed', async () => {
    const id = await server.createAccount({ email: 'unproved@example.test', roles: ['Parent'], verified: false });
    await move(await server.signInAs('Administrator'), id, 'proved@example.test');
    expect(await getEmailsTo(server, 'unproved@example.test')).toEqual([]);
    expect(await getEmailsTo(server, 'proved@example.test')).toHaveLength(1);
  });

  test('gets no confirmation mail if the account is deactivated; the former address is told', async () => {
    const id = await server.createAccount({ email: 'shut@example.test', roles: ['Parent'] });
    const admin = await server.signInAs('Administrator');
    await admin.ask(deactivateUser, { params: { id } });
    await move(admin, id, 'shut-new@example.test');
    expect(await getEmailsTo(server, 'shut-new@example.test')).toEqual([]);
    expect((await getEmailsTo(server, 'shut@example.test')).map(({ subject }) => subject)).toContain(
      'The email address of your account was changed',
    );
  });

  test('keeps the session of an administrator who changes their own address, and ends their other ones', async () => {
    const [admin, elsewhere] = [await server.signInAs('Administrator'), await server.signInAs('Administrator')];
    const { body: own } = await admin.ask(readUser, {});
    expect((await move(admin, own.id, 'slip@example.test')).status).toBe(200);
    expect((await elsewhere.ask(readUser, {})).status).toBe(401);
    expect((await move(admin, own.id, toEmail('Administrator'))).status).toBe(200);
  });
});

test('other details leave the address confirmed, the sessions and the mailbox alone', async () => {
  const id = await server.createAccount({ email: 'same@example.test', roles: ['Parent'] });
  const client = await server.enterPassword('same@example.test');
  const admin = await server.enterPassword(await otherAdministrator());
  const { body } = await admin.ask(readOneUser, { params: { id } });
  const { firstName, phone = '', locale = 'en', version = 0 } = body;
  const changed = { firstName, lastName: 'Other', phone, locale, email: ' SAME@example.test', version };
  expect((await admin.ask(editUser, { params: { id }, body: changed })).body).toMatchObject({ lastName: 'Other', state: 'active' });
  expect((await client.ask(readUser, {})).status).toBe(200);
  expect(await getEmailsTo(server, 'same@example.test')).toEqual([]);
});

async function otherAdministrator(): Promise<string> {
  const email = 'second-administrator@example.test';
  await server.createAccount({ email, roles: ['Administrator'] });
  return email;
}
