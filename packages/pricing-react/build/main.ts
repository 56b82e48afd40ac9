// Builds dist: the library for bundlers and Node, the style sheet, and the scripts for pages without a bundler.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { buildLibrary } from './library.ts';
import { buildScripts } from './scripts.ts';
import { bundledStyles } from './styles.ts';

rmSync('dist', { recursive: true, force: true });
mkdirSync('dist');
writeFileSync('dist/styles.css', await bundledStyles());
await buildScripts();
await buildLibrary();
