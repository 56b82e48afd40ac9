// The rows of a thread: days in the viewer’s zone, groups of images, what is new, what was seen, what is not sent.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MessageRecord } from '#contract/messaging/message.shapes.ts';
import { CONTENT_TYPE, MESSAGE_TYPE } from '#contract/messaging/message.ts';
import type { OutboxItem } from '#web/features/messaging/outbox/outbox-item.ts';
import { createConversation, createMessage } from '#web/testing/messages.ts';
import { findDay, isGrouped, type ThreadRow, type ThreadRowsInput, toThreadRows } from './thread-rows.model.ts';

const NORA = 7;
const { participants } = createConversation();

const rowsOf = (messages: readonly MessageRecord[], change: Partial<ThreadRowsInput> = {}) =>
  toThreadRows({
    messages,
    pending: [],
    ownId: NORA,
    timeZone: 'Europe/Dublin',
    newAfterId: null,
    lastSeenMessages: [],
    participants,
    ...change,
  });

function summarise(row: ThreadRow): string {
  if (row.kind === 'day') return row.day;
  if (row.kind === 'new') return 'new';
  if (row.kind === 'pending') return `pending ${row.item.text}`;
  const seenBy = row.seenBy.map(({ firstName }) => firstName).join();
  return `${row.messages.map(({ sequence }) => sequence).join('+')}${row.isFirst ? ' first' : ''}${row.isOwn ? ' own' : ''}${seenBy && ` seen ${seenBy}`}`;
}

const image = (sequence: number, ms: number, change: Partial<MessageRecord> = {}) =>
  createMessage({
    sequence,
    createdAt: new Date(Date.UTC(2026, 6, 1, 9) + ms).toISOString(),
    contentType: CONTENT_TYPE.image,
    content: '',
    file: { ref: `r${sequence}`, name: 'a.png', kind: 'image', mediaType: 'image/png', size: 10, width: 4, height: 3 },
    ...change,
  });

const pending = (text: string, localMessageId: string): OutboxItem => ({
  localMessageId,
  userId: NORA,
  conversationId: 5,
  text,
  replyTo: null,
  file: null,
  createdAt: '2026-07-01T10:00:00.000Z',
  order: 1,
  state: 'waiting',
  failure: null,
});

describe('days', () => {
  test('begin at midnight in the time zone of the viewer', () => {
    const messages = [
      createMessage({ sequence: 1, createdAt: '2026-07-01T22:30:00.000Z' }),
      createMessage({ sequence: 2, createdAt: '2026-07-01T23:30:00.000Z' }),
    ];
    expect(rowsOf(messages).map(summarise)).toEqual(['2026-07-01', '1 first', '2026-07-02', '2 first']);
    expect(rowsOf(messages, { timeZone: 'UTC' }).map(summarise)).toEqual(['2026-07-01', '1 first', '2 first']);
  });

  test('are the same as without the cache of quarters, also in zones with odd offsets', () => {
    const zones = ['Europe/Dublin', 'Asia/Kathmandu', 'Pacific/Chatham', 'Australia/Lord_Howe', 'America/St_Johns'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        (timeZone, date) => {
          const direct = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(date);
          expect(findDay(timeZone, date.toISOString())).toBe(direct);
        },
      ),
    );
  });
});

describe('images', () => {
  test('form a group when 3000 ms apart, and not when 3001', () => {
    expect(isGrouped(image(1, 0), image(2, 3000))).toBe(true);
    expect(isGrouped(image(1, 0), image(2, 3001))).toBe(false);
  });

  test('are grouped by the time between neighbours', () => {
    const messages = [image(1, 0), image(2, 3000), image(3, 6000), image(4, 9001)];
    expect(rowsOf(messages).map(summarise)).toEqual(['2026-07-01', '1+2+3 first', '4']);
  });

  test('form no group of two senders, across another message, withdrawn, or of two days', () => {
    const day = 15 * 3_600_000;
    const messages = [
      image(1, 0),
      image(2, 100, { senderId: NORA }),
      createMessage({ sequence: 3, senderId: NORA, createdAt: image(3, 200).createdAt }),
      image(4, 300, { senderId: NORA, withdrawnAt: '2026-07-01T09:01:00.000Z' }),
      image(5, 400, { senderId: NORA }),
      image(6, day - 1000),
      image(7, day + 1000),
    ];
    const timeZone = 'UTC';
    expect(rowsOf(messages, { timeZone }).map(summarise)).toEqual([
      '2026-07-01',
      '1 first',
      '2 first own',
      '3 own',
      '4 own',
      '5 own',
      '6 first',
      '2026-07-02',
      '7 first',
    ]);
  });
});

