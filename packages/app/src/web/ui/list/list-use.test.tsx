// A list as it is worked with: rows selected, by keyboard too, views saved, files exported; on a phone, with very many rows, and with axe.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAxeFaults } from '#web/testing/axe.ts';
import { findPeople, people } from '#web/testing/list-sample.tsx';
import { firstRow, openList, rowNames } from '#web/testing/open-list.tsx';
import type { ChosenRows, ExportAsked } from './list-types.ts';

beforeEach(() => page.viewport(1280, 900));

describe('selecting', () => {
  test('takes a page, then all that match, and tells the action which', async () => {
    const run = vi.fn(async (_: ChosenRows) => {});
    await openList('?role=Agent&perPage=10', {
      bulkActions: [
        { label: 'Mail', run, toMatching: true },
        { label: 'Merge', run },
      ],
    });
    await userEvent.click(page.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await expect.element(page.getByText('10 selected')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Select all 20 results' }));
    await expect.element(page.getByText('All 20 results selected')).toBeVisible();
    expect(page.getByRole('button', { name: 'Merge' }).elements()).toHaveLength(0);
    await userEvent.click(page.getByRole('checkbox').nth(1));
    await userEvent.click(page.getByRole('button', { name: 'Mail' }));
    expect(run).toHaveBeenCalledWith({ kind: 'matching', match: { role: 'Agent' }, except: [expect.any(Number)], count: 19 });
    await expect.element(page.getByText('Clear selection')).not.toBeInTheDocument();
  });

  test('takes rows between two with Shift, and begins anew with another filter', async () => {
    await openList('?perPage=10');
    const boxes = page.getByRole('checkbox');
    await userEvent.click(boxes.nth(1));
    await userEvent.click(boxes.nth(4), { modifiers: ['Shift'] });
    await expect.element(page.getByText('4 selected')).toBeVisible();
    await userEvent.type(page.getByRole('searchbox'), 'giulia');
    await expect.element(page.getByText('1–6 of 6')).toBeVisible();
    expect(page.getByText('4 selected').elements()).toHaveLength(0);
  });
});

describe('by keyboard', () => {
  test('j and k go through the rows, x selects, Enter opens, / searches', async () => {
    const { history } = await openList();
    await expect.element(firstRow()).toBeVisible();
    await userEvent.keyboard('jjk');
    expect(document.activeElement?.getAttribute('data-key')).toBe('1');
    await userEvent.keyboard('x{ArrowDown}x');
    await expect.element(page.getByText('2 selected')).toBeVisible();
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(page.getByRole('searchbox').element());
    await userEvent.keyboard('jx');
    await expect.element(page.getByRole('searchbox')).toHaveValue('jx');
    await userEvent.keyboard('{Escape}{Escape}');
    await expect.element(page.getByText('1–25 of 60')).toBeVisible();
    await userEvent.keyboard('k{Enter}');
    await expect.poll(() => history.path()).toMatch(/^\/people\/\d+$/);
  });

  test('keys with Ctrl, Cmd or Alt are not for it', async () => {
    await openList();
    await expect.element(firstRow()).toBeVisible();
    const before = document.activeElement;
    await userEvent.keyboard('{Control>}k{/Control}{Meta>}j{/Meta}{Alt>}j{/Alt}');
    expect(document.activeElement).toBe(before);
  });

  test('single keys do nothing where they are turned off', async () => {
    await openList('', { shortcutsOff: true });
    await expect.element(firstRow()).toBeVisible();
    await userEvent.keyboard('jx/');
    expect(document.activeElement).toBe(document.body);
    expect(page.getByText('1 selected').elements()).toHaveLength(0);
  });
});

describe('saved views', () => {
  const agents = { id: 1, name: 'Agents', query: 'role=Agent', isDefault: true };

  test('open with the list when it is opened with nothing said, and not otherwise', async () => {
    const { history } = await openList('', { first: [agents] });
    await expect.element(page.getByText('1–20 of 20')).toBeVisible();
    await expect.poll(() => [history.search(), history.length()]).toEqual(['?role=Agent', 1]);
    await userEvent.click(page.getByRole('button', { name: 'Clear all' }));
    await expect.element(page.getByText('1–25 of 60')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Agents (changed)' })).toBeVisible();
  });

  test('are saved, updated, renamed and deleted', async () => {
    await openList('?search=giulia');
    await userEvent.click(page.getByRole('button', { name: 'Views' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Save as new view…' }));
    await userEvent.type(page.getByRole('textbox', { name: 'View name' }), 'Giulias{Enter}');
    await expect.element(page.getByRole('button', { name: 'Giulias' })).toHaveFocus();
    await userEvent.type(page.getByRole('searchbox'), ' rossi');
    await userEvent.click(page.getByRole('button', { name: 'Giulias (changed)' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Update “Giulias”' }));
    await userEvent.click(page.getByRole('button', { name: 'Giulias' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Delete' }));
    await expect.element(page.getByRole('button', { name: 'Views' })).toBeVisible();
  });
});

test('the list is exported as it is shown, or the selected rows of it', async () => {
  const onExport = vi.fn(async (_: ExportAsked) => {});
  await openList('?role=Agent&sort=-joined&columns=name,city&page=2&perPage=10', { onExport });
  await expect.element(firstRow()).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Export' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'CSV file' }));
  expect(onExport).toHaveBeenCalledWith({ format: 'csv', query: { role: 'Agent', sort: '-joined' }, columns: ['name', 'city'] });
  await userEvent.click(page.getByRole('checkbox').nth(1));
  await userEvent.click(page.getByRole('button', { name: 'Export' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Excel workbook' }));
  expect(onExport).toHaveBeenLastCalledWith(expect.objectContaining({ format: 'xlsx', ids: [expect.any(Number)] }));
});

describe('on a phone', () => {
  beforeEach(() => page.viewport(360, 740));

  test('rows are cards from the same columns, sorted by a choice', async () => {
    const { history } = await openList();
    await expect.element(page.getByRole('listitem').first().getByText('person1@example.test')).toBeVisible();
    expect(page.getByRole('table').elements()).toHaveLength(0);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), 'Balance, descending');
    await expect.poll(() => history.search()).toBe('?sort=-balance');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});

test('a very long list renders only the visible rows, each with its position', async () => {
  const many = people(3000);
  await openList('', { load: async () => ({ ...findPeople(many, { sort: 'name', page: 1, perPage: 3000 }) }) });
  await expect.element(firstRow()).toBeVisible();
  expect(rowNames().elements().length).toBeLessThan(100);
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '3001');
  page.getByRole('region', { name: 'People' }).element().scrollTop = 60_000;
  await vi.waitFor(() => expect(Number(page.getByRole('row').nth(5).element().getAttribute('aria-rowindex'))).toBeGreaterThan(1000));
});

describe.each(['light', 'dark'] as const)('axe, %s', (scheme) => {
  test.each([1280, 360])('finds nothing at %i px', async (width) => {
    await page.viewport(width, 900);
    await openList('?role=Agent,-&city=o', { scheme });
    await expect.element(page.getByRole('button', { name: /^Role: Agent/ })).toBeVisible();
    await userEvent.click(page.getByRole('checkbox').first());
    expect(await listAxeFaults()).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: /^Role: Agent/ }));
    await expect.element(page.getByRole('checkbox', { name: 'Parent' })).toBeVisible();
    expect(await listAxeFaults()).toEqual([]);
  });

  test('finds nothing in the menus', async () => {
    const first = [{ id: 1, name: 'Agents', query: '', isDefault: true }];
    await openList('', { scheme, first });
    for (const name of ['Agents', 'Columns', 'Add filter', 'Actions for Aoife Byrne 00001']) {
      await userEvent.click(page.getByRole('button', { name }));
      await expect.element(page.getByRole(name === 'Columns' ? 'dialog' : 'menu')).toBeVisible();
      expect(await listAxeFaults()).toEqual([]);
      await userEvent.keyboard('{Escape}');
    }
  });
});
