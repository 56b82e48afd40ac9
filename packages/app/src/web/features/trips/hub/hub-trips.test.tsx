// Trips in the hub: the list, one trip with its tabs, answering for a family, another price, the read view, and making a trip.

import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { TripEditor } from '#web/features/trips/hub/edit/trip-editor.tsx';
import { queryClient } from '#web/platform/api/query-client.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, expectTold, partsOf } from '#web/testing/parts.tsx';
import { pageOf, refuseWith } from '#web/testing/play-server.ts';
import { offer, trip } from '#web/testing/trips.ts';
import { CreateTrip } from './create/create-trip.tsx';
import { OneTrip } from './one-trip.tsx';
import { StudentTrip } from './student-trip.tsx';
import { TripList } from './trip-list.tsx';

const words = [
  ...(['hubTrips', 'suits', 'createTrip', 'trips', 'students', 'names', 'invoices', 'resource', 'refusals', 'search', 'tags'] as const),
  ...(['titles', 'list', 'lists', 'form', 'calendar', 'validation'] as const),
];
const views = { views: [], save: async () => null, change: async () => true, remove: async () => true };

const listed = {
  ...{ id: 12, state: 'booked', fromDate: '2026-07-05', toDate: '2026-07-18', studentId: 5, studentName: 'Chloé Murphy', students: 2 },
  ...{ parentId: 7, parentName: 'Ann Murphy', hostFamilyId: 4, hostFamilyName: 'Byrne', countyName: 'Cork', agentName: null },
  ...{ coordinatorName: null, groupName: null, tripTypeName: 'Base hosting', businessName: 'Stays', currency: 'EUR', total: '1200.00' },
  ...{ unanswered: 0, openTasks: 1, createdAt: '2026-05-30T09:00:00.000Z', version: 6 },
};

const student = {
  ...{ id: 5, firstName: 'Chloé', lastName: 'Murphy', dateOfBirth: '2014-07-06', gender: 'female', trips: [] },
  parents: [{ id: 7, firstName: 'Ann', lastName: 'Murphy' }],
};

const week = (id: number, activity: string, placesLeft: number) => ({
  ...{ id, activity, activityId: id - 83, startDate: '2026-07-06', endDate: '2026-07-10' },
  ...{ state: 'open', capacity: 10, placesLeft, version: 1 },
});

let one: Trip;

const { answers, open, sent } = partsOf({ at: '/hub/trips', words, user: userWith(['Coordinator']) });

const editor = (tab: string) =>
  open(<OneTrip id={12}>{(read) => <TripEditor trip={read} finder={() => null} />}</OneTrip>, { at: `/hub/trips/12/edit?tab=${tab}` });

beforeEach(async () => {
  await page.viewport(1280, 900);
  one = trip();
  Object.assign(answers, {
    'GET /api/trips': () => pageOf([listed]),
    'GET /api/trips/12': () => one,
    'GET /api/students/newlist': () => ({ table: pageOf([student]) }),
    'GET /api/students/5': () => student,
    'GET /api/students/agents': () => ({ data: [{ id: 9, name: 'Ana Agent' }] }),
    'GET /api/users/coordinators': () => ({ data: [{ id: 3, name: 'Cora Walsh' }] }),
    'GET /api/groups/choices': () => ({ data: [] }),
    'GET /api/businesses': () => pageOf([]),
    'GET /api/dependencies/counties': () => ({ data: [{ id: 1, name: 'Cork', countryId: 372 }] }),
    'GET /api/booking/choices': () => ({
      currency: 'EUR',
      services: [{ id: 2, name: 'Transfer', required: false }],
      tripTypes: [],
      templates: [],
    }),
    'GET /api/activity-schedules': () => pageOf([week(91, 'Sailing camp', 0), week(92, 'Riding camp', 4)]),
  });
});

const dialog = () => page.getByRole('dialog').last();
/** What is wider than the window; tables and tabs scroll by themselves. */
const tooWide = () =>
  [...document.querySelectorAll('body *')]
    .filter((element) => element.closest('[role="group"], [role="tablist"]') === null)
    .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
    .map((element) => element.outerHTML.slice(0, 120));

