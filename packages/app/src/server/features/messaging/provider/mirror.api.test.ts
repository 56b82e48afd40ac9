// Copies of conversations at a stand-in for Twilio: once, in order, without what is not for everybody, and gone when it is gone here.

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withdrawMessage } from '#contract/messaging/messages.endpoints.ts';
import { conversationParticipants, conversations } from '#server/db/schema/conversations.ts';
import { conversationMirrors } from '#server/db/schema/messaging.ts';
import { eraseConversations } from '#server/features/messaging/conversations/erase-user.service.ts';
import { postMessage } from '#server/features/messaging/messages/post-message.service.ts';
import { jobRows } from '#server/platform/jobs/job-rows.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createTestConversation, createTestMessage } from '#server/testing/samples/messages.ts';
import { createOfferedTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { startTwilioServer, TWILIO_SETTINGS, type TwilioServer } from '#server/testing/twilio-server.ts';
import { MIRROR_JOB, mirrorConversation } from './mirror-conversation.service.ts';

let twilio: TwilioServer;
let server: TestServer;
let parentId: number;
let hostId: number;
let parent: TestClient;
let conversationId: number;
beforeAll(async () => {
  twilio = await startTwilioServer();
  server = await startServer({ ...TWILIO_SETTINGS, TWILIO_URL: twilio.url });
  parentId = await server.createAccount({ email: 'mirror-parent@example.test', roles: ['Parent'], firstName: 'Maria' });
  hostId = await server.createAccount({ email: 'mirror-host@example.test', roles: ['Host family'], firstName: 'Orla' });
  parent = await server.signInWith('mirror-parent@example.test');
});
afterAll(async () => {
  await server.stop();
  await twilio.stop();
});
beforeEach(async () => {
  await sweep();
  await server.app.db.delete(jobRows);
  twilio.faults.length = 0;
  twilio.until = null;
  const { offerId } = await createOfferedTrip(server.app, hostId);
  conversationId = await createTestConversation(server.app, { offerId, participants: [parentId, hostId] });
});

const copy = () => twilio.conversations.find(({ uniqueName }) => uniqueName === `conversation-${conversationId}`);
const bodies = () => copy()?.messages.map(({ body }) => body);
const write = (text: string, senderId = parentId) => createTestMessage(server.app, { conversationId, senderId, text });

async function sweep(minutes = 1): Promise<void> {
  server.time.now = new Date(server.time.now.getTime() + minutes * 60_000);
  await server.runJobs({ scheduled: true });
}

describe('a copy', () => {
  test('has the messages with their authors and ids, the participants, and gives its sid', async () => {
    const id = await write('Hello');
    await write('Welcome', hostId);
    expect(await server.app.db.$count(jobRows, eq(jobRows.name, MIRROR_JOB))).toBe(2);
    await server.runJobs();
    expect(bodies()).toEqual(['Hello', 'Welcome']);
    expect(copy()?.messages[0]).toMatchObject({ author: String(parentId), attributes: JSON.stringify({ id, sequence: 1 }) });
    expect(copy()?.participants).toEqual(new Set([String(parentId), String(hostId)]));
    const [row] = await server.app.db.select().from(conversations).where(eq(conversations.id, conversationId));
    expect(row?.sid).toBe(copy()?.sid);
  });

  test('has no text that is not for everybody, and the beginning of long ones', async () => {
    const content = { texts: [{ sentence: 'dataMissing' as const, values: { name: 'Geheim' }, requireRoles: ['Parent' as const] }] };
    await server.app.db.transaction((tx) =>
      postMessage(tx, server.app, { conversationId, senderId: null, messageType: 2, contentType: 1, content }),
    );
    await write('x'.repeat(9000));
    await sweep();
    expect(copy()?.messages[0]).toMatchObject({ author: 'system', body: '•' });
    expect(copy()?.messages[1]?.body).toHaveLength(1600);
    expect(JSON.stringify(copy())).not.toContain('Geheim');
  });

  test('loses who is taken out', async () => {
    await write('Hello');
    await sweep();
    const own = and(eq(conversationParticipants.conversationId, conversationId), eq(conversationParticipants.userId, hostId));
    await server.app.db.update(conversationParticipants).set({ removedAt: server.time.now }).where(own);
    await sweep();
    expect(copy()?.participants).toEqual(new Set([String(parentId)]));
    await server.app.db.update(conversationParticipants).set({ removedAt: null }).where(own);
    await sweep();
    expect(copy()?.participants).toEqual(new Set([String(parentId), String(hostId)]));
  });
});

describe('each message is there once, in order', () => {
  test.each([[['lost']], [[503]], [['lost', 'lost', 429]], [[500, 'lost', 503]]] as const)('after the faults %j', async (faults) => {
    for (let number = 1; number <= 5; number += 1) await write(`Message ${number}`);
    for (const fault of faults) {
      for (let before = 0; before < 12; before += 1) {
        await server.app.db.update(conversationMirrors).set({ leasedUntil: null });
        // Every request of the copy in turn meets the fault.
        twilio.faults.push(...Array.from({ length: before }, () => 'none' as never), fault);
        await mirrorConversation(server.app, conversationId).catch(() => {});
        twilio.faults.length = 0;
        if (before < 5) await write(`Message ${6 + before}`).catch(() => {});
      }
    }
    await sweep();
    const sequences = copy()?.messages.map(({ attributes }) => (JSON.parse(attributes) as { sequence: number }).sequence);
    expect(sequences).toEqual(sequences?.map((_, index) => index + 1));
    expect(twilio.conversations.filter(({ uniqueName }) => uniqueName === `conversation-${conversationId}`)).toHaveLength(1);
    const [row] = await server.app.db.select().from(conversations).where(eq(conversations.id, conversationId));
    expect(sequences).toHaveLength(row?.lastSequence ?? 0);
  });

  test('with several processes at work at once', async () => {
    for (let number = 1; number <= 10; number += 1) await write(`Message ${number}`);
    // The one that copies gets no answer before the others have found it at work.
    const othersAreDone = Promise.withResolvers<void>();
    twilio.until = othersAreDone.promise;
    let refused = 0;
    const run = async () => {
      const could = await mirrorConversation(server.app, conversationId);
      if (!could && ++refused === 4) othersAreDone.resolve();
      return could;
    };
    const done = await Promise.all(Array.from({ length: 5 }, run));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(bodies()).toEqual(Array.from({ length: 10 }, (_, index) => `Message ${index + 1}`));
  });

  test('when Twilio refuses another conversation', async () => {
    await write('Hello');
    const { offerId } = await createOfferedTrip(server.app, hostId);
    const refused = conversationId;
    conversationId = await createTestConversation(server.app, { offerId, participants: [parentId, hostId] });
    await write('Welcome');
    await server.app.db.delete(jobRows);
    twilio.faults.push(400);
    await sweep();
    expect(bodies()).toEqual(['Welcome']);
    expect(twilio.conversations.some(({ uniqueName }) => uniqueName === `conversation-${refused}`)).toBe(false);
  });

  test('without a request when nothing is new', async () => {
    await write('Hello');
    await sweep();
    const before = twilio.count;
    await sweep();
    expect(twilio.count).toBe(before);
  });
});

describe('what is gone here', () => {
  test('is deleted there: a withdrawn message', async () => {
    await write('Hello');
    const id = await write('A mistake');
    await sweep();
    await parent.ask(withdrawMessage, { params: { id } });
    await server.runJobs();
    expect(bodies()).toEqual(['Hello']);
  });

  test('is deleted there: a conversation', async () => {
    await write('Hello');
    await sweep();
    await server.app.db.update(conversations).set({ deletedAt: server.time.now }).where(eq(conversations.id, conversationId));
    await sweep();
    expect(copy()).toBeUndefined();
    expect(await server.app.db.$count(conversationMirrors, eq(conversationMirrors.conversationId, conversationId))).toBe(0);
  });

  test('is copied again without the texts of an erased account', async () => {
    await write('My secret');
    await write('Welcome', hostId);
    await sweep();
    await server.app.db.transaction((tx) => eraseConversations(tx, parentId));
    await sweep();
    expect(bodies()).toEqual(['•', 'Welcome']);
  });

  test('is copied once only if nothing but a sentence of the product has changed', async () => {
    const content = { texts: [{ sentence: 'left' as const, values: { name: 'Maria' }, personId: parentId, requireRoles: [] }] };
    await server.app.db.transaction((tx) =>
      postMessage(tx, server.app, { conversationId, senderId: null, messageType: 2, contentType: 1, content }),
    );
    await write('Welcome', hostId);
    await sweep();
    await server.app.db.transaction((tx) => eraseConversations(tx, parentId));
    const [row] = await server.app.db.select().from(conversationMirrors).where(eq(conversationMirrors.conversationId, conversationId));
    expect(row?.needsReset).toBe(false);
  });
});
