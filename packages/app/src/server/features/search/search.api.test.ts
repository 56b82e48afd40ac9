// The search over a real connection: what is found, by whom, and what nobody is told.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFamilyAvailability, readFamilyProfile, readHostFamilyInfo } from '#contract/host-families/profile.endpoints.ts';
import { addDays } from '#contract/platform/days.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { listTags } from '#contract/search/dependencies.endpoints.ts';
import { experienceActivities, experienceFamilies, searchFamilies, suggestPlaces } from '#contract/search/search.endpoints.ts';
import { activitySchedules } from '#server/db/schema/camps.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { hostCalendarBlocks, tripOffers } from '#server/db/schema/offers.ts';
import { students } from '#server/db/schema/people.ts';
import { locations } from '#server/db/schema/places.ts';
import { activities } from '#server/db/schema/pricing.ts';
import { trips } from '#server/db/schema/trips.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createLiveFamilies, findCountyId } from '#server/testing/fixtures/live-families.ts';
import { startServer, type TestServer, toEmail } from '#server/testing/start-server.ts';

let server: TestServer;
let visitor: TestClient;
let parent: TestClient;
let cork = 0;
let kent = 0;
let kinsale = 0;
let ids: number[] = [];
let garden = 0;

beforeAll(async () => {
  server = await startServer();
  const { app } = server;
  await seedReference(app.db);
  [cork, kent] = [await findCountyId(app, 'Cork'), await findCountyId(app, 'Kent')];
  const [town] = await app.db
    .insert(locations)
    .values({ countyId: cork, name: 'Kinsale', latitude: 51.7059, longitude: -8.5222 })
    .returning({ id: locations.id });
  kinsale = town?.id ?? 0;
  visitor = server.createVisitor();
  parent = await server.signInAs('Parent');
  const { body } = await visitor.ask(listTags, { query: { kind: 'amenity' } });
  garden = body.data.find(({ code }) => code === 'garden')?.id ?? 0;
  ids = await createLiveFamilies(app, [
    {
      ...{ countyId: cork, locationId: kinsale, tagIds: [garden], guestsNumber: 2, parentGuardianOneLastName: 'Müller-Quirke' },
      description: 'The Müller-Quirke family by the sea.\nWe have a boat called Marlin.',
      children: [{ gender: 'female', dob: '2014-06-16' }],
    },
    {
      countyId: cork,
      guestsNumber: 1,
      parentGuardianOneLastName: 'Gallagher',
      welcomesAgeFrom: 12,
      welcomesAgeTo: 15,
      welcomesGenders: ['female'],
    },
    { countyId: kent, guestsNumber: 5, parentGuardianOneLastName: 'Fairclough', description: 'A farm with lambs.' },
    { countyId: kent, parentGuardianOneLastName: 'Paused', paused: true },
    { countyId: kent, parentGuardianOneLastName: 'Photoless', photos: 2 },
    { countyId: kent, parentGuardianOneLastName: 'Unvetted', vettingState: 'in_review' },
    { countyId: kent, parentGuardianOneLastName: 'Homeless', addressLine1: ' ' },
    { countyId: kent, parentGuardianOneLastName: 'Gone' },
  ]);
  const [row] = await app.db
    .select({ userId: hostFamilies.userId })
    .from(hostFamilies)
    .where(eq(hostFamilies.id, ids[7] ?? 0));
  await app.db
    .update(users)
    .set({ deactivatedAt: server.time.now })
    .where(eq(users.id, row?.userId ?? 0));
  const [camp] = await app.db
    .insert(activities)
    .values({ name: 'Sailing camp, Cork', countyId: cork, locationId: kinsale, minAge: 8, maxAge: 16 })
    .returning({ id: activities.id });
  await app.db
    .insert(activitySchedules)
    .values({ activityId: camp?.id ?? 0, startDate: '2026-07-06', endDate: '2026-07-10', capacity: 10 });
});
afterAll(() => server.stop());

