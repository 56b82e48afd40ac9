// Everybody signs in and lands where they should; whoever may not is told so.

import { expect, test } from '@playwright/test';
import { ROLES } from '#contract/identity/roles.ts';
import { DEMO_PASSWORD } from '#server/demo/world.ts';
import { demoEmailOf, findField, signIn, signInAs } from './support/people.ts';

const LANDINGS = {
  Parent: '/travel/dashboard',
  'Host family': '/host-family/hostings',
  Coordinator: '/hub',
  Agent: '/hub',
  Finance: '/hub',
  Administrator: '/hub',
  'Vetting admin': '/hub/vetting',
  'Page editor': '/hub/pages',
} as const;

for (const role of ROLES) {
  test(`${role} lands on ${LANDINGS[role]}`, async ({ page }) => {
    await signInAs(page, role);
    await expect(page).toHaveURL(LANDINGS[role]);
    await expect(page.locator('h1')).toBeVisible();
    await page.goto('/login');
    await expect(page).toHaveURL(LANDINGS[role]);
  });
}

test('a wrong password is refused in one neutral sentence', async ({ page }) => {
  await page.goto('/');
  await signIn(page, { email: demoEmailOf('Parent'), password: 'not the password' });
  await expect(page.getByText('Incorrect email or password.')).toBeVisible();
  await expect(findField(page, 'Password')).toBeFocused();
});

test('the page that was asked for is shown after signing in, with the email filled in before', async ({ page }) => {
  await page.goto(`/travel/invoices?email=${demoEmailOf('Parent')}`);
  await expect(page).toHaveURL(/\/login\?email=/);
  await expect(page.getByLabel('Email')).toHaveValue(demoEmailOf('Parent'));
  await findField(page, 'Password').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/travel\/invoices/);
});

test('a parent who opens the users of the hub is told, and goes home', async ({ page }) => {
  await signInAs(page, 'Parent');
  await page.goto('/hub/users');
  await expect(page.getByText("You don't have access to this area")).toBeVisible();
  await expect(page).toHaveURL('/travel/dashboard');
});

test('an agent does not get into the users either, a host family not into the parents’ dashboard', async ({ page }) => {
  await signInAs(page, 'Agent');
  await page.goto('/hub/users');
  await expect(page).toHaveURL('/hub');
});

test('any other path of the host area leads to the hostings', async ({ page }) => {
  await signInAs(page, 'Host family');
  await page.goto('/host-family/xyz');
  await expect(page).toHaveURL('/host-family/hostings');
  await page.goto('/travel/dashboard');
  await expect(page.getByText("You don't have access to this area")).toBeVisible();
  await expect(page).toHaveURL('/host-family/hostings');
});
