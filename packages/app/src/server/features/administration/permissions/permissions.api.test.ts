// Roles and permissions, over a real connection.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAudit } from '#contract/administration/audit.endpoints.ts';
import {
  readEffectiveRights,
  readPermissions,
  resetPermissions,
  switchPermission,
} from '#contract/administration/permissions.endpoints.ts';
import { listRoles } from '#contract/administration/roles.endpoints.ts';
import { changeManyUsers, listUsers } from '#contract/administration/users.endpoints.ts';
import { readUser } from '#contract/identity/account.endpoints.ts';
import { ROLES } from '#contract/identity/roles.ts';
import type { TestClient } from '#server/testing/client.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signInAs('Administrator');
});
afterAll(() => server.stop());

const capabilities = async (client: TestClient) => (await client.ask(readUser, {})).body.capabilities;

test('the roles are the eight, with holders, landing and rights', async () => {
  const shut = await server.createAccount({ email: 'shut@example.test', roles: ['Agent'] });
  await admin.ask(changeManyUsers, { body: { action: 'deactivate', ids: [shut] } });
  const { body } = await admin.ask(listRoles, {});
  expect(body.data.map(({ name }) => name)).toEqual([...ROLES]);
  expect(body.data.find(({ name }) => name === 'Agent')).toMatchObject({
    holders: 1,
    deactivatedHolders: 1,
    defaultRoute: '/hub',
    isStaff: true,
  });
  const parent = body.data.find(({ name }) => name === 'Parent');
  expect(parent?.defaultRoute).toBe('/travel/dashboard');
  expect(parent?.rights.map(({ capability }) => capability)).not.toContain('hub.enter');
});

describe('switching a right', () => {
  test('counts from the next request on, is written down, and goes back to what the product has', async () => {
    const agent = await server.signInAs('Agent');
    expect((await agent.ask(listUsers, {})).status).toBe(403);
    const on = { role: 'Agent', capability: 'users.read', allowed: true, was: false } as const;
    const { body } = await admin.ask(switchPermission, { body: on });
    expect(body.cells.find(({ role }) => role === 'Agent')).toMatchObject({ allowed: true, byDefault: false, fixed: null });
    const answer = await agent.ask(listUsers, {});
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body.data[0] ?? {}).sort()).toEqual(['firstName', 'id', 'lastName']);
    const { body: log } = await admin.ask(listAudit, { query: { subjectType: 'role', subjectId: 'Agent' } });
    expect(log.data[0]?.changes).toEqual([{ field: 'users.read', before: false, after: true }]);
    await admin.ask(resetPermissions, { body: { role: 'Agent' } });
    expect((await agent.ask(listUsers, {})).status).toBe(403);
  });

  test.each([
    [{ role: 'Agent' }, ['Coordinator users.read', 'Coordinator campaigns.write']],
    [{ capability: 'users.read' }, ['Coordinator campaigns.write', 'Agent campaigns.write']],
    [{ role: 'Agent', capability: 'users.read' }, ['Coordinator users.read', 'Coordinator campaigns.write', 'Agent campaigns.write']],
    [{}, []],
  ] as const)('is taken back for %j alone', async (body, left) => {
    for (const capability of ['users.read', 'campaigns.write'] as const) {
      await admin.ask(switchPermission, { body: { role: 'Agent', capability, allowed: true, was: false } });
      await admin.ask(switchPermission, { body: { role: 'Coordinator', capability, allowed: false, was: true } });
    }
    const { data } = (await admin.ask(resetPermissions, { body })).body;
    const switched = data.flatMap(({ capability, cells }) => cells.map((cell) => ({ ...cell, capability })));
    expect(
      switched.filter(({ allowed, byDefault }) => allowed !== byDefault).map(({ role, capability }) => `${role} ${capability}`),
    ).toEqual(left);
    await admin.ask(resetPermissions, { body: {} });
  });

  test('is refused for a fixed right, and changes nothing', async () => {
    const fixed = [
      ['Administrator', 'users.write', false],
      ['Administrator', 'roles.write', false],
      ['Finance', 'trips.create', true],
      ['Parent', 'trips.create', true],
      ['Parent', 'users.read', true],
      ['Coordinator', 'roles.write', true],
      ['Coordinator', 'mails.read', true],
      ['Parent', 'account.read', false],
      ['Coordinator', 'account.create', true],
    ] as const;
    const before = (await admin.ask(readPermissions, {})).body;
    for (const [role, capability, allowed] of fixed) {
      const { body } = await admin.ask(switchPermission, { body: { role, capability, allowed, was: !allowed } });
      expect([role, capability, body.code]).toEqual([role, capability, 'permissionFixed']);
    }
    expect((await admin.ask(readPermissions, {})).body).toEqual(before);
  });

  test('is refused if somebody else has switched it meanwhile', async () => {
    const off = { role: 'Coordinator', capability: 'campaigns.write', allowed: false, was: true } as const;
    expect((await admin.ask(switchPermission, { body: off })).status).toBe(200);
    const late = await admin.ask(switchPermission, { body: { ...off, allowed: true, was: true } });
    expect(late.body.code).toBe('changedMeanwhile');
    expect(await capabilities(await server.signInAs('Coordinator'))).not.toContain('campaigns.write');
    await admin.ask(resetPermissions, { body: {} });
    expect(await capabilities(await server.signInAs('Coordinator'))).toContain('campaigns.write');
  });

  test('many times at once leaves one switch and as many lines as changes', async () => {
    const on = { role: 'Finance', capability: 'campaigns.write', allowed: true, was: false } as const;
    const answers = await Promise.all(Array.from({ length: 6 }, () => admin.ask(switchPermission, { body: on })));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const { body: log } = await admin.ask(listAudit, {
      query: { subjectType: 'role', subjectId: 'Finance', action: 'permissions.switch' },
    });
    expect(log.total).toBe(1);
    await admin.ask(resetPermissions, { body: { role: 'Finance', capability: 'campaigns.write' } });
  });

  test('is for administrators alone', async () => {
    for (const role of ROLES.filter((name) => name !== 'Administrator'))
      expect((await (await server.signInAs(role)).ask(readPermissions, {})).status).toBe(403);
  });
});

test('the rights of a user name the roles that give them', async () => {
  const id = await server.createAccount({ email: 'both@example.test', roles: ['Parent', 'Coordinator'] });
  const { body } = await admin.ask(readEffectiveRights, { params: { id } });
  const right = (name: string) => body.data.find(({ capability }) => capability === name)?.ways;
  expect(right('attachments.write')).toEqual([
    { role: 'Coordinator', reach: 'all', switched: false },
    { role: 'Parent', reach: 'own', switched: false },
  ]);
  expect(right('users.write')).toBeUndefined();
});
