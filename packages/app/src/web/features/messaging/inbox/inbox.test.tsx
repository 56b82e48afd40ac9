// The inboxes as their readers see them: tabs by role, items, the open conversation, and what is not there.

import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LOCALES } from '#contract/platform/locales.ts';
import { dispatchEvent } from '#web/platform/realtime/realtime.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { conversationWith, countsWith, messageWith, supportWith } from '#web/testing/conversations.ts';
import { ARCHIVE, COUNTS, inboxParts, item, LIST, listOf, loadAll, UNREAD } from '#web/testing/inbox.tsx';
import { button, expectTold, inDialog } from '#web/testing/parts.tsx';
import { refuseWith } from '#web/testing/play-server.ts';

const { answers, asked, lastAsked, sent, show } = inboxParts();

const tabs = () =>
  page
    .getByRole('tab')
    .elements()
    .map((tab) => tab.textContent);

describe('the tabs', () => {
  test.each([
    ['Parent', 'parent', ['All', 'Unread', 'Support', 'Archived']],
    ['Vetting admin', 'parent', ['All', 'Unread', 'Support', 'Archived']],
    ['Coordinator', 'staff', ['Enquiries', 'Bookings', 'Support', 'Archived']],
    ['Administrator', 'staff', ['Primary', 'Support', 'Archived']],
    ['Agent', 'staff', ['Primary', 'Support', 'Archived']],
    ['Finance', 'staff', ['Primary', 'Support', 'Archived']],
  ] as const)('are those of the role %s', async (role, view, expected) => {
    await show(view, { roles: [role] });
    await expect.element(item(1)).toBeVisible();
    expect(tabs()).toEqual(expected);
  });

  test('are there for hosts only if they hold something, with a mark where something is unread', async () => {
    answers[COUNTS] = () => countsWith({ awaitingTotal: 2, bookedTotal: 1, bookedUnread: true });
    await show('host', { roles: ['Host family'], at: '/host-family/messages' });
    await expect.element(page.getByRole('tab', { name: 'Bookings (has unread messages)' })).toBeVisible();
    expect(tabs()).toHaveLength(2);
    await expect.element(page.getByRole('radio', { name: 'Awaiting response (2)' })).toBeChecked();
    expect(lastAsked(LIST)?.toString()).toBe('page=1&per_page=10&view_type=awaiting_response');
    await page.getByText('Sent response (0)').click();
    await vi.waitFor(() => expect(lastAsked(LIST)?.get('view_type')).toBe('sent_response'));
    await page.getByRole('tab', { name: /Bookings/ }).click();
    await vi.waitFor(() => expect(lastAsked(LIST)?.get('view_type')).toBe('booking'));
  });

  test.each(
    LOCALES.flatMap((locale) => [
      { locale, view: 'host', roles: ['Host family'] } as const,
      { locale, view: 'staff', roles: ['Coordinator'] } as const,
      { locale, view: 'parent', roles: ['Parent'] } as const,
    ]),
  )('fit into the column beside the conversation, with all their marks: $view, $locale', async ({ view, ...opening }) => {
    answers[COUNTS] = () =>
      countsWith({
        ...{ bookedTotal: 9, archivedTotal: 9, supportTotal: 9, unreadTotal: 120 },
        ...{ bookedUnread: true, awaitingUnread: true, archivedUnread: true, supportUnread: true },
      });
    await show(view, opening);
    // Those of coordinators are not counted.
    const marks = { host: 4, staff: 0, parent: 3 };
    const row = page.getByRole('tablist').element();
    await vi.waitFor(() => expect(row.querySelectorAll('[aria-hidden]').length).toBe(marks[view]));
    expect(row.scrollWidth - row.clientWidth).toBe(0);
  });

  test('a tab of a host that has become empty leads to the enquiries', async () => {
    const history = await show('host', { roles: ['Host family'], at: '/host-family/messages?tab=archived' });
    await expect.element(page.getByRole('tab', { name: 'Enquiries' })).toHaveAttribute('aria-selected', 'true');
    await vi.waitFor(() => expect(history.search()).toBe(''));
  });

  test('unread and archived ask for lists of their own', async () => {
    const history = await show('parent');
    await page.getByRole('tab', { name: 'Unread' }).click();
    await expect.element(page.getByText('You’ve read everything.')).toBeVisible();
    expect(history.search()).toBe('?tab=unread');
    await page.getByRole('tab', { name: 'Archived' }).click();
    await expect.element(page.getByText('No archived conversations')).toBeVisible();
    expect(asked.some(({ key }) => key === UNREAD)).toBe(true);
    expect(asked.some(({ key }) => key === ARCHIVE)).toBe(true);
  });

  test('unknown values of the address mean the first tab', async () => {
    await show('parent', { at: '/travel/messages?tab=nothing&tab2=else&tab3=more' });
    await expect.element(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
    expect(lastAsked(LIST)?.toString()).toBe('page=1&per_page=10&view_type=all');
  });

  test('staff can see unread conversations only', async () => {
    const history = await show('staff', { roles: ['Administrator'], at: '/hub/messages' });
    await page.getByRole('switch', { name: 'Unread only' }).click();
    await vi.waitFor(() => expect(lastAsked(LIST)?.get('unread_only')).toBe('true'));
    expect(history.search()).toBe('?tab3=unread');
    expect(asked.some(({ key }) => key === COUNTS)).toBe(false);
  });

  test('somebody with several roles says in which they read', async () => {
    await show('host', { roles: ['Host family', 'Parent'], at: '/host-family/messages' });
    await vi.waitFor(() => expect(lastAsked(LIST)?.get('as')).toBe('host'));
  });
});

describe('an item', () => {
  test('shows picture, title, preview, state and dates; a broken picture is replaced', async () => {
    answers[LIST] = () => listOf([conversationWith(1, { avatarRef: 'f'.repeat(43), isUnread: true })]);
    await show('parent');
    await expect.element(page.getByRole('link', { name: 'Unread: The Byrne Family 1' })).toBeVisible();
    await expect.element(item(1)).toMatchTextContent(/Hello from 1/);
    await expect.element(item(1)).toMatchTextContent(/In state enquiry/);
    await expect.element(item(1)).toMatchTextContent(/1–15 Aug 2026/);
    const picture = item(1).element().querySelector('img');
    picture?.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(picture?.getAttribute('src')).toBe('/blank-student.svg'));
  });

  test('says that a conversation is empty', async () => {
    answers[LIST] = () => listOf([conversationWith(1, { mostRecentConversationMessage: null })]);
    await show('parent');
    await expect.element(item(1)).toMatchTextContent(/Conversation not started yet\./);
  });

  test.each([
    ['staff', 'Administrator', true],
    ['parent', 'Parent', false],
  ] as const)('names the weekday for %s: %s', async (view, role, isNamed) => {
    await show(view, { roles: [role] });
    await expect.element(item(1)).toBeVisible();
    expect(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/.test(item(1).element().querySelector('time')?.textContent ?? '')).toBe(isNamed);
  });

  test('tells staff who answers a request, and how long the user has been waiting', async () => {
    const waitingSince = new Date(Date.now() - 90 * 60_000).toISOString();
    answers[LIST] = () => listOf([supportWith(1, { support: { assignee: { id: 9, firstName: 'Ann' }, waitingSince, targetMinutes: 60 } })]);
    await show('staff', { roles: ['Finance'], at: '/hub/messages?tab=support' });
    await expect.element(page.getByText('Assigned to Ann')).toBeVisible();
    await expect.element(page.getByText('Late: 90 min (target 60 min)')).toBeVisible();
    await page.getByText('Unassigned').first().click();
    await vi.waitFor(() => expect(lastAsked(LIST)?.get('assignee')).toBe('none'));
    await page.getByText('Mine').click();
    await vi.waitFor(() => expect(lastAsked(LIST)?.get('assignee')).toBe('7'));
  });

  test('says that somebody else is typing, until they stop', async () => {
    await show('parent');
    await expect.element(item(2)).toBeVisible();
    dispatchEvent('typing', { conversation_id: 2, user_id: 8, first_name: 'Maeve', is_typing: true });
    await expect.element(item(2)).toMatchTextContent(/is typing\.\.\./);
    dispatchEvent('typing', { conversation_id: 2, user_id: 8, first_name: 'Maeve', is_typing: false });
    await expect.element(item(2)).toMatchTextContent(/Hello from 2/);
    dispatchEvent('typing', { conversation_id: 2, user_id: 7, first_name: 'Nora', is_typing: true });
    await expect.element(item(2)).toMatchTextContent(/Hello from 2/);
  });
});

