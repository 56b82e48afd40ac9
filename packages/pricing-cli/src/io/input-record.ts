// One record of a file of many, and how such a file is written.

import type { Complaint } from '../failure.ts';

export type RecordFormat = 'ndjson' | 'csv' | 'tsv';

/** One record as it was read: its value, or why it has none. */
export type InputRecord = { readonly index: number; readonly line: number } & (
  | { readonly value: unknown; readonly fault?: undefined }
  | { readonly fault: Complaint }
);
