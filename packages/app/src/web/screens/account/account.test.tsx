// The page of the own account, as somebody uses it: details, picture, language and zone, devices, and leaving.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#contract/identity/user.ts';
import type { PageName } from '#contract/platform/page-paths.ts';
import { toWire } from '#contract/platform/validation/names.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { persist } from '#web/platform/session/app-persist.ts';
import { session } from '#web/platform/session/session.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { pageAround, signInAs } from '#web/testing/page.tsx';
import { show } from '#web/testing/render.tsx';
import { clearToasts, listToasts } from '#web/testing/toasts.ts';
import AccountScreen from './account.screen.tsx';

const HERE = { id: 'h'.repeat(43), browser: 'Firefox', system: 'Linux', isCurrent: true };
const PHONE = { id: 'p'.repeat(43), browser: 'Safari', system: 'iPhone', isCurrent: false };
const WHEN = { startedAt: '2026-11-18T08:00:00.000Z', lastSeenAt: '2026-11-20T09:00:00.000Z' };

interface Asked {
  readonly what: string;
  readonly body: unknown;
}

/** Answers as the server would; what was asked of it, reading aside, is kept. */
function serve(user: User): { readonly asked: Asked[]; readonly refuse: (errors: object) => void } {
  const asked: Asked[] = [];
  let devices = [HERE, PHONE];
  let faults: object | null = null;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, { method = 'GET', body } = {}) => {
    const path = new URL(String(input), window.location.href).pathname;
    const given = typeof body === 'string' ? JSON.parse(body) : undefined;
    if (method !== 'GET') asked.push({ what: `${method} ${path}`, body: given });
    if (method === 'PATCH' && faults !== null) {
      return Response.json({ status: 'error', code: 'invalid', message: 'No.', errors: faults, request_id: 'x' }, { status: 422 });
    }
    if (method === 'PATCH') return Response.json({ ...(toWire(user) as object), ...given });
    if (method === 'DELETE' && path.startsWith('/api/user/sessions/')) devices = devices.filter(({ id }) => !path.endsWith(id));
    if (path === '/api/user/sessions') return Response.json(toWire({ data: devices.map((device) => ({ ...device, ...WHEN })) }));
    if (path === '/api/user/deletion') {
      return Response.json({ deleted: ['profile'], kept: ['invoices'], blockers: [], confirmed_by: 'password' });
    }
    if (path === '/api/attachments/limits') return Response.json({ max_bytes: 10_000_000 });
    return Response.json({ message: 'Done' });
  });
  return {
    asked,
    refuse: (errors) => {
      faults = errors;
    },
  };
}

const WORDS = ['account', 'messagingPreferences', 'changePassword', 'mobile', 'upload', 'form', 'validation', 'titles'] as const;

async function open({ change = {}, scheme = 'light' as 'light' | 'dark', name = 'account' as PageName } = {}) {
  const user = userWith(['Parent'], { phone: '+353 1 234', ...change });
  const server = serve(user);
  signInAs(user);
  const screen = await show(pageAround(<AccountScreen />, { name }), { words: WORDS, scheme });
  await expect.element(screen.getByText('Safari on iPhone')).toBeVisible();
  return { screen, ...server };
}

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie that the server would have set.
  document.cookie = 'XSRF-TOKEN=test';
  clearToasts();
  queryClient.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
  persist.update({ timezone: undefined, signedIn: false, userId: undefined });
});

test.each(['light', 'dark'] as const)('axe finds no fault in %s', async (scheme) => {
  const { screen } = await open({ scheme });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});

test('among the pages of parents it is called their profile', async () => {
  const { screen } = await open({ name: 'travelProfile' });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});