describe('the open conversation', () => {
  test('follows from the address', async () => {
    await show('parent', { at: '/travel/messages?conversation=2' });
    await expect.element(page.getByRole('link', { name: 'The Byrne Family 2' })).toHaveAttribute('aria-current', 'true');
  });

  test.each(['77', 'CHnobody'])('is said not to be found if it is not the reader’s (%s)', async (asks) => {
    await show('parent', { at: `/travel/messages?conversation=${asks}` });
    await expect.element(page.getByRole('heading', { name: 'Conversation not found' })).toBeVisible();
  });

  test('is looked for, and a failure to find it is told', async () => {
    answers['GET /api/conversations/sid'] = () => refuseWith(409, 'failed', 'It broke.');
    await show('parent', { at: '/travel/messages?conversation=CH2' });
    await expectTold('It broke.');
    expect(page.getByRole('heading', { name: 'Conversation not found' }).elements()).toEqual([]);
  });

  test('is gone when its reader is removed from it', async () => {
    await show('parent', { at: '/travel/messages?conversation=2' });
    await expect.element(page.getByRole('button', { name: 'Actions for The Byrne Family 2' }).last()).toBeVisible();
    answers['GET /api/conversations/2'] = () => refuseWith(404, 'notFound', 'No such conversation');
    dispatchEvent('conversation.participants', { conversation_id: 2, user_id: 7, is_in: false });
    await expect.element(page.getByRole('heading', { name: 'Conversation not found' })).toBeVisible();
  });

  test('gets its own ID if the address has one of the chat provider', async () => {
    answers['GET /api/conversations/sid'] = () => conversationWith(2);
    const history = await show('parent', { at: '/travel/messages?conversation=CH2' });
    await vi.waitFor(() => expect(history.search()).toBe('?conversation=2'));
    expect(lastAsked('GET /api/conversations/sid')?.get('sid')).toBe('CH2');
  });
});

