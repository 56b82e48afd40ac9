// An editor has a text written, stops it, has it written again, saves it as a draft, and has that translated.

import { expect, test } from '@playwright/test';
import editor from '#messages/en/web/content-editor.json' with { type: 'json' };
import words from '#messages/en/web/writing.json' with { type: 'json' };
import { ask } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { closeAll, openAs } from './support/conversations.ts';

test('a text is written, stopped, saved as a draft and translated, and nothing is published', async ({ browser }) => {
  test.slow();
  const page = await openAs(browser, { role: 'Administrator' });
  await page.goto('/hub/chat-gpt');
  await page.getByLabel(words.form.text, { exact: true }).fill('Write about {{town}} in spring.');
  await page.getByLabel('town', { exact: true }).fill('Cork');
  await page.getByRole('button', { name: words.sources.add }).click();
  const source = page.getByRole('group', { name: 'Source 1' });
  await source.getByLabel(words.sources.title).fill('City guide');
  await source.getByLabel(words.sources.text, { exact: true }).fill('The city blooms in April.');
  const text = page.getByRole('textbox', { name: words.answer.title, exact: true }).last();

  await page.getByRole('button', { name: words.act.write }).click();
  await expect(text).toHaveValue(/Spring in Cork/);
  await page.getByRole('button', { name: words.act.stop }).click();
  await expect(page.getByText(words.answer.stopped)).toBeVisible();
  expect((await text.inputValue()).length).toBeLessThan(900);

  await page.getByRole('button', { name: words.act.write }).click();
  await page.getByRole('button', { name: words.replace.confirm }).click();
  await expect(page.getByText(words.answer.done)).toBeVisible({ timeout: 30_000 });
  await expect(text).toHaveValue(/City guide$/);
  await expectAccessible(page);

  await page.getByRole('button', { name: words.act.save }).click();
  const dialog = page.getByRole('dialog', { name: words.save.title });
  await expect(dialog.getByLabel(words.save.titleField)).toHaveValue('Spring in Cork');
  await dialog.getByRole('button', { name: words.save.submit }).click();
  await page.waitForURL('**/hub/pages/*');
  await expect(page.getByRole('heading', { level: 1, name: 'Spring in Cork' })).toBeVisible();

  await page.getByRole('tab', { name: /Deutsch/ }).click();
  await page.getByRole('button', { name: words.translate.title }).click();
  const drawer = page.getByRole('dialog', { name: words.translate.title });
  await drawer.getByRole('button', { name: words.translate.start, exact: true }).click();
  await expect(drawer.getByText('Translated: Deutsch')).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(page.getByText(editor.machine.title)).toBeVisible();
  await expect(page.getByLabel(editor.title, { exact: true })).toHaveValue('[DE] Spring in Cork');
  await page.getByRole('button', { name: editor.machine.confirm }).click();
  await expect(page.getByText(editor.machine.title)).toBeHidden();

  const { data } = await ask<{ data: { title: string; state: string }[] }>(page.context(), '/api/content-pages?search=Spring');
  expect(data.map(({ title, state }) => [title, state])).toEqual([['Spring in Cork', 'draft']]);
  await page.goto('/hub/chat-gpt?tab=history');
  await expect(page.getByRole('row', { name: /Stopped/ })).toBeVisible();
  await closeAll(page);
});
