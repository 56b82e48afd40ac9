// The own notifications as they are used: read, marked, gone on with, and answered.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Notification } from '#contract/notifications/notification.shapes.ts';
import { fromWire, toWire } from '#contract/platform/validation/names.ts';
import { DataProvider } from '#web/platform/api/data-provider.tsx';
import { queryClient } from '#web/platform/api/query-client.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { pageAround, signInAs } from '#web/testing/page.tsx';
import { show } from '#web/testing/render.tsx';
import { Inbox } from './inbox.tsx';
import { InboxBell } from './inbox-bell.tsx';

const at = '2026-07-02T10:00:00.000Z';
const around = { at, count: 1, isRead: false };
const LIST: readonly Notification[] = [
  {
    ...around,
    id: 4,
    kind: 'contactEnquiry',
    data: { enquiryId: 9, reference: 'K7QM-2XPD', topic: 'booking', name: 'Zoé Martin', suspected: false },
  },
  { ...around, id: 3, kind: 'hostFamilyRegistered', count: 3, data: { hostFamilyId: 1, name: 'Maeve Byrne' } },
  { ...around, id: 2, kind: 'roleChanged', data: { granted: ['Agent'], revoked: ['Parent'], name: '' } },
  { ...around, id: 1, kind: 'campaign', isRead: true, data: { campaignId: 5, title: 'Summer', body: 'We are open.' } },
];

const ENQUIRY = {
  id: 9,
  reference: 'K7QM-2XPD',
  at,
  userId: null,
  name: 'Zoé Martin',
  email: 'zoe@example.test',
  phone: '',
  topic: 'booking',
  message: 'May she come in July?',
  locale: 'fr',
  suspected: false,
};

let list: Notification[];
let sent: { method: string; path: string; body: unknown }[];
let fails: boolean;

function answer(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(toWire(body)), { status, headers: { 'Content-Type': 'application/json' } });
}

const unread = () => list.filter(({ isRead }) => !isRead).length;

/** The server, as far as the inbox needs one: two notifications a page. */
async function server(address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname, searchParams } = new URL(String(address), location.origin);
  const method = init?.method ?? 'GET';
  if (fails) return answer({ status: 'error', code: 'failed', message: 'It broke.', requestId: 'x' }, 409);
  if (method !== 'GET') {
    const body = fromWire(JSON.parse(String(init?.body ?? '{}'))) as { isRead?: boolean };
    sent.push({ method, path: pathname, body });
    list = list.map((one) => (method === 'POST' || pathname.endsWith(`/${one.id}`) ? { ...one, isRead: body.isRead ?? true } : one));
    return answer({ unread: unread() });
  }
  if (pathname === '/api/contact/9') return answer(ENQUIRY);
  if (pathname.endsWith('/unread')) return answer({ unread: unread() });
  const wanted = list.filter(({ isRead }) => searchParams.get('unread_only') !== 'true' || !isRead);
  const rest = wanted.filter(({ id }) => id < Number(searchParams.get('after') ?? 99));
  return answer({ data: rest.slice(0, 2), unread: unread(), next: rest.length > 2 ? String(rest[1]?.id) : null });
}

beforeEach(() => {
  list = [...LIST];
  sent = [];
  fails = false;
  // biome-ignore lint/suspicious/noDocumentCookie: the forgery pair, as the server would have set it
  document.cookie = 'XSRF-TOKEN=token; path=/';
  vi.stubGlobal('fetch', server);
  signInAs(userWith(['Coordinator']));
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const words = ['notifications', 'roles', 'contact'] as const;
const inbox = <DataProvider>{pageAround(<Inbox />, { name: 'hubNotifications' })}</DataProvider>;

describe('the inbox', () => {
  test('shows more when asked, says what each is about, and marks what is opened', async () => {
    await show(inbox, { words });
    const enquiry = page.getByRole('button', { name: /Unread: New message from Zoé Martin$/ });
    await expect.element(enquiry).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Unread: Maeve Byrne and others have registered to host \(3\)/ })).toBeVisible();
    await expect.element(page.getByText('3 unread')).toBeVisible();
    enquiry.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('May she come in July?')).toBeVisible();
    const reply = page.getByRole('link', { name: 'Reply by email' });
    await expect.element(reply).toHaveAttribute('href', 'mailto:zoe@example.test?subject=Your%20message%20K7QM-2XPD');
    expect(sent).toEqual([{ method: 'PATCH', path: '/api/notifications/4', body: { isRead: true } }]);
    await expect.element(page.getByText('2 unread')).toBeVisible();

    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByRole('button', { name: 'Unread: An administrator changed your permissions' }).click();
    await expect.element(page.getByText('Added: Agent')).toBeVisible();
    await expect.element(page.getByText('Removed: Parent')).toBeVisible();
  });

  test('marks all up to the newest one shown', async () => {
    await show(inbox, { words });
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect.element(page.getByText('None unread')).toBeVisible();
    expect(sent).toEqual([{ method: 'POST', path: '/api/notifications/read-all', body: { newestId: 4 } }]);
    await page.getByText('Unread', { exact: true }).click();
    await expect.element(page.getByRole('heading', { name: 'No unread notifications' })).toBeVisible();
  });

  test('marks nothing in the name of somebody who is only viewed', async () => {
    signInAs(userWith(['Coordinator'], { viewedBy: { id: 1, name: 'Ann', since: at } }));
    await show(inbox, { words });
    await page.getByRole('button', { name: /^(Unread: )?New message from Zoé Martin/ }).click();
    await expect.element(page.getByText('May she come in July?')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('offers the planned text that was assigned, to those who may open it', async () => {
    const data = { itemId: 7, title: 'Autumn', what: 'assigned', dueOn: '2026-07-01' } as const;
    list = [{ ...around, id: 5, kind: 'contentItem', data }];
    signInAs(userWith(['Page editor']));
    await show(inbox, { words });
    await page.getByRole('button', { name: 'Unread: “Autumn” was assigned to you' }).click();
    await expect.element(page.getByText('Due: 1 Jul 2026')).toBeVisible();
    const link = page.getByRole('link', { name: 'View the text' });
    await expect.element(link).toHaveAttribute('href', '/hub/content-engine-list?open=7');
  });

  test('says what is wrong, and tries again', async () => {
    fails = true;
    await show(inbox, { words });
    await expect.element(page.getByText('It broke.')).toBeVisible();
    fails = false;
    await page.getByRole('button', { name: /again/i }).click();
    await expect.element(page.getByText('3 unread')).toBeVisible();
  });

  test.each(['light', 'dark'] as const)('has no fault that axe would find (%s)', async (scheme) => {
    await show(inbox, { words, scheme });
    await page.getByRole('button', { name: /^(Unread: )?New message from Zoé Martin/ }).click();
    await expect.element(page.getByText('May she come in July?')).toBeVisible();
    expect(await listAxeFaults()).toEqual([]);
  });
});

test('the bell says how many are unread, and opens them beside the page', async () => {
  await show(<DataProvider>{pageAround(<InboxBell />, { name: 'hubNotifications' })}</DataProvider>, { words });
  await page.getByRole('button', { name: 'Notifications: 3 unread' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^(Unread: )?New message from Zoé Martin/ })).toBeVisible();
});
