// The hub's list of host families: what each reader is offered, and changes of many at once.

import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ListedFamily } from '#contract/host-families/family-list.shapes.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { signInAs } from '#web/testing/page.tsx';
import { expectTold, inDialog, partsOf } from '#web/testing/parts.tsx';
import { pageOf } from '#web/testing/play-server.ts';
import { FamilyList } from './family-list.tsx';

const words = ['hubFamilies', 'hostDashboard', 'names', 'titles', 'list', 'lists', 'form', 'calendar', 'validation'] as const;
const views = { views: [], save: async () => null, change: async () => true, remove: async () => true };
const { answers, asked, open, sent } = partsOf({
  at: '/hub/hostfamilies',
  words,
  user: userWith(['Coordinator']),
  heading: 'Host families',
});

const family = (more: Partial<ListedFamily>): ListedFamily => ({
  ...{ id: 4, name: 'Ahern', countyId: 1, county: 'Cork', isLive: true, contactName: 'Orla', cityTown: 'Cobh', hostingTypes: [1, 2] },
  ...{ guestsNumber: 2, freeBeds: null, vettingState: 'approved', vettingSince: null, missing: [], responseMinutes: 200, lastStay: null },
  ...{ coordinatorId: null, coordinator: null, isPaused: false, pausedUntil: null, version: 1 },
  ...more,
});

beforeEach(async () => {
  await page.viewport(1280, 900);
  Object.assign(answers, {
    'GET /api/host_families': () =>
      pageOf([
        family({}),
        family({
          id: 5,
          name: 'Byrne',
          isLive: false,
          isPaused: true,
          pausedUntil: '2026-12-24',
          missing: ['photos', 'story'],
          vettingState: 'in_review',
        }),
      ]),
    'GET /api/dependencies/counties': () => ({ data: [{ id: 1, name: 'Cork', countryId: 372 }] }),
    'GET /api/users/coordinators': () => ({ data: [{ id: 9, name: 'Nora Coordinator' }] }),
  });
});

const onMessage = vi.fn(async () => undefined);
const openList = (mayWrite = true, scheme: 'light' | 'dark' = 'light') =>
  open(<FamilyList views={views} rowLink={({ id }) => `/hub/hostfamilies/${id}/calendar`} onMessage={mayWrite ? onMessage : undefined} />, {
    scheme,
  });

async function chooseAll(): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
}

test.each(['light', 'dark'] as const)('the list says what is missing and whether parents find a family, in %s', async (scheme) => {
  await openList(true, scheme);
  const row = page.getByRole('row', { name: /Byrne/ });
  await expect.element(row).toMatchTextContent(/Paused until.*In review.*Photos, Story/);
  await expect.element(page.getByRole('row', { name: /Ahern/ })).toMatchTextContent(/Live.*4 hr/);
  expect(await listAxeFaults()).toEqual([]);
});

test('the actions of a row are in the window however many columns there are', async () => {
  await page.viewport(900, 800);
  await openList();
  const actions = page.getByRole('row', { name: /Byrne/ }).getByRole('button', { name: /Byrne/ });
  await expect.element(actions).toBeVisible();
  const table = actions.element().closest('table')?.parentElement;
  expect(table?.scrollWidth).toBeGreaterThan(table?.clientWidth ?? 0);
  expect(actions.element().getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  await actions.click();
  await expect.element(page.getByRole('menuitem', { name: 'View calendar' })).toBeVisible();
});

test('the list of readers who know only names has no bulk actions', async () => {
  signInAs(userWith(['Finance'], { capabilities: ['families.list', 'calendar.read'] }));
  await openList(false);
  await expect.element(page.getByRole('row', { name: /Ahern/ })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Select all rows on this page' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('columnheader', { name: 'Missing' })).not.toBeInTheDocument();
});

test('a pause of several asks for the reason and tells who was refused', async () => {
  answers['POST /api/host_families/bulk'] = () => ({
    data: [
      { id: 4, outcome: 'done' },
      { id: 5, outcome: 'unchanged' },
    ],
  });
  await openList();
  await chooseAll();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Storm');
  await inDialog('Pause').click();
  await expectTold('1 family paused 1 family already up to date');
  expect(sent('POST /api/host_families/bulk')).toEqual({ action: 'pause', reason: 'Storm', until: null, ids: [4, 5] });
});

test('several are asked for information', async () => {
  answers['POST /api/host_families/bulk'] = () => ({ data: [4, 5].map((id) => ({ id, outcome: 'done' })) });
  await openList();
  await chooseAll();
  await page.getByRole('button', { name: 'Ask for information', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Photos' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Of the garden.');
  await inDialog('Ask for information').click();
  await expectTold('2 families asked for information');
  const asked = { action: 'requestInformation', items: ['photos'], text: 'Of the garden.' };
  expect(sent('POST /api/host_families/bulk')).toEqual({ ...asked, ids: [4, 5] });
});

test('a request for something else needs a message, and what the list says is missing can be asked for', async () => {
  answers['POST /api/host_families/bulk'] = () => ({ data: [4, 5].map((id) => ({ id, outcome: 'done' })) });
  await openList();
  await chooseAll();
  await page.getByRole('button', { name: 'Ask for information' }).click();
  for (const name of ['Rooms', 'Travel times', 'Place on the map', 'Something else']) await page.getByRole('checkbox', { name }).click();
  await inDialog('Ask for information').click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect.element(message).toBeInvalid();
  await message.fill('Do you still have the dog?');
  await inDialog('Ask for information').click();
  await expectTold('2 families asked for information');
  const items = ['rooms', 'travel', 'pin', 'other'];
  expect(sent('POST /api/host_families/bulk')).toMatchObject({ items, text: 'Do you still have the dog?' });
});

test('a message is written to the chosen families', async () => {
  await openList();
  await chooseAll();
  await page.getByRole('button', { name: 'Write message' }).click();
  await vi.waitFor(() => expect(onMessage).toHaveBeenCalledWith([4, 5]));
});

test('the list is reached on a phone, and its filters ask the server', async () => {
  await page.viewport(360, 800);
  await open(<FamilyList views={views} rowLink={() => undefined} onMessage={undefined} />, {
    at: '/hub/hostfamilies?freeOn=2026-07-05..2026-07-18&missing=photos',
  });
  await expect.element(page.getByText('The Byrne family')).toBeVisible();
  const { search } = asked.find(({ key }) => key === 'GET /api/host_families') ?? {};
  expect(search?.get('free_on')).toBe('2026-07-05..2026-07-18');
  expect(search?.get('missing')).toBe('photos');
  expect(await listAxeFaults()).toEqual([]);
});
