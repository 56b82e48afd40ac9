// Families that go live after a price book was published: they get the prices of their county or country, in the book in force and in
// the scheduled ones, and nothing else of the draft goes along.

import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listNotifications } from '#contract/notifications/notifications.endpoints.ts';
import { listPriceBooks, publishPriceBook, readDraft } from '#contract/pricing/price-books.endpoints.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { counties, countries } from '#server/db/schema/places.ts';
import { pricings } from '#server/db/schema/pricing.ts';
import { addLiveFamiliesToBooks, getCurrentBook } from '#server/features/pricing/pricing.public.ts';
import { allJobs } from '#server/jobs.ts';
import { allRoutes } from '#server/routes.ts';
import type { TestClient } from '#server/testing/client.ts';
import { testOnPostgresql } from '#server/testing/database.ts';
import { type HttpFixture, startHttpFixture } from '#server/testing/fixtures/http-fixture.ts';
import { createLiveFamilies } from '#server/testing/fixtures/live-families.ts';
import { insertDraft, readFixtureBook } from '#server/testing/fixtures/price-draft.ts';
import { findPublishedBook } from './price-book-cache.ts';

const BOOK = readFixtureBook('price-books/2026.json');
const SOLD = BOOK.hostFamilies.find(({ id }) => id === 206);
const HOUR = 3_600_000;

let room: HttpFixture;
let admin: TestClient;
beforeEach(async () => {
  room = await startHttpFixture(allRoutes);
  admin = (await room.signedIn(['Administrator'])).client;
  await admin.send('GET', '/api/hello');
  await insertDraft(room.app.db, BOOK);
  expect((await publish()).status).toBe(200);
});
afterEach(() => room.stop());

async function publish(effectiveFrom?: string) {
  const hash = (await admin.ask(readDraft, {})).body.hash ?? '';
  return admin.ask(publishPriceBook, { body: { reason: 'New season', hash, ...(effectiveFrom !== undefined && { effectiveFrom }) } });
}

/** Registers a family in the county of one that is sold, which vetting hasn't approved yet. */
async function register(countyId = SOLD?.countyId ?? 0): Promise<number> {
  const [id = 0] = await createLiveFamilies(room.app, [{ countyId, vettingState: 'registered' }]);
  return id;
}

const approve = (id: number) => room.app.db.update(hostFamilies).set({ vettingState: 'approved' }).where(eq(hostFamilies.id, id));

async function quote(hostFamilyId: number): Promise<number> {
  const { status } = await admin.send('POST', '/api/pricing/quote', {
    body: { hostFamilyId, fromDate: '2026-07-05', toDate: '2026-07-26' },
  });
  return status;
}

const listBooks = async () =>
  (await admin.ask(listPriceBooks, { query: { sort: 'number' } })).body.data.map(
    ({ number, state, reason }) => `${number} ${state} ${reason}`,
  );

test('a family registered after the publication has a price once it is live', async () => {
  const id = await register();
  expect((await addLiveFamiliesToBooks(room.app)).added).toEqual([]);
  expect(await quote(id)).toBe(422);
  await approve(id);
  expect((await addLiveFamiliesToBooks(room.app)).added).toEqual([id]);
  expect(await quote(id)).toBe(200);
  expect(await listBooks()).toEqual(['1 past New season', '2 inForce New host families']);
});

test('a second run adds nothing', async () => {
  await approve(await register());
  await addLiveFamiliesToBooks(room.app);
  expect((await addLiveFamiliesToBooks(room.app)).added).toEqual([]);
  expect(await listBooks()).toHaveLength(2);
});

test('other edits of the draft stay in the draft', async () => {
  await room.app.db.update(pricings).set({ amount: '999' });
  const id = await register();
  await approve(id);
  await addLiveFamiliesToBooks(room.app);
  const [before, after] = [await findPublishedBook(room.app, room.app.db, 1), await findPublishedBook(room.app, room.app.db, 2)];
  const withoutNew = after?.pricer.book.hostFamilies.filter((family) => family.id !== id);
  expect(withoutNew).toEqual(before?.pricer.book.hostFamilies);
  expect(after?.pricer.book.countries).toEqual(before?.pricer.book.countries);
  expect(after?.document).not.toContain('"999"');
});

test('a scheduled book is followed by one from the same time, and doesn’t come into force itself', async () => {
  room.time.now = new Date(room.time.now.getTime() + 1000);
  await room.app.db.update(pricings).set({ amount: '77' }).where(eq(pricings.level, 'Country'));
  expect((await publish(new Date(room.time.now.getTime() + HOUR).toISOString())).status).toBe(200);
  const id = await register();
  await approve(id);
  await addLiveFamiliesToBooks(room.app);
  expect(await listBooks()).toEqual([
    ...['1 past New season', '2 withdrawn New season', '3 inForce New host families', '4 scheduled New host families'],
  ]);
  room.time.now = new Date(room.time.now.getTime() + 2 * HOUR);
  expect(await quote(id)).toBe(200);
  expect((await findPublishedBook(room.app, room.app.db, 4))?.document).toContain('"77"');
});

test('a family without any price stays out, and administrators are told once a day', async () => {
  const { db } = room.app;
  await db.insert(countries).values({ id: 578, code: 'NO', name: 'Norway' });
  await db.insert(counties).overridingSystemValue().values({ id: 9001, countryId: 578, name: 'Nordland' });
  const id = await register(9001);
  await approve(id);
  expect(await addLiveFamiliesToBooks(room.app)).toEqual({ added: [], unpriced: [id] });
  expect(await listBooks()).toHaveLength(1);
  const job = allJobs.find(({ kind }) => kind === 'hostFamilies.tellOfUnpriced');
  const tell = () => job?.run(room.app, {}, { signal: new AbortController().signal } as never);
  await tell();
  await tell();
  const listNews = async () => (await admin.ask(listNotifications, { query: {} })).body.data;
  expect(await listNews()).toMatchObject([{ kind: 'unpricedFamilies', data: { families: 1, counties: ['Nordland'] } }]);
  await db.update(hostFamilies).set({ countyId: SOLD?.countyId ?? 0 });
  room.time.now = new Date(room.time.now.getTime() + 24 * HOUR);
  await tell();
  expect(await listNews()).toHaveLength(1);
});

testOnPostgresql('two runs and a publication at the same time leave every family with a price, once', async () => {
  const ids = [await register(), await register()];
  for (const id of ids) await approve(id);
  await room.app.db.update(pricings).set({ amount: '88' }).where(eq(pricings.level, 'Country'));
  const [published] = await Promise.all([publish(), addLiveFamiliesToBooks(room.app), addLiveFamiliesToBooks(room.app)]);
  expect([200, 409]).toContain(published.status);
  const current = await getCurrentBook(room.app, { exactly: true });
  expect(current.pricer.book.hostFamilies.filter((family) => ids.includes(family.id))).toHaveLength(2);
  const books = await listBooks();
  expect(books.filter((book) => book.includes('inForce'))).toHaveLength(1);
  expect(books.length).toBeLessThanOrEqual(3);
});
