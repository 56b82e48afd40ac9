// What the search of the inbox finds in an open conversation.

import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createMessage } from '#web/testing/messages.ts';
import { button } from '#web/testing/parts.tsx';
import { fillThread, setUpThread } from '#web/testing/thread.tsx';
import { listToasts } from '#web/testing/toasts.ts';

const { answers, asked, server, openThread } = setUpThread();
const SEARCH = 'GET /api/conversations/5/search';

test('leads from one message that was found to the next, older ones too', async () => {
  fillThread(server, 60);
  answers[SEARCH] = () => ({ data: [server.messages[57], server.messages[2]] });
  await openThread({ search: 'line' });
  await expect.element(page.getByText('2 messages contain “line”')).toBeVisible();
  expect(asked.find(({ key }) => key === SEARCH)?.search.get('search')).toBe('line');
  // Who opens it sees the newest one at once.
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Line 58.'));
  expect(document.activeElement?.querySelector('mark')?.textContent).toBe('Line');
  await expect.element(button('Next result')).toBeDisabled();
  await button('Previous result').click();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Line 3.'));
  await expect.element(button('Previous result')).toBeDisabled();
  await button('Next result').click();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Line 58.'));
});

test('leaves the focus to who is still typing', async () => {
  fillThread(server, 60);
  answers[SEARCH] = () => ({ data: [server.messages[2]] });
  const field = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => field.remove());
  field.focus();
  await openThread({ search: 'line' });
  await expect.element(page.getByText('1 message contains “line”')).toBeVisible();
  await expect.element(button('Previous result')).toBeEnabled();
  expect(document.activeElement).toBe(field);
});

test('says that there may be more than the server answers', async () => {
  fillThread(server, 60);
  answers[SEARCH] = () => ({ data: server.messages.slice(10) });
  await openThread({ search: 'line' });
  await expect.element(page.getByText('At least 50 messages contain “line”')).toBeVisible();
});

test('says that a message can’t be loaded', async () => {
  answers[SEARCH] = () => ({ data: [createMessage({ sequence: 9 })] });
  await openThread({ search: 'line' });
  await vi.waitFor(() => expect(listToasts().map(({ text }) => text)).toContain('We couldn’t load this message.'));
});

test('is not shown when only names were found', async () => {
  answers[SEARCH] = () => ({ data: [] });
  await openThread({ search: 'anna' });
  await vi.waitFor(() => expect(asked.some(({ key }) => key === SEARCH)).toBe(true));
  expect(page.getByRole('search').elements()).toHaveLength(0);
});
