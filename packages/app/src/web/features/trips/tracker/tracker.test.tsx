// The trips tracker on screen: lights with their reasons, filters by link, what is done to several trips, and one trip beside the list.

import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CHECKLIST_ITEMS, type TrackedTripDetail } from '#contract/trips/tracker.shapes.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, expectTold, partsOf } from '#web/testing/parts.tsx';
import { pageOf, refuseWith } from '#web/testing/play-server.ts';
import { TrackerDrawer } from './tracker-drawer.tsx';
import { TrackerList } from './tracker-list.tsx';
import { TrackerPresets } from './tracker-presets.tsx';

const words = [
  ...(['tripsTracker', 'tripsBulk', 'trips', 'hubTrips', 'names', 'refusals', 'resource', 'titles', 'list', 'lists', 'form'] as const),
  ...(['calendar', 'validation', 'common'] as const),
];
const views = { views: [], save: async () => null, change: async () => true, remove: async () => true };

function trip(change: Partial<TrackedTripDetail> = {}): TrackedTripDetail {
  return {
    ...{ id: 5, state: 'booked', fromDate: '2026-07-20', toDate: '2026-07-27', daysToStart: 9, studentId: 3, studentName: 'Léa Petit' },
    ...{ students: 1, hostFamilyId: 2, hostFamilyName: 'Murphy', countyName: 'Cork', agentName: null },
    ...{ coordinatorId: null, coordinatorName: null, followUp: null, checklist: { done: 0, total: 5 }, openTasks: 0, version: 4 },
    lights: [
      { check: 'data', light: 'red', rule: 'incompleteStudents', count: 1 },
      { check: 'family', light: 'green', rule: null, count: 0 },
      { check: 'payment', light: 'amber', rule: 'unpaidInvoices', count: 2 },
      { check: 'transfer', light: 'amber', rule: 'missingArrivals', count: 1 },
      { check: 'documents', light: 'red', rule: 'missingPassports', count: 1 },
    ],
    items: CHECKLIST_ITEMS.map((kind) => ({ id: null, kind, text: '', isDone: false, doneAt: null, doneByName: null })),
    notes: [],
    ...change,
  } as TrackedTripDetail;
}

const note = { id: 8, text: 'Likes horses', byName: 'Nora Byrne', at: '2026-07-01T09:00:00.000Z', editedAt: null, isOwn: true, version: 1 };

const { answers, asked, open, sent } = partsOf({
  at: '/hub/trips-tracker',
  words,
  user: userWith(['Coordinator']),
  heading: 'Trips tracker',
});

beforeEach(() => {
  Object.assign(answers, {
    'GET /api/trips-tracker': () => pageOf([trip(), trip({ id: 6, studentName: 'Tom Blanc' })]),
    'GET /api/trips-tracker/5': () => trip(),
    'GET /api/trips/5': () => ({ id: 5, allowedTransitions: [], offers: [], history: [], tasks: [], invoices: [], students: [] }),
    'GET /api/dependencies/counties': () => ({ data: [] }),
    'GET /api/students/agents': () => ({ data: [] }),
    'GET /api/users/coordinators': () => ({ data: [{ id: 7, name: 'Nora Byrne' }] }),
  });
});

const linkTo = (id: number) => `/hub/trips-tracker?trip=${id}`;

