// The sheet of trips on a page: what each may edit, who else is where, hidden and frozen columns; the compact sheet; and before axe.

import { beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { readTripSheet } from '#contract/trips/sheet.endpoints.ts';
import type { SheetRow } from '#contract/trips/sheet.shapes.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { alerts } from '#web/platform/notices/notices.ts';
import { dispatchEvent } from '#web/platform/realtime/realtime.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { signInAs } from '#web/testing/page.tsx';
import { partsOf } from '#web/testing/parts.tsx';
import { pageOf } from '#web/testing/play-server.ts';
import { CompactSheet } from '../compact/compact-sheet.tsx';
import { TripSheet } from './trip-sheet.tsx';

const words = [
  'grid',
  'tripSheet',
  'compactSheet',
  'trips',
  'hubTrips',
  'names',
  'titles',
  'list',
  'lists',
  'form',
  'common',
  'calendar',
] as const;
const views = { views: [], save: async () => null, change: async () => true, remove: async () => true };
const WRITERS = ['sheets.read', 'sheets.write', 'students.health', 'invoices.read'] as const;

const { answers, asked, open } = partsOf({
  at: '/hub/sheets',
  words,
  user: userWith(['Coordinator'], { capabilities: [...WRITERS] }),
  heading: 'Sheets',
});

const row = (change: Partial<SheetRow> = {}): SheetRow => ({
  ...{ id: 3, studentId: 5, state: 'booked', student: 'Anna Byrne', dateOfBirth: '2012-03-04', fromDate: '2026-07-05' },
  ...{ toDate: '2026-07-18', hostFamily: 'Doyle', county: 'Cork', coordinator: 'Mary', parent: 'Jeanne Byrne', parentPhone: '+33 1' },
  ...{ parentEmail: 'jeanne@example.test', arrivalDay: '2026-07-05', arrivalTime: '14:35', arrivalPlace: 'Dublin', arrivalNumber: 'EI154' },
  ...{ departureDay: null, departureTime: null, departurePlace: '', departureNumber: '' },
  camps: [{ name: 'Sailing', startDate: '2026-07-06' }],
  ...{ wishes: 'A window', allergies: 'Hazelnuts', anyMedicalCondition: '', payment: 'partPaid', notes: '', group: null },
  ...{ tripType: 'Immersion', agent: null, editable: ['wishes', 'notes'] },
  ...change,
});

beforeEach(() => {
  Object.assign(answers, {
    'GET /api/trip-sheet': () => pageOf([row(), row({ id: 4, studentId: 6, student: 'Ben Roe', county: null, editable: [] })]),
    'GET /api/dependencies/counties': () => ({ data: [] }),
    'GET /api/booking/choices': () => ({ tripTypes: [] }),
    'PATCH /api/trip-sheet/3/5': ({ body }: { body: unknown }) => row({ wishes: (body as { value: string }).value }),
  });
});

const grid = () => page.getByRole('grid', { name: 'Sheets' });
const cell = (name: string | RegExp) => grid().getByRole('gridcell', { name }).first();
const AT = '/hub/sheets?columns=wishes,payment,allergies,notes,state';

test('cells that can be written are saved by row and column, others can’t be written', async () => {
  await open(<TripSheet views={views} actions={null} />, { at: AT });
  await expect.element(cell('A window')).toBeVisible();
  await expect.element(cell('Partly paid')).toHaveAttribute('aria-readonly', 'true');
  expect(await listAxeFaults()).toEqual([]);
  await cell('A window').click();
  grid().element().focus();
  await userEvent.keyboard('An aisle{Enter}');
  await expect
    .poll(() => asked.filter(({ key }) => key.startsWith('PATCH')).map(({ body }) => body))
    .toEqual([{ field: 'wishes', value: 'An aisle', before: 'A window' }]);
  await userEvent.keyboard('{ArrowUp}{ArrowDown}x{Enter}');
  expect(asked.filter(({ key }) => key.startsWith('PATCH'))).toHaveLength(1);
});

/** Pastes a text where the grid's active cell is. */
function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  grid()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

type Cells = {
  readonly cells: readonly { readonly trip_id: number; readonly field: string; readonly value: string; readonly before: string }[];
};

test('a paste is one request; each cell says what became of it, and one step undoes it', async () => {
  const rows = [row({ notes: 'Old' }), row({ id: 4, studentId: 6, student: 'Ben Roe' })];
  answers['GET /api/trip-sheet'] = () => pageOf(rows);
  answers['PATCH /api/trip-sheet/cells'] = ({ body }) => ({
    cells: (body as Cells).cells.map(({ value }) => {
      if (value === 'Bad') return { kind: 'refused', message: 'Not that.' };
      return value === 'Late' ? { kind: 'conflict', theirs: 'Theirs', by: null, at: null } : { kind: 'saved', value };
    }),
  });
  await open(<TripSheet views={views} actions={null} />, { at: '/hub/sheets?columns=wishes,notes' });
  await cell('A window').click();
  grid().element().focus();
  paste('An aisle\tCall\nBad\tLate');
  await expect.element(page.getByText('2 cells not saved')).toBeVisible();
  const sent = asked.filter(({ key }) => key.startsWith('PATCH'));
  expect(sent.map(({ key, body }) => [key, (body as Cells).cells.map((one) => `${one.trip_id} ${one.field} ${one.before}`)])).toEqual([
    ['PATCH /api/trip-sheet/cells', ['3 wishes A window', '3 notes Old', '4 wishes A window', '4 notes ']],
  ]);
  await expect.element(cell(/Bad.*Not that\./)).toBeVisible();
  await expect.element(cell(/Late.*Someone else changed this cell\. It’s now: Theirs/)).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect
    .poll(() => asked.findLast(({ key }) => key.startsWith('PATCH'))?.body)
    .toMatchObject({
      cells: [
        { trip_id: 3, field: 'wishes', value: 'A window', before: 'An aisle' },
        { trip_id: 3, field: 'notes', value: 'Old', before: 'Call' },
      ],
    });
});

test('a paste whose connection fails stays in its cells, and is sent again whole', async () => {
  answers['GET /api/trip-sheet'] = () => pageOf([row(), row({ id: 4, studentId: 6, student: 'Ben Roe' })]);
  answers['PATCH /api/trip-sheet/cells'] = () => {
    throw new TypeError('Failed to fetch');
  };
  await open(<TripSheet views={views} actions={null} />, { at: '/hub/sheets?columns=wishes,notes' });
  await cell('A window').click();
  grid().element().focus();
  paste('An aisle\nA door');
  await expect.element(page.getByText('2 cells not saved')).toBeVisible();
  await expect.element(cell(/An aisle/)).toBeVisible();
  answers['PATCH /api/trip-sheet/cells'] = ({ body }) => ({
    cells: (body as Cells).cells.map(({ value }) => ({ kind: 'saved', value })),
  });
  const countSent = () => asked.filter(({ key }) => key.startsWith('PATCH')).map(({ body }) => (body as Cells).cells.length);
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('online'));
      return countSent();
    })
    .toEqual([2, 2]);
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  expect(countSent()).toEqual([2, 2]);
});

