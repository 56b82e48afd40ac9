// Areas on screen: the list, one beside it with what lies inside, the form by keyboard, and the test of a place.

import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Geofence } from '#contract/geofences/geofences.shapes.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, expectTold, partsOf } from '#web/testing/parts.tsx';
import { pageOf } from '#web/testing/play-server.ts';
import { GeofenceDrawer } from './geofence-drawer.tsx';
import { GeofenceForm } from './geofence-form.tsx';
import { GeofenceList } from './geofence-list.tsx';
import { PointTest } from './point-test.tsx';

const words = ['geofences', 'map', 'names', 'resource', 'titles', 'list', 'lists', 'form', 'calendar', 'validation', 'common'] as const;
const views = { views: [], save: async () => null, change: async () => true, remove: async () => true };

function area(change: Partial<Geofence> = {}): Geofence {
  return {
    ...{ id: 5, name: 'Kinsale', kind: 'circle', purposes: ['coordinator'], latitude: 51.7, longitude: -8.5, radiusM: 10_000, points: [] },
    ...{ areaKm2: 314.2, countyId: 1, county: 'Cork', coordinator: { id: 7, name: 'Nora Byrne' }, version: 2, overlaps: [] },
    ...change,
  };
}

let kept: Geofence;
const { answers, asked, open, sent } = partsOf({ at: '/hub/geofences', words, user: userWith(['Administrator']), heading: 'Geofences' });

beforeEach(() => {
  kept = area();
  Object.assign(answers, {
    'GET /api/geofences': () => pageOf([kept]),
    'GET /api/geofences/5': () => kept,
    'GET /api/geofences/5/inside': () => ({
      families: { count: 201, data: [{ id: 1, name: 'The Byrne family', county: 'Cork', isPinned: false }] },
      activities: { count: 0, data: [] },
      towns: { count: 1, data: [{ id: 3, name: 'Kinsale' }] },
    }),
    'GET /api/geofences/coordinators': () => ({ data: [{ id: 7, name: 'Nora Byrne' }] }),
    'GET /api/dependencies/counties': () => ({ data: [{ id: 1, name: 'Cork', countryId: 372 }] }),
  });
});

