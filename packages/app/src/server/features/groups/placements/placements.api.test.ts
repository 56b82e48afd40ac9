// The board over a real connection: rules that keep students from families, proposals, and families that are asked.

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { addGroupMembers, createGroupTrips } from '#contract/groups/groups.endpoints.ts';
import {
  askPlacedFamilies,
  pairStudents,
  placeStudents,
  proposePlacements,
  readPlacementBoard,
} from '#contract/groups/placements.endpoints.ts';
import { DEFAULT_WEIGHTS } from '#contract/groups/placements.shapes.ts';
import { mergeStudents } from '#contract/people/students.endpoints.ts';
import type { RequestOf } from '#contract/platform/endpoint.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { students } from '#server/db/schema/people.ts';
import { counties } from '#server/db/schema/places.ts';
import { audit } from '#server/db/schema/platform.ts';
import { tripGroupMembers, tripGroups, trips } from '#server/db/schema/trips.ts';
import type { TestClient } from '#server/testing/client.ts';
import { type GroupFixture, startGroupFixture } from '#server/testing/fixtures/group-fixture.ts';
import { createLiveFamilies } from '#server/testing/fixtures/live-families.ts';
import { createTestStudent } from '#server/testing/samples/people.ts';

let server: GroupFixture;
let coordinator: TestClient;
let agent: TestClient;
let agentId: number;
let countyId: number;
let groupId: number;

beforeAll(async () => {
  server = await startGroupFixture();
  ({ coordinator, agent, agentId } = server);
  const [county] = await server.app.db.select({ id: counties.id }).from(counties).orderBy(counties.id);
  countyId = county?.id ?? 0;
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.app.db.update(hostFamilies).set({ vettingState: 'suspended' });
  groupId = (await server.newGroup({ countyId, agentId })).id;
});

const home = async (change: Partial<typeof hostFamilies.$inferInsert> = {}) => {
  const [id = 0] = await createLiveFamilies(server.app, [
    { countyId, guestsNumber: 1, welcomesAgeFrom: 0, welcomesAgeTo: 18, pets: [], ...change },
  ]);
  return id;
};
/** Adds students to the group; without allergies unless said. */
async function members(...changes: Parameters<typeof createTestStudent>[1][]): Promise<number[]> {
  const studentIds: number[] = [];
  for (const change of changes) studentIds.push(await createTestStudent(server.app, { allergies: 'None', ...change }));
  const added = await coordinator.ask(addGroupMembers, { params: { id: groupId }, body: { studentIds } });
  expect(added.status, added.text).toBe(200);
  return studentIds;
}
const params = () => ({ params: { id: groupId } });
const place = (placements: RequestOf<typeof placeStudents>['body']['placements'], client = coordinator) =>
  client.ask(placeStudents, { ...params(), body: { placements } });
const propose = async (weights = DEFAULT_WEIGHTS) => (await coordinator.ask(proposePlacements, { ...params(), body: { weights } })).body;
const board = async (client = coordinator) => {
  const read = await client.ask(readPlacementBoard, params());
  expect(read.status, read.text).toBe(200);
  return read.body;
};

test.each([
  ['beds', {}, {}],
  ['pets', { allergies: 'Hundehaare' }, { pets: ['dog'], guestsNumber: 2 }],
  ['gender', { gender: 'male' }, { welcomesGenders: ['female' as const], guestsNumber: 2 }],
  ['age', { dateOfBirth: '2018-01-01' }, { welcomesAgeFrom: 12, guestsNumber: 2 }],
  ['stay', {}, { maxNights: 7, guestsNumber: 2 }],
])('a placement against the rule %s is refused', async (rule, student, family) => {
  const hostFamilyId = await home(family);
  const [first = 0, second = 0] = await members({ firstName: 'First' }, { firstName: 'Mia', ...student });
  if (rule === 'beds') expect((await place([{ studentId: first, hostFamilyId }])).status).toBe(200);
  const refused = await place([{ studentId: second, hostFamilyId }]);
  expect(refused).toMatchObject({ status: 422, body: { code: 'placementRefused' } });
  expect((await board()).students.find(({ studentId }) => studentId === second)?.hostFamilyId).toBeNull();
});

