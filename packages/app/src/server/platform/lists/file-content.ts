// The content of an exported file, independent of its format.

import type { Cell, CellFormat, CellKind } from './cells.ts';

/** What a file writer needs. */
export interface FileContent {
  readonly title: string;
  readonly headings: readonly string[];
  readonly kinds: readonly CellKind[];
  readonly batches: AsyncIterable<readonly (readonly Cell[])[]>;
  readonly texts: CellFormat;
  /** Explanations: a second sheet of a workbook; other formats have no place for them. */
  readonly notes?: { readonly title: string; readonly rows: readonly (readonly string[])[] };
}
