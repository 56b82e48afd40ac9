// An inbox for tests: with a mock server that has three conversations, and what is asked of it.

import { beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Role } from '#contract/identity/roles.ts';
import type { ConversationRecord } from '#contract/messaging/conversation.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { toWire } from '#contract/platform/validation/names.ts';
import { Inbox } from '#web/features/messaging/inbox/inbox.tsx';
import type { InboxView } from '#web/features/messaging/inbox/tabs.model.ts';
import { dispatchEvent } from '#web/platform/realtime/realtime.ts';
import { userWith } from './accounts.ts';
import { conversationWith, countsWith, messageWith } from './conversations.ts';
import { signInAs } from './page.tsx';
import { partsOf } from './parts.tsx';
import { pageOf } from './play-server.ts';

export const LIST = 'GET /api/conversations';
export const UNREAD = 'GET /api/conversations/unread';
export const ARCHIVE = 'GET /api/conversations/archive';
export const COUNTS = 'GET /api/conversations/unread-count';

/** Returns a page of conversations. */
export const listOf = (rows: readonly ConversationRecord[], more = {}) => ({ ...pageOf(rows), perPage: 10, ...more });

/** Screens bring in the badge of trips. */
const TripState = ({ state }: { readonly state: string }) => <span>In state {state}</span>;

interface Opening {
  readonly at?: string;
  readonly roles?: readonly Role[];
  readonly scheme?: 'light' | 'dark';
  readonly locale?: Locale;
}

/** Sets up each test of a file. */
export function inboxParts() {
  const { answers, asked, open, sent } = partsOf({
    at: '/travel/messages',
    words: [
      'messagingInbox',
      'messagingCalls',
      'messagingMeetings',
      'messagingThread',
      'messagingComposer',
      'messagingReport',
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
  beforeEach(() => {
    answers[LIST] = () => listOf([conversationWith(1), conversationWith(2), conversationWith(3)]);
    answers[UNREAD] = () => listOf([]);
    answers[ARCHIVE] = () => listOf([]);
    answers[COUNTS] = () => countsWith();
    for (const id of [1, 2, 3]) answers[`GET /api/conversations/${id}`] = () => conversationWith(id);
  });
  return {
    answers,
    asked,
    sent,
    /** Opens the inbox of a view. */
    show(view: InboxView, { at = '/travel/messages', roles, scheme = 'light', locale = 'en' }: Opening = {}) {
      if (roles !== undefined) signInAs(userWith(roles));
      return open(<Inbox view={view} title="Messages" TripState={TripState} />, { at, scheme, locale });
    },
    /** Returns the query of the last request to an endpoint. */
    lastAsked: (key: string) => asked.findLast((request) => request.key === key)?.search,
  };
}

/** The item of a conversation. */
export const item = (id: number) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: new RegExp(`The Byrne Family ${id}$`) }) });

/** Returns the IDs of the listed conversations, in order. */
export const order = () => [...document.querySelectorAll<HTMLElement>('[data-key]')].map(({ dataset }) => Number(dataset['key']));

/** Loads everything that is below the visible part of the list, until all of the conversations are there. */
export async function loadAll(ids: readonly number[]): Promise<void> {
  const check = () => {
    [...document.querySelectorAll('[data-key]')].at(-1)?.scrollIntoView();
    expect(order()).toEqual(ids);
  };
  await vi.waitFor(check, { timeout: 10_000, interval: 200 });
}

/** Has the live channel bring a message. */
export function receive(conversationId: number, { sequence = 2, preview = 'A new message', isOwn = false } = {}): void {
  const message = messageWith({ conversationId, sequence, id: 900 + sequence });
  dispatchEvent(
    'message.added',
    toWire({ conversationId, sequence, message, title: `The Byrne Family ${conversationId}`, preview, isOwn }),
  );
}
