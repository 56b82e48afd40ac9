// What an inbox makes of roles, addresses, keys, times and messages.

import { describe, expect, test } from 'vitest';
import type { MessageAdded } from '#contract/messaging/realtime.events.ts';
import { conversationWith, countsWith, messageWith } from '#web/testing/conversations.ts';
import { applyMessage, flattenPages, mergeNewest, moveToTop } from './conversations.model.ts';
import { countMinutesSince, writeItemTime } from './item-time.ts';
import { findInboxKey, findNeighbour } from './keys.model.ts';
import { listConversationActions } from './menu.model.ts';
import { findTabSet, getTabBadge, listTabs, readOpenTab, TABS, toListRequest } from './tabs.model.ts';

const added = (conversationId: number, sequence: number, change: Partial<MessageAdded> = {}): MessageAdded => ({
  conversationId,
  sequence,
  message: messageWith({ conversationId, sequence, createdAt: '2026-07-03T10:00:00.000Z' }),
  preview: 'New',
  title: 'Title',
  isOwn: false,
  ...change,
});

const pageWith = (ids: readonly number[], lastPage = 2) => ({ data: ids.map((id) => conversationWith(id)), lastPage });

describe('the tabs', () => {
  test('follow the wider role of a coordinator who has one', () => {
    expect(findTabSet('staff', ['Coordinator'])).toBe('coordinator');
    expect(findTabSet('staff', ['Coordinator', 'Administrator'])).toBe('admin');
    expect(findTabSet('host', ['Coordinator', 'Host family'])).toBe('host');
    expect(findTabSet('parent', ['Vetting admin'])).toBe('ordinary');
  });

  test('are hidden from hosts at zero, once the totals are known', () => {
    expect(listTabs('host', undefined)).toEqual(TABS.host);
    expect(listTabs('host', countsWith())).toEqual(['enquiries']);
    expect(listTabs('host', countsWith({ supportTotal: 1, bookedTotal: 2 }))).toEqual(['enquiries', 'bookings', 'support']);
    expect(listTabs('ordinary', countsWith())).toHaveLength(4);
  });

  test('are read from the address, whatever it says', () => {
    const read = (query: string, set: 'host' | 'admin') => readOpenTab(new URLSearchParams(query), { set, tabs: TABS[set] });
    expect(read('tab=enquiries&tab2=sent_response', 'host')).toEqual({ tab: 'enquiries', subTab: 'sent_response', unreadOnly: false });
    expect(read('tab=primary&tab2=mine&tab3=unread', 'admin')).toEqual({ tab: 'primary', subTab: null, unreadOnly: true });
    expect(read('tab=constructor&tab2=x&tab3=x', 'host')).toEqual({ tab: 'enquiries', subTab: 'awaiting_response', unreadOnly: false });
    expect(read('tab3=unread', 'host').unreadOnly).toBe(false);
  });

  test.each([
    ['admin', 'tab=primary', 'all', 'primary'],
    ['coordinator', 'tab=enquiries', 'all', 'enquiry'],
    ['coordinator', 'tab=bookings', 'all', 'booking'],
    ['coordinator', 'tab=support', 'all', 'support'],
    ['host', '', 'all', 'awaiting_response'],
    ['host', 'tab2=sent_response', 'all', 'sent_response'],
    ['host', 'tab=bookings', 'all', 'booking'],
    ['host', 'tab=archived', 'archive', 'all'],
    ['ordinary', '', 'all', 'all'],
    ['ordinary', 'tab=unread', 'unread', 'all'],
  ] as const)('show %s with “%s” the list %s of the view %s', (set, query, list, viewType) => {
    const open = readOpenTab(new URLSearchParams(query), { set, tabs: TABS[set] });
    expect(toListRequest(open, 7)).toEqual({ list, viewType, unreadOnly: false });
  });

  test('mark what is unread', () => {
    const counts = countsWith({ unreadTotal: 3, bookedUnread: true, responseSentUnread: true });
    expect(['unread', 'bookings', 'enquiries', 'support', 'all'].map((tab) => getTabBadge(tab as never, counts))).toEqual([
      3,
      'dot',
      'dot',
      null,
      null,
    ]);
    expect(getTabBadge('unread', countsWith())).toBeNull();
  });
});

describe('a new message', () => {
  const one = conversationWith(1);

  test('changes preview, order and mark of its conversation once', () => {
    const changed = applyMessage(one, added(1, 2));
    expect(changed).toMatchObject({ lastSequence: 2, isUnread: true, mostRecentConversationMessage: { preview: 'New', sequence: 2 } });
    expect(applyMessage(changed, added(1, 2))).toBe(changed);
    expect(applyMessage(changed, added(1, 1))).toBe(changed);
  });

  test('marks the conversation as read if it is the reader’s, and changes nothing if it is not for the reader', () => {
    expect(applyMessage({ ...one, isUnread: true }, added(1, 2, { isOwn: true })).isUnread).toBe(false);
    expect(applyMessage(one, added(1, 2, { message: null }))).toBe(one);
    expect(applyMessage({ ...one, isParticipant: false }, added(1, 2)).isUnread).toBe(false);
  });

  test('moves its conversation to the top from any page; an unknown one is for the server to list', () => {
    const pages = [pageWith([1, 2]), pageWith([3, 4])];
    expect(flattenPages(moveToTop(pages, added(4, 2)) ?? []).map(({ id }) => id)).toEqual([4, 1, 2, 3]);
    expect(moveToTop(pages, added(9, 2))).toBeNull();
  });
});

