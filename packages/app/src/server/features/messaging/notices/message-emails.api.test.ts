// Emails about messages: after ten unread minutes, once a day, and never about what was read.

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { markSeen, markUnread, withdrawMessage } from '#contract/messaging/messages.endpoints.ts';
import { changeMessagingPreferences, readMessagingPreferences } from '#contract/messaging/preferences.endpoints.ts';
import { conversationParticipants, conversations } from '#server/db/schema/conversations.ts';
import { users } from '#server/db/schema/identity.ts';
import { messagingPreferences, userBlocks } from '#server/db/schema/messaging.ts';
import { mails } from '#server/db/schema/platform.ts';
import { postMessage } from '#server/features/messaging/messages/post-message.service.ts';
import type { TestClient } from '#server/testing/client.ts';
import { testOnPostgresql } from '#server/testing/database.ts';
import { getEmailsTo } from '#server/testing/emails.ts';
import { createTestConversation, createTestMessage } from '#server/testing/samples/messages.ts';
import { createOfferedTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { sendMessageDigests, sendMessageEmails } from './message-emails.service.ts';
import { createUnsubscribePath } from './unsubscribe.service.ts';

const MINUTE = 60_000;
const EMAIL = 'reader@example.test';

let server: TestServer;
let reader: TestClient;
let readerId: number;
let hostId: number;
let conversationId: number;

beforeAll(async () => {
  server = await startServer({ MAIL_REPLY_DOMAIN: 'reply.example.test' });
  readerId = await server.createAccount({ email: EMAIL, roles: ['Parent'], firstName: 'Jeanne' });
  hostId = await server.createAccount({ email: 'host@example.test', roles: ['Host family'], firstName: 'Orla' });
  reader = await server.signInWith(EMAIL);
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { db } = server.app;
  for (const table of [conversations, messagingPreferences, userBlocks, mails]) await db.delete(table);
  await db.update(users).set({ locale: 'en', timezone: null, deactivatedAt: null }).where(eq(users.id, readerId));
  server.time.now = new Date('2026-06-15T10:00:00Z');
  const { offerId } = await createOfferedTrip(server.app, readerId);
  conversationId = await createTestConversation(server.app, { offerId, participants: [readerId, hostId] });
});

const write = (text = 'Does Mia like dogs?', senderId = hostId) => createTestMessage(server.app, { conversationId, senderId, text });

/** Lets minutes go by, with the job once a minute at the end. */
async function wait(minutes: number) {
  server.time.now = new Date(server.time.now.getTime() + minutes * MINUTE);
  await sendMessageEmails(server.app);
}

const emails = () => getEmailsTo(server, EMAIL);

const own = async () => {
  const where = and(eq(conversationParticipants.conversationId, conversationId), eq(conversationParticipants.userId, readerId));
  return (await server.app.db.select().from(conversationParticipants).where(where))[0];
};

const choose = (body: object) => reader.ask(changeMessagingPreferences, { body });

describe('after ten minutes', () => {
  test('tells of what is unread, in one email with its sender, a link and how to answer, and not again', async () => {
    await write();
    await wait(4);
    await write('And cats?');
    await wait(5);
    expect(await emails()).toEqual([]);
    await wait(1);
    await wait(1);
    await wait(30);
    const sent = await emails();
    expect(sent).toHaveLength(1);
    const [{ subject = '', text = '' } = {}] = sent;
    expect(subject).toMatch(/^New messages: .+/);
    expect(text).toContain('Orla · Host family, 15 Jun 2026, 11:00:\nDoes Mia like dogs?');
    expect(text).toContain('And cats?');
    expect(text).toContain(`/travel/messages-redirect?conversation=${conversationId}`);
    expect(text).toContain('replying to this email');
    expect(text).toContain('never communicate or book outside our website');
    expect(await getEmailsTo(server, 'host@example.test')).toEqual([]);
  });

  test('tells of later messages in another email, ten minutes after they came', async () => {
    await write();
    await wait(10);
    await write('And cats?');
    await wait(9);
    expect(await emails()).toHaveLength(1);
    await wait(1);
    const [, second] = await emails();
    expect(second?.text).toContain('And cats?');
    expect(second?.text).not.toContain('dogs');
  });

  test('never tells of what was read, of one’s own, or of what was withdrawn', async () => {
    const messageId = await write();
    await write('Yes!', readerId);
    await reader.ask(markSeen, { body: { conversationId, messageId } });
    const host = await server.signInWith('host@example.test');
    const withdrawn = await write('Wrong chat');
    await host.ask(withdrawMessage, { params: { id: withdrawn } });
    await wait(20);
    expect(await emails()).toEqual([]);
  });

  test('does not tell of what a reader has made unread again', async () => {
    const messageId = await write();
    await reader.ask(markSeen, { body: { conversationId, messageId } });
    await reader.ask(markUnread, { body: { conversationId } });
    await wait(20);
    expect(await emails()).toEqual([]);
    await write('Hello?');
    await wait(10);
    const sent = await emails();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).not.toContain('dogs');
  });

  test('tells of ten messages and how many more there are; images are photos', async () => {
    const file = { ref: 'A'.repeat(22), name: 'IMG_1.jpg', kind: 'image', mediaType: 'image/jpeg', size: 1, width: 1, height: 1 } as const;
    const photo = { conversationId, senderId: hostId, messageType: 1, contentType: 3, content: { text: 'The garden', file } } as const;
    await server.app.db.transaction((tx) => postMessage(tx, server.app, photo));
    for (let count = 1; count <= 12; count += 1) await write(`Message ${count}.`);
    await wait(10);
    const [email] = await emails();
    expect(email?.text).toContain('Photo\nThe garden');
    expect(email?.text).toContain('Message 9.');
    expect(email?.text).not.toContain('Message 10.');
    expect(email?.text).toContain('And 3 more messages.');
  });

  test('waits for the end of the quiet hours of the reader’s zone', async () => {
    await server.app.db.update(users).set({ timezone: 'Asia/Tokyo' }).where(eq(users.id, readerId));
    await choose({ quietFrom: '19:00', quietTo: '22:00' });
    await write();
    await wait(179);
    expect(await emails()).toEqual([]);
    await wait(1);
    expect(await emails()).toHaveLength(1);
  });

  test.each([
    ['never', () => choose({ email: 'never' })],
    ['once a day only', () => choose({ email: 'digest' })],
    [
      'blocked the sender',
      () => server.app.db.insert(userBlocks).values({ userId: readerId, blockedId: hostId, createdAt: server.time.now }),
    ],
    ['a closed account', () => server.app.db.update(users).set({ deactivatedAt: server.time.now }).where(eq(users.id, readerId))],
    ['an address that is not confirmed', () => server.app.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, readerId))],
    [
      'left the conversation',
      () =>
        server.app.db
          .update(conversationParticipants)
          .set({ removedAt: server.time.now })
          .where(eq(conversationParticipants.userId, readerId)),
    ],
  ])('emails nobody who has: %s', async (_, change) => {
    await change();
    await write();
    await wait(15);
    await server.app.db.update(users).set({ emailVerifiedAt: server.time.now }).where(eq(users.id, readerId));
    expect(await emails()).toEqual([]);
  });

  test('is in the reader’s language, tells of nothing older than two days, and of the product’s own sentences only beside others', async () => {
    const texts = [{ sentence: 'accepted' as const, values: { name: 'Mia' }, requireRoles: [] }];
    const system = { conversationId, senderId: null, messageType: 2, contentType: 1, content: { texts } } as const;
    await server.app.db.transaction((tx) => postMessage(tx, server.app, system));
    await wait(20);
    expect(await emails()).toEqual([]);
    await write('Old');
    server.time.now = new Date(server.time.now.getTime() + 49 * 60 * MINUTE);
    await wait(1);
    expect(await emails()).toEqual([]);
    await server.app.db.update(users).set({ locale: 'de' }).where(eq(users.id, readerId));
    await write('Hallo');
    await wait(10);
    const [email] = await emails();
    expect(email?.html).toContain('<html lang="de">');
    expect(email?.text).not.toContain('Old');
  });

  testOnPostgresql('a reader who reads while the job runs is emailed before, or not at all', async () => {
    for (let round = 0; round < 12; round += 1) {
      const messageId = await write(`Round ${round}.`);
      server.time.now = new Date(server.time.now.getTime() + 10 * MINUTE);
      const before = (await emails()).length;
      const pause = () => new Promise((done) => setTimeout(done, round));
      await Promise.all([
        sendMessageEmails(server.app),
        sendMessageEmails(server.app),
        pause().then(() => reader.ask(markSeen, { body: { conversationId, messageId } })),
      ]);
      const told = (await emails()).length - before;
      expect(told).toBeLessThanOrEqual(1);
      const { emailedMessageId, unreadSince } = (await own()) ?? {};
      expect(unreadSince).toBeNull();
      expect(emailedMessageId === messageId).toBe(told === 1);
      await sendMessageEmails(server.app);
      expect((await emails()).length - before).toBe(told);
    }
  });
});

