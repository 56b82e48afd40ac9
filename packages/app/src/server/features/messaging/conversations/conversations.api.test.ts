// Conversations over HTTP: who takes part, who reads what, the lists of each side, and what each person does with a conversation.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readUser } from '#contract/identity/account.endpoints.ts';
import type { ViewType } from '#contract/messaging/conversation.shapes.ts';
import {
  findConversationBySid,
  listConversationReaders,
  listConversations,
  readResponseTime,
  removeParticipant,
} from '#contract/messaging/conversations.endpoints.ts';
import { markSeen } from '#contract/messaging/messages.endpoints.ts';
import { linkParent, unlinkParent } from '#contract/people/students.endpoints.ts';
import { acceptOffer } from '#contract/trips/offers.endpoints.ts';
import { readTrip } from '#contract/trips/trip.endpoints.ts';
import { conversationParticipants, conversations } from '#server/db/schema/conversations.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { trips } from '#server/db/schema/trips.ts';
import type { TestClient } from '#server/testing/client.ts';
import { type ConversationFixture, startConversationFixture } from '#server/testing/fixtures/conversation-fixture.ts';
import { STAY } from '#server/testing/fixtures/trip-fixture.ts';
import { createTestConversation, createTestMessage } from '#server/testing/samples/messages.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';

let fixture: ConversationFixture;
let room: ConversationFixture['room'];
let agent: ConversationFixture['agent'];
let stranger: ConversationFixture['stranger'];
let hostClient: ConversationFixture['hostClient'];
let hostId: ConversationFixture['hostId'];
let read: ConversationFixture['read'];
let list: ConversationFixture['list'];
let unread: ConversationFixture['unread'];
let counts: ConversationFixture['counts'];
let send: ConversationFixture['send'];
let join: ConversationFixture['join'];
let people: ConversationFixture['people'];
let conversationId: number;
let offerId: number;
let tripId: number;

beforeAll(async () => {
  fixture = await startConversationFixture();
  ({ room, agent, stranger, hostClient, hostId, read, list, unread, counts, send, join, people } = fixture);
});
afterAll(() => fixture.room.stop());
beforeEach(async () => {
  ({ conversationId, offerId, tripId } = await fixture.writeEnquiry());
});

