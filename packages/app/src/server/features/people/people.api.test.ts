// Students over a real connection: the shapes of the wire, whose students somebody sees, and that nothing of their health gets out.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadAttachment } from '#contract/attachments/attachments.endpoints.ts';
import {
  deleteStudent,
  listStudents,
  listStudentTypes,
  mergeStudents,
  readMyChildren,
  readStudent,
  updateStudent,
} from '#contract/people/students.endpoints.ts';
import { audit } from '#server/db/schema/platform.ts';
import { trips } from '#server/db/schema/trips.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createPhoto } from '#server/testing/fixtures/files.ts';
import { createTestStudent } from '#server/testing/samples/people.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer } from '#server/testing/start-server.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let mother: TestClient;
let father: TestClient;
let agent: TestClient;
let coordinator: TestClient;
let finance: TestClient;
let administrator: TestClient;
let motherId: number;
let agentId: number;
beforeAll(async () => {
  server = await startServer();
  await seedReference(server.app.db);
  motherId = await server.createAccount({ email: 'mother@example.test', roles: ['Parent'], firstName: 'Jeanne' });
  await server.createAccount({ email: 'father@example.test', roles: ['Parent'], firstName: 'Karl' });
  agentId = await server.createAccount({ email: 'agency@example.test', roles: ['Agent'], firstName: 'Ana' });
  mother = await server.signInWith('mother@example.test');
  father = await server.signInWith('father@example.test');
  agent = await server.signInWith('agency@example.test');
  coordinator = await server.signInAs('Coordinator');
  finance = await server.signInAs('Finance');
  administrator = await server.signInAs('Administrator');
});
afterAll(() => server.stop());

const CHILD = {
  firstName: 'Anna',
  lastName: 'Byrne',
  dateOfBirth: '2012-02-29',
  gender: 'female',
  countryId: 250,
  hobbies: 'Riding',
  allergies: 'Hazelnuts',
  anyMedicalCondition: 'Epilepsy',
  vacinated: 1,
  notes: 'Afraid of dogs',
} as const;
async function uploaded(client: TestClient) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await createPhoto())], { type: 'image/jpeg' }), 'anna.jpg');
  return (await client.ask(uploadAttachment, { body: form as never })).body;
}

const HEALTH = /Hazelnuts|Epilepsy|Afraid of dogs|allerg|medical|vacinated|notes|missing/i;

const added = async (client: TestClient, change: object = {}) =>
  (await client.ask(updateStudent, { params: { id: 'new' }, body: { ...CHILD, ...change } })).body.item;
const listed = async (client: TestClient, query: object = {}) => (await client.ask(listStudents, { query })).body.table;
const raw = async (client: TestClient, path: string) => JSON.parse((await client.send('GET', path)).text);

