// Families, camps and prices on a page: cards by the rule, the lowest price, and the price of the dates that a visitor chooses.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { LiveBlock } from '#contract/content/blocks.shapes.ts';
import type { ActivityCard, FamilyCard } from '#contract/search/search.shapes.ts';
import { BlockList } from '#web/features/content/blocks/block-list.tsx';
import { queryClient } from '#web/platform/api/query-client.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { partsOf } from '#web/testing/parts.tsx';
import { LiveBlocks } from './live-blocks.tsx';

const { answers, asked, open } = partsOf({
  ...{ at: '/page/a', user: null, heading: 'Galway' },
  words: ['liveContent', 'search', 'tags', 'list', 'calendar', 'common'],
});

const place = {
  ...{ countyId: 4, county: 'Galway', countryCode: 'IE', locationId: null, location: null, latitude: null, longitude: null },
  photoRef: null,
};
const price = { amount: '412.00', currency: 'EUR' };

const family: FamilyCard = {
  ...{ id: 7, name: '#7', ...place, photoPlaceholder: '', photoCount: 3, firstLine: 'A farm by the sea', hostingTypes: [2] },
  ...{ welcomesAgeFrom: 8, welcomesAgeTo: 16, welcomesGenders: [], children: [], guestsNumber: 2, amenities: [], interests: [] },
  ...{ stayTypes: ['family'], responseMinutes: null, freeBeds: null, brokenRule: null, isFull: false, price: null, fromPrice: price },
};

const camp: ActivityCard = {
  ...{ id: 9, name: 'Sailing', type: 'camp', categoryId: null, gender: 'any', minAge: 8, maxAge: 14, ...place, firstLine: '' },
  ...{ weeks: 2, nextWeek: '2026-07-06', fromPrice: price },
};

beforeEach(() => {
  queryClient.clear();
  Object.assign(answers, {
    'GET /api/dependencies/counties': () => ({ data: [{ id: 4, name: 'Galway', countryId: 372 }] }),
    'GET /api/content-families': () => ({ data: [family] }),
    'GET /api/content-camps': () => ({ data: [camp] }),
    'GET /api/content-prices': () => ({ price, families: 3 }),
  });
});

const show = (...blocks: LiveBlock[]) => showAt('/page/a', ...blocks);

const showAt = (at: string, ...blocks: LiveBlock[]) =>
  open(
    <LiveBlocks>
      <BlockList blocks={blocks} />
    </LiveBlocks>,
    { at },
  );

const choices = {
  ...{ currency: 'EUR', services: [{ id: 3, name: 'Airport pick-up' }], templates: [{ id: 1, name: 'Stay' }] },
  activities: [{ id: 9, name: 'Sailing', county: 'Galway' }],
  hostFamilies: [7, 8, 12].map((id) => ({ id, county: 'Galway', location: id === 12 ? 'Clifden' : 'Galway' })),
};

const queryOf = (key: string) => asked.findLast((one) => one.key === key)?.search ?? new URLSearchParams();

