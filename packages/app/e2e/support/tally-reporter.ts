// Reports the number of passed and failed journeys, and the duration of each file, for the plan of checks.

import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { writeReport } from '../../../../scripts/lib/test-report.js';

export default class TallyReporter implements Reporter {
  readonly #cases = new Set<TestCase>();
  readonly #seconds = new Map<string, number>();

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.#cases.add(test);
    const file = `${basename(test.location.file)} (journeys)`;
    this.#seconds.set(file, (this.#seconds.get(file) ?? 0) + duration / 1000);
  }

  onEnd({ status }: FullResult): void {
    const ended = (...outcomes: ReturnType<TestCase['outcome']>[]) => [...this.#cases].filter((test) => outcomes.includes(test.outcome()));
    const title = (test: TestCase) => test.titlePath().filter(Boolean).join(' > ');
    const failed = ended('unexpected');
    writeReport({
      passed: ended('expected', 'flaky').length,
      failed: status === 'passed' ? failed.length : Math.max(1, failed.length),
      skipped: ended('skipped').length,
      failures: failed.map((test) => ({ test: title(test), reason: stripVTControlCharacters(test.results.at(-1)?.error?.message ?? '') })),
      unsteady: ended('flaky').map(title),
      empty: [],
      files: [...this.#seconds].map(([file, seconds]) => ({ file, seconds })),
    });
  }
}
