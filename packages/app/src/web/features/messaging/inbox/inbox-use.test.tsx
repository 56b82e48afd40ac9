// An inbox in use: the actions of a conversation, the keyboard, and what arrives meanwhile.

import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { COMPOSER_ID } from '#web/features/messaging/composer/composer-focus.ts';
import { dispatchEvent, dispatchReconnect } from '#web/platform/realtime/realtime.ts';
import { createViewedUser } from '#web/testing/accounts.ts';
import { conversationWith, messageWith } from '#web/testing/conversations.ts';
import { inboxParts, item, LIST, listOf, loadAll, order, receive } from '#web/testing/inbox.tsx';
import { signInAs } from '#web/testing/page.tsx';
import { button, expectTold, inDialog } from '#web/testing/parts.tsx';

const { answers, asked, lastAsked, sent, show } = inboxParts();

/** For a busy machine: without it, a second. */
const PATIENCE = { timeout: 15_000 };

describe('the actions', () => {
  const openMenu = () => button('Actions for The Byrne Family 1').click();
  const choose = (name: string) => page.getByRole('menuitem', { name }).click();

  test.each([
    ['Accept trip', 'reserved'],
    ['Decline trip', 'enquiry'],
  ] as const)('%s opens the trip of a host', async (name, state) => {
    const one = conversationWith(1);
    answers[LIST] = () => listOf([{ ...one, trip: one.trip && { ...one.trip, state } }]);
    const history = await show('host', { roles: ['Host family'], at: '/host-family/messages' });
    await openMenu();
    await choose(name);
    await vi.waitFor(() => expect(history.path()).toBe('/host-family/trips/301'));
  });

  test('archiving takes a conversation out of the list, and can be undone', async () => {
    answers['GET /api/conversations/archive/archived'] = () => conversationWith(1, { isArchived: true });
    answers['GET /api/conversations/archive/unarchived'] = () => conversationWith(1);
    await show('parent');
    await openMenu();
    answers[LIST] = () => listOf([conversationWith(2), conversationWith(3)]);
    await choose('Archive');
    await vi.waitFor(() => expect(order()).toEqual([2, 3]));
    await expectTold('Conversation archived');
    expect(lastAsked('GET /api/conversations/archive/archived')?.get('conversation_id')).toBe('1');
  });

  test('marking as unread names the reader and the conversation, and closes it', async () => {
    answers['POST /api/conversations/mark-as-unread'] = () => ({ lastSeenMessages: [], unreadTotal: 1 });
    const history = await show('parent', { at: '/travel/messages?conversation=1' });
    await page.getByRole('region', { name: 'Conversations' }).getByRole('button', { name: 'Actions for The Byrne Family 1' }).click();
    answers[LIST] = () => listOf([conversationWith(1, { isUnread: true }), conversationWith(2)]);
    await choose('Mark as unread');
    await expect.element(page.getByRole('link', { name: 'Unread: The Byrne Family 1' })).toBeVisible();
    expect(sent('POST /api/conversations/mark-as-unread')).toEqual({ user_id: 7, conversation_id: 1 });
    expect(history.search()).toBe('');
  });

  test('deleting asks first', async () => {
    answers['GET /api/conversations/delete'] = () => ({});
    await show('parent');
    await openMenu();
    await choose('Delete');
    await expect.element(page.getByText('It disappears from your lists.', { exact: false })).toBeVisible();
    answers[LIST] = () => listOf([conversationWith(2)]);
    await inDialog('Delete conversation').click();
    await vi.waitFor(() => expect(order()).toEqual([2]));
    expect(lastAsked('GET /api/conversations/delete')?.get('conversation_id')).toBe('1');
  });

  test('a report names the person and the reason', async () => {
    answers['POST /api/conversations/reports'] = () => ({});
    await show('parent');
    await openMenu();
    await choose('Report');
    await page.getByRole('combobox', { name: /Reason/ }).click();
    await page.getByRole('option', { name: 'Asks to book or pay outside our website' }).click();
    await inDialog('Send report').click();
    await expectTold('Report sent');
    expect(sent('POST /api/conversations/reports')).toEqual({ user_id: 8, conversation_id: 1, reason: 'offPlatform', text: '' });
  });

  test('an administrator who views the product as somebody else has none', async () => {
    signInAs(createViewedUser(['Parent']));
    await show('parent');
    await expect.element(item(1)).toBeVisible();
    expect(page.getByRole('button', { name: /^Actions/ }).elements()).toEqual([]);
  });
});

