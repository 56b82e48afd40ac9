// `npm run example -- react`: sets everything up, then builds one example of pricing-react and serves it.

import { isBuilt, isInstalled } from './lib/set-up.js';
import { show } from './lib/shell.js';

const steps = [
  ...(isInstalled() ? [] : ['npm ci']),
  ...(isBuilt() ? [] : ['npm run build']),
  `node packages/pricing-react/examples/run.ts ${process.argv.slice(2).join(' ')}`,
];
for (const step of steps) {
  process.exitCode = show(step);
  if (process.exitCode !== 0) break;
}
