// Where bytes are kept: in a folder, or, behind the same interface, in an object store.

import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** From one byte to another, counted from 0; both belong to it. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredFile {
  readonly size: number;
  /** Reads it, or the bytes of a range alone; nothing is open before that. */
  stream(range?: ByteRange): NodeJS.ReadableStream;
}

export interface FileStore {
  /** Stores bytes, or a copy of a file, under a key: wholly or not at all. What was there before is replaced. */
  put(key: string, content: Uint8Array | { readonly path: string }): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  /** Removing what is not there is no fault. */
  remove(key: string): Promise<void>;
  /** Keys stored before a moment. */
  olderThan(moment: Date): AsyncIterable<string>;
}

/** Keys that can be names of files. */
const KEY = /^[A-Za-z0-9_-]{2,64}(\.[a-z0-9]{1,8})*$/;

/** @throws TypeError for a key that can't be the name of a file, or leads elsewhere */
export function assertKey(key: string): void {
  if (!KEY.test(key)) throw new TypeError(`"${key}" is no key of a file`);
}

/** What is being written has this ending until it is whole. */
const PARTIAL_SUFFIX = '.part';

/** Whoever was killed while writing leaves a part behind; after this time nobody writes it any more. */
const PARTIAL_MAX_AGE_MS = 60 * 60 * 1000;

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** What a power cut must not take away has to be on the disk. */
async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, constants.O_RDWR);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function writeToDisk(path: string, content: Uint8Array | { readonly path: string }): Promise<void> {
  if (!(content instanceof Uint8Array)) {
    await copyFile(content.path, path);
    return syncToDisk(path);
  }
  const file = await open(path, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Files in a folder, spread over folders by the first two characters of their keys. */
export function createFolderStore(folder: string): FileStore {
  function toPath(key: string): string {
    assertKey(key);
    return join(folder, key.slice(0, 2), key);
  }

  async function* listEntries(): AsyncIterable<{ name: string; path: string }> {
    for await (const shelf of await opendir(folder).catch((error) => (isMissing(error) ? [] : Promise.reject(error)))) {
      if (!shelf.isDirectory()) continue;
      for await (const entry of await opendir(join(folder, shelf.name))) {
        if (entry.isFile()) yield { name: entry.name, path: join(folder, shelf.name, entry.name) };
      }
    }
  }

  return {
    async put(key, content) {
      const path = toPath(key);
      const half = `${path}.${randomUUID()}${PARTIAL_SUFFIX}`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeToDisk(half, content);
        await rename(half, path);
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
    },
    async get(key) {
      const path = toPath(key);
      try {
        const { size } = await stat(path);
        return { size, stream: (range) => createReadStream(path, range) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (key) => rm(toPath(key), { force: true }),
    async *olderThan(moment) {
      for await (const { name, path } of listEntries()) {
        const found = await stat(path).catch((error) => (isMissing(error) ? null : Promise.reject(error)));
        if (found === null) continue;
        if (name.endsWith(PARTIAL_SUFFIX)) {
          if (found.mtimeMs < moment.getTime() - PARTIAL_MAX_AGE_MS) await rm(path, { force: true });
        } else if (found.mtimeMs < moment.getTime()) yield name;
      }
    },
  };
}
