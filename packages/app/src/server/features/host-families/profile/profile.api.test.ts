// One host family as each reader knows it, over a real connection, and its free nights.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFamilyAvailability, readFamilyProfile, readHostFamilyInfo } from '#contract/host-families/profile.endpoints.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { tags } from '#server/db/schema/places.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createLiveFamilies, findCountyId } from '#server/testing/fixtures/live-families.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

const READERS = ['visitor', 'asker', 'guest', 'agent', 'coordinator', 'host', 'otherHost'] as const;
type Reader = (typeof READERS)[number];

let server: TestServer;
let readers: Record<Reader, TestClient>;
/** The one that all of this is about, and another. */
let family = 0;
let other = 0;
let marks: number[] = [];

beforeAll(async () => {
  server = await startServer();
  const { app } = server;
  await seedReference(app.db);
  const account = (name: string, role: 'Parent' | 'Host family') => server.createAccount({ email: `${name}@example.test`, roles: [role] });
  const [asker, guest] = [await account('asker', 'Parent'), await account('guest', 'Parent')];
  const [host, otherHost] = [await account('host', 'Host family'), await account('other', 'Host family')];
  const made = await app.db
    .insert(tags)
    .values([
      { kind: 'amenity', code: 'own-sauna', name: 'Sauna', position: 2 },
      { kind: 'amenity', code: 'own-piano', name: 'Piano', position: 1 },
      { kind: 'interest', code: 'own-chess', name: 'Chess' },
      { kind: 'amenity', code: 'own-gone', name: 'Gone', active: false },
    ])
    .returning({ id: tags.id });
  marks = made.map(({ id }) => id);
  const countyId = await findCountyId(app, 'Cork');
  const names = { parentGuardianTwoFirstName: 'Pat', parentGuardianTwoLastName: 'Quirke', parentGuardianOneLastName: 'Müller' };
  const texts = { description: ' Müller and Quirke by the sea.\nA boat called Marlin.', houseRules: 'Quirke cooks.' };
  [family = 0, other = 0] = await createLiveFamilies(app, [
    { ...names, ...texts, countyId, userId: host, guestsNumber: 3, tagIds: marks },
    { countyId, userId: otherHost },
  ]);
  // What is booked counts, with this family: neither what is asked for, nor what is booked elsewhere.
  await createTestTrip(app, { parentId: guest, hostFamilyId: family, state: 'booked' });
  await createTestTrip(app, { parentId: asker, hostFamilyId: family, state: 'enquiry' });
  await createTestTrip(app, { parentId: asker, hostFamilyId: other, state: 'booked' });
  const signedIn = (name: string) => server.signInWith(`${name}@example.test`);
  readers = {
    ...{
      visitor: server.createVisitor(),
      asker: await signedIn('asker'),
      guest: await signedIn('guest'),
      agent: await server.signInAs('Agent'),
    },
    ...{ coordinator: await server.signInAs('Coordinator'), host: await signedIn('host'), otherHost: await signedIn('other') },
  };
});
afterAll(() => server.stop());

const info = (reader: Reader, id = family) => readers[reader].ask(readHostFamilyInfo, { params: { id } });
const profile = (reader: Reader, id = family) => readers[reader].ask(readFamilyProfile, { params: { id } });

async function whilePaused(look: () => Promise<void>): Promise<void> {
  const pause = (paused: boolean) => server.app.db.update(hostFamilies).set({ paused }).where(eq(hostFamilies.id, family));
  await pause(true);
  await look().finally(() => pause(false));
}

