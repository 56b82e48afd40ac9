// Builds the entries that package.json makes public, as ES modules with types; what they share is split out, so nothing ships twice.

import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

interface Entry {
  readonly '@hosted-stay/source': string;
  readonly default: string;
}

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const entries = Object.values<Entry | string>(exports).filter((entry) => typeof entry !== 'string');

export default defineConfig({
  /** `{ "locales/en": "./src/locales/en.ts" }` and so on. */
  entry: Object.fromEntries(entries.map((entry) => [entry.default.replace(/^\.\/dist\/|\.js$/g, ''), entry['@hosted-stay/source']])),
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  minify: false,
  dts: { compilerOptions: { composite: false, rootDir: '.' } },
});
