// The parts of a user's page: one's own roles, changed roles, and an account that was shut.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { AdministeredUser } from '#contract/administration/users.shapes.ts';
import { toWire } from '#contract/platform/validation/names.ts';
import { ChangeValues } from '#web/features/administration/change-log/change-values.tsx';
import { listAxeFaults } from '#web/testing/axe.ts';
import { show } from '#web/testing/render.tsx';
import { UserRoles } from './user-roles.tsx';

const ann: AdministeredUser = {
  id: 7,
  firstName: 'Ann',
  lastName: 'Murphy',
  email: 'ann@example.test',
  roleNames: ['Parent'],
  state: 'active',
  version: 3,
};

let sent: unknown[];
beforeEach(() => {
  sent = [];
  // biome-ignore lint/suspicious/noDocumentCookie: the forgery pair, as the server would have set it
  document.cookie = 'XSRF-TOKEN=token; path=/';
  vi.stubGlobal('fetch', async (_address: RequestInfo | URL, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    return new Response(JSON.stringify(toWire({ ...ann, roleNames: ['Agent', 'Parent'], version: 4 })), { status: 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const words = ['users', 'roles', 'permissions', 'changeLog', 'trail', 'names', 'lists'] as const;

test('one’s own roles are shown, and why they can not be changed', async () => {
  await show(<UserRoles user={ann} isOneself onChanged={() => {}} onOutdated={() => {}} />, { words });
  await expect.element(page.getByText('You can’t change your own roles. Ask another administrator.')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /^Parent/ })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Save roles' })).not.toBeInTheDocument();
  expect(await listAxeFaults()).toEqual([]);
});

test('roles are saved as a whole, with the version that was read', async () => {
  const changed = vi.fn();
  await show(<UserRoles user={ann} isOneself={false} onChanged={changed} onOutdated={() => {}} />, { words });
  const save = page.getByRole('button', { name: 'Save roles' });
  await expect.element(save).toBeDisabled();
  await page.getByRole('checkbox', { name: /^Agent/ }).click();
  await save.click();
  await vi.waitFor(() => expect(changed).toHaveBeenCalledWith(expect.objectContaining({ version: 4 })));
  expect(sent).toEqual([{ role_names: ['Parent', 'Agent'], version: 3 }]);
});

test('a change is told with the words of fields, rights and roles', async () => {
  const changes = [
    { field: 'roleNames', before: ['Parent'], after: ['Agent', 'Parent'] },
    { field: 'users.read', before: true, after: false },
    { field: 'vettingState', before: 'in_review', after: 'checks_pending' },
    { field: 'unheardOf', before: null, after: 'x' },
  ];
  await show(<ChangeValues changes={changes} />, { words });
  const lines = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Rolesbefore: ParentAgent, Parent',
    'View usersbefore: yesno',
    'Vettingbefore: In reviewChecks pending',
    'Unheard ofx',
  ]);
});
