// What pages show of families, camps and prices: the same for everybody, no names, and the engine's own figures.

import type { PriceBook } from '@hosted-stay/pricing-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listFeaturedCamps, listFeaturedFamilies, readCalculatorChoices, readLowestPrice } from '#contract/content/live.endpoints.ts';
import { addDays } from '#contract/platform/days.ts';
import { searchFamilies } from '#contract/search/search.endpoints.ts';
import { getCurrentBook } from '#server/features/pricing/pricing.public.ts';
import type { TestClient } from '#server/testing/client.ts';
import { type BookingFixture, startBookingFixture } from '#server/testing/fixtures/booking-fixture.ts';

let room: BookingFixture;
let visitor: TestClient;
beforeAll(async () => {
  room = await startBookingFixture({ count: 3, beds: 1 });
  visitor = room.createVisitor();
  await room.price('40.00');
  await room.camp({ places: 5, mondays: ['2026-07-06'] });
});
afterAll(() => room.stop());

const week = { fromDate: '2026-07-05', toDate: '2026-07-12' };

test('everybody is shown the same families without names, also those who may not search', async () => {
  const readAs = async (client: TestClient) => {
    const { status, body, text } = await client.ask(listFeaturedFamilies, { query: { count: 2 } });
    expect(status, text).toBe(200);
    return body.data;
  };
  const shown = await readAs(visitor);
  expect(shown.map(({ name }) => name)).toEqual(shown.map(({ id }) => `#${id}`));
  expect(shown).toHaveLength(2);
  for (const role of ['Host family', 'Page editor', 'Coordinator'] as const) expect(await readAs(await room.signInAs(role))).toEqual(shown);
});

test('families are those of the county and the order of the rule', async () => {
  const { body: found } = await visitor.ask(searchFamilies, { query: { sort: 'price' } });
  const countyId = found.data[0]?.countyId ?? 0;
  const { body } = await visitor.ask(listFeaturedFamilies, { query: { countyId, order: 'price', count: 12 } });
  expect(body.data).toEqual(found.data);
  expect((await visitor.ask(listFeaturedFamilies, { query: { countyId: countyId + 1 } })).body.data).toEqual([]);
});

test('camps are those with a week to come', async () => {
  const { body } = await visitor.ask(listFeaturedCamps, { query: { activityType: 'camp' } });
  expect(body.data).toMatchObject([{ nextWeek: '2026-07-06' }]);
  expect((await visitor.ask(listFeaturedCamps, { query: { activityType: 'excursion' } })).body.data).toEqual([]);
});

test('the lowest price is that of the cheapest family that is free, and of one week without dates', async () => {
  const { body: found } = await visitor.ask(searchFamilies, { query: { ...week, sort: 'price' } });
  expect(found.data[0]?.price?.amount).toMatch(/^\d+\.\d\d$/);
  const { body } = await visitor.ask(readLowestPrice, { query: week });
  expect(body).toEqual({ price: found.data[0]?.price, families: 3 });
  expect((await visitor.ask(readLowestPrice, { query: {} })).body.price).toEqual(found.data[0]?.fromPrice);
  // Two children need two beds, which nobody has.
  expect((await visitor.ask(readLowestPrice, { query: { ...week, children: 2 } })).body).toEqual({ price: null, families: 0 });
});

test('days that have passed are refused, naming the field', async () => {
  const today = room.app.clock.today();
  const { status, text } = await visitor.ask(readLowestPrice, { query: { fromDate: addDays(today, -2), toDate: addDays(today, 5) } });
  expect([status, text.includes('from_date')]).toEqual([422, true]);
});

