// The screen of a resource: made, changed, refused, taken out, taken back; only read by those who may not write; before axe.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { User } from '#contract/identity/user.ts';
import { toWire } from '#contract/platform/validation/names.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { ResourceScreen } from '#web/platform/resource/resource-screen.tsx';
import { session } from '#web/platform/session/session.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { createMemoryHistory } from '#web/testing/memory-router.tsx';
import { show } from '#web/testing/render.tsx';
import { useCurrencies } from './currencies.tsx';

const euro = { id: 1, code: 'EUR', symbol: '€', decimals: 2, isDefault: true, usedBy: 3, version: 4 };
const yen = { id: 2, code: 'JPY', symbol: '¥', decimals: 0, isDefault: false, usedBy: 0, version: 1 };
const noViews = { views: [], save: async () => null, change: async () => false, remove: async () => false };

let rows: (typeof euro)[];
let asked: { readonly what: string; readonly body: unknown }[];
let refusal: { status: number; body: unknown } | null;

beforeEach(() => {
  rows = [euro, yen];
  asked = [];
  refusal = null;
  queryClient.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the forgery pair, as the server would have set it
  document.cookie = 'XSRF-TOKEN=token; path=/';
  vi.stubGlobal('fetch', async (address: RequestInfo | URL, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const { pathname } = new URL(String(address), window.location.origin);
    const page = { total: rows.length, perPage: 25, currentPage: 1, lastPage: 1, from: 1, to: rows.length };
    if (method === 'GET') return new Response(JSON.stringify(toWire({ data: rows, ...page })), { status: 200 });
    asked.push({ what: `${method} ${pathname}`, body: init.body === undefined ? null : JSON.parse(String(init.body)) });
    if (refusal !== null) return new Response(JSON.stringify(toWire(refusal.body)), { status: refusal.status });
    return new Response(JSON.stringify(toWire(method === 'DELETE' ? { message: 'Done.' } : { ...yen, version: 2 })), { status: 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

function Screen() {
  return <ResourceScreen resource={useCurrencies()} views={noViews} />;
}

async function open(capabilities: readonly string[], address = '') {
  session.set({ state: 'signedIn', user: { id: 7, capabilities } as unknown as User });
  const { history, MemoryRouter } = createMemoryHistory(`/hub/pricing/currencies${address}`);
  const words = ['pricing', 'resource', 'titles', 'list', 'lists', 'form', 'validation'] as const;
  await show(
    <MemoryRouter>
      <Screen />
    </MemoryRouter>,
    { words },
  );
  await expect.element(page.getByRole('link', { name: 'JPY' })).toBeVisible();
  return history;
}

const writer = ['pricing.read', 'pricing.write', 'pricing.delete'];
const drawer = () => page.getByRole('dialog');

test('a new one: its code proposes the rest', async () => {
  await open(writer);
  await page.getByRole('button', { name: 'Create currency' }).click();
  await drawer().getByRole('textbox', { name: 'Code' }).fill('kwd');
  await expect.element(drawer().getByText('Kuwaiti Dinar')).toBeVisible();
  await expect.element(drawer().getByRole('spinbutton', { name: 'Decimals' })).toHaveValue('3');
  await drawer().getByRole('textbox', { name: 'Symbol' }).fill('KD');
  expect(await listAxeFaults()).toEqual([]);
  await drawer().getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toEqual({
    what: 'POST /api/pricing/currency',
    body: { code: 'KWD', symbol: 'KD', decimals: 3, is_default: false },
  });
  await expect.element(drawer()).not.toBeInTheDocument();
});

test('a change goes out from the version that was read; a newer one is compared first', async () => {
  await open(writer, '?open=2');
  refusal = {
    status: 409,
    body: { status: 'error', code: 'changedMeanwhile', message: 'Somebody was first.', current: { ...yen, symbol: 'JP¥', version: 9 } },
  };
  await drawer().getByRole('textbox', { name: 'Symbol' }).fill('円');
  await drawer().getByRole('button', { name: 'Save' }).click();
  expect(asked[0]?.body).toMatchObject({ id: 2, version: 1, symbol: '円' });
  await expect.element(page.getByText('Someone else has edited this')).toBeVisible();
  await page.getByRole('button', { name: 'Use selected versions' }).click();
  refusal = null;
  await drawer().getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() => expect(asked[1]?.body).toMatchObject({ id: 2, version: 9, symbol: '円' }));
});

test('an item in use says how often and stays; an unused one is deleted after a question', async () => {
  await open(writer, '?open=1');
  await expect.element(drawer().getByText('Used 3 times. You can delete it once nothing uses it.')).toBeVisible();
  await expect.element(drawer().getByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  await drawer().getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'JPY' }).click();
  await drawer().getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Nothing uses it.')).toBeVisible();
  await page.getByRole('dialog', { name: 'Delete JPY?' }).getByRole('button', { name: 'Delete' }).click();
  await vi.waitFor(() => expect(asked.map(({ what }) => what)).toEqual(['DELETE /api/pricing/currency/2']));
});

test('a user without write access sees everything, and no button that changes anything', async () => {
  await open(['pricing.read'], '?open=1');
  await expect.element(drawer().getByText('3 times')).toBeVisible();
  expect(drawer().getByRole('textbox').elements()).toEqual([]);
  expect(await listAxeFaults()).toEqual([]);
  for (const name of ['Create currency', 'Save', 'Delete']) {
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
  }
});
