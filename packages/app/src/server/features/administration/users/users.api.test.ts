// Finding, inviting and editing users, over a real connection.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAudit } from '#contract/administration/audit.endpoints.ts';
import {
  deactivateUser,
  editUser,
  exportUsers,
  findCoordinators,
  findParents,
  inviteUser,
  listUsers,
  readOneUser,
  resendInvitation,
  sendUserResetLink,
} from '#contract/administration/users.endpoints.ts';
import { signIn } from '#contract/identity/account.endpoints.ts';
import { mails } from '#server/db/schema/platform.ts';
import { testOnPostgresql } from '#server/testing/database.ts';
import { PASSWORD, startServer, type TestServer, toEmail } from '#server/testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const ann = { firstName: 'Ann', lastName: 'Murphy', phone: '', locale: 'en' as const };

describe('the list of users', () => {
  test('tells administrators who holds which role, and is searched, filtered and sorted', async () => {
    const admin = await server.signInAs('Administrator');
    await server.createAccount({ email: 'zoe@example.test', roles: ['Parent', 'Agent'], firstName: 'Zoë' });
    const { body } = await admin.ask(listUsers, { query: { search: 'zoe example' } });
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({ firstName: 'Zoë', roleNames: ['Agent', 'Parent'], state: 'active', lastSignInAt: null });
    const several = await admin.ask(listUsers, { query: { severalRoles: 'yes', role: 'Parent' } });
    expect(several.body.data.map(({ email }) => email)).toEqual(['zoe@example.test']);
    const never = await admin.ask(listUsers, { query: { lastSignInAt: '-', sort: '-email' } });
    expect(never.body.data[0]?.email).toBe('zoe@example.test');
    expect(never.body.data.map(({ email }) => email)).not.toContain(toEmail('Administrator'));
  });

  test('tells coordinators and finance names, and nothing else, by no detour', async () => {
    for (const role of ['Coordinator', 'Finance'] as const) {
      const client = await server.signInAs(role);
      const { body } = await client.ask(listUsers, {});
      expect(body.total).toBeGreaterThan(7);
      for (const user of body.data) expect(Object.keys(user).sort()).toEqual(['firstName', 'id', 'lastName']);
      const id = body.data[0]?.id ?? 0;
      expect(Object.keys((await client.ask(readOneUser, { params: { id } })).body).sort()).toEqual(['firstName', 'id', 'lastName']);
      expect((await client.ask(listUsers, { query: { search: 'example.test' } })).body.total).toBe(0);
      for (const query of [{ role: 'Parent' }, { state: 'active' }, { sort: 'email' as const }, { lastSignInAt: '-' }])
        expect((await client.ask(listUsers, { query })).status).toBe(422);
      const file = await client.ask(exportUsers, {});
      expect(file.text).not.toContain('@');
      expect(file.text).toContain('Test');
    }
  });

  test('offers coordinators those who can coordinate, by name', async () => {
    const admin = await server.signInAs('Administrator');
    const coordinator = await server.signInAs('Coordinator');
    const gone = await server.createAccount({ email: 'gone@example.test', roles: ['Coordinator'], firstName: 'Gone' });
    await server.createAccount({ email: 'cora@example.test', roles: ['Coordinator', 'Parent'], firstName: 'Corazed' });
    await server.createAccount({ email: 'paul@example.test', roles: ['Parent'], firstName: 'Paulzed' });
    const named = async (search: string) =>
      (await coordinator.ask(findCoordinators, { query: { search } })).body.data.map(({ name }) => name);
    expect(await named('zed')).toEqual([expect.stringMatching(/^Corazed /)]);
    expect(await named('gone')).toHaveLength(1);
    await admin.ask(deactivateUser, { params: { id: gone } });
    expect(await named('gone')).toEqual([]);
    expect(await named('example.test')).toEqual([]);
    expect((await (await server.signInAs('Agent')).ask(findCoordinators, {})).status).toBe(403);
  });

  test('offers coordinators and finance parents alone, by name', async () => {
    await server.createAccount({ email: 'pia@example.test', roles: ['Parent'], firstName: 'Piaquux' });
    await server.createAccount({ email: 'axel@example.test', roles: ['Agent'], firstName: 'Axelquux' });
    for (const role of ['Coordinator', 'Finance'] as const) {
      const client = await server.signInAs(role);
      const named = async (search: string) => (await client.ask(findParents, { query: { search } })).body.data.map(({ name }) => name);
      expect(await named('quux')).toEqual([expect.stringMatching(/^Piaquux /)]);
      expect(await named('example.test')).toEqual([]);
    }
    expect((await (await server.signInAs('Agent')).ask(findParents, {})).status).toBe(403);
  });

  test('is closed to everybody else', async () => {
    for (const role of ['Parent', 'Host family', 'Agent', 'Vetting admin', 'Page editor'] as const)
      expect((await (await server.signInAs(role)).ask(listUsers, {})).status).toBe(403);
    expect((await server.createVisitor().ask(listUsers, {})).status).toBe(401);
  });
});