describe('what a visitor can have priced', () => {
  const read = async () => {
    const { status, body, text } = await visitor.ask(readCalculatorChoices, { query: {} });
    expect(status, text).toBe(200);
    return { body, text };
  };

  /** Whether visitors are told a field of the price book; a field that is added does not compile until it is decided here. */
  type Told<Field> = Field extends readonly (infer Row extends object)[] ? Readonly<Record<keyof Row & string, boolean>> : boolean;
  const TOLD: { readonly [Name in keyof PriceBook & string]-?: Told<NonNullable<PriceBook[Name]>> } = {
    ...{ version: false, currency: true, effectiveFrom: false, policy: false },
    serviceTypes: { id: true, name: true },
    pricingTypes: { id: false, name: false },
    tripTypes: { id: false, name: false, active: false, discounts: false },
    templates: { id: true, name: true, serviceTypeId: false, pricingTypeId: false, tripTypeId: false, required: false, per: false },
    countries: { id: false, name: false, pricings: false },
    counties: { id: false, name: true, countryId: false, pricings: false },
    hostFamilies: { id: true, name: false, countyId: false, businessId: false, pricings: false },
    activities: { id: true, name: true, countyId: false, businessId: false, pricings: false },
  };

  test('is told by these fields, and by no others', async () => {
    const { body } = await read();
    expect(Object.keys(body).toSorted()).toEqual(['activities', 'currency', 'hostFamilies', 'services', 'templates']);
    const { hostFamilies, activities, services, templates } = body;
    const lists: Readonly<Record<string, readonly object[]>> = { hostFamilies, activities, services, templates };
    const keys = Object.entries(lists).map(([name, rows]) => [name, [...new Set(rows.flatMap((row) => Object.keys(row)))]] as const);
    const allowed: Readonly<Record<string, readonly string[]>> = {
      ...{ hostFamilies: ['county', 'id', 'location'], activities: ['county', 'id', 'name'] },
      ...{ services: ['id', 'name'], templates: ['id', 'name'] },
    };
    expect(hostFamilies.length + activities.length + templates.length).toBeGreaterThan(3);
    for (const [name, found] of keys)
      expect(
        found.filter((key) => !allowed[name]?.includes(key)),
        name,
      ).toEqual([]);
  });

  test('has no text of the price book that is not for visitors', async () => {
    const { text } = await read();
    const { book } = (await getCurrentBook(room.app)).pricer;
    /** Each row of the book with what visitors are told of it. */
    const rows: { readonly told: Readonly<Record<string, unknown>>; readonly row: object }[] = [];
    for (const [name, told] of Object.entries(TOLD)) {
      const value: unknown = Reflect.get(book, name);
      if (typeof told === 'boolean') rows.push({ told: { [name]: told }, row: { [name]: value } });
      else for (const row of value as readonly object[]) rows.push({ told: { ...told }, row });
    }
    const secret = rows.flatMap(({ told, row }) =>
      Object.entries(row).flatMap(([field, value]) => (told[field] === false && typeof value === 'string' ? [value] : [])),
    );
    const families = book.hostFamilies.map(({ name }) => name);
    expect(families).not.toEqual([]);
    expect(secret).toEqual(expect.arrayContaining(families));
    // Texts that stand for something public as well are told as that.
    const open = new Set(JSON.stringify(await visitor.ask(listFeaturedFamilies, { query: {} })).match(/"[^"]*"/g));
    const leaked = secret.filter((one) => one !== '' && text.includes(JSON.stringify(one)) && !open.has(JSON.stringify(one)));
    expect(leaked).toEqual([]);
  });

  test('begins with the cheapest family, which costs what the search says', async () => {
    const { body } = await read();
    const { body: found } = await visitor.ask(searchFamilies, { query: { ...week, sort: 'price' } });
    const [first] = body.hostFamilies;
    expect(first?.id).toBe(found.data[0]?.id);
    const request = { host_family_id: first?.id, from_date: week.fromDate, to_date: week.toDate, count_students: 1 };
    const quoted = await visitor.send('POST', '/api/pricing/quote', { body: request });
    expect(quoted.status, quoted.text).toBe(200);
    expect(quoted.text).toContain(found.data[0]?.price?.amount);
    expect(quoted.text).not.toMatch(/commission|provider|payout|take_?rate/i);
  });

  test('follows a price book as soon as it is published', async () => {
    const before = (await visitor.ask(readLowestPrice, { query: week })).body.price?.amount;
    await room.price('55.00');
    // A process looks once a second which book is in force.
    room.time.now = new Date(room.time.now.getTime() + 2000);
    const { body } = await read();
    const request = { host_family_id: body.hostFamilies[0]?.id, from_date: week.fromDate, to_date: week.toDate, count_students: 1 };
    const after = (await visitor.ask(readLowestPrice, { query: week })).body.price?.amount ?? '';
    expect(after).not.toBe(before);
    expect((await visitor.send('POST', '/api/pricing/quote', { body: request })).text).toContain(after);
  });
});
