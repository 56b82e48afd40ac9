// How students arrive and leave, on the pages of a parent, of staff and of a host: told in words, said in a form.

import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listHints } from '#contract/trips/transfers.rules.ts';
import type { Transfer, TransferPlan } from '#contract/trips/transfers.shapes.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { ownTrip } from '#web/testing/own-trips.ts';
import { partsOf } from '#web/testing/parts.tsx';
import { trip } from '#web/testing/trips.ts';
import { TravelPlan } from '../travel-plan.tsx';
import { TransfersPart } from './transfers-part.tsx';

const { answers, open, sent } = partsOf({
  ...{
    at: '/hub/trips/12/edit',
    words: ['trips', 'hubTrips', 'ownTrips', 'resource', 'form', 'refusals'],
    user: userWith(['Coordinator']),
  },
  heading: 'Trip',
});

const flight: Transfer = {
  ...{ id: 1, direction: 'arrival', studentId: null, day: '2026-07-05', time: '14:35', place: 'Dublin Airport', carrierNumber: 'EI154' },
  ...{ metBy: 'company', meetName: 'Pat Byrne', meetPhone: '+353 87 123', unaccompaniedMinor: true, note: 'Two bags', version: 3 },
};
const home: Transfer = {
  ...{ ...flight, id: 2, direction: 'departure', day: '2026-07-20', time: null, place: '', carrierNumber: '' },
  ...{ metBy: null, meetName: '', meetPhone: '', unaccompaniedMinor: false, note: '' },
};

const booked = (change: Partial<Trip> = {}) => trip({ state: 'booked', ...change });
const sibling = { ...trip().students[0], id: 6, firstName: 'Léo' } as Trip['students'][number];
let plan: TransferPlan;

function planned(data: Transfer[], { isStaffs = true, stay = booked() } = {}): TransferPlan {
  const studentIds = stay.students.map(({ id }) => id);
  const hints = listHints(data, { stay, studentIds, paid: 2 }, isStaffs);
  return { data, mayEdit: true, mayArrange: isStaffs, paid: 2, hints, places: ['Dublin Airport', 'Rosslare'] };
}

beforeEach(() => {
  plan = planned([flight, home]);
  Object.assign(answers, {
    'GET /api/trips/12/transfers': () => plan,
    'POST /api/trips/12/transfers': () => plan,
    'PATCH /api/trips/12/transfers/1': () => plan,
    'DELETE /api/trips/12/transfers/1': () => {
      plan = planned([home]);
      return plan;
    },
    'GET /api/pricing/service-type': () => ({ data: [], total: 0, perPage: 100, currentPage: 1, lastPage: 1, from: null, to: null }),
  });
});

