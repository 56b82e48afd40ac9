// Conversations of groups: staff begin one, rename it, and choose who is in it.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ConversationRecord } from '#contract/messaging/conversation.shapes.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { conversationWith, createParticipant } from '#web/testing/conversations.ts';
import { inboxParts, item } from '#web/testing/inbox.tsx';
import { signInAs } from '#web/testing/page.tsx';
import { button, expectTold, inDialog } from '#web/testing/parts.tsx';

const { answers, lastAsked, sent, show } = inboxParts();

const AT = '/hub/messages';
const person = (id: number, firstName: string) => createParticipant(id, firstName, { isRemovable: true });

function groupWith(change: Partial<ConversationRecord> = {}): ConversationRecord {
  const { conversationable } = conversationWith(1);
  return conversationWith(1, {
    conversationableType: 'group',
    conversationable: { ...conversationable, state: null, name: 'July' },
    trip: null,
    hostFamily: null,
    participants: [person(8, 'Maeve'), person(9, 'Paul')],
    rights: ['write', 'manageMembers', 'rename'],
    ...change,
  });
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  answers['GET /api/conversations/1'] = () => groupWith();
  answers['GET /api/conversations/1/notes'] = () => ({ data: [] });
  answers['GET /api/conversations/1/readers'] = () => ({ data: [] });
});

describe('a group conversation', () => {
  test('is begun for a group that a search finds, and opens', async () => {
    answers['GET /api/groups/choices'] = () => ({ data: [{ id: 31, name: 'July group', trips: 4, fromDate: null, toDate: null }] });
    answers['POST /api/conversations/groups'] = () => groupWith();
    const history = await show('staff', { roles: ['Coordinator'], at: AT });
    await button('New group conversation').click();
    await page.getByRole('combobox', { name: 'Group' }).fill('July');
    await vi.waitFor(() => expect(lastAsked('GET /api/groups/choices')?.get('search')).toBe('July'));
    await page.getByRole('option', { name: 'July group' }).click();
    expect(await listAxeFaults()).toEqual([]);
    await inDialog('Start conversation').click();
    await vi.waitFor(() => expect(history.search()).toBe('?conversation=1'));
    expect(sent('POST /api/conversations/groups')).toEqual({ group_id: 31, name: '' });
  });

  test('is not begun by those who may not manage conversations', async () => {
    signInAs(userWith(['Finance'], { capabilities: ['conversations.read', 'support.handle'] }));
    await show('staff', { at: AT });
    await expect.element(item(1)).toBeVisible();
    await expect.element(button('New group conversation')).not.toBeInTheDocument();
  });

  test('is renamed, starting from its name', async () => {
    answers['PATCH /api/conversations/1'] = () => groupWith({ title: 'July 2027' });
    await show('staff', { roles: ['Coordinator'], at: `${AT}?conversation=1` });
    await button('Rename conversation').click();
    const name = page.getByRole('textbox', { name: 'Conversation name' });
    await expect.element(name).toHaveValue('July');
    await name.fill('July 2027');
    await inDialog('Rename conversation').click();
    await expectTold('Conversation renamed');
    expect(sent('PATCH /api/conversations/1')).toEqual({ name: 'July 2027' });
  });

  test('gets somebody added, and somebody removed after a question', async () => {
    answers['GET /api/conversations/1/candidates'] = () => ({ data: [{ id: 12, name: 'Emma Roux', role: 'Parent' }] });
    answers['POST /api/conversations/1/participants'] = () =>
      groupWith({ participants: [person(8, 'Maeve'), person(9, 'Paul'), person(12, 'Emma')] });
    answers['GET /api/conversations/remove'] = () => ({ message: 'Done' });
    await show('staff', { roles: ['Coordinator'], at: `${AT}?conversation=1` });
    await button('Add participant').click();
    await page.getByRole('combobox', { name: 'Add participant' }).click();
    await page.getByRole('option', { name: 'Emma Roux (Parent)' }).click();
    await expectTold('Participant added');
    expect(sent('POST /api/conversations/1/participants')).toEqual({ user_id: 12 });
    await button('Remove Paul').click();
    await inDialog('Remove').click();
    await expectTold('Participant removed');
    expect(lastAsked('GET /api/conversations/remove')?.get('user_id')).toBe('9');
  });
});
