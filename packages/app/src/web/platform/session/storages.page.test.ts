// What the browser keeps from page to page, seen in a real one: one key in each storage, whatever is found there, or none at all.

import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userWith } from '#web/testing/accounts.ts';
import { heading, signIn, startPages } from '#web/testing/pages.ts';

let pages: Awaited<ReturnType<typeof startPages>>;
beforeAll(async () => {
  pages = await startPages();
});
afterAll(() => pages.stop());

const parent = userWith(['Parent']);

function kept(page: Page, storage: 'localStorage' | 'sessionStorage'): Promise<Record<string, unknown>> {
  return page.evaluate((name) => Object.fromEntries(Object.entries(window[name])), storage);
}

test('everything that is kept stands under one key in each storage', async () => {
  const visit = await pages.visitAs('Parent');
  await visit.open('/travel/invoices');
  await heading(visit.page).waitFor();
  await visit.open('/mobile/menu');
  await heading(visit.page).waitFor();
  expect(Object.keys(await kept(visit.page, 'localStorage'))).toEqual(['app.persist']);
  expect(Object.keys(await kept(visit.page, 'sessionStorage'))).toEqual(['app.session']);
});

test.each(['{', '[]', '"text"', '{"signedIn":"yes","referral":7}'])('%j in the storages breaks nothing', async (found) => {
  const visit = await pages.visit();
  await visit.context.addInitScript((text) => {
    localStorage.setItem('app.persist', text);
    sessionStorage.setItem('app.session', text);
  }, found);
  await visit.open('/login');
  await visit.page.getByLabel('Email').waitFor();
  expect(visit.faults).toEqual([]);
});

test('a browser that keeps nothing still signs in', async () => {
  const visit = await pages.visit();
  await visit.context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Blocked.', 'SecurityError');
        },
      });
    }
  });
  visit.signedIn(parent);
  await visit.open('/login');
  await signIn(visit);
  await visit.page.waitForURL('**/travel/dashboard');
});
