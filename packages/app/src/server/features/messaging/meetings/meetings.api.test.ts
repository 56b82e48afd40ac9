// Meetings: who plans them, what becomes of them, and who is reminded.

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listCalls } from '#contract/messaging/calls.endpoints.ts';
import { createMeeting, readMeeting, readMeetingCalendar, updateMeeting } from '#contract/messaging/meetings.endpoints.ts';
import { listMessages } from '#contract/messaging/messages.endpoints.ts';
import { blockUser } from '#contract/messaging/safety.endpoints.ts';
import { listNotifications } from '#contract/notifications/notifications.endpoints.ts';
import { conversationParticipants, conversations } from '#server/db/schema/conversations.ts';
import { users } from '#server/db/schema/identity.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { trips } from '#server/db/schema/trips.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createTestConversation } from '#server/testing/samples/messages.ts';
import { createOfferedTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
const people = {} as Record<'parent' | 'host' | 'stranger' | 'coordinator', { id: number; client: TestClient }>;
let conversationId: number;

beforeAll(async () => {
  server = await startServer();
  const roles = { parent: 'Parent', host: 'Host family', stranger: 'Parent', coordinator: 'Coordinator' } as const;
  for (const [name, role] of Object.entries(roles)) {
    const email = `meeting-${name}@example.test`;
    const id = await server.createAccount({ email, roles: [role], firstName: name });
    people[name as keyof typeof people] = { id, client: await server.signInWith(email) };
  }
  const zone = (id: number, timezone: string) => server.app.db.update(users).set({ timezone }).where(eq(users.id, id));
  await zone(people.parent.id, 'Europe/Berlin');
  await zone(people.host.id, 'Europe/Dublin');
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { offerId } = await createOfferedTrip(server.app, people.host.id);
  conversationId = await createTestConversation(server.app, { offerId, participants: [people.parent.id, people.host.id] });
});

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(server.time.now.getTime() + hours * HOUR).toISOString();
const plan = (name: keyof typeof people, more: object = {}) =>
  people[name].client.ask(createMeeting, {
    body: { conversationId, title: 'First call', start: inHours(24), end: inHours(25), link: '', ...more },
  });
const lastMessage = async (name: keyof typeof people) => {
  const { body } = await people[name].client.ask(listMessages, { query: { conversationId } });
  return body.data.at(-1);
};

/** Books the stay that the conversation is about. */
async function book() {
  const [{ offerId } = { offerId: null }] = await server.app.db.select().from(conversations).where(eq(conversations.id, conversationId));
  const [offer] = await server.app.db
    .update(tripOffers)
    .set({ state: 'accepted' })
    .where(eq(tripOffers.id, offerId ?? 0))
    .returning({ tripId: tripOffers.tripId });
  await server.app.db
    .update(trips)
    .set({ state: 'booked' })
    .where(eq(trips.id, offer?.tripId ?? 0));
}

async function planned() {
  const { status, body, text } = await plan('parent');
  if (status !== 200) throw new Error(text);
  return body;
}

describe('a new meeting', () => {
  test('is told to everybody there, with both time zones', async () => {
    const { body } = await plan('parent');
    expect(body).toMatchObject({
      ...{ conversationId, title: 'First call', link: '', status: 'planned', version: 1 },
      createdBy: { id: people.parent.id, firstName: 'parent' },
      timezones: [
        { timezone: 'Europe/Berlin', who: 'parent' },
        { timezone: 'Europe/Dublin', who: 'host' },
      ],
    });
    expect(await lastMessage('host')).toMatchObject({
      content: [{ text: 'parent planned a meeting: First call.' }],
      messageType: 3,
      action: { name: 'openMeeting', state: 'open', meetingId: body.id },
    });
    expect((await people.host.client.ask(readMeeting, { params: { id: body.id } })).body.timezones.map(({ who }) => who)).toEqual([
      ...['host', 'parent'],
    ]);
    const unread = await server.app.db
      .select({ userId: conversationParticipants.userId, since: conversationParticipants.unreadSince })
      .from(conversationParticipants)
      .where(eq(conversationParticipants.conversationId, conversationId));
    expect(unread.filter(({ since }) => since !== null).map(({ userId }) => userId)).toEqual([people.host.id]);
  });

  test.each([
    ['in the past', -1, 1, 'meetingInPast', 'Choose a time in the future.'],
    ['that ends before it begins', 25, 24, 'meetingEndsEarly', 'The meeting must end after it starts.'],
    ['of nine hours', 24, 33, 'meetingTooLong', 'A meeting can last up to 8 hours.'],
  ])('%s is refused', async (_, start, end, code, message) => {
    const { status, body } = await plan('parent', { start: inHours(start), end: inHours(end) });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code, message });
  });

  test('is planned by participants alone, staff join first', async () => {
    expect((await plan('stranger')).status).toBe(404);
    expect((await plan('coordinator')).body).toMatchObject({ code: 'notJoined' });
    await server.app.db.update(conversations).set({ type: 'customer-support' }).where(eq(conversations.id, conversationId));
    await server.app.db.update(conversations).set({ archivedAt: server.time.now }).where(eq(conversations.id, conversationId));
    expect((await plan('parent')).body).toMatchObject({ code: 'conversationClosed' });
  });

  test('has a title without control characters', async () => {
    expect((await plan('parent', { title: ' First\u202e call\u0007 ' })).body).toMatchObject({ title: 'First call' });
    expect((await plan('parent', { title: '\u202e' })).body).toMatchObject({ code: 'validation' });
  });

  test('holds back contact details until the stay is booked', async () => {
    const refused = [await plan('parent', { title: 'Ring 087 441 2290' }), await plan('parent', { link: 'https://meet.example/x' })];
    expect(refused.map(({ body }) => body.code)).toEqual(['contactDetailsHeld', 'contactDetailsHeld']);
    const { id } = await planned();
    const change = (body: object) => people.host.client.ask(updateMeeting, { body: { id, ...body } });
    expect((await change({ title: 'Write to orla@example.com' })).body).toMatchObject({ code: 'contactDetailsHeld' });
    expect((await change({ link: 'https://meet.example/x' })).body).toMatchObject({ code: 'contactDetailsHeld' });
    await book();
    expect((await change({ link: 'https://meet.example/x' })).body).toMatchObject({ link: 'https://meet.example/x' });
  });

  test.each(['http://meet.example/x', 'javascript:alert(1)', 'somewhere'])('has no link to %s', async (link) => {
    expect((await plan('parent', { link })).status).toBe(422);
  });
});

