// The timeline of trips on screen: bars and their names, keys, groups, full families, lists, and many rows.

import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TimelineTrip } from '#contract/trips/trip-timeline.shapes.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, partsOf } from '#web/testing/parts.tsx';
import { pageOf } from '#web/testing/play-server.ts';
import { TripTimeline } from './trip-timeline.tsx';

const words = [
  ...(['tripTimeline', 'hubTrips', 'trips', 'names', 'titles', 'list', 'lists', 'form', 'calendar', 'validation', 'common'] as const),
];

function bar(change: Partial<TimelineTrip> = {}): TimelineTrip {
  return {
    ...{ id: 12, state: 'booked', fromDate: '2026-07-08', toDate: '2026-07-15', studentName: 'Ann Roe', students: 1 },
    ...{ hostFamilyId: 4, hostFamilyName: 'Byrne', countyId: 2, countyName: 'Cork', coordinatorId: 7, coordinatorName: 'Una Fox' },
    ...{ groupId: null, groupName: null },
    ...change,
  };
}

const { answers, asked, open } = partsOf({
  at: '/hub/trips-timeline?from=2026-07-06',
  words,
  user: userWith(['Coordinator']),
  heading: 'Trips timeline',
});

let trips: TimelineTrip[] = [];
beforeEach(async () => {
  await page.viewport(1280, 900);
  trips = [bar(), bar({ id: 13, studentName: 'Ben Roe', state: 'reserved', fromDate: '2026-07-10', toDate: '2026-07-20' })];
  Object.assign(answers, {
    'GET /api/trip-timeline': () => ({
      data: trips,
      families: [{ id: 4, beds: 1, stays: trips.map(({ fromDate, toDate }) => ({ fromDate, toDate, beds: 1 })) }],
      total: trips.length,
    }),
    'GET /api/dependencies/counties': () => ({ data: [] }),
    'GET /api/students/agents': () => ({ data: [] }),
    'GET /api/businesses': () => pageOf([]),
    'GET /api/booking/choices': () => ({ tripTypes: [] }),
  });
});

const link = (name: RegExp | string) => page.getByRole('link', { name });

test('its tools stand in two rows beside the menu of a laptop', async () => {
  // What a window of 1280 pixels leaves beside the menu.
  await page.viewport(1024, 900);
  await open(<TripTimeline />);
  const topOf = (part: Element) => Math.round(part.getBoundingClientRect().top);
  await expect.element(button('Print')).toBeVisible();
  expect(topOf(button('Print').element())).toBe(topOf(button('Add filter').element()));
  expect(topOf(page.getByRole('radiogroup', { name: 'View' }).element())).toBeLessThan(topOf(button('Today').element()) + 10);
});

test('a trip is a bar that says its state and days, and opens the trip', async () => {
  await open(<TripTimeline />);
  const ann = link(/Ann Roe, Booked, .*The Byrne family/);
  await expect.element(ann).toBeVisible();
  await expect.element(ann).toHaveAttribute('href', '/hub/trips/12/edit');
  await expect.element(page.getByText('2 trips, 1 bed')).toBeVisible();
  await expect.element(page.getByText(/Too many students: 10–15 Jul.* \(2 students, 1 bed\)/)).toBeVisible();
  expect(asked.find(({ key }) => key === 'GET /api/trip-timeline')?.search.get('to_date')).toBe('2026-08-16');
  expect(await listAxeFaults()).toEqual([]);
});

test('the legend explains the strips of families, where there are any', async () => {
  await open(<TripTimeline />);
  const legend = page.getByRole('list', { name: 'Statuses and family nights' });
  for (const text of ['Family has a free bed', 'Family is full', 'Too many students'])
    await expect.element(legend.getByText(text, { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Group by' }).selectOptions('By county');
  await expect.element(legend.getByText('Family is full')).not.toBeInTheDocument();
});

test('one bar has the tab stop, and arrow keys move it', async () => {
  await open(<TripTimeline />);
  await expect.element(link(/Ann Roe/)).toHaveAttribute('tabindex', '0');
  await expect.element(link(/Ben Roe/)).toHaveAttribute('tabindex', '-1');
  (link(/Ann Roe/).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(link(/Ben Roe/)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(link(/Ann Roe/)).toHaveFocus();
});

test('the grouping, the zoom and the days are kept in the address', async () => {
  const history = await open(<TripTimeline />);
  await page.getByRole('combobox', { name: 'Group by' }).selectOptions('By coordinator');
  await expect.element(page.getByRole('heading', { name: /Una Fox/ })).toBeVisible();
  await page.getByText('Quarter', { exact: true }).click();
  await button('Later days').click();
  const params = new URLSearchParams(history.search());
  expect([params.get('by'), params.get('zoom'), params.get('from')]).toEqual(['coordinator', 'quarter', '2026-08-17']);
  await button('Today').click();
  expect(new URLSearchParams(history.search()).get('from')).toBeNull();
});

test('the lists have the same trips and full nights as text, also narrow, dark and in German', async () => {
  await page.viewport(360, 780);
  await open(<TripTimeline />, { scheme: 'dark', locale: 'de' });
  const section = page.getByRole('region', { name: /Byrne/ });
  await expect.element(section.getByRole('link', { name: 'Ann Roe' })).toBeVisible();
  await expect.element(section.getByText(/Überbelegt/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  expect(await listAxeFaults()).toEqual([]);
});

test('5,000 trips are rendered as far as they are in sight, and End reaches the last one', async () => {
  trips = Array.from({ length: 5000 }, (_, index) =>
    bar({
      id: index + 1,
      studentName: `Student ${index + 1}`,
      hostFamilyId: index + 1,
      hostFamilyName: String(index + 1).padStart(5, '0'),
    }),
  );
  await open(<TripTimeline />);
  await expect.element(link(/^Student 1,/)).toBeVisible();
  expect(page.getByRole('link').elements().length).toBeLessThan(100);
  (link(/^Student 1,/).element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.element(link(/^Student 5000,/)).toHaveFocus();
});

test('all rows are rendered for print, under weeks that each page repeats', async () => {
  trips = Array.from({ length: 200 }, (_, index) => bar({ id: index + 1, studentName: `Student ${index + 1}`, hostFamilyId: index + 1 }));
  await open(<TripTimeline />);
  await expect.element(link(/^Student 1,/)).toBeVisible();
  window.dispatchEvent(new Event('beforeprint'));
  expect(page.getByRole('link').elements()).toHaveLength(200);
  const canvas = page.getByRole('group', { name: 'Timeline of trips' }).element().firstElementChild;
  const displays = [canvas, canvas?.firstElementChild].map((part) => (part == null ? '' : getComputedStyle(part).display));
  expect(displays).toEqual(['table', 'table-header-group']);
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(() => page.getByRole('link').elements().length).toBeLessThan(100);
});

test('days without trips say so', async () => {
  trips = [];
  await open(<TripTimeline />);
  await expect.element(page.getByText('No trips on these days')).toBeVisible();
});
