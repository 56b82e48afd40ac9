// The options of every long run: where it reads, on how many threads, which part.

import { availableParallelism } from 'node:os';
import type { Context } from '../command.ts';
import { namedFormat } from '../io/record-format.ts';
import type { Options } from '../options.ts';
import { parseShard } from './byte-ranges.ts';
import { type Input, type InputQuestion, openInput } from './input-chunks.ts';

/** Below this many bytes threads cost more than they bring. */
const WORTH_THREADS = 16 << 20;

const MOST_JOBS = 64;

/** Opens what `--input`, `--input-format` and `--shard` name; ndjson where nothing says otherwise. */
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

/** As many threads as `--jobs` says, else one, or for a large file as many as there are processors. The answer is the same for any. */
export function jobsOf(options: Options, { size }: Pick<Input, 'size'>): number {
  const asked = options.wholeNumber('jobs', { minimum: 1, maximum: MOST_JOBS });
  return asked ?? (size !== undefined && size >= WORTH_THREADS ? Math.min(availableParallelism(), 8) : 1);
}
