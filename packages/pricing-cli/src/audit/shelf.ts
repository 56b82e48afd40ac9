// The books of an audit, and which of them a booking is to be checked against.

import type { BookingRecord, Pricer } from '@hosted-stay/pricing-core';

/** Why a booking has no book: its version is not here, or none was in force when it was priced. */
export interface NoBook {
  readonly code: 'unknown_book_version' | 'no_book_in_force';
  readonly field: 'bookVersion' | 'pricedAt';
  readonly message: string;
}

interface Standing {
  readonly pricer: Pricer;
  /** The instant from which it holds, in milliseconds; a book without one has always held. */
  readonly from: number;
}

/** Books by version and by the moment from which each holds. Versions must differ. */
export class Shelf {
  readonly pricers: readonly Pricer[];
  readonly #byVersion: ReadonlyMap<string, Pricer>;
  readonly #inOrder: readonly Standing[];

  /** There must be at least one; of two that hold from the same moment, the later in the list is the newer. */
  constructor(pricers: readonly Pricer[]) {
    this.pricers = pricers;
    this.#byVersion = new Map(pricers.map((pricer) => [pricer.book.version, pricer]));
    this.#inOrder = pricers
      .map((pricer) => ({ pricer, from: pricer.book.effectiveFrom === undefined ? -Infinity : Date.parse(pricer.book.effectiveFrom) }))
      .sort((a, b) => (a.from === b.from ? 0 : a.from - b.from));
  }

  /**
   * The book of the version a booking names; else the newest that held when it was priced; else, where the booking says
   * neither, the newest of all.
   */
  pick({ bookVersion, pricedAt }: Pick<BookingRecord, 'bookVersion' | 'pricedAt'>): Pricer | NoBook {
    if (bookVersion !== undefined) return this.#byVersion.get(bookVersion) ?? this.#unknownVersion(bookVersion);
    const instant = pricedAt === undefined ? Infinity : Date.parse(pricedAt);
    return this.#inOrder.findLast(({ from }) => from <= instant)?.pricer ?? this.#nothingInForce(pricedAt ?? '');
  }

  #unknownVersion(version: string): NoBook {
    const known = [...this.#byVersion.keys()].join(', ');
    return { code: 'unknown_book_version', field: 'bookVersion', message: `there is no book "${version}" here, only ${known}` };
  }

  #nothingInForce(pricedAt: string): NoBook {
    return { code: 'no_book_in_force', field: 'pricedAt', message: `no book held on ${pricedAt}: all begin later` };
  }
}
