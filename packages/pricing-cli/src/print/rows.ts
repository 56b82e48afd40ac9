// The one door to the writers of rows: each format's own is loaded when it is wanted.

import type { Sink } from '../io/sink.ts';
import type { RowFormat, RowLayout, RowWriter } from './row-writer.ts';

/**
 * A writer for rows. `json` is one array, `ndjson` one object a line; csv, tsv, markdown, table and xlsx have one column for
 * each of `columns`, in their order. xlsx is held in memory until its end; everything else streams.
 */
export async function openRows(format: RowFormat, sink: Sink, layout: RowLayout): Promise<RowWriter> {
  switch (format) {
    case 'json':
      return (await import('./json.ts')).jsonRows(sink);
    case 'ndjson':
      return (await import('./json.ts')).ndjsonRows(sink);
    case 'csv':
    case 'tsv':
      return (await import('./csv.ts')).csvRows(sink, layout, format);
    case 'markdown':
      return (await import('./markdown.ts')).markdownRows(sink, layout);
    case 'table':
      return (await import('./table.ts')).tableRows(sink, layout);
    case 'xlsx':
      return (await import('./xlsx.ts')).xlsxRows(sink, layout);
  }
}
