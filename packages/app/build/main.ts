// Builds dist: the server as plain JavaScript with its migrations, and the web interface as files that it serves.

import { cpSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build as bundleServer } from 'tsup';
import { build as bundleWeb } from 'vite';
import { compressFiles } from './compress.ts';

const folder = dirname(import.meta.dirname);
process.chdir(folder);
rmSync('dist', { recursive: true, force: true });

/**
 * What stays in node_modules: native code, files beside the code, and what few requests need. All else is bundled, since the server needs
 * half the time to start when Node has not some thousand modules to find.
 */
const EXTERNAL = [
  '@aws-sdk/',
  '@electric-sql/pglite',
  '@hosted-stay/pricing-react/invoice-pdf',
  '@node-rs/argon2',
  '@zxcvbn-ts/',
  'openid-client',
  'pg-native',
  'pino',
  'sharp',
];

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
  noExternal: [new RegExp(`^(?!${EXTERNAL.join('|')}|node:)`)],
  // Packages that are CommonJS require modules of Node.
  banner: { js: `import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);` },
  // `node:sqlite` has no name without `node:`.
  removeNodeProtocol: false,
});
cpSync('src/server/db/migrations', 'dist/server/migrations', { recursive: true });

await bundleWeb({ logLevel: 'warn' });
await compressFiles(join(folder, 'dist/web'));
