// Writing to a host family: reading the form changes nothing, an enquiry is begun once, and nobody writes for whom they may not act.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contactFamily, readContactFamily } from '#contract/trips/contact-family.endpoints.ts';
import { conversationParticipants, messages } from '#server/db/schema/conversations.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { userBlocks } from '#server/db/schema/messaging.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { attempts } from '#server/db/schema/platform.ts';
import { trips } from '#server/db/schema/trips.ts';
import { jobRows } from '#server/platform/jobs/job-rows.ts';
import type { TestClient } from '#server/testing/client.ts';
import { toEmail } from '#server/testing/fixtures/accounts.ts';
import { STAY, startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';

let room: TripFixture;
let agent: TestClient;
let hostFamilyId: number;
let stranger: { id: number; childId: number };
let siblingId: number;

async function child(firstName: string, { parents, ...about }: Partial<typeof students.$inferInsert> & { parents: readonly number[] }) {
  const known = { lastName: 'Petitjean', dateOfBirth: '2013-05-05', gender: 'female', createdAt: room.app.clock.now(), ...about } as const;
  const [made] = await room.app.db
    .insert(students)
    .values({ firstName, ...known })
    .returning({ id: students.id });
  const studentId = made?.id ?? 0;
  if (parents.length > 0)
    await room.app.db.insert(studentParents).values(parents.map((userId, position) => ({ studentId, userId, position })));
  return studentId;
}

beforeAll(async () => {
  room = await startTripFixture({ count: 1, beds: 2 });
  hostFamilyId = room.hosts[0]?.familyId ?? 0;
  agent = await room.signInAs('Agent');
  const [agents] = await room.app.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, toEmail('Agent')));
  const id = await room.createAccount({ email: 'stranger@example.test', roles: ['Parent'], firstName: 'Stranger' });
  stranger = { id, childId: await child('Odd', { parents: [id], lastName: 'Strange' }) };
  siblingId = await child('Amy', { parents: [room.parentId], agentId: agents?.id ?? 0 });
});
afterAll(() => room.stop());
beforeEach(async () => {
  await room.app.db.delete(trips);
  await room.app.db.delete(attempts);
});

const look = (client: TestClient, query: { parentId?: number; studentId?: number } = {}) =>
  client.ask(readContactFamily, { query: { hostFamilyId, ...query } });
const write = (client: TestClient, wished: object = {}) =>
  client.ask(contactFamily, { body: { ...STAY, hostFamilyId, studentIds: [room.childId], message: 'Do you have a garden?', ...wished } });
/** Everything that could have come to be. */
const rows = async () => {
  const counts = [];
  for (const table of [trips, tripOffers, messages, conversationParticipants, jobRows])
    counts.push((await room.app.db.select().from(table)).length);
  return counts;
};
const said = async (conversationId: number) => {
  const all = await room.app.db.select().from(messages).where(eq(messages.conversationId, conversationId)).orderBy(messages.id);
  return all.map(({ senderId, content }) => ({ senderId, content: JSON.stringify(content) }));
};

