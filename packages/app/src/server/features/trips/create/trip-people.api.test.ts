// Whom a trip may name, and who is told what of its children: nobody reaches a person through a number.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptOffer, listHostings, stepOffer } from '#contract/trips/offers.endpoints.ts';
import { createTrip, editTrip, exemptTrip, moveTrip, priceTrip, readTrip } from '#contract/trips/trip.endpoints.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { hostCalendarBlocks, tripOffers } from '#server/db/schema/offers.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { audit } from '#server/db/schema/platform.ts';
import { tripTypes } from '#server/db/schema/pricing.ts';
import { tripGroups, tripStudents, trips, tripTasks } from '#server/db/schema/trips.ts';
import type { TestClient } from '#server/testing/client.ts';
import { toEmail } from '#server/testing/fixtures/accounts.ts';
import { STAY, startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';

let room: TripFixture;
let agent: TestClient;
let ids: Record<
  'agent' | 'otherAgent' | 'father' | 'stranger' | 'strangersChild' | 'agentsChild' | 'coordinator' | 'foreignGroup' | 'group',
  number
>;

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

async function group(name: string, agentId: number) {
  const [made] = await room.app.db
    .insert(tripGroups)
    .values({ name, agentId, createdAt: room.app.clock.now() })
    .returning({ id: tripGroups.id });
  return made?.id ?? 0;
}

beforeAll(async () => {
  room = await startTripFixture({ count: 2, beds: 2 });
  agent = await room.signInAs('Agent');
  const accounts = await room.app.db.select({ id: users.id, email: users.email }).from(users);
  const idOf = (email: string) => accounts.find((one) => one.email === email)?.id ?? 0;
  const [father, stranger] = [
    await room.createAccount({ email: 'father@example.test', roles: ['Parent'], firstName: 'Paul' }),
    await room.createAccount({ email: 'stranger@example.test', roles: ['Parent'], firstName: 'Stranger' }),
  ];
  const otherAgent = await room.createAccount({ email: 'other-agent@example.test', roles: ['Agent'], firstName: 'Other' });
  const agentId = idOf(toEmail('Agent'));
  ids = {
    ...{ agent: agentId, otherAgent, father, stranger, coordinator: idOf(toEmail('Coordinator')) },
    strangersChild: await child('Odd', { parents: [stranger], lastName: 'Strange', allergies: 'Latex' }),
    agentsChild: await child('Amy', { parents: [room.parentId], agentId }),
    foreignGroup: await group('Of another agent', otherAgent),
    group: await group('Of the agent', agentId),
  };
});
afterAll(() => room.stop());

const make = (client: TestClient, wished: Record<string, unknown> = {}) =>
  client.ask(createTrip, { body: { ...STAY, studentIds: [ids.agentsChild], ...wished } as never });
const read = async (id: number, client: TestClient) => (await client.ask(readTrip, { params: { id } })).body;
const edit = async (id: number, client: TestClient, changes: object) =>
  client.ask(editTrip, { params: { id }, body: { version: (await read(id, room.administrator)).version, ...changes } });

describe('people of a trip', () => {
  test('are none but a parent of its students, an agent, and a coordinator', async () => {
    for (const wished of [
      { parentId: ids.stranger },
      { parentId: ids.coordinator },
      { agentId: ids.coordinator },
      { agentId: ids.stranger },
      { coordinatorId: ids.agent },
      { coordinatorId: ids.stranger },
    ]) {
      const [field = ''] = Object.keys(wished);
      expect(await make(room.coordinator, wished), JSON.stringify(wished)).toMatchObject({
        status: 422,
        body: { errors: { [field]: expect.anything() } },
      });
    }
    const made = await make(room.coordinator, { parentId: room.parentId, agentId: ids.otherAgent, coordinatorId: ids.coordinator });
    expect(made).toMatchObject({ status: 200, body: { agent: { id: ids.otherAgent }, coordinator: { id: ids.coordinator } } });
    expect(await edit(made.body.id, room.coordinator, { agentId: ids.stranger })).toMatchObject({ status: 422 });
    expect(await edit(made.body.id, room.coordinator, { agentId: null })).toMatchObject({ status: 200, body: { agent: null } });
  });

  test('are named by agents from their own alone', async () => {
    const family = room.hosts[1]?.familyId ?? 0;
    await room.app.db.update(hostFamilies).set({ vettingState: 'suspended' }).where(eq(hostFamilies.id, family));
    try {
      for (const wished of [
        { parentId: ids.stranger },
        { agentId: ids.otherAgent },
        { coordinatorId: ids.coordinator },
        { groupId: ids.foreignGroup },
        { hostFamilyId: family },
        { backupHostFamilyId: family },
        { studentIds: [ids.strangersChild] },
      ]) {
        const answer = await make(agent, wished);
        expect(answer.status, JSON.stringify(wished)).toBe(422);
        for (const secret of ['stranger@example.test', toEmail('Coordinator'), 'Family1', 'Strange'])
          expect(answer.text).not.toContain(secret);
      }
    } finally {
      await room.app.db.update(hostFamilies).set({ vettingState: 'approved' }).where(eq(hostFamilies.id, family));
    }
    const made = await make(agent, { groupId: ids.group });
    expect(made).toMatchObject({
      status: 200,
      body: { agent: { id: ids.agent }, group: { id: ids.group }, parent: { id: room.parentId } },
    });
    for (const change of [
      { coordinatorId: ids.coordinator },
      { agentId: ids.otherAgent },
      { agentId: null },
      { groupId: ids.foreignGroup },
    ]) {
      expect(await edit(made.body.id, agent, change), JSON.stringify(change)).toMatchObject({ status: 422 });
    }
    expect(await edit(made.body.id, agent, { groupId: null })).toMatchObject({ status: 200, body: { group: null } });
  });

  test('have a family in common', async () => {
    const together = { studentIds: [room.childId, ids.strangersChild] };
    expect(await make(room.coordinator, together)).toMatchObject({ status: 422, body: { code: 'studentsOfOthers' } });
    const id = await room.newTrip();
    expect(await edit(id, room.coordinator, together)).toMatchObject({ status: 422, body: { code: 'studentsOfOthers' } });
    expect(await edit(id, room.coordinator, { studentIds: [ids.strangersChild] })).toMatchObject({ body: { code: 'studentsOfOthers' } });
    expect(await edit(id, room.coordinator, { studentIds: [room.childId, ids.agentsChild] })).toMatchObject({ status: 200 });
  });

  test('have a payer who is a parent of each', async () => {
    const both = await child('Both', { parents: [room.parentId, ids.father] });
    const shared = { studentIds: [both, room.childId], parentId: ids.father };
    expect(await make(room.coordinator, shared)).toMatchObject({ status: 422, body: { code: 'studentsOfOthers' } });
    expect((await make(room.coordinator, { ...shared, parentId: room.parentId })).status).toBe(200);
  });

  test('go on a type of trip that is sold', async () => {
    await room.app.db.insert(tripTypes).values({ id: 77, name: 'Given up', active: false });
    expect(await make(room.coordinator, { tripTypeId: 77 })).toMatchObject({
      status: 422,
      body: { errors: { tripTypeId: expect.anything() } },
    });
  });

  test('bring their trips to the agent who looks after them', async () => {
    const { body } = await make(room.coordinator);
    expect(body.agent?.id).toBe(ids.agent);
    expect((await agent.ask(readTrip, { params: { id: body.id } })).status).toBe(200);
    expect((await make(room.coordinator, { agentId: null })).body.agent).toBeNull();
  });
});

describe('a parent', () => {
  test('sees only the first name of another parent’s child on the same trip, and only the name of the payer', async () => {
    // From before families were kept apart.
    const id = await room.newTrip();
    await room.app.db.insert(tripStudents).values({ tripId: id, studentId: ids.strangersChild, position: 9 });
    const strangers = await room.signInWith('stranger@example.test');
    const seen = await read(id, strangers);
    const [lea, odd] = seen.students;
    expect(lea).toMatchObject({
      firstName: 'Léa',
      lastName: null,
      dateOfBirth: null,
      age: null,
      allergies: null,
      notes: null,
      photoRef: null,
    });
    expect(odd).toMatchObject({ firstName: 'Odd', lastName: 'Strange', allergies: 'Latex' });
    expect(seen.parent).toMatchObject({ id: room.parentId, email: '', phone: '' });
    expect(JSON.stringify(seen)).not.toContain('Peanuts');
    expect(await read(id, room.parent)).toMatchObject({ parent: { email: 'mother@example.test' } });
  });

  test('cannot move a trip beyond the day on which a child is grown up', async () => {
    const studentIds = [await child('Old', { parents: [room.parentId], dateOfBirth: '2008-08-01' })];
    const id = await room.newTrip({ studentIds });
    const later = { fromDate: '2026-08-10', toDate: '2026-08-17' };
    expect(await edit(id, room.parent, later)).toMatchObject({ status: 422 });
    expect(await edit(id, room.coordinator, later)).toMatchObject({ status: 200 });
  });

  test('can ask families without being the payer', async () => {
    const studentIds = [await child('Both', { parents: [room.parentId, ids.father] })];
    const id = await room.newTrip({ studentIds });
    const father = await room.signInWith('father@example.test');
    expect((await father.ask(moveTrip, { params: { id }, body: { step: 'enquire', reason: '' } })).status).toBe(200);
    expect(await room.app.db.select().from(tripOffers).where(eq(tripOffers.tripId, id))).toMatchObject([{ state: 'awaiting_review' }]);
  });
});

describe('whether tax is owed', () => {
  test('is said by finance and administrators alone', async () => {
    expect(await make(agent, { vatExempt: true })).toMatchObject({ status: 422 });
    expect(await make(room.coordinator, { vatExempt: true })).toMatchObject({ status: 422 });
    const id = await room.reserved();
    expect(await edit(id, room.coordinator, { vatExempt: true })).toMatchObject({
      status: 422,
      body: { errors: { vatExempt: expect.anything() } },
    });
    expect((await edit(id, room.coordinator, { wishes: 'Quiet' })).status).toBe(200);
    const { version } = await read(id, room.finance);
    const say = (body: object) => room.finance.ask(exemptTrip, { params: { id }, body: { vatExempt: true, version, reason: '', ...body } });
    const told = await say({});
    expect(told).toMatchObject({ status: 422, body: { code: 'priceChanged' } });
    const [issue] = (told.body as unknown as { issues: { fingerprint: string }[] }).issues;
    expect(await say({ quoteFingerprint: issue?.fingerprint })).toMatchObject({
      status: 200,
      body: { vatExempt: true, quoteFingerprint: issue?.fingerprint },
    });
    const tasks = await room.app.db.select().from(tripTasks).where(eq(tripTasks.tripId, id));
    expect(tasks).toMatchObject([{ kind: 'priceDifference' }]);
  });

  test('is told to the parent, and no change of a booked stay, by whichever form it is said', async () => {
    const id = await room.reserved({ fromDate: '2026-08-03', toDate: '2026-08-10' });
    const [host] = room.hosts;
    const [offer] = await room.app.db.select().from(tripOffers).where(eq(tripOffers.tripId, id));
    await host?.client.ask(acceptOffer, { params: { id: offer?.id ?? 0 }, body: { reason: '' } });
    const held = await room.app.db.select().from(hostCalendarBlocks).where(eq(hostCalendarBlocks.tripId, id));
    const news = async () => {
      const all = await room.app.db.select().from(notifications).where(eq(notifications.userId, room.parentId)).orderBy(notifications.id);
      return all.flatMap(({ data }) =>
        (data as { tripId?: number }).tripId === id ? [(data as { event?: string }).event ?? 'price'] : [],
      );
    };
    const earlier = (await news()).length;
    const shown = await room.administrator.ask(priceTrip, { params: { id }, body: { vatExempt: true } });
    const edited = await edit(id, room.administrator, { vatExempt: true, quoteFingerprint: shown.body.fingerprint });
    expect(edited).toMatchObject({ status: 200, body: { state: 'booked', vatExempt: true } });
    const { version, quoteFingerprint } = edited.body;
    const say = (body: object) =>
      room.finance.ask(exemptTrip, { params: { id }, body: { vatExempt: false, version, reason: '', ...body } });
    const [issue] = ((await say({})).body as unknown as { issues: { fingerprint: string }[] }).issues;
    expect(issue?.fingerprint).not.toBe(quoteFingerprint);
    expect(await say({ quoteFingerprint: issue?.fingerprint })).toMatchObject({ status: 200, body: { state: 'booked', vatExempt: false } });
    expect((await news()).slice(earlier)).toEqual(['price', 'changed', 'price', 'changed']);
    expect(await room.app.db.select().from(hostCalendarBlocks).where(eq(hostCalendarBlocks.tripId, id))).toEqual(held);
    const log = await room.app.db
      .select()
      .from(audit)
      .where(eq(audit.subjectId, String(id)))
      .orderBy(audit.id);
    expect(log.flatMap(({ changes }) => (changes as { vatExempt?: object }).vatExempt ?? [])).toEqual([
      { before: false, after: true },
      { before: true, after: false },
    ]);
  });
});

describe('a family that is out', () => {
  test('is not told any more how the child is', async () => {
    const id = await room.newTrip();
    const host = room.hosts[0];
    if (host === undefined) throw new Error('no host');
    await room.app.db.update(trips).set({ wishes: 'No nuts in the house' }).where(eq(trips.id, id));
    await room.coordinator.ask(moveTrip, { params: { id }, body: { step: 'enquire', hostFamilyId: host.familyId, reason: '' } });
    const [offer] = await room.app.db.select().from(tripOffers).where(eq(tripOffers.tripId, id));
    await room.app.db.update(tripOffers).set({ state: 'awaiting_review' }).where(eq(tripOffers.tripId, id));
    expect(JSON.stringify(await read(id, host.client))).toContain('Peanuts');
    const rejected = await room.coordinator.ask(stepOffer, {
      params: { id: offer?.id ?? 0 },
      body: { step: 'reject', reason: 'Chosen another' },
    });
    expect(rejected.status).toBe(200);
    const seen = await read(id, host.client);
    expect(seen.students).toMatchObject([
      { firstName: 'Léa', age: 13, lastName: null, allergies: null, anyMedicalCondition: null, hobbies: '' },
    ]);
    expect(seen.wishes).toBe('');
    const { body } = await host.client.ask(listHostings, { query: { tab: 'all' } });
    expect(body.data.find(({ tripId }) => tripId === id)).toMatchObject({ state: 'rejected', photoRef: null });
  });
});
