// The run that tries a price book on real stays: runs `pricing compare` on them, and collects who pays or earns more or less.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import { id } from '#contract/platform/validation/fields.ts';
import { bookingSource } from '#contract/repricing/bookings.shapes.ts';
import { findRunFile } from '#server/platform/runs/run-files.ts';
import { defineRunKind, RunError, type RunResult, type RunWork } from '#server/platform/runs/run-kind.ts';
import { openBookings } from './booking-lines.ts';
import { LargestChanges } from './largest-changes.rules.ts';
import { writeBookFile } from './price-book-files.ts';
import { runPricingCommand } from './pricing-command.ts';
import { RowFile, toCellText } from './result-rows.ts';

export const BACK_TEST = 'backTest';

export const backTestInput = z.object({
  source: bookingSource,
  /** Null for the draft, which is stored with the run as of its start. */
  number: id.nullable(),
  hash: z.string(),
  against: id,
});

type BackTestWork = RunWork<z.output<typeof backTestInput>>;

/** How many winners and losers are listed individually. */
const MAX_LISTED = 20;

/** Writes the tested book to a file. */
async function writeTestedBook({ app, input, files, folder }: BackTestWork): Promise<string> {
  if (input.number !== null) return writeBookFile(app, { number: input.number, folder });
  const kept = await findRunFile(app, files, 'book');
  if (kept === null) throw new RunError('The draft that was to be tried is not there any more.');
  const path = join(folder, 'price-book-draft.json');
  await writeFile(path, await buffer(kept.stream()));
  return path;
}

async function runBackTest(work: BackTestWork): Promise<RunResult> {
  const { app, folder, signal, progress, input } = work;
  const [out, before, after] = [join(folder, 'out'), join(folder, 'before'), join(folder, 'after')];
  for (const path of [out, before, after]) await mkdir(path);
  const old = await writeBookFile(app, { number: input.against, folder: before });
  const tried = await writeTestedBook({ ...work, folder: after });
  const { format, total, lines } = await openBookings(work);
  progress(0, total);
  const largest = new LargestChanges(MAX_LISTED);
  const rows = new RowFile(out, (row) => {
    largest.look(row);
    return toCellText(row, 'status') ?? 'error';
  });
  const summary = join(out, 'summary.json');
  await runPricingCommand({
    // biome-ignore format: an option and its value side by side
    args: ['compare', '--book', old, '--with', tried, '--input', '-', '--input-format', format, '--rows', '--format', 'ndjson', '--summary-file', summary, '--quiet'],
    folder,
    input: lines,
    output: rows.output(),
    given: (done) => progress(done, total),
    signal,
  });
  const index = await rows.indexed();
  progress(total, total);
  const { groups: _, ...short } = JSON.parse(await readFile(summary, 'utf8')) as Record<string, unknown>;
  return {
    summary: { backTest: short, groups: index.groups, winners: largest.winners, losers: largest.losers },
    files: { stays: rows.path, summary, index: index.path },
  };
}

export const backTestKind = defineRunKind({ kind: BACK_TEST, input: backTestInput, perform: runBackTest });
