// Whose children students are: linked at once by whoever may read accounts, asked for by others, taken away.

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptParentInvitation, declineParentInvitation, listParentInvitations } from '#contract/people/parent-invitations.endpoints.ts';
import { deleteStudent, linkParent, mergeStudents, readStudent, unlinkParent, updateStudent } from '#contract/people/students.endpoints.ts';
import { userRoles } from '#server/db/schema/identity.ts';
import type { TestClient } from '#server/testing/client.ts';
import { getEmailsTo } from '#server/testing/emails.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let mother: TestClient;
let father: TestClient;
let agent: TestClient;
let coordinator: TestClient;
let administrator: TestClient;
let motherId: number;
let agentId: number;
beforeAll(async () => {
  server = await startServer();
  motherId = await server.createAccount({ email: 'mother@example.test', roles: ['Parent'], firstName: 'Jeanne' });
  await server.createAccount({ email: 'father@example.test', roles: ['Parent'], firstName: 'Karl' });
  agentId = await server.createAccount({ email: 'agency@example.test', roles: ['Agent'], firstName: 'Ana' });
  mother = await server.signInWith('mother@example.test');
  father = await server.signInWith('father@example.test');
  agent = await server.signInWith('agency@example.test');
  coordinator = await server.signInAs('Coordinator');
  administrator = await server.signInAs('Administrator');
});
afterAll(() => server.stop());

const added = async (client: TestClient, change: object = {}) =>
  (await client.ask(updateStudent, { params: { id: 'new' }, body: { firstName: 'Anna', lastName: 'Byrne', ...change } })).body.item;

test('a parent is linked by address, invited where there is no account, and taken away', async () => {
  const { id } = await added(mother);
  const { body } = await coordinator.ask(linkParent, { params: { id }, body: { email: 'Father@example.test' } });
  expect(body).toMatchObject({ outcome: 'linked', item: { parents: [{ id: motherId }, { email: 'father@example.test' }] } });
  const fatherId = body.item.parents[1]?.id ?? 0;
  expect((await father.ask(readStudent, { params: { id } })).status).toBe(200);
  const unnamed = await coordinator.ask(linkParent, { params: { id }, body: { email: 'aunt@example.test' } });
  expect(Object.keys(unnamed.body.errors ?? {})).toEqual(['firstName', 'lastName']);
  const aunt = await coordinator.ask(linkParent, {
    params: { id },
    body: { email: 'aunt@example.test', firstName: 'Ida', lastName: 'Byrne' },
  });
  expect(aunt.body).toMatchObject({ outcome: 'invited', item: { parents: [{}, {}, { firstName: 'Ida' }] } });
  const agency = await coordinator.ask(linkParent, { params: { id }, body: { email: 'agency@example.test' } });
  expect(agency.body.code).toBe('notAParent');
  expect((await coordinator.ask(unlinkParent, { params: { id, userId: fatherId } })).body.item.parents).toHaveLength(2);
  expect((await father.ask(readStudent, { params: { id } })).status).toBe(404);
  expect((await mother.ask(unlinkParent, { params: { id, userId: motherId } })).status).toBe(403);
  await administrator.ask(deleteStudent, { params: { id } });
});

test('an agent who names a parent learns nothing about accounts, and only the parent’s own yes links them', async () => {
  const { id } = await added(coordinator, { agentId });
  const name = (email: string) => agent.ask(linkParent, { params: { id }, body: { email } });
  const told = await Promise.all(['father@example.test', 'agency@example.test', 'nobody@example.test'].map(name));
  for (const { status, body } of told)
    expect({ status, outcome: body.outcome, parents: body.item.parents }).toEqual({ status: 200, outcome: 'asked', parents: [] });
  const mailed = await Promise.all(
    ['father@example.test', 'agency@example.test', 'nobody@example.test'].map((to) => getEmailsTo(server, to)),
  );
  for (const mails of mailed) expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('is this your child?'));
  expect((await father.ask(readStudent, { params: { id } })).status).toBe(404);
  const [asked] = (await father.ask(listParentInvitations, {})).body.data;
  expect(asked).toMatchObject({ child: 'Anna' });
  const params = { id: asked?.id ?? 0 };
  expect((await mother.ask(acceptParentInvitation, { params })).status).toBe(404);
  expect((await father.ask(acceptParentInvitation, { params })).body).toMatchObject({ studentId: id });
  expect((await father.ask(readStudent, { params: { id } })).status).toBe(200);
  expect((await father.ask(listParentInvitations, {})).body.data).toEqual([]);
  await name('mother@example.test');
  const [other] = (await mother.ask(listParentInvitations, {})).body.data;
  expect((await mother.ask(declineParentInvitation, { params: { id: other?.id ?? 0 } })).status).toBe(200);
  expect((await mother.ask(readStudent, { params: { id } })).status).toBe(404);
  await administrator.ask(deleteStudent, { params: { id } });
});

