// The entries that package.json makes public, as ES modules with types; what they share is split out, so nothing ships twice.

import { readFileSync, writeFileSync } from 'node:fs';
import { build } from 'tsup';
import { stylesAsText } from './styles.ts';

interface Entry {
  readonly '@hosted-stay/source': string;
  readonly default: string;
}

/** Entries with hooks: frameworks that render on a server must leave these to the browser. Words and the PDF maker run anywhere. */
const CLIENT_ENTRIES = ['dist/index.js', 'dist/live-total.js'];

function publicEntries(): Record<string, string> {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
  const entries = Object.values<Entry | string>(exports)
    .filter((entry) => typeof entry !== 'string')
    .filter((entry) => entry.default.endsWith('.js'));
  return Object.fromEntries(entries.map((entry) => [entry.default.replace(/^\.\/dist\/|\.js$/g, ''), entry['@hosted-stay/source']]));
}

export async function buildLibrary(): Promise<void> {
  await build({
    config: false,
    entry: publicEntries(),
    format: ['esm'],
    target: 'es2022',
    platform: 'neutral',
    splitting: true,
    minify: false,
    silent: true,
    dts: { compilerOptions: { composite: false, rootDir: '.' } },
    esbuildPlugins: [stylesAsText()],
    esbuildOptions: (options) => {
      options.jsx = 'automatic';
    },
  });
  for (const file of CLIENT_ENTRIES) writeFileSync(file, `'use client';\n${readFileSync(file, 'utf8')}`);
}