describe('a planned meeting', () => {
  test('is moved by the other one too, once from each version', async () => {
    await book();
    const { id } = await planned();
    const move = (version: number) =>
      people.host.client.ask(updateMeeting, {
        body: { id, version, start: inHours(48), end: inHours(49), link: 'https://meet.example/x' },
      });
    expect((await move(1)).body).toMatchObject({ version: 2, start: inHours(48), link: 'https://meet.example/x' });
    expect(await lastMessage('parent')).toMatchObject({ content: [{ text: 'host changed a meeting: First call.' }] });
    const late = await move(1);
    expect([late.status, late.body]).toMatchObject([409, { code: 'changedMeanwhile', current: { version: 2 } }]);
  });

  test('keeps its times where they are not given, and says nothing without a change', async () => {
    const { id, start } = await planned();
    const same = await people.parent.client.ask(updateMeeting, { body: { id, title: 'First call' } });
    expect(same.body).toMatchObject({ version: 1, start });
    expect(await lastMessage('host')).toMatchObject({ sequence: 1 });
    const early = await people.parent.client.ask(updateMeeting, { body: { id, end: inHours(1) } });
    expect(early.body).toMatchObject({ code: 'meetingEndsEarly' });
  });

  test('is cancelled once, and its calendar file too', async () => {
    const { id } = await planned();
    const cancel = () => people.host.client.ask(updateMeeting, { body: { id, status: 'cancelled' } });
    expect((await cancel()).body).toMatchObject({ status: 'cancelled', version: 2 });
    expect(await lastMessage('parent')).toMatchObject({
      content: [{ text: 'host cancelled a meeting: First call.' }],
      action: { state: 'over', outcome: 'cancelled' },
    });
    expect((await people.host.client.ask(updateMeeting, { body: { id, title: 'Other' } })).body).toMatchObject({ code: 'meetingMoved' });
    expect((await people.host.client.ask(updateMeeting, { body: { id, status: 'started' } })).body).toMatchObject({ code: 'meetingMoved' });
    const { text } = await people.parent.client.ask(readMeetingCalendar, { params: { id } });
    expect(text).toContain('STATUS:CANCELLED');
    expect(text).toContain('SEQUENCE:2');
  });

  test('is neither read nor changed by strangers', async () => {
    const { id } = await planned();
    const { client } = people.stranger;
    const statuses = [
      await client.ask(readMeeting, { params: { id } }),
      await client.ask(readMeetingCalendar, { params: { id } }),
      await client.ask(updateMeeting, { body: { id, status: 'cancelled' } }),
      await people.parent.client.ask(readMeeting, { params: { id: 999_999 } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404]);
    expect((await people.coordinator.client.ask(readMeeting, { params: { id } })).status).toBe(200);
  });

  test('reminds its people once, an hour before, then begins and ends', async () => {
    const { id } = await planned();
    const reminded = async (name: 'parent' | 'host') =>
      (await people[name].client.ask(listNotifications, { query: {} })).body.data.filter(
        ({ kind, data }) => kind === 'meetingSoon' && (data as { meetingId: number }).meetingId === id,
      ).length;
    const read = async () => (await people.host.client.ask(readMeeting, { params: { id } })).body.status;
    server.time.now = new Date(server.time.now.getTime() + 22.5 * HOUR);
    await server.runJobs({ scheduled: true });
    expect([await reminded('parent'), await reminded('host')]).toEqual([0, 0]);
    server.time.now = new Date(server.time.now.getTime() + 0.75 * HOUR);
    await server.runJobs({ scheduled: true });
    server.time.now = new Date(server.time.now.getTime() + 60_000);
    await server.runJobs({ scheduled: true });
    expect([await reminded('parent'), await reminded('host')]).toEqual([1, 1]);
    expect(await read()).toBe('planned');
    server.time.now = new Date(server.time.now.getTime() + 0.75 * HOUR);
    await server.runJobs({ scheduled: true });
    expect(await read()).toBe('started');
    server.time.now = new Date(server.time.now.getTime() + 2 * HOUR);
    await server.runJobs({ scheduled: true });
    expect(await read()).toBe('ended');
    expect(await lastMessage('host')).toMatchObject({ action: { state: 'over', outcome: 'held' } });
  });

  test('keeps its link when something else is changed', async () => {
    await book();
    const { body } = await plan('parent', { link: 'https://meet.example/x' });
    const { status, body: changed } = await people.parent.client.ask(updateMeeting, { body: { id: body.id, title: 'Second call' } });
    expect({ status, link: changed.link }).toEqual({ status: 200, link: 'https://meet.example/x' });
  });

  test('goes on for those who stay when somebody is taken out, who then reads nothing of it', async () => {
    const { id } = await planned();
    const own = and(eq(conversationParticipants.conversationId, conversationId), eq(conversationParticipants.userId, people.host.id));
    await server.app.db.update(conversationParticipants).set({ removedAt: server.time.now }).where(own);
    expect((await people.host.client.ask(readMeeting, { params: { id } })).status).toBe(404);
    expect((await people.parent.client.ask(readMeeting, { params: { id } })).body.timezones).toEqual([
      { timezone: 'Europe/Berlin', who: 'parent' },
    ]);
  });

  test.each(['closed', 'blocked'] as const)(
    'is neither listed nor reminded of while its conversation is %s, and can be cancelled alone',
    async (how) => {
      const { id } = await planned();
      const close = async () => {
        if (how === 'blocked')
          await people.host.client.ask(blockUser, { body: { conversationId, userId: people.parent.id, isBlocked: true } });
        else {
          const archived = { type: 'customer-support', archivedAt: server.time.now } as const;
          await server.app.db.update(conversations).set(archived).where(eq(conversations.id, conversationId));
        }
      };
      const listed = async () => (await people.parent.client.ask(listCalls, {})).body.meetings.map((meeting) => meeting.id);
      expect(await listed()).toContain(id);
      await close();
      expect(await listed()).not.toContain(id);
      server.time.now = new Date(server.time.now.getTime() + 23.5 * HOUR);
      await server.runJobs({ scheduled: true });
      const { body } = await people.parent.client.ask(listNotifications, { query: {} });
      expect(body.data.filter(({ kind, data }) => kind === 'meetingSoon' && (data as { meetingId: number }).meetingId === id)).toEqual([]);
      expect((await people.parent.client.ask(updateMeeting, { body: { id, title: 'Other' } })).body).toMatchObject({
        code: 'conversationClosed',
      });
      expect((await people.stranger.client.ask(updateMeeting, { body: { id, status: 'cancelled' } })).status).toBe(404);
      expect((await people.parent.client.ask(updateMeeting, { body: { id, status: 'cancelled' } })).body).toMatchObject({
        status: 'cancelled',
      });
      await people.host.client.ask(blockUser, { body: { conversationId, userId: people.parent.id, isBlocked: false } });
    },
  );
});
