// The index of lines: whatever the chunks, each group's lines are found again, in order, page by page.

import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolderStore } from '#server/platform/files/file-store.ts';
import { LineIndex, readIndexedLines } from './line-index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosted-stay-index-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const groupOf = (line: string) => line.slice(0, 1);

function chunksOf(bytes: Buffer, size: number): Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size));
}

test('finds the lines of each group again', async () => {
  const line = fc
    .tuple(fc.constantFrom('a', 'b', 'c'), fc.string({ unit: 'grapheme', maxLength: 30 }))
    .map(([group, rest]) => group + rest.replaceAll('\n', ''));
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 1, maxLength: 700 }),
      fc.integer({ min: 1, max: 200 }),
      fc.boolean(),
      async (lines, size, isEnded) => {
        const bytes = Buffer.from(lines.join('\n') + (isEnded ? '\n' : ''));
        const index = new LineIndex(groupOf);
        const [path, indexPath] = [join(folder, 'rows'), join(folder, 'index')];
        await pipeline(Readable.from(chunksOf(bytes, size)), index.watching(), createWriteStream(path));
        const groups = await index.write(indexPath);
        const store = createFolderStore(join(folder, 'store'));
        await store.put('rows', { path });
        await store.put('index', { path: indexPath });
        const [rows, kept] = [await store.get('rows'), await store.get('index')];
        if (rows === null || kept === null) throw new Error('nothing was kept');
        for (const group of groups) {
          const own = lines.filter((text) => groupOf(text) === group.name);
          expect(group.count).toBe(own.length);
          expect(await readIndexedLines({ lines: rows, index: kept }, group, { from: 1, count: 3 })).toEqual(own.slice(1, 4));
        }
        expect(groups.map(({ name }) => name).sort()).toEqual([...new Set(lines.map(groupOf))].sort());
      },
    ),
    { numRuns: 30 },
  );
});
