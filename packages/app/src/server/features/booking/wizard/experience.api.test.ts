// The experience wizard over a real connection: what it becomes, of whom, and when a visitor's request becomes theirs.

import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  claimExperience,
  declineExperience,
  listExperienceClaims,
  readTripRequest,
  sendExperience,
} from '#contract/booking/wizard/experience.endpoints.ts';
import { deleteUser, readDeletion } from '#contract/identity/account.endpoints.ts';
import { experienceActivities, experienceFamilies } from '#contract/search/search.endpoints.ts';
import { experienceRequests } from '#server/db/schema/enquiries.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { counties, countries, locations } from '#server/db/schema/places.ts';
import { mails } from '#server/db/schema/platform.ts';
import { activities } from '#server/db/schema/pricing.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';
import type { TestClient } from '#server/testing/client.ts';
import { type BookingFixture, startBookingFixture } from '#server/testing/fixtures/booking-fixture.ts';
import { PASSWORD } from '#server/testing/start-server.ts';

let room: BookingFixture;
beforeAll(async () => {
  room = await startBookingFixture({ count: 1 });
});
afterAll(() => room.stop());

const RIGHT = {
  experienceType: 1,
  experienceLength: 1,
  activityWeeks: 0,
  dateRange: { start: '2026-07-06', end: '2026-07-12' },
  firstName: 'Zoé',
  lastName: 'Petit',
  gender: 'female',
  dateOfBirth: '2012-03-04',
  parentName: 'Jeanne Petit',
  emailParent: 'jeanne@example.test',
  phone: '+33 1 23 45 67 89',
} as const;

async function send(client: TestClient, wish: object = {}) {
  await client.send('GET', '/api/user');
  return client.ask(sendExperience, { body: { ...RIGHT, ...wish } });
}

async function keptAs(reference: string) {
  const [found] = await room.app.db.select().from(experienceRequests).where(eq(experienceRequests.reference, reference));
  const [trip] = await room.app.db
    .select()
    .from(trips)
    .where(eq(trips.id, found?.tripId ?? 0));
  return { userId: found?.userId, trip };
}

test('a visitor’s request is nobody’s until the owner of the address, a parent with a confirmed address, claims it', async () => {
  const { db } = room.app;
  const answer = await send(room.createVisitor(), { host: room.families[0] });
  expect(answer).toMatchObject({ status: 200, body: { tripId: null, email: 'jeanne@example.test' } });
  const { reference } = answer.body;
  expect(await keptAs(reference)).toMatchObject({ userId: null, trip: { state: 'enquiry', origin: 'wizard', parentId: null } });
  const [mail] = await db.select().from(mails).where(eq(mails.recipient, 'jeanne@example.test'));
  expect(mail?.subject).toContain(reference);
  expect(mail?.text).toContain('We’ll ask your chosen family');
  expect(mail?.text).toContain('/travel/dashboard');
  const userId = await room.createAccount({ email: 'jeanne@example.test', roles: ['Parent'] });
  const jeanne = await room.signInWith('jeanne@example.test');
  const claims = async (client: TestClient) => (await client.ask(listExperienceClaims, {})).body.data;
  await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, userId));
  expect(await claims(jeanne)).toEqual([]);
  await db.update(users).set({ emailVerifiedAt: room.time.now }).where(eq(users.id, userId));
  room.time.now = new Date('2026-06-15T12:02:00Z');
  await room.runJobs({ scheduled: true });
  expect(await keptAs(reference)).toMatchObject({ userId: null, trip: { parentId: null } });
  const [claim] = await claims(jeanne);
  expect(claim).toMatchObject({ reference, firstName: 'Zoé', fromDate: '2026-07-06', toDate: '2026-07-12', agent: null });
  const params = { id: claim?.id ?? 0 };
  const { client: stranger } = await room.booker();
  expect((await stranger.ask(claimExperience, { params })).status).toBe(404);
  const answers = await Promise.all([jeanne.ask(claimExperience, { params }), jeanne.ask(claimExperience, { params })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  const { trip } = await keptAs(reference);
  expect(trip).toMatchObject({ parentId: userId });
  expect(await db.select().from(studentParents).where(eq(studentParents.userId, userId))).toHaveLength(1);
  expect(await claims(jeanne)).toEqual([]);
});

test('a parent who is asked about an agent’s request is told whose it is before they say yes', async () => {
  await room.createAccount({ email: 'agency@example.test', roles: ['Agent'], firstName: 'Ana' });
  const agent = await room.signInWith('agency@example.test');
  const email = 'asked@example.test';
  await room.createAccount({ email, roles: ['Parent'] });
  const { body } = await send(agent, { emailParent: email });
  const parent = await room.signInWith(email);
  const [claim] = (await parent.ask(listExperienceClaims, {})).body.data;
  expect(claim).toMatchObject({ reference: body.reference, agent: 'Ana Test' });
});

