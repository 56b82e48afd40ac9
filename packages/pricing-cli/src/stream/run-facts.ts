// What a summary was made of: which part of which input, by which books. Parts of one run agree in all of it but their shard.

import { compilePriceBook, type PriceBook } from '@hosted-stay/pricing-core';
import type { Input } from './input-chunks.ts';

export interface RunFacts {
  /** The part this is of a file; null for the whole of an input. */
  readonly shard: { readonly k: number; readonly n: number } | null;
  /** The size of the whole input; null for a stream or records that are not read in ranges. */
  readonly inputBytes: number | null;
  /** Every book the run was given, in the order it was given. */
  readonly books: readonly { readonly version: string; readonly hash: string }[];
  /** Decimal text; null where every difference counts. */
  readonly tolerance: string | null;
  /** Whether every difference was searched as far as it goes; null where no causes are searched for. */
  readonly thorough: boolean | null;
}

/** A summary as it is written, with the run it came from. */
export type OfRun<Summary> = Summary & { readonly run: RunFacts };

export interface RunParts {
  readonly input: Pick<Input, 'shard' | 'wholeSize'>;
  readonly books: readonly PriceBook[];
  readonly tolerance: string | undefined;
  readonly thorough: boolean | undefined;
}

export function runFacts({ input: { shard, wholeSize }, books, tolerance, thorough }: RunParts): RunFacts {
  return {
    shard: shard === undefined ? null : { k: shard.part, n: shard.parts },
    inputBytes: wholeSize ?? null,
    books: books.map((book) => ({ version: book.version, hash: compilePriceBook(book).bookHash })),
    tolerance: tolerance ?? null,
    thorough: thorough ?? null,
  };
}
