// Stays are priced at the rate of VAT of the business that sells them: what is shown, what is kept, and what is told of it later.

import { compilePriceBook, parsePriceBook, parseQuote } from '@hosted-stay/pricing-core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createInvoice } from '#contract/finance/invoices/invoices.endpoints.ts';
import { keepQuote, makeQuote, readBookInForce, readBookOfQuote, readQuote } from '#contract/pricing/quotes.endpoints.ts';
import { listSellerTaxes } from '#contract/pricing/seller-taxes.endpoints.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { studentParents } from '#server/db/schema/people.ts';
import { quotes } from '#server/db/schema/price-books.ts';
import { businesses } from '#server/db/schema/pricing.ts';
import { tripStudents } from '#server/db/schema/trips.ts';
import { findSavedQuoteVat } from '#server/features/pricing/pricing.public.ts';
import { allRoutes } from '#server/routes.ts';
import type { TestClient } from '#server/testing/client.ts';
import { publishBook } from '#server/testing/fixtures/agreed-trips.ts';
import { type HttpFixture, startHttpFixture } from '#server/testing/fixtures/http-fixture.ts';
import { insertDraft, readFixtureBook } from '#server/testing/fixtures/price-draft.ts';
import { COMPLETE_INVOICE } from '#server/testing/samples/invoices.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';

const BOOK = readFixtureBook('price-books/2026.json');
/** Of the default business, and of the other one. */
const [OURS, THEIRS] = [206, 207];
const DATES = { fromDate: '2026-07-05', toDate: '2026-07-26' };
const OTHER_ID = 900;

let room: HttpFixture;
let finance: TestClient;
let visitor: TestClient;
beforeAll(async () => {
  room = await startHttpFixture(allRoutes);
  finance = (await room.signedIn(['Finance'])).client;
  visitor = room.visitor();
  for (const client of [finance, visitor]) await client.send('GET', '/api/hello');
  await insertDraft(room.app.db, BOOK);
  await publishBook(room.app, BOOK, { number: 1, from: room.time.now });
  const [seller] = await room.app.db.select().from(businesses);
  if (seller === undefined) throw new TypeError('nobody sells');
  const other = { ...seller, id: OTHER_ID, name: 'Other', invoicePrefix: 'OTHER', isDefault: false };
  await room.app.db.insert(businesses).overridingSystemValue().values(other);
  await room.app.db.update(hostFamilies).set({ businessId: OTHER_ID }).where(eq(hostFamilies.id, THEIRS));
});
afterAll(() => room.stop());
beforeEach(() => setRate('0.135'));

/** Gives the other business its rate; what this process knows of it is old by now. */
async function setRate(vatRate: string, business = OTHER_ID): Promise<void> {
  await room.app.db.update(businesses).set({ vatRate }).where(eq(businesses.id, business));
  room.time.now = new Date(room.time.now.getTime() + 2000);
}

async function shown(hostFamilyId: number, client = finance) {
  const { text, status } = await client.ask(makeQuote, { body: { hostFamilyId, ...DATES } });
  return { status, ...(JSON.parse(text) as { vat: string; total: string; subtotal: string; discount: string; amountSupplyVAT: string }) };
}

async function kept(hostFamilyId: number) {
  const { body } = await finance.ask(keepQuote, { body: { hostFamilyId, ...DATES } });
  const [row] = await room.app.db.select().from(quotes).where(eq(quotes.fingerprint, body.fingerprint));
  const quote = parseQuote(JSON.parse(row?.document ?? ''));
  if (!quote.ok) throw new TypeError('what is kept is no quote');
  return { fingerprint: body.fingerprint, total: body.total, vatRate: row?.vatRate, quote: quote.value };
}

/** A share of an amount, in cents. */
const centsOf = (rate: number, amount: string) => Math.round(Number(amount) * 100 * rate);
const cents = (amount: string) => Math.round(Number(amount) * 100);

test('stays of a business with a VAT rate of its own are quoted and stored at that rate, others at the book’s', async () => {
  const [ours, theirs] = [await shown(OURS), await shown(THEIRS)];
  expect(cents(ours.vat)).toBe(centsOf(0.23, ours.amountSupplyVAT));
  expect(cents(theirs.vat)).toBe(centsOf(0.135, theirs.amountSupplyVAT));
  expect(cents(theirs.total)).toBe(cents(theirs.subtotal) - cents(theirs.discount) + cents(theirs.vat));
  expect((await shown(THEIRS, visitor)).total).toBe(theirs.total);
  expect(await kept(THEIRS)).toMatchObject({ total: theirs.total, vatRate: '0.135' });
  expect(await kept(OURS)).toMatchObject({ total: ours.total, vatRate: null });
});

