// A family registers to host, in twelve steps that survive a reload.

import { expect, type Page, test } from '@playwright/test';
import { findField } from './support/people.ts';

async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
}

test('a family registers', async ({ page }) => {
  await page.goto('/become_a_host');
  await expect(page.getByText('Step 1 of 12')).toBeVisible();
  await next(page);
  await expect(page.getByRole('alert').getByText(/required/)).toBeVisible();
  await page.getByRole('radio', { name: 'Ireland' }).click();
  await next(page);
  await page.getByRole('combobox', { name: 'County' }).click();
  await page.getByRole('option', { name: 'Clare' }).click();
  await next(page);
  await page.getByRole('checkbox', { name: 'Immersion' }).check();
  await next(page);
  await expect(page.getByText('Step 4 of 12')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Step 4 of 12')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Students' }).fill('9');
  await page.getByRole('spinbutton', { name: 'Students' }).blur();
  await expect(page.getByRole('spinbutton', { name: 'Students' })).toHaveValue('5');
  await next(page);
  await next(page);
  await page.getByRole('radio', { name: 'No' }).click();
  await next(page);
  await expect(page.getByText('Step 9 of 12')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Step 6 of 12')).toBeVisible();
  await page.goForward();
  await page.getByLabel('Amount per night').fill('45.50');
  await next(page);
  await page.getByLabel('Address line 1').fill('1 Main Street');
  await page.getByLabel('City or town').fill('Ennis');
  await next(page);
  await page.getByRole('combobox', { name: 'Source' }).click();
  await page.getByRole('option', { name: 'A friend or another family' }).click();
  await next(page);

  await expect(page.getByText('Step 12 of 12')).toBeVisible();
  await page.getByLabel('First name').fill('Maeve');
  await page.getByLabel('Last name').fill('Journey');
  await page.getByLabel('Email').fill('admin@demo.test');
  await page.getByPlaceholder('Enter a phone number').fill('+353 65 123 456');
  await findField(page, 'Password').fill('eleven geese over the bay');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Register family' }).click();
  // The same for an address with an account and for one without.
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});
