// The demo users of the journeys.

import { expect, type Locator, type Page } from '@playwright/test';
import type { Role } from '#contract/identity/roles.ts';
import { DEMO_DOMAIN, DEMO_PASSWORD } from '#server/demo/world.ts';

const NAMES: Readonly<Record<Role, string>> = {
  Parent: 'parent',
  'Host family': 'host',
  Coordinator: 'coordinator',
  Agent: 'agent',
  Finance: 'finance',
  Administrator: 'admin',
  'Vetting admin': 'vetting',
  'Page editor': 'editor',
};

/** Returns the address of the demo account of a role. */
export function demoEmailOf(role: Role): string {
  return `${NAMES[role]}@${DEMO_DOMAIN}`;
}

/** Returns a field by its exact label, with or without the mark for required fields. */
export function findField(page: Page | Locator, label: string): Locator {
  return page.getByLabel(new RegExp(`^${label}(\\s*\\*)?$`));
}

/** Signs in on the sign-in page; ends on the page that follows. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await findField(page, 'Email').fill(email);
  await findField(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in with the demo account of a role. */
export async function signInAs(page: Page, role: Role): Promise<void> {
  await page.goto('/login');
  await signIn(page, { email: demoEmailOf(role), password: DEMO_PASSWORD });
  await expect(page).not.toHaveURL(/\/login/);
}

/** Clears the session, so that the page has a new visitor. */
export async function becomeVisitor(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/login');
  await page.evaluate(() => localStorage.clear());
}
