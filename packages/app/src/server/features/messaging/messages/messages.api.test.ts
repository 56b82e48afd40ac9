// Messages over HTTP: sending, reading, withdrawing, and what is seen and unread.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readFile, readImage, uploadAttachment } from '#contract/attachments/attachments.endpoints.ts';
import type { Role } from '#contract/identity/roles.ts';
import { CONTENT_TYPE, MESSAGE_LENGTH } from '#contract/messaging/message.ts';
import {
  listMessages,
  markSeen,
  markUnread,
  searchMessages,
  sendMessage,
  withdrawMessage,
} from '#contract/messaging/messages.endpoints.ts';
import { attachments } from '#server/db/schema/attachments.ts';
import { conversationParticipants, conversations, messages } from '#server/db/schema/conversations.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { trips } from '#server/db/schema/trips.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createForm, createPhoto } from '#server/testing/fixtures/files.ts';
import { createTestConversation } from '#server/testing/samples/messages.ts';
import { createOfferedTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { postMessage } from './post-message.service.ts';
import { listWrongUnread } from './unread.queries.ts';

let room: TestServer;
let parent: TestClient;
let host: TestClient;
let stranger: TestClient;
let coordinator: TestClient;
let coordinatorId: number;
let parentId: number;
let hostId: number;
let conversationId: number;
let tripId: number;

async function account(name: string, roles: readonly Role[]) {
  const email = `${name}@example.test`;
  const id = await room.createAccount({ email, roles, firstName: name });
  return [await room.signInWith(email), id] as const;
}

beforeAll(async () => {
  room = await startServer();
  [parent, parentId] = await account('Jeanne', ['Parent']);
  [host, hostId] = await account('Orla', ['Host family']);
  [stranger] = await account('Mallory', ['Parent']);
  [coordinator, coordinatorId] = await account('Nora', ['Coordinator']);
});
afterAll(() => room.stop());
beforeEach(async () => {
  await room.app.db.delete(conversations);
  room.time.now = new Date('2026-06-15T10:00:00Z');
  const made = await createOfferedTrip(room.app, parentId);
  tripId = made.tripId;
  conversationId = await createTestConversation(room.app, { offerId: made.offerId, participants: [parentId, hostId] });
});

function send(client: TestClient, body: Record<string, unknown> = {}) {
  return client.ask(sendMessage, { body: { conversationId, content: 'Hello', ...body } });
}

const list = (client: TestClient, query: Record<string, unknown> = {}) => client.ask(listMessages, { query: { conversationId, ...query } });

async function upload(client: TestClient): Promise<string> {
  const { body } = await client.ask(uploadAttachment, { body: createForm(await createPhoto(), { name: 'photo.jpg' }) as never });
  return body.randomRef;
}

const participant = async (userId: number) => {
  const rows = await room.app.db.select().from(conversationParticipants).where(eq(conversationParticipants.conversationId, conversationId));
  return rows.find((row) => row.userId === userId);
};

/** Books the stay with the family of the conversation. */
async function book(): Promise<void> {
  await room.app.db.update(trips).set({ state: 'booked' }).where(eq(trips.id, tripId));
  await room.app.db.update(tripOffers).set({ state: 'accepted' }).where(eq(tripOffers.tripId, tripId));
}

/** What is stored as unread agrees with the messages. */
const expectCounted = async () => expect(await listWrongUnread(room.app.db)).toEqual([]);

describe('sending', () => {
  test('answers the message with its place, its sender and their role, and others read the same', async () => {
    const { status, body } = await send(parent, { content: '  Hello  ', localMessageId: 'one' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ conversationId, sequence: 1, senderId: parentId, sender: 'Jeanne', senderRole: 'Parent', content: 'Hello' },
      ...{ contentType: CONTENT_TYPE.text, messageType: 1, localMessageId: 'one', file: null, link: null, replyTo: null, action: null },
    });
    expect((await list(host)).body).toEqual({ data: [body], hasMore: false, lastSequence: 1 });
  });

  test('needs a conversation, which its error says to the letter', async () => {
    for (const named of [undefined, null, '']) {
      const { status, body } = await parent.send('POST', '/api/conversations/messages/sending', {
        body: { content: '', conversation_id: named },
      });
      expect({ status, body }).toMatchObject({ status: 422, body: { message: 'message must have a conversation id.' } });
    }
  });

  test.each([
    ['nothing', { content: '' }, 'content'],
    ['only spaces', { content: ' \n\t\u3000 ' }, 'content'],
    ['only control characters', { content: '\u0007\u202e' }, 'content'],
    ['too much', { content: 'x'.repeat(MESSAGE_LENGTH + 1) }, 'content'],
    ['very much', { content: 'x'.repeat(100_000) }, 'content'],
    ['the reserved content type 2', { contentType: 2 }, 'contentType'],
    ['the reserved content type 8', { contentType: 8 }, 'contentType'],
    ['the reserved content type 9', { contentType: 9 }, 'contentType'],
    ['an image without a file', { contentType: CONTENT_TYPE.image }, 'fileRef'],
    ['a link without an address', { contentType: CONTENT_TYPE.link }, 'contentType'],
    ['a file that nobody uploaded', { fileRef: 'A'.repeat(22) }, 'fileRef'],
    ['an answer to a message that is not there', { replyToId: 999_999_999 }, 'replyToId'],
  ])('refuses %s at its field', async (_, fields, field) => {
    const { status, body } = await send(parent, fields);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'validation' });
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
    expect((await list(parent)).body.lastSequence).toBe(0);
  });

  test('keeps what is written, without control characters and those that turn the reading direction', async () => {
    const { body } = await send(parent, { content: 'Grüße\u202e 写真 👩‍👧\n\u0007second line' });
    expect(body.content).toBe('Grüße 写真 👩‍👧\nsecond line');
  });

  test('makes a link of a text with an address', async () => {
    const content = 'See https://www.example.com/camp.';
    await book();
    expect((await send(parent, { content })).body.contentType).toBe(CONTENT_TYPE.link);
    expect((await send(parent, { content, contentType: CONTENT_TYPE.link })).body.contentType).toBe(CONTENT_TYPE.link);
  });

  test('is one message, however often and from wherever it is sent', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(parent, { localMessageId: 'same' })));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await list(host)).body.data).toHaveLength(1);
    // Also once the conversation is closed: the first answer may have been lost.
    await room.app.db.update(trips).set({ state: 'cancelled' }).where(eq(trips.id, tripId));
    expect(await send(parent, { localMessageId: 'same' })).toMatchObject({ status: 200, body: { id: answers[0]?.body.id } });
    expect(await send(parent)).toMatchObject({ status: 422, body: { code: 'conversationClosed' } });
    // Another person can use the same id, the same person not in another conversation.
    const other = await createTestConversation(room.app, { participants: [parentId] });
    expect(await send(parent, { conversationId: other, localMessageId: 'same' })).toMatchObject({ status: 409 });
  });

  test('is for who takes part: staff join first, others don’t learn that there is a conversation', async () => {
    expect(await send(coordinator)).toMatchObject({ status: 422, body: { code: 'notJoined' } });
    expect((await send(stranger)).status).toBe(404);
    expect((await list(stranger)).status).toBe(404);
    expect((await list(coordinator)).status).toBe(200);
  });

  test('quotes a message of the same conversation', async () => {
    const { body: first } = await send(parent, { content: 'Do you have a dog?' });
    const { body: reply } = await send(host, { content: 'Two!', replyToId: first.id });
    expect(reply.replyTo).toEqual({ id: first.id, sender: 'Jeanne', preview: 'Do you have a dog?', isWithdrawn: false });
    const other = await createTestConversation(room.app, { participants: [hostId] });
    expect((await send(host, { conversationId: other, replyToId: first.id })).status).toBe(422);
  });
});

