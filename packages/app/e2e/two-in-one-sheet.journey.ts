// Two members of staff in one sheet: both see each other, edits of different cells both stay, and edits of one cell are decided.

import { expect, type Locator, type Page, test } from '@playwright/test';
import grid from '#messages/en/web/grid.json' with { type: 'json' };
import titles from '#messages/en/web/titles.json' with { type: 'json' };
import { expectAccessible } from './support/axe.ts';
import { closeAll, openSignedIn } from './support/conversations.ts';

const sheetOf = (page: Page) => page.getByRole('grid', { name: titles.page.hubSheets });

/** Goes to a column of a row, counted from the head of the row. */
async function findCell(page: Page, { name, column }: { name: string; column: string }): Promise<Locator> {
  const head = sheetOf(page).getByRole('columnheader', { name: column, exact: true });
  const index = await head.getAttribute('aria-colindex');
  const row = sheetOf(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  return row.first().locator(`[role="gridcell"][aria-colindex="${index}"]`);
}

/** Types a text in a cell, and leaves it downwards. */
async function write(page: Page, cell: Locator, text: string): Promise<void> {
  await cell.click();
  await sheetOf(page).focus();
  await page.keyboard.press('F2');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

const PATH = '/hub/sheets?state=reserved,booked&columns=wishes,notes,arrivalPlace';

test('two members of staff in one sheet lose nothing', async ({ browser }) => {
  test.slow();
  const [first, second] = await Promise.all([
    openSignedIn(browser, { role: 'Coordinator' }),
    openSignedIn(browser, { role: 'Administrator' }),
  ]);
  await Promise.all([first.goto(PATH), second.goto(PATH)]);
  const written = sheetOf(first).locator('[role="gridcell"][aria-readonly="false"]').first();
  await expect(written).toBeVisible();
  const name = await written.evaluate((cell) => cell.parentElement?.querySelector('[role="rowheader"]')?.textContent ?? '');
  const cellOf = (page: Page, column: string) => findCell(page, { name, column });

  // Each is told of the other.
  await expect(first.getByText(grid.people.split('{')[0] ?? '', { exact: false })).toBeVisible();
  await expect(second.getByText(grid.people.split('{')[0] ?? '', { exact: false })).toBeVisible();

  // Different cells of one row: both stay, and arrive at the other one.
  await Promise.all([
    write(first, await cellOf(first, 'Special requests'), 'A window seat'),
    write(second, await cellOf(second, 'Internal notes'), 'Call before noon'),
  ]);
  await expect(await cellOf(second, 'Special requests')).toContainText('A window seat');
  await expect(await cellOf(first, 'Internal notes')).toContainText('Call before noon');

  // The same cell: the second one began before the first one saved.
  const mine = await cellOf(second, 'Special requests');
  await mine.click();
  await sheetOf(second).focus();
  await second.keyboard.press('F2');
  await second.keyboard.press('ControlOrMeta+A');
  await second.keyboard.type('An aisle seat');
  await write(first, await cellOf(first, 'Special requests'), 'No seat by the wing');
  await expect(first.getByText(grid.allSaved)).toBeVisible();
  await second.keyboard.press('Enter');
  await second.keyboard.press('ArrowUp');
  const bar = second.getByRole('region', { name: grid.activeCell });
  await expect(bar).toContainText('No seat by the wing');
  await expect(mine).toContainText('An aisle seat');
  await expectAccessible(second);
  await bar.getByRole('button', { name: grid.conflict.keepMine }).click();
  await expect(await cellOf(first, 'Special requests')).toContainText('An aisle seat');

  // Without a connection, what is typed stays, and is saved when the connection is back.
  await second.context().setOffline(true);
  await write(second, await cellOf(second, 'Internal notes'), 'Call after noon');
  await expect(second.getByRole('button', { name: grid.retry }).first()).toBeVisible();
  await second.context().setOffline(false);
  await expect(await cellOf(first, 'Internal notes')).toContainText('Call after noon');
  await closeAll(first, second);
});
