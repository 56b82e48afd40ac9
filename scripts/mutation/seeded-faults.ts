// `npm run mutation -- --faults`: faults as people make them, one at a time, and whether the tests named with each of them catch it.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/shell.js';
import { makeWorkCopy, type WorkCopy } from './work-copy.ts';

export interface SeededFault {
  readonly id: string;
  readonly file: string;
  /** Text that the file holds once, and what stands there instead. */
  readonly find: string;
  readonly replace: string;
  /** What a user would see. */
  readonly wrong: string;
  /** The test files of which one has to catch it. */
  readonly checks: readonly string[];
}

interface Result {
  readonly id: string;
  readonly caught: boolean;
  readonly file: string;
  readonly test: string;
  readonly seconds: number;
}

export function readFaults(): SeededFault[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'seeded-faults.json'), 'utf8')) as SeededFault[];
}

/** The text of a file with the fault in it; null where what it replaces is not there just once. */
export function faultyText(text: string, { find, replace }: Pick<SeededFault, 'find' | 'replace'>): string | null {
  const parts = text.split(find);
  return parts.length === 2 ? parts.join(replace) : null;
}

async function tryFault(copy: WorkCopy, fault: SeededFault): Promise<Result> {
  const started = performance.now();
  const text = faultyText(readFileSync(join(root, fault.file), 'utf8'), fault);
  if (text === null) throw new RangeError(`${fault.id}: ${fault.file} does not hold its text just once.`);
  const failure = await copy.findFailureWith({ file: fault.file, text }, fault.checks);
  const seconds = Math.round((performance.now() - started) / 1000);
  return { id: fault.id, caught: failure !== null, file: failure?.file ?? '', test: failure?.test ?? '', seconds };
}

/** @param ids those to be tried; all where none is named. Answers the exit code: 1 when one survives. */
export async function tryFaults(ids: readonly string[]): Promise<number> {
  const all = readFaults();
  const unknown = ids.filter((id) => !all.some((fault) => fault.id === id));
  if (unknown.length > 0) throw new RangeError(`There is no fault ${unknown.join(', ')}.`);
  const faults = all.filter(({ id }) => ids.length === 0 || ids.includes(id));
  const copy = makeWorkCopy();
  const results: Result[] = [];
  for (const fault of faults) {
    const result = await tryFault(copy, fault);
    results.push(result);
    const { id, caught, file, test, seconds } = result;
    console.log(
      caught ? `caught    ${id}  ${seconds} s\n          ${file}: ${test}` : `SURVIVED  ${id}  ${seconds} s\n          ${fault.wrong}`,
    );
  }
  const survived = results.filter(({ caught }) => !caught);
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports', 'seeded-faults.json'), `${JSON.stringify(results, null, 2)}\n`);
  console.log(`\n${results.length - survived.length} of ${results.length} caught`);
  return survived.length === 0 ? 0 : 1;
}
