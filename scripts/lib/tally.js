// Counts what passed and what failed: one for each check, and one for each test of a test run.

import { existsSync, readFileSync, rmSync } from 'node:fs';

/** @typedef {Omit<import('./test-report.js').TestReport, 'empty'> & { fault?: string }} Tally */

/**
 * The result of a check: that of the tests it ran when it leaves a report of them, else one passed or failed.
 * Tests that never ran are a failure: a run that leaves no report, or a project without a test.
 * A run that fails without a failed test (a crash) counts as one failure.
 * @param {number} code the exit code
 * @param {string | undefined} report the file of the report
 * @returns {Tally}
 */
export function tallyOf(code, report) {
  const none = { skipped: 0, failures: [], unsteady: [], files: [] };
  if (report === undefined) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, ...none };
  if (!existsSync(report)) return { passed: 0, failed: 1, ...none, fault: 'it left no report of its tests' };
  /** @type {import('./test-report.js').TestReport} */
  const { passed, failed, empty, ...rest } = JSON.parse(readFileSync(report, 'utf8'));
  const ranNothing = passed + failed === 0;
  const fault = ranNothing ? 'no test ran' : empty.length > 0 ? `no test ran in ${empty.join(', ')}` : undefined;
  const least = code !== 0 || fault !== undefined ? 1 : 0;
  return { passed, failed: Math.max(failed, least), ...rest, ...(fault === undefined ? {} : { fault }) };
}

/**
 * Removes the report of an earlier run, so that it can't be taken for this one's.
 * @param {string | undefined} report
 */
export function forgetReport(report) {
  if (report !== undefined) rmSync(report, { force: true });
}