describe('on the wire', () => {
  test('a new one has its defaults and every field by its name; the list is a table of 100 a page', async () => {
    const { text, status } = await mother.send('POST', '/api/students/new/update', { body: { first_name: 'Tom', last_name: 'Only' } });
    expect(status).toBe(200);
    const { item } = JSON.parse(text);
    expect(item).toEqual({
      id: expect.any(Number),
      first_name: 'Tom',
      last_name: 'Only',
      date_of_birth: null,
      age: null,
      gender: '',
      hobbies: '',
      country_id: null,
      country: null,
      student_type_id: 3,
      allergies: '',
      any_medical_condition: '',
      vacinated: 0,
      notes: '',
      missing: ['dateOfBirth', 'gender', 'country', 'hobbies', 'allergies', 'anyMedicalCondition'],
      photos: [],
      parents: [{ id: motherId, first_name: 'Jeanne', last_name: 'Test' }],
      agent_id: null,
      agent_name: null,
      next_trip: null,
      created_at: '2026-06-15T10:00:00.000Z',
      version: 1,
      actions: ['edit', 'remove'],
    });
    const list = await raw(mother, '/api/students/newlist');
    expect(Object.keys(list)).toEqual(['table']);
    expect(list.table).toEqual({ data: [item], total: 1, per_page: 100, current_page: 1, last_page: 1, from: 1, to: 1 });
    expect(await raw(mother, '/api/parents/my-children')).toEqual({ childrens: [item] });
    expect((await mother.ask(deleteStudent, { params: { id: item.id } })).status).toBe(200);
    expect((await listed(mother)).data).toEqual([]);
  });

  test('a country is told by name, the kinds of students are three, and others than parents have no children here', async () => {
    const item = await added(mother);
    expect(item).toMatchObject({ country: { id: 250, code: 'FR', name: 'France' }, age: 14, missing: [] });
    expect((await coordinator.ask(listStudentTypes, {})).body.data.map(({ id, code }) => [id, code])).toEqual([
      [1, 'group'],
      [2, 'agent'],
      [3, 'individual'],
    ]);
    expect((await agent.ask(readMyChildren, {})).status).toBe(403);
    await mother.ask(deleteStudent, { params: { id: item.id } });
  });

  test.each([
    [{ firstName: undefined }, 'firstName'],
    [{ dateOfBirth: '2026-06-15' }, 'dateOfBirth'],
    [{ dateOfBirth: '2027-01-01' }, 'dateOfBirth'],
    [{ countryId: 999 }, 'countryId'],
    [{ studentTypeId: 9 }, 'studentTypeId'],
    [{ vacinated: 2 }, 'vacinated'],
    [{ gender: 'x' }, 'gender'],
    [{ photos: ['A'.repeat(22)] }, 'photos'],
    [{ parentId: 1 }, 'parentId'],
    [{ agentId: 1 }, 'agentId'],
  ])('%j of a parent is refused at %s', async (change, field) => {
    const { status, body } = await mother.ask(updateStudent, { params: { id: 'new' }, body: { ...CHILD, ...change } as never });
    expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({ status: 422, fields: [field] });
  });
});

describe('students', () => {
  test('parents and agents see their own alone; what somebody else has saved is not saved over', async () => {
    const { id } = await added(mother);
    const agents = await added(agent, { firstName: 'Ben' });
    expect(agents).toMatchObject({ agentId, parents: [] });
    expect((await father.ask(readStudent, { params: { id } })).status).toBe(404);
    expect((await father.ask(updateStudent, { params: { id }, body: { firstName: 'X' } })).status).toBe(404);
    expect((await agent.ask(readStudent, { params: { id } })).status).toBe(404);
    expect((await listed(agent)).data.map((one) => one.id)).toEqual([agents.id]);
    expect((await listed(coordinator, { sort: '-createdAt' })).total).toBe(2);
    const first = await coordinator.ask(updateStudent, { params: { id }, body: { agentId, version: 1 } });
    expect(first.body.item).toMatchObject({ agentId, agentName: 'Ana Test', version: 2, parents: [{ email: 'mother@example.test' }] });
    const late = await mother.ask(updateStudent, { params: { id }, body: { hobbies: 'Chess', version: 1 } });
    expect({ status: late.status, code: late.body.code }).toEqual({ status: 409, code: 'changedMeanwhile' });
    expect((await listed(agent)).total).toBe(2);
    expect((await agent.ask(updateStudent, { params: { id }, body: { agentId: null } })).body.errors).toHaveProperty('agentId');
    await administrator.ask(deleteStudent, { params: { id } });
    await administrator.ask(deleteStudent, { params: { id: agents.id } });
  });

  test('one with an open trip stays; an agent takes out none that has any', async () => {
    const { id } = await added(mother, { agentId: undefined });
    await coordinator.ask(updateStudent, { params: { id }, body: { agentId } });
    const { tripId } = await createTestTrip(server.app, {
      studentId: id,
      parentId: motherId,
      fromDate: '2026-07-05',
      toDate: '2026-07-18',
    });
    expect((await mother.ask(readStudent, { params: { id } })).body).toMatchObject({
      nextTrip: { id: tripId, state: 'booked', fromDate: '2026-07-05' },
      trips: [{ id: tripId }],
    });
    expect((await listed(coordinator, { nextTrip: '2026-07-01..' })).data.map((one) => one.id)).toEqual([id]);
    expect((await mother.ask(deleteStudent, { params: { id } })).body.code).toBe('studentHasOpenTrip');
    await server.app.db.update(trips).set({ state: 'closed' }).where(eq(trips.id, tripId));
    expect((await agent.ask(deleteStudent, { params: { id } })).body.code).toBe('studentHasTrips');
    expect((await mother.ask(deleteStudent, { params: { id } })).status).toBe(200);
    expect((await mother.ask(readStudent, { params: { id } })).status).toBe(404);
  });

  test('a list is searched, sorted and filtered', async () => {
    const { id } = await added(mother, { firstName: 'Éva', dateOfBirth: '2008-06-15' });
    const other = await added(father, { firstName: 'Paul', lastName: 'Weber', dateOfBirth: '2008-06-16', countryId: null, allergies: '' });
    // Samples of trips bring students of nobody.
    const names = async (query: object) => (await listed(coordinator, { parentId: '*', ...query })).data.map(({ firstName }) => firstName);
    expect(await names({ age: '18..' })).toEqual(['Éva']);
    expect(await names({ age: '..17' })).toEqual(['Paul']);
    expect(await names({ search: 'eva byrne' })).toEqual(['Éva']);
    expect(await names({ search: 'karl' })).toEqual(['Paul']);
    expect(await names({ parentId: String(motherId) })).toEqual(['Éva']);
    expect(await names({ countryId: '-' })).toEqual(['Paul']);
    expect(await names({ complete: 'yes' })).toEqual(['Éva']);
    expect(await names({ sort: '-name' })).toEqual(['Paul', 'Éva']);
    for (const one of [id, other.id]) await administrator.ask(deleteStudent, { params: { id: one } });
  });
});