test.each([360, 1280])('families and camps are shown by their rules at %i pixels', async (width) => {
  await page.viewport(width, 900);
  await show(
    { kind: 'families', key: 'fami', countyId: 4, stayType: 'mixed', order: 'price', count: 2 },
    { kind: 'camps', key: 'camp', countyId: null, activityType: 'camp', count: 3 },
  );
  await expect.element(page.getByRole('region', { name: 'Host families in Galway' }).getByText('A farm by the sea')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Camps' }).getByRole('link', { name: 'Sailing' })).toBeVisible();
  expect(Object.fromEntries(queryOf('GET /api/content-families'))).toEqual({
    ...{ county_id: '4', stay_type: 'mixed', order: 'price', count: '2' },
  });
  await expect
    .element(page.getByRole('link', { name: 'See all families' }))
    .toHaveAttribute('href', '/travel/search?stay_type=mixed&counties=4');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  expect(await listAxeFaults()).toEqual([]);
});

test('the lowest price names its county, and leads to the families', async () => {
  await show({ kind: 'fromPrice', key: 'from', countyId: 4 });
  const link = page.getByRole('link', { name: 'Stays in Galway from €412 a week' });
  await expect.element(link).toHaveAttribute('href', '/travel/search?counties=4');
});

test('a price that there is not leaves no line behind', async () => {
  answers['GET /api/content-prices'] = () => ({ price: null, families: 0 });
  await show({ kind: 'fromPrice', key: 'from', countyId: 4 }, { kind: 'camps', key: 'camp', countyId: null, activityType: null, count: 3 });
  await expect.element(page.getByRole('link', { name: 'Sailing' })).toBeVisible();
  expect(
    page
      .getByText('a week', { exact: false })
      .elements()
      .filter(({ textContent }) => textContent?.startsWith('Stays')),
  ).toEqual([]);
});

test('the calculator says the lowest price, and opens as the widget with families by their towns', async () => {
  answers['GET /api/content-calculator'] = () => choices;
  await show({ kind: 'calculator', key: 'calc', countyId: 4 });
  const part = page.getByRole('region', { name: 'What does a stay in Galway cost?' });
  await expect.element(part.getByRole('link', { name: 'Stays in Galway from €412 a week' })).toBeVisible();
  expect(asked.map(({ key }) => key)).not.toContain('GET /api/content-calculator');
  await part.getByRole('button', { name: 'Calculate the price' }).click();
  const family = part.getByRole('combobox', { name: 'Host family' });
  await expect.element(family).toHaveValue('Host family in Galway (1)');
  expect(Object.fromEntries(queryOf('GET /api/content-calculator'))).toEqual({ county_id: '4' });
  await family.click();
  await expect.element(page.getByRole('option', { name: /Host family in Clifden/ })).toBeVisible();
  expect(part.getByLabelText(/VAT/).elements()).toEqual([]);
  expect(await listAxeFaults()).toEqual([]);
});

describe('a copied link of the calculator', () => {
  const calculators: LiveBlock[] = [
    { kind: 'calculator', key: 'first', countyId: null },
    { kind: 'calculator', key: 'calc', countyId: 4 },
  ];
  const stay = 'stay-family=12&stay-from=2026-07-05&stay-to=2026-07-19&stay-kind=mixed&stay-activities=9x2,77&stay-services=3,5';

  beforeEach(() => {
    answers['GET /api/content-calculator'] = () => choices;
  });

  test('opens that calculator with its choices, as far as they are offered, and no other', async () => {
    await showAt(`/page/a?${stay}&stay-students=2&stay-vat=exempt&stay-side=provider#calculator-calc`, ...calculators);
    const part = page.getByRole('region', { name: 'What does a stay in Galway cost?' });
    await expect.element(part.getByRole('combobox', { name: 'Host family' })).toHaveValue('Host family in Clifden');
    await expect.element(part.getByRole('checkbox', { name: 'Airport pick-up' })).toBeChecked();
    await expect.element(page.getByRole('button', { name: 'Calculate the price' })).toBeVisible();
    await vi.waitFor(() => expect(asked.map(({ key }) => key)).toContain('POST /api/pricing/quote'));
    expect(asked.findLast(({ key }) => key.startsWith('POST'))?.body).toEqual({
      ...{ hostFamilyId: 12, fromDate: '2026-07-05', toDate: '2026-07-19', activityDetailsType: 'mixed', currentNoOfWeeks: null },
      ...{ nearbyActivities: [{ id: 9, weeks: 2 }], serviceTypeIds: [3], countStudents: 2, discountCode: null },
      ...{ vatExempt: false, type: 'customer' },
    });
  });

  test('begins with the first family if the linked one is not offered any more', async () => {
    await showAt('/page/a?stay-family=99#calculator-calc', ...calculators);
    await expect.element(page.getByRole('combobox', { name: 'Host family' })).toHaveValue('Host family in Galway (1)');
  });
});
