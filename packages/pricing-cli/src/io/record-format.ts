// How an input is written: as told, else by its extension, else by its first bytes.

import { extname } from 'node:path';
import type { Options } from '../options.ts';
import type { Source } from './files.ts';
import type { RecordFormat } from './input-record.ts';
import { lookAhead } from './look-ahead.ts';

export type InputFormat = 'json' | RecordFormat;

const FORMAT_OF_EXTENSION: Readonly<Record<string, InputFormat>> = {
  '.json': 'json',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
  '.csv': 'csv',
  '.tsv': 'tsv',
};

const INPUT_FORMATS: readonly InputFormat[] = ['json', 'ndjson', 'csv', 'tsv'];

/** What `--input-format` or the extension says; undefined where neither says anything. */
export function namedFormat(file: string, options: Options): InputFormat | undefined {
  return options.oneOf('inputFormat', INPUT_FORMATS) ?? FORMAT_OF_EXTENSION[extname(file).toLowerCase()];
}

/** Bytes that are looked at before the format is guessed. */
const LOOKED_AT = 1 << 16;

/**
 * Guesses the format of an input that nothing names: a second JSON value on the next line makes it ndjson, a first line of
 * plain words with a comma, a semicolon or a tab csv or tsv, anything else is one JSON document. Answers the source to read on from.
 */
export async function guessFormat({ name, bytes }: Source): Promise<{ readonly format: InputFormat; readonly source: Source }> {
  const ahead = await lookAhead(bytes, (seen) => seen.length >= LOOKED_AT);
  return { format: formatOfText(ahead.seen.toString('utf8'), ahead.ended), source: { name, bytes: ahead.bytes } };
}

function formatOfText(text: string, isWhole: boolean): InputFormat {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [first = '', second] = lines;
  if (/^\ufeff?\s*["\w]/.test(first) && !/^\ufeff?\s*"[^"]*"\s*:/.test(first)) {
    if (first.includes('\t')) return 'tsv';
    if (/[,;]/.test(first)) return 'csv';
  }
  return isJson(first) && (second !== undefined || !isWhole) ? 'ndjson' : 'json';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text.replace(/^\ufeff/, ''));
    return true;
  } catch {
    return false;
  }
}
