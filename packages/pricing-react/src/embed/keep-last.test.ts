// The last few are kept, and whatever is in use.

import { expect, it } from 'vitest';
import { keepLast } from './keep-last.ts';

it('removes the oldest removable entry', () => {
  const kept = new Map<string, number>();
  for (let number = 0; number < 100; number += 1) {
    keepLast(kept, `#${number % 20}`, number, (held) => held % 20 !== 3);
    if (number >= 20) keepLast(kept, '#3', 3, (held) => held % 20 !== 3);
  }
  expect(kept.size).toBe(8);
  expect([...kept.keys()].at(-1)).toBe('#3');
  for (let number = 20; number < 60; number += 1) keepLast(kept, `#${number}`, number, (held) => held !== 3);
  expect([...kept.keys()]).toEqual(['#3', ...[53, 54, 55, 56, 57, 58, 59].map((number) => `#${number}`)]);
});
