// Every check of the project, in the order in which they start; those that take long first, so that none is left alone at the end.

import { join } from 'node:path';
import { root } from './shell.js';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} command run in the root folder; 0 means good
 * @property {boolean} [quick] part of `npm run check`
 * @property {string} [report] the file in which the command leaves the results of its tests
 * @property {readonly string[]} [needs] the checks that must have ended before this one starts
 * @property {RegExp} [ownTests] the files of its tests, where files can be named to its command
 * @property {readonly import('./areas.js').Area[]} [reads] the parts of the project that it depends on; all of them when none is named
 */

const packages = ['packages/pricing-core', 'packages/pricing-cli', 'packages/pricing-react'];

/** @type {import('./areas.js').Area[]} */
const published = ['engine', 'command', 'widgets'];
/** @type {import('./areas.js').Area[]} */
const ofTheServer = [...published, 'contract', 'server', 'fixtures'];
/** @type {import('./areas.js').Area[]} */
const ofTheWeb = ['engine', 'widgets', 'contract', 'web'];

const BUILD = 'build';
const BROWSER = 'a browser';

/** @param {string} name */
const reportOf = (name) => join(root, 'reports', `${name.replaceAll(/\W+/g, '-')}.json`);

/**
 * A check that runs projects of `vitest.config.ts`.
 * @param {string} name
 * @param {readonly string[]} projects
 * @param {Partial<Check>} more
 * @returns {Check}
 */
function vitest(name, projects, more) {
  const chosen = projects.map((project) => `--project "${project}"`).join(' ');
  return {
    name,
    command: `vitest run ${chosen} --reporter=default --reporter=./scripts/lib/vitest-reporter.js`,
    report: reportOf(name),
    ...more,
  };
}

/** @type {readonly Check[]} */
export const checks = [
  { name: 'node version', command: 'node scripts/node-check.js', quick: true },
  { name: 'lock file names no host', command: 'node scripts/checks/lock-file.js', quick: true },
  { name: BROWSER, command: 'node scripts/checks/browser.js', quick: true },
  { name: 'types', command: 'tsc -b --checkers 2 --builders 1', quick: true },
  vitest('tests', ['unit'], { quick: true, needs: [BROWSER] }),
  { name: BUILD, command: 'npm run build', reads: [...ofTheServer, 'web'] },
  { name: 'lint and format', command: 'biome check --error-on-warnings', quick: true },
  { name: 'import rules', command: 'depcruise packages', quick: true },
  { name: 'unused code', command: 'knip --no-progress', quick: true },
  vitest('server', ['server, *'], { reads: ofTheServer, ownTests: /^packages\/app\/src\/server\/.*\.api\.test\.ts$/ }),
  vitest('whole servers', ['processes'], {
    needs: [BUILD],
    reads: [...ofTheServer, 'processes'],
    ownTests: /^packages\/app\/test\/.*\.(api|long)\.test\.ts$/,
  }),
  vitest('parts of the app, in a browser', ['app components*'], {
    needs: [BROWSER],
    reads: ofTheWeb,
    ownTests: /^packages\/app\/src\/web\/.*\.test\.tsx$/,
  }),
  {
    name: 'journeys through the product',
    command: 'playwright test --config packages/app/e2e/playwright.config.ts',
    report: reportOf('journeys'),
    needs: [BROWSER, BUILD],
    reads: [...ofTheServer, 'web', 'journeys'],
  },
  vitest('tests that take long', ['long'], {
    needs: [BROWSER],
    reads: [...published, ...ofTheServer, 'fixtures', 'documents'],
    ownTests: /^packages\/(pricing-.*|app\/src\/.*)\.long\.test\.ts$/,
  }),
  vitest('components, in a browser', ['components*'], {
    needs: [BROWSER],
    reads: ['engine', 'widgets', 'fixtures'],
    ownTests: /^packages\/pricing-react\/src\/.*\.test\.tsx$/,
  }),
  vitest('stories, in a browser', ['stories*'], { needs: [BROWSER], reads: ['engine', 'widgets', 'fixtures'] }),
  vitest('pages of the app, in a browser', ['app pages'], {
    needs: [BROWSER, BUILD],
    reads: ofTheWeb,
    ownTests: /^packages\/app\/src\/web\/.*\.page\.test\.ts$/,
  }),
  vitest('packages, installed', ['packages, installed'], {
    needs: [BROWSER, BUILD],
    reads: [...published, 'installed packages', 'fixtures', 'documents'],
    ownTests: /^scripts\/packages\/.*\.test\.ts$/,
  }),
  {
    name: 'benchmarks run',
    command: 'npm run bench --workspaces --if-present -- --quick',
    needs: [BROWSER, BUILD],
    reads: [...ofTheServer, 'web', 'benches'],
  },
  { name: 'types as others see them', command: 'node scripts/checks/published-types.js', needs: [BUILD], reads: published },
  { name: 'storybook builds', command: 'npm run build-storybook -w @hosted-stay/pricing-react', reads: ['engine', 'widgets'] },
  { name: 'size', command: 'node scripts/checks/size.js', needs: [BUILD], reads: [...published, 'contract', 'web'] },
  {
    name: 'size of the widgets',
    command: 'node --conditions=@hosted-stay/source packages/pricing-react/bench/sizes.ts',
    needs: [BUILD],
    reads: published,
  },
  ...packages.map((folder) => ({ name: `publint ${folder}`, command: `publint run --strict ${folder}`, needs: [BUILD], reads: published })),
  { name: 'lock file is complete', command: 'node scripts/checks/lock-file-complete.js' },
];
