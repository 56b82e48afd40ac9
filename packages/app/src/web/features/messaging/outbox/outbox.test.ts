// Unsent messages: in order, again after failures, once although there are two tabs.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMessage } from '#web/testing/messages.ts';
import { createOutbox, getRetryDelay, type Outbox, type OutboxChange, type OutboxMeans, type SendResult } from './outbox.ts';
import type { OutboxItem } from './outbox-item.ts';
import { createMemoryOutboxStore } from './outbox-store.ts';

const USER = 7;
const write = (text: string, conversationId = 5) => ({ conversationId, text, replyTo: null, file: null });

let store: OutboxMeans['store'];
let sent: OutboxItem[];
let answer: (item: OutboxItem, options: Parameters<OutboxMeans['send']>[1]) => SendResult | Promise<SendResult>;
let queue: Promise<unknown>;
let tabs: Outbox[];
let lastId: number;

const accept = (item: OutboxItem): SendResult => ({
  kind: 'sent',
  message: createMessage({ id: sent.length, sequence: sent.length, localMessageId: item.localMessageId, content: item.text }),
});
const texts = (items: readonly OutboxItem[]) => items.map(({ text }) => text);

/** A tab: all share the store and the lock, and hear of each other. */
function openTab(): Outbox {
  const tab: Outbox = createOutbox(USER, {
    store,
    async send(item, options) {
      sent.push(item);
      return await answer(item, options);
    },
    lock(work) {
      const done = queue.then(work);
      queue = done.catch(() => undefined);
      return done;
    },
    publish(change: OutboxChange) {
      for (const other of tabs) if (other !== tab) void other.receive(change);
    },
    createId: () => `local-${++lastId}`,
    now: () => Date.now(),
  });
  tabs.push(tab);
  return tab;
}

