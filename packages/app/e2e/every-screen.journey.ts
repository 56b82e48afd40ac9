// Screens of everybody, on a phone in the dark and at a desk in the light: usable by everybody, and not wider than the screen.

import { expect, type Page, test } from '@playwright/test';
import type { Role } from '#contract/identity/roles.ts';
import { expectAccessible } from './support/axe.ts';
import { signInAs } from './support/people.ts';

const SCREENS: Readonly<Record<'visitor' | Role, readonly string[]>> = {
  visitor: [
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password/x',
    '/verify-email/x',
    '/setup/x',
    '/become_a_host',
    '/contact-us',
    '/cookies',
    '/invoice-link',
    '/404',
    '/book',
  ],
  Parent: [
    '/travel/dashboard',
    '/travel/my-family-trips',
    '/travel/students/view',
    '/travel/video',
    '/mobile/home',
    '/mobile/menu',
    '/mobile/account/delete',
  ],
  'Host family': ['/host-family/hostings', '/mobile/home'],
  Coordinator: ['/hub', '/hub/users'],
  Agent: ['/hub'],
  Finance: ['/hub/users'],
  Administrator: [
    '/hub',
    '/hub/users',
    '/hub/users/1',
    '/hub/roles',
    '/hub/permissions',
    '/hub/change-log',
    '/hub/mails',
    '/hub/notifications',
    '/hub/change-password',
  ],
  'Vetting admin': ['/hub/vetting'],
  'Page editor': [],
};

const HEIGHT = 800;

/** Makes the window as tall as the page, so that no bar at its edge lies over a button that one would scroll to. */
async function unfold(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(HEIGHT, height) });
}

/** On a phone in the dark, then at a desk in the light: how wide a page is has nothing to do with its colours, so each is looked at once. */
const VIEWS = [
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

async function checkView(page: Page, { width, colorScheme }: (typeof VIEWS)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: HEIGHT });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const check = async () => {
    await unfold(page, width);
    await expectAccessible(page);
  };
  // A part that is loaded late makes the page taller than the window again: it is unfolded and checked once more.
  await check().catch(check);
}

// One person’s screens have nothing to do with another’s: each worker takes somebody.
test.describe.configure({ mode: 'parallel' });

for (const who of Object.keys(SCREENS) as (keyof typeof SCREENS)[]) {
  if (SCREENS[who].length === 0) continue;
  test(who, async ({ page }) => {
    test.slow();
    if (who !== 'visitor') await signInAs(page, who);
    for (const path of SCREENS[who]) {
      await page.goto(path);
      for (const view of VIEWS) await test.step(`${path}, ${view.width} px, ${view.colorScheme}`, () => checkView(page, view));
    }
  });
}
