// How an input is written: as told, else by its extension, else by its first bytes.

import { extname } from 'node:path';
import type { Options } from '../options.ts';
import type { Source } from './files.ts';
import type { RecordFormat } from './input-record.ts';

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
 * plain words with a comma or a tab csv or tsv, anything else is one JSON document. Answers the source to read on from.
 */
export async function guessFormat({ name, bytes }: Source): Promise<{ readonly format: InputFormat; readonly source: Source }> {
  const rest = bytes[Symbol.asyncIterator]();
  const seen: Uint8Array[] = [];
  let length = 0;
  let ended = false;
  while (!ended && length < LOOKED_AT) {
    const next = await rest.next();
    if (next.done === true) ended = true;
    else {
      seen.push(next.value);
      length += next.value.length;
    }
  }
  const format = formatOfText(Buffer.concat(seen).toString('utf8'), ended);
  return { format, source: { name, bytes: joined(seen, rest) } };
}

async function* joined(seen: readonly Uint8Array[], rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* seen;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

function formatOfText(text: string, isWhole: boolean): InputFormat {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [first = '', second] = lines;
  if (/^\ufeff?\s*["\w]/.test(first) && !/^\ufeff?\s*"[^"]*"\s*:/.test(first)) {
    if (first.includes('\t')) return 'tsv';
    if (first.includes(',')) return 'csv';
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