test('a changed name is sent with the other details, told, and known everywhere', async () => {
  const { screen, asked } = await open();
  await screen.getByRole('textbox', { name: /First name/ }).fill('  Norah ');
  await screen.getByRole('button', { name: 'Save details' }).click();
  await expect
    .poll(() => asked)
    .toEqual([{ what: 'PATCH /api/user', body: { first_name: 'Norah', last_name: 'Byrne', phone: '+353 1 234' } }]);
  await expect.poll(() => listToasts().map(({ text }) => text)).toEqual(['Changes saved']);
  expect(session.get()).toMatchObject({ user: { firstName: 'Norah' } });
  await expect.element(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Norah');
});

test('a fault of the server stands at its field, and what was typed stays', async () => {
  const { screen, refuse } = await open();
  refuse({ phone: ['That is no phone number of ours.'] });
  await screen.getByLabelText('Phone', { exact: true }).fill('+353 999');
  await screen.getByRole('button', { name: 'Save details' }).click();
  await expect.element(screen.getByLabelText('Phone', { exact: true })).toHaveAccessibleDescription('That is no phone number of ours.');
  await expect.element(screen.getByLabelText('Phone', { exact: true })).toHaveValue('+353 999');
});

test('an empty name is refused before anything is sent', async () => {
  const { screen, asked } = await open();
  await screen.getByRole('textbox', { name: /Last name/ }).fill(' ');
  await screen.getByRole('button', { name: 'Save details' }).click();
  await expect.element(screen.getByRole('textbox', { name: /Last name/ })).toHaveAttribute('aria-invalid', 'true');
  expect(asked).toEqual([]);
});

test('a picture is taken away at once', async () => {
  const { screen, asked } = await open({ change: { avatarRef: 'a'.repeat(22) } });
  await screen.getByRole('button', { name: 'Remove picture' }).click();
  await expect.poll(() => asked).toEqual([{ what: 'PATCH /api/user', body: { avatar_ref: null } }]);
  await expect.element(screen.getByRole('button', { name: 'Remove picture' })).not.toBeInTheDocument();
});

test('a chosen time zone holds on this device; taken back, that of the device counts again', async () => {
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { screen, asked } = await open();
  const zone = screen.getByRole('combobox', { name: 'Time zone' });
  await zone.click();
  await zone.fill('Tokyo');
  await screen.getByRole('option', { name: /Asia\/Tokyo/ }).click();
  const save = screen.getByRole('button', { name: 'Save language and time zone' });
  await save.click();
  await expect.poll(() => persist.get().timezone).toBe('Asia/Tokyo');
  await screen.getByRole('button', { name: 'Clear' }).click();
  await save.click();
  await expect.poll(() => persist.get().timezone).toBeUndefined();
  expect(asked.map(({ body }) => body)).toEqual([
    { locale: 'en', timezone: 'Asia/Tokyo' },
    { locale: 'en', timezone: device },
  ]);
});

test('one device is signed out, and leaves the list; this one is marked', async () => {
  const { screen, asked } = await open();
  const devices = screen.getByRole('list', { name: 'Devices' }).getByRole('listitem');
  await expect.element(devices.first().getByText('This device')).toBeVisible();
  await expect.element(devices.last().getByText('This device')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await expect.element(screen.getByText('Safari on iPhone')).not.toBeInTheDocument();
  expect(asked.map(({ what }) => what)).toEqual([`DELETE /api/user/sessions/${PHONE.id}`]);
});

test('signing out everywhere asks first', async () => {
  const { screen, asked } = await open();
  await screen.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Sign out everywhere?' });
  await expect.element(dialog).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByRole('button', { name: 'Sign out everywhere' })).toHaveFocus();
  expect(asked).toEqual([]);
});

test('deleting is folded away; opened, it takes the focus and can be left again', async () => {
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Review deletion' }).click();
  await expect.element(screen.getByText('Invoices and payments, as the law requires')).toBeVisible();
  expect(document.activeElement?.textContent).toContain('Invoices and payments');
  expect(await listAxeFaults()).toEqual([]);
  await screen.getByRole('button', { name: 'Keep my account' }).click();
  await expect.element(screen.getByRole('button', { name: 'Review deletion' })).toHaveFocus();
});

test('while an administrator looks, nothing that ends a session is offered', async () => {
  const { screen } = await open({ change: { viewedBy: { id: 1, name: 'Ada', since: WHEN.lastSeenAt } } });
  await expect.element(screen.getByText('You can’t change anything.', { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Sign out/ })).not.toBeInTheDocument();
  expect(await listAxeFaults()).toEqual([]);
});
