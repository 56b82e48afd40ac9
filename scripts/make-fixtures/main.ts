// npm run fixtures: writes every generated fixture anew. The same bytes each time.

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fixtureFiles } from './fixture-files.ts';

const folder = resolve(import.meta.dirname, '../../fixtures');

for (const [path, text] of fixtureFiles()) {
  const file = resolve(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  console.log(`fixtures/${path}`);
}
