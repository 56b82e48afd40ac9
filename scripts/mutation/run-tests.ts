// Runs test files in a copy of the project until one of them fails.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../lib/shell.js';
import type { Answer, Failure, Question } from './test-server.ts';

export type { Failure } from './test-server.ts';

/** How test files of a kind are run. */
interface Kind {
  readonly matches: RegExp;
  /** Each file in the first of these projects that has it. */
  readonly projects: readonly string[];
}

const KINDS: readonly Kind[] = [
  { matches: /^packages\/app\/src\/server\/.*\.api\.test\.ts$/, projects: ['server, postgresql', 'server, embedded'] },
  { matches: /^packages\/app\/test\/.*\.(?:api|long)\.test\.ts$/, projects: ['processes'] },
  { matches: /^packages\/app\/src\/web\/.*\.test\.tsx$/, projects: ['app components*'] },
  { matches: /^packages\/app\/src\/web\/.*\.page\.test\.ts$/, projects: ['app pages'] },
  { matches: /^packages\/pricing-react\/src\/.*\.test\.tsx$/, projects: ['components*'] },
];

const OTHERS = ['unit', 'long'];

/** A test file; before a colon the project it is to be run in, where that matters: `server, postgresql: packages/…`. */
export type TestFile = string;

/** After so long a fault has made a test go round in circles. */
const PATIENCE_MS = 900_000;

interface Run {
  readonly path: string;
  readonly projects: readonly string[];
}

function runOf(file: TestFile): Run {
  const [, project, path = file] = /^(.*): (.*)$/.exec(file) ?? [];
  const kind = KINDS.find(({ matches }) => matches.test(path));
  return { path, projects: project === undefined ? (kind?.projects ?? OTHERS) : [project] };
}

/** Files that are run together, in the order in which they are first named. */
function grouped(files: readonly TestFile[]): Run[][] {
  const groups = new Map<string, Run[]>();
  for (const run of files.map(runOf)) groups.set(run.projects.join(), [...(groups.get(run.projects.join()) ?? []), run]);
  return [...groups.values()];
}

export interface TestRunner {
  /** The first failure of these test files; null when all of them pass. @param changed what holds another text than the last time */
  findFailure(files: readonly TestFile[], changed?: readonly string[]): Promise<Failure | null>;
}

/** @param folder the copy of the project */
export function makeTestRunner(folder: string): TestRunner {
  let server: ChildProcess | null = null;
  process.once('exit', () => end());

  /** With all that it has started. */
  function end(): void {
    if (server?.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGKILL');
    server = null;
  }

  function start(): ChildProcess {
    const PATH = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
    const env = { ...process.env, PATH };
    return fork(join(import.meta.dirname, 'test-server.ts'), {
      cwd: folder,
      env,
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  }

  async function ask(question: Question): Promise<Answer> {
    server ??= start();
    const asked = server;
    const over = new AbortController();
    const answer = once(asked, 'message', over).then(([given]) => given as Answer);
    const ended = once(asked, 'exit', over).then((): Answer => ({ file: question.files.join(', '), test: '(the tests broke off)' }));
    const late = pause(PATIENCE_MS, undefined, over).then((): Answer => ({ file: question.files.join(', '), test: '(it never ended)' }));
    asked.send(question);
    const first = await Promise.race([answer, ended, late]);
    over.abort();
    await Promise.allSettled([answer, ended, late]);
    if (typeof first !== 'string' && 'test' in first && first.test.startsWith('(')) end();
    return first;
  }

  return {
    async findFailure(files, changed = []) {
      for (const group of grouped(files)) {
        const paths = group.map(({ path }) => path);
        const found = await ask({ projects: group[0]?.projects ?? [], files: paths, changed });
        if (found === 'passed') continue;
        if ('missing' in found) throw new RangeError(`No project has ${found.missing.join(', ')}.`);
        return found;
      }
      return null;
    },
  };
}