describe('the conversation of an offer', () => {
  test('is read by its parents and its family, in the words of each, with its newest messages', async () => {
    const forParent = await read(room.parent);
    expect(forParent.status, forParent.text).toBe(200);
    expect(forParent.body).toMatchObject({
      ...{ id: conversationId, localConversationId: conversationId, conversationableType: 'trip-host-family', title: 'The Family0 Family' },
      conversationable: { id: offerId, state: 'awaiting_review', status: 'awaiting_host_family_review', ...STAY },
      trip: { id: tripId, state: 'enquiry', student: { firstName: 'Léa' } },
      hostFamily: { lastName: 'Family0', metaInfo: { isLive: true } },
      ...{ isParticipant: true, isUnread: false, isArchived: false, closedReason: null, areContactDetailsHeld: true, support: null },
      mostRecentConversationMessage: { preview: 'Do you have a garden?', senderId: room.parentId },
    });
    expect(forParent.body.messages.map(({ content }) => (typeof content === 'string' ? content : content[0]?.text))).toEqual([
      expect.stringContaining('Your enquiry for Léa'),
      'Do you have a garden?',
    ]);
    expect(forParent.body.rights).toEqual(expect.arrayContaining(['write', 'archive', 'report']));
    expect(forParent.body.rights).not.toContain('join');
    const forHost = await read(hostClient());
    expect(forHost.body).toMatchObject({ title: "Léa's Trip", isParticipant: true, isUnread: true });
    expect(forHost.text).toContain('on behalf of');
    expect(forHost.text).not.toContain('Your enquiry');
    expect(forHost.text).not.toContain('Petitjean');
    expect((await read(room.coordinator)).body).toMatchObject({ title: "Léa's Trip, The Family0 Family", isParticipant: false });
    expect((await people()).toSorted()).toEqual([room.parentId, hostId()].toSorted());
  });

  test('is found by its id at the provider, and by its own', async () => {
    const { twilioSid: sid } = (await read(room.parent)).body;
    const find = (query: { sid?: string; conversationId?: number }, client = room.parent) => client.ask(findConversationBySid, { query });
    expect((await find({ sid })).body.id).toBe(conversationId);
    expect((await find({ conversationId })).body.twilioSid).toBe(sid);
    expect([(await find({ sid: 'CHnone' })).status, (await find({})).status, (await find({ sid }, stranger)).status]).toEqual([
      404, 404, 404,
    ]);
  });

  test('is there for nobody else', async () => {
    for (const client of [stranger, agent, room.hosts[1]?.client as TestClient]) {
      expect((await read(client)).status).toBe(404);
      expect(await list(client)).toEqual([]);
      expect(await list(client, { search: 'garden' })).toEqual([]);
      expect((await send(client)).status).toBe(404);
    }
    expect((await join(stranger)).status).toBe(403);
    expect((await join(agent)).status).toBe(404);
  });

  test('is not seen by a family that was only proposed', async () => {
    await room.app.db.delete(conversations);
    const second = await room.newTrip({ hostFamilyId: room.hosts[1]?.familyId ?? 0 });
    const rows = await room.app.db.select({ id: conversations.id }).from(conversations);
    const [offer] = await room.app.db.select().from(tripOffers).where(eq(tripOffers.tripId, second));
    expect(['new', 'potential']).toContain(offer?.state ?? 'new');
    for (const { id } of rows) expect((await read(room.hosts[1]?.client as TestClient, id)).status).toBe(404);
  });

  test('takes in a parent who is linked to the child, and cuts off one who is unlinked', async () => {
    await room.createAccount({ email: 'father@example.test', roles: ['Parent'], firstName: 'Paul' });
    const father = await room.signInWith('father@example.test');
    expect((await read(father)).status).toBe(404);
    const body = { email: 'father@example.test', firstName: 'Paul', lastName: 'Test' };
    const linked = await room.coordinator.ask(linkParent, { params: { id: room.childId }, body });
    expect(linked.status, linked.text).toBe(200);
    expect((await read(father)).body).toMatchObject({ isParticipant: true, isUnread: true });
    expect((await father.ask(readUser, { query: {} })).body.unreadMessageCount).toBe(1);
    const [row] = (await people()).filter((id) => id !== room.parentId && id !== hostId());
    await room.coordinator.ask(unlinkParent, { params: { id: room.childId, userId: row ?? 0 } });
    expect((await read(father)).status).toBe(404);
    expect((await father.ask(readUser, { query: {} })).body.unreadMessageCount).toBe(0);
  });

  test('is read-only with each reason', async () => {
    await room.app.db.update(tripOffers).set({ state: 'waiting_list' });
    expect((await read(room.parent)).body).toMatchObject({ closedReason: 'offerState' });
    await room.app.db.update(trips).set({ state: 'cancelled' });
    expect((await read(room.parent)).body).toMatchObject({ closedReason: 'tripState' });
  });
});

