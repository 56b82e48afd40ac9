// How many events a connection may send.

import { expect, test } from 'vitest';
import { createEventLimit } from './event-limit.ts';

test('allows a burst of 60, then 20 a second, and calls 200 refused events in a row flooding', () => {
  let now = 0;
  const count = createEventLimit(() => now);
  const send = (times: number) => Array.from({ length: times }, () => count());
  expect(send(60)).toEqual(Array(60).fill('allowed'));
  expect(count()).toBe('refused');
  now += 1000;
  expect(send(21).filter((verdict) => verdict === 'allowed')).toHaveLength(20);
  expect(send(200).filter((verdict) => verdict === 'flooding')).toHaveLength(2);
  now += 10_000;
  expect(count()).toBe('allowed');
});
