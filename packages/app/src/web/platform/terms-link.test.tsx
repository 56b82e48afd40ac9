// The terms are linked where editors have published them, beside what is accepted, and nowhere else.

import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '#web/platform/api/query-client.ts';
import { pageAround } from '#web/testing/page.tsx';
import { type Asked, playServer, refuseWith } from '#web/testing/play-server.ts';
import { show } from '#web/testing/render.tsx';
import { TermsLink } from './terms-link.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

async function showLink(answer: () => unknown): Promise<Asked[]> {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (address: RequestInfo, init?: RequestInit) =>
    playServer({ 'GET /api/pages/terms': answer }, asked)(address, init),
  );
  await show(pageAround(<TermsLink />, { name: 'register' }));
  await expect.poll(() => asked.length).toBe(1);
  return asked;
}

test('published terms open beside the page, which is not left for them', async () => {
  await showLink(() => ({ id: 1, slug: 'terms', title: 'Terms', body: '' }));
  const link = page.getByRole('link', { name: 'View terms' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/\/terms$/));
});

test('where there are none nothing leads nowhere', async () => {
  const asked = await showLink(() => refuseWith(404, 'notFound', 'There is no such page.'));
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(asked).toHaveLength(1);
  expect(page.getByRole('link').elements()).toEqual([]);
});
