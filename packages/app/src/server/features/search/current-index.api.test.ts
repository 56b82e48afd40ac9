// The index of a process follows the database: after any changes it is like one that is read anew, and no late commit is missed.

import { asc, eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#contract/platform/days.ts';
import type { OpenDatabase, Transaction } from '#server/db/database.ts';
import { activitySchedules } from '#server/db/schema/camps.ts';
import { hostChildren, hostFamilies, hostFamilyPhotos, hostFamilyTags } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { counties, locations, tags } from '#server/db/schema/places.ts';
import { activities } from '#server/db/schema/pricing.ts';
import { searchChanges } from '#server/db/schema/search.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import { countTakenBeds } from '#server/features/inventory/inventory.public.ts';
import type { App } from '#server/platform/app.ts';
import { createTestApp } from '#server/testing/app.ts';
import { openTestDatabase, testOnPostgresql } from '#server/testing/database.ts';
import { createLiveFamilies, findCountyId } from '#server/testing/fixtures/live-families.ts';
import { describeIndex } from '#server/testing/models/describe-index.ts';
import { countTaken } from './beds.rules.ts';
import { getCurrentSnapshot } from './current-index.ts';
import { loadIndex } from './load-index.ts';
import type { SearchIndex } from './search-index.rules.ts';

const time = { now: new Date('2026-06-15T10:00:00Z') };
let database: OpenDatabase;
let app: App;
let ids: readonly number[] = [];
let camps: readonly number[] = [];
let towns: readonly number[] = [];
let marks: readonly number[] = [];
let places: readonly number[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  app = await createTestApp(database, { time });
  const { db } = app;
  await seedReference(db);
  places = [await findCountyId(app, 'Cork'), await findCountyId(app, 'Kerry')];
  const [cork = 0, kerry = 0] = places;
  const madeTowns = await db
    .insert(locations)
    .values([
      { countyId: cork, name: 'Kinsale', latitude: 51.7, longitude: -8.5 },
      { countyId: kerry, name: 'Tralee', latitude: 52.2, longitude: -9.7 },
    ])
    .returning();
  towns = madeTowns.map(({ id }) => id);
  const madeCamps = await db
    .insert(activities)
    .values([
      { name: 'Sailing', countyId: cork, minAge: 8, maxAge: 16 },
      { name: 'Rowing', countyId: kerry, locationId: towns[1] ?? null, minAge: 8, maxAge: 16 },
    ])
    .returning();
  camps = madeCamps.map(({ id }) => id);
  marks = (await db.select().from(tags).where(eq(tags.kind, 'amenity')).orderBy(asc(tags.id)).limit(2)).map(({ id }) => id);
  const families = Array.from({ length: 4 }, (_, index) => ({
    countyId: places[index % 2] ?? 0,
    parentGuardianOneLastName: ['Byrne', 'Walsh'][index % 2] ?? '',
    photos: 3 + (index % 2),
    tagIds: marks.slice(0, index % 3),
  }));
  ids = await createLiveFamilies(app, families);
});
afterAll(() => database.close());

const current = async () => (await getCurrentSnapshot(app)) as SearchIndex;
const expectFresh = async () => expect(describeIndex(await current())).toEqual(describeIndex((await loadIndex(app)).index));
const at = <Item>(items: readonly Item[], which: number) => items[which % items.length] as Item;

type Step = (tx: Transaction, which: number) => Promise<unknown>;
const ofFamily = (which: number) => eq(hostFamilies.id, at(ids, which));
const setFamily =
  (values: (which: number) => Partial<typeof hostFamilies.$inferInsert>): Step =>
  (tx, which) =>
    tx.update(hostFamilies).set(values(which)).where(ofFamily(which));
const setCamp =
  (values: (which: number) => Partial<typeof activities.$inferInsert>): Step =>
  (tx, which) =>
    tx
      .update(activities)
      .set(values(which))
      .where(eq(activities.id, at(camps, which)));

