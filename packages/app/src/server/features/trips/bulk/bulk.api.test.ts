// Bulk changes of trips: a check that changes nothing, the change trip by trip, the report, the undo.

import { and, eq, inArray, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#contract/platform/days.ts';
import * as bulk from '#contract/trips/bulk.endpoints.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { users } from '#server/db/schema/identity.ts';
import { audit } from '#server/db/schema/platform.ts';
import { trips } from '#server/db/schema/trips.ts';
import { toEmail } from '#server/testing/fixtures/accounts.ts';
import { type BulkFixture, startBulkFixture } from '#server/testing/fixtures/bulk-fixture.ts';
import { eraseBulkTexts } from './bulk.queries.ts';

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
const stored = async (id: number) => (await room.app.db.select().from(trips).where(eq(trips.id, id)))[0];

describe('assigning a coordinator', () => {
  test('is checked without a change, changes those that it can, and is undone', async () => {
    const other = await room.createAccount({ email: 'second@example.test', roles: ['Coordinator'], firstName: 'Second' });
    const [first, second, over] = [await room.draft(), await room.draft(), await room.draft()];
    await room.app.db.update(trips).set({ coordinatorId: other }).where(eq(trips.id, second));
    await room.app.db.update(trips).set({ state: 'closed' }).where(eq(trips.id, over));
    const checked = await room.check({ action: 'coordinator', coordinatorId: other, tripIds: [first, second, over] });
    expect(checked).toMatchObject({
      ...{ phase: 'check', state: 'done', done: 3, total: 3, leftCount: 1, nextId: null, coordinatorName: 'Second Test' },
      counts: { changed: 1, unchanged: 1, refused: 1, failed: 0, open: 0 },
    });
    expect((await stored(first))?.coordinatorId).toBe(coordinatorId);
    expect(await room.rowsOf(checked)).toMatchObject([
      {
        tripId: first,
        outcome: 'changed',
        changes: [{ field: 'coordinator', before: 'Coordinator Test', after: 'Second Test' }],
        message: null,
      },
      { tripId: second, outcome: 'unchanged', changes: [] },
      { tripId: over, outcome: 'refused', code: 'tripMoved', message: 'This isn’t possible while the trip’s status is “Closed”.' },
    ]);
    const made = await room.follow(bulk.changeTrips, checked.id);
    expect(made).toMatchObject({ phase: 'change', sourceId: checked.id, leftCount: 1, counts: { changed: 1, unchanged: 0, refused: 0 } });
    expect((await stored(first))?.coordinatorId).toBe(other);
    const undone = await room.follow(bulk.undoTrips, made.id);
    expect(undone).toMatchObject({ phase: 'undo', leftCount: 0, counts: { changed: 1 } });
    expect((await stored(first))?.coordinatorId).toBe(coordinatorId);
    expect((await room.readRun(checked.id)).nextId).toBe(made.id);
  });

  test('is begun once, however often it is asked for', async () => {
    const id = await room.draft();
    const checked = await room.check({ action: 'coordinator', coordinatorId: null, tripIds: [id] });
    const answers = await Promise.all([1, 2, 3].map(() => room.coordinator.ask(bulk.changeTrips, params(checked.id))));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    await room.work();
    const edits = await room.app.db
      .select()
      .from(audit)
      .where(eq(audit.subjectId, String(id)));
    expect(edits.filter(({ action }) => action === 'trip.edit')).toHaveLength(1);
  });

  test('leaves alone what somebody has changed since the check, and since the change', async () => {
    const [first, second] = [await room.draft(), await room.draft()];
    const checked = await room.check({ action: 'coordinator', coordinatorId: null, tripIds: [first, second] });
    const other = await room.createAccount({ email: 'third@example.test', roles: ['Coordinator'] });
    await room.app.db.update(trips).set({ coordinatorId: other }).where(eq(trips.id, first));
    const made = await room.follow(bulk.changeTrips, checked.id);
    expect(await room.rowsOf(made)).toMatchObject([
      { tripId: first, outcome: 'refused', code: 'changedMeanwhile' },
      { tripId: second, outcome: 'changed' },
    ]);
    await room.app.db.update(trips).set({ coordinatorId: other }).where(eq(trips.id, second));
    const undone = await room.follow(bulk.undoTrips, made.id);
    expect(await room.rowsOf(undone)).toMatchObject([{ tripId: second, outcome: 'refused', code: 'changedMeanwhile' }]);
    expect((await stored(second))?.coordinatorId).toBe(other);
  });
});

describe('taking a step', () => {
  test('takes it by the state machine, with the reason of each refusal', async () => {
    const [fresh, asked] = [await room.draft(), await room.newTrip()];
    const reserve = await room.check({ action: 'state', step: 'reserve', reason: 'By telephone', tripIds: [fresh, asked] });
    expect(await room.rowsOf(reserve)).toMatchObject([
      { tripId: fresh, outcome: 'refused', code: 'noFamilyChosen' },
      { tripId: asked, outcome: 'changed' },
    ]);
    expect((await stored(asked))?.state).not.toBe('reserved');
    const made = await room.follow(bulk.changeTrips, reserve.id);
    expect((await stored(asked))?.state).toBe('reserved');
    // Beds, families and money: only people take that back.
    const undone = await room.follow(bulk.undoTrips, made.id);
    expect(await room.rowsOf(undone)).toMatchObject([{ outcome: 'refused', code: 'noStepBack' }]);
    expect((await stored(asked))?.state).toBe('reserved');
  });

  test('names the field that is missing', async () => {
    const id = await room.draft();
    const [row] = await room.rowsOf(await room.check({ action: 'state', step: 'cancel', tripIds: [id] }));
    expect(row).toMatchObject({ outcome: 'refused', code: 'validation', fields: ['reason'] });
    expect(row?.message).toContain('reason');
    const faulty = await room.coordinator.ask(bulk.checkTrips, { query: {}, body: { action: 'state', tripIds: [id] } } as never);
    expect(faulty.status).toBe(422);
    expect(JSON.parse(faulty.text).errors).toHaveProperty('step');
  });

  test('can be undone again by somebody who may, after somebody tried who may not', async () => {
    const id = await room.draft();
    const checked = await room.check({ action: 'state', step: 'cancel', reason: 'Flu', tripIds: [id] }, { client: room.administrator });
    const made = await room.follow(bulk.changeTrips, checked.id, room.administrator);
    const tried = await room.follow(bulk.undoTrips, made.id);
    expect(tried.counts).toMatchObject({ changed: 0, refused: 1 });
    expect(await room.readRun(made.id)).toMatchObject({ nextId: tried.id, leftCount: 1 });
    const undone = await room.follow(bulk.undoTrips, made.id, room.administrator);
    expect(undone.id).not.toBe(tried.id);
    expect((await stored(id))?.state).toBe('new');
    expect(await room.readRun(made.id)).toMatchObject({ nextId: undone.id, leftCount: 0 });
    expect((await room.administrator.ask(bulk.undoTrips, params(made.id))).body.id).toBe(undone.id);
  });

  test('loses its reason with the trips whose texts are erased', async () => {
    const id = await room.draft();
    const checked = await room.check(
      { action: 'state', step: 'cancel', reason: 'Flu of Léa', tripIds: [id] },
      { client: room.administrator },
    );
    await room.app.db.transaction((tx) => eraseBulkTexts(tx, [id]));
    expect((await room.readRun(checked.id)).change.reason).toBe('');
  });

  test('is undone where the machine has a step back, by those who may take it', async () => {
    const id = await room.draft();
    const checked = await room.check({ action: 'state', step: 'cancel', reason: 'Flu', tripIds: [id] }, { client: room.administrator });
    const made = await room.follow(bulk.changeTrips, checked.id, room.administrator);
    expect((await stored(id))?.state).toBe('cancelled');
    await room.follow(bulk.undoTrips, made.id, room.administrator);
    expect((await stored(id))?.state).toBe('new');
  });
});

describe('moving dates', () => {
  test('moves both days, shows the price that comes of it, and moves them back', async () => {
    const id = await room.newTrip();
    const before = await stored(id);
    const [fromDate = '', toDate = ''] = [before?.fromDate, before?.toDate];
    const checked = await room.check({ action: 'dates', days: 7, tripIds: [id] });
    expect(await room.rowsOf(checked)).toMatchObject([
      {
        outcome: 'changed',
        changes: [
          { field: 'fromDate', before: fromDate, after: addDays(fromDate, 7) },
          { field: 'toDate', before: toDate, after: addDays(toDate, 7) },
        ],
      },
    ]);
    expect((await stored(id))?.fromDate).toBe(fromDate);
    const made = await room.follow(bulk.changeTrips, checked.id);
    expect(await stored(id)).toMatchObject({ fromDate: addDays(fromDate, 7), toDate: addDays(toDate, 7) });
    await room.follow(bulk.undoTrips, made.id);
    expect(await stored(id)).toMatchObject({ fromDate, toDate });
  });

  test('is not undone once the price is billed', async () => {
    const id = await room.reserved();
    const checked = await room.check({ action: 'dates', days: 1, tripIds: [id] });
    const made = await room.follow(bulk.changeTrips, checked.id);
    expect(made.counts.changed, JSON.stringify(await room.rowsOf(made))).toBe(1);
    expect(await room.rowsOf(await room.follow(bulk.undoTrips, made.id))).toMatchObject([{ outcome: 'refused', code: 'noStepBack' }]);
  });
});

describe('sending invoices', () => {
  const AUGUST = { fromDate: '2026-08-03', toDate: '2026-08-10' };
  const countInvoices = (id: number) => room.app.db.$count(invoices, and(eq(invoices.tripId, id), ne(invoices.state, 'void')));

  async function voidInvoices(id: number): Promise<void> {
    await room.app.db.update(invoices).set({ state: 'void', voidedAt: room.time.now }).where(eq(invoices.tripId, id));
  }

  test('bills each agreed stay once, and says what is billed already', async () => {
    const [billed, unbilled, open] = [await room.reserved(AUGUST), await room.reserved(AUGUST), await room.draft()];
    await voidInvoices(unbilled);
    const change = { action: 'invoice', tripIds: [billed, unbilled, open] };
    const checked = await room.check(change, { client: room.administrator });
    const price = /^\d+\.\d\d EUR$/;
    expect(await room.rowsOf(checked)).toMatchObject([
      { tripId: billed, outcome: 'refused', code: 'alreadyBilled' },
      { tripId: unbilled, outcome: 'changed', changes: [{ field: 'invoice', before: null, after: expect.stringMatching(price) }] },
      { tripId: open, outcome: 'refused', code: 'tripMoved' },
    ]);
    expect(await countInvoices(unbilled)).toBe(0);
    const made = await room.follow(bulk.changeTrips, checked.id, room.administrator);
    expect(made).toMatchObject({ counts: { changed: 1 }, leftCount: 0 });
    expect([await countInvoices(billed), await countInvoices(unbilled)]).toEqual([1, 1]);
    const again = await room.check(change, { client: room.administrator });
    expect(again.counts).toMatchObject({ changed: 0, refused: 3 });
  });

  test('is refused for a price that the check has not shown', async () => {
    const id = await room.reserved(AUGUST);
    await voidInvoices(id);
    const checked = await room.check({ action: 'invoice', tripIds: [id] }, { client: room.administrator });
    const other = await room.reserved({ fromDate: '2026-09-07', toDate: '2026-09-21' });
    await room.app.db
      .update(trips)
      .set({ quoteFingerprint: (await stored(other))?.quoteFingerprint ?? null })
      .where(eq(trips.id, id));
    const made = await room.follow(bulk.changeTrips, checked.id, room.administrator);
    expect(await room.rowsOf(made)).toMatchObject([{ outcome: 'refused', code: 'changedMeanwhile' }]);
    expect(await countInvoices(id)).toBe(0);
  });

  test('is not for those who send no invoices', async () => {
    const id = await room.reserved(AUGUST);
    await voidInvoices(id);
    expect(await room.rowsOf(await room.check({ action: 'invoice', tripIds: [id] }))).toMatchObject([
      { outcome: 'refused', code: 'forbidden' },
    ]);
  });
});

describe('the trips of a check', () => {
  test('are all that match, except some', async () => {
    const [first, second, third] = [await room.draft(), await room.draft(), await room.draft()];
    await room.app.db
      .update(trips)
      .set({ state: 'enquiry' })
      .where(inArray(trips.id, [first, second, third]));
    const checked = await room.check({ action: 'coordinator', coordinatorId: null, exceptIds: [second] }, { query: { state: 'enquiry' } });
    expect((await room.rowsOf(checked)).map(({ tripId }) => tripId)).toEqual([first, third]);
    const none = await room.coordinator.ask(bulk.checkTrips, {
      query: {},
      body: { action: 'coordinator', tripIds: [999_999_999] },
    } as never);
    expect(none.status).toBe(422);
    expect(JSON.parse(none.text).errors.trip_ids[0]).toMatch(/nothing has the ID 999999999$/);
    const empty = await room.coordinator.ask(bulk.checkTrips, {
      query: { state: 'enquiry' },
      body: { action: 'coordinator', exceptIds: [first, second, third] },
    } as never);
    expect(JSON.parse(empty.text)).toMatchObject({ code: 'bulkEmpty' });
  });

  test('are filtered by outcome, and to be had as a file', async () => {
    const [first, over] = [await room.draft(), await room.draft()];
    await room.app.db.update(trips).set({ state: 'closed' }).where(eq(trips.id, over));
    const checked = await room.check({ action: 'coordinator', coordinatorId: null, tripIds: [first, over] });
    expect((await room.rowsOf(checked, { outcome: 'refused' })).map(({ tripId }) => tripId)).toEqual([over]);
    const file = await room.coordinator.ask(bulk.exportBulkRows, { query: { runId: String(checked.id) } } as never);
    expect(file.text).toContain('Coordinator: Coordinator Test → –');
  });
});

test('is for coordinators and administrators alone, and listed with who began it', async () => {
  const id = await room.draft();
  const checked = await room.check({ action: 'coordinator', coordinatorId: null, tripIds: [id] });
  const { body } = await room.administrator.ask(bulk.listBulkRuns, { query: {} });
  expect(body.data[0]).toMatchObject({ id: checked.id, startedBy: 'Coordinator Test', phase: 'check' });
  expect((await room.finance.ask(bulk.readBulkRun, params(checked.id))).status).toBe(403);
  // A check that is not over, or that nothing came of, can't be followed.
  expect(JSON.parse((await room.coordinator.ask(bulk.undoTrips, params(checked.id))).text)).toMatchObject({ code: 'bulkNotReady' });
});
