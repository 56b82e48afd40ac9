// Blocking a person from the menu of a conversation, and unblocking them.

import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { conversationWith, createParticipant } from '#web/testing/conversations.ts';
import { inboxParts, item, LIST, listOf } from '#web/testing/inbox.tsx';
import { button, inDialog } from '#web/testing/parts.tsx';

const BLOCKS = 'POST /api/conversations/blocks';
const { answers, sent, show } = inboxParts();

const openMenu = () => button('Actions for The Byrne Family 1').click();

/** The conversation with Maeve, and with Sam of the staff. */
function blockedWith(isBlocked: boolean) {
  const one = conversationWith(1);
  const staff = createParticipant(20, 'Sam', { role: 'Care', isStaff: true });
  const people = one.participants.map((person) => (person.id === 8 ? { ...person, isBlocked } : person));
  return conversationWith(1, { participants: [...people, staff] });
}

test('blocks a person after saying what it does', async () => {
  answers[LIST] = () => listOf([blockedWith(false)]);
  answers[BLOCKS] = () => ({});
  await show('parent');
  await openMenu();
  expect(page.getByRole('menuitem', { name: 'Block Sam' }).elements()).toHaveLength(0);
  await page.getByRole('menuitem', { name: 'Block Maeve' }).click();
  await expect.element(page.getByText(/You and Maeve will no longer be able to write to each other\./)).toBeVisible();
  answers[LIST] = () => listOf([blockedWith(true)]);
  await inDialog('Block Maeve').click();
  await vi.waitFor(() => expect(sent(BLOCKS)).toEqual({ conversation_id: 1, user_id: 8, is_blocked: true }));
  await vi.waitFor(async () => {
    await openMenu();
    await expect.element(page.getByRole('menuitem', { name: 'Unblock Maeve' })).toBeVisible();
  });
});

test('unblocks a person', async () => {
  answers[LIST] = () => listOf([blockedWith(true)]);
  answers[BLOCKS] = () => ({});
  await show('parent');
  await openMenu();
  await page.getByRole('menuitem', { name: 'Unblock Maeve' }).click();
  await inDialog('Unblock Maeve').click();
  await vi.waitFor(() => expect(sent(BLOCKS)).toEqual({ conversation_id: 1, user_id: 8, is_blocked: false }));
});

test('is not offered to staff', async () => {
  await show('staff', { roles: ['Administrator'], at: '/hub/messages' });
  await expect.element(item(1)).toBeVisible();
  await openMenu();
  await expect.element(page.getByRole('menuitem', { name: 'Archive' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: /^Block/ }).elements()).toHaveLength(0);
});
