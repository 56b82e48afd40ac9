// A forgotten password is replaced with a mailed link; the old one is worth nothing then.

import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#server/demo/world.ts';
import { linkMailedTo } from './support/mailbox.ts';
import { findField, signIn } from './support/people.ts';

/** Somebody of the demo world whom no other journey signs in as. */
const EMAIL = 'siobhan.ashworth@demo.test';
const CHOSEN = 'eleven geese over the bay';

test('a forgotten password is replaced', async ({ page, browser }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  await page.goto(await linkMailedTo(browser, EMAIL, /password/i));
  await findField(page, 'New password').fill(CHOSEN);
  await findField(page, 'New password confirmation').fill('something else');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText("The “New password confirmation” does't matched").first()).toBeVisible();
  await findField(page, 'New password confirmation').fill(CHOSEN);
  await page.getByRole('button', { name: 'Save password' }).click();

  await expect(page).toHaveURL(/\/login/);
  await signIn(page, { email: EMAIL, password: DEMO_PASSWORD });
  await expect(page.getByText('Incorrect email or password.')).toBeVisible();
  await signIn(page, { email: EMAIL, password: CHOSEN });
  await expect(page).toHaveURL('/travel/dashboard');
});

test('an address nobody has gets the same answer', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('nobody@demo.test');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
});

test('a link that was never made is explained', async ({ page }) => {
  await page.goto('/reset-password/abc');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByRole('link', { name: 'Send new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});
