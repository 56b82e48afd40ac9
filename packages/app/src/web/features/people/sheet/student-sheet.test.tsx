// The spreadsheet of students on a page: cells saved one by one, refused, failed and in conflict; new rows and possible doubles; and before axe.

import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Student } from '#contract/people/students.shapes.ts';
import { alerts } from '#web/platform/notices/notices.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, inDialog, partsOf } from '#web/testing/parts.tsx';
import { pageOf, refuseWith } from '#web/testing/play-server.ts';
import { student } from '#web/testing/students.ts';
import { StudentSheet } from './student-sheet.tsx';

const words = ['grid', 'studentSheet', 'students', 'names', 'titles', 'list', 'lists', 'form', 'common', 'resource'] as const;
const views = { views: [], save: async () => null, change: async () => true, remove: async () => true };
const RIGHTS = ['students.read', 'students.write', 'students.health', 'students.manage'] as const;

const { answers, asked, open } = partsOf({
  at: '/hub/students-spreadsheet',
  words,
  user: userWith(['Coordinator'], { capabilities: [...RIGHTS] }),
  heading: 'Students',
});

let kept: Student[];
const CELL = 'PATCH /api/students/5/cell';
beforeEach(() => {
  kept = [student(), student({ id: 6, firstName: 'Ben', lastName: 'Roe', allergies: 'Milk' })];
  Object.assign(answers, {
    'GET /api/students/newlist': () => ({ table: pageOf(kept) }),
    'GET /api/dependencies/student-types': () => ({ data: [{ id: 3, code: 'individual', name: 'Individual student' }] }),
    'GET /api/dependencies/countries': () => ({ data: [{ id: 250, code: 'FR', name: 'France', hosting: false }] }),
    'GET /api/students/agents': () => ({ data: [{ id: 9, name: 'Ana Agent' }] }),
    [CELL]: ({ body }: { body: unknown }) => {
      const { field, value } = body as { field: string; value: string };
      kept = kept.map((one) => (one.id === 5 ? { ...one, [field]: value } : one));
      return { item: kept[0] };
    },
  });
});

const grid = () => page.getByRole('grid', { name: 'Students spreadsheet' });
const cell = (name: string | RegExp, row = 0) =>
  grid()
    .getByRole('row')
    .nth(row + 1)
    .getByRole('gridcell', { name })
    .first();
const sentCells = () => asked.filter(({ key }) => key.startsWith('PATCH')).map(({ body }) => body);
const status = (text: string | RegExp) => expect.element(page.getByRole('status').filter({ hasText: text }).first()).toBeInTheDocument();

async function start(): Promise<void> {
  await open(<StudentSheet views={views} actions={null} />);
  await expect.element(cell('Anna')).toBeVisible();
  await cell('Anna').click();
  grid().element().focus();
}

test('a cell is saved when it is left, with what it contained before, and undone the same way', async () => {
  await start();
  expect(await listAxeFaults()).toEqual([]);
  await userEvent.keyboard('Ann{Enter}');
  await status('All changes saved');
  expect(sentCells()).toEqual([{ field: 'firstName', value: 'Ann', before: 'Anna' }]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(sentCells).toHaveLength(2);
  expect(sentCells()[1]).toEqual({ field: 'firstName', value: 'Anna', before: 'Ann' });
});

test('a text that is no value stays in its cell with what would be right, and nothing is sent', async () => {
  await start();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}soon{Enter}');
  await status('1 cell not saved');
  await button('Show next problem').click();
  await expect
    .element(page.getByRole('region', { name: 'Active cell' }))
    .toMatchTextContent('“soon” isn’t a date. Enter one such as 2026-07-02.');
  expect(sentCells()).toEqual([]);
  await button('Discard my change').click();
  await expect.element(cell('4 Mar 2012')).toBeVisible();
});