test('the list says in words what an area is for, and who coordinates it', async () => {
  await open(<GeofenceList views={views} add={null} linkTo={(id) => `/hub/geofences?open=${id}`} />);
  const row = page.getByRole('row', { name: /Kinsale/ });
  await expect.element(row.getByText('Nora Byrne')).toBeVisible();
  await expect.element(row.getByText('Circle')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});

test.each([360, 1280])('an area is shown with what it overlaps and what lies inside, and is deleted, at %i pixels', async (width) => {
  await page.viewport(width, 900);
  kept = area({ overlaps: [{ id: 6, name: 'County Cork', purposes: ['coordinator'] }] });
  answers['DELETE /api/geofences/5'] = () => ({ message: 'Deleted.' });
  const closed: string[] = [];
  await open(<GeofenceDrawer id={5} onClose={() => closed.push('yes')} />);
  await expect.element(page.getByRole('link', { name: 'County Cork' })).toBeVisible();
  await expect.element(page.getByText('The Byrne family, Cork (by town)')).toBeVisible();
  await expect.element(page.getByText('and 200 more')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await button('Delete').click();
  const dialog = page.getByRole('dialog', { name: 'Delete area Kinsale?' });
  await expect.element(dialog.getByText(/Nora Byrne no longer coordinates this area/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectTold('Area deleted');
  expect(closed).toEqual(['yes']);
  expect(asked.filter(({ key }) => key === 'GET /api/geofences/5/inside')).toHaveLength(1);
});

test('a circle is changed by its numbers, and the notice says what it overlaps', async () => {
  answers['PATCH /api/geofences/5'] = () => area({ overlaps: [{ id: 6, name: 'County Cork', purposes: ['coordinator'] }] });
  await open(<GeofenceForm area={kept} onSaved={() => undefined} onClose={() => undefined} />);
  const radius = page.getByRole('textbox', { name: 'Radius (m)' });
  await radius.fill('250');
  await userEvent.keyboard('{Enter}');
  await expectTold('Area saved. It overlaps 1 other area.');
  expect(sent('PATCH /api/geofences/5')).toMatchObject({ kind: 'circle', radius_m: 250, latitude: 51.7, longitude: -8.5, version: 2 });
});

test('an area is drawn on the map, which fills in its numbers, and shows what is typed', async () => {
  await open(<GeofenceForm area={kept} onSaved={() => undefined} onClose={() => undefined} />);
  const field = (name: string) => page.getByRole('textbox', { name });
  (button('Edge of the circle').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(field('Radius (m)')).not.toHaveValue('10,000');
  await button('Undo').click();
  await expect.element(field('Radius (m)')).toHaveValue('10,000');
  (button('Centre').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(field('Latitude')).not.toHaveValue('51.7');
  expect(await listAxeFaults()).toEqual([]);
  await field('Latitude').fill('');
  await expect.element(button('Set centre')).toBeVisible();
});

test('a polygon gets its corners as numbers, which are moved and removed by buttons', async () => {
  kept = area({
    ...{ kind: 'polygon', latitude: null, longitude: null, radiusM: null },
    points: [51, 52, 53, 54].map((latitude, index) => ({ latitude, longitude: -8 - index })),
  });
  answers['PATCH /api/geofences/5'] = () => kept;
  await open(<GeofenceForm area={kept} onSaved={() => undefined} onClose={() => undefined} />);
  await expect.element(page.getByRole('textbox', { name: 'Latitude of corner 4' })).toHaveValue('54');
  expect(await listAxeFaults()).toEqual([]);
  await button('Remove corner 4').click();
  await button('Move corner 1 down').click();
  await button('Save').click();
  await expectTold('Area saved');
  expect(sent('PATCH /api/geofences/5')).toMatchObject({
    points: [
      { latitude: 52, longitude: -9 },
      { latitude: 51, longitude: -8 },
      { latitude: 53, longitude: -10 },
    ],
  });
});

test('a place is tested, and the answer says who coordinates there', async () => {
  answers['GET /api/geofences/test'] = () => ({
    areas: [{ id: 5, name: 'Kinsale', purposes: ['coordinator'], coordinator: 'Nora Byrne' }],
    coordinator: { id: 7, name: 'Nora Byrne' },
  });
  await open(<PointTest />);
  await page.getByRole('textbox', { name: 'Latitude' }).fill('51.7');
  await page.getByRole('textbox', { name: 'Longitude' }).fill('-8.5');
  await expect.element(button('Place to test')).toBeVisible();
  await button('Test').click();
  await expect.element(page.getByText('Nora Byrne coordinates here.')).toBeVisible();
  await expect.element(page.getByText('1 area has this place:')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});

test('a click on the map tests the place', async () => {
  answers['GET /api/geofences/test'] = () => ({ areas: [], coordinator: null });
  await open(<PointTest />);
  await expect.element(page.getByText('Kinsale', { exact: true }).last()).toBeVisible();
  await userEvent.click(page.getByRole('group', { name: 'All areas. Click the map to choose a place.' }), { position: { x: 150, y: 150 } });
  await expect.element(page.getByText('Nobody coordinates here.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Latitude' })).not.toHaveValue('');
});

test('an area that is coordinated needs a coordinator', async () => {
  kept = area({ coordinator: null });
  await open(<GeofenceForm area={kept} onSaved={() => undefined} onClose={() => undefined} />);
  await button('Save').click();
  await expect.element(page.getByText('The Coordinator field is required').first()).toBeVisible();
  expect(sent('PATCH /api/geofences/5')).toBeUndefined();
});
