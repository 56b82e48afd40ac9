// What a block closes, and for whom.

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { linkParent } from '#contract/people/students.endpoints.ts';
import { userBlocks } from '#server/db/schema/messaging.ts';
import type { TestClient } from '#server/testing/client.ts';
import { type ConversationFixture, startConversationFixture } from '#server/testing/fixtures/conversation-fixture.ts';
import { createTestConversation } from '#server/testing/samples/messages.ts';

let fixture: ConversationFixture;
beforeAll(async () => {
  fixture = await startConversationFixture();
});
afterAll(() => fixture.room.stop());
beforeEach(async () => {
  const { room, hostId } = fixture;
  // Nobody writes to a family that has blocked them.
  await room.app.db.delete(userBlocks);
  await fixture.writeEnquiry();
  await room.app.db.insert(userBlocks).values({ userId: hostId(), blockedId: room.parentId, createdAt: room.app.clock.now() });
});

test('a conversation is read-only for who was blocked and who did it, and for nobody else', async () => {
  const { room, read, send, hostClient, join } = fixture;
  await join(room.coordinator);
  await room.createAccount({ email: 'father@example.test', roles: ['Parent'], firstName: 'Paul' });
  const body = { email: 'father@example.test', firstName: 'Paul', lastName: 'Test' };
  await room.coordinator.ask(linkParent, { params: { id: room.childId }, body });
  const father = await room.signInWith('father@example.test');
  const reasonFor = async (client: TestClient) => (await read(client)).body.closedReason;
  for (const client of [room.parent, hostClient()]) {
    expect(await reasonFor(client)).toBe('blocked');
    expect(await send(client)).toMatchObject({ status: 422, body: { code: 'conversationClosed' } });
  }
  for (const client of [father, room.coordinator]) {
    expect(await reasonFor(client)).toBe(null);
    expect((await send(client)).status).toBe(200);
  }
});

test('a group stays open: there people write to all', async () => {
  const { room, read, send, hostId } = fixture;
  const id = await createTestConversation(room.app, { participants: [room.parentId, hostId()] });
  expect((await read(room.parent, id)).body.closedReason).toBe(null);
  expect((await send(room.parent, 'Hello all', id)).status).toBe(200);
});

test('whom they have blocked is shown to readers, not by whom they were', async () => {
  const { room, read, hostClient } = fixture;
  const blockedFor = async (client: TestClient) =>
    (await read(client)).body.participants.filter(({ isBlocked }) => isBlocked).map(({ id }) => id);
  expect(await blockedFor(hostClient())).toEqual([room.parentId]);
  expect(await blockedFor(room.parent)).toEqual([]);
});
