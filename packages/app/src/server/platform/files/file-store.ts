// Storage of files: in a folder, or, behind the same interface, in an object store.

import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Byte positions from 0, both inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredFile {
  readonly size: number;
  /** Reads the file, or only a range of it; opens nothing before that. */
  stream(range?: ByteRange): NodeJS.ReadableStream;
}

export interface FileStore {
  /** Stores bytes or a copy of a file under a key, atomically; replaces existing content. */
  put(key: string, content: Uint8Array | { readonly path: string }): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  /** Removes a file; a missing one isn't an error. */
  remove(key: string): Promise<void>;
  /** Returns keys stored before a moment. */
  olderThan(moment: Date): AsyncIterable<string>;
}

/** Keys that are valid file names. */
const KEY = /^[A-Za-z0-9_-]{2,64}(\.[a-z0-9]{1,8})*$/;

/** @throws TypeError for a key that isn't a safe file name */
export function assertKey(key: string): void {
  if (!KEY.test(key)) throw new TypeError(`"${key}" is no key of a file`);
}

/** The suffix of files that are still being written. */
const PARTIAL_SUFFIX = '.part';

/** Age after which a partial file was left by a killed process. */
const PARTIAL_MAX_AGE_MS = 60 * 60 * 1000;

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Flushes a file to disk, so that it survives a power cut. */
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

/** Creates a store in a folder, with subfolders by the first two characters of the keys. */
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
