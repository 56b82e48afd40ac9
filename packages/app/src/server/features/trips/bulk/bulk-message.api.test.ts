// Bulk messages: to the conversation of each stay or to support, once in each, with the details of each trip, and never twice.

import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as bulk from '#contract/trips/bulk.endpoints.ts';
import { conversations, messages } from '#server/db/schema/conversations.ts';
import { runs } from '#server/db/schema/runs.ts';
import { trips } from '#server/db/schema/trips.ts';
import { sendEnquiry as askFamilies } from '#server/features/trips/create/insert-trip.service.ts';
import { type BulkFixture, startBulkFixture } from '#server/testing/fixtures/bulk-fixture.ts';
import { bulkKind } from './bulk-run.kind.ts';

let room: BulkFixture;
beforeAll(async () => {
  room = await startBulkFixture();
});
afterAll(() => room.stop());
beforeEach(() => room.app.db.delete(messages));

const params = (id: number) => ({ params: { id } });

/** The texts that people have written, with the type of the conversation. */
const listWritten = () =>
  room.app.db
    .select({ type: conversations.type, content: messages.content })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(isNotNull(messages.senderId));

/** A trip whose family was asked, so that there is a conversation. */
async function asked(): Promise<number> {
  const id = await room.newTrip();
  await room.app.db.transaction((tx) =>
    askFamilies(tx, { app: room.app, caller: null, requestId: null }, { tripId: id, hostFamilyIds: [] }),
  );
  return id;
}

test('goes to the conversation of the stay, or else to support, with the details of each trip', async () => {
  const [withFamily, without] = [await asked(), await room.draft()];
  const checked = await room.check({
    action: 'message',
    ...{ audience: 'parents', text: 'Dear {{firstName}}, {{studentName}} arrives on {{fromDate}}.' },
    tripIds: [withFamily, without],
  });
  const text = 'Dear Jeanne, Léa arrives on 6 July 2026.';
  expect(checked).toMatchObject({ counts: { changed: 2 }, leftCount: 2 });
  expect(new Map(checked.previews.map((preview) => [preview.tripId, preview.text]))).toEqual(
    new Map([
      [withFamily, text],
      [without, text],
    ]),
  );
  expect(await room.rowsOf(checked)).toMatchObject([
    { outcome: 'changed', changes: [{ field: 'recipient', before: null, after: 'Jeanne Test' }] },
    { outcome: 'changed' },
  ]);
  expect(await listWritten()).toEqual([]);
  const sent = await room.follow(bulk.changeTrips, checked.id);
  expect(sent).toMatchObject({ counts: { changed: 2 }, leftCount: 0, previews: [] });
  expect((await listWritten()).toSorted((one, other) => one.type.localeCompare(other.type))).toEqual([
    { type: 'customer-support', content: { text } },
    { type: 'trip-host-family', content: { text } },
  ]);
  expect(JSON.parse((await room.coordinator.ask(bulk.undoTrips, params(sent.id))).text)).toMatchObject({ code: 'bulkNotReady' });
});

test('is written once in a conversation that several trips share', async () => {
  const tripIds = [await room.draft(), await room.draft(), await room.draft()];
  const checked = await room.check({ action: 'message', audience: 'parents', text: 'Hello {{firstName}}', tripIds });
  expect(checked.counts).toMatchObject({ changed: 1, unchanged: 2 });
  expect((await room.rowsOf(checked)).filter(({ code }) => code === 'writtenAlready')).toHaveLength(2);
  await room.follow(bulk.changeTrips, checked.id);
  expect(await listWritten()).toHaveLength(1);
});

test('goes to the family, and says where there is nobody or a detail is missing', async () => {
  const [withFamily, without] = [await asked(), await room.draft()];
  const families = await room.check({
    action: 'message',
    audience: 'families',
    text: 'Hello {{firstName}}',
    tripIds: [withFamily, without],
  });
  expect(await room.rowsOf(families)).toMatchObject([
    { tripId: withFamily, outcome: 'changed', changes: [{ after: 'Host0 Test' }] },
    { tripId: without, outcome: 'refused', code: 'nobodyToWriteTo', message: 'This trip has no host family with an account.' },
  ]);
  const parents = await room.check({ action: 'message', audience: 'parents', text: 'You stay with {{familyName}}.', tripIds: [without] });
  expect(await room.rowsOf(parents)).toMatchObject([
    { outcome: 'refused', code: 'messageIncomplete', message: 'This trip has no value for {{familyName}}.', fields: ['text'] },
  ]);
});

test('names what is missing or unknown before it is checked', async () => {
  const tripIds = [await room.draft()];
  const ask = async (body: object) => {
    const { status, text } = await room.coordinator.ask(bulk.checkTrips, {
      query: {},
      body: { action: 'message', tripIds, ...body },
    } as never);
    return { status, errors: JSON.parse(text).errors };
  };
  expect(await ask({})).toMatchObject({ status: 422, errors: { audience: expect.anything(), text: expect.anything() } });
  const unknown = await ask({ audience: 'parents', text: 'Dear {{name}}' });
  expect(JSON.stringify(unknown.errors.text)).toContain('{{name}}');
});

test('is not sent where it would go elsewhere than the check has said', async () => {
  const id = await room.draft();
  const checked = await room.check({ action: 'message', audience: 'parents', text: 'Hello', tripIds: [id] });
  const other = await room.createAccount({ email: 'father@example.test', roles: ['Parent'], firstName: 'Paul' });
  await room.app.db.update(trips).set({ parentId: other }).where(eq(trips.id, id));
  expect(await room.rowsOf(await room.follow(bulk.changeTrips, checked.id))).toMatchObject([
    { outcome: 'refused', code: 'changedMeanwhile' },
  ]);
  expect(await listWritten()).toEqual([]);
});

test('goes on where it was interrupted, and writes nothing twice', async () => {
  const tripIds = [await asked(), await asked(), await asked()];
  const checked = await room.check({ action: 'message', audience: 'parents', text: 'Hello {{firstName}}', tripIds });
  const { id } = (await room.coordinator.ask(bulk.changeTrips, params(checked.id))).body;
  const [row] = await room.app.db.select().from(runs).where(eq(runs.id, id));
  const stop = new AbortController();
  const once = bulkKind.perform({
    ...{ app: room.app, runId: id, input: row?.input, files: {}, folder: '', signal: stop.signal },
    progress: (done) => done === 2 && stop.abort(),
  });
  await expect(once).rejects.toThrow('aborted');
  expect(await listWritten()).toHaveLength(2);
  await room.work();
  expect(await listWritten()).toHaveLength(3);
  expect((await room.readRun(id)).counts).toMatchObject({ changed: 3, open: 0 });
});