describe('staff', () => {
  test('read on the page of the stay, which is recorded of those who have not joined', async () => {
    await join(room.coordinator);
    for (const client of [room.coordinator, room.administrator, room.parent, hostClient()]) {
      const { status, text } = await client.ask(readTrip, { params: { id: tripId } });
      expect(status, text).toBe(200);
      expect(text).toContain('Do you have a garden?');
    }
    const { body } = await room.administrator.ask(listConversationReaders, { params: { id: conversationId } });
    expect(body.data).toEqual([expect.objectContaining({ name: 'Administrator Test', days: 1 })]);
  });

  test('read without joining, which is recorded once a day, and write only after joining', async () => {
    await read(room.coordinator);
    await read(room.coordinator);
    const { body } = await room.administrator.ask(listConversationReaders, { params: { id: conversationId } });
    expect(body.data).toEqual([expect.objectContaining({ name: 'Coordinator Test', days: 1 })]);
    expect((await room.coordinator.ask(listConversationReaders, { params: { id: conversationId } })).status).toBe(403);
    expect(await send(room.coordinator)).toMatchObject({ status: 422, body: { code: 'notJoined' } });
    expect((await join(room.coordinator)).body).toMatchObject({ isParticipant: true, isUnread: false });
    expect((await join(room.coordinator)).body.messages.filter(({ messageType }) => messageType === 2)).toHaveLength(2);
    expect((await send(room.coordinator)).status).toBe(200);
    expect((await read(room.parent)).text).toContain('joined the conversation');
  });

  test('are cut off when they are taken out or leave, and can join again', async () => {
    await join(room.coordinator);
    const [added] = (await people()).filter((id) => id !== room.parentId && id !== hostId());
    const remove = (client: TestClient, userId?: number) =>
      client.ask(removeParticipant, { query: { conversationId, ...(userId === undefined ? {} : { userId }) } });
    expect((await remove(room.parent, added)).status).toBe(404);
    expect((await remove(room.administrator, added)).status).toBe(200);
    expect(await send(room.coordinator)).toMatchObject({ status: 422, body: { code: 'notJoined' } });
    expect((await join(room.coordinator)).body.isParticipant).toBe(true);
    expect((await remove(room.coordinator)).status).toBe(200);
    expect((await remove(room.coordinator)).status).toBe(404);
    expect(await remove(room.administrator, room.parentId)).toMatchObject({ status: 409, body: { code: 'participantFixed' } });
    expect((await remove(hostClient())).body.code).toBe('participantFixed');
  });

  test('reach a change by GET only from the product itself', async () => {
    const path = `/api/conversations/participant/join?conversation_id=${conversationId}`;
    const cookie = [...room.coordinator.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${room.origin}${path}`, { headers: { Cookie: cookie } });
    expect(answer.status).toBe(403);
    expect((await read(room.coordinator)).body.isParticipant).toBe(false);
  });
});

describe('lists', () => {
  test('show a stay on one tab: with the host by its answer, with everybody by the state of the trip', async () => {
    const host = hostClient();
    const views = async (client: TestClient) => {
      const found: ViewType[] = [];
      for (const viewType of ['awaiting_response', 'sent_response', 'booking', 'enquiry', 'support'] as const)
        if ((await list(client, { viewType })).includes(conversationId)) found.push(viewType);
      return found;
    };
    expect(await views(host)).toEqual(['awaiting_response', 'enquiry']);
    expect(await counts(host)).toMatchObject({
      awaitingTotal: 1,
      awaitingUnread: true,
      responseSentTotal: 0,
      bookedTotal: 0,
      unreadTotal: 1,
    });
    await send(host, 'Yes, a large one');
    expect(await views(host)).toEqual(['sent_response', 'enquiry']);
    await room.app.db.update(trips).set({ state: 'booked' });
    await room.app.db.update(tripOffers).set({ state: 'accepted' });
    expect(await views(host)).toEqual(['booking']);
    expect(await views(room.coordinator)).toEqual(['booking']);
    expect(await counts(host)).toMatchObject({ awaitingTotal: 0, responseSentTotal: 0, bookedTotal: 1, bookedUnread: true });
  });

  test('have the newest message first, page by page', async () => {
    const parents = [room.parentId];
    const ids = [conversationId];
    for (let index = 0; index < 3; index += 1) {
      room.time.now = new Date(room.time.now.getTime() + 60_000);
      const made = await createTestTrip(room.app, { parentId: room.parentId });
      ids.unshift(await createTestConversation(room.app, { type: 'trip', tripId: made.tripId, participants: parents }));
    }
    const page = async (number: number) => (await room.parent.ask(listConversations, { query: { page: number, perPage: 3 } })).body;
    expect(await page(1)).toMatchObject({ total: 4, lastPage: 2, data: ids.slice(0, 3).map((id) => ({ id })) });
    expect(await page(2)).toMatchObject({ total: 4, data: [{ id: conversationId }] });
    expect(await page(9)).toMatchObject({ total: 4, data: [] });
    room.time.now = new Date(room.time.now.getTime() + 60_000);
    await send(room.parent);
    expect((await page(1)).data[0]?.id).toBe(conversationId);
  });

  test('are found by words of messages and by names, without accents, and only where the reader may read', async () => {
    for (const search of ['GARDEN', 'lea', 'family0', 'arde', 'garden you']) {
      expect(await list(room.parent, { search }), search).toEqual([conversationId]);
      expect(await list(room.coordinator, { search }), search).toEqual([conversationId]);
    }
    expect(await list(room.parent, { search: 'pool' })).toEqual([]);
    expect(await list(room.coordinator, { search: '%%' })).toEqual([]);
    expect(await list(room.parent, { search: 'x' })).toEqual([conversationId]);
  });

  test('show who has several roles each of their sides', async () => {
    const email = 'both@example.test';
    const id = await room.createAccount({ email, roles: ['Coordinator', 'Host family'], firstName: 'Both' });
    const both = await room.signInWith(email);
    expect(await list(both)).toEqual([conversationId]);
    expect(await list(both, { as: 'host' })).toEqual([]);
    await room.app.db.insert(conversationParticipants).values({ conversationId, userId: id, joinedAt: room.app.clock.now() });
    expect([await list(both, { as: 'parent' }), await list(both, { as: 'host' })]).toEqual([[conversationId], []]);
  });
});

describe('unread', () => {
  test('is counted for each reader, and in the account', async () => {
    expect([await unread(hostClient()), await unread(room.parent)]).toEqual([[conversationId], []]);
    expect((await hostClient().ask(readUser, { query: {} })).body.unreadMessageCount).toBe(1);
    const { messages } = (await read(hostClient())).body;
    await hostClient().ask(markSeen, { body: { conversationId, messageId: messages.at(-1)?.id ?? 0 } });
    expect(await unread(hostClient())).toEqual([]);
    expect((await read(hostClient())).body.lastSeenMessages).toContainEqual({ seenBy: hostId(), messageId: messages.at(-1)?.id });
  });
});

test('the response time of a family is the median of its first replies, from three on', async () => {
  const hostFamilyId = room.hosts[0]?.familyId ?? 0;
  const time = (client: TestClient, id = hostFamilyId) => client.ask(readResponseTime, { query: { hostFamilyId: id } });
  expect((await time(room.parent)).body).toEqual({ responseTime: null });
  for (const minutes of [10, 20, 90]) {
    const made = await createTestTrip(room.app, { parentId: room.parentId, hostFamilyId });
    const offer = { tripId: made.tripId, hostFamilyId, state: 'awaiting_review', createdAt: room.app.clock.now() } as const;
    const [row] = await room.app.db.insert(tripOffers).values(offer).returning({ id: tripOffers.id });
    const id = await createTestConversation(room.app, { offerId: row?.id ?? 0, participants: [room.parentId, hostId()] });
    await createTestMessage(room.app, { conversationId: id, senderId: room.parentId });
    room.time.now = new Date(room.time.now.getTime() + minutes * 60_000);
    await createTestMessage(room.app, { conversationId: id, senderId: hostId() });
    await createTestMessage(room.app, { conversationId: id, senderId: hostId() });
  }
  expect((await time(room.parent)).body).toEqual({ responseTime: 20 });
  expect((await time(hostClient())).body).toEqual({ responseTime: 20 });
  expect([(await time(room.hosts[1]?.client as TestClient)).status, (await time(room.parent, 999_999)).status]).toEqual([404, 404]);
});

// The last one: its payouts keep the trip.
test('a booked stay tells that contact details are open', async () => {
  await room.app.db.delete(conversations);
  await room.app.db.delete(trips);
  const id = await room.reserved();
  const [offer] = await room.app.db.select().from(tripOffers).where(eq(tripOffers.tripId, id));
  const accepted = await hostClient().ask(acceptOffer, { params: { id: offer?.id ?? 0 }, body: { reason: '' } });
  expect(accepted.status, accepted.text).toBe(200);
  const [found] = (await hostClient().ask(listConversations, { query: { viewType: 'booking' } })).body.data;
  expect(found).toMatchObject({
    areContactDetailsHeld: false,
    mostRecentConversationMessage: { preview: expect.stringContaining('contact details') },
  });
});
