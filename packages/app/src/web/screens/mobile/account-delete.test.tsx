// Deleting the own account, as somebody does it: what stands against it, what is typed, and the goodbye.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { persist } from '#web/platform/session/app-persist.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { pageAround, signInAs } from '#web/testing/page.tsx';
import '#web/platform/navigation/wrapper-bridge.ts';
import { show } from '#web/testing/render.tsx';
import AccountDeleteScreen from './account-delete.screen.tsx';

const FACTS = { deleted: ['profile', 'signIn'], kept: ['invoices'], blockers: [], confirmed_by: 'password' };

interface Asked {
  readonly method: string;
  readonly body: unknown;
}

/** Answers as the server would; what was asked of it is kept. */
function serve(facts: object, { refuse }: { refuse?: object } = {}): Asked[] {
  const asked: Asked[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (_, { method = 'GET', body } = {}) => {
    asked.push({ method, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    if (method === 'DELETE' && refuse !== undefined) return Response.json(refuse, { status: 422 });
    return Response.json(method === 'GET' ? facts : { message: 'Gone' });
  });
  return asked;
}

async function open() {
  return show(pageAround(<AccountDeleteScreen />, { name: 'mobileAccountDelete' }), { words: ['mobile'] });
}

const told: unknown[] = [];

beforeEach(() => {
  told.length = 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie that the server would have set.
  document.cookie = 'XSRF-TOKEN=test';
  window.ReactNativeWebView = { postMessage: (message: string) => told.push(JSON.parse(message)) };
  signInAs(userWith(['Parent']));
  persist.update({ signedIn: true });
});

afterEach(() => {
  vi.restoreAllMocks();
  delete window.ReactNativeWebView;
});

test('the page says what is kept, deletes the account after password and consent, and tells the wrapper', async () => {
  const asked = serve(FACTS);
  const screen = await open();
  await expect.element(screen.getByText('Invoices and payments, as the law requires')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  const button = screen.getByRole('button', { name: 'Delete my account' });
  await expect.element(button).toBeDisabled();
  await screen.getByLabelText('Password', { exact: false }).first().fill('correct horse');
  await expect.element(button).toBeDisabled();
  await screen.getByRole('checkbox').click();
  await button.click();
  await expect.element(screen.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible();
  expect(asked.filter(({ method }) => method === 'DELETE')).toEqual([{ method: 'DELETE', body: { password: 'correct horse' } }]);
  expect(told).toContainEqual({ type: 'user', userId: null });
  expect(persist.get().signedIn).toBe(false);
});

test('a wrong password is told at its field, and nothing ends', async () => {
  serve(FACTS, {
    refuse: {
      status: 'error',
      code: 'currentPasswordWrong',
      message: 'No.',
      errors: { password: ['Incorrect current password.'] },
      request_id: 'x',
    },
  });
  const screen = await open();
  await screen.getByLabelText('Password', { exact: false }).first().fill('wrong');
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: 'Delete my account' }).click();
  await expect.element(screen.getByText('Incorrect current password.')).toBeVisible();
  expect(persist.get().signedIn).toBe(true);
  expect(told).toEqual([]);
});

test('without a password the e-mail address is typed', async () => {
  const asked = serve({ ...FACTS, confirmed_by: 'email' });
  const screen = await open();
  await screen.getByLabelText('Email', { exact: false }).first().fill('nora@example.com');
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: 'Delete my account' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible();
  expect(asked.at(-1)).toEqual({ method: 'DELETE', body: { email: 'nora@example.com' } });
});

test('while something stands against it there is nothing to send', async () => {
  serve({ ...FACTS, blockers: [{ kind: 'openTrips', count: 1 }] });
  const screen = await open();
  await expect.element(screen.getByText(/1 trip is reserved, booked or in progress/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
});

test('a failed load can be tried again', async () => {
  const fetching = vi.spyOn(window, 'fetch').mockImplementationOnce(async () => Response.json({ message: 'Broken' }, { status: 500 }));
  const screen = await open();
  await expect.element(screen.getByText('Broken')).toBeVisible();
  fetching.mockImplementation(async () => Response.json(FACTS));
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('checkbox')).toBeVisible();
});
