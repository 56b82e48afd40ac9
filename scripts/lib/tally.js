// Counts what passed and what failed: one for each check, and one for each test of a test run.

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './shell.js';

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * The result of a check: that of the tests it ran when it leaves a report of them, else one passed or failed.
 * A run that fails without a failed test (a crash, an error outside a test) counts as one failure.
 * @param {number} code the exit code
 * @param {string | undefined} report
 * @returns {Tally}
 */
export function tallyOf(code, report) {
  if (report === undefined) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const file = join(root, report);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
  const ranNothing = numPassedTests + numFailedTests === 0;
  const failed = Math.max(numFailedTests, code !== 0 || ranNothing ? 1 : 0);
  return { passed: numPassedTests, failed };
}

/**
 * Removes the report of an earlier run, so that it can't be taken for this one's.
 * @param {string | undefined} report
 */
export function forgetReport(report) {
  if (report !== undefined) rmSync(join(root, report), { force: true });
}
