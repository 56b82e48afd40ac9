// Activities in the hub: one is changed without losing what the list does not tell, and its weeks have places.

import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { signInAs } from '#web/testing/page.tsx';
import { expectTold, inDialog, partsOf } from '#web/testing/parts.tsx';
import { pageOf } from '#web/testing/play-server.ts';
import { ActivityDrawer } from './activity-drawer.tsx';
import { ActivityList } from './activity-list.tsx';

const words = ['hubActivities', 'search', 'tags', 'resource', 'titles', 'list', 'lists', 'form', 'calendar', 'validation'] as const;
const views = { views: [], save: async () => null, change: async () => true, remove: async () => true };

const week = { id: 91, startDate: '2099-07-06', endDate: '2099-07-10', state: 'open', capacity: 10, placesLeft: 4, version: 1 };

const activity = {
  ...{ id: 8, name: 'Sailing camp', type: 'camp', categoryId: null, gender: 'any', minAge: 10, maxAge: 17, countyId: 1, county: 'Cork' },
  ...{ countryCode: 'IE', locationId: 2, location: 'Cobh', latitude: null, longitude: null, photoRef: null, firstLine: 'Boats' },
  ...{ weeks: 1, nextWeek: '2099-07-06', fromPrice: null, description: 'Boats and knots', photos: [], active: true, businessId: 1 },
  ...{ version: 3, schedules: [week], weekPrice: null },
};

const { answers, open, sent } = partsOf({ at: '/hub/activities', words, user: userWith(['Coordinator']) });

beforeEach(() => {
  Object.assign(answers, {
    'GET /api/activities': () => pageOf([{ ...activity, placesLeft: 4 }]),
    'GET /api/activities/8': () => activity,
    'GET /api/dependencies/counties': () => ({ data: [{ id: 1, name: 'Cork', countryId: 372 }] }),
    'GET /api/dependencies/locations': () => ({ data: [{ id: 2, name: 'Cobh', countyId: 1, latitude: 51.8, longitude: -8.3 }] }),
    'GET /api/dependencies/tags': () => ({ data: [] }),
    'GET /api/businesses': () => pageOf([{ id: 1, name: 'Stays' }]),
  });
});

const inForm = (name: string) => page.getByRole('form', { name });

test('the list says where an activity is, for whom, and what is free', async () => {
  await open(<ActivityList views={views} create={null} linkTo={(id) => `/hub/activities?open=${id}`} />);
  await expect.element(page.getByRole('row', { name: /Sailing camp/ })).toMatchTextContent(/Camp.*Cork.*10 to 17.*4.*Yes/);
});

test('a name is changed and everything else stays; a week is added, another one gets more places', async () => {
  await page.viewport(360, 740);
  answers['PATCH /api/activities'] = () => ({ ...activity, placesLeft: 4, version: 4 });
  answers['POST /api/activity-schedules'] = () => ({ ...week, id: 92, activityId: 8, activity: 'Sailing camp' });
  answers['PATCH /api/activity-schedules'] = () => ({ ...week, activityId: 8, activity: 'Sailing camp', version: 2 });
  await open(<ActivityDrawer id={8} onClose={() => undefined} onMade={() => undefined} />);
  await inForm('Sailing camp').getByRole('textbox', { name: 'Name' }).fill('Sailing school');
  expect(await listAxeFaults()).toEqual([]);
  await inForm('Sailing camp').getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() => expect(sent('PATCH /api/activities')).toBeDefined());
  expect(sent('PATCH /api/activities')).toMatchObject({
    ...{ id: 8, version: 3, name: 'Sailing school', description: 'Boats and knots', county_id: 1, location_id: 2, business_id: 1 },
  });
  await expect.element(page.getByRole('list', { name: 'Upcoming weeks' })).toMatchTextContent(/6 of 10 places taken/);
  await page.getByRole('button', { name: /^Edit places/ }).click();
  await inForm('Edit places').getByRole('spinbutton', { name: 'Places' }).fill('14');
  await inForm('Edit places').getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() => expect(sent('PATCH /api/activity-schedules')).toMatchObject({ id: 91, capacity: 14, version: 1 }));
  await inForm('Add week').getByRole('textbox', { name: 'Start date (Monday)' }).fill('13/07/2099');
  await inForm('Add week').getByRole('button', { name: 'Add week' }).click();
  await vi.waitFor(() =>
    expect(sent('POST /api/activity-schedules')).toMatchObject({ activity_id: 8, start_date: '2099-07-13', capacity: 12 }),
  );
});

test('a user without write access sees the places that are left, and no form', async () => {
  signInAs(userWith(['Agent'], { capabilities: ['activities.read'] as never }));
  answers['GET /api/activities/8'] = () => ({ ...activity, schedules: [{ ...week, capacity: null }] });
  await open(<ActivityDrawer id={8} onClose={() => undefined} onMade={() => undefined} />);
  await expect.element(page.getByRole('list', { name: 'Upcoming weeks' })).toMatchTextContent(/4 places left/);
  await expect.element(page.getByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('one is taken offline with a reason; an administrator deletes a week that nobody booked, and is told why an activity stays', async () => {
  signInAs(userWith(['Administrator']));
  answers['POST /api/activities/8/offline'] = () => ({ ...activity, active: false, version: 4 });
  answers['DELETE /api/activity-schedules/91'] = () => ({ message: 'Deleted.' });
  answers['DELETE /api/activities/8'] = () =>
    new Response(JSON.stringify({ code: 'activityBooked', message: 'This activity was booked twice.' }), { status: 409 });
  const closed = vi.fn();
  await open(<ActivityDrawer id={8} onClose={closed} onMade={() => undefined} />);
  await page.getByRole('button', { name: 'Take offline' }).click();
  await page.getByRole('textbox', { name: 'Reason for taking it offline' }).fill('No boats');
  await inDialog('Take offline').click();
  await expectTold('Sailing camp taken offline');
  expect(sent('POST /api/activities/8/offline')).toEqual({ reason: 'No boats', version: 3 });
  await page.getByRole('button', { name: /^Delete week/ }).click();
  await inDialog('Delete week').click();
  await expectTold('Week deleted');
  await page.getByRole('button', { name: 'Delete activity' }).click();
  await inDialog('Delete activity').click();
  await expectTold('This activity was booked twice.');
  expect(closed).not.toHaveBeenCalled();
});
