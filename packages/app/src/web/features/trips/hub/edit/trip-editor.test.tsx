// The tabs of the trip editor, and the terms among the details.

import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { userWith } from '#web/testing/accounts.ts';
import { button, expectTold, partsOf } from '#web/testing/parts.tsx';
import { pageOf } from '#web/testing/play-server.ts';
import { trip } from '#web/testing/trips.ts';
import { OneTrip } from '../one-trip.tsx';
import { TripEditor } from './trip-editor.tsx';

const words = [
  'hubTrips',
  'trips',
  'students',
  'names',
  'invoices',
  'resource',
  'refusals',
  'lists',
  'form',
  'calendar',
  'validation',
] as const;
const { answers, open, sent } = partsOf({ at: '/hub/trips/12/edit', words, user: userWith(['Coordinator']) });

const one = trip();
const student = {
  ...{ id: 5, firstName: 'Chloé', lastName: 'Murphy', dateOfBirth: '2014-07-06', gender: 'female', trips: [] },
  parents: [{ id: 7, firstName: 'Ann', lastName: 'Murphy' }],
};

beforeEach(async () => {
  await page.viewport(1280, 900);
  Object.assign(answers, {
    'GET /api/trips/12': () => one,
    'GET /api/students/newlist': () => ({ table: pageOf([student]) }),
    'GET /api/students/5': () => student,
    'GET /api/students/agents': () => ({ data: [] }),
    'GET /api/users/coordinators': () => ({ data: [] }),
    'GET /api/groups/choices': () => ({ data: [] }),
    'GET /api/businesses': () => pageOf([]),
    'GET /api/booking/choices': () => ({ currency: 'EUR', services: [], templates: [], tripTypes: [{ id: 2, name: 'Group stay' }] }),
  });
});

const editor = (tab: string) =>
  open(<OneTrip id={12}>{(read) => <TripEditor trip={read} finder={() => null} />}</OneTrip>, { at: `/hub/trips/12/edit?tab=${tab}` });

test('the tabs of documents and messages are there for users who may see them', async () => {
  const parts = { documents: <p>Passport of Chloé</p>, messages: <p>Conversation with the Byrnes</p> };
  await open(<OneTrip id={12}>{(read) => <TripEditor trip={read} finder={() => null} {...parts} />}</OneTrip>, {
    at: '/hub/trips/12/edit?tab=documents',
  });
  await expect.element(page.getByText('Passport of Chloé')).toBeVisible();
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect.element(page.getByText('Conversation with the Byrnes')).toBeVisible();
});

test('without them the editor begins with the details', async () => {
  await editor('documents');
  await expect.element(page.getByRole('tab', { name: 'Details', exact: true })).toHaveAttribute('aria-selected', 'true');
  expect(page.getByRole('tab', { name: 'Documents' }).elements()).toEqual([]);
});

test('another type is saved, and the payer of a billed trip is fixed', async () => {
  answers['PATCH /api/trips/12'] = () => one;
  await editor('details');
  await expect.element(page.getByRole('combobox', { name: 'Parent' })).toBeDisabled();
  await page.getByRole('combobox', { name: 'Trip type' }).click();
  await page.getByRole('option', { name: 'Group stay' }).click();
  await button('Save').click();
  await expectTold('Trip saved');
  expect(sent('PATCH /api/trips/12')).toMatchObject({ trip_type_id: 2 });
});

test('the heading says when the stay is and with whom, on every tab', async () => {
  answers['GET /api/trips/12'] = () => trip({ fromDate: '2026-07-05', toDate: '2026-07-19' });
  await editor('history');
  await expect.element(page.getByText('5–19 Jul 2026 · The Byrne family')).toBeVisible();
});
