// An open thread apart from the page: opening, older pages, gaps, interruptions.

import { beforeEach, expect, test } from 'vitest';
import { createConversation, createMessage } from '#web/testing/messages.ts';
import type { MessagesPage } from './thread.model.ts';
import { createThreadStore, type ThreadMeans, type ThreadStore } from './thread-store.ts';

const message = (sequence: number) => createMessage({ id: 1000 + sequence, sequence });

/** The sequences of the server that the reader may see. */
let log: number[];
let lastSequence: number;
let asked: unknown[];
let fails: boolean;
let store: ThreadStore;

function readPage(range: { readonly before?: number; readonly after?: number }): MessagesPage {
  const { before = Number.POSITIVE_INFINITY, after } = range;
  const found = log.filter((sequence) => (after === undefined ? sequence < before : sequence > after));
  const data = (after === undefined ? found.slice(-3) : found.slice(0, 3)).map(message);
  return { data, hasMore: found.length > 3, lastSequence };
}

const means: ThreadMeans = {
  load: async () => {
    if (fails) throw new Error('unreachable');
    const conversation = createConversation({ isUnread: true, lastSeenMessages: [{ seenBy: 7, messageId: 1005 }] });
    return { conversation, page: readPage({}) };
  },
  async fetchMessages(_, range) {
    asked.push(range);
    if (fails) throw new Error('unreachable');
    return readPage(range);
  },
};

const sequences = () => store.state.get().thread.messages.map(({ sequence }) => sequence);

beforeEach(() => {
  log = [1, 2, 3, 4, 5, 6];
  lastSequence = 6;
  asked = [];
  fails = false;
  store = createThreadStore({ conversationId: 5, ownId: 7, means });
});

test('opens with the newest page, and knows what is new', async () => {
  await store.open();
  expect([sequences(), store.state.get().phase.kind, store.state.get().newAfterId]).toEqual([[4, 5, 6], 'ready', 1005]);
});

test('loads older messages once at a time, until there are none', async () => {
  await store.open();
  await Promise.all([store.loadOlder(), store.loadOlder()]);
  await store.loadOlder();
  expect([sequences(), asked]).toEqual([[1, 2, 3, 4, 5, 6], [{ before: 4 }]]);
});

test('says that older messages could not be loaded, and tries again', async () => {
  await store.open();
  fails = true;
  await store.loadOlder();
  expect(store.state.get().older).toBe('failed');
  fails = false;
  await store.loadOlder();
  expect([sequences(), store.state.get().older]).toEqual([[1, 2, 3, 4, 5, 6], 'idle']);
});

test('asks for messages that were missed, page by page', async () => {
  await store.open();
  // 9 is for other readers.
  log.push(7, 8, 10, 11, 12);
  lastSequence = 12;
  store.add(message(12));
  await store.catchUp(12);
  expect([sequences(), asked]).toEqual([
    [4, 5, 6, 7, 8, 10, 11, 12],
    [{ after: 6 }, { after: 10 }],
  ]);
});

test('asks once for a sequence that the reader may not see', async () => {
  await store.open();
  lastSequence = 7;
  await store.catchUp(7);
  await store.catchUp(7);
  expect([sequences(), asked]).toEqual([[4, 5, 6], [{ after: 6 }]]);
});

test('keeps a gap after a failure, and fills it with the next message', async () => {
  await store.open();
  log.push(7, 8, 9);
  lastSequence = 9;
  fails = true;
  store.add(message(8));
  await store.catchUp(8);
  fails = false;
  store.add(message(9));
  await store.catchUp(9);
  expect(sequences()).toEqual([4, 5, 6, 7, 8, 9]);
});

test('keeps messages that come while it is loading', async () => {
  const opened = store.open();
  log.push(7);
  store.add(message(7));
  await opened;
  expect(sequences()).toEqual([4, 5, 6, 7]);
});

test('loads what came during an interruption', async () => {
  await store.open();
  log.push(7, 8, 9, 10);
  lastSequence = 10;
  await store.refresh();
  expect(sequences()).toEqual([4, 5, 6, 7, 8, 9, 10]);
});

test('loads back to a quoted message', async () => {
  await store.open();
  expect([await store.loadUntil(1001), sequences()]).toEqual(['found', [1, 2, 3, 4, 5, 6]]);
  expect(await store.loadUntil(99)).toBe('gone');
});

test('loads back to a quoted message while older ones are being loaded already', async () => {
  log = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  await store.open();
  const loaded = store.loadOlder();
  expect([await store.loadUntil(1001), asked]).toEqual(['found', [{ before: 7 }, { before: 4 }]]);
  await loaded;
});

test('says that a quoted message could not be loaded', async () => {
  await store.open();
  fails = true;
  expect(await store.loadUntil(1001)).toBe('failed');
});

test('is failed when the conversation can’t be loaded', async () => {
  fails = true;
  await store.open();
  expect(store.state.get().phase.kind).toBe('failed');
});
