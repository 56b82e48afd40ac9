// Two members of staff edit the same field of a family: the second is asked which version to keep.

import { expect, type Page, test } from '@playwright/test';
import edit from '#messages/en/web/family-edit.json' with { type: 'json' };
import { ask } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { closeAll, openAs } from './support/conversations.ts';
import { findField } from './support/people.ts';

const townOf = (page: Page) => findField(page, edit.address.cityTown);

/** Types a town, and leaves the field. */
async function saveTown(page: Page, town: string): Promise<void> {
  await townOf(page).fill(town);
  await townOf(page).blur();
  await expect(page.getByText(edit.save.saved, { exact: true })).toBeVisible();
}

test('two members of staff edit a town, and the second decides which one is kept', async ({ browser }) => {
  test.slow();
  const [first, second] = await Promise.all([openAs(browser, { role: 'Coordinator' }), openAs(browser, { role: 'Vetting admin' })]);
  const { data } = await ask<{ data: { id: number }[] }>(first.context(), '/api/host_families?search=Doyle');
  const path = `/hub/hostfamilies/${data[0]?.id}/edit?tab=home`;
  await Promise.all([first.goto(path), second.goto(path)]);
  await expect(townOf(second)).toBeVisible();

  await townOf(second).fill('Kilkee');
  await saveTown(first, 'Ennistymon');
  await townOf(second).blur();
  const dialog = second.getByRole('dialog', { name: edit.conflict.title });
  await expect(dialog).toContainText('Kilkee');
  await expect(dialog).toContainText('Ennistymon');
  await expectAccessible(second, { within: '[role="dialog"]' });
  await dialog.getByRole('button', { name: edit.conflict.keepMine }).click();
  await expect(second.getByText(edit.save.saved, { exact: true })).toBeVisible();

  await first.reload();
  await expect(townOf(first)).toHaveValue('Kilkee');
  await townOf(second).fill('Quilty');
  await saveTown(first, 'Liscannor');
  await townOf(second).blur();
  await dialog.getByRole('button', { name: edit.conflict.keepTheirs }).click();
  await expect(townOf(second)).toHaveValue('Liscannor');
  await closeAll(first, second);
});
