// The files of runs: taken in with a run, kept when it is done, read in parts, and taken away after a while.

import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { App } from '#server/platform/app.ts';
import type { ByteRange, StoredFile } from '#server/platform/files/file-store.ts';
import { getStores } from '#server/platform/files/stores.ts';
import { clearOldFiles } from './runs.queries.ts';

const getRunStore = ({ config }: Pick<App, 'config'>) => getStores(config).runFiles;

/** Keeps what a run is started with; answers its key. The run has no number yet. */
export async function storeRunInput(app: App, content: Uint8Array | { readonly path: string }, extension: string): Promise<string> {
  const key = `input-${randomUUID()}.${extension}`;
  await getRunStore(app).put(key, content);
  return key;
}

/** Keeps the files that came of a run, all of them or none; a run that is begun again puts its own in their place. */
export async function storeRunResults(app: App, runId: number, paths: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const keys: Record<string, string> = {};
  try {
    for (const [name, path] of Object.entries(paths)) {
      const key = `run-${runId}-${name}`;
      await getRunStore(app).put(key, { path });
      keys[name] = key;
    }
  } catch (error) {
    // A result in part is none: on a full disk it would only stand in the way of the next beginning.
    await deleteRunFiles(app, Object.values(keys));
    throw error;
  }
  return keys;
}

/** Takes away files by their keys. */
export async function deleteRunFiles(app: App, keys: readonly string[]): Promise<void> {
  for (const key of keys) await getRunStore(app).remove(key);
}

/** A file of a run by its name; null when it has none of this name, or no longer. */
export async function findRunFile(app: App, files: Readonly<Record<string, string>>, name: string): Promise<StoredFile | null> {
  const key = files[name];
  return key === undefined ? null : getRunStore(app).get(key);
}

/** Some bytes of a file. */
export async function readBytes(file: StoredFile, range: ByteRange): Promise<Buffer> {
  return range.end < range.start ? Buffer.alloc(0) : buffer(file.stream(range));
}

/** Takes away what is older than a moment. */
export async function deleteOldRunFiles(app: App, before: Date): Promise<void> {
  for await (const key of getRunStore(app).olderThan(before)) await getRunStore(app).remove(key);
  await clearOldFiles(app.db, before);
}