async function found(client: TestClient, query: Record<string, unknown>): Promise<number[]> {
  const answer = await client.ask(searchFamilies, { query: query as never });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data.map(({ id }) => id).toSorted((one, other) => one - other);
}

const of = (...indices: number[]) => indices.map((index) => ids[index]);

describe('who is found', () => {
  test('live families alone, and what changes is seen at once', async () => {
    expect(await found(visitor, {})).toEqual(of(0, 1, 2));
    const near = (await visitor.ask(searchFamilies, { query: {} as never })).body.activities;
    expect(near.map(({ name }) => name)).toEqual(['Sailing camp, Cork']);
    const { db } = server.app;
    await db
      .update(hostFamilies)
      .set({ paused: false })
      .where(eq(hostFamilies.id, ids[3] ?? 0));
    expect(await found(visitor, {})).toEqual(of(0, 1, 2, 3));
    await db
      .update(hostFamilies)
      .set({ paused: true })
      .where(eq(hostFamilies.id, ids[3] ?? 0));
    expect(await found(visitor, {})).toEqual(of(0, 1, 2));
  });

  test('by place, age, gender, beds, tags and camps near them', async () => {
    expect(await found(visitor, { counties: [cork] })).toEqual(of(0, 1));
    expect(await found(visitor, { studentAge: [16, 18] })).toEqual(of(0, 2));
    expect(await found(visitor, { genders: ['male'] })).toEqual(of(0, 2));
    expect(await found(visitor, { children: 3 })).toEqual(of(2));
    const last = await visitor.ask(searchFamilies, { query: { children: 2, alsoFull: 'true' } });
    expect(last.body.data.map(({ id, isFull }) => [id, isFull])).toEqual([
      [ids[0], false],
      [ids[2], false],
      [ids[1], true],
    ]);
    const wizard = await visitor.ask(experienceFamilies, { query: { countStudents: 2 } });
    expect(wizard.body.data.map(({ id }) => id)).toEqual(of(0, 2));
    expect(await found(visitor, { amenities: [garden] })).toEqual(of(0));
    expect(await found(visitor, { stayType: ['local'] })).toEqual(of(0, 1));
    expect(await found(visitor, { activityType: ['lessons'] })).toEqual([]);
    const both = await visitor.send('GET', `/api/search?family_interests=99999&per_page=1`);
    expect([both.status, (both.body as { total: number }).total]).toEqual([200, 0]);
  });

  test.each<[string, number[]]>([
    ['Cork', [0, 1]],
    ['Corl', [0, 1]],
    ['Kinslae', [0]],
    ['コーク', [0, 1]],
    ['こーく', [0, 1]],
    ['켄트', [2]],
    ['켐트', [2]],
    ['肯特郡', [2]],
    ['Garten', [0]],
    ['Gatren', [0]],
    ['アイルランド', [0, 1]],
    ['lambs', [2]],
    ['segelcamp', []],
    ['sailing cork', [0, 1]],
  ])('%s is understood', async (searchText, indices) => {
    expect(await found(visitor, { searchText })).toEqual(of(...indices));
  });

  test('suggestions are grouped, in order, and in the reader’s language', async () => {
    const { body } = await visitor.ask(suggestPlaces, { query: { text: 'cor' } });
    expect(body.groups.map(({ kind }) => kind)).toEqual(['county', 'activity']);
    const answer = await visitor.send('GET', '/api/search/suggestions?text=Irrland', {
      headers: { 'Accept-Language': 'de' satisfies Locale },
    });
    expect(answer.body).toMatchObject({ groups: [{ kind: 'country', items: [{ label: 'Irland' }] }] });
    expect((await parent.ask(suggestPlaces, { query: { text: 'Galagher' } })).body.groups).toMatchObject([
      { kind: 'host family', items: [{ id: ids[1], label: 'The Gallagher family' }] },
    ]);
  });

  test('the wizard reads both spellings and pages on its own', async () => {
    const one = await visitor.ask(experienceFamilies, { query: { county: kent } });
    const other = await visitor.ask(experienceFamilies, { query: { countyId: kent } });
    expect(one.body.data.map(({ id }) => id)).toEqual(of(2));
    expect(other.body).toEqual(one.body);
    const own = ['hf_children_age=11', 'studentage=11&gender=female', 'hf_children_gender=female', 'hf_children_age=12', 'gender=male'];
    const answers = await Promise.all(own.map((asked) => visitor.send('GET', `/api/experience/families?${asked}`)));
    expect(answers.map(({ body }) => (body as { total: number }).total)).toEqual([1, 1, 1, 0, 0]);
    const camps = await visitor.ask(experienceActivities, { query: { activitySearch: 'salling', activityType: 'camp' } });
    expect(camps.body.data).toMatchObject([{ name: 'Sailing camp, Cork', weeks: 1, nextWeek: '2026-07-06' }]);
  });
});