describe('health', () => {
  test('is told to nobody who may not know it: in no answer, no file, by no search, no filter, and not in the change log', async () => {
    const { id } = await added(mother);
    for (const path of ['/api/students/newlist', `/api/students/${id}`, '/api/students/export?columns=firstName,hobbies,parents']) {
      const { text, status } = await finance.send('GET', path);
      expect(status).toBe(200);
      expect(text).toContain('Anna');
      expect(text).not.toMatch(HEALTH);
    }
    expect((await finance.send('GET', '/api/students/export')).text).not.toMatch(HEALTH);
    expect((await finance.send('GET', '/api/students/export?columns=allergies')).status).toBe(422);
    expect((await finance.ask(listStudents, { query: { complete: 'yes' } })).status).toBe(422);
    for (const client of [finance, coordinator]) expect((await listed(client, { search: 'hazelnuts' })).total).toBe(0);
    for (const client of [mother, coordinator, administrator]) expect((await listed(client)).data[0]?.allergies).toBe('Hazelnuts');
    expect((await coordinator.send('GET', '/api/students/export')).text).toMatch(/Hazelnuts.*Epilepsy/);
    for (const role of ['Host family', 'Vetting admin', 'Page editor'] as const) {
      expect((await (await server.signInAs(role)).send('GET', `/api/students/${id}`)).status).toBe(403);
    }
    const log = await server.app.db.select().from(audit).where(eq(audit.subjectType, 'student'));
    expect(JSON.stringify(log)).not.toMatch(/Hazelnuts|Epilepsy|Afraid/);
    await administrator.ask(deleteStudent, { params: { id } });
  });

  test('is shown to a finance user who is also a parent only for their own children', async () => {
    const both = await server.createAccount({ email: 'both@example.test', roles: ['Finance', 'Parent'], firstName: 'Bo' });
    const client = await server.signInWith('both@example.test');
    const own = await createTestStudent(server.app, { parentIds: [both], firstName: 'Own' });
    const { id } = await added(mother);
    const { data } = await listed(client, { parentId: '*' });
    expect(data.map(({ firstName, allergies }) => [firstName, allergies])).toEqual([
      ['Anna', undefined],
      ['Own', 'Peanuts'],
    ]);
    const file = (await client.send('GET', '/api/students/export')).text;
    expect(file).toContain('Peanuts');
    expect(file).not.toMatch(/Hazelnuts|Epilepsy|Afraid/);
    expect((await listed(client, { complete: 'no' })).data.map((one) => one.id)).toEqual([own]);
    for (const one of [id, own]) await administrator.ask(deleteStudent, { params: { id: one } });
  });
});

