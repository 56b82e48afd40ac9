// Becoming the first administrator: the form while the link is good, what to do else; on a phone, in the longest and the densest language.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import de from '#messages/de/web/set-up.json' with { type: 'json' };
import en from '#messages/en/web/set-up.json' with { type: 'json' };
import ja from '#messages/ja/web/set-up.json' with { type: 'json' };
import { listAxeFaults } from '#web/testing/axe.ts';
import { pageAround, signInAs } from '#web/testing/page.tsx';
import { playServer, refuseWith } from '#web/testing/play-server.ts';
import { show } from '#web/testing/render.tsx';
import SetUpScreen from './set-up.screen.tsx';

beforeEach(async () => {
  await page.viewport(360, 740);
  signInAs(null);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(1280, 900);
});

const CHECK = 'POST /api/setup/check';

test.each([
  ['en', en, 'light'],
  ['de', de, 'dark'],
  ['ja', ja, 'light'],
] as const)('in %s a good link brings a form whose first missing field gets the focus', async (locale, words, scheme) => {
  vi.stubGlobal('fetch', playServer({ [CHECK]: () => ({}) }));
  await show(pageAround(<SetUpScreen />, { name: 'setUp' }), { words: ['setUp', 'form', 'validation'], locale, scheme });
  await expect.element(page.getByRole('heading', { name: words.title })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await page.getByRole('button', { name: words.submit }).click();
  await expect.poll(() => document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('a link that is worth nothing any more says how to get another', async () => {
  vi.stubGlobal('fetch', playServer({ [CHECK]: () => refuseWith(422, 'linkExpired', 'This link is no longer valid.') }));
  const screen = await show(pageAround(<SetUpScreen />, { name: 'setUp' }), { words: ['setUp', 'form', 'validation'] });
  await expect.element(screen.getByRole('heading', { name: en.expiredTitle })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(await listAxeFaults()).toEqual([]);
});
