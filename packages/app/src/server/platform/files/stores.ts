// The stores of this server: uploaded files, and the widths of images that are made from them and can be made again.

import { join } from 'node:path';
import type { Config } from '#server/platform/config.ts';
import { type FileStore, folderStore } from './file-store.ts';

export interface Stores {
  readonly files: FileStore;
  readonly imageWidths: FileStore;
}

export function storesOf({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Stores {
  return { files: folderStore(join(DATA_DIR, 'files')), imageWidths: folderStore(join(DATA_DIR, 'image-widths')) };
}
