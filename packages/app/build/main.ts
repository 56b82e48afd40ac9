// Builds dist: the server as plain JavaScript with its migrations, and the web interface as files that it serves.

import { cpSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build as bundleServer } from 'tsup';
import { build as bundleWeb } from 'vite';
import { compressFiles } from './compress.ts';

const folder = dirname(import.meta.dirname);
process.chdir(folder);
rmSync('dist', { recursive: true, force: true });

await bundleServer({
  config: false,
  // Threads are files of their own.
  entry: { main: 'src/server/main.ts', admin: 'src/server/admin.ts', 'xlsx-worker': 'src/server/platform/lists/xlsx-worker.ts' },
  outDir: 'dist/server',
  format: ['esm'],
  platform: 'node',
  target: 'node22',
  sourcemap: true,
  silent: true,
  // `node:sqlite` has no name without `node:`.
  removeNodeProtocol: false,
});
cpSync('src/server/db/migrations', 'dist/server/migrations', { recursive: true });

await bundleWeb({ logLevel: 'warn' });
await compressFiles(join(folder, 'dist/web'));
