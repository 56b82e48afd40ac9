// Sending one after the other: none is left out, one that fails holds up no other.

import { expect, test } from 'vitest';
import { countOutcomes, runOneByOne } from './bulk-send.model.ts';

test('each is worked on once, in order, never two at a time', async () => {
  const log: string[] = [];
  const done: number[] = [];
  const outcomes = await runOneByOne([1, 2, 3], {
    async work(item) {
      log.push(`begin ${item}`);
      await Promise.resolve();
      log.push(`end ${item}`);
      return item * 2;
    },
    onDone: (count) => done.push(count),
  });
  expect(outcomes).toEqual([2, 4, 6]);
  expect(log).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2', 'begin 3', 'end 3']);
  expect(done).toEqual([1, 2, 3]);
});

test('sent and refused invoices are counted separately', () => {
  const sent = { id: 1, name: 'Draft 1', number: 'HS-S-2026-00001', message: null };
  expect(countOutcomes([sent, { ...sent, id: 2, number: null, message: 'It lacks a buyer.' }, sent])).toEqual({ sent: 2, refused: 1 });
});