test('a request whose trip takes a child of others along by now brings that child to nobody', async () => {
  const other = await room.booker();
  const email = 'with.others@example.test';
  const userId = await room.createAccount({ email, roles: ['Parent'] });
  const { body } = await send(room.createVisitor(), { emailParent: email });
  const { trip } = await keptAs(body.reference);
  await room.app.db.insert(tripStudents).values({ tripId: trip?.id ?? 0, studentId: other.childId, position: 9 });
  const parent = await room.signInWith(email);
  const [claim] = (await parent.ask(listExperienceClaims, {})).body.data;
  const claimed = await parent.ask(claimExperience, { params: { id: claim?.id ?? 0 } });
  expect(claimed).toMatchObject({ status: 200, body: { tripId: null } });
  expect((await keptAs(body.reference)).trip).toMatchObject({ parentId: null });
  expect(await room.app.db.$count(studentParents, eq(studentParents.userId, userId))).toBe(0);
});

test('deleting an account removes the child’s name of an unclaimed request, also from notifications to staff', async () => {
  const email = 'goes@example.test';
  await room.createAccount({ email: 'informed@example.test', roles: ['Coordinator'] });
  await room.createAccount({ email, roles: ['Parent'] });
  await send(room.createVisitor(), { host: null, emailParent: email, firstName: 'Ondine', lastName: 'Vergessen' });
  const named = async () => (await room.app.db.select().from(notifications)).filter(({ data }) => JSON.stringify(data).includes('Ondine'));
  expect(await named()).not.toEqual([]);
  const parent = await room.signInWith(email);
  expect((await parent.ask(deleteUser, { body: { password: PASSWORD } })).status).toBe(200);
  expect(await named()).toEqual([]);
});

test('a stranger plants nothing in an account: a host cannot claim, a parent declines, and the account can be deleted', async () => {
  const { db } = room.app;
  const hostId = await room.createAccount({ email: 'host.only@example.test', roles: ['Host family'] });
  const parentId = await room.createAccount({ email: 'victim@example.test', roles: ['Parent'] });
  const planted = await Promise.all(
    ['host.only@example.test', 'victim@example.test'].map(
      async (emailParent) => (await send(room.createVisitor(), { emailParent })).body.reference,
    ),
  );
  await room.runJobs({ scheduled: true });
  expect(
    await db
      .select()
      .from(studentParents)
      .where(inArray(studentParents.userId, [hostId, parentId])),
  ).toEqual([]);
  expect(
    await db
      .select()
      .from(trips)
      .where(inArray(trips.parentId, [hostId, parentId])),
  ).toEqual([]);
  const [forHost] = await db
    .select()
    .from(experienceRequests)
    .where(eq(experienceRequests.reference, planted[0] ?? ''));
  const host = await room.signInWith('host.only@example.test');
  expect((await host.ask(claimExperience, { params: { id: forHost?.id ?? 0 } })).status).toBe(403);
  const parent = await room.signInWith('victim@example.test');
  expect((await parent.ask(readDeletion, {})).body.blockers).toEqual([]);
  const [claim] = (await parent.ask(listExperienceClaims, {})).body.data;
  expect((await parent.ask(declineExperience, { params: { id: claim?.id ?? 0 } })).status).toBe(200);
  expect((await parent.ask(listExperienceClaims, {})).body.data).toEqual([]);
  const coordinator = await room.signInAs('Coordinator');
  const { trip } = await keptAs(planted[1] ?? '');
  expect((await coordinator.ask(readTripRequest, { params: { id: trip?.id ?? 0 } })).body.request?.declinedAt).toBe(
    room.time.now.toISOString(),
  );
  expect((await parent.ask(deleteUser, { body: { password: PASSWORD } })).status).toBe(200);
});

test('staff see the contact details of a request; they are not in the child’s notes, which families read', async () => {
  const contact = { parentAddress: '3 Rue Haute', cityTown: 'Lille', referralCode: 'ABC', email: 'zoe@example.test' };
  const { body } = await send(room.createVisitor(), { host: room.families[0], ...contact });
  const { trip } = await keptAs(body.reference);
  const tripId = trip?.id ?? 0;
  const coordinator = await room.signInAs('Coordinator');
  const asked = await coordinator.ask(readTripRequest, { params: { id: tripId } });
  expect(asked).toMatchObject({
    status: 200,
    body: {
      request: {
        ...{ ...contact, reference: body.reference, parentName: 'Jeanne Petit', emailParent: 'jeanne@example.test' },
        ...{ writtenTo: 'jeanne@example.test', phone: '+33 1 23 45 67 89', experienceLength: 1, countryCode: null, inquirySource: null },
        ...{ fromDate: '2026-07-06', toDate: '2026-07-12', activities: [], family: { id: room.families[0] } },
      },
    },
  });
  const [child] = await room.app.db
    .select()
    .from(students)
    .where(eq(students.id, trip?.studentId ?? 0));
  expect(child?.notes).toBe('');
  const agent = await room.signInAs('Agent');
  expect((await agent.ask(readTripRequest, { params: { id: tripId } })).status).toBe(404);
  const { client } = await room.booker();
  expect((await client.ask(readTripRequest, { params: { id: tripId } })).status).toBe(403);
});

