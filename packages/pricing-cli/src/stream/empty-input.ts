// An input without a single record: most likely the wrong file, so no run of it may pass.

import type { Context } from '../command.ts';
import { warn } from '../io/report.ts';
import type { Input } from './input-chunks.ts';

/** Warns of an input without records. A shard can be empty if others aren't; for its input, only a size of 0 counts. */
export async function warnOfEmptyInput(context: Context, { name, shard, wholeSize }: Input, records: number): Promise<boolean> {
  const isEmpty = records === 0 && (shard === undefined || wholeSize === 0);
  if (isEmpty) await warn(context, { where: name, code: 'empty_input', message: EMPTY_INPUT });
  return isEmpty;
}

export const EMPTY_INPUT = 'expected at least one record, found none';
