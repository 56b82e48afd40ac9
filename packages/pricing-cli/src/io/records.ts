// Many records in one file, read one at a time: ndjson or csv. A broken one is handed on as a fault, and the next follows.

import type { Complaint } from '../failure.ts';
import type { Source } from './files.ts';
import type { InputRecord, RecordFormat } from './input-record.ts';
import { parseJson } from './json-text.ts';
import { INVALID_UTF8, LINE_TOO_LONG } from './line-faults.ts';
import { readLines } from './lines.ts';

/** Every record in order. `index` counts from 0 over records; blank lines are none. csv values are objects of text by column. */
export function readRecords(source: Source, format: RecordFormat): AsyncGenerator<InputRecord> {
  return format === 'ndjson' ? readNdjson(source) : readCsvLazily(source, format);
}

async function* readCsvLazily(source: Source, format: 'csv' | 'tsv'): AsyncGenerator<InputRecord> {
  const { readCsv } = await import('./csv-records.ts');
  yield* readCsv(source, format);
}

async function* readNdjson({ name, bytes }: Source): AsyncGenerator<InputRecord> {
  let index = 0;
  for await (const line of readLines(bytes)) {
    const record = await readLine(name, line.number, line.bytes);
    if (record === undefined) continue;
    yield { index, line: line.number, ...record };
    index += 1;
  }
}

type Read = { readonly value: unknown } | { readonly fault: Complaint };

async function readLine(name: string, line: number, bytes: Buffer | undefined): Promise<Read | undefined> {
  const where = `${name}:${line}`;
  if (bytes === undefined) return { fault: { where, ...LINE_TOO_LONG } };
  const text = decode(bytes);
  if (text === undefined) return { fault: { where, ...INVALID_UTF8 } };
  if (text.trim() === '') return undefined;
  const parsed = await parseJson(name, text, line);
  return parsed.ok ? { value: parsed.value.value } : { fault: parsed.complaint };
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