test('students swap their families at once, and those apart never share one', async () => {
  const [one, other] = [await home(), await home({ guestsNumber: 2 })];
  const [mia = 0, tom = 0] = await members({}, {});
  await place([
    { studentId: mia, hostFamilyId: one },
    { studentId: tom, hostFamilyId: other },
  ]);
  const swapped = await place([
    { studentId: mia, hostFamilyId: other },
    { studentId: tom, hostFamilyId: one },
  ]);
  expect(swapped.body.students.map(({ hostFamilyId }) => hostFamilyId).toSorted()).toEqual([one, other].toSorted());
  await coordinator.ask(pairStudents, { ...params(), body: { studentId: tom, otherId: mia, kind: 'apart' } });
  expect(await place([{ studentId: tom, hostFamilyId: other }])).toMatchObject({ status: 422, body: { code: 'placementRefused' } });
});

test('a proposal keeps rules and locked placements, and says what stands in the way of others', async () => {
  const [small, large] = [await home(), await home({ guestsNumber: 2, pets: ['cat'] })];
  const [mia = 0, tom = 0, ida = 0, allergic = 0] = await members({}, {}, {}, { allergies: 'Cats' });
  await place([{ studentId: mia, hostFamilyId: small, isLocked: true }]);
  await coordinator.ask(pairStudents, { ...params(), body: { studentId: tom, otherId: ida, kind: 'together' } });
  const proposal = await propose();
  expect(proposal.isBest).toBe(true);
  const familyOf = new Map(proposal.placements.map(({ studentId, hostFamilyId }) => [studentId, hostFamilyId]));
  expect([mia, tom, ida].map((id) => familyOf.get(id))).toEqual([small, large, large]);
  expect(proposal.placements.find(({ studentId }) => studentId === tom)?.withIds).toEqual([ida]);
  expect(proposal.unplaced).toEqual([
    {
      studentId: allergic,
      was: { hostFamilyId: null, isLocked: false },
      obstacles: [
        { rule: 'beds', families: 2, alone: 1 },
        { rule: 'pets', families: 1, alone: 0 },
      ],
    },
  ]);
  // Nothing is placed before it is accepted.
  expect((await board()).students.filter(({ hostFamilyId }) => hostFamilyId !== null)).toHaveLength(1);
  expect((await place(proposal.placements)).status).toBe(200);
});

test('weights are kept, and few families are used if that counts', async () => {
  for (let index = 0; index < 3; index++) await home({ guestsNumber: 3 });
  await members({}, {}, {});
  const weights = { ...DEFAULT_WEIGHTS, together: 0, distance: 0, nationality: 0, fewHomes: 3 };
  const findVersion = async () =>
    (await server.app.db.select({ version: tripGroups.version }).from(tripGroups).where(eq(tripGroups.id, groupId)))[0]?.version;
  const countEdits = () => server.app.db.$count(audit, and(eq(audit.action, 'group.edit'), eq(audit.subjectId, String(groupId))));
  const version = await findVersion();
  await propose();
  expect(await countEdits()).toBe(0);
  const proposal = await propose(weights);
  expect(await countEdits()).toBe(1);
  expect(await findVersion()).toBe(version);
  expect(new Set(proposal.placements.map(({ hostFamilyId }) => hostFamilyId)).size).toBe(1);
  expect((await board()).weights).toEqual(weights);
});

test.each(['shared', 'other'] as const)(
  'students from Germany stay by the goal %s with a family that does or doesn’t speak German',
  async (languageGoal) => {
    const [german, english] = [await home({ languages: ['de', 'en'] }), await home({ languages: ['en'] })];
    const [mia = 0] = await members({ countryId: 276 });
    const weights = { ...DEFAULT_WEIGHTS, languages: 1, languageGoal };
    const { placements } = await propose(weights);
    const [hostFamilyId, sharedLanguages] = languageGoal === 'shared' ? [german, ['de']] : [english, []];
    expect(placements).toMatchObject([{ studentId: mia, hostFamilyId, sharedLanguages }]);
    const { students: shown, families, weights: kept } = await board();
    expect(kept).toEqual(weights);
    expect(shown).toMatchObject([{ studentId: mia, languages: ['de'] }]);
    expect(families.find((family) => family.hostFamilyId === german)?.languages).toEqual(['de', 'en']);
  },
);

