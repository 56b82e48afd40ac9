// A copy of the project in which faults are written: whoever ends a run in its midst finds the project itself as it was.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { kill, pid } from 'node:process';
import { root } from '../lib/shell.js';
import { type Failure, makeTestRunner, type TestFile } from './run-tests.ts';

const compiler = join(root, 'node_modules', '.bin', 'tsc');

/** Within the project, so that what is installed is found from there; ignored by Git and by every check. */
const COPIES = join(root, '.cache', 'mutation');

/** What is not copied, wherever it lies: what is installed, built or reported. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'dist-storybook', '.git', '.cache', '.stryker-tmp', '.vitest', 'coverage', 'reports']);

export interface WorkCopy {
  /** Runs test files while a file holds another text; answers the first failure. */
  findFailureWith(change: Change, tests: readonly TestFile[]): Promise<Failure | null>;
  /** The same with all as it is. */
  findFailure(tests: readonly TestFile[]): Promise<Failure | null>;
  /** Whether the types of the file's package agree while the file holds another text. */
  compiles(change: Change): Promise<boolean>;
}

export interface Change {
  /** Relative to the project. */
  readonly file: string;
  readonly text: string;
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
  async function holding<Result>({ file, text }: Change, look: () => Result): Promise<Awaited<Result>> {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, text);
    try {
      return await look();
    } finally {
      writeFileSync(path, before);
      changed.push(file);
    }
  }
  return {
    findFailure: (tests) => runner.findFailure(tests, changed.splice(0)),
    findFailureWith: (change, tests) => holding(change, () => runner.findFailure(tests, [change.file, ...changed.splice(0)])),
    compiles(change) {
      const [packages, name] = change.file.split('/');
      return holding(change, () => spawnSync(compiler, ['-b', `${packages}/${name}`], { cwd: folder }).status === 0);
    },
  };
}
