// Loading a conversation: three attempts, ten seconds apart, and one load at a time.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createThreadLoader, type LoadProgress } from './load-thread.ts';

let calls: number[];
let fails: boolean;
let progress: LoadProgress[];

const loader = (durationMs = 0, isFinal = () => false) =>
  createThreadLoader({
    async load(id) {
      calls.push(Date.now());
      if (durationMs > 0) await new Promise((done) => setTimeout(done, durationMs));
      if (fails) throw new Error('unreachable');
      return `conversation ${id}`;
    },
    isFinal,
  });
const note = (one: LoadProgress) => void progress.push(one);

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  calls = [];
  progress = [];
  fails = false;
});
afterEach(() => {
  vi.useRealTimers();
});

test('makes three attempts, at 0, 10 and 20 seconds, then fails', async () => {
  fails = true;
  const failed = expect(loader()(5, note)).rejects.toThrow('unreachable');
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  expect(calls).toEqual([0, 10_000, 20_000]);
  expect(progress.map(({ attempt, isWaiting }) => `${attempt}${isWaiting ? ' waiting' : ''}`)).toEqual([
    '1',
    '1 waiting',
    '2',
    '2 waiting',
    '3',
  ]);
});

test('succeeds with the second attempt', async () => {
  fails = true;
  const loaded = loader()(5, note);
  await vi.advanceTimersByTimeAsync(5000);
  fails = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect([await loaded, calls]).toEqual(['conversation 5', [0, 10_000]]);
});

test('makes one attempt where another one would fail in the same way', async () => {
  fails = true;
  await expect(loader(0, () => true)(5, note)).rejects.toThrow('unreachable');
  expect(calls).toEqual([0]);
});

test('waits a second while the same conversation is being loaded, and takes the result', async () => {
  const load = loader(200);
  const first = load(5, () => undefined);
  const second = load(5, note).then((loaded) => [loaded, Date.now()]);
  await vi.advanceTimersByTimeAsync(200);
  expect(await first).toBe('conversation 5');
  await vi.advanceTimersByTimeAsync(800);
  expect([await second, calls.length]).toEqual([['conversation 5', 1000], 1]);
});

test('loads two conversations at the same time', async () => {
  const load = loader(200);
  const both = Promise.all([load(5, note), load(6, note)]);
  await vi.advanceTimersByTimeAsync(200);
  expect([await both, calls]).toEqual([
    ['conversation 5', 'conversation 6'],
    [0, 0],
  ]);
});