describe('the keyboard', () => {
  test('moves the focus, opens, searches and explains itself', async () => {
    const history = await show('parent');
    await expect.element(item(1)).toBeVisible();
    await userEvent.keyboard('j');
    expect(document.activeElement?.textContent).toBe('The Byrne Family 1');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('The Byrne Family 2');
    await userEvent.keyboard('k{Enter}');
    await vi.waitFor(() => expect(history.search()).toBe('?conversation=1'));
    await userEvent.keyboard('/');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Search messages and names');
    await userEvent.keyboard('jk?');
    await vi.waitFor(() => expect(lastAsked(LIST)?.get('search')).toBe('jk?'));
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('?');
    await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  test('is silent under an open dialog', async () => {
    answers['GET /api/conversations/archive/archived'] = () => conversationWith(1, { isArchived: true });
    await show('parent');
    await expect.element(item(1)).toBeVisible();
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.textContent = 'Choose an emoji';
    document.body.append(dialog);
    await userEvent.keyboard('je');
    expect(document.activeElement?.textContent).not.toBe('The Byrne Family 1');
    dialog.hidden = true;
    await userEvent.keyboard('j');
    expect(document.activeElement?.textContent).toBe('The Byrne Family 1');
    dialog.remove();
    expect(lastAsked('GET /api/conversations/archive/archived')).toBeUndefined();
  });

  test('leads to the field for an answer, also in another conversation', async () => {
    answers['GET /api/conversations/messages'] = ({ search }) => ({
      data: [messageWith({ conversationId: Number(search.get('conversation_id')) })],
      hasMore: false,
      lastSequence: 2,
    });
    const history = await show('staff', { roles: ['Administrator'], at: '/hub/messages?conversation=1' });
    await expect.element(page.getByRole('textbox', { name: 'Message', exact: true })).toBeVisible();
    await userEvent.keyboard('jr');
    await vi.waitFor(() => expect(history.search()).toContain('conversation=2'));
    await vi.waitFor(() => expect(document.activeElement?.id).toBe(COMPOSER_ID));
  });

  test('archives the conversation with the focus', async () => {
    answers['GET /api/conversations/archive/archived'] = () => conversationWith(2, { isArchived: true });
    await show('parent');
    await expect.element(item(2)).toBeVisible();
    await userEvent.keyboard('jj');
    await userEvent.keyboard('e');
    await vi.waitFor(() => expect(lastAsked('GET /api/conversations/archive/archived')?.get('conversation_id')).toBe('2'));
  });
});

describe('the search', () => {
  const field = () => page.getByRole('searchbox', { name: 'Search messages and names' });

  test('keeps blanks while somebody types', async () => {
    answers[LIST] = ({ search }) => listOf([conversationWith(search.get('search') === 'the' ? 2 : 1)]);
    await show('parent');
    await field().fill('the ');
    await vi.waitFor(() => expect(order()).toEqual([2]));
    await expect.element(field()).toHaveValue('the ');
  });

  test('is cleared before it has begun', async () => {
    await show('parent');
    await field().fill('the');
    // At once: a click of the mouse on a busy machine can come after the search has begun.
    (button('Clear search').element() as HTMLElement).click();
    await expect.element(field()).toHaveValue('');
    await field().fill('rain');
    await vi.waitFor(() => expect(lastAsked(LIST)?.get('search')).toBe('rain'), PATIENCE);
    const searched = asked.filter(({ key }) => key === LIST).map(({ search }) => search.get('search'));
    expect(searched).not.toContain('the');
  });
});

describe('what arrives', () => {
  test('moves its conversation to the top, and the focus stays', async () => {
    await show('parent');
    await expect.element(item(3)).toBeVisible();
    page.getByRole('link', { name: 'The Byrne Family 1' }).element().focus();
    receive(3);
    await vi.waitFor(() => expect(order()).toEqual([3, 1, 2]));
    await expect.element(item(3)).toMatchTextContent(/A new message/);
    await expect.element(page.getByRole('link', { name: 'Unread: The Byrne Family 3' })).toBeVisible();
    expect(document.activeElement?.textContent).toBe('The Byrne Family 1');
  });

  test('leaves what is scrolled to where it is', async () => {
    const many = Array.from({ length: 30 }, (_, index) => conversationWith(index + 1));
    answers[LIST] = () => listOf(many);
    await show('parent');
    await expect.element(item(30)).toBeInTheDocument();
    const list = item(1).element().closest('ul')?.parentElement as HTMLElement;
    list.style.height = '400px';
    list.scrollTop = 600;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const seen = [...list.querySelectorAll<HTMLElement>('[data-key]')].find(
      (one) => one.getBoundingClientRect().top >= list.getBoundingClientRect().top,
    ) as HTMLElement;
    const before = seen.getBoundingClientRect().top;
    receive(25);
    await vi.waitFor(() => expect(order()[0]).toBe(25));
    expect(Math.abs(seen.getBoundingClientRect().top - before)).toBeLessThan(2);
  });

  test('has the newest page alone loaded, once for all that happens', async () => {
    const ids = Array.from({ length: 25 }, (_, index) => index + 1);
    answers[LIST] = ({ search }) => {
      const current = Number(search.get('page'));
      return listOf(
        ids.slice((current - 1) * 10, current * 10).map((id) => conversationWith(id)),
        { currentPage: current, lastPage: 3, total: 25 },
      );
    };
    await show('parent');
    await loadAll(ids);
    const listed = () => asked.filter(({ key }) => key === LIST).map(({ search }) => search.get('page'));
    const before = listed().length;
    receive(30);
    dispatchEvent('conversation.changed', { conversation_id: 30 });
    dispatchEvent('conversation.own', { conversation_id: 30 });
    await vi.waitFor(() => expect(listed().slice(before)).toEqual(['1']), PATIENCE);
    receive(30);
    await vi.waitFor(() => expect(listed().slice(before)).toEqual(['1', '1']), PATIENCE);
    expect(order()).toEqual(ids);
  });

  test('in a conversation that is not listed yet has the newest page loaded', async () => {
    await show('parent');
    await expect.element(item(1)).toBeVisible();
    answers[LIST] = () => listOf([conversationWith(4), conversationWith(1), conversationWith(2), conversationWith(3)]);
    receive(4);
    await vi.waitFor(() => expect(order()).toEqual([4, 1, 2, 3]));
  });

  test('is shown if it comes while the list is being loaded, though the list was read before it', async () => {
    const late = Promise.withResolvers<void>();
    const before = listOf([conversationWith(1), conversationWith(2)]);
    answers[LIST] = () => late.promise.then(() => before);
    await show('parent');
    await vi.waitFor(() => expect(lastAsked(LIST)).toBeDefined());
    answers[LIST] = () => listOf([conversationWith(2), conversationWith(1)]);
    receive(2);
    late.resolve();
    await vi.waitFor(() => expect(order()).toEqual([2, 1]), PATIENCE);
  });

  test('in a conversation that staff have not joined is listed at once', async () => {
    await show('staff', { roles: ['Coordinator'], at: '/hub/messages?tab=support' });
    await expect.element(item(1)).toBeVisible();
    answers[LIST] = () => listOf([conversationWith(4), conversationWith(1)]);
    dispatchEvent('conversation.updated', { conversation_id: 4 });
    await vi.waitFor(() => expect(order().slice(0, 2)).toEqual([4, 1]), { timeout: 4000 });
  });

  test('while the connection was interrupted is loaded when it is back', async () => {
    await show('parent');
    await expect.element(item(1)).toBeVisible();
    answers[LIST] = () => listOf([conversationWith(2)]);
    dispatchReconnect();
    await vi.waitFor(() => expect(order()).toEqual([2]));
  });
});
