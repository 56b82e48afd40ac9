// Bulk changes on screen: choosing trips and an action, the check with its rows, starting and undoing, and the list of runs.

import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BulkRow, BulkRun } from '#contract/trips/bulk.shapes.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, expectTold, partsOf } from '#web/testing/parts.tsx';
import { pageOf } from '#web/testing/play-server.ts';
import { BulkHistory } from './bulk-history.tsx';
import { BulkRunView } from './bulk-run.tsx';
import { ChooseTrips } from './choose-trips.tsx';

const words = [
  ...(['tripsBulk', 'tripImport', 'trips', 'hubTrips', 'names', 'refusals', 'resource', 'titles', 'list', 'lists', 'form'] as const),
  'messagingReplies' as const,
  ...(['calendar', 'validation', 'common'] as const),
];
const views = { views: [], save: async () => null, change: async () => true, remove: async () => true };

const { answers, asked, open, sent } = partsOf({ at: '/hub/trips-bulk', words, user: userWith(['Coordinator']), heading: 'Bulk trips' });

function run(change: Partial<BulkRun> = {}): BulkRun {
  return {
    ...{ id: 7, state: 'done', done: 2, total: 2, error: '', startedBy: 'Nora Byrne', startedAt: null, finishedAt: null, files: [] },
    ...{ createdAt: '2026-07-01T09:00:00.000Z', phase: 'check', sourceId: null, nextId: null, leftCount: 1, coordinatorName: 'Tom Ryan' },
    change: { action: 'coordinator', step: null, coordinatorId: 9, days: 0, reason: '', audience: null, text: '' },
    previews: [],
    counts: { changed: 1, unchanged: 0, refused: 1, failed: 0, open: 0 },
    ...change,
  };
}

function row(change: Partial<BulkRow> = {}): BulkRow {
  return {
    ...{ id: 1, tripId: 5, studentId: 3, studentName: 'Léa Petit', state: 'new', fromDate: '2026-07-20', toDate: '2026-07-27' },
    ...{ line: null, outcome: 'changed', message: null, code: null, fields: [], families: [], hostFamilyId: null },
    changes: [{ field: 'coordinator', before: null, after: 'Tom Ryan' }],
    ...change,
  };
}

const refused = row({ id: 2, tripId: 6, studentName: 'Tom Blanc', outcome: 'refused', changes: [], message: 'Not while it’s closed.' });

const trip = (id: number, studentName: string) => ({
  ...{ id, state: 'new', fromDate: '2026-07-20', toDate: '2026-07-27', studentId: id, studentName, students: 1, parentId: null },
  ...{ parentName: null, hostFamilyId: null, hostFamilyName: null, countyName: null, agentName: null, coordinatorName: null },
  ...{ groupName: null, tripTypeName: 'Base', businessName: 'B', currency: null, total: null, unanswered: 0, openTasks: 0 },
  ...{ createdAt: '2026-07-01T09:00:00.000Z', version: 1 },
});

beforeEach(() => {
  Object.assign(answers, {
    'GET /api/trips': () => pageOf([trip(5, 'Léa Petit'), trip(6, 'Tom Blanc')]),
    'GET /api/trips-bulk': () => pageOf([run()]),
    'GET /api/trips-bulk/7': () => run(),
    'GET /api/trips-bulk/rows': () => pageOf([row(), refused]),
    'GET /api/users/coordinators': () => ({ data: [{ id: 9, name: 'Tom Ryan' }] }),
    'GET /api/dependencies/counties': () => ({ data: [] }),
    'GET /api/dependencies/trip-types': () => ({ data: [] }),
    'GET /api/dependencies/businesses': () => ({ data: [] }),
    'GET /api/students/agents': () => ({ data: [] }),
  });
});

const linkTo = (id: number) => `/hub/trips-bulk?run=${id}`;
const never = () => undefined;

