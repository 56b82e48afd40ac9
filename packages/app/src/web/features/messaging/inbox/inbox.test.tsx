// The inboxes as their readers use them: tabs by role, items, actions, keys, and what arrives meanwhile.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Role } from '#contract/identity/roles.ts';
import type { ConversationRecord } from '#contract/messaging/conversation.shapes.ts';
import { toWire } from '#contract/platform/validation/names.ts';
import { dispatchEvent, dispatchReconnect } from '#web/platform/realtime/realtime.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { conversationWith, countsWith, messageWith, supportWith } from '#web/testing/conversations.ts';
import { signInAs } from '#web/testing/page.tsx';
import { button, expectTold, inDialog, partsOf } from '#web/testing/parts.tsx';
import { pageOf, refuseWith } from '#web/testing/play-server.ts';
import { Inbox } from './inbox.tsx';
import type { InboxView } from './tabs.model.ts';

const { answers, asked, open, sent } = partsOf({
  at: '/travel/messages',
  words: [
    'messagingInbox',
    'messagingThread',
    'messagingComposer',
    'conversations',
    'protection',
    'refusals',
    'trips',
    'upload',
    'validation',
    'form',
    'names',
    'titles',
  ],
  user: userWith(['Parent']),
});

const LIST = 'GET /api/conversations';
const UNREAD = 'GET /api/conversations/unread';
const ARCHIVE = 'GET /api/conversations/archive';
const COUNTS = 'GET /api/conversations/unread-count';

const listOf = (rows: readonly ConversationRecord[], more = {}) => ({ ...pageOf(rows), perPage: 10, ...more });

beforeEach(() => {
  answers[LIST] = () => listOf([conversationWith(1), conversationWith(2), conversationWith(3)]);
  answers[UNREAD] = () => listOf([]);
  answers[ARCHIVE] = () => listOf([]);
  answers[COUNTS] = () => countsWith();
  for (const id of [1, 2, 3]) answers[`GET /api/conversations/${id}`] = () => conversationWith(id);
});

/** Screens bring in the badge of trips. */
const TripState = ({ state }: { readonly state: string }) => <span>In state {state}</span>;

function show(view: InboxView, { at = '/travel/messages', roles }: { at?: string; roles?: readonly Role[] } = {}) {
  if (roles !== undefined) signInAs(userWith(roles));
  return open(<Inbox view={view} title="Messages" TripState={TripState} />, { at });
}

const tabs = () =>
  page
    .getByRole('tab')
    .elements()
    .map((tab) => tab.textContent);
const item = (id: number) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: new RegExp(`The Byrne Family ${id}$`) }) });
const order = () => [...document.querySelectorAll<HTMLElement>('[data-key]')].map(({ dataset }) => Number(dataset['key']));
const lastAsked = (key: string) => asked.findLast((request) => request.key === key)?.search;

function receive(conversationId: number, { sequence = 2, preview = 'A new message', isOwn = false } = {}): void {
  const message = messageWith({ conversationId, sequence, id: 900 + sequence });
  dispatchEvent(
    'message.added',
    toWire({ conversationId, sequence, message, title: `The Byrne Family ${conversationId}`, preview, isOwn }),
  );
}

describe('the tabs', () => {
  test.each([
    ['Parent', 'parent', ['All', 'Unread', 'Support', 'Archived']],
    ['Vetting admin', 'parent', ['All', 'Unread', 'Support', 'Archived']],
    ['Coordinator', 'staff', ['Enquiries', 'Bookings', 'Support', 'Archived']],
    ['Administrator', 'staff', ['Primary', 'Support', 'Archived']],
    ['Agent', 'staff', ['Primary', 'Support', 'Archived']],
    ['Finance', 'staff', ['Primary', 'Support', 'Archived']],
  ] as const)('of the role %s', async (role, view, expected) => {
    await show(view, { roles: [role] });
    await expect.element(item(1)).toBeVisible();
    expect(tabs()).toEqual(expected);
  });

  test('of a host are there only if they hold something, with a mark where something is unread', async () => {
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

  test('of an empty conversation says so', async () => {
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

  test('of support tells staff who answers, and how long the user has been waiting', async () => {
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
    await page.getByRole('option', { name: 'Wants to book or pay outside our website' }).click();
    await inDialog('Send report').click();
    await expectTold('Report sent');
    expect(sent('POST /api/conversations/reports')).toEqual({ user_id: 8, conversation_id: 1, reason: 'offPlatform', text: '' });
  });

  test('an administrator who views the product as somebody else has none', async () => {
    signInAs(userWith(['Parent'], { viewedBy: { id: 1, name: 'Ann', since: '2026-07-02T10:00:00.000Z' } as never }));
    await show('parent');
    await expect.element(item(1)).toBeVisible();
    expect(page.getByRole('button', { name: /^Actions/ }).elements()).toEqual([]);
  });
});

describe('the open conversation', () => {
  test('follows from the address', async () => {
    await show('parent', { at: '/travel/messages?conversation=2' });
    await expect.element(page.getByRole('link', { name: 'The Byrne Family 2' })).toHaveAttribute('aria-current', 'true');
  });

  test.each(['77', 'CHnobody'])('that is not the reader’s is said not to be found (%s)', async (asks) => {
    await show('parent', { at: `/travel/messages?conversation=${asks}` });
    await expect.element(page.getByRole('heading', { name: 'Conversation not found' })).toBeVisible();
  });

  test('by an ID of the chat provider gets its own ID', async () => {
    answers['GET /api/conversations/sid'] = () => conversationWith(2);
    const history = await show('parent', { at: '/travel/messages?conversation=CH2' });
    await vi.waitFor(() => expect(history.search()).toBe('?conversation=2'));
    expect(lastAsked('GET /api/conversations/sid')?.get('sid')).toBe('CH2');
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

  test('archives the conversation with the focus', async () => {
    answers['GET /api/conversations/archive/archived'] = () => conversationWith(2, { isArchived: true });
    await show('parent');
    await expect.element(item(2)).toBeVisible();
    await userEvent.keyboard('jj');
    await userEvent.keyboard('e');
    await vi.waitFor(() => expect(lastAsked('GET /api/conversations/archive/archived')?.get('conversation_id')).toBe('2'));
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
    await new Promise((drawn) => setTimeout(drawn, 100));
    const seen = [...list.querySelectorAll<HTMLElement>('[data-key]')].find(
      (one) => one.getBoundingClientRect().top >= list.getBoundingClientRect().top,
    ) as HTMLElement;
    const before = seen.getBoundingClientRect().top;
    receive(25);
    await vi.waitFor(() => expect(order()[0]).toBe(25));
    expect(Math.abs(seen.getBoundingClientRect().top - before)).toBeLessThan(2);
  });

  test('in a conversation that is not listed yet has the newest page loaded', async () => {
    await show('parent');
    await expect.element(item(1)).toBeVisible();
    answers[LIST] = () => listOf([conversationWith(4), conversationWith(1), conversationWith(2), conversationWith(3)]);
    receive(4);
    await vi.waitFor(() => expect(order()).toEqual([4, 1, 2, 3]));
  });

  test('while the connection was interrupted is loaded when it is back', async () => {
    await show('parent');
    await expect.element(item(1)).toBeVisible();
    answers[LIST] = () => listOf([conversationWith(2)]);
    dispatchReconnect();
    await vi.waitFor(() => expect(order()).toEqual([2]));
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
  await vi.waitFor(() => expect(order()).toEqual(ids));
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
  signInAs(userWith([role]));
  await open(<Inbox view={view} title="Messages" TripState={TripState} />, { scheme });
  await expect.element(item(1)).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});
