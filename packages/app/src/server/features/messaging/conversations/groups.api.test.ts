// The conversations of groups: who is in them, who can be added, and who may do that.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  addParticipant,
  archiveConversation,
  createGroupConversation,
  listCandidates,
  listConversations,
  readConversation,
  removeParticipant,
  renameConversation,
} from '#contract/messaging/conversations.endpoints.ts';
import { sendMessage } from '#contract/messaging/messages.endpoints.ts';
import { createTrip, editTrip, readTrip } from '#contract/trips/trip.endpoints.ts';
import { conversations, messages } from '#server/db/schema/conversations.ts';
import { users } from '#server/db/schema/identity.ts';
import { tripGroups } from '#server/db/schema/trips.ts';
import type { TestClient } from '#server/testing/client.ts';
import { toEmail } from '#server/testing/fixtures/accounts.ts';
import { createTestGroup } from '#server/testing/samples/conversations.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let room: TestServer;
let coordinator: TestClient;
let agent: TestClient;
let one: TestClient;
let other: TestClient;
let ids: { one: number; other: number; outsider: number; coordinator: number };
let groupId: number;

beforeAll(async () => {
  room = await startServer();
  coordinator = await room.signInAs('Coordinator');
  agent = await room.signInAs('Agent');
  const account = (name: string) => room.createAccount({ email: `${name}@example.test`, roles: ['Parent'], firstName: name });
  const [found] = await room.app.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, toEmail('Coordinator')));
  ids = { one: await account('One'), other: await account('Two'), outsider: await account('Out'), coordinator: found?.id ?? 0 };
  one = await room.signInWith('one@example.test');
  other = await room.signInWith('two@example.test');
});
afterAll(() => room.stop());
beforeEach(async () => {
  await room.app.db.delete(conversations);
  groupId = await createTestGroup(room.app, ids.coordinator);
  for (const parentId of [ids.one, ids.other]) await createTestTrip(room.app, { parentId, groupId, state: 'new' });
});

const begin = (client: TestClient, name = 'July Group') => client.ask(createGroupConversation, { body: { groupId, name } });
const read = (client: TestClient, id: number) => client.ask(readConversation, { params: { id }, query: {} });

test('a group has one conversation, with its parents and who began it; parents see first names', async () => {
  const made = await begin(coordinator);
  expect(made.status, made.text).toBe(200);
  expect(made.body).toMatchObject({ conversationableType: 'group', title: 'July Group', isParticipant: true, closedReason: null });
  expect(made.body.participants.map(({ id }) => id).toSorted()).toEqual([ids.one, ids.other, ids.coordinator].toSorted());
  expect((await begin(coordinator, 'Another')).body.id).toBe(made.body.id);
  const forParent = await read(one, made.body.id);
  expect(forParent.body.participants.map(({ firstName }) => firstName)).toContain('Two');
  expect(forParent.body.rights).not.toContain('manageMembers');
  expect(forParent.text).not.toContain('Test"');
  expect((await one.ask(listConversations, { query: { viewType: 'booking' } })).body.total).toBe(1);
});

test('follows its trips: those that are added, and those that are moved to another group', async () => {
  const { id } = (await begin(coordinator)).body;
  const peopleOf = async (conversationId: number) =>
    (await read(coordinator, conversationId)).body.participants.map(({ id: userId }) => userId).toSorted();
  const { tripId, studentId, businessId } = await createTestTrip(room.app, { parentId: ids.outsider, state: 'new' });
  const move = async (to: number) => {
    const { version } = (await coordinator.ask(readTrip, { params: { id: tripId } })).body;
    const moved = await coordinator.ask(editTrip, { params: { id: tripId }, body: { version, groupId: to } });
    expect(moved.status, moved.text).toBe(200);
  };
  await move(groupId);
  expect(await peopleOf(id)).toEqual([ids.one, ids.other, ids.outsider, ids.coordinator].toSorted());
  const otherGroup = await createTestGroup(room.app, ids.coordinator);
  const { body: other } = await coordinator.ask(createGroupConversation, { body: { groupId: otherGroup, name: 'Other' } });
  await move(otherGroup);
  expect(await peopleOf(id)).toEqual([ids.one, ids.other, ids.coordinator].toSorted());
  expect(await peopleOf(other.id)).toEqual([ids.outsider, ids.coordinator].toSorted());
  const body = { fromDate: '2027-07-05', toDate: '2027-07-19', studentIds: [studentId], groupId, businessId };
  const made = await coordinator.ask(createTrip, { body });
  expect(made.status, made.text).toBe(200);
  expect(await peopleOf(id)).toContain(ids.outsider);
});

