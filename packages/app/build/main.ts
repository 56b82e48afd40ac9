// Builds dist: the server as plain JavaScript with its migrations, and the web interface as files that it serves.

import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Plugin, transform } from 'esbuild';
import { build as bundleServer } from 'tsup';
import { build as bundleWeb } from 'vite';
import { CATALOGUES } from '../src/server/messages/catalogues.ts';
import { compressFiles } from './compress.ts';

const folder = dirname(import.meta.dirname);
process.chdir(folder);
rmSync('dist', { recursive: true, force: true });

/**
 * What stays in node_modules: native code, packages with files beside their code, and what few requests need. Everything else is bundled,
 * which halves the server's start-up time, since Node has a thousand fewer modules to find.
 */
const EXTERNAL = [
  '@aws-sdk/',
  '@electric-sql/pglite',
  '@hosted-stay/pricing-react/document-pdf',
  '@hosted-stay/pricing-react/invoice-pdf',
  '@node-rs/argon2',
  '@zxcvbn-ts/',
  'heic-decode',
  'highs',
  'openid-client',
  'pg-native',
  'pino',
  'sharp',
];

/** Puts the messages into the bundle; the sources read them from files. */
const bundleMessages: Plugin = {
  name: 'messages',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/server\/messages\/catalogues\.ts$/ }, () => ({
      loader: 'js',
      contents: `export const CATALOGUES = ${JSON.stringify(CATALOGUES)};`,
    })),
};

await bundleServer({
  config: false,
  // Worker threads need their own files.
  entry: {
    main: 'src/server/main.ts',
    admin: 'src/server/admin.ts',
    'xlsx-worker': 'src/server/platform/lists/xlsx-worker.ts',
    'workbook-worker': 'src/server/platform/lists/workbook-worker.ts',
    'heic-worker': 'src/server/platform/files/heic-worker.ts',
    'placement-worker': 'src/server/features/groups/placements/placement-worker.ts',
    'feed-worker': 'src/server/features/host-families/calendar/feeds/feed-worker.ts',
  },
  outDir: 'dist/server',
  format: ['esm'],
  platform: 'node',
  target: 'node22',
  sourcemap: true,
  silent: true,
  esbuildPlugins: [bundleMessages],
  noExternal: [new RegExp(`^(?!${EXTERNAL.join('|')}|node:)`)],
  // CommonJS packages call `require` for modules of Node.
  banner: { js: `import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);` },
  // `node:sqlite` can't be imported without `node:`.
  removeNodeProtocol: false,
});
cpSync('src/server/db/migrations', 'dist/server/migrations', { recursive: true });

await bundleWeb({ logLevel: 'warn' });
await bundleWeb({ logLevel: 'warn', build: { ssr: true } });
// The scripts that the bundler copies as they are: every visitor waits for some of them. The worker names the build, so that browsers notice
// a new one.
const build = createHash('sha256').update(readFileSync('dist/web/.vite/manifest.json')).digest('hex').slice(0, 12);
for (const name of readdirSync('public').filter((file) => file.endsWith('.js'))) {
  const { code } = await transform(readFileSync(join('public', name), 'utf8'), { minify: true });
  const script = code.trimEnd();
  writeFileSync(join('dist/web', name), name === 'service-worker.js' ? `${script}\n// ${build}\n` : script);
}
await compressFiles(join(folder, 'dist/web'));
