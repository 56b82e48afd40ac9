// Mutation tests of the engine: every small change to its code must make a test fail.

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    'packages/pricing-core/src/**/*.ts',
    '!packages/pricing-core/src/**/*.test.ts',
    '!packages/pricing-core/src/**/*.test-d.ts',
    '!packages/pricing-core/src/index.ts',
    '!packages/pricing-core/src/locales/**',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: true },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 3_000,
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  jsonReporter: { fileName: 'reports/mutation/report.json' },
  thresholds: { high: 95, low: 90, break: 85 },
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['/reports', 'dist', '.tsc', '/.cache', '/docs'],
};
