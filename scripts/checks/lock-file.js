// The lock file must name no registry: only this project's own packages say where they are.

import { readFileSync } from 'node:fs';

/** @type {Record<string, { resolved?: string }>} */
const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
const wrong = Object.entries(locked).filter(([, { resolved }]) => resolved !== undefined && !resolved.startsWith('packages/'));

for (const [place, { resolved }] of wrong) console.error(`${place}: resolved ${resolved}`);
if (wrong.length > 0) {
  console.error('Keep omit-lockfile-registry-resolved=true in .npmrc and run: npm install --package-lock-only');
  process.exitCode = 1;
}
