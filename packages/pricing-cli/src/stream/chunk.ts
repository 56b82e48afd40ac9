// What passes between the thread that reads and writes and the threads that work: parts of the input, and what came of them.

import type { Complaint } from '../failure.ts';
import type { Row } from '../print/row-writer.ts';

/** A block, or as much of it as belongs to a shard. */
export interface Block {
  /** Whether it is the first of the input, of which a shard may hold no part. */
  readonly isFirst: boolean;
}

/** A part of the input. A range is read by whoever works on it; bytes and records have been read already. */
export type Chunk = Block &
  (
    | { readonly kind: 'range'; readonly from: number; readonly to: number }
    | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
    | { readonly kind: 'records'; readonly records: readonly NumberedRecord[] }
  );

/** A record that needed more than its own line to be read: of csv, or of a JSON document. */
export interface NumberedRecord {
  readonly line: number;
  readonly value?: unknown;
  readonly fault?: Complaint | undefined;
}

/** One record, wherever it came from. `index` and `line` count from the beginning of the chunk. */
export interface Place {
  readonly index: number;
  readonly line: number;
}

/** A row of the answer, with where its record stands; or text that is printed as it is. */
export type Piece = (Place & { readonly row: Row }) | string;

/** What came of a chunk. `summary` is the task's own kind of document. */
export interface ChunkAnswer {
  readonly records: number;
  readonly lines: number;
  readonly bytes: number;
  readonly pieces: readonly Piece[];
  readonly summary: unknown;
}

/** What is done with each record. Holds what it has counted until it is asked for it. */
export interface Task {
  /** Called before each block; absent where what is said of a record never depends on the others of its block. */
  readonly beginBlock?: (block: Block) => void;
  readonly record: (value: unknown) => Output | undefined | Promise<Output | undefined>;
  /** A record that could not be read as JSON. */
  readonly fault: (complaint: Complaint) => Output;
  /** What was counted since the last call. */
  readonly takeSummary: () => unknown;
}

/** A row without its place, or text; whoever reads the chunk knows the place. */
export type Output = Row | string;
