// Every role against every kind of conversation and every endpoint of conversations and messages, generated from one table: who reads it
// is answered, everybody else as if there were no such thing.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLES, type Role } from '#contract/identity/roles.ts';
import * as conversationEndpoints from '#contract/messaging/conversations.endpoints.ts';
import * as messageEndpoints from '#contract/messaging/messages.endpoints.ts';
import type { EndpointDefinition } from '#contract/platform/endpoint.ts';
import { getAccessRow } from '#server/access/table.ts';
import { conversationParticipants, conversations, messages } from '#server/db/schema/conversations.ts';
import { attempts } from '#server/db/schema/platform.ts';
import { tripGroups, trips } from '#server/db/schema/trips.ts';
import { allRoutes } from '#server/routes.ts';
import type { TestClient } from '#server/testing/client.ts';
import { type HttpFixture, startHttpFixture } from '#server/testing/fixtures/http-fixture.ts';
import { createTestGroup } from '#server/testing/samples/conversations.ts';
import { createTestConversation, createTestMessage } from '#server/testing/samples/messages.ts';
import { createOfferedTrip, createTestTrip } from '#server/testing/samples/trips.ts';

const KINDS = ['own', 'lookedAfter', 'foreignOffer', 'foreignTrip', 'foreignGroup', 'foreignSupport', 'left', 'deleted'] as const;
type Kind = (typeof KINDS)[number];

const READS_ALL: readonly Role[] = ['Coordinator', 'Finance', 'Administrator'];

/** Whether a role reads a kind, by the permissions of the product. */
function isReadable(role: Role, kind: Kind): boolean {
  if (kind === 'deleted') return false;
  return kind === 'own' || READS_ALL.includes(role) || (kind === 'lookedAfter' && role === 'Agent');
}

let room: HttpFixture;
const callers = new Map<Role, { client: TestClient; userId: number }>();
let strangerId: number;

beforeAll(async () => {
  room = await startHttpFixture(allRoutes);
  for (const role of ROLES) callers.set(role, await room.signedIn([role]));
  strangerId = (await room.signedIn(['Parent'])).userId;
});
afterAll(() => room.stop());

/** Creates a conversation of a kind, as seen by a user, with a message. */
async function createKind(kind: Kind, userId: number): Promise<{ id: number; messageId: number }> {
  const { app } = room;
  const participants = [strangerId];
  const create = async () => {
    switch (kind) {
      case 'own':
      case 'left':
      case 'deleted': {
        const { tripId } = await createTestTrip(app, { parentId: strangerId, toDate: '2026-12-01' });
        return createTestConversation(app, { type: 'trip', tripId, participants: [strangerId, userId] });
      }
      case 'lookedAfter': {
        const { tripId } = await createTestTrip(app, { parentId: strangerId, agentId: userId });
        return createTestConversation(app, { type: 'trip', tripId, participants });
      }
      case 'foreignOffer': {
        const { offerId } = await createOfferedTrip(app, strangerId);
        return createTestConversation(app, { offerId, participants });
      }
      case 'foreignTrip':
        return createTestConversation(app, { type: 'trip', tripId: (await createTestTrip(app)).tripId, participants });
      case 'foreignGroup':
        return createTestConversation(app, { type: 'group', groupId: await createTestGroup(app, strangerId), participants });
      case 'foreignSupport':
        return createTestConversation(app, { type: 'customer-support', userId: strangerId, participants });
    }
  };
  await app.db.delete(conversations);
  await app.db.delete(attempts);
  await app.db.update(trips).set({ agentId: null });
  await app.db.update(tripGroups).set({ agentId: null });
  const id = await create();
  const messageId = await createTestMessage(app, { conversationId: id, senderId: strangerId, text: 'Geheimnis' });
  const at = app.clock.now();
  if (kind === 'left')
    await app.db
      .update(conversationParticipants)
      .set({ removedAt: at, unreadSince: null })
      .where(eq(conversationParticipants.userId, userId));
  if (kind === 'deleted') await app.db.update(conversations).set({ deletedAt: at }).where(eq(conversations.id, id));
  return { id, messageId };
}

