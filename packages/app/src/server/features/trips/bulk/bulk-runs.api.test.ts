// Runs of bulk changes that are stopped, lose their starter or are interrupted: what is done stays done, once.

import { and, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as bulk from '#contract/trips/bulk.endpoints.ts';
import { users } from '#server/db/schema/identity.ts';
import { audit } from '#server/db/schema/platform.ts';
import { runs } from '#server/db/schema/runs.ts';
import { tripBulkRows } from '#server/db/schema/trip-bulk.ts';
import { trips } from '#server/db/schema/trips.ts';
import { toEmail } from '#server/testing/fixtures/accounts.ts';
import { type BulkFixture, startBulkFixture } from '#server/testing/fixtures/bulk-fixture.ts';
import { bulkKind } from './bulk-run.kind.ts';

let room: BulkFixture;
let coordinatorId: number;
beforeAll(async () => {
  room = await startBulkFixture();
  const [user] = await room.app.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, toEmail('Coordinator')));
  coordinatorId = user?.id ?? 0;
});
afterAll(() => room.stop());
beforeEach(() => room.app.db.update(trips).set({ state: 'cancelled' }));

const params = (id: number) => ({ params: { id } });

test('ends with the right of the one who began it, and changes nothing after it was stopped', async () => {
  // Enough that some are left when the stop arrives.
  const ids: number[] = [];
  while (ids.length < 12) ids.push(await room.draft());
  const begin = async () => {
    const checked = await room.check({ action: 'coordinator', coordinatorId: null, tripIds: ids });
    const { id } = (await room.coordinator.ask(bulk.changeTrips, params(checked.id))).body;
    const [row] = await room.app.db.select().from(runs).where(eq(runs.id, id));
    return { id, input: row?.input };
  };
  const perform = ({ id, input }: { id: number; input: unknown }, after: () => unknown) =>
    bulkKind.perform({
      ...{ app: room.app, runId: id, input, files: {}, folder: '', signal: new AbortController().signal },
      progress: (done) => void (done === 1 && after()),
    });
  const stopped = await begin();
  let stopping: Promise<unknown> = Promise.resolve();
  await perform(stopped, () => {
    stopping = room.coordinator.ask(bulk.cancelBulkRun, params(stopped.id));
  });
  await stopping;
  const { counts } = await room.readRun(stopped.id);
  expect(counts.open).toBeGreaterThan(0);
  expect(await room.app.db.$count(trips, and(inArray(trips.id, ids), isNull(trips.coordinatorId)))).toBe(counts.changed);
  await room.app.db.update(trips).set({ coordinatorId }).where(inArray(trips.id, ids));

  const closed = await begin();
  await room.app.db.update(users).set({ deactivatedAt: room.time.now }).where(eq(users.id, coordinatorId));
  await expect(perform(closed, () => undefined)).rejects.toThrow('closed');
  await room.app.db.update(users).set({ deactivatedAt: null }).where(eq(users.id, coordinatorId));
  expect((await room.readRun(closed.id)).counts).toMatchObject({ changed: 0, open: ids.length });
});

test('goes on where it was interrupted, and does no trip twice', async () => {
  const ids = [await room.draft(), await room.draft(), await room.draft(), await room.draft()];
  const checked = await room.check({ action: 'coordinator', coordinatorId: null, tripIds: ids });
  const begun = await room.coordinator.ask(bulk.changeTrips, params(checked.id));
  const { id } = begun.body;
  const [row] = await room.app.db.select().from(runs).where(eq(runs.id, id));
  const stop = new AbortController();
  const once = bulkKind.perform({
    ...{ app: room.app, runId: id, input: row?.input, files: {}, folder: '', signal: stop.signal },
    progress: (done) => done === 2 && stop.abort(),
  });
  await expect(once).rejects.toThrow('aborted');
  const left = await room.app.db.select().from(tripBulkRows).where(eq(tripBulkRows.runId, id));
  expect(left.filter(({ outcome }) => outcome === 'open')).toHaveLength(2);
  await room.work();
  expect((await room.readRun(id)).counts).toMatchObject({ changed: 4, open: 0 });
  const edits = await room.app.db
    .select()
    .from(audit)
    .where(inArray(audit.subjectId, ids.map(String)));
  expect(edits.filter(({ action }) => action === 'trip.edit')).toHaveLength(4);
});
