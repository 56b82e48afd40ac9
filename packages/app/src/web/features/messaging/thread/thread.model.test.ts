// Messages of a thread from pages and live events: in order, each once, without gaps.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMessage } from '#web/testing/messages.ts';
import {
  addMessage,
  addNewerPage,
  addOlderPage,
  changeMessage,
  createThreadMessages,
  findGap,
  type MessagesPage,
  noteSequence,
  type ThreadMessages,
} from './thread.model.ts';

const message = (sequence: number, change = {}) => createMessage({ id: 1000 + sequence, sequence, ...change });
const sequencesOf = ({ messages }: ThreadMessages) => messages.map(({ sequence }) => sequence);
const begin = (...sequences: number[]): ThreadMessages =>
  createThreadMessages({ data: sequences.map((sequence) => message(sequence)), hasMore: true, lastSequence: sequences.at(-1) ?? 0 });

describe('the messages of a thread', () => {
  test('shows a live message after the others, without a gap', () => {
    const thread = addMessage(begin(5, 6), message(7));
    expect([sequencesOf(thread), findGap(thread)]).toEqual([[5, 6, 7], null]);
  });

  test('finds a gap where a sequence is missing, until the server has explained it', () => {
    const thread = addMessage(begin(5, 6), message(9));
    expect([sequencesOf(thread), findGap(thread)]).toEqual([[5, 6, 9], 6]);
    const filled = addNewerPage(thread, { data: [message(8), message(9)], hasMore: false, lastSequence: 9 });
    expect([sequencesOf(filled), findGap(filled)]).toEqual([[5, 6, 8, 9], null]);
  });

  test('asks again after a page that does not reach the newest message', () => {
    const thread = addNewerPage(addMessage(begin(1), message(9)), { data: [message(2), message(4)], hasMore: true, lastSequence: 9 });
    expect(findGap(thread)).toBe(4);
  });

  test('closes a gap by live messages alone', () => {
    const thread = [9, 8, 7].reduce((now, sequence) => addMessage(now, message(sequence)), begin(5, 6));
    expect([sequencesOf(thread), findGap(thread)]).toEqual([[5, 6, 7, 8, 9], null]);
  });

  test('knows of a message that the reader may not see', () => {
    const thread = noteSequence(begin(5, 6), 7);
    expect(findGap(thread)).toBe(6);
    expect(findGap(addNewerPage(thread, { data: [], hasMore: false, lastSequence: 7 }))).toBeNull();
  });

  test('adds older pages before the others', () => {
    const thread = addOlderPage(begin(5, 6), { data: [message(3), message(4)], hasMore: false, lastSequence: 6 });
    expect([sequencesOf(thread), thread.hasOlder]).toEqual([[3, 4, 5, 6], false]);
  });

  test('keeps a message withdrawn when its first form comes late', () => {
    const withdrawn = changeMessage(begin(5, 6), message(6, { withdrawnAt: '2026-07-01T10:00:00.000Z', content: '' }));
    expect(addMessage(withdrawn, message(6)).messages[1]?.withdrawnAt).not.toBeNull();
  });

  test('ignores the change of a message that is not loaded', () => {
    expect(sequencesOf(changeMessage(begin(5, 6), message(2)))).toEqual([5, 6]);
  });
});

/** A server: what of the sequences the reader may see, and its pages. */
function readAfter(log: readonly boolean[], after: number, perPage: number): MessagesPage {
  const visible = log.flatMap((isVisible, index) => (isVisible && index + 1 > after ? [message(index + 1)] : []));
  return { data: visible.slice(0, perPage), hasMore: visible.length > perPage, lastSequence: log.length };
}

test('shows each message once and in order, whatever live events are lost, doubled or late', () => {
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { maxLength: 60 }),
      fc.array(fc.nat(80), { maxLength: 120 }),
      fc.nat(60),
      fc.integer({ min: 1, max: 7 }),
      (log, heard, opened, perPage) => {
        const first = log.slice(0, opened);
        const newest = first.flatMap((isVisible, index) => (isVisible ? [message(index + 1)] : [])).slice(-5);
        const start = createThreadMessages({ data: newest, hasMore: false, lastSequence: first.length });
        let thread = heard.reduce((now, index) => {
          if (index >= log.length) return now;
          const sequence = index + 1;
          // What came before the first page is not asked for here.
          if (sequence <= first.length) return now;
          return log[index] ? addMessage(now, message(sequence)) : noteSequence(now, sequence);
        }, start);
        // After a reconnect the server says how far the conversation is.
        thread = noteSequence(thread, log.length);
        for (let gap = findGap(thread); gap !== null; gap = findGap(thread)) {
          const page = readAfter(log, gap, perPage);
          thread = addNewerPage(thread, page);
          expect(findGap(thread) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(gap);
        }
        const expected = log.flatMap((isVisible, index) => (isVisible && index + 1 > first.length ? [index + 1] : []));
        expect(sequencesOf(thread)).toEqual([...newest.map(({ sequence }) => sequence), ...expected]);
      },
    ),
    { numRuns: 500 },
  );
});
