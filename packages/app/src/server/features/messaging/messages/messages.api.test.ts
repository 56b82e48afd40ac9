// Messages over HTTP: reading and withdrawing them, and what is seen and unread.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readFile } from '#contract/attachments/attachments.endpoints.ts';
import { listConversations } from '#contract/messaging/conversations.endpoints.ts';
import { markSeen, markUnread, searchMessages, withdrawMessage } from '#contract/messaging/messages.endpoints.ts';
import { attachments } from '#server/db/schema/attachments.ts';
import { messages } from '#server/db/schema/conversations.ts';
import { MessageFixture } from '#server/testing/fixtures/message-fixture.ts';
import { postActionMessage } from './post-action-message.service.ts';
import { postMessage } from './post-message.service.ts';
import { listWrongUnread } from './unread.queries.ts';

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

/** What is stored as unread agrees with the messages. */
const expectCounted = async () => expect(await listWrongUnread(fixture.server.app.db)).toEqual([]);

describe('withdrawing', () => {
  test('deletes the text and the file within five minutes, and leaves that there was a message', async () => {
    const fileRef = await fixture.upload(parent);
    const { body } = await fixture.send(parent, { content: 'A secret', fileRef });
    const { body: reply } = await fixture.send(host, { replyToId: body.id });
    expect((await host.client.ask(withdrawMessage, { params: { id: body.id } })).status).toBe(404);
    fixture.server.time.now = new Date('2026-06-15T10:05:00Z');
    const withdrawn = await parent.client.ask(withdrawMessage, { params: { id: body.id } });
    expect(withdrawn).toMatchObject({ status: 200, body: { content: '', file: null, withdrawnAt: '2026-06-15T10:05:00.000Z' } });
    const { body: read, text } = await fixture.list(host);
    expect(read.data.map(({ id }) => id)).toEqual([body.id, reply.id]);
    expect(read.data[1]?.replyTo).toMatchObject({ preview: '', isWithdrawn: true });
    expect(text).not.toContain('A secret');
    expect((await parent.client.ask(readFile, { params: { ref: fileRef } })).status).toBe(404);
    expect(await fixture.server.app.db.select().from(attachments).where(eq(attachments.ref, fileRef))).toEqual([]);
    const [row] = await fixture.server.app.db.select().from(messages).where(eq(messages.id, body.id));
    expect(row?.content).toEqual({ text: '' });
    expect((await parent.client.ask(withdrawMessage, { params: { id: body.id } })).status).toBe(200);
    await expectCounted();
  });

  test('is over after five minutes', async () => {
    const { body } = await fixture.send(parent);
    fixture.server.time.now = new Date('2026-06-15T10:05:00.001Z');
    expect(await parent.client.ask(withdrawMessage, { params: { id: body.id } })).toMatchObject({
      status: 409,
      body: { code: 'withdrawalOver' },
    });
  });
});

