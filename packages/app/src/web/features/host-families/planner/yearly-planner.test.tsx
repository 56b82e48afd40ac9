// The yearly planner: moved through by keys alone, read page by page, on a phone, and who is free for a stay.

import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PlannerRow } from '#contract/host-families/planner.shapes.ts';
import { PLANNER_WEEKS } from '#contract/host-families/planner-weeks.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, partsOf } from '#web/testing/parts.tsx';
import { refuseWith } from '#web/testing/play-server.ts';
import { FreeFamiliesSearch } from './free-families.tsx';
import { YearlyPlanner } from './yearly-planner.tsx';

const words = ['planner', 'hubFamilies', 'names', 'tags', 'form', 'calendar', 'validation'] as const;
const { answers, asked, open } = partsOf({ at: '/hub/yearly-planner', words, user: userWith(['Coordinator']), heading: 'Yearly planner' });

const family = (id: number, name: string, weeks: string): PlannerRow => ({
  ...{ id, name, countyId: id < 3 ? 1 : 2, county: id < 3 ? 'Cork' : 'Kerry', guestsNumber: 2 },
  weeks: weeks.padEnd(PLANNER_WEEKS, 'f'),
});
const FILTERS = { countyId: 1 };

beforeEach(async () => {
  await page.viewport(1280, 900);
  Object.assign(answers, {
    'GET /api/planner': ({ search }: { search: URLSearchParams }) =>
      search.get('page') === '1'
        ? { fromDate: '2026-06-29', data: [family(1, 'Ahern', 'fpbha'), family(2, 'Byrne', '-----')], total: 3, nextPage: 2 }
        : { fromDate: '2026-06-29', data: [family(3, 'Casey', 'bbbbb')], total: 3, nextPage: null },
    'GET /api/dependencies/counties': () => ({ data: [{ id: 1, name: 'Cork', countryId: 372 }] }),
  });
});

const grid = () => page.getByRole('treegrid', { name: /Weeks of host families from/ });
const isActive = async (name: RegExp) =>
  expect.element(page.getByRole('gridcell', { name })).toHaveAttribute('id', expect.stringMatching(/-active$/));

