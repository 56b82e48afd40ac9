// Messages over HTTP: sending them, with files and without contact details.

import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readImage } from '#contract/attachments/attachments.endpoints.ts';
import { CONTENT_TYPE, MESSAGE_LENGTH } from '#contract/messaging/message.ts';
import { conversationParticipants } from '#server/db/schema/conversations.ts';
import { trips } from '#server/db/schema/trips.ts';
import { testOnPostgresql } from '#server/testing/database.ts';
import { MessageFixture } from '#server/testing/fixtures/message-fixture.ts';
import { createTestConversation } from '#server/testing/samples/messages.ts';

let fixture: MessageFixture;
let parent: MessageFixture['people']['Jeanne'];
let host: typeof parent;
let stranger: typeof parent;
let coordinator: typeof parent;

beforeAll(async () => {
  fixture = await MessageFixture.start();
  ({ Jeanne: parent, Orla: host, Mallory: stranger, Nora: coordinator } = fixture.people);
});
afterAll(() => fixture.server.stop());
beforeEach(() => fixture.reset());

describe('sending', () => {
  test('answers the message with its place, its sender and their role, and others read the same', async () => {
    const { status, body } = await fixture.send(parent, { content: '  Hello  ', localMessageId: 'one' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{
        conversationId: fixture.conversationId,
        sequence: 1,
        senderId: parent.id,
        sender: 'Jeanne',
        senderRole: 'Parent',
        content: 'Hello',
      },
      ...{ contentType: CONTENT_TYPE.text, messageType: 1, localMessageId: 'one', file: null, link: null, replyTo: null, action: null },
    });
    expect((await fixture.list(host)).body).toEqual({ data: [body], hasMore: false, lastSequence: 1 });
  });

  test('needs a conversation, which its error says to the letter', async () => {
    for (const named of [undefined, null, '']) {
      const { status, body } = await parent.client.send('POST', '/api/conversations/messages/sending', {
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
    const { status, body } = await fixture.send(parent, fields);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'validation' });
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
    expect((await fixture.list(parent)).body.lastSequence).toBe(0);
  });

  test('keeps what is written, without control characters and those that turn the reading direction', async () => {
    const { body } = await fixture.send(parent, { content: 'Grüße\u202e 写真 👩‍👧\n\u0007second line' });
    expect(body.content).toBe('Grüße 写真 👩‍👧\nsecond line');
  });

  test('makes a link of a text with an address', async () => {
    const content = 'See https://www.example.com/camp.';
    await fixture.book();
    expect((await fixture.send(parent, { content })).body.contentType).toBe(CONTENT_TYPE.link);
    expect((await fixture.send(parent, { content, contentType: CONTENT_TYPE.link })).body.contentType).toBe(CONTENT_TYPE.link);
  });

  test('is one message, however often and from wherever it is sent', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => fixture.send(parent, { localMessageId: 'same' })));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await fixture.list(host)).body.data).toHaveLength(1);
    // Also once the conversation is closed: the first answer may have been lost.
    await fixture.server.app.db.update(trips).set({ state: 'cancelled' }).where(eq(trips.id, fixture.tripId));
    expect(await fixture.send(parent, { localMessageId: 'same' })).toMatchObject({ status: 200, body: { id: answers[0]?.body.id } });
    expect(await fixture.send(parent)).toMatchObject({ status: 422, body: { code: 'conversationClosed' } });
    // Another person can use the same id, the same person not in another conversation.
    const other = await createTestConversation(fixture.server.app, { participants: [parent.id] });
    expect(await fixture.send(parent, { conversationId: other, localMessageId: 'same' })).toMatchObject({ status: 409 });
  });

  testOnPostgresql('locks the conversation and looks for the same message once', async () => {
    const fileRef = await fixture.upload(parent);
    const query = vi.spyOn(Client.prototype, 'query');
    try {
      expect((await fixture.send(parent, { localMessageId: 'once', fileRef })).status).toBe(200);
      const texts = query.mock.calls.map(([config]) => (config as unknown as { text?: string }).text ?? '');
      expect(texts.filter((text) => text.includes('from "conversations"') && text.endsWith('for update'))).toHaveLength(1);
      expect(texts.filter((text) => text.includes('"local_message_id" = $'))).toHaveLength(1);
    } finally {
      query.mockRestore();
    }
  });

  test('is for who takes part: staff join first, others don’t learn that there is a conversation', async () => {
    expect(await fixture.send(coordinator)).toMatchObject({ status: 422, body: { code: 'notJoined' } });
    expect((await fixture.send(stranger)).status).toBe(404);
    expect((await fixture.list(stranger)).status).toBe(404);
    expect((await fixture.list(coordinator)).status).toBe(200);
  });

  test('quotes a message of the same conversation', async () => {
    const { body: first } = await fixture.send(parent, { content: 'Do you have a dog?' });
    const { body: reply } = await fixture.send(host, { content: 'Two!', replyToId: first.id });
    expect(reply.replyTo).toEqual({ id: first.id, sender: 'Jeanne', preview: 'Do you have a dog?', isWithdrawn: false });
    const other = await createTestConversation(fixture.server.app, { participants: [host.id] });
    expect((await fixture.send(host, { conversationId: other, replyToId: first.id })).status).toBe(422);
  });
});

