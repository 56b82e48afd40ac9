// The page of users as the command palette opens it: with the form for inviting somebody.

import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DataProvider } from '#web/platform/api/data-provider.tsx';
import { userWith } from '#web/testing/accounts.ts';
import { type Journey, pageAround, signInAs } from '#web/testing/page.tsx';
import { show } from '#web/testing/render.tsx';
import UsersScreen from './users.screen.tsx';

const words = ['users', 'roles', 'list', 'lists', 'form', 'validation', 'titles'] as const;

afterEach(() => vi.unstubAllGlobals());

async function open(role: 'Administrator' | 'Coordinator'): Promise<Journey> {
  vi.stubGlobal('fetch', async () => Response.json({ data: [], total: 0, page: 1, per_page: 25 }));
  signInAs(userWith([role], role === 'Administrator' ? {} : { capabilities: ['users.read'] }));
  const journey: Journey = { went: [] };
  const screen = <DataProvider>{pageAround(<UsersScreen />, { name: 'hubUsers', search: '?invite=yes', journey })}</DataProvider>;
  await show(screen, { words });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
  return journey;
}

test('somebody who may invite has the form at once, its heading in focus, and the address of the list', async () => {
  const journey = await open('Administrator');
  await expect.element(page.getByRole('heading', { name: 'Invite user' })).toHaveFocus();
  expect(journey.went).toEqual(['/hub/users']);
});

test('somebody who may not sees the list', async () => {
  await open('Coordinator');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
