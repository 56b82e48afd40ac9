// What is billed of the agreed price of a trip, and settling the difference from its page.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { TripEditor } from '#web/features/trips/hub/edit/trip-editor.tsx';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, partsOf } from '#web/testing/parts.tsx';
import { pageOf } from '#web/testing/play-server.ts';
import { trip } from '#web/testing/trips.ts';
import { OneTrip } from './one-trip.tsx';

const words = ['hubTrips', 'tripPrice', 'trips', 'invoices', 'names', 'refusals', 'resource', 'form', 'list', 'titles'] as const;
const capabilities = ['invoices.read', 'invoices.write', 'invoices.void', 'trips.tasks'] as const;

const { answers, open, sent } = partsOf({
  at: '/hub/trips/12/edit?tab=invoices',
  words,
  user: userWith(['Finance'], { capabilities: [...capabilities] }),
});

const task: Trip['tasks'][number] = {
  ...{ id: 1, tripId: 12, kind: 'priceDifference', state: 'open', currency: 'EUR', amount: '339.71', note: '' },
  ...{ studentName: 'Chloé Murphy', fromDate: '2026-07-05', toDate: '2026-07-20', createdAt: '2026-06-01T10:00:00.000Z' },
  ...{ dueOn: '2026-06-08', doneAt: null, doneByName: null, version: 1 },
};

const tasks = () =>
  open(<OneTrip id={12}>{(read) => <TripEditor trip={read} finder={() => null} />}</OneTrip>, { at: '/hub/trips/12/edit?tab=tasks' });

test('the task of a difference leads to where it is settled, and is not taken off the list by hand', async () => {
  const billing = { currency: 'EUR', agreed: '1433.61', billed: '1093.90', credited: '0.00', difference: '339.71', draft: null };
  answers['GET /api/trips/12'] = () => trip({ billing, tasks: [task] });
  await tasks();
  const list = page.getByRole('list', { name: 'Tasks' });
  const link = page.getByRole('link', { name: 'Agreed price and billing' });
  await expect.element(link).toHaveAttribute('href', '/hub/trips/12/edit?tab=invoices');
  expect(list.getByRole('button').elements()).toEqual([]);
  expect(await listAxeFaults()).toEqual([]);
});

test('the task of a difference that is settled is taken off the list by hand', async () => {
  const billing = { currency: 'EUR', agreed: '1433.61', billed: '1433.61', credited: '0.00', difference: '0.00', draft: null };
  answers['GET /api/trips/12'] = () => trip({ billing, tasks: [task] });
  await tasks();
  await expect.element(button('Done: Settle price difference')).toBeVisible();
});

test('the difference of a trip that was priced again is billed once it is confirmed, and no whole invoice is offered', async () => {
  const billing = { currency: 'EUR', agreed: '1433.61', billed: '1093.90', credited: '0.00', difference: '339.71', draft: null };
  let one = trip({ billing });
  answers['GET /api/trips/12'] = () => one;
  answers['GET /api/businesses'] = () => pageOf([]);
  answers['POST /api/trips/12/difference'] = () => {
    one = trip({ billing: { ...billing, billed: '1433.61', difference: '0.00' } });
    return one.billing;
  };
  await open(<OneTrip id={12}>{(read) => <TripEditor trip={read} finder={() => null} />}</OneTrip>);
  expect(page.getByRole('link', { name: 'Create invoice' }).elements()).toEqual([]);
  expect(await listAxeFaults()).toEqual([]);
  await button('Bill difference').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('We’ll send the customer an invoice for €339.71. Nothing is charged automatically.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Bill difference' }).click();
  await expect.element(page.getByText('Fully billed')).toBeVisible();
  expect(sent('POST /api/trips/12/difference')).toMatchObject({ how: 'settle', difference: '339.71' });
});
