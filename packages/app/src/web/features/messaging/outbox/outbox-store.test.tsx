// The stores of unsent messages: the browser’s database, and the one in memory, keep the same.

import { afterEach, expect, test, vi } from 'vitest';
import type { OutboxItem } from './outbox-item.ts';
import { createMemoryOutboxStore, openIndexedDbOutboxStore } from './outbox-store.ts';

const item = (localMessageId: string, change: Partial<OutboxItem> = {}): OutboxItem => ({
  localMessageId,
  userId: 901,
  conversationId: 5,
  text: localMessageId,
  replyTo: null,
  file: null,
  createdAt: '2026-07-01T09:00:00.000Z',
  order: 1,
  state: 'waiting',
  failure: null,
  ...change,
});

afterEach(async () => {
  vi.restoreAllMocks();
  const store = await openIndexedDbOutboxStore();
  for (const { localMessageId } of await store.list(901)) await store.delete(localMessageId);
});

test.each([
  ['IndexedDB', openIndexedDbOutboxStore],
  ['memory', async () => createMemoryOutboxStore()],
])('%s keeps the messages of each user in order', async (_, open) => {
  const store = await open();
  await store.put([item('b', { order: 2 }), item('a', { order: 1 })]);
  await store.put([item('other', { userId: 902 })]);
  await store.update('b', { text: 'changed' });
  await store.update('gone', { text: 'changed' });
  expect((await store.list(901)).map(({ text }) => text)).toEqual(['a', 'changed']);
  await store.delete('a');
  await store.delete('other');
  expect((await store.list(901)).map(({ localMessageId }) => localMessageId)).toEqual(['b']);
});

test('keeps a file for the next visit', async () => {
  const blob = new Blob(['picture'], { type: 'image/png' });
  await (await openIndexedDbOutboxStore()).put([
    item('a', { file: { name: 'a.png', type: 'image/png', size: 7, blob, uploadedRef: null } }),
  ]);
  const [kept] = await (await openIndexedDbOutboxStore()).list(901);
  expect(await kept?.file?.blob.text()).toBe('picture');
});

/** Returns the databases that are opened from now on. */
function recordOpened(): readonly IDBDatabase[] {
  const opened: IDBDatabase[] = [];
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((...named) => {
    const request = open(...named);
    request.addEventListener('success', () => opened.push(request.result));
    return request;
  });
  return opened;
}

test.each([
  ['closes silently', (database: IDBDatabase) => database.close()],
  [
    'closes with an event',
    (database: IDBDatabase) => {
      database.close();
      database.dispatchEvent(new Event('close'));
    },
  ],
  ['closes for another tab', (database: IDBDatabase) => database.dispatchEvent(new Event('versionchange'))],
])('opens the database again that the browser %s', async (_, close) => {
  const opened = recordOpened();
  const store = await openIndexedDbOutboxStore();
  await store.put([item('a')]);
  for (const database of opened) close(database);
  await store.put([item('b', { order: 2 })]);
  expect((await store.list(901)).map(({ localMessageId }) => localMessageId)).toEqual(['a', 'b']);
  expect(opened).toHaveLength(2);
});

test('keeps no message of several if one is refused', async () => {
  const store = await openIndexedDbOutboxStore();
  const unstorable = { ...item('b'), text: (() => undefined) as never };
  await expect(store.put([item('a'), unstorable])).rejects.toThrow(DOMException);
  expect(await store.list(901)).toEqual([]);
});
