// What a week of an activity costs where a business that sells it is exempt from VAT, or has a rate of its own.

import { compilePriceBook, type PriceBook, parsePriceBook } from '@hosted-stay/pricing-core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { priceBooks } from '#server/db/schema/price-books.ts';
import { businesses } from '#server/db/schema/pricing.ts';
import { allRoutes } from '#server/routes.ts';
import { type HttpFixture, startHttpFixture } from '#server/testing/fixtures/http-fixture.ts';
import { insertDraft, readFixtureBook } from '#server/testing/fixtures/price-draft.ts';
import { createActivityPricer } from './activity-prices.ts';
import { createStayPricer } from './stay-prices.ts';

const CAMP = 308;

let room: HttpFixture;
let book: PriceBook;
beforeAll(async () => {
  room = await startHttpFixture(allRoutes);
  book = readFixtureBook('price-books/2026.json');
  await insertDraft(room.app.db, book);
  const parsed = parsePriceBook({ ...book, version: '1' });
  if (!parsed.ok) throw new TypeError('the fixture is no price book');
  const row = { number: 1, hash: compilePriceBook(parsed.value).bookHash, currency: book.currency, reason: 'test' };
  const at = room.time.now;
  await room.app.db.insert(priceBooks).values({ ...row, document: JSON.stringify(parsed.value), effectiveFrom: at, publishedAt: at });
  room.time.now = new Date(at.getTime() + 5000);
});
afterAll(() => room.stop());

/** A family of the camp's county. */
const near = () => {
  const county = book.activities.find(({ id }) => id === CAMP)?.countyId;
  return book.hostFamilies.find(({ countyId }) => countyId === county)?.id ?? 0;
};
/** Lets a second pass, in which a process keeps what it knows of taxes. */
function wait(): void {
  room.time.now = new Date(room.time.now.getTime() + 1000);
}

async function weekPrice(): Promise<number> {
  wait();
  return Number((await createActivityPricer(room.app))(CAMP)?.amount);
}

test('is without VAT where every family that the stay may be with is sold by an exempt business, and with it again after that', async () => {
  const { db } = room.app;
  const taxed = await weekPrice();
  expect(taxed).toBeGreaterThan(0);
  await db.update(businesses).set({ vatExempt: true });
  const exempt = await weekPrice();
  expect(exempt).toBeGreaterThan(0);
  expect(exempt).toBeLessThan(taxed);

  // One family near the camp that another business sells is enough for VAT to be owed.
  const [seller] = await db.select().from(businesses);
  if (seller === undefined) throw new TypeError('nobody sells');
  const other = { ...seller, id: seller.id + 1, name: 'Other', invoicePrefix: 'OTHER', isDefault: false, vatExempt: false };
  await db.insert(businesses).overridingSystemValue().values(other);
  await db.update(hostFamilies).set({ businessId: other.id }).where(eq(hostFamilies.id, near()));
  expect(await weekPrice()).toBe(taxed);

  await db.update(businesses).set({ vatExempt: false });
  expect(await weekPrice()).toBe(taxed);
});

test('is at the rate of the business that sells the stay with every family, as the stays themselves are, from the moment on which it has it', async () => {
  const { db } = room.app;
  const family = book.hostFamilies[0]?.id ?? 0;
  const stay = { fromDate: '2026-07-05', toDate: '2026-07-26', children: 1 };
  const priceNow = async () => (await createStayPricer(room.app, stay)).priceOf(family)?.amount;
  const stayPrice = () => {
    wait();
    return priceNow();
  };
  const quoted = (vatRate: string) => {
    const priced = parsePriceBook({ ...book, policy: { ...book.policy, vatRate } });
    const { fromDate, toDate, children: countStudents } = stay;
    const quote = priced.ok ? compilePriceBook(priced.value).quote({ hostFamilyId: family, fromDate, toDate, countStudents }) : null;
    return quote?.ok ? quote.value.total : null;
  };
  const [byBook, ofStay] = [await weekPrice(), await stayPrice()];
  expect(ofStay).toBe(quoted('0.23'));
  const [other] = await db.select().from(businesses).where(eq(businesses.isDefault, false));
  await db.update(businesses).set({ vatRate: '0.09' }).where(eq(businesses.isDefault, false));
  await db.update(hostFamilies).set({ businessId: other?.id ?? 0 });
  const [atOwn, ofStayAtOwn] = [await weekPrice(), await stayPrice()];
  expect(atOwn).toBeLessThan(byBook);
  expect(ofStayAtOwn).toBe(quoted('0.09'));

  // Sold at two rates it is told by the book.
  await db.update(hostFamilies).set({ businessId: null }).where(eq(hostFamilies.id, near()));
  expect(await weekPrice()).toBe(byBook);
  const before = await stayPrice();
  await db.update(businesses).set({ vatRate: '0.23' });
  expect(await priceNow()).toBe(before);
  expect(await stayPrice()).toBe(ofStay);
});
