// A parent's next trip and a family's next stay without a connection: readable until they sign out, and by nobody else.

import { expect, type Page, test } from '@playwright/test';
import page from '#messages/en/server/offline-page.json' with { type: 'json' };
import words from '#messages/en/web/offline.json' with { type: 'json' };
import shell from '#messages/en/web/shell.json' with { type: 'json' };
import { signInAs } from './support/people.ts';

const isCopied = (tab: Page) => tab.evaluate(() => localStorage.getItem('app.offline') !== null);

/** Waits until the worker answers for the page, and what is next is kept. */
async function expectReady(tab: Page): Promise<void> {
  await expect.poll(() => isCopied(tab)).toBe(true);
  await tab.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => tab.evaluate(async () => (await caches.match('/offline/en')) !== undefined)).toBe(true);
}

test('a parent reads the next trip offline; after signing out, neither they nor the next one do', async ({ page: tab, context }) => {
  test.slow();
  await signInAs(tab, 'Parent');
  await tab.goto('/travel/my-family-trips');
  await tab.locator('h1').first().waitFor();
  await expectReady(tab);
  await context.setOffline(true);
  await tab.reload();
  await expect(tab.getByRole('heading', { level: 1, name: page.title })).toBeVisible();
  await expect(tab.getByRole('heading', { level: 2, name: words.nextTrips })).toBeVisible();
  await expect(tab.getByText(/^As of .*\d:\d\d/)).toBeVisible();
  await expect(tab.getByRole('article').first().getByText(words.dates, { exact: true })).toBeVisible();

  // Back online, the page that was asked for opens by itself.
  await context.setOffline(false);
  await expect(tab.getByRole('heading', { level: 1, name: page.title })).toBeHidden();
  await tab.locator('h1').first().waitFor();
  await tab
    .getByRole('button', { name: /^Your account/ })
    .first()
    .click();
  await tab.getByRole('button', { name: shell.account.signOut }).click();
  await expect(tab).toHaveURL(/\/login/);
  expect(await isCopied(tab)).toBe(false);
  await context.setOffline(true);
  await tab.goto('/travel/my-family-trips').catch(() => undefined);
  await expect(tab.getByRole('heading', { level: 1, name: page.title })).toBeVisible();
  await expect(tab.getByRole('article')).toHaveCount(0);

  // Somebody else on the same browser has their own copy alone.
  await context.setOffline(false);
  await expect(tab).toHaveURL(/\/login/);
  await signInAs(tab, 'Coordinator');
  await tab.waitForLoadState('networkidle');
  expect(await isCopied(tab)).toBe(false);
});

test('a family reads its next stays offline', async ({ page: tab, context }) => {
  await signInAs(tab, 'Host family');
  await expectReady(tab);
  await context.setOffline(true);
  await tab.reload();
  await expect(tab.getByRole('heading', { level: 2, name: words.nextStays })).toBeVisible();
  await expect(tab.getByRole('article').first()).toBeVisible();
});
