// The files of runs: input and results, read in parts, deleted after a while.

import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { App } from '#server/platform/app.ts';
import type { ByteRange, StoredFile } from '#server/platform/files/file-store.ts';
import { getStores } from '#server/platform/files/stores.ts';
import { clearOldFiles } from './runs.queries.ts';

const getRunStore = ({ config }: Pick<App, 'config'>) => getStores(config).runFiles;

/** Stores an input file of a run; returns its key, which has no run ID, as the run isn't created yet. */
export async function storeRunInput(app: App, content: Uint8Array | { readonly path: string }, extension: string): Promise<string> {
  const key = `input-${randomUUID()}.${extension}`;
  await getRunStore(app).put(key, content);
  return key;
}

/** Stores the result files of a run, all or none; a later attempt replaces them. */
export async function storeRunResults(app: App, runId: number, paths: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const keys: Record<string, string> = {};
  try {
    for (const [name, path] of Object.entries(paths)) {
      const key = `run-${runId}-${name}`;
      await getRunStore(app).put(key, { path });
      keys[name] = key;
    }
  } catch (error) {
    // Partial results are useless, and on a full disk they would block the next attempt.
    await deleteRunFiles(app, Object.values(keys));
    throw error;
  }
  return keys;
}

/** Deletes files by their keys. */
export async function deleteRunFiles(app: App, keys: readonly string[]): Promise<void> {
  for (const key of keys) await getRunStore(app).remove(key);
}

/** Returns a file of a run by name; null if it doesn't exist or was deleted. */
export async function findRunFile(app: App, files: Readonly<Record<string, string>>, name: string): Promise<StoredFile | null> {
  const key = files[name];
  return key === undefined ? null : getRunStore(app).get(key);
}

/** Reads a range of a file. */
export async function readBytes(file: StoredFile, range: ByteRange): Promise<Buffer> {
  return range.end < range.start ? Buffer.alloc(0) : buffer(file.stream(range));
}

/** Deletes files older than a moment. */
export async function deleteOldRunFiles(app: App, before: Date): Promise<void> {
  for await (const key of getRunStore(app).olderThan(before)) await getRunStore(app).remove(key);
  await clearOldFiles(app.db, before);
}
