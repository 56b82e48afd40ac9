// pricing audit: recorded bookings against their price books, each difference with its cause.

import { AUDIT_COLUMNS, EXPLAIN_COLUMNS } from '../audit/audit-rows.ts';
import { type AuditSummary, AuditTally } from '../audit/audit-summary.ts';
import type { AuditSetup } from '../audit/audit-task.ts';
import { bookingOfCells } from '../audit/booking-cells.ts';
import { SUMMARY_COLUMNS, summaryLines, summaryRows } from '../audit/print-summary.ts';
import { readBooks } from '../audit/read-books.ts';
import type { Context } from '../command.ts';
import { usageFailure } from '../failure.ts';
import { bookFile } from '../io/book.ts';
import { withOutput } from '../io/output.ts';
import { note } from '../io/report.ts';
import type { Sink } from '../io/sink.ts';
import type { Options } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import { chooseOutput, FORMATS, type OutputChoice } from '../print/formats.ts';
import { writeJson } from '../print/json.ts';
import { LEDGER_HEAD } from '../print/ledger.ts';
import type { RowFormat, RowWriter } from '../print/row-writer.ts';
import { openPrintedRows } from '../stream/print-rows.ts';
import { runStream, type Takers } from '../stream/run-stream.ts';
import { inputOf, jobsOf } from '../stream/stream-options.ts';

/** `findings` where a booking differs or can't be checked; `bad_input` where a record can't be read, whatever else was found. */
export async function run(context: Context, options: Options): Promise<Outcome> {
  const choice = chooseOutput(context, options, { formats: FORMATS, machine: options.switch('summary') ? 'json' : 'ndjson' });
  const task = await setupOf(context, options, choice);
  const summary = await withOutput(context, choice, (sink) => audit(sink, { context, options, choice, task }));
  await writeSummaryFile(context, options, summary);
  if (!options.switch('quiet') && task.prints !== 'nothing') for (const line of summaryLines(summary)) await note(context, line);
  return outcomeOf(summary, options);
}

async function setupOf(context: Context, options: Options, { format }: OutputChoice): Promise<AuditSetup> {
  const isSummary = options.switch('summary');
  if (isSummary && format === 'ledger')
    throw usageFailure('summary_is_no_journal', 'a summary has no postings: --summary needs another --format');
  return {
    kind: 'audit',
    tolerance: toleranceOf(options),
    explain: options.switch('explain'),
    prints: isSummary ? 'nothing' : format === 'ledger' ? 'ledger' : 'rows',
    books: await readBooks(context, bookFile(context, options)),
  };
}

function toleranceOf(options: Options): string | undefined {
  const text = options.text('tolerance');
  if (text === undefined || /^\d{1,15}(?:\.\d{1,6})?$/.test(text)) return text;
  throw usageFailure('invalid_option', `--tolerance expects an amount such as 0.01, not "${text}"`);
}

interface Auditing {
  readonly context: Context;
  readonly options: Options;
  readonly choice: OutputChoice;
  readonly task: AuditSetup;
}

async function audit(sink: Sink, auditing: Auditing): Promise<AuditSummary> {
  const { context, options, task } = auditing;
  const rows = await openAnswer(sink, auditing);
  const tally = new AuditTally();
  const takers: Takers = {
    row: (row) => rows?.write(row) ?? Promise.resolve(),
    text: (text) => sink.write(text),
    summary: (part) => tally.join(part as AuditSummary),
  };
  const input = await inputOf(context, options, bookingOfCells);
  await runStream(context, { task, input, jobs: jobsOf(options, input), isQuiet: options.switch('quiet') }, takers);
  const summary = tally.summary();
  if (task.prints === 'nothing') await printSummary(sink, { ...auditing, summary });
  await rows?.end();
  return summary;
}

/** What findings are written with: rows, or the head of a journal and text from then on, or nothing. */
async function openAnswer(sink: Sink, { context, options, choice, task }: Auditing): Promise<RowWriter | undefined> {
  if (task.prints === 'ledger') await sink.write(LEDGER_HEAD);
  if (task.prints !== 'rows') return undefined;
  const columns = task.explain ? [...AUDIT_COLUMNS, ...EXPLAIN_COLUMNS] : AUDIT_COLUMNS;
  return openPrintedRows(sink, { context, options, choice: rowChoice(choice), columns, sheet: 'differences' });
}

async function printSummary(sink: Sink, { context, options, choice, summary }: Auditing & { summary: AuditSummary }): Promise<void> {
  if (choice.format === 'json') return writeJson(sink, summary);
  const rows = await openPrintedRows(sink, { context, options, choice: rowChoice(choice), columns: SUMMARY_COLUMNS, sheet: 'summary' });
  for (const row of summaryRows(summary)) await rows.write(row);
  await rows.end();
}

function rowChoice({ format, file }: OutputChoice): OutputChoice<RowFormat> {
  return { format: format === 'ledger' ? 'ndjson' : format, file };
}

async function writeSummaryFile(context: Context, options: Options, summary: AuditSummary): Promise<void> {
  const file = options.text('summaryFile');
  if (file !== undefined) await withOutput(context, { format: 'json', file }, (sink) => writeJson(sink, summary));
}

function outcomeOf({ different, unchecked, errors }: AuditSummary, options: Options): Outcome {
  if (Object.keys(errors).length > 0) return 'bad_input';
  return !options.switch('exitZero') && (different > 0 || Object.keys(unchecked).length > 0) ? 'findings' : 'fine';
}
