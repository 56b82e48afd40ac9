// Leaves for the plan of checks how many journeys passed and failed, and how long each file took.

import { basename } from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { writeReport } from '../../../../scripts/lib/test-report.js';

export default class TallyReporter implements Reporter {
  #passed = 0;
  #failed = 0;
  #skipped = 0;
  readonly #seconds = new Map<string, number>();

  onTestEnd({ location }: TestCase, { status, duration }: TestResult): void {
    if (status === 'passed') this.#passed += 1;
    else if (status === 'skipped') this.#skipped += 1;
    else this.#failed += 1;
    const file = `${basename(location.file)} (journeys)`;
    this.#seconds.set(file, (this.#seconds.get(file) ?? 0) + duration / 1000);
  }

  onEnd({ status }: FullResult): void {
    writeReport({
      passed: this.#passed,
      failed: status === 'passed' ? this.#failed : Math.max(1, this.#failed),
      skipped: this.#skipped,
      empty: [],
      files: [...this.#seconds].map(([file, seconds]) => ({ file, seconds })),
    });
  }
}
