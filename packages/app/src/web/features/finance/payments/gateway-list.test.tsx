// The list of gateway events: why one failed, and trying it again.

import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ListedGatewayEvent } from '#contract/finance/payments/gateway.shapes.ts';
import type { Role } from '#contract/identity/roles.ts';
import type { Capability } from '#contract/platform/capabilities.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { signInAs } from '#web/testing/page.tsx';
import { partsOf } from '#web/testing/parts.tsx';
import { pageOf } from '#web/testing/play-server.ts';
import { listToasts } from '#web/testing/toasts.ts';
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

const { answers, asked, open } = partsOf({ at: '/hub/payments?tab=gateway', words: ['payments', 'list', 'lists', 'form'], user: null });
let retried: ListedGatewayEvent;

async function openAs(role: Role) {
  const capabilities: Capability[] = role === 'Finance' ? ['payments.read', 'payments.write'] : ['payments.read'];
  signInAs(userWith([role], { capabilities }));
  const views = { views: [], save: async () => null, change: async () => true, remove: async () => true };
  await open(<GatewayList views={views} linkTo={(id) => `/hub/payments?open=${id}`} />);
}

beforeEach(() => {
  retried = { ...failed, state: 'applied', fault: null, paymentId: 3 };
  Object.assign(answers, {
    'GET /api/payments/gateway-events': () => pageOf([failed]),
    'POST /api/payments/gateway-events/9/retry': () => retried,
  });
});

const retry = async () => {
  await page.getByRole('button', { name: /in_9/ }).last().click();
  await page.getByRole('menuitem', { name: 'Retry' }).click();
};

test('a failed event says why, and is tried again', async () => {
  await openAs('Finance');
  await expect.element(page.getByText('(expected: €123.00)')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await retry();
  await vi.waitFor(() => expect(listToasts().map(({ text }) => text)).toEqual(['Event applied']));
  expect(asked.filter(({ key }) => key === 'GET /api/payments/gateway-events')).toHaveLength(2);
});

test('an event that fails again is reported with the reason', async () => {
  retried = { ...failed, fault: 'moreThanPaid', attempts: 3 };
  await openAs('Finance');
  await retry();
  await vi.waitFor(() =>
    expect(listToasts().map(({ text }) => text)).toEqual(['Event failed again: Refund is more than what’s left of the payment']),
  );
});

test('a user without write access is offered no retry', async () => {
  await openAs('Coordinator');
  await expect.element(page.getByText('(expected: €123.00)')).toBeVisible();
  expect(page.getByRole('button', { name: /in_9/ }).elements()).toEqual([]);
});
