// The books of an audit, and how the book of a booking is chosen.

import type { BookingRecord, Pricer } from '@hosted-stay/pricing-core';

/** The reason why a booking has no book: unknown version, none in effect when it was priced, or two that started at the same time. */
export interface NoBook {
  readonly code: 'unknown_book_version' | 'no_book_in_force' | 'ambiguous_book';
  readonly field: 'bookVersion' | 'pricedAt';
  readonly message: string;
}

interface Standing {
  readonly pricer: Pricer;
  /** The time when it takes effect, in milliseconds; a book without one has always been in effect. */
  readonly from: number;
}

/** Books by version and by effective time. Versions must differ. */
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
   * The book with the booking's version; otherwise the newest in effect when it was priced; otherwise the newest
   * of all. If two take effect at the same time, it returns neither.
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
