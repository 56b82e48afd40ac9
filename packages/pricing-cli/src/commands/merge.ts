// pricing merge: the summaries of several shards joined into one, as if one machine had read it all.

import { type AuditSummary, AuditTally, auditOutcome } from '../audit/audit-summary.ts';
import { SUMMARY_COLUMNS, summaryRows } from '../audit/print-summary.ts';
import type { Context } from '../command.ts';
import { GROUP_COLUMNS, groupRows } from '../compare/compare-rows.ts';
import { type CompareSummary, CompareTally, GROUPINGS } from '../compare/compare-summary.ts';
import { withOutput } from '../io/output.ts';
import { warn } from '../io/report.ts';
import type { Options } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import { chooseOutput } from '../print/formats.ts';
import { writeJson } from '../print/json.ts';
import type { Column, Row } from '../print/row-writer.ts';
import { checkShards, wholeRun } from '../stream/check-shards.ts';
import { EMPTY_INPUT } from '../stream/empty-input.ts';
import { openPrintedRows } from '../stream/print-rows.ts';
import { type NamedSummary, readSummary } from '../stream/read-summary.ts';

const FORMATS = ['table', 'json', 'ndjson', 'csv', 'tsv', 'xlsx', 'markdown'] as const;

/** Returns the outcome of the whole run: `findings` if bookings differ or can't be checked, `bad_input` if records can't be read. */
export async function run(context: Context, options: Options): Promise<Outcome> {
  const choice = chooseOutput(context, options, { formats: FORMATS, machine: 'json' });
  const parts: NamedSummary[] = [];
  for (const file of options.words('file')) parts.push(await readSummary(context, file));
  const whole = merged(checkShards(parts));
  await withOutput(context, choice, async (sink) => {
    if (choice.format === 'json') return writeJson(sink, { ...whole.summary, run: wholeRun(parts) });
    const writer = await openPrintedRows(sink, { context, options, choice, columns: whole.columns, sheet: 'summary' });
    for (const row of whole.rows) await writer.write(row);
    return writer.end();
  });
  if (whole.summary.bookings > 0) return whole.outcome;
  await warn(context, { code: 'empty_input', message: EMPTY_INPUT });
  return 'bad_input';
}

interface Merged {
  readonly summary: AuditSummary | CompareSummary;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly outcome: Outcome;
}

/** All are of one kind, as has been checked. */
function merged(parts: readonly NamedSummary[]): Merged {
  const comparisons = parts.flatMap(({ summary }) => (summary.kind === 'compare' ? [summary] : []));
  const [first] = comparisons;
  if (first !== undefined) return mergedComparisons(comparisons, first);
  return mergedAudits(parts.flatMap(({ summary }) => (summary.kind === 'audit' ? [summary] : [])));
}

function mergedAudits(audits: readonly AuditSummary[]): Merged {
  const tally = new AuditTally();
  for (const audit of audits) tally.join(audit);
  const summary = tally.summary();
  const rows = summaryRows(summary);
  return { summary, columns: SUMMARY_COLUMNS, rows, outcome: auditOutcome(summary) };
}

function mergedComparisons(comparisons: readonly CompareSummary[], { oldVersion, newVersion, currency }: CompareSummary): Merged {
  const tally = new CompareTally({ oldVersion, newVersion, currency });
  for (const comparison of comparisons) tally.join(comparison);
  const summary = tally.summary();
  const outcome = Object.keys(summary.errors).length > 0 ? 'bad_input' : 'fine';
  return { summary, columns: GROUP_COLUMNS, rows: groupRows(summary, GROUPINGS), outcome };
}
