// pricing compare: a year of stays under two price books, winners and losers by county, host family and length of stay.

import type { Context } from '../command.ts';
import { GROUP_COLUMNS, groupRows, STAY_COLUMNS } from '../compare/compare-rows.ts';
import { type CompareSummary, CompareTally, GROUPINGS, type Grouping } from '../compare/compare-summary.ts';
import type { CompareSetup } from '../compare/compare-task.ts';
import { CommandFailure, usageFailure } from '../failure.ts';
import { bookFile, readBook } from '../io/book.ts';
import { withOutput } from '../io/output.ts';
import { note } from '../io/report.ts';
import { requestOfCells } from '../io/request-cells.ts';
import type { Sink } from '../io/sink.ts';
import type { Options } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import { chooseOutput, type OutputChoice } from '../print/formats.ts';
import { writeJson } from '../print/json.ts';
import type { RowFormat, RowWriter } from '../print/row-writer.ts';
import { warnOfEmptyInput } from '../stream/empty-input.ts';
import type { Input } from '../stream/input-chunks.ts';
import { openPrintedRows } from '../stream/print-rows.ts';
import { type OfRun, runFacts } from '../stream/run-facts.ts';
import { runStream } from '../stream/run-stream.ts';
import { inputOf, jobsOf } from '../stream/stream-options.ts';
import { checkSummaryFile, writeSummaryFile } from '../stream/summary-file.ts';

const FORMATS = ['table', 'json', 'ndjson', 'csv', 'tsv', 'xlsx', 'markdown'] as const;

interface Comparing {
  readonly context: Context;
  readonly options: Options;
  readonly choice: OutputChoice<RowFormat>;
  readonly task: CompareSetup;
  readonly input: Input;
}

/** `bad_input` if a record can't be read, or there is none. Stays without a price are counted, but aren't input errors. */
export async function run(context: Context, options: Options): Promise<Outcome> {
  const choice = chooseOutput(context, options, { formats: FORMATS, machine: options.switch('rows') ? 'ndjson' : 'json' });
  checkSummaryFile(context, options, choice);
  const groupings = groupingsOf(options);
  const task = await setupOf(context, options);
  const input = await inputOf(context, options, requestOfCells);
  const comparing = { context, options, choice, task, input };
  const summary = await withOutput(context, choice, (sink) => compare(sink, comparing, groupings));
  await writeSummaryFile(context, options, ofRun(comparing, summary));
  if (!options.switch('quiet')) await note(context, summaryLine(summary));
  const isEmpty = await warnOfEmptyInput(context, input, summary.bookings);
  return isEmpty || Object.keys(summary.errors).length > 0 ? 'bad_input' : 'fine';
}

function groupingsOf(options: Options): readonly Grouping[] {
  const asked = options.texts('by');
  const unknown = asked.find((name) => !GROUPINGS.some((grouping) => grouping === name));
  if (unknown !== undefined) throw usageFailure('invalid_option', `--by expects ${GROUPINGS.join(', ')}, not "${unknown}"`);
  return asked.length === 0 ? GROUPINGS : GROUPINGS.filter((grouping) => asked.includes(grouping));
}

async function setupOf(context: Context, options: Options): Promise<CompareSetup> {
  const withFile = options.required('with');
  const [old, next] = [await readBook(context, bookFile(context, options)), await readBook(context, withFile)];
  if (old.currency !== next.currency) {
    const message = `can't compare ${next.currency} with ${old.currency} in the old book`;
    throw new CommandFailure('bad_book', [{ where: withFile, field: 'currency', code: 'currencies_differ', message }]);
  }
  return { kind: 'compare', old, new: next, printsRows: options.switch('rows') };
}

async function compare(sink: Sink, comparing: Comparing, groupings: readonly Grouping[]): Promise<CompareSummary> {
  const { context, options, choice, task, input } = comparing;
  const rows = task.printsRows ? await openPrinted(sink, comparing) : undefined;
  const tally = new CompareTally({ oldVersion: task.old.version, newVersion: task.new.version, currency: task.old.currency });
  await runStream(
    context,
    { task, input, jobs: jobsOf(options, input), isQuiet: options.switch('quiet') },
    {
      row: (row) => rows?.write(row) ?? Promise.resolve(),
      text: (text) => sink.write(text),
      summary: (part) => tally.join(part as CompareSummary),
    },
  );
  const summary = tally.summary();
  if (rows !== undefined) await rows.end();
  else if (choice.format === 'json') await writeJson(sink, ofRun(comparing, summary));
  else await printGroups(sink, comparing, { summary, groupings });
  return summary;
}

function openPrinted(sink: Sink, { context, options, choice }: Comparing): Promise<RowWriter> {
  return openPrintedRows(sink, { context, options, choice, columns: STAY_COLUMNS, sheet: 'stays' });
}

interface Grouped {
  readonly summary: CompareSummary;
  readonly groupings: readonly Grouping[];
}

async function printGroups(
  sink: Sink,
  { context, options, choice }: Omit<Comparing, 'task' | 'input'>,
  { summary, groupings }: Grouped,
): Promise<void> {
  const rows = await openPrintedRows(sink, { context, options, choice, columns: GROUP_COLUMNS, sheet: 'groups' });
  for (const row of groupRows(summary, groupings)) await rows.write(row);
  await rows.end();
}

function ofRun({ input, task }: Comparing, summary: CompareSummary): OfRun<CompareSummary> {
  return { ...summary, run: runFacts({ input, books: [task.old, task.new], tolerance: undefined, thorough: undefined }) };
}

function summaryLine({ bookings, all, unpriced, errors, currency }: CompareSummary): string {
  const count = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((sum, found) => sum + found, 0);
  const compared =
    all === null
      ? 'none compared'
      : `${all.bookings} compared: ${all.cheaper} cheaper, ${all.same} the same, ${all.dearer} more expensive; customers ${all.customer.old} → ${all.customer.new} ${currency}`;
  return `${bookings} stays, ${compared}; ${count(unpriced.old)} with no price in the old book, ${count(unpriced.new)} in the new book, ${count(errors)} with errors`;
}
