// The run that audits recorded bookings: runs `pricing audit` on them, and groups the differences by cause.

import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { bookingSource } from '#contract/repricing/bookings.shapes.ts';
import { defineRunKind, type RunResult, type RunWork } from '#server/platform/runs/run-kind.ts';
import { openBookings } from './booking-lines.ts';
import { writeBookFiles } from './price-book-files.ts';
import { runPricingCommand } from './pricing-command.ts';
import { type Cells, RowFile, toCellText } from './result-rows.ts';

export const AUDIT = 'audit';

const input = z.object({ source: bookingSource });

/** Groups differences by their causes; bookings that were unchecked or unreadable have their own groups. */
function toGroup(row: Cells): string {
  const status = toCellText(row, 'status') ?? 'error';
  return status === 'difference' ? (toCellText(row, 'causes') ?? 'unexplained') : status;
}

async function auditBookings(work: RunWork<z.output<typeof input>>): Promise<RunResult> {
  const { app, folder, signal, progress } = work;
  const out = join(folder, 'out');
  await mkdir(out);
  const books = await writeBookFiles(app, folder);
  const { format, total, lines } = await openBookings(work);
  progress(0, total);
  const rows = new RowFile(out, toGroup);
  const summary = join(out, 'summary.json');
  await runPricingCommand({
    // biome-ignore format: an option and its value side by side
    args: ['audit', '--book', books, '--input', '-', '--input-format', format, '--format', 'ndjson', '--explain', '--summary-file', summary, '--quiet'],
    folder,
    input: lines,
    output: rows.output(),
    given: (done) => progress(done, total),
    signal,
  });
  const index = await rows.indexed();
  progress(total, total);
  return {
    summary: { audit: JSON.parse(await readFile(summary, 'utf8')), groups: index.groups },
    files: { differences: rows.path, summary, index: index.path },
  };
}

export const auditKind = defineRunKind({ kind: AUDIT, input, perform: auditBookings });
