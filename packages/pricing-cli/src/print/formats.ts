// The formats there are, and which one a call means.

import type { Context } from '../command.ts';
import { usageFailure } from '../failure.ts';
import { isStandardOutput } from '../io/descriptor-name.ts';
import type { Options } from '../options.ts';

export const FORMATS = ['table', 'json', 'ndjson', 'csv', 'tsv', 'xlsx', 'markdown', 'ledger'] as const;
export type Format = (typeof FORMATS)[number];

/** Which format an extension of `-o FILE` stands for. */
const FORMAT_OF_EXTENSION: Readonly<Record<string, Format>> = {
  txt: 'table',
  json: 'json',
  ndjson: 'ndjson',
  jsonl: 'ndjson',
  csv: 'csv',
  tsv: 'tsv',
  xlsx: 'xlsx',
  md: 'markdown',
  markdown: 'markdown',
  ledger: 'ledger',
  journal: 'ledger',
  hledger: 'ledger',
};

/** Where the answer goes and how it is written. */
export interface OutputChoice<F extends Format = Format> {
  readonly format: F;
  /** The file to write; undefined means stdout. */
  readonly file: string | undefined;
}

/** What a command can write; `machine` is its default where no person looks on. */
export interface Offer<F extends Format> {
  readonly formats: readonly F[];
  readonly machine: F;
}

/**
 * `--format` wins, then the extension of `-o`; else a table for a terminal and `machine` for everything else.
 * Refuses a format the command does not offer, and xlsx on a terminal.
 */
export function chooseOutput<F extends Format>(context: Context, options: Options, offer: Offer<F>): OutputChoice<F> {
  const file = outputFile(options);
  const format = namedFormat(options, file, offer) ?? defaultFormat(context, file, offer);
  if (format === 'xlsx' && file === undefined && context.isTerminal.out) {
    throw usageFailure('binary_to_terminal', 'xlsx can’t be shown on a terminal; write it to a file: -o quotes.xlsx');
  }
  return { format, file };
}

/** The file that an option names; undefined where it names standard output, or is not given. */
export function outputFile(options: Options, name = 'output'): string | undefined {
  const file = options.text(name);
  return file === undefined || isStandardOutput(file) ? undefined : file;
}

function namedFormat<F extends Format>(options: Options, file: string | undefined, { formats }: Offer<F>): F | undefined {
  const named = options.oneOf('format', formats);
  if (named !== undefined || file === undefined) return named;
  const extension = /\.([^./\\]+)$/.exec(file)?.[1]?.toLowerCase();
  const format = formats.find((offered) => extension !== undefined && offered === FORMAT_OF_EXTENSION[extension]);
  if (format !== undefined) return format;
  throw usageFailure(
    'unknown_extension',
    `the extension of "${file}" is no known format; use one such as .${extensionOf(formats)}, or --format`,
  );
}

function extensionOf(formats: readonly Format[]): string {
  return formats.includes('csv') ? 'csv' : 'json';
}

function defaultFormat<F extends Format>(context: Context, file: string | undefined, { formats, machine }: Offer<F>): F {
  const table = formats.find((format) => format === 'table');
  return file === undefined && context.isTerminal.out && table !== undefined ? table : machine;
}
