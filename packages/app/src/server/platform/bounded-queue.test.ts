// A bounded queue: at most so many at work, the others in their order, and who comes too late is told when to come back.

import { expect, test } from 'vitest';
import { createBoundedQueue } from './bounded-queue.ts';
import { HttpError } from './errors.ts';

interface Held {
  readonly name: string;
  end(how?: Error): void;
}

function held() {
  const begun: Held[] = [];
  const work = (name: string) => () =>
    new Promise<string>((done, failed) => begun.push({ name, end: (fault) => (fault === undefined ? done(name) : failed(fault)) }));
  return { begun, work, names: () => begun.map(({ name }) => name) };
}

const turn = () => new Promise((next) => setImmediate(next));

test('lets so many work, the next ones wait in their order, and one too many is sent away', async () => {
  const run = createBoundedQueue({ atWork: 2, waiting: 2, retrySeconds: 30 });
  const { begun, work, names } = held();
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => run(work(name)));
  await expect(run(work('e'))).rejects.toMatchObject({ code: 'unavailable', status: 503, values: { seconds: 30 } });
  expect(names()).toEqual(['a', 'b']);
  begun[1]?.end();
  expect(await b).toBe('b');
  await turn();
  expect(names()).toEqual(['a', 'b', 'c']);
  const f = run(work('f'));
  for (const one of [0, 2]) begun[one]?.end();
  await Promise.all([a, c]);
  await turn();
  for (const one of [3, 4]) begun[one]?.end();
  expect(await Promise.all([d, f])).toEqual(['d', 'f']);
  expect(names()).toEqual(['a', 'b', 'c', 'd', 'f']);
});

test('goes on after work that failed', async () => {
  const run = createBoundedQueue({ atWork: 1, waiting: 1, retrySeconds: 1 });
  const { begun, work } = held();
  const [first, second] = [run(work('first')), run(work('second'))];
  begun[0]?.end(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await turn();
  begun[1]?.end();
  expect(await second).toBe('second');
  await expect(run(async () => 'third')).resolves.toBe('third');
  await expect(run(async () => Promise.reject(new HttpError('notFound')))).rejects.toMatchObject({ code: 'notFound' });
});
