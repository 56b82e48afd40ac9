// Runs the checks after doing all set-up: `npm test` runs every one, `npm run check` (--quick) those of the inner loop,
// and `npm test -- --since main` those that what was changed since then can affect.
// The last line is the tally; the exit code is 1 when anything failed.

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { affectedChecks, filesChangedSince } from './lib/areas.js';
import { checks } from './lib/plan.js';
import { runSideBySide } from './lib/run-side-by-side.js';
import { isInstalled } from './lib/set-up.js';
import { capture } from './lib/shell.js';
import { forgetReport, tallyOf } from './lib/tally.js';
import { REPORT_VARIABLE } from './lib/test-report.js';

/** How many checks run side by side, and how many workers each of them has. */
const LANES = Math.min(2, availableParallelism());
const WORKERS = Math.max(1, Math.floor(availableParallelism() / LANES));
const SLOWEST = 10;
/** How much is told of a failure: characters of a test's reason, lines of a command's output. */
const REASON = 1500;
const SHORT_REASON = 200;
const LAST_LINES = 200;

const HELP = `Usage: npm test [-- options]

Runs every check of the project.

  --quick        only those of the inner loop, as \`npm run check\` does
  --since <ref>  only those that can be affected by what was changed since a commit, such as main or HEAD~1
  --list         say which checks would run, and run none`;

/** @typedef {import('./lib/plan.js').Check} Check */

/** @returns {{ quick: boolean, since?: string, list: boolean, help: boolean }} */
function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        quick: { type: 'boolean', default: false },
        since: { type: 'string' },
        list: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
    process.exit(2);
  }
}

/**
 * @param {{ quick: boolean, since?: string }} options
 * @returns {Check[]}
 */
function planFor({ quick, since }) {
  const wished = checks.filter((check) => check.quick || !quick);
  if (since === undefined) return wished;
  const files = filesChangedSince(since);
  console.log(`${files.length} files were changed since ${since}`);
  return affectedChecks(wished, files);
}

/** @type {{ file: string, seconds: number }[]} */
const files = [];
/** @type {string[]} */
const unsteady = [];
/** @type {import('./lib/tally.js').Tally['failures']} */
const failures = [];
let passed = 0;
let failed = 0;

/**
 * Says why a check failed: first which of its tests did, for that is what a reader looks for, then the end of what it printed.
 * @param {string} command
 * @param {string} output
 * @param {import('./lib/tally.js').Tally['failures']} failures
 */
function explain(command, output, failures) {
  for (const { test, reason } of failures) console.log(`\n  × ${test}\n    ${reason.slice(0, REASON).replaceAll('\n', '\n    ')}`);
  const lines = output.trimEnd().split('\n');
  const left = lines.length - LAST_LINES;
  console.log(`\n$ ${command}\n${left > 0 ? `(${left} lines before these)\n` : ''}${lines.slice(-LAST_LINES).join('\n')}\n`);
}

/**
 * Runs one check, prints a line on it when it has ended, and why when it failed.
 * @param {Check} check
 */
async function run({ name, command, report }) {
  forgetReport(report);
  const { code, output, seconds } = await capture(command, { [REPORT_VARIABLE]: report ?? '', VITEST_MAX_WORKERS: String(WORKERS) });
  const tally = tallyOf(code, report);
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
  const tests = report === undefined ? '' : `  ${tally.passed} passed, ${tally.failed} failed${skipped}`;
  console.log(`${tally.failed === 0 ? 'ok  ' : 'FAIL'} ${seconds.toFixed(1).padStart(6)} s  ${name.padEnd(38)}${tests}`);
  if (tally.fault !== undefined) console.log(`     ${tally.fault}`);
  if (tally.failed > 0) explain(command, output, tally.failures);
  passed += tally.passed;
  failed += tally.failed;
  files.push(...tally.files);
  unsteady.push(...tally.unsteady);
  failures.push(...tally.failures);
  if (tally.failed > 0 && tally.failures.length === 0)
    failures.push({ test: name, reason: tally.fault ?? output.trimEnd().split('\n').at(-1) ?? '' });
}

const started = performance.now();
try {
  const options = readOptions();
  if (options.help) {
    console.log(HELP);
    process.exit();
  }
  const planned = planFor(options);
  if (options.list) {
    for (const { name, command } of planned) console.log(`${name.padEnd(38)} ${command}`);
    process.exit();
  }
  if (!isInstalled()) await run({ name: 'dependencies (npm ci)', command: 'npm ci' });
  if (failed === 0) await runSideBySide(planned, { limit: LANES, run });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  failed += 1;
}

if (unsteady.length > 0) {
  console.log('\nPassed only when tried again; each is a fault of the test or of what it tests:');
  for (const test of unsteady) console.log(`     ${test}`);
}
if (files.length > 0) {
  console.log('\nThe slowest files:');
  for (const { file, seconds } of files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)) {
    console.log(`     ${seconds.toFixed(1).padStart(6)} s  ${file}`);
  }
}
if (failures.length > 0) {
  // Again at the end: whoever sees only the end of a long output sees what failed.
  console.log('\nFailed:');
  for (const { test, reason } of failures) console.log(`     ${test}\n       ${reason.split('\n', 1)[0]?.slice(0, SHORT_REASON)}`);
}
console.log(`\n${((performance.now() - started) / 1000).toFixed(0)} s in all`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
