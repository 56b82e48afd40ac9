// The list of jobs: a failed one is retried or deleted, and what failed is told.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toWire } from '#contract/platform/validation/names.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { createMemoryHistory } from '#web/testing/memory-router.tsx';
import { show } from '#web/testing/render.tsx';
import { OutboxList } from './outbox-list.tsx';

const ID = '0b7f3d3a-4f43-4b86-9b3e-0c1d2e3f4a5b';
const at = '2026-06-15T10:00:00Z';
const waiting = { id: ID, at, kind: 'mails.send', attempts: 0, lastError: null, dueAt: at, doneAt: null, failedAt: null, state: 'waiting' };
const failed = { ...waiting, attempts: 12, lastError: 'no route to host', failedAt: at, state: 'failed' };

let asked: string[];
let rows: unknown[];
beforeEach(() => {
  asked = [];
  rows = [failed];
  // biome-ignore lint/suspicious/noDocumentCookie: the forgery pair, as the server would have set it
  document.cookie = 'XSRF-TOKEN=token; path=/';
  vi.stubGlobal('fetch', async (address: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(address), location.href);
    const method = init?.method ?? 'GET';
    if (method !== 'GET') asked.push(`${method} ${pathname}`);
    if (method === 'POST') rows = [waiting];
    if (method === 'DELETE') rows = [];
    const around = { currentPage: 1, lastPage: 1, perPage: 25, total: rows.length, from: 1, to: rows.length };
    const answer = method === 'GET' ? { data: rows, ...around } : method === 'POST' ? waiting : { message: 'Deleted' };
    return new Response(JSON.stringify(toWire(answer)), { status: 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const words = ['mails', 'lists', 'list', 'common'] as const;
async function open(): Promise<void> {
  queryClient.clear();
  const { MemoryRouter } = createMemoryHistory('/hub/mails?tab=outbox');
  await show(
    <MemoryRouter>
      <OutboxList />
    </MemoryRouter>,
    { words },
  );
}

test('a failed job tells why, and is retried', async () => {
  await open();
  await expect.element(page.getByText('no route to host')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await page.getByRole('button', { name: /mails\.send 0b7f3d3a/ }).click();
  await page.getByRole('menuitem', { name: 'Retry' }).click();
  await expect.element(page.getByText('no route to host')).not.toBeInTheDocument();
  expect(asked).toEqual([`POST /api/outbox/${ID}/retry`]);
});

test('a long explanation leaves what can be done in sight', async () => {
  await page.viewport(1280, 800);
  rows = [{ ...failed, lastError: 'connect ECONNREFUSED 127.0.0.1:25 while sending a mail, '.repeat(6) }];
  await open();
  const actions = page.getByRole('button', { name: /mails\.send 0b7f3d3a/ });
  await expect.element(actions).toBeVisible();
  expect(actions.element().getBoundingClientRect().right).toBeLessThan(window.innerWidth);
});

test('a failed job is deleted after a question', async () => {
  await open();
  const choose = async () => {
    await page.getByRole('button', { name: /mails\.send 0b7f3d3a/ }).click();
    await page.getByRole('menuitem', { name: 'Delete job' }).click();
  };
  await choose();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(asked).toEqual([]);
  await choose();
  await page.getByRole('button', { name: 'Delete job' }).click();
  await vi.waitFor(() => expect(asked).toEqual([`DELETE /api/outbox/${ID}`]));
  await expect.element(page.getByText('no route to host')).not.toBeInTheDocument();
});

test('a job that waits can’t be retried or deleted', async () => {
  rows = [waiting];
  await open();
  await expect.element(page.getByText('mails.send').first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: /mails\.send 0b7f3d3a/ })).not.toBeInTheDocument();
});
