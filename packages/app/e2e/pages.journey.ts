// A page on the way from its editor to its readers: two editors write it at once, it is published, and visitors read it.

import { expect, type Page, test } from '@playwright/test';
import content from '#messages/en/web/content.json' with { type: 'json' };
import editor from '#messages/en/web/content-editor.json' with { type: 'json' };
import { ask } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { closeAll, openLive, openSignedIn } from './support/conversations.ts';

const SLUG = 'a-page-of-a-journey';

async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: editor.saves.saved })).toBeVisible();
}

const titleOf = (page: Page) => page.getByLabel(editor.title, { exact: true });
const descriptionOf = (page: Page) => page.getByLabel(editor.description);

test('a page that two editors write is published with what both have written', async ({ browser }) => {
  test.slow();
  const [first, second] = await Promise.all([
    openSignedIn(browser, { role: 'Page editor' }),
    openSignedIn(browser, { role: 'Administrator' }),
  ]);
  await first.goto('/hub/pages');
  await first.getByRole('button', { name: content.page.add }).click();
  const dialog = first.getByRole('dialog');
  await dialog.getByLabel(content.englishTitle).fill('A page of a journey');
  await expect(dialog.getByLabel(content.slug.label)).toHaveValue(SLUG);
  await dialog.getByRole('button', { name: content.create }).click();
  await expect(titleOf(first)).toHaveValue('A page of a journey');
  const path = new URL(first.url()).pathname;

  // Both have it open, and are told of each other.
  await Promise.all([openLive(first, path), openLive(second, path)]);
  await expect(first.getByText('is editing this text now', { exact: false })).toBeVisible();
  await expect(second.getByText('is editing this text now', { exact: false })).toBeVisible();

  // The second one began with the same text as the first one: both changes stay.
  await descriptionOf(first).fill('How a stay becomes a page.');
  await first.getByRole('button', { name: editor.block.addFirst }).click();
  await first.getByRole('menuitem', { name: editor.kind.quote }).click();
  await first.getByRole('textbox', { name: editor.quote.text, exact: true }).fill('We loved it.');
  await expectSaved(first);
  await titleOf(second).fill('A page of two editors');
  await expect(second.getByText(editor.conflict.merged)).toBeVisible();
  await expectSaved(second);
  await expect(second.getByRole('textbox', { name: editor.quote.text, exact: true })).toHaveValue('We loved it.');

  // Both have changed the title now: it alone is chosen.
  await titleOf(first).fill('A page of the first editor');
  const alert = first.getByRole('alert').filter({ hasText: editor.conflict.title });
  await expect(alert.getByRole('heading', { level: 2 })).toHaveCount(1);
  await expectAccessible(first);
  await alert.getByRole('button', { name: editor.conflict.takeTheirs }).click();
  await expect(titleOf(first)).toHaveValue('A page of two editors');
  await expectSaved(first);

  // Visitors read it once it is published.
  const visitor = await (await browser.newContext()).newPage();
  const before = await visitor.request.get(`/page/${SLUG}`);
  expect(before.status()).toBe(404);
  await first.getByRole('button', { name: editor.act.publish, exact: true }).click();
  await first.getByRole('dialog').getByRole('button', { name: editor.publish.submit, exact: true }).click();
  await expect(first.getByText(editor.publish.done, { exact: true }).first()).toBeVisible();
  await visitor.goto(`/page/${SLUG}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'A page of two editors' })).toBeVisible();
  await expect(visitor.getByText('We loved it.')).toBeVisible();
  await expectAccessible(visitor);

  // It is gone again for the journeys to come.
  const { id, version } = await ask<{ id: number; version: number }>(second.context(), `/api/content/${path.split('/').at(-1)}`);
  await ask(second.context(), `/api/content/${id}/archive`, { method: 'POST', data: { is_archived: true, version } });
  await closeAll(first, second, visitor);
});