test.each([360, 1280])('chosen trips are checked for an action at %i pixels', async (width) => {
  await page.viewport(width, 900);
  answers['POST /api/trips-bulk'] = () => run({ state: 'waiting' });
  const started: number[] = [];
  await open(<ChooseTrips views={views} handed={[]} onStarted={({ id }) => started.push(id)} />);
  await page.getByRole('checkbox', { name: /Léa Petit/ }).click();
  await page.getByRole('checkbox', { name: /Tom Blanc/ }).click();
  await button('Change trips').click();
  const dialog = page.getByRole('dialog', { name: 'Change 2 trips' });
  await dialog.getByRole('combobox', { name: /Action/ }).click();
  await page.getByRole('option', { name: 'Move dates' }).click();
  await expect.element(dialog.getByText('7 is a week later.', { exact: false })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await dialog.getByRole('button', { name: 'Check changes' }).click();
  await expect.poll(() => started).toEqual([7]);
  expect(sent('POST /api/trips-bulk')).toMatchObject({ action: 'dates', days: 7, trip_ids: [5, 6] });
});

test('the trips that start next come first', async () => {
  await open(<ChooseTrips views={views} handed={[]} onStarted={never} />);
  await expect.element(page.getByRole('checkbox', { name: /Léa Petit/ })).toBeVisible();
  expect(asked.find(({ key }) => key === 'GET /api/trips')?.search.get('sort')).toBe('nextStart');
});

test('a step is asked for before anything is sent', async () => {
  await open(<ChooseTrips views={views} handed={[5, 6]} onStarted={never} />);
  await expect.element(page.getByText('2 trips chosen on another page')).toBeVisible();
  await button('Change these trips').click();
  const dialog = page.getByRole('dialog', { name: 'Change 2 trips' });
  await dialog.getByRole('button', { name: 'Check changes' }).click();
  await expect.element(dialog.getByRole('combobox', { name: /Step/ })).toHaveAttribute('aria-invalid', 'true');
  expect(sent('POST /api/trips-bulk')).toBeUndefined();
});

test.each([
  { width: 360, scheme: 'dark' as const },
  { width: 1280, scheme: 'light' as const },
])('a check tells what would change and why not, and starts the change at $width pixels, $scheme', async ({ width, scheme }) => {
  await page.viewport(width, 900);
  answers['POST /api/trips-bulk/7/change'] = () => run({ id: 8, phase: 'change' });
  const started: number[] = [];
  await open(<BulkRunView id={7} linkTo={linkTo} onStarted={(id) => started.push(id)} />, { scheme });
  await expect.element(page.getByText('Coordinator: Tom Ryan')).toBeVisible();
  await expect.element(page.getByText('Coordinator: none → Tom Ryan')).toBeVisible();
  await expect.element(page.getByText('Not while it’s closed.')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await button('Change 1 trip').click();
  await expectTold('Change started');
  await expect.poll(() => started).toEqual([8]);
});

test('a change is undone after a question, and shows the check it came from', async () => {
  answers['GET /api/trips-bulk/7'] = () => run({ phase: 'change', sourceId: 4 });
  answers['POST /api/trips-bulk/7/undo'] = () => run({ id: 9, phase: 'undo' });
  const started: number[] = [];
  await open(<BulkRunView id={7} linkTo={linkTo} onStarted={(id) => started.push(id)} />);
  await expect.element(page.getByRole('link', { name: 'View the check' })).toHaveAttribute('href', '/hub/trips-bulk?run=4');
  await button('Undo 1 trip').click();
  const dialog = page.getByRole('dialog', { name: 'Undo this change?' });
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Undo 1 trip' }).click();
  await expectTold('Undo started');
  await expect.poll(() => started).toEqual([9]);
});

test('a run that was started here gets the focus, and what can follow it is the next stop', async () => {
  answers['GET /api/trips-bulk/7'] = () => run({ phase: 'change', sourceId: 4 });
  await open(<BulkRunView id={7} linkTo={linkTo} onStarted={never} isTurnedTo />);
  await expect.element(page.getByRole('heading', { name: 'Change 7' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Undo 1 trip')).toHaveFocus();
});

test.each([360, 1280])('a message is written with details of each trip at %i pixels', async (width) => {
  await page.viewport(width, 900);
  answers['POST /api/trips-bulk'] = () => run({ state: 'waiting' });
  const started: number[] = [];
  await open(<ChooseTrips views={views} handed={[5, 6]} onStarted={({ id }) => started.push(id)} />);
  await button('Change these trips').click();
  const dialog = page.getByRole('dialog', { name: 'Change 2 trips' });
  await dialog.getByRole('combobox', { name: /Action/ }).click();
  await page.getByRole('option', { name: 'Send message' }).click();
  await dialog.getByRole('combobox', { name: /Recipients/ }).click();
  await page.getByRole('option', { name: 'Parents' }).click();
  await dialog.getByRole('textbox', { name: /Message/ }).fill('Dear ');
  await dialog.getByRole('button', { name: 'User’s first name' }).click();
  await expect.element(dialog.getByRole('textbox', { name: /Message/ })).toHaveValue('Dear {{firstName}}');
  expect(await listAxeFaults()).toEqual([]);
  await dialog.getByRole('button', { name: 'Check changes' }).click();
  await expect.poll(() => started).toEqual([7]);
  expect(sent('POST /api/trips-bulk')).toMatchObject({ action: 'message', audience: 'parents', text: 'Dear {{firstName}}' });
});

test.each([360, 1280])('a check of a message shows the first ones before they are sent at %i pixels', async (width) => {
  await page.viewport(width, 900);
  const change = {
    action: 'message',
    step: null,
    coordinatorId: null,
    days: 0,
    reason: '',
    audience: 'parents',
    text: 'Dear {{firstName}}',
  } as const;
  answers['GET /api/trips-bulk/7'] = () => run({ change, previews: [{ tripId: 5, name: 'Jeanne Petit', text: 'Dear Jeanne' }] });
  answers['GET /api/trips-bulk/rows'] = () => pageOf([row({ changes: [{ field: 'recipient', before: null, after: 'Jeanne Petit' }] })]);
  answers['POST /api/trips-bulk/7/change'] = () => run({ id: 8, phase: 'change', change });
  const started: number[] = [];
  await open(<BulkRunView id={7} linkTo={linkTo} onStarted={(id) => started.push(id)} />);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect.element(preview.getByText('To Jeanne Petit (trip 5)')).toBeVisible();
  await expect.element(preview.getByText('Dear Jeanne')).toBeVisible();
  await expect.element(page.getByText('Recipient: Jeanne Petit')).toBeVisible();
  await expect.element(page.getByText('Sent messages can’t be undone.', { exact: false })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await button('Send 1 message').click();
  await expectTold('Sending started');
  await expect.poll(() => started).toEqual([8]);
});

test('a run that is not over shows how far it is, and is stopped', async () => {
  answers['GET /api/trips-bulk/7'] = () => run({ state: 'running', done: 1200, total: 5000 });
  answers['POST /api/trips-bulk/7/cancel'] = () => run({ state: 'cancelled' });
  await open(<BulkRunView id={7} linkTo={linkTo} onStarted={never} />);
  await expect.element(page.getByText('1,200 of 5,000 trips')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await button('Stop').click();
  await expectTold('Run stopped');
});

test('all runs are listed with who began them', async () => {
  await open(<BulkHistory views={views} linkTo={linkTo} />);
  await expect.element(page.getByText('Nora Byrne').first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Coordinator: Tom Ryan/ }).first()).toHaveAttribute('href', '/hub/trips-bulk?run=7');
  expect(await listAxeFaults()).toEqual([]);
});

test('an import says what each row would create, and gives the refused rows back', async () => {
  const file = { name: 'trips.csv', sheet: null, headings: ['Student'], columns: ['studentId' as const], dateOrder: null };
  const { change } = run();
  answers['GET /api/trips-bulk/7'] = () => run({ change: { ...change, action: 'import', file } as BulkRun['change'], leftCount: 1 });
  answers['GET /api/trips-bulk/rows'] = () =>
    pageOf([
      row({ tripId: null, studentId: null, studentName: 'Mia Novak', state: null, fromDate: null, toDate: null, line: 2, changes: [] }),
      row({ ...refused, tripId: null, studentId: null, line: 3, message: '“To” is missing.' }),
    ]);
  await open(<BulkRunView id={7} linkTo={linkTo} onStarted={never} />);
  await expect.element(page.getByText('Import of trips.csv')).toBeVisible();
  await expect.element(button('Create 1 trip')).toBeVisible();
  await expect.element(page.getByText('“To” is missing.')).toBeVisible();
  await expect.element(button('Download rows with reasons')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});

test('the family of a stay that several consider is chosen in its row of the check', async () => {
  const families = [
    { id: 21, name: 'Murphy' },
    { id: 22, name: 'Byrne' },
  ];
  const unchosen = row({
    id: 3,
    outcome: 'refused',
    changes: [],
    message: 'Several families consider this stay.',
    code: 'noFamilyChosen',
    families,
  });
  const change = { ...run().change, action: 'state' as const, step: 'reserve' as const };
  answers['GET /api/trips-bulk/7'] = () => run({ change } as Partial<BulkRun>);
  answers['GET /api/trips-bulk/rows'] = () => pageOf([unchosen]);
  answers['POST /api/trips-bulk/rows/3/family'] = () => ({ ...unchosen, outcome: 'changed', hostFamilyId: 22 });
  await open(<BulkRunView id={7} linkTo={linkTo} onStarted={never} />);
  const choice = page.getByRole('combobox', { name: 'Family for Léa Petit' });
  await choice.selectOptions('The Byrne family');
  await expectTold('Family chosen');
  expect(sent('POST /api/trips-bulk/rows/3/family')).toEqual({ host_family_id: 22 });
  // Rows are paler from the time that they are read again until they are there.
  await vi.waitFor(() => {
    expect(asked.filter(({ key }) => key === 'GET /api/trips-bulk/rows').length).toBeGreaterThan(1);
    expect(document.querySelector('[data-busy], [aria-busy]')).toBeNull();
  });
  expect(await listAxeFaults()).toEqual([]);
});
