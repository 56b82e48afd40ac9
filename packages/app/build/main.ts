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
  entry: { main: 'src/server/main.ts' },
  outDir: 'dist/server',
  format: ['esm'],
  platform: 'node',
  target: 'node22',
  sourcemap: true,
  silent: true,
});
cpSync('src/server/db/migrations', 'dist/server/migrations', { recursive: true });

await bundleWeb({ logLevel: 'warn' });
await compressFiles(join(folder, 'dist/web'));
