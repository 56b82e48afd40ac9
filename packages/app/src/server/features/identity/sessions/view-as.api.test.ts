// Viewing the product as somebody else, over a real connection.

import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints } from '#contract/endpoints.ts';
import { changeUser, deleteUser, readUser, signOut } from '#contract/identity/account.endpoints.ts';
import { listSessions, signOutEverywhere } from '#contract/identity/sessions.endpoints.ts';
import { startViewAs, stopViewAs } from '#contract/identity/view-as.endpoints.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { audit } from '#server/db/schema/platform.ts';
import { startServer, type TestServer, toEmail } from '#server/testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

let count = 0;

async function viewed(): Promise<{ id: number; email: string }> {
  const email = `viewed-${++count}@example.test`;
  return { id: await server.createAccount({ email, roles: ['Parent'], firstName: 'Vera' }), email };
}

async function viewing(userId: number) {
  const client = await server.signInAs('Administrator');
  const own = (await client.ask(readUser, {})).body;
  const answer = await client.ask(startViewAs, { body: { userId, reason: 'The parent has called' } });
  return { client, own, answer };
}

async function trailOf(userId: number) {
  const rows = await server.app.db
    .select()
    .from(audit)
    .where(inArray(audit.action, ['viewAs.start', 'viewAs.stop']))
    .orderBy(audit.id);
  return rows.filter(({ subjectId }) => subjectId === String(userId)).map(({ action, actorId, changes }) => ({ action, actorId, changes }));
}

function later(minutes: number): void {
  server.time.now = new Date(server.time.now.getTime() + minutes * 60_000);
}

