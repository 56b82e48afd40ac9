// The prices of the demo world make a price book in which the engine finds nothing wrong.

import { checkPriceBook, compilePriceBook, parsePriceBook } from '@hosted-stay/pricing-core';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { activities, businesses, discountRules, pricings, pricingTemplates, tripPeriods } from '#server/db/schema/pricing.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import { makeDemoWorld } from '#server/demo/demo.service.ts';
import { loadDraftRows } from '#server/features/pricing/price-books/draft.queries.ts';
import { toBookDocument } from '#server/features/pricing/price-books/draft.rules.ts';
import type { App } from '#server/platform/app.ts';
import { createTestApp } from '#server/testing/app.ts';
import { openTestDatabase } from '#server/testing/database.ts';

const NOW = new Date('2026-06-15T10:00:00Z');

let database: OpenDatabase;
let app: App;
beforeAll(async () => {
  database = await openTestDatabase();
  app = await createTestApp(database, { time: { now: NOW } });
  await seedReference(app.db);
  await makeDemoWorld(app);
});
afterAll(() => database.close());

async function book() {
  const document = toBookDocument(await loadDraftRows(app.db), { version: '1', effectiveFrom: '2026-01-01' });
  const parsed = parsePriceBook(document);
  expect(parsed.ok ? [] : parsed.issues).toEqual([]);
  if (!parsed.ok) throw new Error('no price book');
  return parsed.value;
}

describe('the prices of the demo world', () => {
  test('make a price book in which nothing is wrong', async () => {
    expect(checkPriceBook(await book())).toEqual([]);
  });

  test('give a stay with a camp a price, and its code and its length make it cheaper', async () => {
    const pricer = compilePriceBook(await book());
    const [family] = await app.db.select({ id: hostFamilies.id }).from(hostFamilies).where(eq(hostFamilies.email, 'host@demo.test'));
    const [camp] = await app.db.select({ id: activities.id }).from(activities).orderBy(asc(activities.id)).limit(1);
    const stay = { hostFamilyId: family?.id ?? 0, fromDate: '2026-07-05', toDate: '2026-07-25', activityDetailsType: 'mixed' as const };
    const nearbyActivities = [{ id: camp?.id ?? 0, weeks: 2 }];
    const full = pricer.quote({ ...stay, nearbyActivities });
    const cheaper = pricer.quote({ ...stay, nearbyActivities, discountCode: 'welcome' });
    if (!full.ok || !cheaper.ok) throw new Error('no quote');
    expect(full.value.pricings.map(({ category }) => category)).toEqual(expect.arrayContaining(['hosting', 'trust_fee', 'camp']));
    expect(Number(full.value.discount)).toBe(0);
    expect(Number(cheaper.value.discount)).toBeGreaterThan(0);
  });

  test('are those of most families, of twelve activities near them, and of this year and the next', async () => {
    const rows = await app.db.select().from(pricings);
    const owners = (level: string) => new Set(rows.filter((row) => row.level === level).map(({ priceableId }) => priceableId)).size;
    expect(owners('Host_family')).toBeGreaterThan(25);
    expect(owners('Host_family')).toBeLessThan(40);
    expect([owners('Activity'), owners('Country')]).toEqual([12, 2]);
    expect(owners('County')).toBeGreaterThan(3);
    const lived = new Set((await app.db.select({ id: hostFamilies.countyId }).from(hostFamilies)).map(({ id }) => id));
    for (const { countyId } of await app.db.select().from(activities)) expect(lived).toContain(countyId);
    const years = (await app.db.select().from(tripPeriods)).map(({ fromDate }) => fromDate.slice(0, 4));
    expect(new Set(years)).toEqual(new Set(['2026', '2027']));
    expect(await app.db.select().from(discountRules)).toHaveLength(2);
    expect(await app.db.select().from(businesses)).toMatchObject([{ isDefault: true, vatRate: '0.23' }]);
    const fee = await app.db.select().from(pricingTemplates).where(eq(pricingTemplates.name, 'Trust fee'));
    expect(fee).toMatchObject([{ required: true, per: 'booking' }]);
  });

  test('add up to the rate that a family asks for a night with immersion', async () => {
    const families = await app.db.select({ id: hostFamilies.id, rate: hostFamilies.immersionRate }).from(hostFamilies);
    const templates = await app.db.select().from(pricingTemplates);
    const rows = await app.db.select().from(pricings).where(eq(pricings.level, 'Host_family'));
    const cents = (text = '0') => Math.round(Number(text) * 100);
    const priceOf = (familyId: number, name: string) => {
      const template = templates.find((one) => one.name === name);
      return rows.find((row) => row.priceableId === familyId && row.pricingTemplateId === template?.id)?.amount;
    };
    for (const { id, rate } of families.filter((family) => priceOf(family.id, 'Hosting per night') !== undefined)) {
      expect(cents(priceOf(id, 'Hosting per night')) + cents(priceOf(id, 'Immersion day'))).toBe(cents(rate));
    }
  });
});
