// The way from a user to what they have asked support.

import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { userWith } from '#web/testing/accounts.ts';
import { supportWith } from '#web/testing/conversations.ts';
import { partsOf } from '#web/testing/parts.tsx';
import { SupportLink } from './support-link.tsx';

const { answers, asked, open } = partsOf({ at: '/hub/users/70', words: ['users'], user: userWith(['Administrator']) });
const SUPPORT = 'GET /api/conversations/support-message/user/70';

test('leads to the conversation with support', async () => {
  answers[SUPPORT] = () => ({ conversation: supportWith(12) });
  await open(<SupportLink userId={70} />);
  await expect
    .element(page.getByRole('link', { name: 'View support conversation' }))
    .toHaveAttribute('href', '/hub/messages?tab=support&conversation=12');
});

test('is not there for users who have never asked', async () => {
  answers[SUPPORT] = () => ({ conversation: null });
  await open(<SupportLink userId={70} />);
  await vi.waitFor(() => expect(asked.some(({ key }) => key === SUPPORT)).toBe(true));
  expect(page.getByRole('link').elements()).toHaveLength(0);
});