const STEPS: Readonly<Record<string, Step>> = {
  rename: setFamily((which) => ({ parentGuardianOneLastName: at(['Byrne', 'Walsh', 'Müller'], which >> 2) })),
  describe: setFamily((which) => ({ description: `House ${which}` })),
  pause: setFamily((which) => ({ paused: which > 15 })),
  move: setFamily((which) => ({ countyId: at(places, which >> 2), locationId: at([null, ...towns], which >> 3) })),
  vet: setFamily((which) => ({ vettingState: which > 25 ? 'in_review' : 'approved' })),
  tag: (tx, which) =>
    tx
      .insert(hostFamilyTags)
      .values({ hostFamilyId: at(ids, which), tagId: at(marks, which >> 2) })
      .onConflictDoNothing(),
  untag: (tx, which) => tx.delete(hostFamilyTags).where(eq(hostFamilyTags.hostFamilyId, at(ids, which))),
  child: (tx, which) =>
    tx.insert(hostChildren).values({ hostFamilyId: at(ids, which), gender: 'male', dob: `2015-01-${10 + (which % 20)}` }),
  childless: (tx, which) => tx.delete(hostChildren).where(eq(hostChildren.hostFamilyId, at(ids, which))),
  photo: (tx, which) =>
    tx
      .update(hostFamilyPhotos)
      .set({ position: sql`${hostFamilyPhotos.position} + 10` })
      .where(eq(hostFamilyPhotos.hostFamilyId, at(ids, which))),
  deactivate: (tx, which) =>
    tx
      .update(users)
      .set({ deactivatedAt: which > 20 ? time.now : null })
      .where(eq(users.id, tx.select({ id: hostFamilies.userId }).from(hostFamilies).where(ofFamily(which)))),
  block: (tx, which) => {
    const fromDate = addDays('2027-01-01', (which * 37) % 3000);
    return tx
      .insert(hostCalendarBlocks)
      .values({ hostFamilyId: at(ids, which), kind: 'firm', beds: 1, fromDate, toDate: addDays(fromDate, 1), heldAt: time.now });
  },
  free: (tx, which) => tx.delete(hostCalendarBlocks).where(eq(hostCalendarBlocks.hostFamilyId, at(ids, which))),
  camp: setCamp((which) => ({ name: `Camp ${which >> 1}`, active: which < 20 })),
  moveCamp: setCamp((which) => ({ countyId: at(places, which >> 1), locationId: at([null, ...towns], which >> 2) })),
  week: (tx, which) => {
    const startDate = addDays('2026-06-15', 7 * which);
    return tx
      .insert(activitySchedules)
      .values({ activityId: at(camps, which), startDate, endDate: addDays(startDate, 4), capacity: 5 })
      .onConflictDoNothing();
  },
  town: (tx, which) =>
    tx
      .update(locations)
      .set({ latitude: 51.7 + which / 40 })
      .where(eq(locations.id, at(towns, which))),
  county: (tx, which) =>
    tx
      .update(counties)
      .set({ name: `County ${which}` })
      .where(eq(counties.id, at(places, which))),
  tagName: (tx, which) =>
    tx
      .update(tags)
      .set({ name: `Tag ${which}`, active: which < 20 })
      .where(eq(tags.id, at(marks, which))),
};

const step = fc.record({
  kind: fc.constantFrom(...Object.keys(STEPS)),
  which: fc.nat({ max: 30 }),
  /** Whether somebody searches right after it. */
  isSearched: fc.boolean(),
});
type Steps = readonly { readonly kind: string; readonly which: number; readonly isSearched: boolean }[];

/** Two at once can deadlock, take the same bed, or choose the same name: then nothing of the transaction counts. */
function assertRefused(error: unknown): void {
  const { cause } = error as { cause?: { code?: string } };
  expect(['40P01', '23P01', '23505'], String(error)).toContain(cause?.code);
}

/** Takes the steps in transactions of one to three. */
async function take(steps: Steps): Promise<void> {
  for (let start = 0; start < steps.length; ) {
    const some = steps.slice(start, start + 1 + ((steps[start]?.which ?? 0) % 3));
    start += some.length;
    const taken = app.db.transaction(async (tx) => {
      for (const { kind, which } of some) await STEPS[kind]?.(tx, which);
    });
    await taken.catch(assertRefused);
    if (some.some(({ isSearched }) => isSearched)) await current();
  }
}

