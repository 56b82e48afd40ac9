// The log of searchable changes: what each change notes, and how often.

import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activitySchedules } from '#server/db/schema/camps.ts';
import { hostChildren, hostFamilies, hostFamilyPhotos, hostFamilyTags } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { counties, countries, locations, tags } from '#server/db/schema/places.ts';
import { activities } from '#server/db/schema/pricing.ts';
import { searchChanges } from '#server/db/schema/search.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import { createLiveFamilies, findCountyId } from '#server/testing/fixtures/live-families.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let cork = 0;
let family = 0;
let other = 0;
let activity = 0;
let garden = 0;

beforeAll(async () => {
  server = await startServer();
  const { db } = server.app;
  await seedReference(db);
  cork = await findCountyId(server.app, 'Cork');
  [family = 0, other = 0] = await createLiveFamilies(server.app, [{ countyId: cork }, { countyId: cork }]);
  const [camp] = await db.insert(activities).values({ name: 'Sailing', countyId: cork, minAge: 8, maxAge: 16 }).returning();
  activity = camp?.id ?? 0;
  const [tag] = await db.select().from(tags).where(eq(tags.kind, 'amenity')).orderBy(asc(tags.id)).limit(1);
  garden = tag?.id ?? 0;
});
afterAll(() => server.stop());
beforeEach(() => server.app.db.delete(searchChanges).then(() => {}));

const db = () => server.app.db;
const ofFamily = () => eq(hostFamilies.id, family);
const noted = async () => {
  const rows = await db().select().from(searchChanges).orderBy(asc(searchChanges.id));
  return rows.map(({ subject, subjectId }) => `${subject} ${subjectId}`);
};
const block = () => ({ kind: 'own' as const, fromDate: '2026-08-01', toDate: '2026-08-03', heldAt: server.time.now });

describe('a change is noted', () => {
  test.each<[string, () => Promise<unknown>, () => string[]]>([
    ['of a family', () => db().update(hostFamilies).set({ description: 'New' }).where(ofFamily()), () => [`family ${family}`]],
    ['of its rules for stays', () => db().update(hostFamilies).set({ noticeDays: 3 }).where(ofFamily()), () => [`family ${family}`]],
    [
      'of its children',
      () => db().insert(hostChildren).values({ hostFamilyId: family, gender: 'male', dob: '2015-01-01' }),
      () => [`family ${family}`],
    ],
    ['of its tags', () => db().insert(hostFamilyTags).values({ hostFamilyId: family, tagId: garden }), () => [`family ${family}`]],
    [
      'of its photos',
      () => db().update(hostFamilyPhotos).set({ position: 7 }).where(sql`${hostFamilyPhotos.hostFamilyId} = ${family} and position = 2`),
      () => [`family ${family}`],
    ],
    [
      'of its beds',
      () =>
        db()
          .insert(hostCalendarBlocks)
          .values({ ...block(), hostFamilyId: family }),
      () => [`family ${family}`],
    ],
    [
      'of the family that a row leaves, and of the one that it comes to',
      () => db().update(hostChildren).set({ hostFamilyId: other }),
      () => [`family ${other}`, `family ${family}`],
    ],
    [
      'of the family of an account',
      () =>
        db()
          .update(users)
          .set({ deactivatedAt: server.time.now })
          .where(eq(users.id, db().select({ id: hostFamilies.userId }).from(hostFamilies).where(ofFamily()))),
      () => [`family ${family}`],
    ],
    ['of an activity', () => db().update(activities).set({ name: 'Rowing' }), () => [`activity ${activity}`]],
    [
      'of its weeks',
      () => db().insert(activitySchedules).values({ activityId: activity, startDate: '2026-07-06', endDate: '2026-07-10', capacity: 3 }),
      () => [`activity ${activity}`],
    ],
    ['of a town', () => db().insert(locations).values({ countyId: cork, name: 'Kinsale', latitude: 51, longitude: -8 }), () => ['place 0']],
    [
      'of counties, once for all',
      () =>
        db()
          .update(counties)
          .set({ name: sql`${counties.name} || ' '` }),
      () => ['place 0'],
    ],
    ['of a country', () => db().update(countries).set({ hosting: true }).where(eq(countries.code, 'FR')), () => ['place 0']],
    ['of a tag', () => db().update(tags).set({ name: 'Garden or yard' }).where(eq(tags.id, garden)), () => ['place 0']],
    ['of a deleted row', () => db().delete(hostCalendarBlocks), () => [`family ${family}`]],
    ['of everything, when a table is emptied', () => db().execute(sql`truncate ${hostChildren}`), () => ['all 0']],
  ])('%s', async (_, change, expected) => {
    await change();
    expect(await noted()).toEqual(expected());
  });

  test('once for each transaction', async () => {
    await db().transaction(async (tx) => {
      for (const guestsNumber of [1, 2, 3]) await tx.update(hostFamilies).set({ guestsNumber }).where(ofFamily());
      await tx.transaction((point) => point.insert(hostFamilyTags).values({ hostFamilyId: other, tagId: garden }));
    });
    await db().update(hostFamilies).set({ guestsNumber: 2 }).where(ofFamily());
    expect(await noted()).toEqual([`family ${family}`, `family ${other}`, `family ${family}`]);
  });

  test('for nothing that is not searched', async () => {
    await db().update(hostFamilies).set({ phone: '+353 1', email: 'new@example.test', houseRules: 'Shoes off' });
    await db().update(users).set({ firstName: 'Nora' }).where(eq(users.id, 1));
    expect(await noted()).toEqual([]);
  });
});

test('a transaction that changes thousands of rows notes that all may have changed', async () => {
  await db().execute(
    sql`insert into activities (name, county_id, min_age, max_age) select 'Camp ' || n, ${cork}, 8, 16 from generate_series(1, 5003) n`,
  );
  const [last, ...rest] = (await noted()).toReversed();
  expect([last, rest.length, new Set(rest).size]).toEqual(['all 0', 5000, 5000]);
  await db().update(activities).set({ name: 'Camp' }).where(eq(activities.id, activity));
  expect((await noted()).at(-1)).toBe(`activity ${activity}`);
});