test('the country of a student is named in the reader’s language', async () => {
  await members({ countryId: 276 });
  expect((await board()).students).toMatchObject([{ country: 'Germany' }]);
  coordinator.language = 'ja';
  onTestFinished(() => {
    coordinator.language = 'en';
  });
  expect((await board()).students).toMatchObject([{ country: 'ドイツ' }]);
});

test('weights that were kept before languages were a wish leave them out', async () => {
  const { languages: _, languageGoal: __, ...earlier } = DEFAULT_WEIGHTS;
  const placementWeights = { ...earlier, distance: 3 } as typeof DEFAULT_WEIGHTS;
  await server.app.db.update(tripGroups).set({ placementWeights }).where(eq(tripGroups.id, groupId));
  expect((await board()).weights).toEqual({ ...DEFAULT_WEIGHTS, distance: 3 });
  await home({ languages: ['en'] });
  await members({ countryId: 276 });
  expect((await propose({ ...DEFAULT_WEIGHTS, distance: 3 })).placements).toMatchObject([{ sharedLanguages: null }]);
});

test('families are asked once for each student with an open trip', async () => {
  const hostFamilyId = await home({ guestsNumber: 2 });
  const [mia = 0] = await members({});
  await coordinator.ask(createGroupTrips, params());
  const [late = 0] = await members({});
  await place([mia, late].map((studentId) => ({ studentId, hostFamilyId })));
  const ask = async () =>
    (await coordinator.ask(askPlacedFamilies, params())).body.data.map(({ studentId, outcome }) => ({ studentId, outcome }));
  const outcomes = [
    { studentId: mia, outcome: 'asked' },
    { studentId: late, outcome: 'noTrip' },
  ];
  expect(await ask()).toEqual(outcomes);
  expect((await ask())[0]).toEqual({ studentId: mia, outcome: 'alreadyAsked' });
  const offers = await server.app.db.select().from(tripOffers).where(eq(tripOffers.hostFamilyId, hostFamilyId));
  expect(offers.map(({ state }) => state)).toEqual(['awaiting_review']);
  await server.app.db.update(tripOffers).set({ state: 'declined' }).where(eq(tripOffers.hostFamilyId, hostFamilyId));
  expect((await ask())[0]).toEqual({ studentId: mia, outcome: 'declined' });
  // Once it is booked, its family stays.
  await server.app.db.update(trips).set({ state: 'booked', hostFamilyId }).where(eq(trips.groupId, groupId));
  expect((await ask())[0]).toEqual({ studentId: mia, outcome: 'settled' });
  expect(await place([{ studentId: mia, hostFamilyId: null }])).toMatchObject({ status: 422, body: { code: 'validation' } });
});

test('a family is not asked for a student who no longer fits', async () => {
  const hostFamilyId = await home();
  const [mia = 0] = await members({ firstName: 'Mia' });
  await coordinator.ask(createGroupTrips, params());
  await place([{ studentId: mia, hostFamilyId }]);
  await server.app.db
    .update(hostFamilies)
    .set({ pets: ['cat'] })
    .where(eq(hostFamilies.id, hostFamilyId));
  await server.app.db.update(students).set({ allergies: 'No food allergies, but cats' }).where(eq(students.id, mia));
  const [asked] = (await coordinator.ask(askPlacedFamilies, params())).body.data;
  expect(asked).toMatchObject({ studentId: mia, outcome: 'refused', message: expect.stringContaining('allergic to a pet') });
  expect(await server.app.db.select().from(tripOffers).where(eq(tripOffers.hostFamilyId, hostFamilyId))).toEqual([]);
});

