// The interface in eight languages, by prefix and by choice.

import { expect, test } from '@playwright/test';
import { LOCALES } from '#contract/platform/locales.ts';

for (const locale of LOCALES) {
  test(`the prefix ${locale} is that language, and is remembered`, async ({ page, context }) => {
    await page.goto(`/${locale}/login`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('h1')).toBeVisible();
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'locale')?.value).toBe(locale);
  });
}

test('a prefix of another language is no page', async ({ page }) => {
  const answer = await page.goto('/pt/login');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(/\/pt\/login/);
});

test('choosing a language keeps the page and its query', async ({ page }) => {
  await page.goto('/login?email=rosa@demo.test');
  await page.getByRole('combobox').first().selectOption('de');
  await expect(page).toHaveURL('/de/login?email=rosa@demo.test');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('without a prefix it is English again', async ({ page, context }) => {
  await page.goto('/fr/login');
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect((await context.cookies()).find(({ name }) => name === 'locale')?.value).toBe('en');
});
