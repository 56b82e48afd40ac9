// A family blocks days without a mouse: once a year, and despite a request that is waiting for an answer.

import { expect, type Page, test } from '@playwright/test';
import refusals from '#messages/en/shared/refusals.json' with { type: 'json' };
import words from '#messages/en/web/family-calendar.json' with { type: 'json' };
import { ask } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { begin, expectHomes } from './support/booking-steps.ts';
import { closeAll, enquire, findOwnFamily, openAs } from './support/conversations.ts';
import { press, tabTo, type } from './support/keyboard.ts';

test.beforeAll(({ request }) => expectHomes(request));

/** Fills the dialog for days to be blocked, once or every year. */
async function typeDays(page: Page, { from, to, yearly = false }: { from: string; to: string; yearly?: boolean }): Promise<void> {
  await press(page, page.getByRole('button', { name: words.blockDates }));
  const dialog = page.getByRole('dialog', { name: words.block.title });
  await type(page, dialog.getByRole('textbox', { name: words.block.from }), from);
  await type(page, dialog.getByRole('textbox', { name: words.block.to }), to);
  if (!yearly) return;
  const repeat = dialog.getByRole('combobox', { name: words.block.repeat });
  await tabTo(page, repeat);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: words.block.every.year }).waitFor();
  for (const _ of ['week', 'month', 'year']) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(repeat).toHaveValue(words.block.every.year);
}

test('a family blocks days of each year by the keyboard, and is told of a request on days that it blocks', async ({ browser }) => {
  test.slow();
  const [page, parent] = await Promise.all([
    openAs(browser, { email: 'parent-host@demo.test' }),
    openAs(browser, { email: 'declan.ohara@demo.test' }),
  ]);
  const family = await findOwnFamily(page.context());
  const blocksOf = async (from: string, to: string) => {
    const path = `/api/host_families/${family}/calendar?from_date=${from}&to_date=${to}`;
    const { entries } = await ask<{ entries: { kind: string; from_date: string; to_date: string }[] }>(page.context(), path);
    return entries.filter(({ kind }) => kind === 'own').map(({ from_date: first, to_date: last }) => [first, last]);
  };
  await enquire(parent.context(), { family, from: '2028-03-05', to: '2028-03-18', message: 'Could Ben stay with you?' });

  const dialog = page.getByRole('dialog', { name: words.block.title });
  await page.goto('/host-family/calendar');
  await expect(page.getByRole('button', { name: words.blockDates })).toBeVisible();
  await expectAccessible(page);
  await typeDays(page, { from: '07/02/2028', to: '13/02/2028', yearly: true });
  await expectAccessible(page, { within: '[role="dialog"]' });
  await press(page, dialog.getByRole('button', { name: words.block.submit }));
  await expect(page.getByText(begin(words.told.blockedEvery.year)).first()).toBeVisible();
  expect(await blocksOf('2028-02-01', '2028-02-29')).toEqual([['2028-02-07', '2028-02-13']]);
  expect(await blocksOf('2029-02-01', '2029-02-28')).toEqual([['2029-02-07', '2029-02-13']]);

  await typeDays(page, { from: '06/03/2028', to: '10/03/2028' });
  await press(page, dialog.getByRole('button', { name: words.block.submit }));
  const question = page.getByRole('dialog').filter({ hasText: words.clash.consequence });
  await expect(question).toBeVisible();
  await expectAccessible(page, { within: '[role="dialog"]' });
  await page.keyboard.press('Escape');
  await expect(dialog.getByText(refusals.offersOpen)).toBeVisible();
  expect(await blocksOf('2028-03-01', '2028-03-31')).toEqual([]);
  await press(page, dialog.getByRole('button', { name: words.block.submit }));
  await press(page, question.getByRole('button', { name: words.clash.confirm }));
  await expect(dialog).toBeHidden();
  expect(await blocksOf('2028-03-01', '2028-03-31')).toEqual([['2028-03-06', '2028-03-10']]);
  await closeAll(page, parent);
});