test('agents begin it for their own groups only, parents never', async () => {
  expect((await begin(one)).status).toBe(403);
  expect((await begin(agent)).status).toBe(404);
  const [row] = await room.app.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, toEmail('Agent')));
  await room.app.db
    .update(tripGroups)
    .set({ agentId: row?.id ?? 0 })
    .where(eq(tripGroups.id, groupId));
  expect((await begin(agent)).status).toBe(200);
});

/** Whom the product's sentences in a conversation name. */
async function listNamed(conversationId: number) {
  const rows = await room.app.db.select().from(messages).where(eq(messages.conversationId, conversationId)).orderBy(messages.sequence);
  return rows.flatMap(({ content }) => ('texts' in content ? content.texts.map(({ sentence, personId }) => ({ sentence, personId })) : []));
}

test('staff rename it; without a name it is called by the default one', async () => {
  const { id } = (await begin(coordinator)).body;
  const rename = (name: string, client = coordinator) => client.ask(renameConversation, { params: { id }, body: { name } });
  expect((await rename('August')).body.title).toBe('August');
  expect((await read(one, id)).text).toContain('renamed the conversation: August');
  expect(await listNamed(id)).toEqual([{ sentence: 'renamed', personId: ids.coordinator }]);
  const [group] = await room.app.db.select().from(tripGroups).where(eq(tripGroups.id, groupId));
  expect((await rename('')).body.title).toBe(group?.name);
  expect((await rename('Mine', one)).status).toBe(403);
});

test('colleagues and people of its trips can be added, others not; who is taken out reads nothing more', async () => {
  const { id } = (await begin(coordinator)).body;
  const candidates = async (search?: string) =>
    (await coordinator.ask(listCandidates, { params: { id }, query: search === undefined ? {} : { search } })).body.data;
  expect((await candidates()).map(({ role }) => role)).toEqual(expect.arrayContaining(['Agent', 'Administrator', 'Finance']));
  expect((await candidates('administrator')).map(({ name }) => name)).toEqual(['Administrator Test']);
  const add = (userId: number) => coordinator.ask(addParticipant, { params: { id }, body: { userId } });
  expect(await add(ids.outsider)).toMatchObject({ status: 422, body: { code: 'notACandidate' } });
  const remove = (userId: number, client = coordinator) => client.ask(removeParticipant, { query: { conversationId: id, userId } });
  expect((await remove(ids.one, other)).status).toBe(404);
  expect((await remove(ids.other)).status).toBe(200);
  expect((await read(other, id)).status).toBe(404);
  expect((await other.ask(sendMessage, { body: { conversationId: id, content: 'Hello' } })).status).toBe(404);
  expect((await candidates()).map(({ id: userId }) => userId)).toContain(ids.other);
  expect((await add(ids.other)).status).toBe(200);
  expect((await read(other, id)).body).toMatchObject({ isParticipant: true, isUnread: true });
  expect(await listNamed(id)).toEqual([
    { sentence: 'removed', personId: ids.other },
    { sentence: 'joined', personId: ids.other },
  ]);
});

test('the conversation of a group is listed by its group, also if it is archived, and only for those who see it', async () => {
  const { body: made } = await begin(coordinator);
  const otherId = await createTestGroup(room.app, ids.coordinator);
  const list = async (client: TestClient, id: number) =>
    (await client.ask(listConversations, { query: { groupId: id } })).body.data.map((conversation) => conversation.id);
  await coordinator.ask(archiveConversation, { query: { conversationId: made.id } });
  expect(await list(coordinator, groupId)).toEqual([made.id]);
  expect(await list(coordinator, otherId)).toEqual([]);
  expect(await list(one, groupId)).toEqual([made.id]);
  expect(await list(agent, groupId)).toEqual([]);
});
