// Reading what is too large without keeping it.

import { setImmediate as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readLimited } from './read-limited.ts';

const MEGABYTE = 1024 * 1024;

async function* send(count: number, onChunk: (chunk: Uint8Array) => void = () => undefined) {
  for (let sent = 0; sent < count; sent += 1) {
    const chunk = Buffer.alloc(MEGABYTE, 'a');
    onChunk(chunk);
    yield chunk;
    await pause();
  }
}

test('up to its size is read whole', async () => {
  expect((await readLimited(send(2), 2 * MEGABYTE))?.length).toBe(2 * MEGABYTE);
  expect(await readLimited(send(0), 2 * MEGABYTE)).toEqual(Buffer.alloc(0));
});

test('beyond its size is read to its end, and nothing of it is kept', async () => {
  let sent = 0;
  let most = 0;
  const before = process.memoryUsage().arrayBuffers;
  const read = send(1000, () => {
    sent += 1;
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  });
  expect(await readLimited(read, 2 * MEGABYTE)).toBeNull();
  expect(sent).toBe(1000);
  expect(most).toBeLessThan(500 * MEGABYTE);
});