describe('staff', () => {
  test('read what was paid and is not arranged, who meets whom, and take a journey off', async () => {
    await page.viewport(360, 740);
    await open(<TransfersPart trip={booked()} />);
    await expect.element(page.getByText('Transfers in the price: 2. Arranged: 1.')).toBeVisible();
    await expect.element(page.getByText('Departure: more than a day from the stay. Check the date.')).toBeVisible();
    const first = page.getByRole('list', { name: 'Arrivals and departures' }).getByRole('listitem').first();
    await expect
      .element(first)
      .toMatchTextContent(/Arrival · Sun,? 5 Jul · 14:35 · EI154 · Dublin Airport.*Pick-up by a driver. Pat Byrne/);
    await expect.element(page.getByRole('link', { name: '+353 87 123' })).toHaveAttribute('href', 'tel:+35387123');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    expect(await listAxeFaults()).toEqual([]);
    await page.getByRole('button', { name: 'Remove: Arrival' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.element(page.getByText('No arrival details for Chloé Murphy yet.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Add arrival' })).toBeVisible();
  });

  test('say it by keyboard alone, for one of several, and hear that a date is far from the stay', async () => {
    const stay = booked({ students: [...trip().students, sibling] });
    plan = planned([], { stay });
    await open(<TransfersPart trip={stay} />);
    await page.getByRole('button', { name: 'Add arrival' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add arrival' });
    await dialog.getByRole('combobox', { name: 'Student' }).click();
    await page.getByRole('option', { name: 'Léo Murphy' }).click();
    const date = dialog.getByRole('textbox', { name: 'Date' });
    await date.fill('01/07/2026');
    await userEvent.tab();
    await expect.element(dialog.getByText(/^This is more than a day from the stay/)).toBeVisible();
    await date.fill('04/07/2026');
    await dialog.getByLabelText('Local time').fill('09:05');
    await dialog.getByRole('combobox', { name: 'Airport, station or port' }).fill('Ross');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await dialog.getByRole('textbox', { name: 'Flight or train number' }).fill('ei 154');
    await dialog.getByRole('combobox', { name: 'Pick-up by' }).click();
    await page.getByRole('option', { name: 'Host family' }).click();
    await dialog.getByRole('textbox', { name: 'Phone on the day' }).fill('+353 21 1');
    expect(await listAxeFaults()).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(sent('POST /api/trips/12/transfers')).toEqual({
      ...{ direction: 'arrival', student_id: 6, day: '2026-07-04', time: '09:05', place: 'Rosslare', carrier_number: 'EI154' },
      ...{ met_by: 'family', meet_name: '', meet_phone: '+353 21 1', unaccompanied_minor: false, note: '' },
    });
  });
});

describe('a parent', () => {
  test('changes the time of what staff have arranged, and not who meets the child', async () => {
    const stay = ownTrip({ id: 12, state: 'booked', fromDate: '2026-07-05', toDate: '2026-07-18' });
    plan = planned([flight], { isStaffs: false, stay });
    await open(<TransfersPart trip={stay} isBesidePlan />);
    await expect.element(page.getByText('No departure details for Zoé Roux yet.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Remove: Arrival' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Edit: Arrival' }).click();
    const dialog = page.getByRole('dialog', { name: 'Arrival' });
    await expect.element(dialog.getByText(/^Our team has arranged the pick-up/)).toBeVisible();
    await expect.element(dialog.getByRole('textbox', { name: 'Phone on the day' })).not.toBeInTheDocument();
    await dialog.getByLabelText('Local time').fill('15:20');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(sent('PATCH /api/trips/12/transfers/1')).toMatchObject({ time: '15:20', met_by: 'company', meet_name: 'Pat Byrne', version: 3 });
  });
});

describe('a host', () => {
  test('reads in the plan when the child arrives and that they meet it, and waits while nobody knows', async () => {
    const stay = booked({ side: 'host', transfers: [{ ...flight, metBy: 'family', meetName: '', meetPhone: '' }] });
    await open(<TravelPlan trip={stay} />);
    const day = page.getByRole('listitem').first();
    await expect.element(day).toMatchTextContent(/Arrival at the host family\.Arrival · 14:35 · EI154 · Dublin AirportYou pick them up\./);
    await expect.element(day).toMatchTextContent(/Unaccompanied minor service.*Two bags/);
    await expect.element(page.getByText('You’ll see the times once we have them.')).not.toBeInTheDocument();
  });

  test('waits while nobody knows', async () => {
    await open(<TravelPlan trip={booked({ side: 'host' })} />);
    await expect.element(page.getByText('You’ll see the times once we have them.')).toBeVisible();
  });
});

test.each([
  ['de', 360, 'Ein Fahrdienst holt ab. Pat Byrne'],
  ['ja', 360, '運転手が出迎えます。 Pat Byrne'],
  ['de', 1280, 'Ein Fahrdienst holt ab. Pat Byrne'],
] as const)('fits in %s at %d pixels', async (locale, width, text) => {
  await page.viewport(width, 740);
  await open(<TransfersPart trip={booked()} />, { locale, scheme: locale === 'ja' ? 'dark' : 'light' });
  await expect.element(page.getByText(text)).toBeVisible();
  await page
    .getByRole('button', { name: /Ändern|変更/ })
    .first()
    .click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