describe('contact details', () => {
  const content = 'Ring 087 441 2290 tonight, please. We have two dogs.';

  test('are held back before the stay is booked, with their places and the rest', async () => {
    const { status, text, body } = await send(parent, { content });
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'contactDetailsHeld' });
    const { issues, current } = JSON.parse(text);
    expect(issues).toEqual([{ kind: 'phone', start: 5, end: 17 }]);
    expect(current).toEqual({ kinds: ['phone'], rest: expect.stringContaining('two dogs') });
    expect((await send(parent, { content: current.rest })).status).toBe(200);
    // Beneath a file, too.
    const fileRef = await upload(host);
    expect((await send(host, { content, fileRef })).body.code).toBe('contactDetailsHeld');
    expect((await send(host, { content: '', fileRef })).status).toBe(200);
  });

  test('flow once it is booked, from staff, and to support', async () => {
    await room.app.db.insert(conversationParticipants).values({ conversationId, userId: coordinatorId, joinedAt: room.time.now });
    expect((await send(coordinator, { content })).status).toBe(200);
    const support = await createTestConversation(room.app, { type: 'customer-support', userId: parentId, participants: [parentId] });
    expect((await send(parent, { content, conversationId: support })).status).toBe(200);
    await book();
    expect((await send(parent, { content })).status).toBe(200);
  });
});

