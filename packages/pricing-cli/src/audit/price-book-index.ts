// The books of an audit, and which of them a booking is to be checked against.

import type { BookingRecord, Pricer } from '@hosted-stay/pricing-core';

/** Why a booking has no book: its version is not here, none was in force when it was priced, or two were that began together. */
export interface NoBook {
  readonly code: 'unknown_book_version' | 'no_book_in_force' | 'ambiguous_book';
  readonly field: 'bookVersion' | 'pricedAt';
  readonly message: string;
}

interface Standing {
  readonly pricer: Pricer;
  /** The instant from which it holds, in milliseconds; a book without one has always held. */
  readonly from: number;
}

/** Books by version and by the moment from which each holds. Versions must differ. */
export class PriceBookIndex {
  readonly pricers: readonly Pricer[];
  readonly #byVersion: ReadonlyMap<string, Pricer>;
  readonly #inOrder: readonly Standing[];

  /** There must be at least one. */
  constructor(pricers: readonly Pricer[]) {
    this.pricers = pricers;
    this.#byVersion = new Map(pricers.map((pricer) => [pricer.book.version, pricer]));
    this.#inOrder = pricers
      .map((pricer) => ({ pricer, from: pricer.book.effectiveFrom === undefined ? -Infinity : Date.parse(pricer.book.effectiveFrom) }))
      .sort((a, b) => (a.from === b.from ? 0 : a.from - b.from));
  }

  /**
   * The book of the version a booking names; else the newest that held when it was priced; else, where the booking says
   * neither, the newest of all. Of two that hold from the same moment it takes none.
   */
  pick({ bookVersion, pricedAt }: Pick<BookingRecord, 'bookVersion' | 'pricedAt'>): Pricer | NoBook {
    if (bookVersion !== undefined) return this.#byVersion.get(bookVersion) ?? this.#unknownVersion(bookVersion);
    const instant = pricedAt === undefined ? Infinity : Date.parse(pricedAt);
    const at = this.#inOrder.findLastIndex(({ from }) => from <= instant);
    const [before, newest] = [this.#inOrder[at - 1], this.#inOrder[at]];
    if (newest === undefined) return this.#nothingInForce(pricedAt ?? '');
    return before?.from === newest.from ? ambiguous(before.pricer, newest.pricer) : newest.pricer;
  }

  #unknownVersion(version: string): NoBook {
    const known = [...this.#byVersion.keys()].join(', ');
    return { code: 'unknown_book_version', field: 'bookVersion', message: `book "${version}" not found; available: ${known}` };
  }

  #nothingInForce(pricedAt: string): NoBook {
    return { code: 'no_book_in_force', field: 'pricedAt', message: `no book was in effect on ${pricedAt}; all start later` };
  }
}

function ambiguous(one: Pricer, other: Pricer): NoBook {
  const since = one.book.effectiveFrom === undefined ? 'neither has effectiveFrom' : `both take effect on ${one.book.effectiveFrom}`;
  const message = `add the bookVersion: books "${one.book.version}" and "${other.book.version}" both match, as ${since}`;
  return { code: 'ambiguous_book', field: 'bookVersion', message };
}