test('days that have passed are not searched, but by staff: a stay may go on with another family', async () => {
  const query = { fromDate: addDays(server.app.clock.today(), -1), toDate: addDays(server.app.clock.today(), 6) };
  const past = await visitor.ask(searchFamilies, { query });
  expect(past).toMatchObject({ status: 422, body: { errors: { fromDate: [expect.any(String)] } } });
  expect((await (await server.signInAs('Coordinator')).ask(searchFamilies, { query })).status).toBe(200);
});

describe('what nobody is told', () => {
  const SECRETS = ['Secret Lane', 'Hidden Town', 'orla@example', '910 0000', 'immersion_rate'];
  const NAMES = ['Quirke', 'Gallagher', 'Fairclough'];

  async function everything(client: TestClient): Promise<string> {
    const [first = 0] = ids;
    const answers = [
      await client.ask(searchFamilies, { query: { fromDate: '2026-07-05', toDate: '2026-07-12' } }),
      await client.ask(experienceFamilies, {}),
      await client.ask(suggestPlaces, { query: { text: 'gallagher' } }),
      await client.ask(suggestPlaces, { query: { text: 'kinsale' } }),
      await client.ask(readFamilyProfile, { params: { id: first } }),
      await client.ask(readFamilyAvailability, { params: { id: first }, query: { fromDate: '2026-07-01', toDate: '2026-08-01' } }),
    ];
    for (const { status, text } of answers) expect(status, text).toBe(200);
    return answers.map(({ text }) => text).join('\n');
  }

  test('visitors see neither addresses nor surnames, and can’t find anybody by one', async () => {
    const text = await everything(visitor);
    for (const secret of [...SECRETS, ...NAMES, 'Marlin']) expect(text).not.toContain(secret);
    expect(await found(visitor, { searchText: 'Gallagher' })).toEqual([]);
    expect(await found(visitor, { hostFamilyName: 'Gallagher' })).toEqual([]);
    expect(await found(visitor, { searchText: 'Marlin' })).toEqual([]);
    expect((await visitor.ask(readHostFamilyInfo, { params: { id: ids[0] ?? 0 } })).status).toBe(401);
  });

  test('parents are told surnames; the address once a stay there is booked', async () => {
    const text = await everything(parent);
    for (const secret of SECRETS) expect(text).not.toContain(secret);
    for (const name of NAMES) expect(text).toContain(name);
    expect(await found(parent, { hostFamilyName: 'galagher' })).toEqual(of(1));
    const [first = 0] = ids;
    const before = await parent.ask(readHostFamilyInfo, { params: { id: first } });
    expect(before.body).toMatchObject({ parentGuardianOneLastName: 'Müller-Quirke', addressLine1: null, email: null, vettingState: null });
    expect(before.body.photos).toHaveLength(3);
    const { db, clock } = server.app;
    const [me] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, toEmail('Parent')));
    const [child] = await db
      .insert(students)
      .values({ firstName: 'Ann', lastName: 'Lee', createdAt: clock.now() })
      .returning({ id: students.id });
    const stay = { studentId: child?.id ?? 0, parentId: me?.id ?? 0, hostFamilyId: first, tripTypeId: 2, businessId: 1 };
    const [trip] = await db
      .insert(trips)
      .values({ ...stay, state: 'reserved', fromDate: '2026-07-05', toDate: '2026-07-12', createdAt: clock.now() })
      .returning({ id: trips.id });
    expect((await parent.ask(readHostFamilyInfo, { params: { id: first } })).body.addressLine1).toBeNull();
    await db
      .update(trips)
      .set({ state: 'booked' })
      .where(eq(trips.id, trip?.id ?? 0));
    expect((await parent.ask(readHostFamilyInfo, { params: { id: first } })).body).toMatchObject({
      addressLine1: '17 Secret Lane',
      email: null,
    });
  });

  test('families that are not live are not there, but for staff', async () => {
    const coordinator = await server.signInAs('Coordinator');
    for (const id of of(3, 4, 5, 6, 7)) {
      const params = { id: id ?? 0 };
      expect((await visitor.ask(readFamilyProfile, { params })).status).toBe(404);
      expect((await parent.ask(readHostFamilyInfo, { params })).status).toBe(404);
      expect((await coordinator.ask(readHostFamilyInfo, { params })).status).toBe(200);
    }
    const reasons = await Promise.all(
      of(3, 4, 5, 6, 7).map(async (id) => (await coordinator.ask(readHostFamilyInfo, { params: { id: id ?? 0 } })).body.notLive),
    );
    expect(reasons).toEqual([['paused'], ['too_few_photos'], ['not_approved'], ['no_address'], ['account_inactive']]);
  });
});