test('the list says who travels, when, where and at which price, and opens the trip', async () => {
  await open(<TripList views={views} create={null} />);
  const row = page.getByRole('row', { name: /Chloé Murphy/ });
  await expect.element(row).toMatchTextContent(/Chloé Murphy and 1 more.*Booked.*Byrne.*Cork.*Ann Murphy.*€1,200\.00/);
  await expect.element(page.getByRole('link', { name: /Chloé Murphy/ })).toHaveAttribute('href', '/hub/trips/12/edit');
});

test('only steps that are allowed are there, and one that is hindered says why; nothing is wider than a phone', async () => {
  await page.viewport(360, 740);
  await editor('details');
  const book = button('Book');
  await expect.element(book).toHaveAttribute('aria-disabled', 'true');
  await expect.element(book).toHaveAccessibleDescription(/accepted/);
  await expect.element(button('Close trip')).not.toBeInTheDocument();
  await expect.element(page.getByRole('form', { name: 'Trip details' })).toBeVisible();
  await expect.element(page.getByText('Chloé Murphy').last()).toBeVisible();
  expect(tooWide()).toEqual([]);
  expect(await listAxeFaults()).toEqual([]);
});

test('another price is shown before anything is saved; whoever does not agree saves nothing', async () => {
  answers['POST /api/trips/12/price'] = () => ({
    before: { currency: 'EUR', amount: '1200.00' },
    after: { currency: 'EUR', amount: '1350.00' },
    difference: '150.00',
    fingerprint: 'f'.repeat(64),
  });
  answers['PATCH /api/trips/12'] = () => trip({ version: 7 });
  await editor('price');
  await page.getByRole('checkbox', { name: 'Transfer' }).click();
  await button('Save').click();
  await expect.element(dialog()).toMatchTextContent(/€1,200\.00.*€1,350\.00.*€150\.00/);
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  expect(sent('PATCH /api/trips/12')).toBeUndefined();
  await button('Save').click();
  await dialog().getByRole('button', { name: 'Save' }).click();
  await expectTold('Trip saved');
  expect(sent('PATCH /api/trips/12')).toEqual({ service_type_ids: [2], quote_fingerprint: 'f'.repeat(64), version: 6, reason: '' });
});

test('notes are saved without a price; what nobody changed is not sent', async () => {
  answers['PATCH /api/trips/12'] = () => trip({ version: 7 });
  await editor('details');
  await page.getByRole('textbox', { name: 'Internal notes' }).fill('Calls at noon');
  await button('Save').click();
  await expectTold('Trip saved');
  expect(sent('PATCH /api/trips/12')).toEqual({ notes: 'Calls at noon', version: 6, reason: '' });
});

test('a camp in reserve is planned after the camp of its week', async () => {
  answers['POST /api/trips/12/price'] = () => ({
    ...{ before: null, after: { currency: 'EUR', amount: '1200.00' }, difference: '0.00', fingerprint: 'a'.repeat(64) },
  });
  answers['PATCH /api/trips/12'] = () => trip({ version: 7 });
  await editor('camps');
  await page.getByRole('combobox', { name: /Backup camps/ }).click();
  await page.getByRole('option', { name: /Riding camp/ }).click();
  await button('Save').click();
  await dialog().getByRole('button', { name: 'Save' }).click();
  await expectTold('Trip saved');
  expect(sent('PATCH /api/trips/12')).toMatchObject({
    camps: [
      { schedule_id: 91, backup_rank: null },
      { schedule_id: 92, backup_rank: 1 },
    ],
  });
});

test('a stay goes on until a day that is asked for, at a price that is shown first', async () => {
  const prolong = { step: 'prolong', to: 'in_progress', needsReason: false, needsFamily: false, hindrances: [] } as const;
  one = trip({ state: 'completed', allowedTransitions: [{ ...prolong, hindrances: [] }] });
  answers['POST /api/trips/12/price'] = () => ({
    ...{ before: { currency: 'EUR', amount: '1200.00' }, after: { currency: 'EUR', amount: '1350.00' } },
    ...{ difference: '150.00', fingerprint: 'f'.repeat(64) },
  });
  answers['POST /api/trips/12/transition'] = () => trip({ state: 'in_progress' });
  await editor('history');
  await button('Extend stay').click();
  await dialog().getByRole('textbox', { name: 'New departure date' }).fill('20/07/2099');
  await dialog().getByRole('button', { name: 'View price' }).click();
  await expect.element(dialog()).toMatchTextContent(/€1,200\.00.*€1,350\.00.*€150\.00/);
  await dialog().getByRole('button', { name: 'Extend stay' }).click();
  await expectTold('Trip status: In progress');
  const longer = { to_date: '2099-07-20', quote_fingerprint: 'f'.repeat(64) };
  expect(sent('POST /api/trips/12/transition')).toEqual({ step: 'prolong', reason: '', version: one.version, ...longer });
});

