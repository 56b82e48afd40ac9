// The list of gateway events: why one failed, and trying it again.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ListedGatewayEvent } from '#contract/finance/gateway.shapes.ts';
import type { Role } from '#contract/identity/roles.ts';
import type { Capability } from '#contract/platform/capabilities.ts';
import { DataProvider } from '#web/platform/data-provider.tsx';
import { toasts } from '#web/platform/notices.ts';
import { queryClient } from '#web/platform/query-client.ts';
import { session } from '#web/platform/session.ts';
import { userWith } from '#web/testing/accounts.ts';
import { faultsByAxe } from '#web/testing/axe.ts';
import { type Asked, pageOf, playServer } from '#web/testing/invoices.ts';
import { createMemoryHistory } from '#web/testing/memory-router.tsx';
import { show } from '#web/testing/render.tsx';
import { GatewayList } from './gateway-list.tsx';

const failed: ListedGatewayEvent = {
  id: 9,
  gateway: 'test',
  eventId: 'ev_9',
  type: 'intent.succeeded',
  reference: 'in_9',
  amount: '100.00',
  currency: 'EUR',
  occurredAt: '2026-07-01T09:00:00.000Z',
  receivedAt: '2026-07-01T09:00:01.000Z',
  state: 'failed',
  fault: 'otherAmount',
  attempts: 2,
  intent: { amount: '123.00', currency: 'EUR', payerName: 'Ann Murphy' },
  invoiceId: 5,
  invoiceNumber: 'HS-S-2026-00005',
  paymentId: null,
};

let asked: Asked[];
let retried: ListedGatewayEvent;

async function open(role: Role) {
  const capabilities: Capability[] = role === 'Finance' ? ['payments.read', 'payments.write'] : ['payments.read'];
  session.set({ state: 'signedIn', user: userWith([role], { capabilities }) });
  const { MemoryRouter } = createMemoryHistory('/hub/payments?tab=gateway');
  const views = { views: [], save: async () => null, change: async () => true, remove: async () => true };
  await show(
    <DataProvider>
      <MemoryRouter>
        <GatewayList views={views} linkTo={(id) => `/hub/payments?open=${id}`} />
      </MemoryRouter>
    </DataProvider>,
    { words: ['payments', 'list', 'lists', 'form'] },
  );
}

beforeEach(() => {
  asked = [];
  retried = { ...failed, state: 'applied', fault: null, paymentId: 3 };
  const answers = {
    'GET /api/payments/gateway-events': () => pageOf([failed]),
    'POST /api/payments/gateway-events/9/retry': () => retried,
  };
  // biome-ignore lint/suspicious/noDocumentCookie: the forgery pair, as the server would have set it
  document.cookie = 'XSRF-TOKEN=token; path=/';
  vi.stubGlobal('fetch', (address: RequestInfo | URL, init?: RequestInit) => playServer(answers, asked)(address, init));
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
  toasts.set([]);
});

const retry = async () => {
  await page.getByRole('button', { name: /in_9/ }).last().click();
  await page.getByRole('menuitem', { name: 'Try again' }).click();
};

test('a failed event says why, and is tried again', async () => {
  await open('Finance');
  await expect.element(page.getByText('(asked for: €123.00)')).toBeVisible();
  expect(await faultsByAxe()).toEqual([]);
  await retry();
  await vi.waitFor(() => expect(toasts.get().map(({ text }) => text)).toEqual(['The event has been applied.']));
  expect(asked.filter(({ key }) => key === 'GET /api/payments/gateway-events')).toHaveLength(2);
});

test('that it failed again is told with the reason', async () => {
  retried = { ...failed, fault: 'moreThanPaid', attempts: 3 };
  await open('Finance');
  await retry();
  await vi.waitFor(() => expect(toasts.get().map(({ text }) => text)).toEqual(['It failed again: More was paid back than was left.']));
});

test('who only reads is offered no other try', async () => {
  await open('Coordinator');
  await expect.element(page.getByText('(asked for: €123.00)')).toBeVisible();
  expect(page.getByRole('button', { name: /in_9/ }).elements()).toEqual([]);
});
