// The PDF of a long conversation takes seconds, and no request waits for all of it.

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderConversationPdf } from './conversation-pdf.ts';

test('2,000 messages with pictures leave the event loop free in between', async () => {
  const image = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#38a' } })
    .jpeg()
    .toBuffer();
  const texts = [
    'Guten Tag, wir freuen uns auf den Aufenthalt! '.repeat(3),
    'よろしくお願いいたします。'.repeat(8),
    '감사합니다 😀',
    '谢谢您的帮助。',
  ];
  // One picture at a time is in memory.
  let reading = 0;
  const read = async () => {
    reading += 1;
    expect(reading).toBe(1);
    await new Promise((turn) => setImmediate(turn));
    reading -= 1;
    return image;
  };
  const messages = Array.from({ length: 2000 }, (_, index) => ({
    at: new Date(Date.UTC(2026, 0, 1) + index * 3_600_000),
    sender: 'Anna Müller',
    isSystem: false,
    text: `${index} ${texts[index % texts.length]}`,
    ...(index % 20 === 0 ? { file: { name: 'a.jpg', kind: 'image' as const }, image: read } : {}),
  }));
  let [longest, last] = [0, performance.now()];
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  const start = performance.now();
  const pdf = await renderConversationPdf({
    ...{ title: 'Long', participants: [], exportedAt: new Date(), exportedBy: 'Jane Doe', timeZone: 'Europe/Dublin', locale: 'de' },
    messages,
  });
  clearInterval(timer);
  expect(performance.now() - start).toBeLessThan(60_000);
  expect(longest).toBeLessThan(3000);
  expect(pdf.length).toBeLessThan(10_000_000);
});