test('beds on the dates decide, and how fast families have answered is told from three answers on', async () => {
  const { db, clock } = server.app;
  const [first = 0, second = 0, third = 0] = ids;
  const block = { heldAt: clock.now(), fromDate: '2026-08-02', toDate: '2026-08-09' };
  await db.insert(hostCalendarBlocks).values([
    { ...block, hostFamilyId: first, kind: 'tentative', beds: 1 },
    { ...block, hostFamilyId: second, kind: 'own', beds: null },
  ]);
  const dates = { fromDate: '2026-08-08', toDate: '2026-08-15' };
  expect(await found(visitor, dates)).toEqual([first, third]);
  expect(await found(visitor, { ...dates, children: 2 })).toEqual([third]);
  expect(await found(visitor, { fromDate: '2026-08-09', toDate: '2026-08-15', children: 2 })).toEqual([first, third]);
  const { body } = await visitor.ask(readFamilyAvailability, {
    params: { id: first },
    query: { fromDate: '2026-08-01', toDate: '2026-08-31' },
  });
  expect(body.data.map(({ fromDate, toDate, freeBeds }) => `${fromDate} ${toDate} ${freeBeds}`)).toEqual([
    '2026-08-01 2026-08-01 2',
    '2026-08-02 2026-08-08 1',
    '2026-08-09 2026-08-31 2',
  ]);
  const [child] = await db
    .insert(students)
    .values({ firstName: 'Bo', lastName: 'Lee', createdAt: clock.now() })
    .returning({ id: students.id });
  for (const [index, minutes] of [10, 600, 30].entries()) {
    const stay = {
      studentId: child?.id ?? 0,
      tripTypeId: 2,
      businessId: 1,
      fromDate: '2026-09-01',
      toDate: '2026-09-08',
      createdAt: clock.now(),
    };
    const [trip] = await db.insert(trips).values(stay).returning({ id: trips.id });
    const asked = new Date(clock.now().getTime() - (index + 2) * 24 * 3600 * 1000);
    const times = { askedAt: asked, answeredAt: new Date(asked.getTime() + minutes * 60_000), createdAt: asked };
    await db.insert(tripOffers).values({ tripId: trip?.id ?? 0, hostFamilyId: third, state: 'considering', ...times });
    const answer = await visitor.ask(readFamilyProfile, { params: { id: third } });
    expect(answer.body.responseMinutes).toBe(index < 2 ? null : 30);
  }
});
