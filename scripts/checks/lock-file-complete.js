// The lock file must satisfy `npm ci` on every platform: a package missing from it is found here, not on somebody's machine.

import { capture } from '../lib/shell.js';

const { code, output } = await capture('npm ci --dry-run --ignore-scripts');
const missing = output.split('\n').filter((line) => line.includes('Missing:'));
if (code !== 0 || missing.length > 0) {
  console.error(missing.length > 0 ? missing.join('\n') : output);
  process.exitCode = 1;
}
