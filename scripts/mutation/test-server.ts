// A program that runs test files whenever it is told to, with what it has read before still at hand: a fresh start takes longer than most tests.

import { join, relative } from 'node:path';
import { createVitest, type TestRunResult, type TestSpecification, type Vitest } from 'vitest/node';

/** What it is asked: files, relative to its folder, each in the first of the projects that has it, and the files that hold another text. */
export interface Question {
  readonly projects: readonly string[];
  readonly files: readonly string[];
  readonly changed: readonly string[];
}

export interface Failure {
  readonly file: string;
  /** The first test that failed; empty where the file could not be run at all. */
  readonly test: string;
}

/** `missing` are files that none of the projects has. */
export type Answer = Failure | 'passed' | { readonly missing: readonly string[] };

/** Projects that run what was built: it is built before their first run alone, so each run of them begins anew. */
const OF_THE_BUILD = ['processes', 'app pages', 'packages, installed'];

const folder = process.cwd();
const open = new Map<string, Promise<Vitest>>();

async function start(projects: readonly string[]): Promise<Vitest> {
  const vitest = await createVitest('test', { project: [...projects], watch: false, bail: 1, reporters: [{}] });
  await vitest.standalone();
  return vitest;
}

async function close(projects: readonly string[]): Promise<void> {
  const key = projects.join();
  await (await open.get(key))?.close();
  open.delete(key);
}

function opened(projects: readonly string[]): Promise<Vitest> {
  const key = projects.join();
  const known = open.get(key) ?? start(projects);
  open.set(key, known);
  return known;
}

/** A file that several projects have is run in the first of them. */
function firstOfEach(specifications: readonly TestSpecification[], projects: readonly string[]): TestSpecification[] {
  const rank = ({ project }: TestSpecification) => projects.indexOf(project.name);
  const first = new Map<string, TestSpecification>();
  for (const one of specifications.toSorted((a, b) => rank(a) - rank(b))) if (!first.has(one.moduleId)) first.set(one.moduleId, one);
  return [...first.values()];
}

/**
 * The result holds the files of earlier runs as well. Files that a failure elsewhere cut off have not passed either, and the file of that
 * failure may be among them.
 */
function firstFailure({ testModules, unhandledErrors }: TestRunResult, paths: ReadonlySet<string>): Failure | null {
  const modules = testModules.filter(({ moduleId }) => paths.has(moduleId));
  for (const module of modules) {
    for (const test of module.children.allTests('failed')) return { file: relative(folder, module.moduleId), test: test.fullName };
  }
  const broken = modules.filter((module) => !['passed', 'skipped'].includes(module.state()));
  const named = broken.length > 0 ? broken.map(({ moduleId }) => moduleId) : [...paths];
  const isWhole = broken.length === 0 && modules.length === paths.size && unhandledErrors.length === 0;
  return isWhole ? null : { file: named.map((path) => relative(folder, path)).join(', '), test: '' };
}

async function answerTo({ projects, files, changed }: Question): Promise<Answer> {
  const vitest = await opened(projects);
  for (const one of open.values()) {
    const known = await one;
    for (const file of changed) known.invalidateFile(join(folder, file));
  }
  const paths = new Set(files.map((file) => join(folder, file)));
  const all = await vitest.globTestSpecifications([...paths]);
  const ofThese = all.filter(({ moduleId }) => paths.has(moduleId));
  const wanted = firstOfEach(ofThese, projects);
  const missing = files.filter((file) => !wanted.some(({ moduleId }) => moduleId === join(folder, file)));
  if (missing.length > 0) return { missing };
  const result = await vitest.runTestSpecifications(wanted);
  if (projects.some((project) => OF_THE_BUILD.includes(project))) await close(projects);
  return firstFailure(result, paths) ?? 'passed';
}

process.on('message', async (question: Question) => {
  process.send?.(await answerTo(question));
});
process.once('disconnect', () => process.exit(0));
