// A parent registers, confirms the address, signs in, and later deletes the account.

import { expect, test } from '@playwright/test';
import { linkMailedTo } from './support/mailbox.ts';
import { findField, signIn } from './support/people.ts';

const EMAIL = 'rosa.journey@demo.test';
const PASSWORD = 'eleven geese over the bay';

test('an account from its first day to its last', async ({ page, browser }) => {
  await page.goto('/login?rc=FRIEND7');
  await page.getByRole('link', { name: 'Register as a parent' }).click();
  await expect(page.getByRole('heading', { name: 'Register as a parent' })).toBeVisible();
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill('Journey');
  await page.getByLabel('Email').fill(EMAIL);
  await findField(page, 'Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert').getByText(/terms/)).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  await page.goto('/login');
  await signIn(page, { email: EMAIL, password: PASSWORD });
  await expect(page.getByText(/confirm your email address/i)).toBeVisible();

  await page.goto(await linkMailedTo(browser, EMAIL, /confirm/i));
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).last().click();
  await signIn(page, { email: EMAIL, password: PASSWORD });
  await expect(page).toHaveURL('/travel/dashboard');

  await page.goto('/mobile/account/delete');
  await findField(page, 'Password').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(/deleted/i).first()).toBeVisible();

  await page.goto('/login');
  await signIn(page, { email: EMAIL, password: PASSWORD });
  await expect(page.getByText('Incorrect email or password.')).toBeVisible();
});