describe('a parent', () => {
  test('reads the form as often as they like, and nothing comes of it', async () => {
    const before = await rows();
    const { status, body } = await look(room.parent);
    expect(status).toBe(200);
    expect(body.children.map(({ id }) => id)).toEqual([room.childId, siblingId]);
    expect(body).toMatchObject({ parentId: room.parentId, earliest: '2026-06-15', openEnquiry: null, hostFamily: { addressLine1: null } });
    await look(room.parent);
    expect(await rows()).toEqual(before);
  });

  test('begins one enquiry, told to each side in its own words, and goes on with it', async () => {
    const first = await write(room.parent);
    expect(first).toMatchObject({ status: 200, body: { isNew: true } });
    const { tripId, offerId, conversationId } = first.body;
    const [trip] = await room.app.db.select().from(trips).where(eq(trips.id, tripId));
    expect(trip).toMatchObject({ state: 'enquiry', origin: 'contact', parentId: room.parentId, agentId: null });
    expect(await room.app.db.select().from(tripOffers)).toMatchObject([{ id: offerId, state: 'awaiting_review' }]);
    const [told, asked] = await said(conversationId);
    expect(told).toMatchObject({ senderId: null });
    for (const sentence of ['enquiryOwn', '"requireRoles":["Parent"]', 'enquiryOnBehalf', 'Host family'])
      expect(told?.content).toContain(sentence);
    expect(asked).toMatchObject({ senderId: room.parentId });
    const again = await write(room.parent, { message: 'And a dog?' });
    expect(again.body).toMatchObject({ tripId, offerId, conversationId, isNew: false });
    expect(await said(conversationId)).toHaveLength(3);
    expect((await look(room.parent)).body.openEnquiry).toMatchObject({ tripId, offerId, conversationId, studentIds: [room.childId] });
    // For another child, or on other days, it is another one.
    expect((await write(room.parent, { studentIds: [siblingId] })).body).toMatchObject({ isNew: true });
    expect((await write(room.parent, { toDate: '2026-07-20' })).body).toMatchObject({ isNew: true });
  });

  test('sends a message once, however often it is sent', async () => {
    const { body } = await write(room.parent, { localMessageId: 'the-same' });
    expect((await write(room.parent, { localMessageId: 'the-same' })).body.messageId).toBe(body.messageId);
    expect(await said(body.conversationId)).toHaveLength(2);
  });

  test('writes as in any conversation: cleaned, not beside a block, and not once they were taken out', async () => {
    const { body } = await write(room.parent, { message: ' Hello\u202e there\u0007 ' });
    expect((await said(body.conversationId)).at(-1)?.content).toBe('{"text":"Hello there"}');
    const refused = await write(room.parent, { message: 'Ring 087 441 2290' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'contactDetailsHeld', errors: { message: expect.anything() } } });
    const block = { userId: room.hosts[0]?.userId ?? 0, blockedId: room.parentId, createdAt: room.app.clock.now() };
    await room.app.db.insert(userBlocks).values(block);
    const blocked = await write(room.parent);
    await room.app.db.delete(userBlocks);
    expect(blocked).toMatchObject({ status: 422, body: { code: 'conversationClosed' } });
    await room.app.db.update(conversationParticipants).set({ removedAt: room.app.clock.now() });
    expect((await write(room.parent)).status).toBe(404);
    expect(await said(body.conversationId)).toHaveLength(2);
  });

  test('writes neither for others, nor for who is grown up by then, nor for days that are over', async () => {
    expect((await look(room.parent, { parentId: stranger.id })).status).toBe(404);
    expect((await look(room.parent, { studentId: stranger.childId })).status).toBe(404);
    expect((await write(room.parent, { parentId: stranger.id })).status).toBe(404);
    expect((await write(room.parent, { studentIds: [stranger.childId] })).status).toBe(422);
    const grown = await child('Old', { parents: [room.parentId], dateOfBirth: '2008-07-06' });
    expect((await write(room.parent, { studentIds: [grown] })).body).toMatchObject({ errors: { 'studentIds.0': expect.anything() } });
    expect((await write(room.parent, { fromDate: '2026-06-14' })).status).toBe(422);
    expect(await room.app.db.select().from(trips)).toEqual([]);
    // Staff do: who is grown up travels too.
    expect(await write(room.coordinator, { studentIds: [grown] })).toMatchObject({ status: 200, body: { isNew: true } });
    await room.app.db.delete(trips);
    await room.app.db.delete(students).where(eq(students.id, grown));
  });

  test('writes to no family that is not live any more, nor goes on with its enquiry', async () => {
    expect((await write(room.parent)).status).toBe(200);
    await room.app.db.update(hostFamilies).set({ paused: true });
    const answers = [await write(room.parent), await write(room.parent, { toDate: '2026-07-20' }), await look(room.parent)];
    await room.app.db.update(hostFamilies).set({ paused: false });
    const refused = { status: 422, body: { code: 'familyNotLive' } };
    expect(answers).toMatchObject([refused, refused, { status: 404 }]);
    expect(await room.app.db.select().from(trips)).toHaveLength(1);
  });

  test('asks for no stay against the rules of the family, but goes on with one that was asked for; staff ask anyway', async () => {
    expect((await write(room.parent)).status).toBe(200);
    const ruled = async (rules: Partial<typeof hostFamilies.$inferInsert>, wished: object) => {
      await room.app.db.update(hostFamilies).set(rules);
      const answers = [await write(room.parent, wished), await write(room.coordinator, { ...wished, parentId: room.parentId })];
      await room.app.db.update(hostFamilies).set({ minNights: 1, maxNights: null, noticeDays: 0 });
      return answers.map(({ status, body }) => [status, status === 200 ? body.isNew : body.code]);
    };
    const other = { toDate: '2026-07-20' };
    expect(await ruled({ minNights: 30 }, {})).toEqual([
      [200, false],
      [200, false],
    ]);
    expect(await ruled({ minNights: 30 }, other)).toEqual([
      [422, 'stayTooShort'],
      [200, true],
    ]);
    expect(await ruled({ maxNights: 2 }, { toDate: '2026-07-21' })).toEqual([
      [422, 'stayTooLong'],
      [200, true],
    ]);
    expect(await ruled({ noticeDays: 365 }, { toDate: '2026-07-22' })).toEqual([
      [422, 'stayTooSoon'],
      [200, true],
    ]);
  });

  test('asks for no stay that ends on its first day, or before', async () => {
    for (const toDate of [STAY.fromDate, '2026-07-05'])
      expect(await write(room.parent, { toDate })).toMatchObject({ status: 422, body: { errors: { toDate: expect.anything() } } });
    expect(await room.app.db.select().from(trips)).toEqual([]);
  });
});

