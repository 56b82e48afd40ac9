// The inbox without a mouse, and its accessibility with an open conversation, on a phone and at a desk.

import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectHomes } from './support/booking-steps.ts';
import { closeAll, DESK, enquire, findMessage, findOwnFamily, openAs, PHONE } from './support/conversations.ts';
import { press, tabTo } from './support/keyboard.ts';

test.beforeAll(({ request }) => expectHomes(request));

const conversationOf = (page: Page, id: number) => page.locator(`[data-conversation="${id}"]`);

async function checkBothWidths(page: Page): Promise<void> {
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page, { isCovered: true });
  }
}

test('a parent goes through the inbox, replies, archives and marks as unread by the keyboard alone', async ({ browser }) => {
  test.slow();
  const [host, page] = await Promise.all([openAs(browser, { role: 'Host family' }), openAs(browser, { email: 'theo.drummond@demo.test' })]);
  const family = await findOwnFamily(host.context());
  const asked = { family, message: 'Is there a bus to the town?' };
  const older = await enquire(page.context(), { ...asked, from: '2027-08-01', to: '2027-08-14' });
  const newer = await enquire(page.context(), { ...asked, from: '2027-08-15', to: '2027-08-28' });
  const [first, second] = [conversationOf(page, newer.conversation_id), conversationOf(page, older.conversation_id)];
  await page.goto('/travel/messages');
  await expect(first).toBeVisible();
  await checkBothWidths(page);

  // To the next and to the previous; past the end it stays.
  await page.keyboard.press('j');
  await expect(first).toBeFocused();
  await page.keyboard.press('j');
  await expect(second).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await expect(first).toBeFocused();

  // Opens the second and replies.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(findMessage(page, asked.message)).toBeVisible();
  await checkBothWidths(page);
  await page.keyboard.press('r');
  const field = page.getByRole('textbox', { name: 'Message', exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.type('And how long does it take? j k e u');
  await page.keyboard.press('Enter');
  await expect(findMessage(page, 'And how long does it take?')).toBeVisible();
  await expect(field).toHaveValue('');

  // The reply has moved its conversation to the top. Marks the other one as unread.
  await expect(page.locator('[data-conversation]').first()).toHaveAttribute('data-conversation', String(older.conversation_id));
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('j');
  await expect(first).toBeFocused();
  await page.keyboard.press('u');
  await expect(page.getByText('Conversation marked as unread')).toBeVisible();
  await expect(first).toHaveAccessibleName(/^Unread/);

  // Archives it, and takes it back by the button of the notice.
  await page.keyboard.press('e');
  await expect(first).toBeHidden();
  await press(page, page.getByRole('button', { name: 'Undo' }));
  await expect(first).toBeVisible();

  // The help names the keys; Escape leads back.
  await tabTo(page, first);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await closeAll(host, page);
});