test.each([360, 1280])('the list explains each light by its rule, with a link to mend it, at %i pixels', async (width) => {
  await page.viewport(width, 900);
  await open(<TrackerList views={views} linkTo={linkTo} />);
  const light = page.getByRole('button', { name: 'Student data: Urgent, Léa Petit. Details of 1 student are incomplete.' });
  await light.click();
  const reason = page.getByRole('dialog', { name: /^Student data: Urgent, Léa Petit/ });
  await expect.element(reason.getByText('Amber from 60 days before the start, red from 14 days.')).toBeVisible();
  await expect
    .element(reason.getByRole('link', { name: 'Edit student' }))
    .toHaveAttribute('href', expect.stringContaining('/hub/students/3/edit'));
  expect(await listAxeFaults()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(reason).not.toBeInTheDocument();
});

test.each([360, 1280])('a light that the user sees of other trips alone says so at %i pixels', async (width) => {
  await page.viewport(width, 900);
  const others = trip({ id: 6, studentName: 'Tom Blanc' });
  answers['GET /api/trips-tracker'] = () => pageOf([trip(), { ...others, lights: others.lights.filter(({ check }) => check !== 'data') }]);
  await open(<TrackerList views={views} linkTo={linkTo} />);
  await expect.element(page.getByText('Not shown to you')).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Student data: Urgent, Léa Petit/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Student data: .*Tom Blanc/ })).not.toBeInTheDocument();
  expect(await listAxeFaults()).toEqual([]);
});

test('a pinned explanation lies above the one of a light that is passed over', async () => {
  await page.viewport(1280, 900);
  await open(<TrackerList views={views} linkTo={linkTo} />);
  await page.getByRole('button', { name: /^Student data: Urgent, Léa Petit/ }).click();
  const pinned = page.getByRole('dialog', { name: /^Student data: Urgent, Léa Petit/ }).getByText('Details of 1 student are incomplete.');
  await expect.element(pinned).toBeVisible();
  const other = page.getByRole('button', { name: /^Family: .*, Léa Petit/ });
  other.element().dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  await expect.element(page.getByRole('dialog', { name: /^Family: .*, Léa Petit/ })).toBeVisible();
  // The two overlap where the pinned text ends.
  const { right, top, bottom } = (pinned.element() as HTMLElement).getBoundingClientRect();
  await expect.poll(() => pinned.element().contains(document.elementFromPoint(right - 4, (top + bottom) / 2))).toBe(true);
});

test('a light is explained on focus too', async () => {
  await open(<TrackerList views={views} linkTo={linkTo} />);
  const light = page.getByRole('button', { name: /^Payment: Soon, Tom Blanc/ });
  await expect.element(light).toBeVisible();
  light.element().focus();
  await expect
    .element(page.getByRole('dialog', { name: /^Payment: Soon, Tom Blanc/ }).getByText('2 invoices aren’t paid yet.'))
    .toBeVisible();
});

test('several trips get the same follow-up', async () => {
  answers['POST /api/trips-tracker/follow-up'] = () => ({ changed: [5, 6] });
  await open(<TrackerList views={views} linkTo={linkTo} />);
  await page.getByRole('checkbox', { name: /Léa Petit/ }).click();
  await page.getByRole('checkbox', { name: /Tom Blanc/ }).click();
  await button('Set follow-up').click();
  const dialog = page.getByRole('dialog', { name: 'Set the follow-up of 2 trips' });
  await dialog.getByRole('textbox', { name: /What to do/ }).fill('Call');
  expect(await listAxeFaults()).toEqual([]);
  await dialog.getByRole('button', { name: 'Set follow-up' }).click();
  await expectTold('2 trips changed');
  expect(sent('POST /api/trips-tracker/follow-up')).toEqual({ trip_ids: [5, 6], day: null, text: 'Call' });
});

test('links set the filters, and the one that is on is marked', async () => {
  await open(<TrackerPresets />, { at: '/hub/trips-tracker?readiness=red' });
  await expect.element(page.getByRole('link', { name: 'Urgent' })).toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByRole('link', { name: 'My trips' })).toHaveAttribute('href', expect.stringContaining('coordinatorId=7'));
  expect(await listAxeFaults()).toEqual([]);
});