describe('the planner', () => {
  test.each(['light', 'dark'] as const)('has every county with its families and totals, in %s', async (scheme) => {
    await open(<YearlyPlanner filters={FILTERS} />, { scheme });
    await expect.element(page.getByRole('rowheader', { name: 'The Casey family' })).toBeVisible();
    await expect.element(page.getByRole('rowheader', { name: 'All families (3)' })).toBeVisible();
    await expect.element(page.getByRole('rowheader', { name: /Cork \(2\)/ })).toBeVisible();
    expect(
      asked.filter(({ key }) => key === 'GET /api/planner').map(({ search }) => [search.get('page'), search.get('county_id')]),
    ).toEqual([
      ['1', '1'],
      ['2', '1'],
    ]);
    expect(await listAxeFaults()).toEqual([]);
  });

  test('is moved through and opened by keys alone', async () => {
    const history = await open(<YearlyPlanner filters={FILTERS} />);
    await expect.element(page.getByRole('rowheader', { name: 'The Casey family' })).toBeVisible();
    grid().element().focus();
    await isActive(/Jul 2026: Free: 1, Fully booked: 1, Not live: 1/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}');
    await isActive(/Jul 2026: Fully booked/);
    await userEvent.keyboard('{ArrowRight}');
    await isActive(/2026: Held/);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await isActive(/2027: Free/);
    await userEvent.keyboard('{Home}');
    await isActive(/2026: Fully booked/);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => history.path() + history.search()).toBe('/hub/hostfamilies/3/calendar?month=2026-06');
  });

  test('opens the calendar at the month of a week that is clicked', async () => {
    const history = await open(<YearlyPlanner filters={FILTERS} />);
    const weeks = page.getByRole('row', { name: /The Ahern family/ }).getByRole('gridcell');
    await weeks.click({ position: { x: 16 * 10 + 8, y: 8 } });
    await expect.poll(() => history.path() + history.search()).toBe('/hub/hostfamilies/1/calendar?month=2026-09');
  });

  test('hides the families of a county, and shows them again', async () => {
    await open(<YearlyPlanner filters={FILTERS} />);
    await expect.element(page.getByRole('rowheader', { name: 'The Ahern family' })).toBeVisible();
    grid().element().focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(page.getByRole('rowheader', { name: 'The Ahern family' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('rowheader', { name: 'The Ahern family' })).toBeVisible();
  });

  test('says what is known of a week that is pointed at', async () => {
    await open(<YearlyPlanner filters={FILTERS} />);
    await page.getByRole('rowheader', { name: 'The Casey family' }).click();
    await expect.element(page.getByText(/The Casey family · .*Fully booked/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Open calendar' }))
      .toHaveAttribute('href', '/hub/hostfamilies/3/calendar?month=2026-06');
  });

  test('is a list on a phone', async () => {
    await page.viewport(360, 800);
    await open(<YearlyPlanner filters={FILTERS} />);
    await expect.element(page.getByRole('link', { name: 'The Ahern family' })).toHaveAttribute('href', '/hub/hostfamilies/1/calendar');
    await expect.element(page.getByText(/Free: 49, Partly free: 1, Held: 1, Fully booked: 1, and Away: 1|Free: 49/)).toBeVisible();
    expect(document.querySelector('[aria-hidden]:has(+ ul)')?.textContent).toBe('JASONDJFMAMJ');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    expect(await listAxeFaults()).toEqual([]);
  });

  test('tells a failure, and tries again', async () => {
    const works = answers['GET /api/planner'];
    answers['GET /api/planner'] = () => refuseWith(500, 'failed', 'It broke.');
    await open(<YearlyPlanner filters={FILTERS} />);
    await expect.element(page.getByText('It broke.')).toBeVisible();
    answers['GET /api/planner'] = works as never;
    await button('Try again').click();
    await expect.element(page.getByRole('rowheader', { name: 'The Ahern family' })).toBeVisible();
  });
});

describe('who is free', () => {
  beforeEach(() => {
    answers['GET /api/planner/free'] = () => ({
      data: [{ id: 1, name: 'Ahern', countyId: 1, county: 'Cork', guestsNumber: 2, freeBeds: 2 }],
      total: 1,
      whyNot: [
        { reason: 'pets', count: 3, only: 2 },
        { reason: 'full', count: 1, only: 0 },
      ],
    });
  });

  test('is asked with everything that matters, and says why not the others', async () => {
    await open(<FreeFamiliesSearch />);
    await page.getByRole('textbox', { name: 'Arrival' }).fill('05/07/2026');
    await page.getByRole('textbox', { name: 'Departure' }).fill('18/07/2026');
    await page.getByRole('combobox', { name: 'Gender' }).click();
    await page.getByRole('option', { name: 'Male', exact: true }).click();
    await page.getByRole('combobox', { name: 'Without pets' }).click();
    await page.getByRole('option', { name: 'Cat' }).click();
    await userEvent.keyboard('{Escape}');
    await button('Find families').click();
    await expect.element(page.getByRole('heading', { name: '1 family is free' })).toBeVisible();
    await expect.element(page.getByText('3 have such pets')).toBeVisible();
    await expect.element(page.getByText('2 of them for this reason alone')).toBeVisible();
    const { search } = asked.find(({ key }) => key === 'GET /api/planner/free') ?? {};
    expect(Object.fromEntries(search ?? [])).toEqual({
      from_date: '2026-07-05',
      to_date: '2026-07-18',
      students: '1',
      gender: 'male',
      avoid_pets: 'cat',
    });
    expect(await listAxeFaults()).toEqual([]);
  });
});