test('a parent’s own child is found again by name and birth', async () => {
  const { client, userId, childId } = await room.booker();
  const own = { firstName: ' léa ', lastName: 'PETIT', dateOfBirth: '2014-05-05' };
  const { body } = await send(client, { ...own, host: room.families[0] });
  expect((await keptAs(body.reference)).trip).toMatchObject({
    ...{ id: body.tripId, studentId: childId, parentId: userId },
    ...{ activityDetailsType: 'family', currentNoOfWeeks: null },
  });
  const other = await send(client, { ...own, firstName: 'Théo', host: null });
  expect((await keptAs(other.body.reference)).trip).toMatchObject({ state: 'new', parentId: userId });
  const mine = await room.app.db.select().from(studentParents).where(eq(studentParents.userId, userId));
  expect(mine).toHaveLength(2);
  expect(await room.app.db.select().from(students).where(eq(students.id, childId))).toHaveLength(1);
});

test('coordinators are told of a request that names neither family nor week', async () => {
  const coordinatorId = await room.createAccount({ email: 'on.duty@example.test', roles: ['Coordinator'] });
  const { body } = await send(room.createVisitor(), { host: null, emailParent: 'nobody@example.test' });
  const { trip } = await keptAs(body.reference);
  expect(trip?.state).toBe('new');
  const told = await room.app.db.select().from(notifications).where(eq(notifications.userId, coordinatorId));
  expect(told).toMatchObject([{ kind: 'tripNews', data: { tripId: trip?.id, event: 'requested', name: 'Zoé' } }]);
  expect(await room.app.db.select().from(mails).where(eq(mails.recipient, 'nobody@example.test'))).toHaveLength(1);
});

test('activities are offered in the country of the family, nearest first; a stay in two countries is refused', async () => {
  const { db } = room.app;
  const visitor = room.createVisitor();
  const family = room.families[0] ?? 0;
  const [home] = await db.select({ countyId: hostFamilies.countyId }).from(hostFamilies).where(eq(hostFamilies.id, family));
  const countyId = home?.countyId ?? 0;
  await db.insert(countries).values({ id: 826, code: 'GB', name: 'United Kingdom', hosting: true }).onConflictDoNothing();
  const [kent] = await db.insert(counties).values({ countryId: 826, name: 'Kent' }).returning({ id: counties.id });
  const towns = await db
    .insert(locations)
    .values([
      { countyId, name: 'Kinsale', latitude: 51.7059, longitude: -8.5222 },
      { countyId, name: 'Clifden', latitude: 53.4889, longitude: -10.0206 },
    ])
    .returning({ id: locations.id });
  const [kinsale = 0, clifden = 0] = towns.map(({ id }) => id);
  await db.update(hostFamilies).set({ locationId: kinsale }).where(eq(hostFamilies.id, family));
  const made = await db
    .insert(activities)
    .values([
      { name: 'Far away', countyId, locationId: clifden },
      { name: 'In the county', countyId },
      { name: 'In the town', countyId, locationId: kinsale },
      { name: 'Across the sea', countyId: kent?.id ?? 0 },
    ])
    .returning({ id: activities.id });
  const [near, abroad] = [made[2]?.id ?? 0, made[3]?.id ?? 0];
  const offered = async (query: object) => {
    const { body } = await visitor.ask(experienceActivities, { query });
    return body.data.filter(({ id }) => made.some((one) => one.id === id)).map(({ name, kilometres }) => [name, kilometres]);
  };
  expect(await offered({ host: family })).toEqual([
    ['In the town', 0],
    ['In the county', null],
    ['Far away', 223],
  ]);
  expect(await offered({ activities: [abroad] })).toEqual([['Across the sea', null]]);
  expect(await offered({})).toHaveLength(4);
  const familiesBy = async (id: number) => (await visitor.ask(experienceFamilies, { query: { activities: [id] } })).body.total;
  expect([await familiesBy(near), await familiesBy(abroad)]).toEqual([1, 0]);
  const wish = { host: family, activities: [abroad], activityWeeks: 1 };
  expect(await send(visitor, wish)).toMatchObject({
    status: 422,
    body: { errors: { 'activities.0': ['This is in a different country from the rest of the stay. Choose one near the family'] } },
  });
  expect((await send(visitor, { ...wish, host: null })).status).toBe(200);
});

test('too many activities are said in the words that are fixed', async () => {
  const { status, body } = await send(room.createVisitor(), { activities: [1, 2, 3], activityWeeks: 1 });
  expect(status).toBe(422);
  const { errors } = body as unknown as { errors: Record<string, string[]> };
  expect(errors['activities']).toEqual(['You can only include 1 activities based on the duration of your experience.']);
});
