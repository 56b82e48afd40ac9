// Vitest's reporter for the plan of checks.

import { writeReport } from './test-report.js';

/**
 * What went wrong, once each: a test that was tried again mostly failed of the same.
 * @param {readonly unknown[]} errors
 */
function reasonOf(errors) {
  const reasons = errors.map((error) => (error !== null && typeof error === 'object' && 'message' in error ? error.message : error));
  return [...new Set(reasons.map(String))].join('\n');
}

export default class VitestReporter {
  /** @type {string[]} */
  #projects = [];

  /** @param {import('vitest/node').Vitest} vitest */
  onInit(vitest) {
    this.#projects = vitest.projects.map(({ name }) => name);
  }

  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} errors outside of any test
   */
  onTestRunEnd(modules, errors) {
    const count = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    /** @type {Map<string, number>} */
    const ran = new Map(this.#projects.map((name) => [name, 0]));
    /** @type {{ test: string, reason: string }[]} */
    const failures = errors.map((error) => ({ test: 'outside of any test', reason: reasonOf([error]) }));
    /** @type {string[]} */
    const unsteady = [];
    const files = modules.map((module) => {
      const inFile = (/** @type {string} */ name) => `${module.relativeModuleId} (${module.project.name}) > ${name}`;
      for (const test of module.children.allTests()) {
        const { state, errors: reasons = [] } = test.result();
        if (state === 'failed') failures.push({ test: inFile(test.fullName), reason: reasonOf(reasons) });
        if (test.diagnostic()?.flaky) unsteady.push(inFile(test.fullName));
        count[state] += 1;
        if (state !== 'skipped') ran.set(module.project.name, (ran.get(module.project.name) ?? 0) + 1);
      }
      // A file that can't be read has no tests that could fail.
      if (module.state() === 'failed' && module.children.size === 0) count.failed += 1;
      if (module.errors().length > 0) failures.push({ test: inFile('the file'), reason: reasonOf(module.errors()) });
      return { file: `${module.relativeModuleId} (${module.project.name})`, seconds: module.diagnostic().duration / 1000 };
    });
    writeReport({
      passed: count.passed,
      failed: count.failed + errors.length,
      skipped: count.skipped,
      failures,
      unsteady,
      empty: [...ran].filter(([, tests]) => tests === 0).map(([name]) => name),
      files,
    });
  }
}
