// The types of every public entry of the engine, as TypeScript finds them in the packed package.

import { readFileSync } from 'node:fs';
import { capture } from '../lib/shell.js';

const folder = 'packages/pricing-core';
/** @type {Record<string, unknown>} */
const declared = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).exports;
const entries = Object.keys(declared).filter((entry) => !entry.endsWith('.json'));

const { code, output } = await capture(`attw --pack ${folder} --profile esm-only --entrypoints ${entries.join(' ')}`);
if (code !== 0) {
  console.error(output);
  process.exitCode = 1;
}