describe('contact details', () => {
  const content = 'Ring 087 441 2290 tonight, please. We have two dogs.';

  test('are held back before the stay is booked, with their places and the rest', async () => {
    const { status, text, body } = await fixture.send(parent, { content });
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'contactDetailsHeld' });
    const { issues, current } = JSON.parse(text);
    expect(issues).toEqual([{ kind: 'phone', start: 5, end: 17 }]);
    expect(current).toEqual({ kinds: ['phone'], rest: expect.stringContaining('two dogs') });
    expect((await fixture.send(parent, { content: current.rest })).status).toBe(200);
    // Beneath a file, too.
    const fileRef = await fixture.upload(host);
    expect((await fixture.send(host, { content, fileRef })).body.code).toBe('contactDetailsHeld');
    expect((await fixture.send(host, { content: '', fileRef })).status).toBe(200);
  });

  test.each([
    ['Ring 087 441 2290.jpg', 422],
    ['orla@example.com.png', 422],
    ['PXL_20261125_103015123.jpg', 200],
    ['1764066615123.jpg', 200],
    ['4f3c2b1a-1234-4cde-9876-123456789012.jpg', 200],
    ['Screenshot 2026-11-25 at 10.30.15.png', 200],
  ])('are held back in the name of a file, not the times that cameras write: %s', async (name, expected) => {
    const fileRef = await fixture.upload(parent, name);
    const { status, text, body } = await fixture.send(parent, { content: 'Look!', fileRef });
    expect(status, text).toBe(expected);
    if (status === 422)
      expect(body).toMatchObject({ code: 'contactDetailsHeld', errors: { fileRef: [expect.any(String)] }, current: { rest: 'Look!' } });
  });

  test('flow once it is booked, from staff, and to support', async () => {
    await fixture.server.app.db
      .insert(conversationParticipants)
      .values({ conversationId: fixture.conversationId, userId: coordinator.id, joinedAt: fixture.server.time.now });
    expect((await fixture.send(coordinator, { content })).status).toBe(200);
    const support = await createTestConversation(fixture.server.app, {
      type: 'customer-support',
      userId: parent.id,
      participants: [parent.id],
    });
    expect((await fixture.send(parent, { content, conversationId: support })).status).toBe(200);
    await fixture.book();
    expect((await fixture.send(parent, { content })).status).toBe(200);
  });
});

describe('files', () => {
  test('belong to the readers of the conversation alone', async () => {
    const fileRef = await fixture.upload(parent);
    const { status, body } = await fixture.send(parent, { content: 'Our garden', fileRef });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { contentType: CONTENT_TYPE.image, content: 'Our garden', file: { ref: fileRef, kind: 'image' } },
    });
    const ask = async ({ client }: typeof parent) => (await client.ask(readImage, { params: { ref: fileRef } })).status;
    expect([await ask(parent), await ask(host), await ask(coordinator), await ask(stranger)]).toEqual([200, 200, 200, 404]);
    await fixture.server.app.db
      .update(conversationParticipants)
      .set({ removedAt: fixture.server.time.now })
      .where(eq(conversationParticipants.userId, host.id));
    expect(await ask(host)).toBe(404);
    await fixture.server.app.db.update(conversationParticipants).set({ removedAt: null });
    expect(await fixture.send(parent, { fileRef })).toMatchObject({ status: 409, body: { code: 'attachmentInUse' } });
  });

  test('are sent by who uploaded them, as what they are or as a plain file', async () => {
    const fileRef = await fixture.upload(parent);
    expect((await fixture.send(host, { fileRef })).status).toBe(422);
    expect(await fixture.send(parent, { fileRef, contentType: CONTENT_TYPE.pdf })).toMatchObject({ status: 422, body: { errors: {} } });
    expect((await fixture.send(parent, { fileRef, content: '', contentType: CONTENT_TYPE.file })).body.contentType).toBe(CONTENT_TYPE.file);
  });
});