describe('files', () => {
  test('belong to the readers of the conversation alone', async () => {
    const fileRef = await upload(parent);
    const { status, body } = await send(parent, { content: 'Our garden', fileRef });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { contentType: CONTENT_TYPE.image, content: 'Our garden', file: { ref: fileRef, kind: 'image' } },
    });
    const ask = async (client: TestClient) => (await client.ask(readImage, { params: { ref: fileRef } })).status;
    expect([await ask(parent), await ask(host), await ask(coordinator), await ask(stranger)]).toEqual([200, 200, 200, 404]);
    await room.app.db.update(conversationParticipants).set({ removedAt: room.time.now }).where(eq(conversationParticipants.userId, hostId));
    expect(await ask(host)).toBe(404);
    await room.app.db.update(conversationParticipants).set({ removedAt: null });
    expect(await send(parent, { fileRef })).toMatchObject({ status: 409, body: { code: 'attachmentInUse' } });
  });

  test('are sent by who uploaded them, as what they are or as a plain file', async () => {
    const fileRef = await upload(parent);
    expect((await send(host, { fileRef })).status).toBe(422);
    expect(await send(parent, { fileRef, contentType: CONTENT_TYPE.pdf })).toMatchObject({ status: 422, body: { errors: {} } });
    expect((await send(parent, { fileRef, content: '', contentType: CONTENT_TYPE.file })).body.contentType).toBe(CONTENT_TYPE.file);
  });
});

describe('withdrawing', () => {
  test('deletes the text and the file within five minutes, and leaves that there was a message', async () => {
    const fileRef = await upload(parent);
    const { body } = await send(parent, { content: 'A secret', fileRef });
    const { body: reply } = await send(host, { replyToId: body.id });
    expect((await host.ask(withdrawMessage, { params: { id: body.id } })).status).toBe(404);
    room.time.now = new Date('2026-06-15T10:05:00Z');
    const withdrawn = await parent.ask(withdrawMessage, { params: { id: body.id } });
    expect(withdrawn).toMatchObject({ status: 200, body: { content: '', file: null, withdrawnAt: '2026-06-15T10:05:00.000Z' } });
    const { body: read, text } = await list(host);
    expect(read.data.map(({ id }) => id)).toEqual([body.id, reply.id]);
    expect(read.data[1]?.replyTo).toMatchObject({ preview: '', isWithdrawn: true });
    expect(text).not.toContain('A secret');
    expect((await parent.ask(readFile, { params: { ref: fileRef } })).status).toBe(404);
    expect(await room.app.db.select().from(attachments).where(eq(attachments.ref, fileRef))).toEqual([]);
    const [row] = await room.app.db.select().from(messages).where(eq(messages.id, body.id));
    expect(row?.content).toEqual({ text: '' });
    expect((await parent.ask(withdrawMessage, { params: { id: body.id } })).status).toBe(200);
    await expectCounted();
  });

  test('is over after five minutes', async () => {
    const { body } = await send(parent);
    room.time.now = new Date('2026-06-15T10:05:00.001Z');
    expect(await parent.ask(withdrawMessage, { params: { id: body.id } })).toMatchObject({ status: 409, body: { code: 'withdrawalOver' } });
  });
});