test('a trip that staff have exempted is shown without VAT to its parent and that of its student, and to nobody else', async () => {
  const [booker, carer] = [await room.signedIn(['Parent']), await room.signedIn(['Parent'])];
  for (const { client } of [booker, carer]) await client.send('GET', '/api/hello');
  const trip = { parentId: booker.userId, businessId: OTHER_ID };
  const exempt = await createTestTrip(room.app, { ...trip, vatExempt: true });
  const taxed = await createTestTrip(room.app, { ...trip, vatExempt: false });
  await room.app.db.insert(studentParents).values({ studentId: exempt.studentId, userId: carer.userId });
  await room.app.db.insert(tripStudents).values({ tripId: exempt.tripId, studentId: exempt.studentId, position: 0 });
  const vatFor = async (client: TestClient, named: object) => {
    const answer = await client.ask(makeQuote, { body: { hostFamilyId: OURS, ...DATES, ...named } });
    return cents((JSON.parse(answer.text) as { vat: string }).vat);
  };
  const whole = await vatFor(visitor, {});
  expect(whole).toBeGreaterThan(0);
  const { tripId } = exempt;
  const asked = [
    await vatFor(booker.client, { tripId }),
    await vatFor(booker.client, { trip_id: String(tripId) }),
    await vatFor(carer.client, { tripId }),
  ];
  expect(asked).toEqual([0, 0, 0]);
  const others = [
    await vatFor(booker.client, { tripId: taxed.tripId }),
    await vatFor(finance, { tripId }),
    await vatFor(visitor, { tripId }),
    ...(await Promise.all([0, -1, 1.5, 'none'].map((none) => vatFor(booker.client, { tripId: none })))),
  ];
  expect(others).toEqual(others.map(() => whole));
});

test('a kept quote is billed by the business that sells its stay, or by one with the same VAT', async () => {
  const { fingerprint } = await kept(THEIRS);
  const bill = (businessId: number) =>
    finance.ask(createInvoice, {
      body: { businessId, buyerId: null, quoteFingerprint: fingerprint, tripId: null, typed: COMPLETE_INVOICE },
    });
  const [ours] = await room.app.db.select({ id: businesses.id }).from(businesses).where(eq(businesses.isDefault, true));
  const refused = await bill(ours?.id ?? 0);
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['businessId']]);
  expect((await bill(OTHER_ID)).status).toBe(200);
});

test('a stay with an activity of another business is sold whole by the business of the family', async () => {
  const activity = BOOK.activities.find(({ countyId }) => countyId === BOOK.hostFamilies.find(({ id }) => id === OURS)?.countyId);
  const mixed = { hostFamilyId: THEIRS, ...DATES, activityDetailsType: 'mixed', nearbyActivities: [{ id: activity?.id ?? 0, weeks: 1 }] };
  const { text, status } = await finance.ask(makeQuote, { body: mixed });
  expect([status, text]).toEqual([200, expect.stringContaining('"Activity"')]);
  const { vat, amountSupplyVAT } = JSON.parse(text) as { vat: string; amountSupplyVAT: string };
  expect(cents(vat)).toBe(centsOf(0.135, amountSupplyVAT));
});

test('another rate holds for new quotes, at once where they are kept, and changes no kept one', async () => {
  const before = await kept(THEIRS);
  const view = (await finance.ask(readQuote, { params: { fingerprint: before.fingerprint } })).text;
  await shown(THEIRS);
  // Within the second for which a process goes on with what it knows.
  await room.app.db.update(businesses).set({ vatRate: '0.09' }).where(eq(businesses.id, OTHER_ID));
  const after = await kept(THEIRS);
  expect([after.vatRate, cents(after.quote.vat)]).toEqual(['0.09', centsOf(0.09, after.quote.amountSupplyVAT)]);
  room.time.now = new Date(room.time.now.getTime() + 2000);
  expect((await shown(THEIRS)).total).toBe(after.total);

  expect((await finance.ask(readQuote, { params: { fingerprint: before.fingerprint } })).text).toBe(view);
  expect(await findSavedQuoteVat(room.app, room.app.db, before.fingerprint)).toMatchObject({ vatRate: '0.135' });
  expect(await findSavedQuoteVat(room.app, room.app.db, after.fingerprint)).toMatchObject({ vatRate: '0.09' });
});

test('a kept quote can be made again from the book that is told with it', async () => {
  const { fingerprint, quote } = await kept(THEIRS);
  await setRate('0.09');
  const { text, headers } = await finance.ask(readBookOfQuote, { params: { fingerprint } });
  const book = parsePriceBook(JSON.parse(text));
  if (!book.ok) throw new TypeError('this is no price book');
  const pricer = compilePriceBook(book.value);
  expect([pricer.bookHash, headers.get('etag')]).toEqual([quote.bookHash, `"${quote.bookHash}"`]);
  expect(pricer.quote(quote.request)).toMatchObject({ ok: true, value: { fingerprint } });
});

test('the calculator in the page is told who taxes otherwise than the book, and nobody else is', async () => {
  const { data } = (await finance.ask(listSellerTaxes, {})).body;
  expect(data).toEqual([{ hostFamilyId: THEIRS, vatExempt: false, vatRate: '0.135' }]);
  expect((await visitor.ask(listSellerTaxes, {})).status).toBe(401);
});

test('the rate of the default business holds once it is published with the prices', async () => {
  const before = await shown(OURS);
  await setRate('0.21', 1);
  expect(await shown(OURS)).toEqual(before);
  await setRate('0.23', 1);
  expect(JSON.parse((await finance.ask(readBookInForce, {})).text)).toMatchObject({ policy: { vatRate: '0.23' } });
});
