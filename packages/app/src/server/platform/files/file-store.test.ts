// The folder of stored files: whole or not there, no key leads out of it, what a crash left half done is cleared away.

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FileStore, folderStore } from './file-store.ts';

let folder: string;
let store: FileStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
  store = folderStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function contentOf(key: string): Promise<string | null> {
  const file = await store.get(key);
  if (file === null) return null;
  let text = '';
  for await (const part of file.stream()) text += String(part);
  return text;
}

async function old(before: Date): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.olderThan(before)) keys.push(key);
  return keys.sort();
}

const names = () => readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));

describe('what is stored', () => {
  test('comes back, is replaced, and is gone when it is removed', async () => {
    await store.put('abc', Buffer.from('one'));
    await store.put('abc', Buffer.from('two'));
    expect(await contentOf('abc')).toBe('two');
    expect((await store.get('abc'))?.size).toBe(3);
    await store.remove('abc');
    await store.remove('abc');
    expect(await contentOf('abc')).toBeNull();
  });

  test('may be a copy of a file', async () => {
    const source = join(folder, 'source');
    writeFileSync(source, 'from a file');
    await store.put('abc', { path: source });
    expect(await contentOf('abc')).toBe('from a file');
  });

  test('is one of those that were written at once, whole', async () => {
    const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(50_000));
    await Promise.all(texts.map((text) => store.put('abc', Buffer.from(text))));
    expect(texts).toContain(await contentOf('abc'));
    expect(names()).toEqual(['abc']);
  });

  test('leaves nothing behind when it can not be written', async () => {
    await expect(store.put('abc', { path: join(folder, 'nowhere') })).rejects.toThrow('ENOENT');
    expect(names()).toEqual([]);
  });
});

test('no key leads out of the folder', async () => {
  const hostile = fc.oneof(
    fc.constantFrom('..', '../x', '/etc/passwd', 'a/../../b', '', 'a', '.hidden', 'ab\0', 'ab/cd', 'ab\\cd', 'con:x'),
    fc.string().filter((text) => !/^[\w-]{2,64}(\.[a-z0-9]{1,8})*$/.test(text)),
  );
  await fc.assert(
    fc.asyncProperty(hostile, async (key) => {
      await expect((async () => store.put(key, Buffer.from('x')))()).rejects.toThrow('is no key of a file');
    }),
  );
});

test('what is old is named; what was never finished is cleared away once nobody writes it any more', async () => {
  await store.put('old', Buffer.from('x'));
  await store.put('new', Buffer.from('x'));
  await mkdir(join(folder, 'ha'), { recursive: true });
  const half = join(folder, 'ha', 'half.1.part');
  const fresh = join(folder, 'ha', 'half.2.part');
  await writeFile(half, 'x');
  await writeFile(fresh, 'x');
  for (const path of [join(folder, 'ol', 'old'), half]) await utimes(path, 1000, 1000);
  expect(await old(new Date(Date.now() - 60_000))).toEqual(['old']);
  expect(names().sort()).toEqual(['half.2.part', 'new', 'old']);
  expect(await contentOf('half')).toBeNull();
});

test('an empty store is no fault', async () => {
  expect(await old(new Date())).toEqual([]);
  rmSync(folder, { recursive: true });
  expect(await old(new Date())).toEqual([]);
});