describe('reading', () => {
  test('goes by pages of 20, back from the newest and on from a sequence', async () => {
    for (let index = 1; index <= 45; index += 1) await fixture.send(parent, { content: `Message ${index}` });
    const sequences = ({ body }: Awaited<ReturnType<MessageFixture['list']>>) => [
      body.data[0]?.sequence,
      body.data.at(-1)?.sequence,
      body.hasMore,
    ];
    expect(sequences(await fixture.list(host))).toEqual([26, 45, true]);
    expect(sequences(await fixture.list(host, { before: 26 }))).toEqual([6, 25, true]);
    expect(sequences(await fixture.list(host, { before: 6 }))).toEqual([1, 5, false]);
    expect(sequences(await fixture.list(host, { after: 10 }))).toEqual([11, 30, true]);
    expect(sequences(await fixture.list(host, { after: 30 }))).toEqual([31, 45, false]);
    expect((await fixture.list(host, { after: 45 })).body).toEqual({ data: [], hasMore: false, lastSequence: 45 });
    const found = await host.client.ask(searchMessages, { params: { id: fixture.conversationId }, query: { search: 'SAGE  e 4' } });
    expect(found.body.data.map(({ sequence }) => sequence)).toEqual([45, 44, 43, 42, 41, 40, 34, 24, 14, 4]);
    expect((await host.client.ask(searchMessages, { params: { id: fixture.conversationId }, query: { search: '%' } })).body.data).toEqual(
      [],
    );
  });

  test('finds words in any order, without accents and capitals, as the list of conversations does', async () => {
    await fixture.send(parent, { content: 'Grüße aus dem Café: 犬が二匹' });
    const find = async (search: string) =>
      (await host.client.ask(searchMessages, { params: { id: fixture.conversationId }, query: { search } })).body.data.length;
    for (const search of ['cafe', 'CAFÉ gru', '犬', 'café dem']) expect(await find(search), search).toBe(1);
    expect(await find('cafe tea')).toBe(0);
  });

  test('finds files by their names, in the conversation and in the list, until they are withdrawn', async () => {
    const fileRef = await fixture.upload(parent, 'Allergiepaß Léa.jpg');
    const { body } = await fixture.send(parent, { content: 'For your doctor', fileRef });
    const find = async (search: string) => [
      (await host.client.ask(searchMessages, { params: { id: fixture.conversationId }, query: { search } })).body.data.length,
      (await coordinator.client.ask(listConversations, { query: { search } })).body.total,
    ];
    for (const search of ['allergie lea', 'LÉA.', 'doctor allergie']) expect(await find(search), search).toEqual([1, 1]);
    expect(await find('passport')).toEqual([0, 0]);
    await parent.client.ask(withdrawMessage, { params: { id: body.id } });
    expect(await find('allergie')).toEqual([0, 0]);
  });

  test('gives each role its own sentences, and the text of others never travels', async () => {
    const values = { name: 'Léa', from: '2026-07-06', to: '2026-07-13' };
    const content = {
      texts: [
        { sentence: 'enquiryOwn' as const, values, requireRoles: ['Parent' as const] },
        { sentence: 'enquiryOnBehalf' as const, values, requireRoles: ['Host family' as const, 'Coordinator' as const] },
      ],
    };
    const system = { conversationId: fixture.conversationId, senderId: null, messageType: 2, contentType: 1, content } as const;
    await fixture.server.app.db.transaction((tx) => postMessage(tx, fixture.server.app, system));
    const forParents = { texts: [{ sentence: 'dataMissing' as const, values: { name: 'Geheim' }, requireRoles: ['Parent' as const] }] };
    await fixture.server.app.db.transaction((tx) => postMessage(tx, fixture.server.app, { ...system, content: forParents }));
    const [ofParent, ofHost] = [await fixture.list(parent), await fixture.list(host)];
    expect(ofParent.body.data.map(({ content: texts }) => texts)).toMatchObject([
      [{ text: 'Your enquiry for Léa on 6 Jul 2026 - 13 Jul 2026.', requireRoles: ['Parent'] }],
      [{ text: 'Some of Geheim’s details are still missing.' }],
    ]);
    expect(ofHost.body.data.map(({ content: texts }) => texts)).toEqual([
      [{ text: 'An enquiry has been made on behalf of Léa on 6 Jul 2026 - 13 Jul 2026.', requireRoles: ['Host family', 'Coordinator'] }],
    ]);
    expect(ofHost.text).not.toMatch(/Geheim|Your enquiry/);
    const administrator = { id: 0, client: await fixture.server.signInAs('Administrator') };
    expect((await fixture.list(administrator)).body).toEqual({ data: [], hasMore: false, lastSequence: 2 });
    // What is not for the family does not become unread for them.
    await host.client.ask(markSeen, { body: { conversationId: fixture.conversationId, messageId: ofHost.body.data[0]?.id ?? 0 } });
    expect(await fixture.findParticipant(host)).toMatchObject({ unreadSince: null });
    expect(await fixture.findParticipant(parent)).toMatchObject({ unreadSince: expect.any(Date) });
    await expectCounted();
  });
});