test('rows that can’t be loaded again take nothing from whoever is typing', async () => {
  await open(<TripSheet views={views} actions={null} />, { at: AT });
  await cell('A window').click();
  grid().element().focus();
  await userEvent.keyboard('An ai');
  answers['GET /api/trip-sheet'] = () => {
    throw new TypeError('Failed to fetch');
  };
  await queryClient.invalidateQueries({ queryKey: toQueryKey(readTripSheet) });
  await expect.element(page.getByText('We couldn’t refresh this list. It may be out of date.')).toBeVisible();
  expect(alerts.get()).toEqual([]);
  await userEvent.keyboard('sle{Enter}');
  await expect.poll(() => asked.findLast(({ key }) => key.startsWith('PATCH'))?.body).toMatchObject({ value: 'An aisle' });
});

test('someone else’s cell has a frame with initials, and their name is told', async () => {
  await open(<TripSheet views={views} actions={null} />, { at: AT });
  await expect.element(cell('A window')).toBeVisible();
  const place = { sheet: 'tripSheet', connection_id: 'x', name: 'Mary Byrne', row: '3-5', column: 'notes', is_new: false };
  dispatchEvent('sheet.present', place);
  await expect.element(page.getByText('MB', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Also here: Mary Byrne')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  dispatchEvent('sheet.left', { sheet: 'tripSheet', connection_id: 'x' });
  await expect.element(page.getByText('MB', { exact: true })).not.toBeInTheDocument();
});

test('the menu of a column opens by keyboard, hides it, and freezes columns in the address', async () => {
  const history = await open(<TripSheet views={views} actions={null} />, { at: AT });
  await expect.element(cell('A window')).toBeVisible();
  grid().element().focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await page.getByRole('menuitem', { name: 'Freeze up to Special requests' }).click();
  await expect.poll(() => history.search()).toContain('frozen=1');
  grid().element().focus();
  await userEvent.keyboard('{ArrowRight}{Alt>}{ArrowDown}{/Alt}');
  await page.getByRole('menuitem', { name: 'Hide column' }).click();
  await expect.poll(() => history.search()).not.toContain('payment');
});

test('readers see neither notes nor tools to write', async () => {
  signInAs(userWith(['Finance'], { capabilities: ['sheets.read', 'invoices.read'] }));
  await open(<TripSheet views={views} actions={null} />, { at: '/hub/sheets' });
  await expect.element(grid()).toHaveAttribute('aria-readonly', 'true');
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  for (const name of ['Internal notes', 'Allergies'])
    await expect.element(grid().getByRole('columnheader', { name })).not.toBeInTheDocument();
});

test('the compact sheet has a table for each county, those without one last, and its period in the address', async () => {
  await open(<CompactSheet />, { at: '/hub/sheets-compact?from=2026-07-05&to=2026-07-11&by=county' });
  await expect
    .element(page.getByRole('table', { name: 'Cork: 1 student' }))
    .toMatchTextContent(/Anna Byrne.*EI154 · Dublin.*The Doyle family.*Hazelnuts/);
  await expect.element(page.getByRole('table', { name: 'Without a county: 1 student' })).toMatchTextContent('Ben Roe');
  expect(asked.find(({ key }) => key === 'GET /api/trip-sheet')?.search.get('from_date')).toBe('2026-07-05..2026-07-11');
  expect(await listAxeFaults()).toEqual([]);
  await page.getByRole('combobox', { name: 'Group by' }).selectOptions('Coordinator');
  await expect.element(page.getByRole('table', { name: 'Mary: 2 students' })).toBeVisible();
});

test('on paper, the compact sheet has a box for each student to tick with a pen', async () => {
  await open(<CompactSheet />, { at: '/hub/sheets-compact?from=2026-07-05&to=2026-07-11&by=coordinator' });
  const table = page.getByRole('table', { name: 'Mary: 2 students' });
  await expect.element(table.getByRole('columnheader', { name: 'Student' })).toBeVisible();
  await expect.element(table.getByText('Arrived')).not.toBeVisible();
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.element(table.getByRole('columnheader', { name: 'Arrived' })).toBeVisible();
  const boxes = [...table.element().querySelectorAll('tbody td:first-child > span')].map((box) => box.getBoundingClientRect());
  expect(boxes.map(({ width, height }) => width > 15 && height > 15)).toEqual([true, true]);
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
});

test('on paper, the sheet has all rows and chosen columns as plain tables, also those out of sight', async () => {
  const many = Array.from({ length: 300 }, (_, at) =>
    row({ id: at + 10, studentId: at + 10, student: `Student ${at}`, notes: `Note ${at}` }),
  );
  answers['GET /api/trip-sheet'] = () => pageOf(many);
  await open(<TripSheet views={views} actions={null} />, { at: AT });
  await expect.element(grid().getByText('Student 0', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  window.dispatchEvent(new Event('beforeprint'));
  const table = page.getByRole('table', { name: 'Sheets' });
  expect(table.element().querySelectorAll('tbody tr')).toHaveLength(300);
  const headings = [...table.element().querySelectorAll('thead th')].map(({ textContent }) => textContent);
  expect(headings).toEqual(['Student', 'Special requests', 'Payment', 'Allergies', 'Internal notes', 'Status']);
  await expect.element(table.getByRole('row').last()).toMatchTextContent(/Student 299.*A window.*Partly paid.*Hazelnuts.*Note 299/);
  await expect.element(grid()).not.toBeInTheDocument();
  window.dispatchEvent(new Event('afterprint'));
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  await expect.element(table).not.toBeInTheDocument();
});

test('the next start comes first, also by the sort on phones', async () => {
  await open(<TripSheet views={views} actions={null} />, { at: '/hub/sheets' });
  await expect.element(page.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Next start first');
  expect(asked.find(({ key }) => key === 'GET /api/trip-sheet')?.search.get('sort')).toBe('nextStart');
});

test('its filters stand clear of the toolbar, and words in its heads are whole', async () => {
  await page.viewport(1280, 900);
  await open(<TripSheet views={views} actions={null} />, { at: '/hub/sheets?fromDate=2026-07-01..2026-08-31&columns=departureTime' });
  const chip = page.getByRole('button', { name: 'Clear all' });
  await expect.element(chip).toBeVisible();
  const toolbar = page.getByRole('button', { name: 'Add filter' }).element().getBoundingClientRect();
  expect(chip.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(toolbar.bottom + 8);
  await expect.element(grid().getByText('Departure time')).toBeVisible();
  const head = grid().getByText('Departure time').element();
  const lines = new Range();
  lines.setStart(head.firstChild ?? head, 0);
  lines.setEnd(head.firstChild ?? head, 'Departure'.length);
  expect(lines.getClientRects()).toHaveLength(1);
});
