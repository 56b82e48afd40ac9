// pricing check: faults and smells of a price book, each with a booking that shows it. Silent when there are none.

import { checkPriceBook, describeFinding, type Finding, type PriceBook, whyNoBooking } from '@hosted-stay/pricing-core';
import type { Context } from '../command.ts';
import { fieldName } from '../failure.ts';
import { bookFile, readBookDocument } from '../io/book.ts';
import type { Places } from '../io/json-places.ts';
import { withOutput } from '../io/output.ts';
import type { Sink } from '../io/sink.ts';
import type { Options } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import { chooseOutput, type Format } from '../print/formats.ts';
import { printable } from '../print/printable.ts';
import { openRows } from '../print/rows.ts';
import { quoteCommandLine } from '../quote-command-line.ts';

/** `findings` for a fault, or with `--strict` for a smell too. A book that does not parse is `bad_book` instead. */
export async function run(context: Context, options: Options): Promise<Outcome> {
  const choice = chooseOutput(context, options, {
    formats: ['table', 'json', 'ndjson', 'csv', 'tsv', 'xlsx', 'markdown'],
    machine: 'table',
  });
  const file = bookFile(context, options);
  const { book, document } = await readBookDocument(context, file);
  const findings = checkPriceBook(book);
  if (findings.length > 0 || choice.file !== undefined) {
    const { placesIn } = await import('../io/json-places.ts');
    const places = placesIn(document);
    const rows = findings.map((finding) => ({ finding, book, file, places }));
    await withOutput(context, choice, (sink) => print(choice.format, sink, rows));
  }
  const wrong = findings.some(({ severity }) => severity === 'fault' || options.switch('strict'));
  return wrong ? 'findings' : 'fine';
}

interface Told {
  readonly finding: Finding;
  readonly book: PriceBook;
  readonly file: string;
  readonly places: Places;
}

async function print(format: Exclude<Format, 'ledger'>, sink: Sink, findings: readonly Told[]): Promise<void> {
  if (format === 'table') {
    for (const told of findings) await sink.write(`${textOf(told)}\n`);
    return;
  }
  const rows = await openRows(format, sink, { columns: COLUMNS, sheet: 'findings' });
  const isJson = format === 'json' || format === 'ndjson';
  for (const told of findings) await rows.write(isJson ? objectOf(told) : rowOf(told));
  return rows.end();
}

const COLUMNS = ['where', 'field', 'rule', 'severity', 'message', 'show'].map((name) => ({ name, kind: 'text' as const }));

function rowOf({ finding, book, file, places }: Told) {
  return {
    where: places.whereIs(finding.path),
    field: fieldName(finding.path),
    rule: finding.rule,
    severity: finding.severity,
    message: describeFinding(finding, book),
    show: finding.request === null ? null : quoteCommandLine(file, finding.request),
  };
}

/** For programs: also the data of the rule, and the booking itself. */
function objectOf(told: Told) {
  const { finding } = told;
  return { ...rowOf(told), path: finding.path, data: finding.data, request: finding.request };
}

/** For people: the finding on a line, and under it the command that shows it. */
function textOf(told: Told): string {
  const { where, field, rule, severity, message, show } = rowOf(told);
  const line = printable(`${where}: ${field}: ${rule} (${severity}): ${message}`);
  const { finding, book } = told;
  return `${line}\n    ${printable(show ?? whyNoBooking(finding, book) ?? '')}`;
}
