// What is written into an exported file, whatever its format.

import type { Cell, CellFormat, CellKind } from './cells.ts';

/** What a writer of files needs to know. */
export interface FileContent {
  readonly title: string;
  readonly headings: readonly string[];
  readonly kinds: readonly CellKind[];
  readonly batches: AsyncIterable<readonly (readonly Cell[])[]>;
  readonly texts: CellFormat;
}
