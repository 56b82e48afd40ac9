// The first administrator: by the link of the start, once, while there is none; or by the operator's command.

import { eq, like } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readUser, signIn } from '#contract/identity/account.endpoints.ts';
import { resetPassword } from '#contract/identity/recovery.endpoints.ts';
import { checkSetupLink, setUp } from '#contract/identity/setup.endpoints.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { audit, secrets } from '#server/db/schema/platform.ts';
import { testOnPostgresql } from '#server/testing/database.ts';
import { PASSWORD, startServer, type TestServer, toEmail } from '#server/testing/start-server.ts';
import { createAdministrator, createSetupLink } from './setup.service.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
  await server.app.db.delete(userRoles).where(eq(userRoles.role, 'Administrator'));
});
afterEach(() => server.stop());

async function newLink(): Promise<string> {
  const token = await createSetupLink(server.app);
  if (token === null) throw new Error('there is an administrator');
  return token;
}

const person = (token: string, email = 'first@example.org') => ({
  body: { token, firstName: 'Fiona', lastName: 'First', email, password: PASSWORD, passwordConfirmation: PASSWORD },
});

const administrators = () => server.app.db.select().from(userRoles).where(eq(userRoles.role, 'Administrator'));

describe('a setup link', () => {
  test('makes the first administrator, signs them in, and is worth nothing afterwards', async () => {
    const [token, other] = [await newLink(), await newLink()];
    const client = server.createVisitor();
    expect((await client.ask(checkSetupLink, { body: { token } })).status).toBe(200);
    const { status, body } = await client.ask(setUp, person(token));
    expect([status, body.roleNames, body.email]).toEqual([200, ['Administrator'], 'first@example.org']);
    expect((await client.ask(readUser, {})).body.defaultRoute).toBe('/hub');
    expect((await server.createVisitor().ask(signIn, { body: { email: 'first@example.org', password: PASSWORD } })).status).toBe(200);
    for (const used of [token, other]) {
      expect((await server.createVisitor().ask(checkSetupLink, { body: { token: used } })).body.code).toBe('linkExpired');
      expect((await server.createVisitor().ask(setUp, person(used, 'second@example.org'))).body.code).toBe('linkExpired');
    }
    expect(await createSetupLink(server.app)).toBeNull();
    expect(await server.app.db.select().from(audit).where(eq(audit.action, 'account.setUp'))).toHaveLength(1);
  });

  test('is kept as a hash, and lasts for a day', async () => {
    const token = await newLink();
    const rows = await server.app.db.select().from(secrets).where(like(secrets.name, 'setup link %'));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    server.time.now = new Date(server.time.now.getTime() + 24 * 3600 * 1000);
    expect((await server.createVisitor().ask(setUp, person(token))).body.code).toBe('linkExpired');
    expect((await server.createVisitor().ask(setUp, person(await newLink()))).status).toBe(200);
  });

  test('opens nothing if it is made up, and guessing is limited', async () => {
    await newLink();
    const client = server.createVisitor();
    const codes: (string | undefined)[] = [];
    for (let time = 0; time < 61; time += 1) codes.push((await client.ask(checkSetupLink, { body: { token: 'A'.repeat(43) } })).body.code);
    expect(new Set(codes.slice(0, 60))).toEqual(new Set(['linkExpired']));
    expect(codes[60]).toBe('tooMany');
  });

  test('is refused for the address of an existing account, and stays valid after a mistake', async () => {
    const token = await newLink();
    for (const email of [toEmail('Parent'), 'admin@demo.test']) {
      const { body } = await server.createVisitor().ask(setUp, person(token, email));
      expect([body.code, Object.keys(body.errors ?? {})]).toEqual(['emailTaken', ['email']]);
    }
    expect(await administrators()).toEqual([]);
    const weak = { body: { ...person(token).body, password: 'password1', passwordConfirmation: 'password1' } };
    expect((await server.createVisitor().ask(setUp, weak)).body.errors).toHaveProperty('password');
    expect((await server.createVisitor().ask(setUp, person(token))).status).toBe(200);
  });

  test('is void once an administrator has come another way', async () => {
    const token = await newLink();
    await server.createAccount({ email: 'other@example.org', roles: ['Administrator'] });
    expect((await server.createVisitor().ask(checkSetupLink, { body: { token } })).body.code).toBe('linkExpired');
    expect((await server.createVisitor().ask(setUp, person(token))).body.code).toBe('linkExpired');
  });

  test('is made if all administrators are only invited, deactivated or deleted', async () => {
    const [invited, shut, gone] = await Promise.all(
      ['invited', 'shut', 'gone'].map((name) => server.createAccount({ email: `${name}@example.org`, roles: ['Administrator'] })),
    );
    await server.app.db
      .update(users)
      .set({ passwordHash: null })
      .where(eq(users.id, invited ?? 0));
    await server.app.db
      .update(users)
      .set({ deactivatedAt: server.time.now })
      .where(eq(users.id, shut ?? 0));
    await server.app.db
      .update(users)
      .set({ anonymisedAt: server.time.now })
      .where(eq(users.id, gone ?? 0));
    expect(await createSetupLink(server.app)).not.toBeNull();
  });

  testOnPostgresql('used many times at once, and beside another one, makes one administrator', async () => {
    const [first, second] = [await newLink(), await newLink()];
    const tries = [first, second, first, second, first].map((token, index) =>
      server.createVisitor().ask(setUp, person(token, `racer-${index}@example.org`)),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await administrators()).toHaveLength(1);
  });
});

describe('the command', () => {
  const named = { firstName: 'Olga', lastName: 'Operator' };

  test('makes an account, whose owner chooses the password by a link', async () => {
    const made = await createAdministrator(server.app, { ...named, email: 'olga@example.org' });
    if (typeof made === 'string') throw new Error(made);
    expect([made.isNew, made.purpose]).toEqual([true, 'invite']);
    const chosen = { token: made.token, password: PASSWORD, passwordConfirmation: PASSWORD };
    expect((await server.createVisitor().ask(resetPassword, { body: chosen })).status).toBe(200);
    const { body } = await server.createVisitor().ask(signIn, { body: { email: 'olga@example.org', password: PASSWORD } });
    expect(body.roleNames).toEqual(['Administrator']);
  });

  test('gives the role to an account that is there, whose password and roles stay', async () => {
    const made = await createAdministrator(server.app, { ...named, email: toEmail('Parent') });
    expect(made).toMatchObject({ isNew: false, purpose: 'reset' });
    const { body } = await server.createVisitor().ask(signIn, { body: { email: toEmail('Parent'), password: PASSWORD } });
    expect(body.roleNames).toEqual(['Administrator', 'Parent']);
    expect(body.firstName).toBe('Parent');
  });

  test('takes no demo address and no account that is deactivated', async () => {
    const id = await server.createAccount({ email: 'shut@example.org', roles: [] });
    await server.app.db.update(users).set({ deactivatedAt: server.time.now }).where(eq(users.id, id));
    expect(await createAdministrator(server.app, { ...named, email: 'me@demo.test' })).toBe('demoAddress');
    expect(await createAdministrator(server.app, { ...named, email: 'shut@example.org' })).toBe('deactivated');
    expect(await administrators()).toEqual([]);
  });
});
