// Importing what a stay has besides its dates: families by name, camps and services, several in a cell.

import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as bulk from '#contract/trips/bulk.endpoints.ts';
import type { BulkRun } from '#contract/trips/bulk.shapes.ts';
import * as files from '#contract/trips/import.endpoints.ts';
import { activitySchedules, tripCamps } from '#server/db/schema/camps.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { activities } from '#server/db/schema/pricing.ts';
import { trips } from '#server/db/schema/trips.ts';
import { type BulkFixture, startBulkFixture } from '#server/testing/fixtures/bulk-fixture.ts';
import { republishBook } from '#server/testing/fixtures/shared-transfer.ts';

let room: BulkFixture;
/** The weeks of the camps, by their Mondays. */
const weeks = { surf: new Map<string, number>(), riding: new Map<string, number>(), sailing: new Map<string, number>() };

async function createCamp(name: string, mondays: readonly (readonly [string, string])[]): Promise<Map<string, number>> {
  const [family] = await room.app.db.select().from(hostFamilies).limit(1);
  const camp = { name, countyId: family?.countyId ?? 0, businessId: room.businessId };
  const [made] = await room.app.db.insert(activities).values(camp).returning({ id: activities.id });
  const rows = mondays.map(([startDate, endDate]) => ({ activityId: made?.id ?? 0, startDate, endDate, capacity: 5 }));
  const inserted = await room.app.db.insert(activitySchedules).values(rows).returning();
  return new Map(inserted.map(({ id, startDate }) => [startDate, id]));
}

beforeAll(async () => {
  room = await startBulkFixture();
  await republishBook(room.app, 2, (book) => ({
    serviceTypes: [...book.serviceTypes, { id: 5, name: 'Airport transfer' }, { id: 6, name: 'Laundry' }],
    templates: [
      ...book.templates,
      ...[5, 6].map((id) => ({ id, name: `Extra ${id}`, serviceTypeId: id, pricingTypeId: 1, tripTypeId: 2, required: false })),
    ],
  }));
  weeks.surf = await createCamp('Surf camp', [
    ['2027-07-05', '2027-07-09'],
    ['2027-07-12', '2027-07-16'],
  ]);
  weeks.riding = await createCamp('Riding camp', [['2027-07-12', '2027-07-16']]);
  weeks.sailing = await createCamp('Tall ships', [['2027-07-05', '2027-07-09']]);
});
afterAll(() => room.stop());
beforeEach(() => room.app.db.update(trips).set({ state: 'cancelled' }));

const COLUMNS = ['studentId', 'fromDate', 'toDate', 'hostFamily', 'backupHostFamily', 'stayType', 'camps', 'services', 'backupCamps'];

async function check(...rows: readonly (readonly string[])[]): Promise<BulkRun> {
  const quoted = rows.map((cells) => [String(room.childId), '2027-07-04', '2027-07-18', ...cells].map((cell) => `"${cell}"`).join(','));
  const body = new FormData();
  body.append('columns', JSON.stringify(COLUMNS));
  body.append('file', new Blob([[COLUMNS.join(','), ...quoted].join('\n')]), 'trips.csv');
  const begun = await room.coordinator.ask(files.checkTripFile, { body: body as never });
  expect(begun).toMatchObject({ status: 200 });
  await room.work();
  return room.readRun(begun.body.id);
}

const rowsOf = async ({ id }: BulkRun) => {
  const { body } = await room.coordinator.ask(bulk.listBulkRows, { query: { runId: String(id), perPage: 100 } } as never);
  return body.data;
};
const open = () => room.app.db.select().from(trips).where(ne(trips.state, 'cancelled'));

