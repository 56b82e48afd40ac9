// The stores of this server: uploaded files, the widths of images that are made from them and can be made again, and files of runs.

import { join } from 'node:path';
import type { Config } from '#server/platform/config.ts';
import { type FileStore, folderStore } from './file-store.ts';

export interface Stores {
  readonly files: FileStore;
  readonly imageWidths: FileStore;
  /** What long work reads and writes; nothing of it is kept for ever. */
  readonly runFiles: FileStore;
}

export function storesOf({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Stores {
  const store = (name: string) => folderStore(join(DATA_DIR, name));
  return { files: store('files'), imageWidths: store('image-widths'), runFiles: store('run-files') };
}
