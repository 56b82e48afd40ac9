// Archiving and deleting conversations over HTTP: each for its reader, a request to support for everyone.

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readUser } from '#contract/identity/account.endpoints.ts';
import { archiveConversation, deleteConversation, unarchiveConversation } from '#contract/messaging/conversations.endpoints.ts';
import { declineOffer } from '#contract/trips/offers.endpoints.ts';
import { conversations } from '#server/db/schema/conversations.ts';
import { audit } from '#server/db/schema/platform.ts';
import type { TestClient } from '#server/testing/client.ts';
import { type ConversationFixture, startConversationFixture } from '#server/testing/fixtures/conversation-fixture.ts';
import { createTestConversation, createTestMessage } from '#server/testing/samples/messages.ts';

let fixture: ConversationFixture;
let room: ConversationFixture['room'];
let hostClient: ConversationFixture['hostClient'];
let read: ConversationFixture['read'];
let list: ConversationFixture['list'];
let archived: ConversationFixture['archived'];
let unread: ConversationFixture['unread'];
let counts: ConversationFixture['counts'];
let send: ConversationFixture['send'];
let conversationId: number;
let offerId: number;

beforeAll(async () => {
  fixture = await startConversationFixture();
  ({ room, hostClient, read, list, archived, unread, counts, send } = fixture);
});
afterAll(() => fixture.room.stop());
beforeEach(async () => {
  ({ conversationId, offerId } = await fixture.writeEnquiry());
});

test('the conversations of one family have its stays and its requests to support, also archived ones, as far as the reader may read', async () => {
  const hostFamilyId = room.hosts[0]?.familyId ?? 0;
  const userId = fixture.hostId();
  const support = await createTestConversation(room.app, { type: 'customer-support', userId, participants: [userId] });
  expect((await list(room.coordinator, { hostFamilyId })).toSorted()).toEqual([conversationId, support].toSorted());
  await room.coordinator.ask(archiveConversation, { query: { conversationId } });
  expect(await list(room.coordinator)).not.toContain(conversationId);
  expect(await list(room.coordinator, { hostFamilyId })).toContain(conversationId);
  expect(await list(room.coordinator, { hostFamilyId: room.hosts[1]?.familyId ?? 0 })).toEqual([]);
  expect(await list(room.parent, { hostFamilyId })).toEqual([conversationId]);
  expect(await list(fixture.stranger, { hostFamilyId })).toEqual([]);
});

test('the conversations of one trip are those with its families, also archived ones, as far as the reader may read', async () => {
  const { tripId, conversationId: own } = await fixture.writeEnquiry();
  expect(await list(room.coordinator, { tripId })).toEqual([own]);
  expect(await list(room.coordinator, { tripId: tripId + 1 })).toEqual([]);
  await room.coordinator.ask(archiveConversation, { query: { conversationId: own } });
  expect(await list(room.coordinator)).toEqual([]);
  expect(await list(room.coordinator, { tripId })).toEqual([own]);
  expect(await list(room.parent, { tripId })).toEqual([own]);
  expect(await list(fixture.stranger, { tripId })).toEqual([]);
});

describe('archiving', () => {
  const archive = (client: TestClient, id = conversationId) => client.ask(archiveConversation, { query: { conversationId: id } });
  const unarchive = (client: TestClient, id = conversationId) => client.ask(unarchiveConversation, { query: { conversationId: id } });

  test('is everybody’s own, and over with the next message of a person', async () => {
    expect((await archive(room.parent)).body).toMatchObject({ isArchived: true, closedReason: null });
    expect([await list(room.parent), await archived(room.parent)]).toEqual([[], [conversationId]]);
    expect(await list(hostClient())).toEqual([conversationId]);
    expect(await counts(room.parent)).toMatchObject({ archivedTotal: 1 });
    await archive(room.coordinator);
    expect([await list(room.coordinator), await archived(room.coordinator)]).toEqual([[], [conversationId]]);
    await send(hostClient());
    expect(await list(room.parent)).toEqual([conversationId]);
    expect((await unarchive(room.coordinator)).body.isArchived).toBe(false);
  });

  const ofSupport = () => ({ type: 'customer-support' as const, userId: room.parentId, participants: [room.parentId] });

  test('a request to support is closed for everyone, and says so', async () => {
    const id = await createTestConversation(room.app, ofSupport());
    await createTestMessage(room.app, { conversationId: id, senderId: room.parentId, text: 'Help' });
    expect((await read(room.coordinator, id)).body).toMatchObject({ title: 'Jeanne Test - Support', support: { assignee: null } });
    expect((await read(room.parent, id)).body).toMatchObject({
      title: 'Support',
      support: null,
      conversationable: { supportable: { name: 'Jeanne Test' } },
    });
    expect((await archive(room.coordinator, id)).body).toMatchObject({ isArchived: true, closedReason: 'archived' });
    expect(await archived(room.parent)).toEqual([id]);
    expect((await read(room.parent, id)).text).toContain('This request was closed.');
    expect(await send(room.parent, 'More', id)).toMatchObject({ status: 422, body: { code: 'conversationClosed' } });
    const next = await createTestConversation(room.app, ofSupport());
    expect(await unarchive(room.coordinator, id)).toMatchObject({ status: 409, body: { code: 'requestOpen' } });
    await room.app.db.delete(conversations).where(eq(conversations.id, next));
    expect((await unarchive(room.coordinator, id)).body.closedReason).toBeNull();
    expect(await list(room.parent, { viewType: 'support' })).toEqual([id]);
  });

  test('a family has a declined offer in its archive', async () => {
    const declined = await hostClient().ask(declineOffer, { params: { id: offerId }, body: { reason: 'We travel' } });
    expect(declined.status, declined.text).toBe(200);
    expect([await list(hostClient()), await archived(hostClient()), await list(room.parent)]).toEqual([
      [],
      [conversationId],
      [conversationId],
    ]);
  });
});

describe('deleting', () => {
  const remove = (client: TestClient) => client.ask(deleteConversation, { query: { conversationId } });

  test('a reader hides a conversation until something new is written', async () => {
    expect((await remove(hostClient())).status).toBe(200);
    expect([await list(hostClient()), await unread(hostClient())]).toEqual([[], []]);
    expect(await list(room.parent)).toEqual([conversationId]);
    await send(room.parent);
    expect(await list(hostClient())).toEqual([conversationId]);
  });

  test('an administrator deletes for everyone, which is recorded; the stay goes on with a new conversation', async () => {
    expect((await remove(room.administrator)).status).toBe(200);
    for (const client of [room.parent, hostClient(), room.administrator]) expect((await read(client)).status).toBe(404);
    expect((await room.parent.ask(readUser, { query: {} })).body.unreadMessageCount).toBe(0);
    const rows = await room.app.db
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'conversation.delete'), eq(audit.subjectId, String(conversationId))));
    expect(rows).toHaveLength(1);
    const declined = await hostClient().ask(declineOffer, { params: { id: offerId }, body: { reason: 'We travel' } });
    expect(declined.status, declined.text).toBe(200);
  });
});