describe('reading', () => {
  test('goes by pages of 20, back from the newest and on from a sequence', async () => {
    for (let index = 1; index <= 45; index += 1) await send(parent, { content: `Message ${index}` });
    const sequences = ({ body }: Awaited<ReturnType<typeof list>>) => [body.data[0]?.sequence, body.data.at(-1)?.sequence, body.hasMore];
    expect(sequences(await list(host))).toEqual([26, 45, true]);
    expect(sequences(await list(host, { before: 26 }))).toEqual([6, 25, true]);
    expect(sequences(await list(host, { before: 6 }))).toEqual([1, 5, false]);
    expect(sequences(await list(host, { after: 10 }))).toEqual([11, 30, true]);
    expect(sequences(await list(host, { after: 30 }))).toEqual([31, 45, false]);
    expect((await list(host, { after: 45 })).body).toEqual({ data: [], hasMore: false, lastSequence: 45 });
    const found = await host.ask(searchMessages, { params: { id: conversationId }, query: { search: 'SAGE  e 4' } });
    expect(found.body.data.map(({ sequence }) => sequence)).toEqual([45, 44, 43, 42, 41, 40, 34, 24, 14, 4]);
    expect((await host.ask(searchMessages, { params: { id: conversationId }, query: { search: '%' } })).body.data).toEqual([]);
  });

  test('gives each role its own sentences, and the text of others never travels', async () => {
    const values = { name: 'Léa', from: '2026-07-06', to: '2026-07-13' };
    const content = {
      texts: [
        { sentence: 'enquiryOwn' as const, values, requireRoles: ['Parent' as const] },
        { sentence: 'enquiryOnBehalf' as const, values, requireRoles: ['Host family' as const, 'Coordinator' as const] },
      ],
    };
    const system = { conversationId, senderId: null, messageType: 2, contentType: 1, content } as const;
    await room.app.db.transaction((tx) => postMessage(tx, room.time.now, system));
    const forParents = { texts: [{ sentence: 'dataMissing' as const, values: { name: 'Geheim' }, requireRoles: ['Parent' as const] }] };
    await room.app.db.transaction((tx) => postMessage(tx, room.time.now, { ...system, content: forParents }));
    const [ofParent, ofHost] = [await list(parent), await list(host)];
    expect(ofParent.body.data.map(({ content: texts }) => texts)).toMatchObject([
      [{ text: 'Your enquiry for Léa on 6 Jul 2026 - 13 Jul 2026.', requireRoles: ['Parent'] }],
      [{ text: 'Some of Geheim’s details are still missing.' }],
    ]);
    expect(ofHost.body.data.map(({ content: texts }) => texts)).toEqual([
      [{ text: 'An enquiry has been made on behalf of Léa on 6 Jul 2026 - 13 Jul 2026.', requireRoles: ['Host family', 'Coordinator'] }],
    ]);
    expect(ofHost.text).not.toMatch(/Geheim|Your enquiry/);
    const administrator = await room.signInAs('Administrator');
    expect((await list(administrator)).body).toEqual({ data: [], hasMore: false, lastSequence: 2 });
    // What is not for the family does not become unread for them.
    await host.ask(markSeen, { body: { conversationId, messageId: ofHost.body.data[0]?.id ?? 0 } });
    expect(await participant(hostId)).toMatchObject({ unreadSince: null });
    expect(await participant(parentId)).toMatchObject({ unreadSince: expect.any(Date) });
    await expectCounted();
  });
});

describe('what is seen', () => {
  test('goes on only, and is unread from the first message of somebody else after it', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      room.time.now = new Date(room.time.now.getTime() + 60_000);
      ids.push((await send(parent, { content: `${index}` })).body.id);
    }
    const [first = 0, second = 0, third = 0] = ids;
    expect(await participant(hostId)).toMatchObject({ unreadSince: new Date('2026-06-15T10:01:00Z'), lastSeenMessageId: null });
    const seen = await host.ask(markSeen, { body: { userId: hostId, conversationId, messageId: second } });
    expect(seen.body).toEqual({
      lastSeenMessages: [
        { seenBy: parentId, messageId: third },
        { seenBy: hostId, messageId: second },
      ],
      unreadTotal: 1,
    });
    expect(await participant(hostId)).toMatchObject({ unreadSince: new Date('2026-06-15T10:03:00Z') });
    await host.ask(markSeen, { body: { conversationId, messageId: first } });
    expect(await participant(hostId)).toMatchObject({ lastSeenMessageId: second });
    expect((await host.ask(markSeen, { body: { conversationId, messageId: third } })).body.unreadTotal).toBe(0);
    const unread = await host.ask(markUnread, { body: { userId: hostId, conversationId } });
    expect(unread.body).toMatchObject({ unreadTotal: 1 });
    expect(await participant(hostId)).toMatchObject({ lastSeenMessageId: second, unreadSince: new Date('2026-06-15T10:03:00Z') });
    await expectCounted();
  });

  test('is the own: another user, a foreign message and a foreign conversation are refused', async () => {
    const { body } = await send(parent);
    expect((await host.ask(markSeen, { body: { userId: parentId, conversationId, messageId: body.id } })).status).toBe(404);
    expect((await host.ask(markUnread, { body: { userId: parentId, conversationId } })).status).toBe(404);
    expect((await host.ask(markSeen, { body: { conversationId, messageId: body.id + 1000 } })).status).toBe(422);
    expect((await stranger.ask(markSeen, { body: { conversationId, messageId: body.id } })).status).toBe(404);
    expect((await coordinator.ask(markSeen, { body: { conversationId, messageId: body.id } })).body.lastSeenMessages).toEqual([
      { seenBy: parentId, messageId: body.id },
    ]);
  });
});
