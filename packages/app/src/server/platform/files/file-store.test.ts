// The stores of files keep the same promises, in a folder and in a bucket: whole or not there, and no key leads out of them.

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { S3_KEYS, type S3Server, startS3Server } from '#server/testing/s3-server.ts';
import { type ByteRange, createFolderStore, type FileStore } from './file-store.ts';
import { assertBucket, createS3Store, S3Bucket } from './s3-store.ts';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server('stays');
});
afterAll(() => server.stop());

function bucketWith(wrong: { readonly bucket?: string; readonly endpoint?: string } = {}): S3Bucket {
  return new S3Bucket({ endpoint: server.endpoint, region: 'us-east-1', bucket: 'stays', ...S3_KEYS, usesPathStyle: true, ...wrong });
}

let folder: string;
let bucket: S3Bucket;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
  bucket = bucketWith();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

let made = 0;
const STORES: Readonly<Record<string, () => FileStore>> = {
  'a folder': () => createFolderStore(join(folder, 'store')),
  'a bucket': () => {
    made += 1;
    return createS3Store(bucket, `store-${made}`);
  },
};

async function contentOf(store: FileStore, key: string, range?: ByteRange): Promise<string | null> {
  const file = await store.get(key);
  return file === null ? null : String(await buffer(file.stream(range)));
}

async function listOlder(store: FileStore, before: Date): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.olderThan(before)) keys.push(key);
  return keys.sort();
}

describe.each(Object.entries(STORES))('a file in %s', (_, open) => {
  let store: FileStore;
  beforeEach(() => {
    store = open();
  });

  test('can be read, replaced and removed', async () => {
    await store.put('abc', Buffer.from('one'));
    await store.put('abc', Buffer.from('two!'));
    expect(await contentOf(store, 'abc')).toBe('two!');
    expect((await store.get('abc'))?.size).toBe(4);
    await store.remove('abc');
    await store.remove('abc');
    expect(await contentOf(store, 'abc')).toBeNull();
  });

  test('may be a copy of a file', async () => {
    const source = join(folder, 'source');
    writeFileSync(source, 'from a file'.repeat(100_000));
    await store.put('abc.jpg', { path: source });
    expect(await contentOf(store, 'abc.jpg')).toBe('from a file'.repeat(100_000));
    expect((await store.get('abc.jpg'))?.size).toBe(1_100_000);
  });

  test('is read in part, both ends belonging to it', async () => {
    await store.put('abc', Buffer.from('0123456789'));
    expect(await contentOf(store, 'abc', { start: 2, end: 5 })).toBe('2345');
    expect(await contentOf(store, 'abc', { start: 9, end: 9 })).toBe('9');
    expect(await contentOf(store, 'abc', { start: 8, end: 20 })).toBe('89');
  });

  test('may be empty', async () => {
    await store.put('abc', new Uint8Array());
    expect([await contentOf(store, 'abc'), (await store.get('abc'))?.size]).toEqual(['', 0]);
  });

  test('is whole if several are written at once', async () => {
    const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(50_000));
    await Promise.all(texts.map((text) => store.put('abc', Buffer.from(text))));
    expect(texts).toContain(await contentOf(store, 'abc'));
  });

  test('stays as it was if its replacement can’t be read', async () => {
    await store.put('abc', Buffer.from('one'));
    await expect(store.put('abc', { path: join(folder, 'nowhere') })).rejects.toThrow('ENOENT');
    expect(await contentOf(store, 'abc')).toBe('one');
  });

  test('is listed if it is older than a moment', async () => {
    await store.put('one', Buffer.from('x'));
    await store.put('two.120.webp', Buffer.from('x'));
    expect(await listOlder(store, new Date(Date.now() + 60_000))).toEqual(['one', 'two.120.webp']);
    expect(await listOlder(store, new Date(Date.now() - 60_000))).toEqual([]);
  });

  test('is not found in an empty store', async () => {
    expect(await listOlder(store, new Date())).toEqual([]);
    expect(await contentOf(store, 'abc')).toBeNull();
  });

  test('can’t have a key that leads out of the store', async () => {
    const hostile = fc.oneof(
      fc.constantFrom('..', '../x', '/etc/passwd', 'a/../../b', '', 'a', '.hidden', 'ab\0', 'ab/cd', 'ab\\cd', 'con:x'),
      fc.string().filter((text) => !/^[\w-]{2,64}(\.[a-z0-9]{1,8})*$/.test(text)),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async (key) => {
        const acts = [() => store.put(key, Buffer.from('x')), () => store.get(key), () => store.remove(key)];
        for (const act of acts) await expect((async () => act())()).rejects.toThrow('is no key of a file');
      }),
    );
  });
});

describe('a folder', () => {
  let store: FileStore;
  beforeEach(() => {
    store = createFolderStore(folder);
  });
  const names = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));

  test('has nothing left behind of what can not be written, and of many writers', async () => {
    await expect(store.put('abc', { path: join(folder, 'nowhere') })).rejects.toThrow('ENOENT');
    expect(names()).toEqual([]);
    await Promise.all(Array.from({ length: 20 }, (_, index) => store.put('abc', Buffer.from(String(index)))));
    expect(names()).toEqual(['abc']);
  });

  test('names what is old; what was never finished is cleared away once nobody writes it any more', async () => {
    await store.put('old', Buffer.from('x'));
    await store.put('new', Buffer.from('x'));
    await mkdir(join(folder, 'ha'), { recursive: true });
    const half = join(folder, 'ha', 'half.1.part');
    const fresh = join(folder, 'ha', 'half.2.part');
    await writeFile(half, 'x');
    await writeFile(fresh, 'x');
    for (const path of [join(folder, 'ol', 'old'), half]) await utimes(path, 1000, 1000);
    expect(await listOlder(store, new Date(Date.now() - 60_000))).toEqual(['old']);
    expect(names().sort()).toEqual(['half.2.part', 'new', 'old']);
    expect(await contentOf(store, 'half')).toBeNull();
  });

  test('is an empty store if it doesn’t exist', async () => {
    rmSync(folder, { recursive: true });
    expect(await listOlder(store, new Date())).toEqual([]);
  });
});

describe('a bucket', () => {
  test('keeps its stores apart', async () => {
    const [one, other] = [createS3Store(bucket, 'one'), createS3Store(bucket, 'one-more')];
    await one.put('abc', Buffer.from('x'));
    expect(await other.get('abc')).toBeNull();
    expect(await listOlder(other, new Date(Date.now() + 60_000))).toEqual([]);
  });

  test('passes the check at the start if it can be used', async () => {
    await expect(assertBucket(bucket)).resolves.toBeUndefined();
  });

  test('is reported at the start with the name of the setting, if it is missing', async () => {
    await expect(assertBucket(bucketWith({ bucket: 'another' }))).rejects.toThrow(/S3_BUCKET: there is no such bucket/);
  });

  test('is reported at the start with the name of the setting, if its server doesn’t answer', async () => {
    await expect(assertBucket(bucketWith({ endpoint: 'http://127.0.0.1:1' }))).rejects.toThrow(/S3_ENDPOINT: .*ECONNREFUSED/);
  });
});
