// What browsers store while people use the product: nothing that the page about cookies doesn't list.

import { expect, type Page, test } from '@playwright/test';
import { STORED_IN_BROWSERS, type StoragePlace } from '#contract/platform/stored-in-browsers.ts';
import consent from '#messages/en/web/consent.json' with { type: 'json' };
import { expectHomes } from './support/booking-steps.ts';
import { signInAs } from './support/people.ts';

const DAY_SECONDS = 24 * 3600;

interface Found {
  readonly place: StoragePlace;
  readonly name: string;
}

async function listStored(page: Page): Promise<readonly Found[]> {
  const inPage = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => ({ place: 'localStorage' as const, name })),
    ...Object.keys(sessionStorage).map((name) => ({ place: 'sessionStorage' as const, name })),
    ...(await indexedDB.databases()).map(({ name = '' }) => ({ place: 'indexedDB' as const, name })),
    ...(await caches.keys()).map((name) => ({ place: 'cacheStorage' as const, name })),
  ]);
  const cookies = (await page.context().cookies()).map(({ name }) => ({ place: 'cookie' as const, name }));
  return [...cookies, ...inPage];
}

/** Expects that all that is stored is listed, and no cookie lasts longer than that; returns what is stored. */
async function expectListed(page: Page): Promise<readonly string[]> {
  const stored = await listStored(page);
  const listed = STORED_IN_BROWSERS.map(({ place, name }) => `${place} ${name}`);
  const found = stored.map(({ place, name }) => `${place} ${name}`);
  expect(found.filter((one) => !listed.includes(one))).toEqual([]);
  for (const { name, expires } of await page.context().cookies()) {
    const lasts = STORED_IN_BROWSERS.find((one) => one.place === 'cookie' && one.name === name)?.lasts;
    const days = expires === -1 ? 0 : (expires - Date.now() / 1000) / DAY_SECONDS;
    expect(days, name).toBeLessThanOrEqual(typeof lasts === 'object' ? lasts.days + 0.01 : 0);
  }
  return found;
}

test('a visitor’s browser stores only what is listed', async ({ page, request }) => {
  await expectHomes(request);
  for (const path of ['/', '/de/contact-us', '/blog', '/travel/search', '/book', '/experience', '/become_a_host', '/cookies']) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await expectListed(page);
  }
  const table = page.getByRole('table', { name: consent.table });
  await expect(table.getByRole('row')).toHaveCount(1 + STORED_IN_BROWSERS.filter(({ onlyWith }) => onlyWith !== 'analytics').length);
});

test('a parent’s, a family’s and an administrator’s browser store only what is listed', async ({ browser }) => {
  test.slow();
  const visits = {
    Parent: ['/travel/dashboard', '/travel/my-family-trips', '/travel/messages', '/travel/booking', '/travel/profile'],
    'Host family': ['/host-family/hostings', '/host-family/messages', '/host-family/calendar', '/host-family/edit-my-family'],
    Administrator: ['/hub', '/hub/trips', '/hub/messages', '/hub/chat-gpt', '/hub/pages', '/hub/students'],
  } as const;
  const all = new Set<string>();
  for (const role of ['Parent', 'Host family', 'Administrator'] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await signInAs(page, role);
    for (const path of visits[role]) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      for (const one of await expectListed(page)) all.add(one);
    }
    await context.close();
  }
  // What everybody has is found, so that the check above looks at something.
  expect([...all]).toEqual(expect.arrayContaining(['cookie session', 'cookie XSRF-TOKEN', 'cookie devices', 'localStorage app.persist']));
});
