// What counts as passed and as failed.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetReport, tallyOf } from './tally.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tally-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const good = {
  ...{ passed: 3, failed: 0, skipped: 1, failures: [], unsteady: ['a.test.ts > late'], empty: [] },
  files: [{ file: 'a.test.ts', seconds: 2 }],
};

function written(report: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify({ ...good, ...report }));
  return file;
}

test('a check without tests counts as one', () => {
  expect(tallyOf(0, undefined)).toMatchObject({ passed: 1, failed: 0 });
  expect(tallyOf(3, undefined)).toMatchObject({ passed: 0, failed: 1 });
});

test('a run of tests counts each of them, and tells its files', () => {
  const { empty, ...told } = good;
  expect(empty).toEqual([]);
  expect(tallyOf(0, written({}))).toEqual(told);
  expect(tallyOf(1, written({ failed: 2 }))).toMatchObject({ passed: 3, failed: 2 });
});

test('a run that ends badly without a failed test is one failure', () => {
  expect(tallyOf(1, written({}))).toMatchObject({ passed: 3, failed: 1 });
});

test('tests that never ran are a failure: no report, no test, or a project without one', () => {
  expect(tallyOf(0, join(folder, 'none.json'))).toMatchObject({ failed: 1, fault: 'it left no report of its tests' });
  expect(tallyOf(0, written({ passed: 0 }))).toMatchObject({ failed: 1, fault: 'no test ran' });
  expect(tallyOf(0, written({ empty: ['stories, dark'] }))).toMatchObject({ failed: 1, fault: 'no test ran in stories, dark' });
});

test('the report of an earlier run is not taken for this one’s', () => {
  const file = written({});
  forgetReport(file);
  expect(tallyOf(0, file)).toMatchObject({ failed: 1 });
});
