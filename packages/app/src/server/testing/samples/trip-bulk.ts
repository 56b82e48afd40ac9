// A bulk change of trips in tests: a check that is over, with one trip.

import { runs } from '#server/db/schema/runs.ts';
import { tripBulkRows, tripBulkRuns } from '#server/db/schema/trip-bulk.ts';
import type { App } from '#server/platform/app.ts';
import { createTestTrip } from './trips.ts';

/** Creates a check of one trip, which it would give no coordinator; returns the IDs of both. */
export async function createBulkRow(app: App): Promise<{ runId: number; tripId: number }> {
  const { tripId } = await createTestTrip(app);
  const input = { phase: 'check', change: { action: 'coordinator', reason: '' }, userId: 0 };
  const [run] = await app.db
    .insert(runs)
    .values({ kind: 'tripsBulk', state: 'done', input, done: 1, total: 1, createdAt: app.clock.now() })
    .returning({ id: runs.id });
  const runId = run?.id ?? 0;
  await app.db.insert(tripBulkRuns).values({ runId });
  await app.db.insert(tripBulkRows).values({
    ...{ runId, tripId, outcome: 'changed' },
    changes: [{ field: 'coordinator', before: '1', after: null }],
  });
  return { runId, tripId };
}

/** Creates an import whose only row has made a trip. */
export async function createImportedRow({ db, clock }: App, tripId: number): Promise<void> {
  const file = { name: 'trips.csv', sheet: null, headings: ['First name'], columns: ['firstName'], dateOrder: null };
  const input = { phase: 'change', change: { action: 'import', file }, userId: 0 };
  const [run] = await db
    .insert(runs)
    .values({ kind: 'tripsBulk', state: 'done', input, done: 1, total: 1, createdAt: clock.now() })
    .returning({ id: runs.id });
  const runId = run?.id ?? 0;
  await db.insert(tripBulkRuns).values({ runId });
  await db.insert(tripBulkRows).values({ runId, tripId, line: 2, cells: [], outcome: 'changed' });
}