test('the family that the trip names can be reserved without an offer; another one is found first', async () => {
  const reserve = { step: 'reserve', to: 'reserved', needsReason: true, needsFamily: true, hindrances: [] } as const;
  const rehouse = { step: 'rehouse', to: 'reserved', needsReason: false, needsFamily: true, hindrances: [] } as const;
  one = trip({
    offers: [],
    allowedTransitions: [
      { ...reserve, hindrances: [] },
      { ...rehouse, hindrances: [] },
    ],
  });
  await editor('history');
  await button('Reserve').click();
  await expect.element(page.getByRole('menuitem', { name: 'The Byrne family' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await button('Move to another family').click();
  await expect.element(page.getByRole('menuitem', { name: /No families on this trip yet/ })).toHaveAttribute('data-disabled', 'true');
});

test('an enquiry whose family could not be asked is told as a draft', async () => {
  answers['POST /api/trips'] = () => trip({ id: 13, state: 'new' });
  answers['POST /api/trips/13/offers'] = () => refuseWith(422, 'studentDataMissing', 'Say the day of birth first.');
  await making();
  await button('Choose The Byrne family').click();
  await button('Create enquiry').click();
  await expect.element(page.getByText(/we couldn’t ask the family/)).toBeVisible();
});

test('the list is narrowed to a coordinator who is found by name', async () => {
  await open(<TripList views={views} create={null} />);
  await button('Add filter').click();
  await page.getByRole('menuitem', { name: 'Coordinator' }).click();
  await page.getByRole('textbox', { name: 'Search Coordinator' }).fill('Cora');
  await page.getByRole('checkbox', { name: 'Cora Walsh' }).click();
  await expect.element(page.getByRole('button', { name: 'Coordinator: Cora Walsh' })).toBeVisible();
});

test('staff answer for a family with a reason; a hindered step says why', async () => {
  answers['POST /api/offers/31/accept'] = () => offer({ state: 'accepted' });
  await editor('families');
  await expect.element(button('Add to waiting list: The Byrne family')).toHaveAccessibleDescription(/Add to waiting list/);
  await button('Accept for the family: The Byrne family').click();
  await expect.element(dialog()).toMatchTextContent(/answering for the family/);
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('Said so by phone');
  await dialog().getByRole('button', { name: 'Accept for the family' }).click();
  await expectTold('Offer updated. New status: Accepted.');
  expect(sent('POST /api/offers/31/accept')).toEqual({ reason: 'Said so by phone', version: 3 });
});

test('the read view has the student with health, whom to call, and the invoices', async () => {
  await page.viewport(360, 740);
  await open(<StudentTrip trip={one} studentId={5} />);
  await expect.element(page.getByRole('region', { name: 'Student: Chloé Murphy' })).toMatchTextContent(/Hazelnuts/);
  await expect.element(page.getByRole('region', { name: 'Contacts' })).toMatchTextContent(/Ann Murphy.*Byrne.*1 Harbour Row/);
  await expect.element(page.getByRole('link', { name: 'HS-S-2026-00005' })).toBeVisible();
  expect(tooWide()).toEqual([]);
  expect(await listAxeFaults()).toEqual([]);
});

test('a student who does not travel on it finds no trip', async () => {
  answers['GET /api/trips/12'] = ({ search }) => (search.get('student_id') === '6' ? refuseWith(404, 'notFound', 'Not found.') : one);
  await open(
    <OneTrip id={12} studentId={6}>
      {(read) => <StudentTrip trip={read} studentId={6} />}
    </OneTrip>,
  );
  await expect.element(page.getByText('Not found.')).toBeVisible();
});

test('a user who can’t change a trip sees it read-only', async () => {
  one = trip({ mayEdit: false, side: 'finance', allowedTransitions: [], notes: null });
  await editor('details');
  await expect.element(page.getByText('You can’t edit this with its current status or your role.')).toBeVisible();
  await expect.element(button('Save')).not.toBeInTheDocument();
});

const found = { id: 4, name: 'Byrne', welcomesAgeFrom: 12, welcomesAgeTo: 17, welcomesGenders: ['male'] };

const making = () =>
  open(<CreateTrip finder={({ actions }) => actions(found as never)} newStudent={() => null} parents={() => <p>Linking a parent</p>} />, {
    at: '/hub/create-trip?student=5&from=2026-07-05&to=2026-07-18',
  });

test('staff reserve for a parent: the booking is checked, its price shown, and the link to pay given', async () => {
  const payload = { amount: 120_000, currency: 'EUR', numberOfDays: 14, fullImmersionDays: 0, businessId: 1, pricings: [] };
  answers['POST /api/booking/check'] = () => ({ issues: [], quote: { total: '1200.00', currency: 'EUR' }, payload });
  answers['POST /api/booking/get-intent'] = () => ({ paymentIntent: null, reason: 'byInvoice', order: null, priceLowered: false });
  answers['POST /api/booking/indent'] = () => ({
    ...{ tripId: 12, conversationId: null, invoiceId: 5, invoiceNumber: 'HS-S-2026-00005', receiptPath: null },
    ...{ fromDate: '2026-07-05', toDate: '2026-07-18' },
  });
  await page.viewport(360, 740);
  await making();
  await expect.element(page.getByRole('combobox', { name: 'Paying parent' })).toHaveValue('Ann Murphy');
  expect(tooWide()).toEqual([]);
  expect(await listAxeFaults()).toEqual([]);
  await button('Reserve and invoice').click();
  await expect.element(page.getByRole('alert').first()).toMatchTextContent(/Choose a host family first/);
  // What a family wishes for is said beside it, and keeps staff from nothing.
  await expect.element(page.getByText('Welcomes ages 12 to 17. Chloé will be 11.')).toBeVisible();
  await expect.element(page.getByText('Usually welcomes only boys, so Chloé might not fit.')).toBeVisible();
  await button('Choose The Byrne family').click();
  await button('Reserve and invoice').click();
  await expect.element(dialog()).toMatchTextContent(/Reserve for Ann Murphy.*€1,200\.00/);
  await dialog().getByRole('button', { name: 'Reserve and invoice' }).click();
  const link = new URL('/travel/invoices/5/action', window.location.origin).href;
  await expect.element(page.getByRole('textbox', { name: 'Payment link' })).toHaveValue(link);
  expect(sent('POST /api/booking/get-intent')).toMatchObject({
    parent_id: 7,
    by_invoice: true,
    amount: 120_000,
    current_trip: { children: [5], host_family_id: 4, from_date: '2026-07-05', to_date: '2026-07-18' },
  });
  expect(sent('POST /api/booking/indent')).toMatchObject({ parent_id: 7 });
});

test('an enquiry asks the family; a student without a parent needs one first', async () => {
  answers['POST /api/trips'] = () => trip({ id: 13, state: 'new' });
  answers['POST /api/trips/13/offers'] = () => ({ data: [offer()] });
  answers['GET /api/students/5'] = () => ({ ...student, parents: [] });
  await making();
  await expect.element(page.getByText('Linking a parent')).toBeVisible();
  answers['GET /api/students/5'] = () => student;
  await queryClient.invalidateQueries();
  await button('Choose The Byrne family').click();
  await button('Create enquiry').click();
  await expect.element(page.getByRole('link', { name: 'View trip' })).toHaveAttribute('href', '/hub/trips/13/edit');
  expect(sent('POST /api/trips')).toMatchObject({ student_ids: [5], parent_id: 7, host_family_id: 4, discount_code: null });
  expect(sent('POST /api/trips/13/offers')).toEqual({ host_family_ids: [4], state: 'awaiting_review' });
});
