// What a run of tests leaves for the plan of checks: how many passed and failed, and how long each file took.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Names the file for the report; set by the plan of checks. */
export const REPORT_VARIABLE = 'CHECK_REPORT';

/**
 * @typedef {object} TestReport
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {{ test: string, reason: string }[]} failures
 * @property {string[]} unsteady the tests that passed only when they were tried again
 * @property {string[]} empty the projects in which no test ran
 * @property {{ file: string, seconds: number }[]} files
 */

/**
 * Writes a report when the plan of checks has asked for one.
 * @param {TestReport} report
 */
export function writeReport(report) {
  const file = process.env[REPORT_VARIABLE];
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(report));
}