test('photos are private: whoever sees the student sees them, and a host family once it was asked', async () => {
  const { randomRef } = await uploaded(mother);
  const { id, photos } = await added(mother, { photos: [randomRef] });
  expect(photos).toEqual([randomRef]);
  const look = async (client: TestClient) => (await client.send('GET', `/api/attachments/image/${randomRef}`)).status;
  const hostId = await server.createAccount({ email: 'host@example.test', roles: ['Host family'], firstName: 'Orla' });
  const host = await server.signInWith('host@example.test');
  expect(await Promise.all([mother, coordinator, father, agent, host].map(look))).toEqual([200, 200, 404, 404, 404]);
  const { tripId } = await createTestTrip(server.app, { studentId: id, hostUserId: hostId, state: 'enquiry' });
  expect(await look(host)).toBe(404);
  await server.app.db.update(trips).set({ state: 'booked' }).where(eq(trips.id, tripId));
  expect(await look(host)).toBe(200);
  await coordinator.ask(updateStudent, { params: { id }, body: { agentId, photos: [randomRef] } });
  expect(await look(agent)).toBe(200);
  expect((await father.ask(updateStudent, { params: { id: 'new' }, body: { ...CHILD, photos: [randomRef] } })).status).toBe(422);
  await mother.ask(updateStudent, { params: { id }, body: { photos: [] } });
  expect(await look(mother)).toBe(404);
});

describe('doubles', () => {
  test('two rows of one student become one, with the trips and parents of both', async () => {
    const kept = await added(mother, { hobbies: '', countryId: null });
    const other = await added(father, { firstName: 'Anne', hobbies: 'Chess' });
    const { tripId } = await createTestTrip(server.app, { studentId: other.id });
    const merge = (otherId: number, version: number) =>
      coordinator.ask(mergeStudents, { params: { id: kept.id }, body: { otherId, version } });
    expect((await merge(kept.id, 1)).body.errors).toHaveProperty('otherId');
    const { body } = await merge(other.id, 1);
    expect(body.item).toMatchObject({ firstName: 'Anna', hobbies: 'Chess', countryId: 250, parents: [{ id: motherId }, {}], version: 2 });
    expect((await mother.ask(readStudent, { params: { id: kept.id } })).body.trips).toMatchObject([{ id: tripId }]);
    expect((await coordinator.ask(readStudent, { params: { id: other.id } })).status).toBe(404);
    expect((await merge(other.id, 2)).body.errors).toHaveProperty('otherId');
  });

  test('an agent joins rows of one family alone: nobody becomes the parent of another’s child without a yes', async () => {
    const [ofMother, ofFather, ofNobody] = [await added(mother), await added(father), await added(agent)];
    for (const { id } of [ofMother, ofFather]) await coordinator.ask(updateStudent, { params: { id }, body: { agentId } });
    const merge = (otherId: number) => agent.ask(mergeStudents, { params: { id: ofMother.id }, body: { otherId, version: 2 } });
    expect((await merge(ofFather.id)).body.errors).toHaveProperty('otherId');
    expect((await father.ask(readStudent, { params: { id: ofMother.id } })).status).toBe(404);
    expect((await merge(ofNobody.id)).body.item.parents).toMatchObject([{ id: motherId }]);
  });

  test('several rows of one student become one, each with its photos after those that are there', async () => {
    const photo = async () => (await uploaded(mother)).randomRef;
    const kept = await added(mother, { photos: [await photo()] });
    let { version } = kept;
    const photos = [...kept.photos];
    for (let times = 0; times < 3; times += 1) {
      const other = await added(mother, { photos: [await photo(), await photo()] });
      const { status, body } = await coordinator.ask(mergeStudents, {
        params: { id: kept.id },
        body: { otherId: other.id, version },
      });
      photos.push(...other.photos);
      expect({ status, photos: body.item?.photos }).toEqual({ status: 200, photos });
      version = body.item.version;
    }
  });
});