test('a trip gets its families by name, its camps and its services; the check says so, and it is undone', async () => {
  const checked = await check([
    'Family0',
    `#${room.hosts[1]?.familyId}`,
    '',
    'Surf camp 2027-07-05; riding CAMP',
    'Airport transfer;6',
    'Surf camp 2027-07-12; Tall ships',
  ]);
  expect((await rowsOf(checked))[0]).toMatchObject({ outcome: 'changed', line: 2 });
  expect((await rowsOf(checked))[0]?.changes.slice(-4)).toEqual([
    { field: 'backupHostFamily', before: null, after: 'Family1' },
    { field: 'camps', before: null, after: 'Surf camp (2027-07-05), Riding camp (2027-07-12)' },
    { field: 'backupCamps', before: null, after: 'Surf camp (2027-07-12), Tall ships (2027-07-05)' },
    { field: 'services', before: null, after: 'Airport transfer, Laundry' },
  ]);
  expect(await open()).toEqual([]);
  const done = await room.follow(bulk.changeTrips, checked.id);
  const [trip] = await open();
  expect(trip).toMatchObject({
    ...{ hostFamilyId: room.hosts[0]?.familyId, backupHostFamilyId: room.hosts[1]?.familyId, activityDetailsType: 'mixed' },
    serviceTypeIds: [5, 6],
  });
  const chosen = await room.app.db
    .select()
    .from(tripCamps)
    .where(eq(tripCamps.tripId, trip?.id ?? 0));
  expect(new Map(chosen.map(({ scheduleId, backupRank }) => [scheduleId, backupRank]))).toEqual(
    new Map([
      [weeks.surf.get('2027-07-05'), null],
      [weeks.riding.get('2027-07-12'), null],
      [weeks.surf.get('2027-07-12'), 1],
      [weeks.sailing.get('2027-07-05'), 1],
    ]),
  );
  expect(await room.follow(bulk.undoTrips, done.id)).toMatchObject({ phase: 'undo', counts: { changed: 1, refused: 0, failed: 0 } });
  expect(await open()).toEqual([]);
});

test('a cell that names what can’t be chosen is refused with its column, its text, and what would be right', async () => {
  const [first] = await room.app.db
    .select()
    .from(hostFamilies)
    .where(eq(hostFamilies.id, room.hosts[0]?.familyId ?? 0));
  const run = await check(
    ['', '', '', 'Surf camp; Sailing', ''],
    ['', '', '', 'Surf camp', ''],
    ['', '', '', 'Riding camp; Surf camp 2027-07-12', ''],
    ['', '', '', 'Surf camp 2027-07-19', ''],
    ['', '', 'family', 'Riding camp', ''],
    ['', '', '', '', 'Airport transfer; Butler'],
    ['Family0', String(first?.id), '', '', ''],
    ['', 'Nobody', '', '', ''],
    ['', '', '', 'Riding camp', '', 'Tall ships'],
    ['', '', '', 'Riding camp', '', 'Riding camp'],
  );
  const rows = await rowsOf(run);
  expect(rows.map(({ line, code, fields }) => [line, code, fields[0]])).toEqual([
    [2, 'severalWeeks', 'camps'],
    [3, 'severalWeeks', 'camps'],
    [4, 'sameWeek', 'camps'],
    [5, 'noWeek', 'camps'],
    [6, 'campsAtFamily', 'camps'],
    [7, 'wrongValue', 'services'],
    [8, 'sameFamily', 'backupHostFamily'],
    [9, 'unknown', 'backupHostFamily'],
    [10, 'backupWithoutCamp', 'backupCamps'],
    [11, 'sameCamp', 'backupCamps'],
  ]);
  expect(rows[1]?.message).toContain('Surf camp 2027-07-05; Surf camp 2027-07-12');
  expect(rows[5]?.message).toBe('“Services”: “Butler” isn’t allowed. Use one of: Airport transfer, Laundry.');
  const [unknown] = await rowsOf(await check(['', '', '', 'Sailing', '']));
  expect(unknown).toMatchObject({ code: 'unknown', message: expect.stringContaining('“Sailing”') });
});
