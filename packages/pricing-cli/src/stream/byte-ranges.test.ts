// However a file is cut, every line is in just one range, whole; and shards are ranges of the whole.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseShard, rangesOf, readRange, roomForRange, shardOf } from './byte-ranges.ts';
import { forEachLine } from './text-lines.ts';

const file = join(mkdtempSync(join(tmpdir(), 'pricing-ranges-')), 'lines.txt');
const line = fc.stringMatching(/^[a-zé€ \r]{0,12}$/);

async function linesIn(bytes: Buffer): Promise<string[]> {
  const lines: string[] = [];
  await forEachLine(bytes, (text) => {
    lines.push(typeof text === 'string' ? text : text.code);
    return undefined;
  });
  return lines;
}

test('the lines of all shards, range by range, are the lines of the file', async () => {
  const room = roomForRange();
  const cases = fc.record({
    lines: fc.array(line, { maxLength: 30 }),
    end: fc.constantFrom('', '\n'),
    size: fc.integer({ min: 1, max: 40 }),
    parts: fc.integer({ min: 1, max: 6 }),
  });
  await fc.assert(
    fc.asyncProperty(cases, async ({ lines, end, size, parts }) => {
      const bytes = Buffer.from(lines.join('\n') + end);
      writeFileSync(file, bytes);
      const handle = await open(file, 'r');
      const found: string[] = [];
      for (let part = 1; part <= parts; part += 1) {
        for (const range of rangesOf(shardOf(bytes.length, { part, parts }), size))
          found.push(...(await linesIn(await readRange(handle, range, room))));
      }
      await handle.close();
      expect(found).toEqual(lines.filter((text) => text.trim() !== ''));
    }),
    { numRuns: 150 },
  );
});

test('shards cover every byte once, also of files larger than a plain product could hold', () => {
  const size = Number.MAX_SAFE_INTEGER;
  const parts = 999_983;
  expect(shardOf(size, { part: 1, parts }).from).toBe(0);
  expect(shardOf(size, { part: parts, parts }).to).toBe(size);
  expect(shardOf(size, { part: 7, parts }).to).toBe(shardOf(size, { part: 8, parts }).from);
});

test('a line that is no UTF-8 spoils only itself', async () => {
  expect(await linesIn(Buffer.concat([Buffer.from('one\n'), Buffer.from([0xff, 0xfe, 10]), Buffer.from('three')]))).toEqual([
    'one',
    'invalid_utf8',
    'three',
  ]);
});

test('a shard is read as K/N', () => {
  expect(parseShard('3/8')).toEqual({ part: 3, parts: 8 });
});