test('more is loaded at the end of the list', async () => {
  const ids = Array.from({ length: 25 }, (_, index) => index + 1);
  answers[LIST] = ({ search }) => {
    const current = Number(search.get('page'));
    const rows = ids.slice((current - 1) * 10, current * 10).map((id) => conversationWith(id));
    return listOf(rows, { currentPage: current, lastPage: 3, total: 25 });
  };
  await show('parent');
  await loadAll(ids);
});

test('a failure says so, and is tried again', async () => {
  answers[LIST] = () => refuseWith(409, 'failed', 'It broke.');
  await show('parent');
  await expect.element(page.getByText('It broke.')).toBeVisible();
  answers[LIST] = () => listOf([conversationWith(1)]);
  await button('Try again').click();
  await expect.element(item(1)).toBeVisible();
});

test('an empty inbox leads to support, whose first message opens the conversation', async () => {
  answers[LIST] = () => listOf([]);
  answers['GET /api/conversations/support-message'] = () => ({ conversation: null });
  answers['POST /api/conversations/support-message'] = () => ({ conversation: conversationWith(3), message: messageWith() });
  const history = await show('parent');
  await expect.element(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible();
  await button('Write to support').last().click();
  await page.getByRole('textbox', { name: /Your message to support/ }).fill('Please help me.');
  await inDialog('Send request').click();
  await vi.waitFor(() => expect(history.search()).toBe('?conversation=3'));
  expect(sent('POST /api/conversations/support-message')).toMatchObject({ content: 'Please help me.' });
});

test.each([
  ['light', 'parent', 'Parent'],
  ['dark', 'host', 'Host family'],
  ['light', 'staff', 'Administrator'],
] as const)('axe finds no fault in %s for %s', async (scheme, view, role) => {
  answers[LIST] = () => listOf([conversationWith(1, { isUnread: true }), supportWith(2, { title: 'Support' })]);
  await show(view, { roles: [role], scheme });
  await expect.element(item(1)).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});
