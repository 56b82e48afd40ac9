// A copy of the project in which faults are written: whoever ends a run in its midst finds the project itself as it was.

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { kill, pid } from 'node:process';
import { root } from '../lib/shell.js';
import { type Failure, makeTestRunner, type TestFile } from './run-tests.ts';

/** Within the project, so that what is installed is found from there; ignored by Git and by every check. */
const COPIES = join(root, '.cache', 'mutation');

/** What is not copied, wherever it lies: what is installed, built or reported. */
const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  'dist-storybook',
  '.git',
  '.cache',
  '.tsc',
  '.stryker-tmp',
  '.vitest',
  'coverage',
  'reports',
]);

export interface WorkCopy {
  /** Runs test files while a file holds another text; answers the first failure. @param file relative to the project */
  findFailureWith(change: { readonly file: string; readonly text: string }, tests: readonly TestFile[]): Promise<Failure | null>;
  /** The same with all as it is. */
  findFailure(tests: readonly TestFile[]): Promise<Failure | null>;
}

function isAlive(processId: number): boolean {
  try {
    return kill(processId, 0);
  } catch {
    return false;
  }
}

/** Copies of runs that were killed. */
function removeLeftOvers(): void {
  if (!existsSync(COPIES)) return;
  for (const name of readdirSync(COPIES)) {
    if (!isAlive(Number(name))) rmSync(join(COPIES, name), { recursive: true, force: true });
  }
}

/** The packages of the copy find each other, not those of the project, and each the versions that are installed for it alone. */
function linkPackages(folder: string): void {
  const scope = join(folder, 'node_modules', '@hosted-stay');
  mkdirSync(scope, { recursive: true });
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join('..', '..', 'packages', name), join(scope, name));
    const own = join(root, 'packages', name, 'node_modules');
    if (!existsSync(own)) continue;
    const place = join(folder, 'packages', name, 'node_modules');
    mkdirSync(place);
    for (const one of readdirSync(own).filter((entry) => !entry.startsWith('.'))) symlinkSync(join(own, one), join(place, one));
  }
}

/** Copies the sources of the project; gone when this process ends. */
export function makeWorkCopy(): WorkCopy {
  removeLeftOvers();
  const folder = join(COPIES, String(pid));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
  for (const name of readdirSync(root).filter((one) => !LEFT_OUT.has(one) && one !== 'data')) {
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  }
  linkPackages(folder);
  /** Put back since the last run. */
  const changed: string[] = [];
  const runner = makeTestRunner(folder);
  // After the runner's own end, so that nobody writes there any more.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return {
    findFailure: (tests) => runner.findFailure(tests, changed.splice(0)),
    async findFailureWith({ file, text }, tests) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      writeFileSync(path, text);
      try {
        return await runner.findFailure(tests, [file, ...changed.splice(0)]);
      } finally {
        writeFileSync(path, before);
        changed.push(file);
      }
    },
  };
}
