// The types of every public entry of the engine and of the widgets, as TypeScript finds them in the packed packages.

import { readFileSync } from 'node:fs';
import { capture } from '../lib/shell.js';

for (const folder of ['packages/pricing-core', 'packages/pricing-react']) {
  /** @type {Record<string, unknown>} */
  const declared = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).exports;
  const entries = Object.keys(declared).filter((entry) => !/\.(json|css)$/.test(entry));

  const { code, output } = await capture(`attw --pack ${folder} --profile esm-only --entrypoints ${entries.join(' ')}`);
  if (code !== 0) {
    console.error(output);
    process.exitCode = 1;
  }
}
