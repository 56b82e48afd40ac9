// What the heads of families and activities say: what visitors read, and never a name, a street or a place on a map.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#contract/platform/days.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { PageName } from '#contract/platform/page-paths.ts';
import { activitySchedules } from '#server/db/schema/camps.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { activities } from '#server/db/schema/pricing.ts';
import { seedReference } from '#server/db/seed/reference.ts';
import { HttpError } from '#server/platform/errors.ts';
import type { PageMetadata, StructuredData } from '#server/platform/http/pages/page-head.ts';
import { createLiveFamilies, findCountyId } from '#server/testing/fixtures/live-families.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { describePages } from './page-heads.public.ts';

let server: TestServer;
let [family, activity] = [0, 0];
beforeAll(async () => {
  server = await startServer();
  const { db } = server.app;
  await seedReference(db);
  const countyId = await findCountyId(server.app, 'Cork');
  [family = 0] = await createLiveFamilies(server.app, [{ countyId, description: 'A calm home of the Byrne family.\nMore about us.' }]);
  const [made] = await db.insert(activities).values({ countyId, name: 'Sailing', type: 'camp' }).returning();
  activity = made?.id ?? 0;
  const weeks = ['2030-07-01', '2030-07-08', '2030-07-15'].map((startDate, index) => ({
    ...{ activityId: activity, startDate, endDate: addDays(startDate, 4), capacity: index },
    state: index === 2 ? ('cancelled' as const) : ('open' as const),
  }));
  await db.insert(activitySchedules).values(weeks);
});
afterAll(() => server.stop());

/** Reads as the page of a visitor does. */
async function read(address: string): Promise<unknown> {
  const answer = await fetch(server.origin + address);
  if (answer.status === 404) throw new HttpError('notFound');
  return answer.json();
}

const describePage = (name: PageName, id: number, locale: Locale = 'en') =>
  describePages(server.app)({ page: { name, params: { id: String(id) } }, locale, read });

async function readStructure(name: PageName, id: number): Promise<readonly StructuredData[]> {
  const found = (await describePage(name, id)) as PageMetadata;
  const page = { title: 'Shown title', description: '', address: 'https://stays.example/x', locale: 'en', productName: 'Stays' } as const;
  return found.structure?.({ ...page, toAddress: (path) => `https://stays.example${path}` }) ?? [];
}

describe('the head of a family', () => {
  test('is made of what visitors read, without name, street and place on the map', async () => {
    const [place, way] = await readStructure('travelFamily', family);
    expect(place).toMatchObject({
      '@type': 'LodgingBusiness',
      name: 'Shown title',
      address: { '@type': 'PostalAddress', addressRegion: 'Cork', addressCountry: 'IE' },
    });
    expect(JSON.stringify([place, way])).not.toMatch(/Byrne|Orla|Secret Lane|Hidden Town|latitude|orla@/);
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Stays' }, { name: 'Find a stay' }, { name: 'Shown title' }],
    });
  });

  test('is none where visitors find none', async () => {
    expect(await describePage('travelFamily', 999_999)).toBe('missing');
    await server.app.db.update(hostFamilies).set({ paused: true }).where(eq(hostFamilies.id, family));
    expect(await describePage('travelFamily', family)).toBe('missing');
    await server.app.db.update(hostFamilies).set({ paused: false }).where(eq(hostFamilies.id, family));
    expect(await describePage('travelFamily', family)).not.toBe('missing');
  });

  test('is left to browsers of people with a session, who may see more', async () => {
    const page = { name: 'travelFamily', params: { id: '999999' } } as const;
    expect(await describePages(server.app)({ page, locale: 'en', read: null })).toBeNull();
  });
});

describe('the head of an activity', () => {
  test('has each week that takes place, and whether there is room', async () => {
    const data = await readStructure('travelActivity', activity);
    expect(data.map((one) => one['@type'])).toEqual(['Service', 'EducationEvent', 'EducationEvent', 'BreadcrumbList']);
    expect(data.filter((one) => one['@type'] === 'EducationEvent').map((one) => one['startDate'])).toEqual(['2030-07-01', '2030-07-08']);
  });

  test('is none where it is no longer offered', async () => {
    await server.app.db.update(activities).set({ active: false }).where(eq(activities.id, activity));
    expect(await describePage('travelActivity', activity)).toBe('missing');
  });
});

test('the first page is that of the organization', async () => {
  const [organization, site] = await readStructure('home', 0);
  expect([organization?.['@type'], site?.['@type']]).toEqual(['Organization', 'WebSite']);
});
