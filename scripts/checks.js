// Runs the checks after doing all set-up: `npm test` runs every one, `npm run check` (--quick) those of the inner loop.
// The last line is the tally; the exit code is 1 when anything failed.

import { checks } from './lib/plan.js';
import { isInstalled } from './lib/set-up.js';
import { capture } from './lib/shell.js';
import { forgetReport, tallyOf } from './lib/tally.js';

/**
 * Runs one check, prints a line on it, and all that it said when it failed.
 * @param {import('./lib/plan.js').Check} check
 */
async function run({ name, command, report }) {
  process.stdout.write(`${name.padEnd(34, ' ')}`);
  forgetReport(report);
  const { code, output, seconds } = await capture(command);
  const tally = tallyOf(code, report);
  const tests = report === undefined ? '' : `  ${tally.passed} passed, ${tally.failed} failed`;
  console.log(`${tally.failed === 0 ? 'ok  ' : 'FAIL'} ${seconds.toFixed(1).padStart(6)} s${tests}`);
  if (tally.failed > 0) console.log(`\n$ ${command}\n${output}`);
  return tally;
}

const quickOnly = process.argv.includes('--quick');
const planned = checks.filter(({ quick }) => quick || !quickOnly);
const setUp = isInstalled() ? [] : [{ name: 'dependencies (npm ci)', command: 'npm ci', quick: true }];

const started = performance.now();
let passed = 0;
let failed = 0;
for (const check of [...setUp, ...planned]) {
  const tally = await run(check);
  passed += tally.passed;
  failed += tally.failed;
  if (failed > 0 && setUp.includes(check)) break;
}
console.log(`\n${((performance.now() - started) / 1000).toFixed(0)} s in all`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
