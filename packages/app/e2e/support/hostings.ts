// Stays that families are asked for, on the pages of hosts.

import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';

/** Opens the stay of a student among those that a family was asked for. */
export async function openHosting(page: Page, name: RegExp): Promise<void> {
  await page.goto('/host-family/hostings');
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
  await expectAccessible(page, { isCovered: true });
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Accept/ })).toBeVisible();
  await expectAccessible(page, { isCovered: true });
}

/** Accepts the open stay. */
export async function acceptHosting(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Accept/ }).click();
  await expect(page.getByText('Booked').first()).toBeVisible();
}
