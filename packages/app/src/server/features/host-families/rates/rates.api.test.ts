// What host families ask for: the prices that apply to them, a sample week by the engine, and proposals that administrators decide on.

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  decideRate,
  listRateProposals,
  listRates,
  proposeRate,
  sampleRate,
  withdrawRate,
} from '#contract/host-families/rates.endpoints.ts';
import { listNotifications } from '#contract/notifications/notifications.endpoints.ts';
import { publishPriceBook, readDraft } from '#contract/pricing/price-books.endpoints.ts';
import { makeQuote } from '#contract/pricing/quotes.endpoints.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { hostRateProposals } from '#server/db/schema/host-rates.ts';
import { currencies, pricings, pricingTemplates } from '#server/db/schema/pricing.ts';
import { allRoutes } from '#server/routes.ts';
import type { TestClient } from '#server/testing/client.ts';
import { testOnPostgresql } from '#server/testing/database.ts';
import { publishBook } from '#server/testing/fixtures/agreed-trips.ts';
import { type HttpFixture, startHttpFixture } from '#server/testing/fixtures/http-fixture.ts';
import { insertDraft, readFixtureBook } from '#server/testing/fixtures/price-draft.ts';

const BOOK = readFixtureBook('price-books/2026.json');
/** A family of the book that is priced, and another one. */
const [OWN, OTHER] = [206, 207];
const params = { id: OWN };

let room: HttpFixture;
let admin: TestClient;
let host: TestClient;
let hostId: number;
beforeAll(async () => {
  room = await startHttpFixture(allRoutes);
  admin = (await room.signedIn(['Administrator'])).client;
  ({ client: host, userId: hostId } = await room.signedIn(['Host family']));
  for (const client of [admin, host]) await client.send('GET', '/api/hello');
  await insertDraft(room.app.db, BOOK);
  await publishBook(room.app, BOOK, { number: 1, from: room.time.now });
  await room.app.db.update(hostFamilies).set({ userId: hostId }).where(eq(hostFamilies.id, OWN));
});
afterAll(() => room.stop());
beforeEach(async () => {
  await room.app.db.delete(hostRateProposals);
});

async function firstRate() {
  const { body, status, text } = await host.ask(listRates, { params });
  expect(status, text).toBe(200);
  const [rate] = body.rates;
  if (rate === undefined) throw new TypeError('nothing prices the family');
  return rate;
}

async function propose(amount: string, templateId?: number) {
  const body = { templateId: templateId ?? (await firstRate()).templateId, amount, note: 'Food costs more.' };
  return host.ask(proposeRate, { params, body });
}

const listOpen = async () => (await admin.ask(listRateProposals, {})).body.data;

async function decide(accept: boolean, reason = '') {
  const [open] = await listOpen();
  return admin.ask(decideRate, { params: { id: open?.id ?? 0 }, body: { accept, reason, version: open?.version ?? 0 } });
}

async function ownPrice(templateId: number) {
  const own = and(eq(pricings.level, 'Host_family'), eq(pricings.priceableId, OWN), eq(pricings.pricingTemplateId, templateId));
  return (await room.app.db.select().from(pricings).where(own))[0];
}

/** Returns what the sample week of a price costs parents by the book in force. */
async function quoteWeek({ templateId, sample }: Awaited<ReturnType<typeof firstRate>>): Promise<string> {
  const [template] = await room.app.db.select().from(pricingTemplates).where(eq(pricingTemplates.id, templateId));
  const { fromDate = '', toDate = '' } = sample ?? {};
  const body = { hostFamilyId: OWN, fromDate, toDate, serviceTypeIds: [template?.serviceTypeId ?? 0] };
  return (JSON.parse((await admin.ask(makeQuote, { body })).text) as { total: string }).total;
}

async function publish() {
  const hash = (await admin.ask(readDraft, {})).body.hash ?? '';
  return admin.ask(publishPriceBook, { body: { reason: 'Asking prices', hash } });
}