describe('what is seen', () => {
  test('goes on only, and is unread from the first message of somebody else after it', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      fixture.server.time.now = new Date(fixture.server.time.now.getTime() + 60_000);
      ids.push((await fixture.send(parent, { content: `${index}` })).body.id);
    }
    const [first = 0, second = 0, third = 0] = ids;
    expect(await fixture.findParticipant(host)).toMatchObject({ unreadSince: new Date('2026-06-15T10:01:00Z'), lastSeenMessageId: null });
    const seen = await host.client.ask(markSeen, { body: { userId: host.id, conversationId: fixture.conversationId, messageId: second } });
    expect(seen.body).toEqual({
      lastSeenMessages: [
        { seenBy: parent.id, messageId: third },
        { seenBy: host.id, messageId: second },
      ],
      unreadTotal: 1,
    });
    expect(await fixture.findParticipant(host)).toMatchObject({ unreadSince: new Date('2026-06-15T10:03:00Z') });
    await host.client.ask(markSeen, { body: { conversationId: fixture.conversationId, messageId: first } });
    expect(await fixture.findParticipant(host)).toMatchObject({ lastSeenMessageId: second });
    expect((await host.client.ask(markSeen, { body: { conversationId: fixture.conversationId, messageId: third } })).body.unreadTotal).toBe(
      0,
    );
    const unread = await host.client.ask(markUnread, { body: { userId: host.id, conversationId: fixture.conversationId } });
    expect(unread.body).toMatchObject({ unreadTotal: 1 });
    expect(await fixture.findParticipant(host)).toMatchObject({ lastSeenMessageId: second, unreadSince: new Date('2026-06-15T10:03:00Z') });
    await expectCounted();
  });

  test('stays what it is while somebody writes who has unread messages of others', async () => {
    await fixture.send(parent, { content: 'Are you there?' });
    const unread = await fixture.findParticipant(host);
    fixture.server.time.now = new Date('2026-06-15T10:05:00Z');
    await fixture.send(host, { content: 'Written offline before' });
    expect(await fixture.findParticipant(host)).toEqual(unread);
    const messageId = await fixture.server.app.db.transaction((tx) =>
      postActionMessage(
        tx,
        { app: fixture.server.app, caller: { id: host.id, account: { firstName: 'Orla' } } as never },
        { conversationId: fixture.conversationId, sentence: 'callStarted', action: 'joinCall', callId: 1 },
      ),
    );
    expect(await fixture.findParticipant(host)).toEqual(unread);
    await expectCounted();
    await host.client.ask(markSeen, { body: { conversationId: fixture.conversationId, messageId } });
    expect(await fixture.findParticipant(host)).toMatchObject({ unreadSince: null });
    const { body: last } = await fixture.send(host, { content: 'Now I have read it' });
    expect(await fixture.findParticipant(host)).toMatchObject({ unreadSince: null, lastSeenMessageId: last.id });
    await expectCounted();
  });

  test('is the own: another user, a foreign message and a foreign conversation are refused', async () => {
    const { body } = await fixture.send(parent);
    expect(
      (await host.client.ask(markSeen, { body: { userId: parent.id, conversationId: fixture.conversationId, messageId: body.id } })).status,
    ).toBe(404);
    expect((await host.client.ask(markUnread, { body: { userId: parent.id, conversationId: fixture.conversationId } })).status).toBe(404);
    expect((await host.client.ask(markSeen, { body: { conversationId: fixture.conversationId, messageId: body.id + 1000 } })).status).toBe(
      422,
    );
    expect((await stranger.client.ask(markSeen, { body: { conversationId: fixture.conversationId, messageId: body.id } })).status).toBe(
      404,
    );
    expect(
      (await coordinator.client.ask(markSeen, { body: { conversationId: fixture.conversationId, messageId: body.id } })).body
        .lastSeenMessages,
    ).toEqual([{ seenBy: parent.id, messageId: body.id }]);
  });
});
