// The outbox with its server: files that were uploaded at an earlier visit.

import { afterEach, expect, test, vi } from 'vitest';
import { createMessage } from '#web/testing/messages.ts';
import { refuseWith } from '#web/testing/play-server.ts';
import { setUpThread } from '#web/testing/thread.tsx';
import { startOutbox, stopOutbox } from './outbox.api.ts';
import type { OutboxItem } from './outbox-item.ts';
import { openIndexedDbOutboxStore } from './outbox-store.ts';

const SENDING = 'POST /api/conversations/messages/sending';
const { answers, asked } = setUpThread();

/** Uploads are answered at once with a new reference. */
class AnsweredUpload extends EventTarget {
  static readonly files: FormDataEntryValue[] = [];
  readonly upload = {};
  readonly status = 200;
  readonly responseText = JSON.stringify({ random_ref: 'new' });
  onload = () => {};
  open(): void {}
  setRequestHeader(): void {}
  send(form: FormData): void {
    AnsweredUpload.files.push(...form.values());
    queueMicrotask(() => this.onload());
  }
}

const item: OutboxItem = {
  localMessageId: 'a',
  userId: 7,
  conversationId: 5,
  text: 'The garden',
  replyTo: null,
  file: { name: 'garden.png', type: 'image/png', size: 6, blob: new Blob(['garden']), uploadedRef: 'old' },
  createdAt: '2026-07-01T09:00:00.000Z',
  order: 1,
  state: 'waiting',
  failure: null,
};

afterEach(() => {
  AnsweredUpload.files.length = 0;
  vi.unstubAllGlobals();
});

const listRefs = () => asked.filter(({ key }) => key === SENDING).map(({ body }) => (body as Record<string, unknown>)['file_ref']);

test('uploads the kept file again when the server has deleted an upload that was not sent in time', async () => {
  vi.stubGlobal('XMLHttpRequest', AnsweredUpload);
  answers[SENDING] = ({ body }) =>
    (body as Record<string, unknown>)['file_ref'] === 'old'
      ? refuseWith(422, 'invalid', 'Invalid.', { errors: { fileRef: ['Invalid.'] } })
      : createMessage({ localMessageId: 'a' });
  const store = await openIndexedDbOutboxStore();
  await store.put([item]);
  await startOutbox(7);
  await vi.waitFor(async () => expect(await store.list(7)).toEqual([]));
  expect([listRefs(), AnsweredUpload.files.length]).toEqual([['old', 'new'], 1]);
  stopOutbox();
});

test('uploads nothing again for a file whose name is refused', async () => {
  vi.stubGlobal('XMLHttpRequest', AnsweredUpload);
  answers[SENDING] = () => refuseWith(422, 'contactDetailsHeld', 'Held.', { errors: { fileRef: ['Held.'] } });
  const store = await openIndexedDbOutboxStore();
  await store.put([item]);
  await startOutbox(7);
  await vi.waitFor(async () => expect(await store.list(7)).toMatchObject([{ state: 'failed', failure: { isAboutFile: true } }]));
  expect([listRefs(), AnsweredUpload.files]).toEqual([['old'], []]);
  stopOutbox();
});

test('uploads nothing again for another refusal', async () => {
  vi.stubGlobal('XMLHttpRequest', AnsweredUpload);
  answers[SENDING] = () => refuseWith(422, 'conversationClosed', 'This conversation is read-only.');
  const store = await openIndexedDbOutboxStore();
  await store.put([item]);
  await startOutbox(7);
  await vi.waitFor(async () => expect(await store.list(7)).toMatchObject([{ state: 'failed' }]));
  expect([listRefs(), AnsweredUpload.files]).toEqual([['old'], []]);
  stopOutbox();
});
