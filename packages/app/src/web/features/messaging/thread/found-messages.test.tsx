// What the search of the inbox finds in an open conversation.

import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { button } from '#web/testing/parts.tsx';
import { fillThread, setUpThread } from '#web/testing/thread.tsx';

const { answers, asked, server, openThread } = setUpThread();
const SEARCH = 'GET /api/conversations/5/search';

test('leads from one message that was found to the next, older ones too', async () => {
  fillThread(server, 60);
  answers[SEARCH] = () => ({ data: [server.messages[57], server.messages[2]] });
  await openThread({ search: 'line' });
  await expect.element(page.getByText('2 messages contain “line”')).toBeVisible();
  expect(asked.find(({ key }) => key === SEARCH)?.search.get('search')).toBe('line');
  await expect.element(button('Next result')).toBeDisabled();
  await button('Previous result').click();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Line 58.'));
  await button('Previous result').click();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Line 3.'));
  await expect.element(button('Previous result')).toBeDisabled();
  await button('Next result').click();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Line 58.'));
});

test('is not shown when only names were found', async () => {
  answers[SEARCH] = () => ({ data: [] });
  await openThread({ search: 'anna' });
  await vi.waitFor(() => expect(asked.some(({ key }) => key === SEARCH)).toBe(true));
  expect(page.getByRole('search').elements()).toHaveLength(0);
});
