// Which part of the project a file belongs to, and which files were changed: what `npm test -- --since <ref>` chooses the checks by.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './shell.js';

/** The parts, by the beginning of the path; the first that fits counts. */
const AREAS = /** @type {const} */ ([
  ['packages/pricing-core/', 'engine'],
  ['packages/pricing-cli/', 'command'],
  ['packages/pricing-react/', 'widgets'],
  ['packages/app/src/contract/', 'contract'],
  ['packages/app/messages/', 'contract'],
  ['packages/app/src/server/', 'server'],
  ['packages/app/src/web/', 'web'],
  ['packages/app/test/', 'processes'],
  ['packages/app/e2e/', 'journeys'],
  ['packages/app/bench/', 'benches'],
  ['scripts/packages/', 'installed packages'],
  ['fixtures/', 'fixtures'],
  ['docs/', 'documents'],
  ['.changeset/', 'documents'],
  ['README.md', 'documents'],
  ['CONTRIBUTING.md', 'documents'],
  ['LICENSE', 'documents'],
]);

/** @typedef {(typeof AREAS)[number][1]} Area */

/**
 * The part that a file belongs to; null for one that everything may depend on, such as the lock file or a tool's settings.
 * @param {string} path from the root
 * @returns {Area | null}
 */
export function areaOf(path) {
  return AREAS.find(([beginning]) => path.startsWith(beginning))?.[1] ?? null;
}

/** @param {string} file */
const isTest = (file) => /\.test\.tsx?$/.test(file);

/**
 * The files that differ from a commit, those not yet committed or known to git included; of tests, those that are still there.
 * @param {string} ref
 * @throws Error when git knows no such commit
 */
export function filesChangedSince(ref) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\n')
      .filter((line) => line !== '');
  try {
    git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  } catch {
    throw new Error(`--since: git knows no commit "${ref}"; name a branch, a tag or a commit, such as main or HEAD~1.`);
  }
  const [base = ref] = git('merge-base', ref, 'HEAD');
  const changed = new Set([...git('diff', '--name-only', '--no-renames', base), ...git('ls-files', '--others', '--exclude-standard')]);
  return [...changed].filter((file) => !isTest(file) || existsSync(join(root, file))).sort();
}

/**
 * Those of the checks that a change can affect, and what they need. A check that names no parts reads everything.
 * A file of tests affects the check alone whose own it is; where nothing else was changed, that check runs those files alone.
 * @template {{ readonly name: string, readonly command: string, readonly reads?: readonly Area[] | undefined,
 *   readonly ownTests?: RegExp | undefined, readonly needs?: readonly string[] | undefined }} Check
 * @param {readonly Check[]} checks
 * @param {readonly string[]} files
 * @returns {Check[]}
 */
export function affectedChecks(checks, files) {
  /** @type {Map<string, Check>} */
  const chosen = new Map();
  for (const check of checks) {
    const { name, command, reads, ownTests } = check;
    const read = files.filter((file) => {
      const area = areaOf(file);
      if (reads === undefined || area === null) return true;
      return reads.includes(area) && (!isTest(file) || ownTests?.test(file));
    });
    if (read.length === 0) continue;
    const onlyTests = reads !== undefined && read.every((file) => ownTests?.test(file));
    chosen.set(name, onlyTests ? { ...check, command: `${command} ${read.join(' ')}` } : check);
  }
  const needed = new Set([...chosen.values()].flatMap(({ needs = [] }) => needs));
  return checks.flatMap((check) => chosen.get(check.name) ?? (needed.has(check.name) ? [check] : []));
}
