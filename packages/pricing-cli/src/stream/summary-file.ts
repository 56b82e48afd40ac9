// --summary-file of a long run: its summary as JSON, beside the answer and never in its place.

import { resolve } from 'node:path';
import type { Context } from '../command.ts';
import { usageFailure } from '../failure.ts';
import { withOutput } from '../io/output.ts';
import type { Options } from '../options.ts';
import { type OutputChoice, outputFile } from '../print/formats.ts';
import { writeJson } from '../print/json.ts';

/** Rejects a summary file that is also the output: one of the two would be lost. */
export function checkSummaryFile({ cwd }: Context, options: Options, { file }: OutputChoice): void {
  if (!options.has('summaryFile')) return;
  const summary = outputFile(options, 'summaryFile');
  const place = (name: string | undefined) => (name === undefined ? 'standard output' : resolve(cwd, name));
  if (place(summary) !== place(file)) return;
  throw usageFailure('same_output', `--output and --summary-file both name ${summary ?? 'standard output'}; use different files`);
}

/** Writes the summary file, if requested. */
export async function writeSummaryFile(context: Context, options: Options, summary: unknown): Promise<void> {
  if (!options.has('summaryFile')) return;
  await withOutput(context, { format: 'json', file: outputFile(options, 'summaryFile') }, (sink) => writeJson(sink, summary));
}
