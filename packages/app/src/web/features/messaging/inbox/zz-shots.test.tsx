import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TripStateBadge } from '#web/features/trips/trip-badges.tsx';
import { userWith } from '#web/testing/accounts.ts';
import { conversationWith, countsWith, messageWith, supportWith } from '#web/testing/conversations.ts';
import { signInAs } from '#web/testing/page.tsx';
import { partsOf } from '#web/testing/parts.tsx';
import { pageOf } from '#web/testing/play-server.ts';
import { Inbox } from './inbox.tsx';

const { answers, open } = partsOf({
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
    'shell',
    'notifications',
  ],
  user: userWith(['Parent']),
});

test.each([
  [360, 740, 'parent', ''],
  [360, 740, 'host', ''],
  [360, 740, 'parent', '?conversation=2'],
  [1280, 800, 'parent', '?conversation=2'],
  [1400, 800, 'staff', '?conversation=2'],
  [1280, 800, 'host', ''],
] as const)('%s %s %s %s', async (w, h, view, query) => {
  await page.viewport(w, h);
  signInAs(userWith([view === 'staff' ? 'Administrator' : view === 'host' ? 'Host family' : 'Parent']));
  answers['GET /api/conversations/unread-count'] = () =>
    countsWith({
      awaitingTotal: 3,
      responseSentTotal: 2,
      bookedTotal: 1,
      bookedUnread: true,
      supportTotal: 1,
      unreadTotal: 2,
      awaitingUnread: true,
    });
  const rows = [
    conversationWith(1, { isUnread: true, title: "Anna's Trip, The Byrne Family" }),
    conversationWith(2),
    supportWith(3, {
      support: { assignee: null, waitingSince: new Date(Date.now() - 4e6).toISOString(), targetMinutes: 60 },
      ...(view === 'staff' ? {} : { title: 'Support', support: null }),
    }),
    ...[4, 5, 6, 7, 8, 9].map((n) => conversationWith(n)),
  ];
  answers['GET /api/conversations'] = () => pageOf(rows);
  answers['GET /api/conversations/2'] = () => conversationWith(2);
  answers['GET /api/conversations/2/readers'] = () => ({ data: [] });
  answers['GET /api/conversations/messages'] = () => ({
    data: [
      messageWith({ id: 1, sequence: 1, conversationId: 2 }),
      messageWith({ id: 2, sequence: 2, conversationId: 2, senderId: 7, content: 'Thank you!' }),
    ],
    hasMore: false,
    lastSequence: 2,
  });
  answers['POST /api/conversations/messages/seen'] = () => ({ lastSeenMessages: [], unreadTotal: 0 });
  const style = document.createElement('style');
  style.textContent = 'main:has([data-fills-window]){height:100dvh;display:grid;grid-template-rows:minmax(0,1fr)} body{margin:0}';
  document.head.append(style);
  await open(<Inbox view={view} title="Messages" TripState={TripStateBadge} />, { at: '/travel/messages' + query });
  await new Promise((r) => setTimeout(r, 2500));
  await page.screenshot({ path: `shots/${view}-${w}${query ? '-open' : ''}.png` });
  expect(1).toBe(1);
});