describe('messages', () => {
  test('name their sender again after another message, and after five minutes', () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 6, 1, 9, minute)).toISOString();
    const messages = [
      createMessage({ sequence: 1, createdAt: at(0) }),
      createMessage({ sequence: 2, createdAt: at(5) }),
      createMessage({ sequence: 3, createdAt: at(11) }),
      createMessage({ sequence: 4, createdAt: at(12), senderId: null, messageType: MESSAGE_TYPE.system }),
      createMessage({ sequence: 5, createdAt: at(13) }),
    ];
    expect(rowsOf(messages).map(summarise)).toEqual(['2026-07-01', '1 first', '2', '3 first', '4 first', '5 first']);
  });

  test('are new after the last one seen, apart from own ones', () => {
    const messages = [1, 2, 3, 4].map((sequence) => createMessage({ sequence, senderId: sequence === 3 ? NORA : 11 }));
    expect(rowsOf(messages, { newAfterId: 102 }).map(summarise)).toEqual(['2026-07-01', '1 first', '2', '3 first own', 'new', '4 first']);
    expect(rowsOf(messages, { newAfterId: 104 }).map(summarise)).not.toContain('new');
    expect(rowsOf(messages, { newAfterId: 0 }).map(summarise)).not.toContain('new');
  });

  test('say who has seen everything to here', () => {
    const messages = [1, 2, 3].map((sequence) => createMessage({ sequence, senderId: NORA }));
    const lastSeenMessages = [
      { seenBy: 11, messageId: 102 },
      { seenBy: 20, messageId: 999 },
      { seenBy: NORA, messageId: 103 },
      { seenBy: 404, messageId: 103 },
    ];
    expect(rowsOf(messages, { lastSeenMessages }).map(summarise)).toEqual([
      '2026-07-01',
      '1 first own',
      '2 own seen Anna',
      '3 own seen Sam',
    ]);
  });
});

describe('unacknowledged messages', () => {
  test('stand at the end, with the key that they keep', () => {
    const waiting = rowsOf([createMessage({ sequence: 1 })], { pending: [pending('Hello', 'a')] });
    expect(waiting.map(summarise)).toEqual(['2026-07-01', '1 first', 'pending Hello']);
    const sent = rowsOf([createMessage({ sequence: 1 }), createMessage({ sequence: 2, senderId: NORA, localMessageId: 'a' })]);
    expect(sent.at(-1)?.key).toBe(waiting.at(-1)?.key);
  });

  test('are shown once when the message comes before its acknowledgement', () => {
    const rows = rowsOf([createMessage({ sequence: 1, senderId: NORA, localMessageId: 'a' })], { pending: [pending('Hello', 'a')] });
    expect(rows.map(summarise)).toEqual(['2026-07-01', '1 first own']);
  });

  test('begin a day of their own', () => {
    const rows = rowsOf([createMessage({ sequence: 1, createdAt: '2026-06-30T10:00:00.000Z' })], { pending: [pending('Hello', 'a')] });
    expect(rows.map(summarise)).toEqual(['2026-06-30', '1 first', '2026-07-01', 'pending Hello']);
  });
});

test('keeps 20,000 messages apart by key', () => {
  const messages = Array.from({ length: 20_000 }, (_, index) => createMessage({ sequence: index + 1 }));
  const rows = rowsOf(messages);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
});