describe('a family', () => {
  const HIDDEN = {
    ...{ parentGuardianOneFirstName: null, parentGuardianOneLastName: 'Müller' },
    ...{ parentGuardianTwoFirstName: null, parentGuardianTwoLastName: null, addressLine1: null, cityTown: null },
    ...{ email: null, phone: null, immersionRate: null, vettingState: null, paused: null, notLive: null },
  };
  const CONTACT = { ...HIDDEN, parentGuardianOneFirstName: 'Orla' };
  const ADDRESS = {
    ...{ ...CONTACT, parentGuardianTwoFirstName: 'Pat', parentGuardianTwoLastName: 'Quirke' },
    ...{ addressLine1: '17 Secret Lane', cityTown: 'Hidden Town', phone: '+353 20 910 0000' },
  };
  const all = { email: 'orla@example.test', immersionRate: expect.anything(), vettingState: 'approved', paused: false, notLive: [] };
  const ALL = { ...ADDRESS, ...all };

  test.each([
    ['asker', HIDDEN],
    ['agent', CONTACT],
    ['guest', ADDRESS],
    ['coordinator', ALL],
    ['host', ALL],
  ] as const)('is known to each reader as far as it concerns them: %s', async (reader, told) => {
    const { status, body, text } = await info(reader);
    expect(status, text).toBe(200);
    expect(body).toMatchObject({ ...told, id: family, isLive: true, tinyFeaturedImage: body.photos[0]?.randomRef });
    expect(body.photos.map(({ position }) => position)).toEqual([0, 1, 2]);
  });

  test('is known only to itself, staff and its guests while it is paused; itself and staff see why', async () => {
    await whilePaused(async () => {
      const found = await Promise.all(READERS.map((reader) => info(reader)));
      expect(found.map(({ status }) => status)).toEqual([401, 404, 200, 404, 200, 200, 404]);
      expect(found.map(({ body }) => body.isLive)).toEqual([undefined, undefined, false, undefined, false, false, undefined]);
      expect([found[2], found[4], found[5]].map((answer) => answer?.body.notLive)).toEqual([null, ['paused'], ['paused']]);
    });
  });

  test('can’t be read by another host, and is not found if it doesn’t exist', async () => {
    expect((await info('otherHost')).status).toBe(404);
    expect((await info('otherHost', other)).status).toBe(200);
    expect((await info('coordinator', 999_999)).status).toBe(404);
  });
});

describe('a profile', () => {
  test('tells visitors the first line alone, and no surname; what they chose of themselves in the order of the tags', async () => {
    const { body } = await profile('visitor');
    expect(body).toMatchObject({
      ...{ id: family, guestsNumber: 3, description: '… and … by the sea.', houseRules: '… cooks.' },
      ...{ amenities: [marks[1], marks[0]], interests: [marks[2]], responseMinutes: null, activities: [] },
    });
    expect((await profile('asker')).body).toMatchObject({ description: expect.stringContaining('Marlin'), houseRules: 'Quirke cooks.' });
  });

  test('is there for all while the family is live, and for staff and the family itself when it is not', async () => {
    const statuses = async () => (await Promise.all(READERS.map((reader) => profile(reader)))).map(({ status }) => status);
    expect(await statuses()).toEqual(READERS.map(() => 200));
    await whilePaused(async () => expect(await statuses()).toEqual([404, 404, 404, 404, 200, 200, 404]));
    expect((await profile('coordinator', 999_999)).status).toBe(404);
  });
});

describe('free nights', () => {
  const nights = (fromDate: string, toDate: string) =>
    readers.visitor.ask(readFamilyAvailability, { params: { id: family }, query: { fromDate, toDate } });

  test.each([
    ['2026-07-10', '2026-07-09', 422],
    ['2026-07-10', '2026-07-10', 200],
    ['2026-07-01', '2027-08-05', 200],
    ['2026-07-01', '2027-08-06', 422],
  ])('are told from one day to another, at most 400 days later: %s to %s', async (from, to, status) => {
    const answer = await nights(from, to);
    expect([answer.status, answer.body.errors && Object.keys(answer.body.errors)]).toEqual([
      status,
      status === 200 ? undefined : ['toDate'],
    ]);
  });

  test('are told to the last one that is asked for, by what this family has taken', async () => {
    const block = { heldAt: server.time.now, hostFamilyId: family, fromDate: '2026-09-03', toDate: '2026-09-05' };
    await server.app.db.insert(hostCalendarBlocks).values([
      { ...block, kind: 'firm', beds: 2 },
      { ...block, kind: 'own', beds: null, fromDate: '2026-09-10', toDate: '2026-09-11' },
      { ...block, kind: 'firm', beds: 1, hostFamilyId: other, fromDate: '2026-09-01' },
    ]);
    const told = async (from: string, to: string) => (await nights(from, to)).body;
    expect(await told('2026-09-02', '2026-09-03')).toEqual({
      guestsNumber: 3,
      stayRules: { minNights: 1, maxNights: null, noticeDays: 0 },
      data: [
        { fromDate: '2026-09-02', toDate: '2026-09-02', freeBeds: 3 },
        { fromDate: '2026-09-03', toDate: '2026-09-03', freeBeds: 1 },
      ],
    });
    expect((await told('2026-09-05', '2026-09-12')).data.map(({ fromDate, freeBeds }) => [fromDate, freeBeds])).toEqual([
      ['2026-09-05', 3],
      ['2026-09-10', 0],
      ['2026-09-12', 3],
    ]);
  });
});
