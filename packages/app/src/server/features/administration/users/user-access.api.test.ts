// Roles, shut accounts and the last administrator, over a real connection and with races.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  changeManyUsers,
  deactivateUser,
  listUsers,
  reactivateUser,
  readOneUser,
  setUserRoles,
} from '#contract/administration/users.endpoints.ts';
import { readUser } from '#contract/identity/account.endpoints.ts';
import type { Role } from '#contract/identity/roles.ts';
import type { TestClient } from '#server/testing/client.ts';
import { startServer, type TestServer, toEmail } from '#server/testing/start-server.ts';

let server: TestServer;
let admin: TestClient;
let adminId: number;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signInAs('Administrator');
  adminId = (await admin.ask(readUser, {})).body.id;
});
afterAll(() => server.stop());

let made = 0;
/** Somebody new with these roles. */
async function somebody(...roles: Role[]): Promise<{ id: number; email: string }> {
  made += 1;
  const email = `somebody${made}@example.test`;
  return { id: await server.createAccount({ email, roles }), email };
}

const rolesOf = async (id: number) => (await admin.ask(readOneUser, { params: { id } })).body.roleNames;
const openAdministrators = async () => (await admin.ask(listUsers, { query: { role: 'Administrator', state: 'active' } })).body.data;

describe('roles', () => {
  test('are set as a whole, and count from the next request on', async () => {
    const { id, email } = await somebody('Parent');
    const client = await server.enterPassword(email);
    const { body } = await admin.ask(setUserRoles, { params: { id }, body: { roleNames: ['Agent', 'Finance'], version: 1 } });
    expect(body).toMatchObject({ roleNames: ['Agent', 'Finance'], version: 2 });
    expect((await client.ask(readUser, {})).body.roleNames).toEqual(['Agent', 'Finance']);
    expect((await admin.ask(setUserRoles, { params: { id }, body: { roleNames: [], version: 1 } })).status).toBe(409);
  });

  test('are not changed by their holder', async () => {
    const asked = { params: { id: adminId }, body: { roleNames: ['Administrator' as const, 'Finance' as const], version: 1 } };
    const { body } = await admin.ask(setUserRoles, asked);
    expect(body.code).toBe('ownRolesFixed');
  });

  test('are granted by administrators alone', async () => {
    const { id } = await somebody('Parent');
    const coordinator = await server.signInAs('Coordinator');
    expect((await coordinator.ask(setUserRoles, { params: { id }, body: { roleNames: ['Administrator'], version: 1 } })).status).toBe(403);
    const bulk = { action: 'grantRole' as const, ids: [id], role: 'Administrator' as const };
    expect((await coordinator.ask(changeManyUsers, { body: bulk })).status).toBe(403);
  });
});

describe('a shut account', () => {
  test('is signed out at once, everywhere, and can not sign in until it is reopened', async () => {
    const { id, email } = await somebody('Coordinator');
    const [one, two] = [await server.enterPassword(email), await server.enterPassword(email)];
    expect((await admin.ask(readOneUser, { params: { id } })).body.sessions).toBe(2);
    expect((await admin.ask(deactivateUser, { params: { id } })).body).toMatchObject({ state: 'deactivated', sessions: 0 });
    for (const client of [one, two]) expect((await client.ask(readUser, {})).status).toBe(401);
    await expect(server.enterPassword(email)).rejects.toThrow(/accountDeactivated/);
    await admin.ask(reactivateUser, { params: { id } });
    for (const client of [one, two]) expect((await client.ask(readUser, {})).status).toBe(401);
    expect((await (await server.enterPassword(email)).ask(readUser, {})).status).toBe(200);
  });

  test('is never one’s own', async () => {
    const second = await somebody('Administrator');
    expect((await admin.ask(deactivateUser, { params: { id: adminId } })).body.code).toBe('ownRolesFixed');
    await admin.ask(deactivateUser, { params: { id: second.id } });
  });
});

describe('many at once', () => {
  test('tells of each what became of it; one that is refused holds up none', async () => {
    const [one, two] = [await somebody('Parent'), await somebody('Agent')];
    const { body } = await admin.ask(changeManyUsers, {
      body: { action: 'grantRole', role: 'Agent', ids: [one.id, two.id, adminId, 999_999, one.id] },
    });
    expect(body.results.map(({ outcome, code }) => code ?? outcome)).toEqual(['done', 'unchanged', 'ownRolesFixed', 'notFound']);
    expect(await rolesOf(one.id)).toEqual(['Agent', 'Parent']);
    const shut = await admin.ask(changeManyUsers, { body: { action: 'deactivate', ids: [one.id, two.id] } });
    expect(shut.body.results.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    const opened = await admin.ask(changeManyUsers, { body: { action: 'reactivate', ids: [one.id, one.id, two.id] } });
    expect(opened.body.results.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    const again = await admin.ask(changeManyUsers, { body: { action: 'reactivate', ids: [one.id] } });
    expect(again.body.results.map(({ outcome }) => outcome)).toEqual(['unchanged']);
  });
});

describe('the last administrator', () => {
  beforeEach(async () => {
    const others = (await openAdministrators()).filter(({ id }) => id !== adminId).map(({ id }) => id);
    if (others.length > 0) await admin.ask(changeManyUsers, { body: { action: 'deactivate', ids: others } });
  });

  test('stays one', async () => {
    expect(await openAdministrators()).toHaveLength(1);
    const gone = await admin.ask(setUserRoles, { params: { id: adminId }, body: { roleNames: [], version: 1 } });
    expect(gone.status).toBe(409);
    expect((await admin.ask(deactivateUser, { params: { id: adminId } })).body.code).toBe('lastAdministrator');
  });

  test('remains when two of them take each other’s role at once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [a, b] = [await somebody('Administrator'), await somebody('Administrator')];
      const [asA, asB] = [await server.enterPassword(a.email), await server.enterPassword(b.email)];
      await asA.ask(deactivateUser, { params: { id: adminId } });
      const [first, second] = await Promise.all([
        asA.ask(setUserRoles, { params: { id: b.id }, body: { roleNames: [], version: 1 } }),
        asB.ask(round % 2 === 0 ? setUserRoles : deactivateUser, { params: { id: a.id }, body: { roleNames: [], version: 1 } } as never),
      ]);
      expect([first.status, second.status].filter((status) => status === 200)).toHaveLength(1);
      const winner = first.status === 200 ? asA : asB;
      expect((await winner.ask(reactivateUser, { params: { id: adminId } })).status).toBe(200);
      admin = await server.enterPassword(toEmail('Administrator'));
      await admin.ask(changeManyUsers, { body: { action: 'deactivate', ids: [a.id, b.id] } });
    }
  });
});
