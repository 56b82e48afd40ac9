// npm run fixtures:bookings -- --count 1000000 --out FILE: a file of bookings as long as wanted, in constant memory, for benches.

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { bigBookings } from './bookings/big-bookings.ts';

/** Written at once: small enough to hold, large enough that the disk and not the calls take the time. */
const CHUNK = 1 << 20;

const { values } = parseArgs({ options: { count: { type: 'string' }, out: { type: 'string' } } });
const count = Number(values.count);
if (!Number.isSafeInteger(count) || count < 1 || values.out === undefined) {
  console.error('usage: npm run fixtures:bookings -- --count NUMBER --out FILE');
  process.exitCode = 2;
} else {
  await write(count, values.out);
}

async function write(bookings: number, file: string): Promise<void> {
  const out = createWriteStream(file);
  let chunk = '';
  for (const line of bigBookings(bookings)) {
    chunk += line;
    if (chunk.length < CHUNK) continue;
    if (!out.write(chunk)) await once(out, 'drain');
    chunk = '';
  }
  out.end(chunk);
  await once(out, 'finish');
}
