// The grid of permissions as it is used: by keys alone, with what can't be switched explained, and undone.

import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PermissionCell, PermissionRow } from '#contract/administration/permissions.shapes.ts';
import { ROLES, type Role } from '#contract/identity/roles.ts';
import { toWire } from '#contract/platform/validation/names.ts';
import { DataProvider } from '#web/platform/api/data-provider.tsx';
import { queryClient } from '#web/platform/api/query-client.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { show } from '#web/testing/render.tsx';
import { clearToasts, listToasts } from '#web/testing/toasts.ts';
import { PermissionPanel } from './permission-panel.tsx';

function row(capability: PermissionRow['capability'], fixed: PermissionCell['fixed'], allowedTo: readonly Role[] = []): PermissionRow {
  return {
    capability,
    area: capability.split('.')[0] ?? '',
    cells: ROLES.map((role) => ({ role, allowed: allowedTo.includes(role), byDefault: allowedTo.includes(role), reach: 'all', fixed })),
  };
}

let table: PermissionRow[];
let sent: { role: Role; capability: string; allowed: boolean; was: boolean }[];
let answerWith: number;

function answer(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(toWire(body)), { status, headers: { 'Content-Type': 'application/json' } });
}

/** The server, as far as the grid needs one. */
async function server(_address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (init?.method !== 'PATCH') return answer({ data: table });
  const body = JSON.parse(String(init.body)) as (typeof sent)[number];
  sent.push(body);
  if (answerWith !== 200) return answer({ status: 'error', code: 'changedMeanwhile', message: 'no', requestId: 'x' }, answerWith);
  const changed = table.find(({ capability }) => capability === body.capability);
  if (changed === undefined) return answer({}, 404);
  const cells = changed.cells.map((cell) => (cell.role === body.role ? { ...cell, allowed: body.allowed } : cell));
  table = table.map((one) => (one === changed ? { ...changed, cells } : one));
  return answer({ ...changed, cells });
}

beforeEach(() => {
  table = [row('users.read', null, ['Coordinator']), row('users.write', 'administratorOnly'), row('campaigns.write', null)];
  sent = [];
  answerWith = 200;
  // biome-ignore lint/suspicious/noDocumentCookie: the forgery pair, as the server would have set it
  document.cookie = 'XSRF-TOKEN=token; path=/';
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
  clearToasts();
});

const words = ['permissions', 'roles', 'names'] as const;
const grid = (
  <DataProvider>
    <PermissionPanel />
  </DataProvider>
);
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });

describe('the grid', () => {
  test('is one stop of the tab key; arrow keys move, the space bar switches, and it can be undone', async () => {
    await show(grid, { words });
    const first = cell('Parent, View users: off');
    await expect.element(first).toBeVisible();
    (first.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(cell('Coordinator, View users: on')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(cell('Coordinator, View users: off')).toHaveFocus();
    expect(sent).toEqual([{ role: 'Coordinator', capability: 'users.read', allowed: false, was: true }]);
    await expect.element(page.getByText('1 permission differs from the default.')).toBeVisible();
    listToasts()[0]?.action?.run();
    await expect.element(cell('Coordinator, View users: on')).toBeVisible();
    expect(document.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1);
  });

  test('says why something can not be switched, and does not ask the server', async () => {
    await show(grid, { words });
    await cell('Finance, Invite, edit and deactivate users: always off').click();
    await expect.element(page.getByText(/Anyone with this could make themselves an administrator/)).toBeVisible();
    await userEvent.keyboard(' ');
    expect(sent).toEqual([]);
  });

  test('finds rights by name, and what was switched', async () => {
    await show(grid, { words });
    await page.getByRole('searchbox', { name: 'Search permissions' }).fill('campaign');
    await expect.element(cell('Agent, Send campaigns: off')).toBeVisible();
    await expect.element(cell('Parent, View users: off')).not.toBeInTheDocument();
    await page.getByRole('checkbox', { name: 'Only changed permissions' }).click();
    await expect.element(page.getByText('No results')).toBeVisible();
  });

  test('shows one role at a time on a phone', async () => {
    await page.viewport(360, 740);
    onTestFinished(() => page.viewport(1280, 800));
    await show(grid, { words });
    await expect.element(cell('Parent, View users: off')).toBeVisible();
    await expect.element(cell('Coordinator, View users: on')).not.toBeInTheDocument();
    await page.getByRole('combobox', { name: 'Role' }).selectOptions('Coordinator');
    await cell('Coordinator, View users: on').click();
    await expect.element(cell('Coordinator, View users: off')).toBeVisible();
    expect(sent).toEqual([{ role: 'Coordinator', capability: 'users.read', allowed: false, was: true }]);
    // Which role has a switch is seen without looking at each.
    await expect.element(page.getByRole('option', { name: 'Coordinator (1)' })).toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    expect(await listAxeFaults()).toEqual([]);
  });

  test('shows how it is when somebody else was first', async () => {
    await show(grid, { words });
    await expect.element(cell('Agent, View users: off')).toBeVisible();
    answerWith = 409;
    table = table.map((one) => (one.capability === 'users.read' ? row('users.read', null, ['Agent']) : one));
    await cell('Agent, View users: off').click();
    await expect.element(cell('Agent, View users: on')).toBeVisible();
    expect(listToasts().map(({ text }) => text)).toEqual(['Someone else has changed this permission. You’re seeing the current setting.']);
  });

  for (const scheme of ['light', 'dark'] as const)
    test(`has nothing that axe finds wrong, ${scheme}`, async () => {
      await show(grid, { words, scheme });
      await expect.element(cell('Parent, View users: off')).toBeVisible();
      expect(await listAxeFaults()).toEqual([]);
    });
});
