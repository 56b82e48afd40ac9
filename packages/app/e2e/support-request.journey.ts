// A parent who reads Japanese asks support on a phone; a coordinator takes the request, answers with a saved reply and closes it.

import { expect, type Page, test } from '@playwright/test';
import conversations from '#messages/ja/shared/conversations.json' with { type: 'json' };
import composer from '#messages/ja/web/messaging-composer.json' with { type: 'json' };
import inbox from '#messages/ja/web/messaging-inbox.json' with { type: 'json' };
import { ask } from './support/api.ts';
import { closeAll, findMessage, openAs, openConversationOf, openLive, PHONE } from './support/conversations.ts';

const ASKED = '空港への送迎はありますか';
const ASKED_AGAIN = '迎えの時間を変更できますか';

/** Closes the request that the demo world may have of a user, so that the next one is new. */
async function closeRequest(user: Page, staff: Page): Promise<void> {
  const { conversation } = await ask<{ conversation: { id: number; closed_reason: string | null } | null }>(
    user.context(),
    '/api/conversations/support-message',
  );
  if (conversation?.closed_reason !== null) return;
  await ask(staff.context(), `/api/conversations/archive/archived?conversation_id=${conversation.id}`);
}

async function sendRequest(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: composer.newRequest.label }).fill(text);
  await page.getByRole('button', { name: composer.newRequest.send }).click();
  await expect(findMessage(page, text)).toBeVisible();
}

test('a request in Japanese is taken, answered with a saved reply and closed; what follows is a new one', async ({ browser }) => {
  test.slow();
  const [user, staff] = await Promise.all([
    openAs(browser, { email: 'misaki.sato@demo.test', locale: 'ja', viewport: PHONE }),
    openAs(browser, { role: 'Coordinator', viewport: { width: 1440, height: 900 } }),
  ]);
  await closeRequest(user, staff);
  await openLive(staff, '/hub/messages?tab=support');

  // The request appears in the queue at once, as one that nobody has taken.
  await user.goto('/ja/travel/messages');
  await user.getByRole('button', { name: inbox.writeSupport }).first().click();
  await sendRequest(user, ASKED);
  const first = openConversationOf(user);
  const item = staff.getByRole('listitem').filter({ has: staff.locator(`[data-conversation="${first}"]`) });
  await expect(item).toContainText(ASKED);
  await expect(item).toContainText('Unassigned');
  await expect(item).toContainText(/Waiting/);

  // A coordinator takes it, and answers in the language of the user.
  await item.getByRole('link').click();
  await staff.getByRole('button', { name: 'Assign to me' }).click();
  await expect(item).toContainText('Assigned to Ciara');
  await staff.getByRole('button', { name: 'Join to write' }).click();
  const { data: replies } = await ask<{ data: { name: string; text: string; locale: string; open: string[] }[] }>(
    staff.context(),
    `/api/conversations/${first}/saved-replies`,
  );
  const reply = replies.find(({ open }) => open.length === 0);
  if (reply === undefined) throw new Error('The demo world has no saved reply that suits everybody.');
  expect(reply.locale).toBe('ja');
  const [line = ''] = reply.text.split('\n');
  await staff.getByRole('button', { name: 'Insert saved reply' }).click();
  await staff.getByRole('combobox', { name: 'Search saved replies' }).fill(reply.name);
  await staff.getByRole('option', { name: reply.name }).first().click();
  const field = staff.getByRole('textbox', { name: 'Message', exact: true });
  await expect(field).toHaveValue(reply.text);
  await field.press('Control+Enter');
  await expect(findMessage(user, line)).toContainText('Ciara');

  // She closes it: nobody can write in it, and what the user writes next is a new request.
  await item.getByRole('button', { name: /^Actions for/ }).click();
  await staff.getByRole('menuitem', { name: 'Close request' }).click();
  await expect(user.getByText(conversations.closed.archived)).toBeVisible();
  await expect(item).toBeHidden();
  await user.getByRole('button', { name: composer.newRequest.start }).click();
  await sendRequest(user, ASKED_AGAIN);
  expect(openConversationOf(user)).not.toBe(first);
  await expect(staff.getByRole('listitem').filter({ hasText: ASKED_AGAIN })).toContainText('Unassigned');
  await closeAll(user, staff);
});
