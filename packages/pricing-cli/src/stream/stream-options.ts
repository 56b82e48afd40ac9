// The options of every long run: where it reads, on how many threads, which part.

import { availableParallelism } from 'node:os';
import type { Context } from '../command.ts';
import { namedFormat } from '../io/record-format.ts';
import type { Options } from '../options.ts';
import { parseShard } from './byte-ranges.ts';
import { type Input, type InputQuestion, openInput } from './input-chunks.ts';

/** Below this size in bytes, threads cost more than they save. */
const WORTH_THREADS = 16 << 20;

const MOST_JOBS = 64;

/** Opens the input from `--input`, `--input-format` and `--shard`; ndjson by default. */
export function inputOf(context: Context, options: Options, ofCells: InputQuestion['ofCells']): Promise<Input> {
  const file = options.required('input');
  const shard = options.text('shard');
  return openInput(context, {
    file,
    format: namedFormat(file, options) ?? 'ndjson',
    shard: shard === undefined ? undefined : parseShard(shard),
    ofCells,
  });
}

/** The number of threads: from `--jobs`, otherwise 1, or for a large file the number of processors. The result doesn't depend on it. */
export function jobsOf(options: Options, { size }: Pick<Input, 'size'>): number {
  const asked = options.wholeNumber('jobs', { minimum: 1, maximum: MOST_JOBS });
  return asked ?? (size !== undefined && size >= WORTH_THREADS ? Math.min(availableParallelism(), 8) : 1);
}