describe('pages of conversations', () => {
  const at = (id: number, createdAt: string) =>
    conversationWith(id, { mostRecentConversationMessage: { id, sequence: 1, senderId: 8, contentType: 1, createdAt, preview: '' } });
  const day = (number: number) => `2026-07-${String(number).padStart(2, '0')}T10:00:00.000Z`;
  const listed = (entries: readonly (readonly [number, number])[], lastPage = 2) => ({
    data: entries.map(([id, number]) => at(id, day(number))),
    lastPage,
  });

  test('hold no conversation twice', () => {
    expect(flattenPages([pageWith([1, 2]), pageWith([2, 3])]).map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test('take the newest page over them: what is new comes, what has gone goes, what is older stays', () => {
    const pages = [
      listed([
        [1, 20],
        [2, 19],
      ]),
      listed([
        [3, 18],
        [4, 17],
      ]),
    ];
    const newest = listed([
      [4, 21],
      [2, 19],
    ]);
    expect(flattenPages(mergeNewest(pages, newest)).map(({ id }) => id)).toEqual([4, 2, 3]);
    expect(flattenPages(mergeNewest(pages, listed([[5, 22]], 1))).map(({ id }) => id)).toEqual([5]);
    expect(flattenPages(mergeNewest(pages, listed([], 1)))).toEqual([]);
  });
});

describe('a key', () => {
  const press = { isModified: false, isTyping: false, isInList: false };
  const meaning = (key: string, change = {}, single = true) => findInboxKey({ key, ...press, ...change }, { single });

  test('has its meaning only outside of fields, and without Ctrl', () => {
    expect(['j', 'k', 'e', 'u', 'r', '/', '?', 'Escape', 'x'].map((key) => meaning(key))).toEqual([
      'next',
      'previous',
      'archive',
      'unread',
      'reply',
      'search',
      'help',
      'back',
      null,
    ]);
    expect(meaning('j', { isTyping: true })).toBeNull();
    expect(meaning('j', { isModified: true })).toBeNull();
  });

  test('alone has none if such keys are off; arrows move within the list', () => {
    expect(meaning('e', {}, false)).toBeNull();
    expect(meaning('ArrowDown')).toBeNull();
    expect(meaning('ArrowDown', { isInList: true }, false)).toBe('next');
  });

  test('moves from one to the next, and stops at the ends', () => {
    expect([findNeighbour([1, 2, 3], null, 1), findNeighbour([1, 2, 3], 1, 1), findNeighbour([1, 2, 3], 3, 1)]).toEqual([1, 2, 3]);
    expect(findNeighbour([1, 2, 3], 1, -1)).toBe(1);
    expect(findNeighbour([], null, 1)).toBeUndefined();
  });
});

describe('the menu', () => {
  const trip = conversationWith(1).trip;
  const inState = (state: 'new' | 'enquiry' | 'reserved' | 'booked') => conversationWith(1, { trip: trip && { ...trip, state } });
  const answersOf = (state: Parameters<typeof inState>[0], view: 'host' | 'parent' = 'host') =>
    listConversationActions(inState(state), { view }).filter((action) => action.endsWith('Trip'));

  test('lets hosts accept a reserved trip, and decline until it is booked', () => {
    expect((['new', 'enquiry', 'reserved', 'booked'] as const).map((state) => answersOf(state))).toEqual([
      ['declineTrip'],
      ['declineTrip'],
      ['acceptTrip', 'declineTrip'],
      [],
    ]);
    expect(answersOf('reserved', 'parent')).toEqual([]);
  });

  test('closes requests to support for staff, and archives everything else', () => {
    const support = conversationWith(1, { conversationableType: 'customer-support', rights: ['archive'] });
    expect(listConversationActions(support, { view: 'staff' })[0]).toBe('close');
    expect(listConversationActions(support, { view: 'parent' })[0]).toBe('archive');
  });
});

describe('the time of an item', () => {
  const where = { tag: 'en-IE', timeZone: 'Pacific/Auckland', now: new Date('2026-07-02T13:00:00Z') };

  test('is the distance today, in the reader’s zone, and the day otherwise', () => {
    // The 3rd of July in Auckland begins at noon of the 2nd in UTC.
    expect(writeItemTime('2026-07-02T12:10:00Z', where, { withWeekday: false })).toBe('1hr ago');
    expect(writeItemTime('2026-07-02T12:10:00Z', where, { withWeekday: true })).toBe('Fri 1hr ago');
    expect(writeItemTime('2026-07-02T13:00:15Z', where, { withWeekday: false })).toBe('a few secs ago');
    expect(writeItemTime('2026-07-02T11:50:00Z', where, { withWeekday: false })).toBe('2 Jul');
    expect(writeItemTime('2026-07-02T11:50:00Z', where, { withWeekday: true })).toBe('Thu, 2 Jul');
    expect(writeItemTime('2025-07-02T11:50:00Z', where, { withWeekday: false })).toBe('2 Jul 2025');
  });

  test('counts waiting in whole minutes', () => {
    expect(countMinutesSince('2026-07-02T12:00:30Z', where.now)).toBe(59);
    expect(countMinutesSince('2026-07-02T13:00:30Z', where.now)).toBe(0);
  });
});