describe('viewing as somebody', () => {
  test('shows what they see, says who looks, and returns to the own account', async () => {
    const { id } = await viewed();
    const { client, own, answer } = await viewing(id);
    const seen = (await client.ask(readUser, {})).body;
    expect(answer.body).toEqual(seen);
    expect(seen).toMatchObject({ id, firstName: 'Vera', roleNames: ['Parent'], viewedBy: { id: own.id, name: 'Administrator Test' } });
    expect(seen.capabilities).not.toContain('users.write');
    expect((await client.ask(stopViewAs, {})).body).toEqual(own);
    expect((await client.ask(readUser, {})).body).toEqual(own);
    expect(await trailOf(id)).toEqual([
      { action: 'viewAs.start', actorId: own.id, changes: { reason: 'The parent has called' } },
      { action: 'viewAs.stop', actorId: own.id, changes: { cause: 'stopped' } },
    ]);
  });

  test('changes nothing: every endpoint that could is refused, but leaving', async () => {
    const { id, email } = await viewed();
    const { client } = await viewing(id);
    const changing = allEndpoints.filter(({ method, changes }) => method !== 'GET' || changes);
    let refused = 0;
    for (const { method, path, whileViewing } of changing) {
      if (whileViewing) continue;
      const { status, body } = await client.send(method, path.replace(/\{\w+\}/g, '1'), method === 'GET' ? {} : { body: {} });
      // Not there, where a parameter has another form; not allowed, where the viewed account itself may not.
      const expected = status === 404 || status === 403 ? ['notFound', 'forbidden'] : ['viewAsReadOnly'];
      expect(expected, `${method} ${path}`).toContain((body as { code: string }).code);
      refused += Number(status === 409);
    }
    expect(refused).toBeGreaterThan(10);
    expect((await client.ask(changeUser, { body: { firstName: 'X' } })).body.code).toBe('viewAsReadOnly');
    await client.ask(readUser, { query: { timezone: 'Asia/Tokyo' } });
    const [row] = await server.app.db.select().from(users).where(eq(users.email, email));
    expect(row).toMatchObject({ firstName: 'Vera', timezone: null, version: 1 });
    await client.ask(signOut, {});
    expect((await client.ask(readUser, {})).status).toBe(401);
  });

  test('ends when the administrator signs out meanwhile, which is written down', async () => {
    const { id } = await viewed();
    const { client } = await viewing(id);
    await client.ask(signOut, {});
    expect((await client.ask(readUser, {})).status).toBe(401);
    expect((await trailOf(id)).map(({ changes }) => changes['cause'])).toEqual([undefined, 'stopped']);
  });

  test('ends by itself after an hour, for many requests at once too, and is told of once', async () => {
    const { id } = await viewed();
    const { client, own } = await viewing(id);
    later(59);
    expect((await client.ask(readUser, {})).body.id).toBe(id);
    later(1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => client.ask(readUser, {})));
    expect(answers.map(({ status, body }) => [status, body.id, body.viewedBy])).toEqual(answers.map(() => [200, own.id, null]));
    expect((await trailOf(id)).map(({ changes }) => changes['cause'])).toEqual([undefined, 'expired']);
  });

  test('returns to the own account when the other is signed out everywhere, becomes an administrator or is shut', async () => {
    const endings: ((id: number, email: string) => Promise<unknown>)[] = [
      async (_, email) => (await server.enterPassword(email)).ask(signOutEverywhere, {}),
      async (userId) => server.app.db.insert(userRoles).values({ userId, role: 'Administrator' }),
      async (id) => server.app.db.update(users).set({ deactivatedAt: server.time.now }).where(eq(users.id, id)),
    ];
    for (const end of endings) {
      const { id, email } = await viewed();
      const { client, own } = await viewing(id);
      await end(id, email);
      expect((await client.ask(readUser, {})).body).toMatchObject({ id: own.id, viewedBy: null });
      expect((await trailOf(id)).map(({ changes }) => changes['cause'])).toEqual([undefined, 'closed']);
      await server.app.db.delete(userRoles).where(eq(userRoles.userId, id));
    }
  });

  test('is over at once when the administrator no longer is one', async () => {
    const email = 'second@example.test';
    const adminId = await server.createAccount({ email, roles: ['Administrator'] });
    const { id } = await viewed();
    const client = await server.enterPassword(email);
    await client.ask(startViewAs, { body: { userId: id, reason: 'To see' } });
    await server.app.db.delete(userRoles).where(eq(userRoles.userId, adminId));
    expect((await client.ask(readUser, {})).status).toBe(401);
  });

  test('is no session of the one who is viewed', async () => {
    const { id, email } = await viewed();
    const own = await server.enterPassword(email);
    await viewing(id);
    expect((await own.ask(listSessions, {})).body.data).toHaveLength(1);
  });

  test('is for administrators, and of others than them and themselves', async () => {
    const { id } = await viewed();
    for (const role of ['Parent', 'Coordinator', 'Finance'] as const) {
      const { status } = await (await server.signInAs(role)).ask(startViewAs, { body: { userId: id, reason: 'To see' } });
      expect([role, status]).toEqual([role, 403]);
    }
    const other = await server.createAccount({ email: 'other-admin@example.test', roles: ['Administrator', 'Parent'] });
    const client = await server.signInAs('Administrator');
    const self = (await client.ask(readUser, {})).body.id;
    const codeOf = async (userId: number) => (await client.ask(startViewAs, { body: { userId, reason: 'To see' } })).body.code;
    expect(await codeOf(other)).toBe('viewAsRefused');
    expect(await codeOf(self)).toBe('viewAsRefused');
    expect(await codeOf(999_999)).toBe('notFound');
    expect((await client.ask(startViewAs, { body: { userId: id, reason: '  ' } })).status).toBe(422);
    expect((await client.ask(stopViewAs, {})).body).toMatchObject({ id: self, email: toEmail('Administrator') });
  });

  test('does not delete the account that is viewed', async () => {
    const { id } = await viewed();
    const { client } = await viewing(id);
    expect((await client.ask(deleteUser, { body: {} })).body.code).toBe('viewAsReadOnly');
  });
});
