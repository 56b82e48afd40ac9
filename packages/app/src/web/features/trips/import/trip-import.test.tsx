// Importing trips on screen: choosing a file, what its columns contain, unclear dates, and beginning the check.

import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TripFile } from '#contract/trips/import.shapes.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, partsOf } from '#web/testing/parts.tsx';
import { refuseWith } from '#web/testing/play-server.ts';
import { TripImport } from './trip-import.tsx';

const words = [
  ...(['tripsImport', 'tripsBulk', 'tripImport', 'names', 'refusals', 'resource', 'titles', 'list', 'lists', 'form'] as const),
  ...(['validation', 'common'] as const),
];

const { answers, open, sent } = partsOf({ at: '/hub/trips-bulk', words, user: userWith(['Coordinator']), heading: 'Bulk trips' });

const column = (heading: string, field: string | null, more: object = {}) => ({
  ...{ heading, field, samples: ['one', 'two'], unclearDate: null },
  ...more,
});

const READ = {
  ...{ name: 'trips.csv', format: 'csv', encoding: 'windows-1252', separator: 'semicolon', sheets: [], sheet: null, rowCount: 3 },
  ...{ hasExample: true, isRemembered: false, dateOrder: null },
  columns: [
    column('Schüler', 'studentId'),
    column('Von', 'fromDate', { unclearDate: '03/04/2027' }),
    column('Bis', 'toDate'),
    column('Klasse', null),
  ],
} as unknown as TripFile;

const file = new File(['Schüler;Von;Bis;Klasse'], 'trips.csv', { type: 'text/csv' });
const started: number[] = [];

beforeEach(() => {
  started.length = 0;
  Object.assign(answers, { 'POST /api/trips-import/read': () => READ, 'POST /api/trips-import': () => ({ id: 9 }) });
});

async function choose(): Promise<void> {
  await open(<TripImport onStarted={({ id }) => started.push(id)} />);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('no file can be chosen');
  await userEvent.upload(page.elementLocator(input), file);
}

test('says what the file has, asks about unclear dates, and checks the rows', async () => {
  await choose();
  await expect.element(page.getByText('3 rows · encoding WINDOWS-1252 · separated by semicolons')).toBeVisible();
  await expect.element(page.getByText('The example row of the template is left out.')).toBeVisible();
  await expect.element(page.getByText('Not imported: Klasse')).toBeVisible();
  await expect.element(button('Check 3 rows')).toBeDisabled();
  await page.getByRole('combobox', { name: /03\/04\/2027/ }).click();
  await page.getByRole('option', { name: 'Day first, then month' }).click();
  expect(await listAxeFaults()).toEqual([]);
  await button('Check 3 rows').click();
  await expect.poll(() => started).toEqual([9]);
  expect(sent('POST /api/trips-import')).toMatchObject({ columns: '["studentId","fromDate","toDate",null]', date_order: 'dayFirst' });
});

test('says why a file is refused', async () => {
  answers['POST /api/trips-import/read'] = () => refuseWith(422, 'tripFileUnreadable', 'This workbook has macros.');
  await choose();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This workbook has macros.');
});