test('a parent’s yes to one child of an agent is no yes to another: each is asked about, and linked by its own answer', async () => {
  const { id: first } = await added(coordinator, { agentId, parentId: motherId });
  const second = await added(agent, { firstName: 'Ben', parentId: motherId });
  expect(second).toMatchObject({ firstName: 'Ben', parents: [] });
  const third = await added(agent, { firstName: 'Cleo' });
  const named = await agent.ask(updateStudent, { params: { id: third.id }, body: { parentId: motherId, version: third.version } });
  expect(named.body.item.parents).toEqual([]);
  const subjects = (await getEmailsTo(server, 'mother@example.test')).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('is this your child?'))).toHaveLength(3);
  for (const { id } of [second, third]) expect((await mother.ask(readStudent, { params: { id } })).status).toBe(404);
  const invitations = (await mother.ask(listParentInvitations, {})).body.data;
  expect(invitations).toMatchObject([
    { child: 'Ben', inviter: 'Ana Test' },
    { child: 'Cleo', inviter: 'Ana Test' },
  ]);
  await mother.ask(acceptParentInvitation, { params: { id: invitations[0]?.id ?? 0 } });
  expect((await mother.ask(readStudent, { params: { id: second.id } })).status).toBe(200);
  expect((await mother.ask(readStudent, { params: { id: third.id } })).status).toBe(404);
  // Named again, a parent who is linked already is not asked again.
  await agent.ask(updateStudent, { params: { id: second.id }, body: { parentId: motherId, hobbies: 'Riding' } });
  expect((await mother.ask(listParentInvitations, {})).body.data).toHaveLength(1);
  for (const id of [first, second.id, third.id]) await administrator.ask(deleteStudent, { params: { id } });
});

test('an agent’s invitation of a parent holds while they look after the student, and until the parent is removed', async () => {
  const { id, version } = await added(coordinator, { agentId });
  const ask = () => agent.ask(linkParent, { params: { id }, body: { email: 'father@example.test' } });
  const asked = async () => (await father.ask(listParentInvitations, {})).body.data.filter(({ child }) => child === 'Anna');
  await ask();
  const [invitation] = await asked();
  const params = { id: invitation?.id ?? 0 };
  const handed = await coordinator.ask(updateStudent, { params: { id }, body: { agentId: null, version } });
  expect(await asked()).toEqual([]);
  expect((await father.ask(acceptParentInvitation, { params })).status).toBe(404);
  await coordinator.ask(updateStudent, { params: { id }, body: { agentId, version: handed.body.item.version } });
  expect(await asked()).toHaveLength(1);
  const { body } = await coordinator.ask(linkParent, { params: { id }, body: { email: 'father@example.test' } });
  await coordinator.ask(unlinkParent, { params: { id, userId: body.item.parents[0]?.id ?? 0 } });
  expect(await asked()).toEqual([]);
  expect((await father.ask(acceptParentInvitation, { params })).status).toBe(404);
  await administrator.ask(deleteStudent, { params: { id } });
});

test('no agent makes themselves the parent of a child whom they look after, though they are a parent too', async () => {
  const email = 'agency.parent@example.test';
  const bothId = await server.createAccount({ email, roles: ['Agent', 'Parent'], firstName: 'Bo' });
  const both = await server.signInWith(email);
  const own = await added(both, { firstName: 'Own', parentId: bothId });
  expect(own.parents).toMatchObject([{ id: bothId }]);
  for (const [client, id] of [[agent, agentId] as const, [both, bothId] as const]) {
    const child = await added(coordinator, { agentId: id });
    const params = { id: child.id };
    const named = await client.ask(updateStudent, { params, body: { parentId: id, version: child.version } });
    expect([named.status, Object.keys(named.body.errors ?? {})]).toEqual([422, ['parentId']]);
    expect((await coordinator.ask(readStudent, { params })).body.parents).toEqual([]);
  }
  const child = await added(coordinator, { agentId: bothId });
  const { version } = (await coordinator.ask(updateStudent, { params: { id: own.id }, body: { agentId: bothId, version: own.version } }))
    .body.item;
  const merged = await both.ask(mergeStudents, { params: { id: own.id }, body: { otherId: child.id, version } });
  expect([merged.status, Object.keys(merged.body.errors ?? {})]).toEqual([422, ['otherId']]);
});

test('a former agent’s invitation links no parent, and agents can’t invite themselves', async () => {
  const email = 'agency.gone@example.test';
  const goneId = await server.createAccount({ email, roles: ['Agent', 'Parent'], firstName: 'Bo' });
  const gone = await server.signInWith(email);
  const { id } = await added(coordinator, { agentId: goneId });
  for (const address of [email, 'father@example.test'])
    expect((await gone.ask(linkParent, { params: { id }, body: { email: address } })).status).toBe(200);
  const asked = async (client: TestClient) => (await client.ask(listParentInvitations, {})).body.data;
  expect(await asked(gone)).toEqual([]);
  const [invitation] = await asked(father);
  expect(invitation).toMatchObject({ child: 'Anna' });
  await server.app.db.delete(userRoles).where(and(eq(userRoles.userId, goneId), eq(userRoles.role, 'Agent')));
  expect(await asked(father)).toEqual([]);
  expect((await father.ask(acceptParentInvitation, { params: { id: invitation?.id ?? 0 } })).status).toBe(404);
});