test('a family reads its prices with a sample week that is the engine’s quote', async () => {
  const { body } = await host.ask(listRates, { params });
  expect(body).toMatchObject({ currency: BOOK.currency, digits: 2 });
  const rate = body.rates.find(({ sample }) => sample !== null);
  const [template] = await room.app.db
    .select()
    .from(pricingTemplates)
    .where(eq(pricingTemplates.id, rate?.templateId ?? 0));
  expect(rate?.amount).toBe(rate?.draftAmount);
  const { fromDate = '', toDate = '' } = rate?.sample ?? {};
  const quoted = await admin.ask(makeQuote, {
    body: { hostFamilyId: OWN, fromDate, toDate, serviceTypeIds: [template?.serviceTypeId ?? 0] },
  });
  const quote = JSON.parse(quoted.text) as { total: string; totalHF: string };
  expect(rate?.sample).toMatchObject({ customer: quote.total, host: quote.totalHF, currency: BOOK.currency });
});

test('prices that every installation has are named in the reader’s language', async () => {
  const [template] = await room.app.db
    .select()
    .from(pricingTemplates)
    .where(eq(pricingTemplates.id, (await firstRate()).templateId));
  const named = eq(pricingTemplates.id, template?.id ?? 0);
  await room.app.db.update(pricingTemplates).set({ name: 'Hosting per night' }).where(named);
  host.language = 'de';
  try {
    expect((await firstRate()).templateName).toBe('Unterkunft, pro Nacht');
  } finally {
    host.language = 'en';
    await room.app.db
      .update(pricingTemplates)
      .set({ name: template?.name ?? '' })
      .where(named);
  }
});

test('a sample follows the amount, and stores nothing', async () => {
  const rate = await firstRate();
  const { body } = await host.ask(sampleRate, { params, body: { templateId: rate.templateId, amount: '999.5' } });
  expect(Number(body.sample?.customer)).toBeGreaterThan(Number(body.sample?.host));
  expect(Number(body.sample?.host)).toBeGreaterThan(Number(rate.sample?.host));
  expect(await firstRate()).toEqual(rate);
});

test('an accepted price is the family’s own in the draft, and counts from the next publication', async () => {
  const before = await firstRate();
  const { templateId, draftAmount, amount } = before;
  const paidBefore = await quoteWeek(before);
  const asked = (await propose('77.5', templateId)).body.rates.find((rate) => rate.templateId === templateId);
  expect(asked?.proposal).toMatchObject({ state: 'open', amount: '77.50', beforeAmount: draftAmount, note: 'Food costs more.' });
  const [open] = await listOpen();
  expect(open).toMatchObject({ hostFamilyId: OWN, templateId, amount: '77.50', draftAmount, currency: BOOK.currency });
  expect((await decide(true)).body.data).toEqual([]);
  expect(await ownPrice(templateId)).toMatchObject({ amount: '77.5' });
  const after = await firstRate();
  expect(after).toMatchObject({ amount, draftAmount: '77.50', origin: 'Host_family', proposal: { state: 'accepted' } });
  // Until it is published, the sample week stays as it is, too.
  expect([await quoteWeek(after), after.sample]).toEqual([paidBefore, before.sample]);
  const shown = (await host.ask(sampleRate, { params, body: { templateId, amount: '77.5' } })).body.sample;
  room.time.now = new Date(room.time.now.getTime() + 2000);
  expect((await publish()).status).toBe(200);
  expect((await firstRate()).amount).toBe('77.50');
  // Parents pay then what the family was shown when it asked.
  const paid = await quoteWeek(after);
  expect([paid === paidBefore, paid]).toEqual([false, shown?.customer]);
  expect((await firstRate()).sample).toEqual(shown);
  const told = (await host.ask(listNotifications, { query: {} })).body.data.filter(({ kind }) => kind === 'rateDecided');
  expect(told.map(({ data }) => data)).toMatchObject([{ accepted: true, reason: '' }]);
  const news = (await admin.ask(listNotifications, { query: {} })).body.data.filter(({ kind }) => kind === 'rateProposed');
  expect(news).toHaveLength(1);
});

