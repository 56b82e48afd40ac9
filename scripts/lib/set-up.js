// Brings a checkout to where everything can run: dependencies as the lock file says, packages built from the sources as they are.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { capture, root } from './shell.js';

/** The packages in the order in which they are built, each with the file that its build writes last. */
const built = [
  { folder: 'packages/pricing-core', result: 'dist/src/index.js' },
  { folder: 'packages/pricing-cli', result: 'dist/main.js' },
  { folder: 'packages/pricing-react', result: 'dist/index.js' },
  { folder: 'packages/app', result: 'dist/web/index.html' },
];

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockEntry
 * @param {string} file
 * @returns {Record<string, LockEntry>}
 */
function lockedPackages(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
}

/** Whether every package of the lock file is installed in its version; those for other machines aside. */
export function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(join(root, record))) return false;
  const present = lockedPackages(record);
  return Object.entries(lockedPackages('package-lock.json'))
    .filter(([place, entry]) => place.startsWith('node_modules/') && !entry.optional && !entry.devOptional)
    .every(([place, entry]) => present[place]?.version === entry.version);
}

/** What no build reads, or what builds and installs write. */
const ASIDE = ['dist', 'dist-storybook', 'data', 'node_modules', '.tsc', '.storybook', 'test', 'testing', 'bench', 'e2e', 'examples'];

/**
 * When anything under a folder was last changed, in milliseconds.
 * @param {string} folder
 * @returns {number}
 */
function lastChange(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !ASIDE.includes(name) && !/\.(test|stories)\.tsx?$/.test(name))
    .map((entry) => join(folder, entry.name))
    .reduce((latest, path) => Math.max(latest, statSync(path).isDirectory() ? lastChange(path) : statSync(path).mtimeMs), 0);
}

/** Whether every package is built from its sources as they are now, and from those of the packages it stands on. */
function isBuilt() {
  let sources = 0;
  return built.every(({ folder, result }) => {
    const output = join(root, folder, result);
    sources = Math.max(sources, lastChange(join(root, folder)));
    return existsSync(output) && statSync(output).mtimeMs >= sources;
  });
}

/**
 * Runs a step of the set-up quietly; ends the program with what it said when it fails.
 * @param {string} command
 */
async function step(command) {
  console.log(`$ ${command}`);
  const { code, output } = await capture(command);
  if (code === 0) return;
  console.error(output);
  process.exit(1);
}

/** Builds what is not yet, or no longer, built from the sources as they are; throws with what the build said when it fails. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  // Tests have an environment of their own, with which the screens would be built for development.
  const { code, output } = await capture('npm run build', { NODE_ENV: 'production' });
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
}

/** Installs the dependencies that are not yet, or no longer, as the lock file says. */
export async function install() {
  if (!isInstalled()) await step('npm ci');
}

/** Installs and builds what is not yet, or no longer, as it should be. */
export async function bringUp() {
  await install();
  if (!isBuilt()) await step('npm run build');
}
