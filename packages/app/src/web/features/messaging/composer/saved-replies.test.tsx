// Saved replies while writing: by the button or by /, with a search, inserted where the cursor is.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button } from '#web/testing/parts.tsx';
import { setUpThread } from '#web/testing/thread.tsx';

const REPLIES = 'GET /api/conversations/5/saved-replies';
const field = () => page.getByRole('textbox', { name: 'Message' });
const search = () => page.getByRole('combobox', { name: 'Search saved replies' });

describe('staff', () => {
  const { answers, asked, openThread } = setUpThread({ role: 'Coordinator' });

  beforeEach(() => {
    answers[REPLIES] = () => ({
      data: [
        { id: 1, name: 'Welcome', text: 'Hello Maria', locale: 'en', open: [] },
        { id: 2, name: 'Arrival', text: 'You arrive on {{fromDate}}.', locale: 'en', open: ['fromDate'] },
      ],
    });
  });

  test('insert a reply at the cursor, with the focus back in the message', async () => {
    await openThread({ view: 'staff' });
    await field().fill('!');
    (field().element() as HTMLTextAreaElement).setSelectionRange(0, 0);
    await button('Insert saved reply').click();
    await page.getByRole('option', { name: /Welcome/ }).click();
    await expect.element(field()).toHaveValue('Hello Maria!');
    await vi.waitFor(() => expect(document.activeElement).toBe(field().element()));
  });

  test('open the replies by / in an empty message only, search, and insert by Enter', async () => {
    await openThread({ view: 'staff' });
    await field().fill('a');
    await userEvent.keyboard('/');
    await expect.element(field()).toHaveValue('a/');
    expect(asked.some(({ key }) => key === REPLIES)).toBe(false);
    await field().fill('');
    await userEvent.keyboard('/');
    await expect.element(search()).toHaveFocus();
    await expect.element(page.getByText('Fill in {{fromDate}} before you send.')).toBeVisible();
    expect(await listAxeFaults()).toEqual([]);
    await userEvent.keyboard('arriv');
    await expect.element(page.getByRole('option', { name: /Welcome/ })).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveValue('You arrive on {{fromDate}}.');
  });

  test('return to the message by Escape', async () => {
    await openThread({ view: 'staff' });
    await field().click();
    await userEvent.keyboard('/');
    await expect.element(search()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(document.activeElement).toBe(field().element()));
    await expect.element(field()).toHaveValue('');
  });

  test('are told where to write the first one', async () => {
    answers[REPLIES] = () => ({ data: [] });
    await openThread({ view: 'staff' });
    await button('Insert saved reply').click();
    await expect.element(page.getByRole('link', { name: 'Create one' })).toHaveAttribute('href', '/hub/saved-replies');
  });
});

describe('everybody else', () => {
  const { openThread } = setUpThread();

  test('has none, and writes / as it is', async () => {
    await openThread();
    await field().click();
    await userEvent.keyboard('/');
    await expect.element(field()).toHaveValue('/');
    await expect.element(button('Insert saved reply')).not.toBeInTheDocument();
  });
});