type Named = Readonly<Record<string, EndpointDefinition>>;
const named: Named = { ...conversationEndpoints, ...messageEndpoints };

/** A request of each endpoint that names a conversation; the lists are tested apart. */
const REQUESTS: Readonly<Record<string, (about: { id: number; messageId: number; userId: number }) => object>> = {
  readConversation: ({ id }) => ({ params: { id } }),
  findConversationBySid: ({ id }) => ({ query: { conversationId: id } }),
  joinConversation: ({ id }) => ({ query: { conversationId: id } }),
  removeParticipant: ({ id }) => ({ query: { conversationId: id } }),
  archiveConversation: ({ id }) => ({ query: { conversationId: id } }),
  unarchiveConversation: ({ id }) => ({ query: { conversationId: id } }),
  deleteConversation: ({ id }) => ({ query: { conversationId: id } }),
  renameConversation: ({ id }) => ({ params: { id }, body: { name: 'New' } }),
  listCandidates: ({ id }) => ({ params: { id } }),
  addParticipant: ({ id, userId }) => ({ params: { id }, body: { userId } }),
  listConversationReaders: ({ id }) => ({ params: { id } }),
  listMessages: ({ id }) => ({ query: { conversationId: id } }),
  searchMessages: ({ id }) => ({ params: { id }, query: { search: 'Geheimnis' } }),
  sendMessage: ({ id }) => ({ body: { conversationId: id, content: 'Hello' } }),
  withdrawMessage: ({ messageId }) => ({ params: { id: messageId } }),
  markSeen: ({ id, messageId }) => ({ body: { conversationId: id, messageId } }),
  markUnread: ({ id }) => ({ body: { conversationId: id } }),
};
const LISTS = ['listConversations', 'listUnreadConversations', 'listArchivedConversations'] as const;
/** They name no conversation. */
const OTHERS = [...LISTS, 'readUnreadCounts', 'createGroupConversation', 'readResponseTime'];

test('every endpoint of conversations and messages is in the table', () => {
  expect(Object.keys(named).toSorted()).toEqual([...Object.keys(REQUESTS), ...OTHERS].toSorted());
});

describe.each(ROLES)('%s', (role) => {
  test.each(KINDS)('reads of the kind %s what the permissions say, and changes nothing else', async (kind) => {
    const { client, userId } = callers.get(role) ?? { client: room.visitor(), userId: 0 };
    for (const [name, toRequest] of Object.entries(REQUESTS)) {
      const about = await createKind(kind, userId);
      const endpoint = named[name] as EndpointDefinition;
      const before = await room.app.db.select().from(messages);
      const { status, text } = await client.ask(endpoint, toRequest({ ...about, userId: strangerId }) as never);
      const isGranted = getAccessRow(endpoint.access)[role] !== '-';
      if (!isGranted) expect([status, name]).toEqual([403, name]);
      else if (isReadable(role, kind)) expect([403, 500], name).not.toContain(status);
      else expect([status, name]).toEqual([404, name]);
      if (isGranted && isReadable(role, kind)) continue;
      expect(text, name).not.toContain('Geheimnis');
      expect(await room.app.db.select().from(messages), name).toEqual(before);
    }
  });

  test.each(KINDS)('has of the kind %s in lists what they may read', async (kind) => {
    const { client, userId } = callers.get(role) ?? { client: room.visitor(), userId: 0 };
    const { id } = await createKind(kind, userId);
    for (const query of [{}, { search: 'Geheimnis' }, { viewType: 'all' as const }]) {
      const { body } = await client.ask(conversationEndpoints.listConversations, { query });
      expect(body.data.map((one) => one.id)).toEqual(isReadable(role, kind) ? [id] : []);
    }
    const { body } = await client.ask(conversationEndpoints.listUnreadConversations, { query: {} });
    expect(body.data.map((one) => one.id)).toEqual(kind === 'own' ? [id] : []);
  });
});