describe('staff', () => {
  test('choose the student, or the parent, and write for them', async () => {
    expect((await look(room.coordinator)).body).toMatchObject({ parentId: null, children: [] });
    expect((await look(room.coordinator, { studentId: stranger.childId })).body).toMatchObject({
      parentId: stranger.id,
      children: [{ id: stranger.childId, name: 'Odd Strange' }],
    });
    expect((await look(room.coordinator, { parentId: room.parentId })).body.children).toHaveLength(2);
    const { body } = await write(room.coordinator, { studentIds: [stranger.childId] });
    const [trip] = await room.app.db.select().from(trips).where(eq(trips.id, body.tripId));
    expect(trip?.parentId).toBe(stranger.id);
    expect(trip?.coordinatorId).not.toBeNull();
  });

  test('name nobody but a parent of the students', async () => {
    expect(await write(room.coordinator, { parentId: stranger.id })).toMatchObject({
      status: 422,
      body: { errors: { parentId: expect.anything() } },
    });
    const mixed = { parentId: room.parentId, studentIds: [room.childId, stranger.childId] };
    expect(await write(room.coordinator, mixed)).toMatchObject({ status: 422, body: { code: 'studentsOfOthers' } });
  });
});

describe('an agent', () => {
  test('finds of a parent the children that they look after, and of any other parent nothing', async () => {
    expect((await look(agent, { parentId: room.parentId })).body.children.map(({ id }) => id)).toEqual([siblingId]);
    const foreign = await look(agent, { parentId: stranger.id });
    const unknown = await look(agent, { parentId: 999_999_999 });
    expect([foreign.status, foreign.text.includes('Strange')]).toEqual([404, false]);
    expect(unknown.status).toBe(404);
    expect((await look(agent, { studentId: stranger.childId })).status).toBe(404);
    expect((await look(agent, { studentId: siblingId })).body.parentId).toBe(room.parentId);
  });

  test('writes for them alone, and looks after the enquiry', async () => {
    for (const wished of [
      { parentId: stranger.id, studentIds: [siblingId] },
      { studentIds: [stranger.childId] },
      { studentIds: [room.childId] },
    ]) {
      expect((await write(agent, wished)).status, JSON.stringify(wished)).toBe(422);
    }
    const { body } = await write(agent, { studentIds: [siblingId] });
    const [trip] = await room.app.db.select().from(trips).where(eq(trips.id, body.tripId));
    expect(trip).toMatchObject({ parentId: room.parentId, origin: 'contact' });
    expect(trip?.agentId).not.toBeNull();
  });

  test('is not told of an enquiry that the parent has made without them', async () => {
    await write(room.parent);
    expect((await look(agent, { parentId: room.parentId })).body.openEnquiry).toBeNull();
    expect((await look(room.coordinator, { parentId: room.parentId })).body.openEnquiry).not.toBeNull();
  });
});