test.each([360, 1280])('the drawer ticks the checklist, adds and deletes notes, and plans the follow-up at %i pixels', async (width) => {
  await page.viewport(width, 900);
  const ticked = trip({ checklist: { done: 1, total: 5 } });
  answers['POST /api/trips-tracker/5/checklist'] = () => ticked;
  answers['POST /api/trips-tracker/5/notes'] = () => trip({ notes: [note] });
  answers['DELETE /api/trips-tracker/5/notes/8'] = () => trip();
  answers['POST /api/trips-tracker/5/coordinator'] = () => trip({ coordinatorId: 7, coordinatorName: 'Nora Byrne' });
  await open(<TrackerDrawer id={5} onClose={() => undefined} />);
  await page.getByRole('checkbox', { name: 'Parents called' }).click();
  await expect.element(page.getByText('1 of 5 done')).toBeVisible();
  expect(sent('POST /api/trips-tracker/5/checklist')).toEqual({ kind: 'parentsCalled', is_done: true });
  await page.getByRole('textbox', { name: 'New note' }).fill('Likes horses');
  await button('Add note').click();
  await expectTold('Note added');
  expect(sent('POST /api/trips-tracker/5/notes')).toEqual({ text: 'Likes horses' });
  await expect.element(page.getByText('Likes horses')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await button('Delete note').click();
  await page.getByRole('dialog', { name: 'Delete this note?' }).getByRole('button', { name: 'Delete note' }).click();
  await expectTold('Note deleted');
  const readings = () => asked.filter(({ key }) => key === 'GET /api/trips/5').length;
  const before = readings();
  await button('Assign to me').click();
  await expectTold('Coordinator saved');
  // The steps of the trip need its new version.
  expect(readings()).toBeGreaterThan(before);
  expect(sent('POST /api/trips-tracker/5/coordinator')).toEqual({ coordinator_id: 7, version: 4 });
});

test('the drawer of a trip that is over offers no follow-up form', async () => {
  answers['GET /api/trips-tracker/5'] = () => trip({ state: 'closed', lights: [] });
  await open(<TrackerDrawer id={5} onClose={() => undefined} />);
  await expect.element(page.getByRole('region', { name: 'Follow-up' })).toBeVisible();
  expect(page.getByRole('region', { name: 'Follow-up' }).getByRole('textbox').elements()).toEqual([]);
});

test('a follow-up that a colleague has written meanwhile is shown, and replaced only then', async () => {
  const at = (hour: number) => `2026-07-01T0${hour}:00:00.000Z`;
  const planned = (text: string, hour: number) => trip({ followUp: { day: '2026-07-10', text, at: at(hour) } });
  answers['GET /api/trips-tracker/5'] = () => planned('Call', 8);
  answers['POST /api/trips-tracker/5/follow-up'] = ({ body }) => {
    answers['GET /api/trips-tracker/5'] = () => planned('Theirs', 9);
    return (body as { seen: string }).seen === at(9) ? planned('Mine', 9) : refuseWith(409, 'changedMeanwhile', 'Somebody was first.');
  };
  await open(<TrackerDrawer id={5} onClose={() => undefined} />);
  const text = page.getByRole('textbox', { name: /What to do/ });
  await text.fill('Mine');
  await button('Save follow-up').click();
  await vi.waitFor(() => expect(sent('POST /api/trips-tracker/5/follow-up')).toMatchObject({ text: 'Mine', seen: at(8) }));
  await page.getByRole('radio', { name: /Yours: Mine/ }).click();
  await button('Use selected versions').click();
  await button('Save follow-up').click();
  await expectTold('Follow-up saved');
  expect(sent('POST /api/trips-tracker/5/follow-up')).toMatchObject({ text: 'Mine', seen: at(9) });
});

test('the drawer of a cancelled trip says neither what it lacks nor when it starts', async () => {
  answers['GET /api/trips-tracker/5'] = () => trip({ state: 'cancelled', lights: [] });
  await open(<TrackerDrawer id={5} onClose={() => undefined} />);
  await expect.element(page.getByText('Cancelled')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Checklist' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Readiness' })).not.toBeInTheDocument();
  await expect.element(page.getByText('Starts in 9 days')).not.toBeInTheDocument();
});
