// Registering as a parent on a phone: the terms can be read beside the consent, and what is missing is led to.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import de from '#messages/de/web/register.json' with { type: 'json' };
import ja from '#messages/ja/web/register.json' with { type: 'json' };
import { queryClient } from '#web/platform/query-client.ts';
import { pageAround, signInAs } from '#web/testing/page.tsx';
import { playServer } from '#web/testing/play-server.ts';
import { show } from '#web/testing/render.tsx';
import RegisterScreen from './register.screen.tsx';

beforeEach(async () => {
  await page.viewport(360, 740);
  signInAs(null);
  vi.stubGlobal('fetch', playServer({ 'GET /api/pages/terms': () => ({ id: 1, slug: 'terms', title: 'Terms', body: '' }) }, []));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  queryClient.clear();
  await page.viewport(1280, 900);
});

test.each([
  ['de', de, 'Bedingungen lesen'],
  ['ja', ja, '規約を読む'],
] as const)(
  'in %s nothing sticks out, the terms open beside the page, and the first thing that is missing has the focus',
  async (locale, words, terms) => {
    await show(pageAround(<RegisterScreen />, { name: 'register' }), { words: ['register', 'form', 'validation'], locale });
    await expect.element(page.getByRole('link', { name: terms })).toHaveAttribute('target', '_blank');
    await page.getByRole('button', { name: words.submit }).click();
    await expect.poll(() => document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    const { top } = document.activeElement?.getBoundingClientRect() ?? { top: -1 };
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(740);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
);