test('a refusal needs a reason, which the family reads, and leaves the draft', async () => {
  const { templateId, draftAmount } = await firstRate();
  await propose('88', templateId);
  expect((await decide(false)).body.errors).toHaveProperty('reason');
  expect((await decide(false, 'Too far above the county.')).status).toBe(200);
  expect(await firstRate()).toMatchObject({ draftAmount, proposal: { state: 'refused', reason: 'Too far above the county.' } });
});

test('there is one open proposal for a price until it is withdrawn', async () => {
  const { templateId } = await firstRate();
  const made = (await propose('60', templateId)).body.rates.find((rate) => rate.templateId === templateId);
  expect((await propose('61', templateId)).body.code).toBe('rateAlreadyProposed');
  const withdraw = () => host.ask(withdrawRate, { params: { id: OWN, proposalId: made?.proposal?.id ?? 0 } });
  expect((await withdraw()).status).toBe(200);
  expect((await withdraw()).body.code).toBe('rateMoved');
  expect((await propose('61', templateId)).status).toBe(200);
});

test('an amount is above 0, and another one than now', async () => {
  const { templateId, draftAmount } = await firstRate();
  expect((await propose(draftAmount, templateId)).body.errors).toEqual({ amount: ['This is already your price. Enter another one.'] });
  expect((await propose(String(Number(draftAmount)), templateId)).body.errors).toHaveProperty('amount');
  for (const amount of ['-5', '0'])
    expect((await propose(amount, templateId)).body.errors).toEqual({ amount: ['“amount” must be more than 0'] });
});

test('an amount has the decimals of its currency', async () => {
  const { templateId } = await firstRate();
  expect((await propose('60.125', templateId)).body.errors).toHaveProperty('amount');
  expect((await propose('0', templateId)).body.errors).toHaveProperty('amount');
  const [euro] = await room.app.db.select().from(currencies).where(eq(currencies.code, BOOK.currency));
  await room.app.db
    .update(currencies)
    .set({ code: 'JPY' })
    .where(eq(currencies.id, euro?.id ?? 0));
  try {
    expect((await propose('60.5', templateId)).body.errors).toHaveProperty('amount');
    expect((await propose('6000', templateId)).status).toBe(200);
  } finally {
    await room.app.db
      .update(currencies)
      .set({ code: BOOK.currency })
      .where(eq(currencies.id, euro?.id ?? 0));
  }
  // What was asked for in another currency can't be accepted any more.
  expect((await decide(true)).body.code).toBe('rateMoved');
});

test('a price that nothing has for the family can’t be asked for, nor anything of another family', async () => {
  expect((await propose('60', 9999)).body.errors).toHaveProperty('templateId');
  const { templateId } = await firstRate();
  const theirs = { params: { id: OTHER }, body: { templateId, amount: '60' } };
  expect((await host.ask(listRates, { params: theirs.params })).status).toBe(404);
  expect((await host.ask(proposeRate, theirs)).status).toBe(404);
  expect((await host.ask(sampleRate, theirs)).status).toBe(404);
});

testOnPostgresql('the first of two decisions at once counts', async () => {
  const { templateId } = await firstRate();
  await propose('71', templateId);
  const [open] = await listOpen();
  const ask = (accept: boolean) =>
    admin.ask(decideRate, { params: { id: open?.id ?? 0 }, body: { accept, reason: 'No.', version: open?.version ?? 0 } });
  const codes = (await Promise.all([ask(true), ask(false)])).map(({ status, body }) => body.code ?? status);
  expect(codes.toSorted()).toEqual([200, 'rateMoved']);
  const { proposal, draftAmount } = await firstRate();
  expect(draftAmount === '71.00').toBe(proposal?.state === 'accepted');
});

testOnPostgresql('a decision while prices are published is in this book or in the next', async () => {
  const { templateId } = await firstRate();
  await propose('72', templateId);
  room.time.now = new Date(room.time.now.getTime() + 2000);
  const [published, decided] = await Promise.all([publish(), decide(true)]);
  expect(decided.status).toBe(200);
  expect([200, 409]).toContain(published.status);
  expect((await firstRate()).draftAmount).toBe('72.00');
  room.time.now = new Date(room.time.now.getTime() + 2000);
  await publish();
  expect((await firstRate()).amount).toBe('72.00');
});
