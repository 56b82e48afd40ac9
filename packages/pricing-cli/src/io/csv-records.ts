// csv and tsv records: a header line, then one object of text a row, by column name.

import { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { CommandFailure, type Complaint } from '../failure.ts';
import type { Source } from './files.ts';
import type { InputRecord } from './input-record.ts';
import { lookAhead } from './look-ahead.ts';

/** The longest record held, in characters. */
const LONGEST_RECORD = 1_000_000;

type Step = { readonly line: number } & ({ readonly cells: readonly string[] } | { readonly fault: Complaint });

/** Reads by RFC 4180, with or without a byte order mark; csv also with semicolons or tabs in place of commas. A row with a stray quote or too many cells is a fault, and the next one is read. */
export async function* readCsv(source: Source, format: 'csv' | 'tsv'): AsyncGenerator<InputRecord> {
  let header: readonly string[] | undefined;
  let index = 0;
  for await (const step of readSteps(source, format)) {
    if (header === undefined) {
      header = headerOf(step);
      continue;
    }
    yield { index, line: step.line, ...recordOf(step, header, source.name) };
    index += 1;
  }
}

function headerOf(step: Step): readonly string[] {
  if ('fault' in step) throw new CommandFailure('bad_input', [step.fault]);
  return step.cells.map((name) => name.trim());
}

function recordOf(step: Step, header: readonly string[], name: string): { readonly value: unknown } | { readonly fault: Complaint } {
  if ('fault' in step) return step;
  if (step.cells.length === header.length) return { value: Object.fromEntries(header.map((column, at) => [column, step.cells[at]])) };
  const message = `expected ${header.length} cells as in the header, found ${step.cells.length}`;
  return { fault: { where: `${name}:${step.line}`, code: 'wrong_cell_count', message } };
}

/** Rows and faults in the order of the file: the parser tells of both as it meets them, into one queue. */
async function* readSteps({ name, bytes }: Source, format: 'csv' | 'tsv'): AsyncGenerator<Step> {
  const met: Step[] = [];
  let brokenLine: number | undefined;
  const opened = format === 'csv' ? await separatorOf(bytes) : { separator: '\t', bytes };
  const parser = parse({
    bom: true,
    delimiter: opened.separator,
    quote: format === 'csv' ? '"' : false,
    max_record_size: LONGEST_RECORD,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_record: (cells, { lines }) => {
      met.push({ line: lines, cells });
      return cells;
    },
    on_skip: (error) => {
      const line = Number(error?.['lines'] ?? 0);
      // The parser tells of every stray quote; a row with two of them is still one row.
      if (line !== brokenLine) met.push({ line, fault: faultOf(name, error) });
      brokenLine = line;
      return undefined;
    },
  });
  const input = Readable.from(opened.bytes);
  input.once('error', (error) => parser.destroy(error));
  input.pipe(parser);
  for await (const _ of parser) yield* met.splice(0);
  yield* met.splice(0);
}

/** Bytes of a header that are looked at for its separator. */
const LOOKED_AT = 1 << 16;

/** Excel writes csv with semicolons where a comma is the decimal mark; the header shows which separator a file has. */
async function separatorOf(bytes: Source['bytes']): Promise<{ readonly separator: string; readonly bytes: Source['bytes'] }> {
  const ahead = await lookAhead(bytes, (seen) => seen.length >= LOOKED_AT || seen.includes('\n'));
  const header =
    ahead.seen
      .toString('utf8')
      .split('\n', 1)[0]
      ?.replace(/"[^"]*"/g, '') ?? '';
  const separator = [',', ';', '\t'].find((mark) => header.includes(mark)) ?? ',';
  return { separator, bytes: ahead.bytes };
}

function faultOf(name: string, error: CsvError | undefined): Complaint {
  const where = `${name}:${String(error?.['lines'] ?? '?')}`;
  const messages: Record<string, string> = {
    CSV_QUOTE_NOT_CLOSED: 'a quoted cell is not closed',
    CSV_INVALID_CLOSING_QUOTE: 'expected a separator or the end of the line after a closing quote',
    INVALID_OPENING_QUOTE: 'a quote is only allowed at the start of a cell',
    CSV_MAX_RECORD_SIZE: 'the record is too long; check for a missing quote',
  };
  return { where, code: 'invalid_csv', message: messages[error?.code ?? ''] ?? 'expected csv as in RFC 4180' };
}
