// The lists of the first start: there once, and afterwards as an administrator has left them.

import { eq } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { businesses, currencies, pricingTypes, serviceTypes, tripTypes } from '#server/db/schema/pricing.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { seedReference } from './reference.ts';

let database: OpenDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
  const opened = database;
  onTestFinished(() => opened.close());
  await seedReference(database.db, { PRODUCT_NAME: 'Hearth' });
});

const names = async (table: typeof serviceTypes | typeof pricingTypes | typeof tripTypes) =>
  (await database.db.select({ id: table.id, name: table.name }).from(table).orderBy(table.id)).map(({ name }) => name);

test('the first start brings the fixed trip types, every way of counting, services, the euro and a business', async () => {
  const types = await database.db.select().from(tripTypes).orderBy(tripTypes.id);
  expect(types.map(({ id, name, active }) => [id, name, active])).toEqual([
    [1, 'Immersion', true],
    [2, 'Base hosting', true],
    [10, 'Academic', true],
    [11, 'Internship', true],
  ]);
  expect(await names(pricingTypes)).toHaveLength(6);
  expect(await names(serviceTypes)).toEqual(['Hosting', 'Immersion', 'Summer camp', 'Airport transfer', 'Trust fee', 'Horse riding']);
  expect(await database.db.select().from(currencies)).toMatchObject([{ code: 'EUR', isDefault: true }]);
  expect(await database.db.select().from(businesses)).toMatchObject([{ name: 'Hearth', countryId: 372, vatRate: '0.23', isDefault: true }]);
});

test('a second start brings back nothing that was changed or taken out', async () => {
  const { db } = database;
  await db.update(tripTypes).set({ name: 'Full immersion', active: false }).where(eq(tripTypes.id, 1));
  await db.delete(serviceTypes).where(eq(serviceTypes.name, 'Horse riding'));
  await db.update(pricingTypes).set({ name: 'per-day' }).where(eq(pricingTypes.name, 'Per day'));
  await db.delete(pricingTypes).where(eq(pricingTypes.name, 'Per trip'));
  await db.update(businesses).set({ name: 'Renamed', vatRate: '0.135' });
  await seedReference(db, { PRODUCT_NAME: 'Hearth' });
  expect(await names(tripTypes)).toEqual(['Full immersion', 'Base hosting', 'Academic', 'Internship']);
  expect(await names(serviceTypes)).not.toContain('Horse riding');
  expect(await names(pricingTypes)).toEqual(expect.not.arrayContaining(['Per day', 'Per trip']));
  expect(await db.select().from(businesses)).toMatchObject([{ name: 'Renamed', vatRate: '0.135' }]);
});

test('new trip types are numbered from 100 on', async () => {
  const [made] = await database.db.insert(tripTypes).values({ name: 'Camps' }).returning({ id: tripTypes.id });
  expect(made?.id).toBe(100);
});