describe('once a day', () => {
  const digest = async (at: string) => {
    server.time.now = new Date(at);
    await sendMessageDigests(server.app);
    return emails();
  };

  test('tells at eight in the reader’s morning of all conversations, and not again on the same day', async () => {
    await choose({ email: 'digest' });
    await write();
    const support = await createTestConversation(server.app, {
      participants: [readerId, hostId],
      type: 'customer-support',
      userId: readerId,
    });
    await createTestMessage(server.app, { conversationId: support, senderId: hostId, text: 'Solved.' });
    expect(await digest('2026-06-16T06:59:00Z')).toEqual([]);
    const [email] = await digest('2026-06-16T07:00:00Z');
    expect(email?.subject).toBe('2 unread messages');
    expect(email?.text).toContain('Orla · Host family: Does Mia like dogs?');
    expect(email?.text).toContain('Support: 1 new message');
    await write('Later');
    expect(await digest('2026-06-16T09:00:00Z')).toHaveLength(1);
    expect(await digest('2026-06-17T07:15:00Z')).toHaveLength(2);
    expect(await digest('2026-06-18T07:15:00Z')).toHaveLength(2);
  });

  test('shows the conversations that wait longest, counts the others, and tells of none again', async () => {
    await choose({ email: 'digest' });
    const blockedId = await server.createAccount({ email: 'blocked@example.test', roles: ['Host family'], firstName: 'Blocked' });
    await server.app.db.insert(userBlocks).values({ userId: readerId, blockedId, createdAt: server.time.now });
    const begin = async (senderId: number, minute: number) => {
      server.time.now = new Date(Date.parse('2026-06-15T10:00:00Z') + minute * MINUTE);
      const id = await createTestConversation(server.app, { participants: [readerId, senderId] });
      await createTestMessage(server.app, { conversationId: id, senderId, text: `Minute ${minute}.` });
    };
    for (let minute = 1; minute <= 20; minute += 1) await begin(blockedId, minute);
    for (let minute = 43; minute > 20; minute -= 1) await begin(hostId, minute);
    const [email] = await digest('2026-06-16T07:00:00Z');
    expect(email?.subject).toBe('23 unread messages');
    expect(email?.text.match(/Minute \d+\./g)).toEqual(Array.from({ length: 20 }, (_, index) => `Minute ${21 + index}.`));
    expect(email?.text).toContain('And 3 more conversations.');
    expect(await digest('2026-06-17T07:00:00Z')).toHaveLength(1);
  });

  test('waits for quiet hours, and leaves out what was read', async () => {
    await choose({ email: 'digest', quietFrom: '22:00', quietTo: '09:30' });
    const messageId = await write();
    expect(await digest('2026-06-16T07:00:00Z')).toEqual([]);
    expect(await digest('2026-06-16T08:30:00Z')).toHaveLength(1);
    await write('And cats?');
    await reader.ask(markSeen, { body: { conversationId, messageId: messageId + 1 } });
    expect(await digest('2026-06-17T08:30:00Z')).toHaveLength(1);
  });
});

describe('choices', () => {
  test('are kept one by one, and begin with a sound and emails', async () => {
    const { body } = await reader.ask(readMessagingPreferences, {});
    expect(body).toEqual({
      sound: true,
      email: 'soon',
      quietFrom: null,
      quietTo: null,
      canReply: true,
      pushKey: expect.stringMatching(/^B[\w-]{86}$/),
      pushDevices: 0,
    });
    await choose({ email: 'digest' });
    expect((await choose({ quietFrom: '22:00', quietTo: '07:00' })).body).toEqual({
      ...body,
      email: 'digest',
      quietFrom: '22:00',
      quietTo: '07:00',
    });
    expect((await choose({})).body.email).toBe('digest');
    expect((await choose({ quietFrom: '25:00' })).status).toBe(422);
  });

  test('end by the button of a mail program, whose address nobody can guess', async () => {
    const path = await createUnsubscribePath(server.app.db, readerId);
    const visitor = server.createVisitor();
    const guessed = `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`;
    expect((await visitor.send('POST', guessed)).status).toBe(404);
    expect((await visitor.send('POST', path)).status).toBe(200);
    expect((await reader.ask(readMessagingPreferences, {})).body.email).toBe('never');
  });
});
