// Occupancy counted by month equals a naive count, bed by bed and night by night, in any world of blocks and stays.

import { type SQL, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queryable } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { counties, countries } from '#server/db/schema/places.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';
import { createLiveFamilies } from '#server/testing/fixtures/live-families.ts';
import { createBusiness } from '#server/testing/samples/invoices.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import type { ReportInput } from './counted-groups.ts';
import { countOccupancy } from './occupancy.queries.ts';

let server: TestServer;
let countyIds: readonly number[];
let businessId: number;

beforeAll(async () => {
  server = await startServer();
  const { app } = server;
  await app.db.insert(countries).values({ id: 372, code: 'IE', name: 'Ireland', hosting: true }).onConflictDoNothing();
  const rows = ['Cork', 'Kerry'].map((name) => ({ countryId: 372, name: `${name} O` }));
  countyIds = (await app.db.insert(counties).values(rows).returning()).map(({ id }) => id);
  ({ businessId } = await createBusiness(app));
});
afterAll(() => server.stop());

const toDay = (number: number) => new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10);

const range = fc.record({ start: fc.integer({ min: 0, max: 120 }), length: fc.integer({ min: 1, max: 40 }) });
const family = fc.record({
  county: fc.nat(1),
  beds: fc.integer({ min: 1, max: 3 }),
  since: fc.integer({ min: -10, max: 100 }),
  isLive: fc.boolean(),
  away: fc.array(range, { maxLength: 4 }),
  stays: fc.array(fc.record({ span: range, students: fc.integer({ min: 1, max: 2 }) }), { maxLength: 3 }),
});
type Family = typeof family extends fc.Arbitrary<infer Value> ? Value : never;

/** Replaces the world by these families. */
async function play(families: readonly Family[]): Promise<number[]> {
  const { app } = server;
  const { db } = app;
  await db.update(hostFamilies).set({ paused: true });
  await db.update(trips).set({ state: 'cancelled' });
  const ids = await createLiveFamilies(
    app,
    families.map(({ county, beds, since, isLive }) => ({
      countyId: countyIds[county] ?? 0,
      guestsNumber: beds,
      createdAt: new Date(`${toDay(since)}T12:00:00Z`),
      paused: !isLive,
    })),
  );
  for (const [at, { away, stays }] of families.entries()) {
    const hostFamilyId = ids[at] ?? 0;
    for (const { start, length } of away) {
      const days = { fromDate: toDay(start), toDate: toDay(start + length - 1) };
      await db.insert(hostCalendarBlocks).values({ hostFamilyId, kind: 'own', ...days, heldAt: app.clock.now() });
    }
    for (const { span, students } of stays) {
      const days = { fromDate: toDay(span.start), toDate: toDay(span.start + span.length) };
      const { tripId, studentId } = await createTestTrip(app, { businessId, hostFamilyId, state: 'booked', ...days });
      const ofAll = students === 1 ? [studentId] : [studentId, (await createTestTrip(app, { businessId, state: 'new' })).studentId];
      await db.insert(tripStudents).values(ofAll.map((id, position) => ({ tripId, studentId: id, position })));
    }
  }
  return ids;
}

const covers = ({ start, length }: { start: number; length: number }, day: number) => day >= start && day < start + length;

/** Counts each family's beds on each night. */
function countNaively(families: readonly Family[], { from, to }: { from: number; to: number }) {
  const months = new Map<string, { occupied: number; open: number; families: Set<number> }>();
  for (let day = from; day <= to; day += 1) {
    for (const [at, { beds, since, isLive, away, stays }] of families.entries()) {
      const isOpen = isLive && day >= since && !away.some((one) => covers(one, day));
      const occupied = stays.filter(({ span }) => covers(span, day)).reduce((sum, { students }) => sum + students, 0);
      if (!isOpen && occupied === 0) continue;
      const key = toDay(day).slice(0, 7);
      const month = months.get(key) ?? { occupied: 0, open: 0, families: new Set() };
      month.families.add(at);
      months.set(key, { ...month, occupied: month.occupied + occupied, open: month.open + Math.max(isOpen ? beds : 0, occupied) });
    }
  }
  return Object.fromEntries([...months].map(([key, month]) => [key, [month.occupied, month.open, month.families.size]]));
}

const inputOf = (days: { from: string; to: string }, by: ReportInput['by'] = ['month']): ReportInput => ({
  ...days,
  by,
  filter: { ownAgentId: null, agentId: null, countyId: null, businessId: null },
  timeZone: 'UTC',
});

test('equals a count of each bed on each night', async () => {
  const aFamily = fc.array(family, { minLength: 1, maxLength: 4 });
  const aPeriod = fc.record({ from: fc.integer({ min: 0, max: 100 }), length: fc.integer({ min: 0, max: 80 }) });
  await fc.assert(
    fc.asyncProperty(aFamily, aPeriod, async (families, { from, length }) => {
      await play(families);
      for (const span of [
        { from, to: from + length },
        { from: -40, to: 200 },
      ]) {
        const days = { from: toDay(span.from), to: toDay(span.to) };
        const counted = await countOccupancy(server.app.db, inputOf(days));
        const byMonth = counted
          .filter(({ isTotal }) => !isTotal)
          .map(({ groups, values }) => [groups[0]?.key, [values['occupiedNights'], values['openNights'], values['families']].map(Number)]);
        expect(Object.fromEntries(byMonth)).toEqual(countNaively(families, span));
        for (const county of [0, 1]) {
          const input = inputOf(days);
          const own = await countOccupancy(server.app.db, { ...input, filter: { ...input.filter, countyId: countyIds[county] ?? 0 } });
          const ofCounty = families.filter((one) => one.county === county);
          const sum = Object.values(countNaively(ofCounty, span)).reduce((all, [, open = 0]) => all + open, 0);
          expect(Number(own.find(({ isTotal }) => isTotal)?.values['openNights'] ?? 0)).toBe(sum);
        }
      }
    }),
    { numRuns: 8, endOnFailure: true },
  );
}, 180_000);

/** The largest number of rows that any step of a statement makes. */
function findMostRows(plan: Record<string, unknown>): number {
  const steps = (plan['Plans'] ?? []) as Record<string, unknown>[];
  return Math.max(Number(plan['Actual Rows']) * Number(plan['Actual Loops']), ...steps.map(findMostRows));
}

test('ten years are counted without a row for each day of each family', async () => {
  const open = { county: 0, beds: 2, since: -5000, isLive: true, away: [{ start: 5, length: 9 }] };
  await play(Array.from({ length: 20 }, () => ({ ...open, stays: [] })));
  const asked: SQL[] = [];
  const select = () => ({
    from: (statement: SQL) => {
      asked.push(statement);
      return Promise.resolve([]);
    },
  });
  await countOccupancy({ select } as unknown as Queryable, inputOf({ from: '2017-01-01', to: '2026-12-31' }));
  const statement = sql`explain (analyze, format json) select * from ${asked[0]}`;
  const { rows } = (await server.app.db.execute(statement)) as { rows: { 'QUERY PLAN': { Plan: Record<string, unknown> }[] }[] };
  const most = findMostRows(rows[0]?.['QUERY PLAN'][0]?.Plan ?? {});
  expect(most).toBeGreaterThanOrEqual(20 * 120);
  expect(most).toBeLessThan(20 * 365);
});
