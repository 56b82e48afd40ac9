// JSON: one pretty document, one array of rows, or one value a line.

import type { Sink } from '../io/sink.ts';
import type { RowWriter } from './row-writer.ts';

/** A whole document, for people and programs alike. */
export function writeJson(sink: Sink, value: unknown): Promise<void> {
  return sink.write(`${JSON.stringify(value, null, 2)}\n`);
}

/** Writes one value on one line. */
export function writeJsonLine(sink: Sink, value: unknown): Promise<void> {
  return sink.write(`${JSON.stringify(value)}\n`);
}

/** Writes values, one per line. */
export function ndjsonRows(sink: Sink): RowWriter {
  return { write: (row) => writeJsonLine(sink, row), end: async () => {} };
}

/** Writes values as they come, as the items of one array. */
export function jsonRows(sink: Sink): RowWriter {
  let before = '[\n';
  return {
    write: async (row) => {
      await sink.write(`${before}  ${JSON.stringify(row)}`);
      before = ',\n';
    },
    end: () => sink.write(before === '[\n' ? '[]\n' : '\n]\n'),
  };
}