/** Lets everything happen that needs no time, and then the time pass. */
async function pass(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 6, 1) });
  store = createMemoryOutboxStore();
  sent = [];
  answer = accept;
  queue = Promise.resolve();
  tabs = [];
  lastId = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the outbox', () => {
  test('keeps a message until the server has acknowledged it', async () => {
    let acknowledge: (result: SendResult) => void = () => undefined;
    answer = () => new Promise((done) => (acknowledge = done));
    const tab = openTab();
    const shown: unknown[] = [];
    tab.onSent(({ content }) => shown.push([content, tab.state.get().items.length]));
    await tab.add([write('Hello')]);
    await pass();
    expect(texts(tab.state.get().items)).toEqual(['Hello']);
    acknowledge(accept(sent[0] as OutboxItem));
    await pass();
    expect([tab.state.get().items, shown]).toEqual([[], [['Hello', 1]]]);
  });

  test('sends in the order of writing', async () => {
    const tab = openTab();
    await tab.add([write('1'), write('2')]);
    await tab.add([write('3')]);
    await pass();
    expect(texts(sent)).toEqual(['1', '2', '3']);
  });

  test('tries again after 1, 2 and 4 seconds, with the same ID, and in order', async () => {
    answer = () => ({ kind: 'unreachable' });
    const tab = openTab();
    await tab.add([write('1'), write('2')]);
    await pass();
    expect(texts(sent)).toEqual(['1']);
    await pass(1000);
    await pass(1999);
    expect(texts(sent)).toEqual(['1', '1']);
    await pass(1);
    expect(texts(sent)).toEqual(['1', '1', '1']);
    answer = accept;
    await pass(4000);
    expect(texts(sent)).toEqual(['1', '1', '1', '1', '2']);
    expect(new Set(sent.slice(0, 4).map(({ localMessageId }) => localMessageId)).size).toBe(1);
  });

  test('sends to other conversations while one is not answered', async () => {
    answer = (item) => (item.conversationId === 5 ? { kind: 'unreachable' } : accept(item));
    const tab = openTab();
    await tab.add([write('1', 5), write('2', 5), write('3', 6)]);
    await pass();
    expect([texts(sent), texts(tab.state.get().items)]).toEqual([
      ['1', '3'],
      ['1', '2'],
    ]);
  });

  test('sends immediately when the connection is back', async () => {
    answer = () => ({ kind: 'unreachable' });
    const tab = openTab();
    await tab.add([write('1')]);
    await pass();
    answer = accept;
    await tab.resume();
    expect([sent.length, tab.state.get().items]).toEqual([2, []]);
  });

  test('keeps a refused message with its reason, and sends the next ones', async () => {
    const failure = { code: 'conversationClosed', message: 'This conversation is read-only.', issues: [], rest: null };
    answer = (item) => (item.text === '1' ? { kind: 'refused', failure } : accept(item));
    const tab = openTab();
    await tab.add([write('1'), write('2')]);
    await pass(60_000);
    expect(texts(sent)).toEqual(['1', '2']);
    expect(tab.state.get().items).toMatchObject([{ text: '1', state: 'failed', failure }]);
    answer = accept;
    await tab.retry('local-1', 'one');
    await pass();
    expect([texts(sent).at(-1), tab.state.get().items]).toEqual(['one', []]);
  });

  test('deletes a message that is being sent, and stops its upload', async () => {
    let signal: AbortSignal | undefined;
    answer = (_, options) =>
      new Promise((_done, failed) => {
        signal = options.signal;
        options.onProgress(0.5);
        options.signal.addEventListener('abort', () => failed(options.signal.reason));
      });
    const tab = openTab();
    await tab.add([write('1')]);
    await pass();
    expect(tab.state.get().progress).toEqual({ 'local-1': 0.5 });
    await tab.cancel('local-1');
    await pass(60_000);
    expect([signal?.aborted, sent.length, tab.state.get()]).toEqual([true, 1, { items: [], progress: {} }]);
  });

  test('uploads a file once, although the message is sent twice', async () => {
    const uploads: string[] = [];
    answer = async (item, { onUploaded }) => {
      if (item.file?.uploadedRef == null) {
        uploads.push(item.text);
        await onUploaded('ref');
        return { kind: 'unreachable' };
      }
      return accept(item);
    };
    const tab = openTab();
    const file = { name: 'a.png', type: 'image/png', size: 1, blob: new Blob(['a']), uploadedRef: null };
    await tab.add([{ ...write('photo'), file }]);
    await pass(1000);
    expect([uploads, sent.map((item) => item.file?.uploadedRef), tab.state.get().items]).toEqual([['photo'], [null, 'ref'], []]);
  });

  test('resumes what a closed tab has left', async () => {
    answer = () => ({ kind: 'unreachable' });
    const closed = openTab();
    await closed.add([write('1')]);
    await pass();
    closed.stop();
    tabs = [];
    answer = accept;
    const tab = openTab();
    await tab.resume();
    await pass(60_000);
    expect(texts(sent)).toEqual(['1', '1']);
    expect(tab.state.get().items).toEqual([]);
  });

  test('keeps what is under way when it is stopped', async () => {
    answer = (_, { signal }) =>
      new Promise((_done, failed) => {
        signal.addEventListener('abort', () => failed(signal.reason));
      });
    const stopped = openTab();
    await stopped.add([write('1'), write('2')]);
    await pass();
    stopped.stop();
    await pass(60_000);
    expect([texts(sent), await store.list(USER)]).toMatchObject([
      ['1'],
      [
        { text: '1', state: 'waiting', failure: null },
        { text: '2', state: 'waiting', failure: null },
      ],
    ]);
  });

  test('says that a message is not kept when the store refuses it', async () => {
    store = { ...store, put: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')) };
    const tab = openTab();
    await expect(tab.add([write('1')])).rejects.toThrow('Full');
    await pass();
    expect([sent, tab.state.get().items]).toEqual([[], []]);
  });

  test('sends each message once with two tabs, and both show it', async () => {
    const [one, other] = [openTab(), openTab()];
    const shown: unknown[] = [];
    other.onSent(({ content }) => shown.push(content));
    await Promise.all([one.add([write('1')]), other.resume(), other.add([write('2')]), one.resume()]);
    await pass(60_000);
    expect(texts(sent).sort()).toEqual(['1', '2']);
    expect(shown.sort()).toEqual(['1', '2']);
    expect([one.state.get().items, other.state.get().items]).toEqual([[], []]);
  });

  test('keeps everything when the session has ended', async () => {
    answer = () => ({ kind: 'signedOut' });
    const tab = openTab();
    await tab.add([write('1'), write('2')]);
    await pass(120_000);
    expect([texts(sent), texts(tab.state.get().items)]).toEqual([['1'], ['1', '2']]);
  });
});

test('refuses a message without a conversation', async () => {
  await expect(openTab().add([{ ...write('1'), conversationId: Number.NaN }])).rejects.toThrow('message must have a conversation id.');
});

test('waits at most a minute between attempts', () => {
  expect([1, 2, 3, 6, 7, 50].map(getRetryDelay)).toEqual([1000, 2000, 4000, 32_000, 60_000, 60_000]);
});
