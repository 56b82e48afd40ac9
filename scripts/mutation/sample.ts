// `npm run mutation -- --sample 60`: a random few of all small changes to a part of the code, and how many of them its own tests notice.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/shell.js';
import { seeded } from '../make-fixtures/random.ts';
import { applyMutant, formatDiff, listMutants, type Mutant } from './mutants.ts';
import type { Failure } from './run-tests.ts';
import { ownTests, sourcesIn } from './sources.ts';
import { type Change, makeWorkCopy } from './work-copy.ts';

interface Wanted {
  readonly count: number;
  /** The same number draws the same sample of the same code. */
  readonly seed: number;
  readonly part: string;
}

/** More survivors than one in so many are too many. */
const ONE_IN = 10;

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

async function draw({ count, seed, part }: Wanted): Promise<{ drawn: Mutant[]; of: number }> {
  const all = (await Promise.all(sourcesIn(part).map((file) => listMutants(file, textOf(file))))).flat();
  if (all.length === 0) throw new RangeError(`There is nothing to change in ${part}.`);
  const dice = seeded(seed);
  const left = [...all];
  const drawn = Array.from({ length: Math.min(count, all.length) }, () => left.splice(dice.between(0, left.length - 1), 1)).flat();
  return { drawn, of: all.length };
}

/** Draws a sample and tries it; answers the exit code: 1 when more than one in ten survives. */
export async function trySample(wanted: Wanted): Promise<number> {
  const { drawn, of } = await draw(wanted);
  console.log(`${drawn.length} of ${of} changes in ${wanted.part}, seed ${wanted.seed}\n`);
  const copy = makeWorkCopy();
  const counts = { killed: 0, refused: 0, survived: 0, untold: 0 };
  async function fateOf(change: Change, failure: Failure | null): Promise<keyof typeof counts> {
    if (failure === null) return (await copy.compiles(change)) ? 'survived' : 'refused';
    // Each time: a test that fails now and then would else be taken for a good one.
    return (await copy.findFailure(failure.file.split(', '))) === null ? 'killed' : 'untold';
  }
  // Read before the first run, as the copy was: somebody may go on working here.
  const tries = drawn.map((mutant) => ({ mutant, text: textOf(mutant.file), tests: ownTests(mutant.file) }));
  for (const { mutant, text, tests } of tries) {
    const { file, kind, from } = mutant;
    const change = { file, text: applyMutant(text, mutant) };
    const failure = await copy.findFailureWith(change, tests);
    const fate = await fateOf(change, failure);
    counts[fate] += 1;
    const by = failure === null ? '' : fate === 'killed' ? `  by ${failure.file}` : `  ${failure.file} fails without it too`;
    console.log(`${fate.toUpperCase().padEnd(8)}  ${file}:${from.line + 1}  ${kind}${by}\n${formatDiff(text, mutant)}\n`);
  }
  const { survived, killed, refused, untold } = counts;
  const tried = survived + killed;
  const left = untold === 0 ? '' : `; nothing is told of ${untold}, whose tests fail without a change`;
  const share = ((100 * survived) / Math.max(1, tried)).toFixed(1);
  console.log(`${survived} of ${tried} survived (${share} %); ${refused} more were refused by the compiler${left}`);
  return untold > 0 || survived * ONE_IN > tried ? 1 : 0;
}