test('a refusal stands at its cell, and a failure stays and is sent again', async () => {
  answers[CELL] = () => refuseWith(422, 'validation', 'Wrong.', { errors: { first_name: ['Choose a shorter name.'] } });
  await start();
  await userEvent.keyboard('Ann{Enter}{ArrowUp}');
  await expect.element(page.getByRole('region', { name: 'Active cell' })).toMatchTextContent('Choose a shorter name.');
  expect(await listAxeFaults()).toEqual([]);
  answers[CELL] = () => refuseWith(503, 'unavailable', 'Back soon.');
  await userEvent.keyboard('Anne{Enter}{ArrowUp}');
  await expect.element(page.getByRole('region', { name: 'Active cell' })).toMatchTextContent('Back soon.');
  await expect.element(cell(/^Anne/)).toBeVisible();
  answers[CELL] = () => ({ item: { ...student(), firstName: 'Anne' } });
  await button('Try again').first().click();
  await status('All changes saved');
});

test('in a conflict the other value is told with who it was, and one’s own is kept or given up', async () => {
  const current = { value: 'Annie', by: 'Mary Byrne', at: '2026-06-15T10:00:00.000Z' };
  answers[CELL] = ({ body }) =>
    (body as { before: string }).before === 'Annie'
      ? { item: { ...student(), firstName: 'Ann' } }
      : refuseWith(409, 'cellChanged', 'Changed.', { current });
  await start();
  await userEvent.keyboard('Ann{Enter}{ArrowUp}');
  await expect
    .element(page.getByRole('region', { name: 'Active cell' }))
    .toMatchTextContent(/Mary Byrne changed this cell on .*It’s now: Annie/);
  expect(await listAxeFaults()).toEqual([]);
  await button('Keep mine').click();
  await status('All changes saved');
  expect(sentCells()).toEqual([
    { field: 'firstName', value: 'Ann', before: 'Anna' },
    { field: 'firstName', value: 'Ann', before: 'Annie' },
  ]);
});

test('rows pasted at the end become students, and possible doubles are told before', async () => {
  answers['POST /api/students/new/update'] = () => ({ item: student({ id: 7 }) });
  await start();
  await button('Add 5 rows').click();
  await expect.element(page.getByRole('rowheader', { name: 'New row 1' })).toBeVisible();
  grid().element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const data = new DataTransfer();
  data.setData('text/plain', 'ánna\tBYRNE\t2012-03-04\nZoe\tPark\t2011-05-06\n');
  grid()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  const news = page.getByRole('region', { name: 'New students' });
  await expect.element(news).toMatchTextContent(/New row 1 May exist already: Anna Byrne, born on 4 Mar 2012/);
  await expect.element(news).toMatchTextContent(/New row 2 Zoe Park can be created/);
  expect(await listAxeFaults()).toEqual([]);
  await button('Create 2 students').click();
  await inDialog('Create anyway').click();
  await expect
    .poll(() => asked.filter(({ key }) => key.startsWith('POST')).map(({ body }) => body))
    .toEqual([
      { first_name: 'ánna', last_name: 'BYRNE', date_of_birth: '2012-03-04' },
      { first_name: 'Zoe', last_name: 'Park', date_of_birth: '2011-05-06' },
    ]);
  await expect.element(news).not.toBeInTheDocument();
});

test('rows for which there is no room are told', async () => {
  await start();
  const data = new DataTransfer();
  data.setData('text/plain', `Zoe\tPark\n${'\t\n'.repeat(503)}`);
  await button('Add 5 rows').click();
  grid().element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  grid()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  expect(alerts.get().map(({ text }) => text)).toEqual([expect.stringMatching(/^\d rows were left out: at most 500 new rows/)]);
});

test('a row that can’t be compared yet can’t be created', async () => {
  await start();
  let isDown = true;
  answers['GET /api/students/newlist'] = () => (isDown ? refuseWith(503, 'unavailable', 'Down') : { table: pageOf(kept) });
  await button('Add 5 rows').click();
  grid().element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const data = new DataTransfer();
  data.setData('text/plain', 'Zoe\tPark\t2011-05-06\n');
  grid()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  const news = page.getByRole('region', { name: 'New students' });
  await expect.element(news).toMatchTextContent(/New row 1/);
  await expect.poll(() => asked.filter(({ key }) => key === 'GET /api/students/newlist').length).toBeGreaterThan(1);
  expect(news.getByRole('button', { name: /^Create/, disabled: false }).elements()).toEqual([]);
  isDown = false;
  await expect.element(news).toMatchTextContent(/Zoe Park can be created/);
});
