// A list as it is looked at: searched, filtered, sorted, paged, with other columns, and with nothing to show.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findPeople } from '#web/testing/list-sample.tsx';
import { firstRow, openList, rowNames, sixty } from '#web/testing/open-list.tsx';

beforeEach(() => page.viewport(1280, 900));

describe('a list', () => {
  test('shows its rows with how many there are, and says so', async () => {
    await openList();
    await expect.element(page.getByText('1–25 of 60')).toBeVisible();
    expect(rowNames().elements()).toHaveLength(25);
    await expect.element(page.getByText('60 results, page 1 of 3')).toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Aoife Byrne 00001' })).toHaveAttribute('href', '/people/1');
  });

  test('looks for what is typed, once, and Escape takes it off', async () => {
    const { load, history } = await openList('?page=2');
    await expect.element(page.getByText('26–50 of 60')).toBeVisible();
    const calls = load.mock.calls.length;
    await userEvent.type(page.getByRole('searchbox'), 'giulia');
    await expect.element(page.getByText('1–6 of 6')).toBeVisible();
    await expect.poll(() => history.search()).toBe('?search=giulia');
    expect(load.mock.calls.length - calls).toBeLessThanOrEqual(2);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('1–25 of 60')).toBeVisible();
    await expect.poll(() => history.search()).toBe('');
    expect(document.activeElement?.getAttribute('role')).toBe('searchbox');
  });

  test.each([
    ['while it composes', { isComposing: true }],
    ['of Safari, which has just ended composing', { keyCode: 229 }],
  ])('leaves Escape to an input method %s', async (_, about) => {
    const { history } = await openList('?search=giulia');
    const field = page.getByRole('searchbox');
    field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...about }));
    await expect.element(field).toHaveValue('giulia');
    expect(history.search()).toBe('?search=giulia');
  });

  test('goes back with the history, the words in the search too', async () => {
    const { history } = await openList();
    await userEvent.type(page.getByRole('searchbox'), 'hana');
    await expect.element(page.getByText('1–6 of 6')).toBeVisible();
    await expect.poll(() => history.search()).toBe('?search=hana');
    history.back();
    await expect.element(page.getByText('1–25 of 60')).toBeVisible();
    await expect.element(page.getByRole('searchbox')).toHaveValue('');
  });

  test('is sorted by its headings, which say how', async () => {
    const { history, last } = await openList();
    const heading = page.getByRole('columnheader', { name: 'Balance' });
    await expect.element(heading).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(heading.getByRole('button'));
    await expect.element(heading).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    await expect.element(heading).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(() => [history.search(), last()?.sort]).toEqual(['?sort=-balance', '-balance']);
    expect(page.getByRole('columnheader', { name: 'Email' }).element().hasAttribute('aria-sort')).toBe(false);
  });

  test('is filtered by choices, ends and words, each a chip that can be taken off', async () => {
    const { history } = await openList();
    await userEvent.click(page.getByRole('button', { name: 'Add filter' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Role' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'Agent' }));
    await expect.element(page.getByText('1–20 of 20')).toBeVisible();
    await expect.poll(() => history.search()).toBe('?role=Agent');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('button', { name: 'Add filter' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Balance' }));
    await userEvent.type(page.getByRole('textbox', { name: 'From' }), '10');
    await userEvent.type(page.getByRole('textbox', { name: 'To' }), '9{Enter}');
    await expect.element(page.getByText('“From” can’t be after “To”.')).toBeVisible();
    await userEvent.fill(page.getByRole('textbox', { name: 'To' }), '500');
    await userEvent.click(page.getByRole('button', { name: 'Apply' }));
    await expect.element(page.getByRole('button', { name: 'Balance: 10 to 500' })).toBeVisible();
    await expect.poll(() => history.search()).toBe('?role=Agent&balance=10..500');
    await userEvent.click(page.getByRole('button', { name: 'Remove filter Role' }));
    await expect.poll(() => history.search()).toBe('?balance=10..500');
    await userEvent.click(page.getByRole('button', { name: 'Clear all' }));
    await expect.element(page.getByText('1–25 of 60')).toBeVisible();
  });

  test('goes from page to page, jumps, and shows more rows', async () => {
    const { history } = await openList();
    await userEvent.click(page.getByRole('button', { name: 'Next page' }));
    await expect.element(page.getByText('26–50 of 60')).toBeVisible();
    await userEvent.fill(page.getByRole('textbox', { name: 'Page' }), '99');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('51–60 of 60')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
    const size = page.getByRole('combobox', { name: 'Rows per page' });
    expect([...(size.element() as HTMLSelectElement).options].map(({ value }) => value)).toEqual(['10', '25', '50', '100']);
    await userEvent.selectOptions(size, '50');
    await expect.element(page.getByText('1–50 of 60')).toBeVisible();
    await expect.poll(() => history.search()).toBe('?perPage=50');
  });

  test('opened beyond its last page shows the last one, and leaves no entry to go back through', async () => {
    const { history } = await openList('?page=9');
    await expect.element(page.getByText('51–60 of 60')).toBeVisible();
    await expect.poll(() => [history.search(), history.length()]).toEqual(['?page=3', 1]);
  });

  test('shows the columns that were chosen, in the order that the keyboard gave them', async () => {
    const { history } = await openList();
    await userEvent.click(page.getByRole('button', { name: 'Columns' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'Show Verified' }));
    page.getByRole('button', { name: 'Move City towards the start' }).element().focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(page.getByText('City is column 2 of 7')).toBeInTheDocument();
    expect(
      page
        .getByRole('columnheader')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['', 'Name', 'City', 'Email', 'Role', 'Balance', 'Joined', 'Verified', 'Actions']);
    await expect.poll(() => history.search()).toBe('?columns=name,city,email,role,balance,joined,verified');
    await userEvent.click(page.getByRole('button', { name: 'Reset columns' }));
    await expect.poll(() => history.search()).toBe('');
  });
});

describe('nothing to show', () => {
  test('says why, with the next step', async () => {
    await openList('', { load: async (request) => findPeople([], request) });
    await expect.element(page.getByRole('heading', { name: 'No people yet' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Invite' })).toBeVisible();
  });

  test('because nothing matches offers to take search and filters off', async () => {
    await openList('?search=nobody&role=Agent');
    await userEvent.click(page.getByRole('button', { name: 'Clear search and filters' }));
    await expect.element(page.getByText('1–25 of 60')).toBeVisible();
  });

  test('because it could not be loaded offers to try again', async () => {
    let down = true;
    await openList('', {
      load: async (request) => {
        if (down) throw new Error('down');
        return findPeople(sixty, request);
      },
    });
    await expect.element(page.getByRole('alert').getByText('We couldn’t load this list.')).toBeVisible();
    down = false;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(page.getByText('1–25 of 60')).toBeVisible();
  });

  test('keeps the rows while others are loaded, and when those can not be', async () => {
    const idle = () => {};
    let release = idle;
    await openList('', {
      load: async (request) => {
        if (request.page === 2) await new Promise<void>((done) => (release = done));
        if (request.page === 2) throw new Error('down');
        return findPeople(sixty, request);
      },
    });
    await userEvent.click(page.getByRole('button', { name: 'Next page' }));
    await expect.element(firstRow()).toBeVisible();
    await vi.waitFor(() => expect(release).not.toBe(idle));
    release();
    await expect.element(page.getByRole('alert').getByText('We couldn’t refresh this list. It may be out of date.')).toBeVisible();
    await expect.element(firstRow()).toBeVisible();
  });
});