describe('an address', () => {
  testOnPostgresql('goes to only one of several users who take it at once', async () => {
    const admin = await server.signInAs('Administrator');
    const bodyOf = (email: string) => ({ ...ann, email, roleNames: ['Agent' as const] });
    const invitations = await Promise.all([1, 2, 3, 4].map(() => admin.ask(inviteUser, { body: bodyOf('wanted@example.test') })));
    const codes = (answers: readonly { status: number; body: { code?: string } }[]) =>
      answers.map(({ status, body }) => body.code ?? status);
    expect(codes(invitations).sort()).toEqual([200, 'emailTaken', 'emailTaken', 'emailTaken']);
    const made = await Promise.all([1, 2, 3].map((number) => admin.ask(inviteUser, { body: bodyOf(`edit-${number}@example.test`) })));
    const edits = await Promise.all(
      made.map(({ body: { id, version } }) =>
        admin.ask(editUser, { params: { id }, body: { ...ann, email: 'coveted@example.test', version: version ?? 0 } }),
      ),
    );
    expect(codes(edits).sort()).toEqual([200, 'emailTaken', 'emailTaken']);
  });
});

describe('inviting', () => {
  test('makes an account that can sign in once a password is chosen, and mails the link', async () => {
    const admin = await server.signInAs('Administrator');
    const invited = await admin.ask(inviteUser, { body: { ...ann, email: 'ann@example.test', roleNames: ['Agent', 'Agent'] } });
    expect(invited.body).toMatchObject({ state: 'invited', roleNames: ['Agent'], hasPassword: false, version: 1 });
    const written = await server.app.db.select().from(mails);
    expect(written.find(({ recipient }) => recipient === 'ann@example.test')?.text).toContain('/reset-password/');
    const tried = await server.createVisitor().ask(signIn, { body: { email: 'ann@example.test', password: PASSWORD } });
    expect(tried.status).not.toBe(200);
    const { id } = invited.body;
    expect((await admin.ask(resendInvitation, { params: { id } })).status).toBe(200);
    const log = await admin.ask(listAudit, { query: { subjectType: 'user', subjectId: String(id) } });
    expect(log.body.data.map(({ action }) => action)).toEqual(['users.resendInvitation', 'users.invite']);
    expect(log.body.data[1]?.changes).toContainEqual({ field: 'email', before: null, after: 'ann@example.test' });
  });

  test('refuses an address that is taken, whatever its capitals', async () => {
    const admin = await server.signInAs('Administrator');
    const { status, body } = await admin.ask(inviteUser, { body: { ...ann, email: 'PARENT@example.test', roleNames: ['Agent'] } });
    expect({ status, code: body.code, field: Object.keys(body.errors ?? {}) }).toEqual({
      status: 422,
      code: 'emailTaken',
      field: ['email'],
    });
  });

  test('is not repeated for somebody who has joined; they get a reset link', async () => {
    const admin = await server.signInAs('Administrator');
    const id = await server.createAccount({ email: 'joined@example.test', roles: ['Parent'] });
    expect((await admin.ask(resendInvitation, { params: { id } })).body.code).toBe('alreadyJoined');
    expect((await admin.ask(sendUserResetLink, { params: { id } })).status).toBe(200);
    const written = await server.app.db.select().from(mails);
    expect(written.filter(({ recipient }) => recipient === 'joined@example.test')).toHaveLength(1);
  });
});

describe('editing', () => {
  test('notices that somebody else has saved first, and shows what they saved', async () => {
    const id = await server.createAccount({ email: 'edited@example.test', roles: ['Parent'] });
    const admin = await server.signInAs('Administrator');
    const body = { ...ann, email: 'edited@example.test', version: 1 };
    expect((await admin.ask(editUser, { params: { id }, body })).body).toMatchObject({ lastName: 'Murphy', version: 2 });
    const late = await admin.ask(editUser, { params: { id }, body: { ...body, lastName: 'Byrne' } });
    expect({ status: late.status, code: late.body.code }).toEqual({ status: 409, code: 'changedMeanwhile' });
    expect((late.body as { current?: unknown }).current).toMatchObject({ lastName: 'Murphy', version: 2 });
  });

  test('writes each changed field, before and after, and nothing when nothing changed', async () => {
    const id = await server.createAccount({ email: 'logged@example.test', roles: ['Parent'] });
    const admin = await server.signInAs('Administrator');
    const body = { firstName: 'Ann', lastName: 'Kelly', phone: '', locale: 'en' as const, email: 'logged@example.test' };
    await admin.ask(editUser, { params: { id }, body: { ...body, version: 1 } });
    await admin.ask(editUser, { params: { id }, body: { ...body, version: 2 } });
    const { body: log } = await admin.ask(listAudit, { query: { subjectType: 'user', subjectId: String(id), action: 'users.edit' } });
    expect(log.data).toHaveLength(1);
    expect(log.data[0]).toMatchObject({ actor: { firstName: 'Administrator' }, subjectName: 'Ann Kelly' });
    expect(log.data[0]?.changes).toEqual([{ field: 'lastName', before: 'Test', after: 'Kelly' }]);
  });

  test('two who save the same version at once: one saves, one is told', async () => {
    const id = await server.createAccount({ email: 'race@example.test', roles: ['Parent'] });
    const admin = await server.signInAs('Administrator');
    const save = (lastName: string) =>
      admin.ask(editUser, { params: { id }, body: { ...ann, lastName, email: 'race@example.test', version: 1 } });
    const answers = await Promise.all(['One', 'Two', 'Three', 'Four'].map(save));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test('answers 404 for nobody', async () => {
    const admin = await server.signInAs('Administrator');
    expect((await admin.ask(readOneUser, { params: { id: 999_999 } })).status).toBe(404);
  });
});