test('a locked student stays in proposals although a rule is broken, and an outdated proposal is refused', async () => {
  const hostFamilyId = await home({ guestsNumber: 2 });
  const [mia = 0, tom = 0] = await members({}, {});
  await place([{ studentId: mia, hostFamilyId, isLocked: true }]);
  await server.app.db.update(hostFamilies).set({ maxNights: 7 }).where(eq(hostFamilies.id, hostFamilyId));
  const { placements, unplaced } = await propose();
  const was = { hostFamilyId, isLocked: true };
  expect(placements).toMatchObject([{ studentId: mia, hostFamilyId, isLocked: true, was }]);
  expect(unplaced).toMatchObject([{ studentId: tom, was: { hostFamilyId: null, isLocked: false } }]);
  expect((await place(placements)).status).toBe(200);
  expect((await place([{ studentId: mia, hostFamilyId, isLocked: false }])).status).toBe(200);
  expect(await place(placements)).toMatchObject({ status: 409, body: { code: 'changedMeanwhile' } });
  expect((await board()).students.find(({ studentId }) => studentId === mia)?.isLocked).toBe(false);
});

test('agents place their own students, and others’ placements take their beds', async () => {
  const hostFamilyId = await home({ guestsNumber: 2 });
  const [foreign = 0, theirs = 0] = await members({ lastName: 'Geheim' }, { agentId });
  await place([{ studentId: foreign, hostFamilyId }]);
  const seen = await board(agent);
  expect(JSON.stringify(seen)).not.toContain('Geheim');
  expect(seen.families).toMatchObject([{ hostFamilyId, beds: 1 }]);
  expect((await place([{ studentId: theirs, hostFamilyId }], agent)).status).toBe(200);
  expect((await place([{ studentId: foreign, hostFamilyId: null }], agent)).status).toBe(422);
});

test('agents place nobody with a student whom they can’t see and who must be apart', async () => {
  const hostFamilyId = await home({ guestsNumber: 3 });
  const [foreign = 0, theirs = 0] = await members({ lastName: 'Geheim' }, { agentId });
  await place([{ studentId: foreign, hostFamilyId }]);
  await coordinator.ask(pairStudents, { ...params(), body: { studentId: foreign, otherId: theirs, kind: 'apart' } });
  const seen = await board(agent);
  expect(seen).toMatchObject({ pairs: [], students: [{ studentId: theirs, closedFamilyIds: [hostFamilyId] }] });
  expect(await place([{ studentId: theirs, hostFamilyId }], agent)).toMatchObject({ status: 422, body: { code: 'placementRefused' } });
  const proposal = await agent.ask(proposePlacements, { ...params(), body: { weights: DEFAULT_WEIGHTS } });
  expect(proposal.body).toMatchObject({ placements: [], unplaced: [{ studentId: theirs, obstacles: [{ rule: 'apart', families: 1 }] }] });
});

test('a merged student keeps the wishes and rules of both', async () => {
  const [kept = 0, merged = 0, friend = 0] = await members({}, {}, {});
  const pair = (studentId: number, otherId: number, kind: 'together' | 'apart') =>
    coordinator.ask(pairStudents, { ...params(), body: { studentId, otherId, kind } });
  await pair(merged, friend, 'apart');
  await pair(merged, kept, 'together');
  const done = await coordinator.ask(mergeStudents, { params: { id: kept }, body: { otherId: merged, version: 1 } });
  expect(done.status, done.text).toBe(200);
  expect((await board()).pairs).toEqual([{ studentId: Math.min(kept, friend), otherId: Math.max(kept, friend), kind: 'apart' }]);
});

test('the board has the families of 300 that can host, though they registered last', async () => {
  const [mia = 0] = await members({});
  const family = { countyId, guestsNumber: 1, welcomesAgeFrom: 0, welcomesAgeTo: 18, photos: 3 };
  const closed = await createLiveFamilies(
    server.app,
    Array.from({ length: 300 }, () => ({ ...family, maxNights: 3 })),
  );
  const open = await home();
  const { families } = await board();
  expect(families).toHaveLength(200);
  expect(families.map(({ hostFamilyId }) => hostFamilyId)).toContain(open);
  expect((await place([{ studentId: mia, hostFamilyId: open }])).status).toBe(200);
  const last = closed.at(-1) ?? 0;
  await server.app.db.update(tripGroupMembers).set({ hostFamilyId: last }).where(eq(tripGroupMembers.studentId, mia));
  expect((await board()).families.map(({ hostFamilyId }) => hostFamilyId)).toContain(last);
});
