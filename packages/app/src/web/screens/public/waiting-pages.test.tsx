// The pages for addresses that lead nowhere, for links that open nothing more and for accounts without a role, light and dark.

import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { messageWith, supportWith } from '#web/testing/conversations.ts';
import { type Journey, pageAround, signInAs } from '#web/testing/page.tsx';
import { type Answers, type Asked, playServer } from '#web/testing/play-server.ts';
import { show } from '#web/testing/render.tsx';
import InvoiceLinkScreen from './invoice-link.screen.tsx';
import NoAccessScreen from './no-access.screen.tsx';
import NotFoundScreen from './not-found.screen.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each(['light', 'dark'] as const)('%s: the address is told, and the ways from here', async (scheme) => {
  signInAs(userWith(['Host family']));
  const journey: Journey = { went: [], reach: { back: true, forward: false } };
  const screen = await show(pageAround(<NotFoundScreen />, { name: 'notFound', journey }), { scheme, words: ['notFound'] });
  await expect.element(screen.getByText('/404', { exact: true })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await screen.getByRole('button', { name: 'Back' }).click();
  await screen.getByRole('link', { name: 'Go to home page' }).click();
  expect(journey.went).toEqual(['-1', '/host-family/hostings']);
});

test('a visitor on an unknown page gets a link to the home page, and no way back', async () => {
  signInAs(null);
  const screen = await show(pageAround(<NotFoundScreen />, { name: 'notFound' }), { words: ['notFound'] });
  await expect.element(screen.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/');
  await expect.element(screen.getByRole('button', { name: 'Back' })).not.toBeInTheDocument();
});

test.each(['light', 'dark'] as const)(
  '%s: whoever has an old link to an invoice is told why, and how it is seen all the same',
  async (scheme) => {
    signInAs(null);
    const screen = await show(pageAround(<InvoiceLinkScreen />, { name: 'invoiceLink' }), { scheme, words: ['invoiceLink'] });
    await expect.element(screen.getByText(/after 30 days/)).toBeVisible();
    expect(await listAxeFaults()).toEqual([]);
    await expect.element(screen.getByRole('link', { name: 'View my invoices' })).toHaveAttribute('href', '/travel/invoices');
    await expect.element(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/contact-us');
  },
);

test.each(['light', 'dark'] as const)('%s: an account without a role is told who gives one, and can look again', async (scheme) => {
  signInAs(userWith([]));
  const screen = await show(pageAround(<NoAccessScreen />, { name: 'noAccess' }), { scheme, words: ['noAccess', 'messagingInbox'] });
  expect(await listAxeFaults()).toEqual([]);
  const fetching = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(userWith([])));
  await screen.getByRole('button', { name: 'Check again' }).click();
  await expect.element(screen.getByText('You don’t have a role yet.')).toBeVisible();
  expect(fetching).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByRole('button', { name: 'Sign out' })).toBeEnabled();
});

test('an account without a role writes to support, and its conversation opens on the same page', async () => {
  signInAs(userWith([]));
  const journey: Journey = { went: [] };
  const answers: Answers = {
    'GET /api/conversations/support-message': () => ({ conversation: null }),
    'POST /api/conversations/support-message': () => ({ conversation: supportWith(9), message: messageWith({ conversationId: 9 }) }),
  };
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', playServer(answers, asked));
  // biome-ignore lint/suspicious/noDocumentCookie: the forgery pair, as the server would have set it
  document.cookie = 'XSRF-TOKEN=token; path=/';
  const words = ['noAccess', 'messagingInbox', 'messagingComposer', 'form', 'validation'] as const;
  const screen = await show(pageAround(<NoAccessScreen />, { name: 'noAccess', journey }), { words: [...words] });
  await screen.getByRole('button', { name: 'Write to support' }).click();
  await page.getByRole('textbox', { name: 'Your message to support' }).fill('Who gives me access?');
  await page.getByRole('button', { name: 'Send request' }).click();
  await vi.waitFor(() => expect(journey.went).toEqual(['/no-access?conversation=9']));
  expect(asked.find(({ key }) => key.startsWith('POST'))?.body).toMatchObject({ content: 'Who gives me access?' });
});