test('after any changes by two at once the index is like one that is read anew', async () => {
  const sequence = fc.array(step, { minLength: 1, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(sequence, sequence, async (one, other) => {
      await Promise.all([take(one), take(other)]);
      await expectFresh();
    }),
    { numRuns: 10 },
  );
});

describe('the next search', () => {
  const find = async (id = ids[0] ?? 0) => (await current()).familyById.get(id);
  const change = (values: Partial<typeof hostFamilies.$inferInsert>) => app.db.update(hostFamilies).set(values).where(ofFamily(0));
  const LIVE = { paused: false, vettingState: 'approved' as const, parentGuardianOneLastName: 'Byrne' };

  test('sees each change, and forgets the words of a family that is gone', async () => {
    await app.db.update(users).set({ deactivatedAt: null });
    await change({ ...LIVE, parentGuardianOneLastName: 'Xylander' });
    expect((await find())?.surname).toBe('Xylander');
    expect((await current()).vocabulary.words.has('xylander')).toBe(true);
    await change({ paused: true });
    expect(await find()).toBeUndefined();
    expect((await current()).vocabulary.words.has('xylander')).toBe(false);
    await change(LIVE);
    expect((await find())?.surname).toBe('Byrne');
  });

  test('does not see families that are deleted', async () => {
    const [id = 0] = await createLiveFamilies(app, [{ countyId: places[0] ?? 0 }]);
    expect(await find(id)).toBeDefined();
    await app.db.delete(hostFamilies).where(eq(hostFamilies.id, id));
    expect(await find(id)).toBeUndefined();
    await expectFresh();
  });

  test('has the weeks from another day on, without reading families', async () => {
    await app.db
      .insert(activitySchedules)
      .values({ activityId: camps[1] ?? 0, startDate: '2026-06-22', endDate: '2026-06-26', capacity: 5 })
      .onConflictDoNothing();
    await app.db.update(activities).set({ active: true });
    const before = await find();
    const weeks = async () => (await current()).activityById.get(camps[1] ?? 0)?.weeks[0];
    expect(await weeks()).toBe('2026-06-22');
    time.now = new Date('2026-06-23T10:00:00Z');
    expect(await weeks()).not.toBe('2026-06-22');
    expect(await find()).toBe(before);
    time.now = new Date('2026-06-15T10:00:00Z');
    expect(await weeks()).toBe('2026-06-22');
  });

  test('is answered while everything is read anew, and then as if it had never been lost', async () => {
    await change({ guestsNumber: 4 });
    expect((await find())?.guestsNumber).toBe(4);
    const former = await current();
    await app.db.insert(searchChanges).values({});
    await change({ guestsNumber: 3 });
    expect((await find())?.guestsNumber).toBe(3);
    await expect.poll(current, { timeout: 20_000 }).not.toBe(former);
    await expectFresh();
  });

  test('counts beds as the database does', async () => {
    const [first = 0] = ids;
    await app.db.delete(hostCalendarBlocks);
    await change({ ...LIVE, guestsNumber: 5 });
    const row = { hostFamilyId: first, kind: 'tentative' as const, heldAt: time.now };
    await app.db.insert(hostCalendarBlocks).values([
      { ...row, fromDate: '2026-07-01', toDate: '2026-07-04', beds: 1 },
      { ...row, fromDate: '2026-07-03', toDate: '2026-07-06', beds: 2, expiresAt: new Date('2026-06-15T12:00:00Z') },
      { ...row, fromDate: '2026-07-10', toDate: '2026-07-11', kind: 'own', beds: null },
    ]);
    for (const now of [time.now, new Date('2026-06-15T12:00:00Z')]) {
      for (const [fromDate, toDate] of [
        ['2026-07-01', '2026-07-03'],
        ['2026-07-01', '2026-07-05'],
        ['2026-07-04', '2026-07-05'],
        ['2026-07-06', '2026-07-10'],
        ['2026-07-06', '2026-07-11'],
        ['2026-07-11', '2026-07-12'],
        ['2026-07-12', '2026-07-13'],
      ] as const) {
        const question = { fromDate, toDate, now };
        const counted = (await countTakenBeds(app.db, [first], question)).get(first) ?? 0;
        expect([fromDate, toDate, countTaken((await find())?.blocks ?? [], question)]).toEqual([fromDate, toDate, counted]);
      }
    }
  });
});

testOnPostgresql('a transaction that began earlier and commits later is not missed', async () => {
  const [first = 0, second = 0] = ids;
  const descriptions = async () => [first, second].map(async (id) => (await current()).familyById.get(id)?.description);
  await app.db.update(hostFamilies).set({ paused: false, vettingState: 'approved', description: 'Old' });
  await app.db.update(users).set({ deactivatedAt: null });
  const describeFamily = (tx: Pick<Transaction, 'update'>, id: number) =>
    tx.update(hostFamilies).set({ description: 'New' }).where(eq(hostFamilies.id, id));
  let commit = () => {};
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const late = app.db.transaction(async (tx) => {
    await describeFamily(tx, first);
    begun();
    await new Promise<void>((resolve) => {
      commit = resolve;
    });
  });
  await hasBegun;
  await describeFamily(app.db, second);
  expect(await Promise.all(await descriptions())).toEqual(['Old', 'New']);
  expect(await Promise.all(await descriptions())).toEqual(['Old', 'New']);
  commit();
  await late;
  expect(await Promise.all(await descriptions())).toEqual(['New', 'New']);
  await expectFresh();
});

test('searches at once share what is read', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, current));
  expect(new Set(all).size).toBe(1);
});
