// pricing merge: the summaries of several shards joined into one, as if one machine had read it all.

import { type AuditSummary, AuditTally } from '../audit/audit-summary.ts';
import { SUMMARY_COLUMNS, summaryRows } from '../audit/print-summary.ts';
import type { Context } from '../command.ts';
import { GROUP_COLUMNS, groupRows } from '../compare/compare-rows.ts';
import { type CompareSummary, CompareTally, GROUPINGS } from '../compare/compare-summary.ts';
import { CommandFailure } from '../failure.ts';
import { withOutput } from '../io/output.ts';
import type { Options } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import { chooseOutput } from '../print/formats.ts';
import { writeJson } from '../print/json.ts';
import type { Column, Row } from '../print/row-writer.ts';
import { openPrintedRows } from '../stream/print-rows.ts';
import { type NamedSummary, readSummary } from '../stream/read-summary.ts';

const FORMATS = ['table', 'json', 'ndjson', 'csv', 'tsv', 'xlsx', 'markdown'] as const;

export async function run(context: Context, options: Options): Promise<Outcome> {
  const choice = chooseOutput(context, options, { formats: FORMATS, machine: 'json' });
  const parts: NamedSummary[] = [];
  for (const file of options.words('file')) parts.push(await readSummary(context, file));
  const { summary, columns, rows } = merged(parts);
  await withOutput(context, choice, async (sink) => {
    if (choice.format === 'json') return writeJson(sink, summary);
    const writer = await openPrintedRows(sink, { context, options, choice, columns, sheet: 'summary' });
    for (const row of rows) await writer.write(row);
    return writer.end();
  });
  return 'fine';
}

interface Merged {
  readonly summary: AuditSummary | CompareSummary;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

function merged(parts: readonly NamedSummary[]): Merged {
  const audits = parts.flatMap(({ summary }) => (summary.kind === 'audit' ? [summary] : []));
  const comparisons = parts.flatMap(({ summary }) => (summary.kind === 'compare' ? [summary] : []));
  const [first] = comparisons;
  if (first === undefined) return mergedAudits(audits);
  const stranger = parts.find(({ summary }) => summary.kind !== 'compare' || !isOfSameBooks(summary, first));
  if (stranger !== undefined) throw notOfOneRun(stranger.name);
  return mergedComparisons(comparisons, first);
}

function mergedAudits(audits: readonly AuditSummary[]): Merged {
  const tally = new AuditTally();
  for (const audit of audits) tally.join(audit);
  const summary = tally.summary();
  return { summary, columns: SUMMARY_COLUMNS, rows: summaryRows(summary) };
}

function mergedComparisons(comparisons: readonly CompareSummary[], { oldVersion, newVersion, currency }: CompareSummary): Merged {
  const tally = new CompareTally({ oldVersion, newVersion, currency });
  for (const comparison of comparisons) tally.join(comparison);
  const summary = tally.summary();
  return { summary, columns: GROUP_COLUMNS, rows: groupRows(summary, GROUPINGS) };
}

function isOfSameBooks(a: CompareSummary, b: CompareSummary): boolean {
  return a.oldVersion === b.oldVersion && a.newVersion === b.newVersion && a.currency === b.currency;
}

function notOfOneRun(name: string): CommandFailure {
  const message = 'expected parts of one run: all of audits, or all of comparisons of the same two books';
  return new CommandFailure('bad_input', [{ where: name, code: 'summaries_differ', message }]);
}
