// Builds the engine's public entries as ES modules with types; code they share is split out, so nothing ships twice.

import { existsSync, readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** One entry for each language, so that a page loads only its own. */
const languages = readdirSync('src/locales')
  .filter((name) => /^[a-z]{2}\.ts$/.test(name))
  .map((name) => [`locales/${name.slice(0, -'.ts'.length)}`, `src/locales/${name}`]);

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    ...(existsSync('testing/index.ts') && { testing: 'testing/index.ts' }),
    ...(existsSync('src/decimal.ts') && { decimal: 'src/decimal.ts' }),
    ...Object.fromEntries(languages),
  },
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  minify: false,
  dts: { compilerOptions: { composite: false, rootDir: '.' } },
});
