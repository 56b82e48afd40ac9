// The stores of unsent messages: the browser’s database, and the one in memory, keep the same.

import { afterEach, expect, test } from 'vitest';
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
  const store = await openIndexedDbOutboxStore();
  for (const { localMessageId } of await store.list(901)) await store.delete(localMessageId);
});

test.each([
  ['IndexedDB', openIndexedDbOutboxStore],
  ['memory', async () => createMemoryOutboxStore()],
])('%s keeps the messages of each user in order', async (_, open) => {
  const store = await open();
  await store.put(item('b', { order: 2 }));
  await store.put(item('a', { order: 1 }));
  await store.put(item('other', { userId: 902 }));
  await store.update('b', { text: 'changed' });
  await store.update('gone', { text: 'changed' });
  expect((await store.list(901)).map(({ text }) => text)).toEqual(['a', 'changed']);
  await store.delete('a');
  await store.delete('other');
  expect((await store.list(901)).map(({ localMessageId }) => localMessageId)).toEqual(['b']);
});

test('keeps a file for the next visit', async () => {
  const blob = new Blob(['picture'], { type: 'image/png' });
  await (await openIndexedDbOutboxStore()).put(item('a', { file: { name: 'a.png', type: 'image/png', size: 7, blob, uploadedRef: null } }));
  const [kept] = await (await openIndexedDbOutboxStore()).list(901);
  expect(await kept?.file?.blob.text()).toBe('picture');
});
