// Every check of the project, in the order in which they run; the cheap and telling ones first.

import { join } from 'node:path';
import { root } from './shell.js';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} command run in the root folder; 0 means good
 * @property {boolean} quick part of `npm run check`
 * @property {string} [report] where the command leaves the results of its tests
 */

const packages = ['packages/pricing-core', 'packages/pricing-cli', 'packages/pricing-react'];

/**
 * @param {string} options
 * @param {string} report
 */
function vitest(options, report) {
  return `vitest run ${options} --reporter=default --reporter=json --outputFile.json="${join(root, report)}"`;
}

/** What the names of tests hold that take seconds: `npm run check` leaves them out. */
const long = '.long.test.ts';

/** @type {Check[]} */
export const checks = [
  { name: 'node version', command: 'node scripts/node-check.js', quick: true },
  { name: 'lock file names no host', command: 'node scripts/checks/lock-file.js', quick: true },
  { name: 'lock file is complete', command: 'node scripts/checks/lock-file-complete.js', quick: false },
  { name: 'types', command: 'tsc -b', quick: true },
  { name: 'lint and format', command: 'biome check --error-on-warnings', quick: true },
  { name: 'import rules', command: 'depcruise packages', quick: true },
  { name: 'unused code', command: 'knip --no-progress', quick: true },
  { name: 'a browser', command: 'node scripts/checks/browser.js', quick: true },
  { name: 'tests', command: vitest(`--exclude '**/*${long}*'`, 'reports/tests.json'), report: 'reports/tests.json', quick: true },
  { name: 'tests that take long', command: vitest(long, 'reports/long-tests.json'), report: 'reports/long-tests.json', quick: false },
  {
    name: 'components and stories, in a browser',
    command: vitest('--config vitest.browser.config.ts', 'reports/browser.json'),
    report: 'reports/browser.json',
    quick: false,
  },
  {
    name: 'server, on both databases',
    command: vitest('--config vitest.server.config.ts', 'reports/server.json'),
    report: 'reports/server.json',
    quick: false,
  },
  {
    name: 'parts of the app, in a browser',
    command: vitest('--config vitest.app-browser.config.ts', 'reports/app-browser.json'),
    report: 'reports/app-browser.json',
    quick: false,
  },
  { name: 'build', command: 'npm run build', quick: false },
  {
    name: 'pages of the app, in a browser',
    command: vitest('--config vitest.app-pages.config.ts', 'reports/app-pages.json'),
    report: 'reports/app-pages.json',
    quick: false,
  },
  {
    name: 'journeys through the product',
    command: 'playwright test --config packages/app/e2e/playwright.config.ts',
    report: 'reports/journeys.json',
    quick: false,
  },
  { name: 'size', command: 'node scripts/checks/size.js', quick: false },
  { name: 'size of the widgets', command: 'node --conditions=@hosted-stay/source packages/pricing-react/bench/sizes.ts', quick: false },
  ...packages.map((folder) => ({ name: `publint ${folder}`, command: `publint run --strict ${folder}`, quick: false })),
  { name: 'types as others see them', command: 'node scripts/checks/published-types.js', quick: false },
  {
    name: 'packages, installed',
    command: vitest('--config vitest.packages.config.ts', 'reports/packages.json'),
    report: 'reports/packages.json',
    quick: false,
  },
  { name: 'storybook builds', command: 'npm run build-storybook -w @hosted-stay/pricing-react', quick: false },
  { name: 'benchmarks run', command: 'npm run bench --workspaces --if-present -- --quick', quick: false },
];
