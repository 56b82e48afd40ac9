// pricing audit: recorded bookings against their price books, each difference with its cause.

import { AUDIT_COLUMNS, EXPLAIN_COLUMNS, READABLE_COLUMNS, readableRow } from '../audit/audit-rows.ts';
import { type AuditSummary, AuditTally, auditOutcome } from '../audit/audit-summary.ts';
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
import { warnOfEmptyInput } from '../stream/empty-input.ts';
import type { Input } from '../stream/input-chunks.ts';
import { openPrintedRows } from '../stream/print-rows.ts';
import { type OfRun, runFacts } from '../stream/run-facts.ts';
import { runStream, type Takers } from '../stream/run-stream.ts';
import { inputOf, jobsOf } from '../stream/stream-options.ts';
import { checkSummaryFile, writeSummaryFile } from '../stream/summary-file.ts';

/** `findings` if a booking differs or can't be checked; `bad_input` if a record can't be read, regardless of findings, or there is none. */
export async function run(context: Context, options: Options): Promise<Outcome> {
  const choice = chooseOutput(context, options, { formats: FORMATS, machine: options.switch('summary') ? 'json' : 'ndjson' });
  checkSummaryFile(context, options, choice);
  const task = await setupOf(context, options, choice);
  const input = await inputOf(context, options, bookingOfCells);
  const auditing = { context, options, choice, task, input };
  const summary = await withOutput(context, choice, (sink) => audit(sink, auditing));
  await writeSummaryFile(context, options, ofRun(auditing, summary));
  if (!options.switch('quiet') && task.prints !== 'nothing') for (const line of summaryLines(summary)) await note(context, line);
  return (await warnOfEmptyInput(context, input, summary.bookings)) ? 'bad_input' : outcomeOf(summary, options);
}

async function setupOf(context: Context, options: Options, { format }: OutputChoice): Promise<AuditSetup> {
  const isSummary = options.switch('summary');
  if (isSummary && format === 'ledger')
    throw usageFailure('summary_is_no_journal', 'a summary has no postings; use --summary with another --format');
  return {
    kind: 'audit',
    tolerance: toleranceOf(options),
    explain: options.switch('explain'),
    thorough: options.switch('thorough'),
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
  readonly input: Input;
}

async function audit(sink: Sink, auditing: Auditing): Promise<AuditSummary> {
  const { context, options, task, input } = auditing;
  const rows = await openAnswer(sink, auditing);
  const tally = new AuditTally();
  const takers: Takers = {
    row: (row) => rows?.write(row) ?? Promise.resolve(),
    text: (text) => sink.write(text),
    summary: (part) => tally.join(part as AuditSummary),
  };
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
  const isForReading = choice.format === 'table' && options.texts('fields').length === 0;
  const base = isForReading ? READABLE_COLUMNS : AUDIT_COLUMNS;
  const columns = task.explain ? [...base, ...EXPLAIN_COLUMNS] : base;
  const rows = await openPrintedRows(sink, { context, options, choice: rowChoice(choice), columns, sheet: 'differences' });
  return isForReading ? { ...rows, write: (row) => rows.write(readableRow(row)) } : rows;
}

async function printSummary(sink: Sink, { summary, ...auditing }: Auditing & { summary: AuditSummary }): Promise<void> {
  const { context, options, choice } = auditing;
  if (choice.format === 'json') return writeJson(sink, ofRun(auditing, summary));
  const rows = await openPrintedRows(sink, { context, options, choice: rowChoice(choice), columns: SUMMARY_COLUMNS, sheet: 'summary' });
  for (const row of summaryRows(summary)) await rows.write(row);
  await rows.end();
}

function rowChoice({ format, file }: OutputChoice): OutputChoice<RowFormat> {
  return { format: format === 'ledger' ? 'ndjson' : format, file };
}

function ofRun({ input, task: { books, tolerance, thorough } }: Auditing, summary: AuditSummary): OfRun<AuditSummary> {
  return { ...summary, run: runFacts({ input, books, tolerance, thorough }) };
}

function outcomeOf(summary: AuditSummary, options: Options): Outcome {
  const outcome = auditOutcome(summary);
  return outcome === 'findings' && options.switch('exitZero') ? 'fine' : outcome;
}
