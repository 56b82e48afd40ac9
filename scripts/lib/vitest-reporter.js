// Vitest's reporter for the plan of checks.

import { writeReport } from './test-report.js';

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
    const files = modules.map((module) => {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        count[state] += 1;
        if (state !== 'skipped') ran.set(module.project.name, (ran.get(module.project.name) ?? 0) + 1);
      }
      // A file that can't be read has no tests that could fail.
      if (module.state() === 'failed' && module.children.size === 0) count.failed += 1;
      return { file: `${module.relativeModuleId} (${module.project.name})`, seconds: module.diagnostic().duration / 1000 };
    });
    writeReport({
      passed: count.passed,
      failed: count.failed + errors.length,
      skipped: count.skipped,
      empty: [...ran].filter(([, tests]) => tests === 0).map(([name]) => name),
      files,
    });
  }
}
