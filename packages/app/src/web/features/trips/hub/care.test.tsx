// A booked stay that is changed: it is said that it is in our care, what is still open, and how it is prolonged.

import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { TripEditor } from '#web/features/trips/hub/edit/trip-editor.tsx';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, expectTold, partsOf } from '#web/testing/parts.tsx';
import { pageOf } from '#web/testing/play-server.ts';
import { offer, trip } from '#web/testing/trips.ts';
import { OneTrip } from './one-trip.tsx';
import { TripList } from './trip-list.tsx';

const words = [
  ...(['hubTrips', 'trips', 'names', 'invoices', 'resource', 'refusals', 'titles', 'list', 'lists', 'form', 'calendar'] as const),
  'validation',
] as const;
const { answers, open, sent } = partsOf({ at: '/hub/trips/12/edit', words, user: userWith(['Coordinator']) });
const views = { views: [], save: async () => null, change: async () => true, remove: async () => true };

let one: Trip;
const dialog = () => page.getByRole('dialog').last();
const editor = () =>
  open(<OneTrip id={12}>{(read) => <TripEditor trip={read} beside={<p>The request</p>} finder={() => null} />}</OneTrip>, {
    at: '/hub/trips/12/edit?tab=history',
  });
const price = () => ({
  ...{ before: { currency: 'EUR', amount: '1200.00' }, after: { currency: 'EUR', amount: '1350.00' } },
  ...{ difference: '150.00', fingerprint: 'f'.repeat(64) },
});

const task: Trip['tasks'][number] = {
  ...{ id: 1, tripId: 12, kind: 'priceDifference', state: 'open', currency: 'EUR', amount: '147.86', note: '' },
  ...{ studentName: 'Chloé Murphy', fromDate: '2026-07-05', toDate: '2026-07-20', createdAt: '2026-06-01T10:00:00.000Z' },
  ...{ dueOn: '2026-06-08', doneAt: null, doneByName: null, version: 1 },
};

beforeEach(async () => {
  await page.viewport(1280, 900);
  one = trip();
  Object.assign(answers, {
    'GET /api/trips/12': () => one,
    'POST /api/trips/12/price': price,
    'GET /api/businesses': () => pageOf([]),
    'GET /api/students/agents': () => ({ data: [] }),
    'GET /api/dependencies/counties': () => ({ data: [] }),
    'GET /api/booking/choices': () => ({ currency: 'EUR', services: [], tripTypes: [], templates: [] }),
  });
});

test('a stay in our care says so and why, and what is open; resuming leaves that open', async () => {
  const resume = { step: 'resume', to: 'booked', needsReason: false, needsFamily: false, hindrances: [] } as const;
  const history = [
    { fromState: 'booked', toState: 'customer_service', at: '2026-06-01T10:00:00.000Z', byName: 'Nora', reason: 'Two days longer' },
  ] as const;
  one = trip({ state: 'customer_service', allowedTransitions: [{ ...resume, hindrances: [] }], tasks: [task], history: [...history] });
  await editor();
  const standing = page.getByRole('status').filter({ hasText: 'Customer service' });
  await expect.element(standing).toMatchTextContent(/Two days longer.*choose “Resume booking”/);
  const link = standing.getByRole('link', { name: 'Settle price difference: €147.86' });
  await expect.element(link).toHaveAttribute('href', '/hub/trips/12/edit?tab=tasks');
  await button('Resume booking').click();
  await expect.element(dialog()).toMatchTextContent(/doesn’t close these tasks: Settle price difference \(€147\.86\)/);
  await dialog().getByRole('button', { name: 'Go back' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(await listAxeFaults()).toEqual([]);
});

test('a booked stay is prolonged by a day, a reason and a price, in this order, and is in our care then', async () => {
  one = trip({ state: 'booked' });
  answers['PATCH /api/trips/12'] = () => trip({ state: 'customer_service', version: 7 });
  await editor();
  await button('Extend stay').click();
  await dialog().getByRole('textbox', { name: 'New departure date' }).fill('20/07/2099');
  await dialog().getByRole('button', { name: 'View price' }).click();
  await expect.element(dialog().getByRole('textbox', { name: 'Reason for the change' })).toBeVisible();
  expect(sent('POST /api/trips/12/price')).toBeUndefined();
  await dialog().getByRole('textbox', { name: 'Reason for the change' }).fill('Her flight is later');
  await dialog().getByRole('button', { name: 'View price' }).click();
  await expect.element(dialog()).toMatchTextContent(/€1,200\.00.*€1,350\.00.*€150\.00/);
  await dialog().getByRole('button', { name: 'Save' }).click();
  await expectTold(
    'Trip saved. Its status is now “Customer service”, and we’ve told the family and the parents. Resolve the open tasks, then resume the booking.',
  );
  expect(sent('PATCH /api/trips/12')).toEqual({
    ...{ to_date: '2099-07-20', quote_fingerprint: 'f'.repeat(64), version: 6, reason: 'Her flight is later' },
  });
});

test('a camp that was called off, and that no VAT is owed, are said on every part of the trip and where its price stands', async () => {
  one = trip({ state: 'booked', vatExempt: true, mayEdit: false, camps: one.camps.map((camp) => ({ ...camp, calledOff: true })) });
  await page.viewport(360, 740);
  await open(<OneTrip id={12}>{(read) => <TripEditor trip={read} finder={() => null} />}</OneTrip>, {
    ...{ at: '/hub/trips/12/edit?tab=price', locale: 'de' },
  });
  await expect.element(page.getByRole('status').filter({ hasText: 'Sailing camp' })).toMatchTextContent(/Abgesagt/);
  await expect.element(page.getByText('Von der MwSt. befreit').first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('reserving is disabled, with the reason, if all families on the list are out', async () => {
  const reserve = { step: 'reserve', to: 'reserved', needsReason: true, needsFamily: true, hindrances: [] } as const;
  one = trip({ hostFamily: null, offers: [offer({ state: 'declined' })], allowedTransitions: [{ ...reserve, hindrances: [] }] });
  await editor();
  await button('Reserve').click();
  await expect
    .element(page.getByRole('menuitem', { name: /Every family has declined or withdrawn/ }))
    .toHaveAttribute('data-disabled', 'true');
});

test('the list is narrowed to the trips of a family that is found by name', async () => {
  const asked: string[] = [];
  answers['GET /api/trips'] = ({ search }) => {
    asked.push(search.toString());
    return pageOf([]);
  };
  answers['GET /api/trips/families'] = () => ({ data: [{ id: 4, name: 'Byrne', countyName: 'Cork' }] });
  await open(<TripList views={views} create={null} />, { at: '/hub/trips' });
  await button('Add filter').click();
  await page.getByRole('menuitem', { name: 'Host family' }).click();
  await page.getByRole('checkbox', { name: 'The Byrne family, Cork' }).click();
  await expect.element(page.getByRole('button', { name: 'Host family: The Byrne family, Cork' })).toBeVisible();
  await expect.poll(() => asked.some((one) => /4/.test(new URLSearchParams(one).get('filter[host_family_id]') ?? one))).toBe(true);
});
