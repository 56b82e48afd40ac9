// What the searches of one block of bookings may cost together, and the mistakes that were found in it.

import type { Block } from '../stream/chunk.ts';
import type { Habit } from './causes/cause.ts';

/**
 * A block may begin with so many quotes and gets more with each booking in it, right or wrong: some two a booking. So an audit takes
 * at most a few times as long as one without differences, however many there are.
 */
const AT_BEGIN = 750;

/** The first block of an input begins with more: so a handful of bookings, however wrong, is searched to the end. It takes some third of a second. */
const AT_BEGIN_OF_INPUT = 20_000;
const PER_BOOKING = 1.1;

/** A whole search begins only where so many are left. */
const WHOLE_SEARCH = 400;

/** A whole search leaves so many for trying again what has been found before. */
const KEPT_BACK = 150;

/** Quotes of the search for a booking that a whole search can't be paid for; and where hardly anything is left. */
const QUICK_SEARCH = 8;
const LEAST_SEARCH = 3;

/** Mistakes tried again on a booking. */
const MOST_RECALLED = 2;

/** Mistakes made together, in the order in which they are tried. */
export type Pattern = readonly Habit[];

interface Standing {
  readonly pattern: Pattern;
  count: number;
}

/**
 * While there is enough, every booking is searched as if it were alone. Where a fault runs through a block, what has been found most
 * often in it is tried instead. It begins anew with each block, and blocks begin at fixed places of the input, so that threads and
 * shards change nothing.
 */
export class SearchAllowance {
  #left = AT_BEGIN_OF_INPUT;
  readonly #found = new Map<string, Standing>();

  beginBlock({ isFirst }: Block): void {
    this.#left = isFirst ? AT_BEGIN_OF_INPUT : AT_BEGIN;
    this.#found.clear();
  }

  addBooking(): void {
    this.#left += PER_BOOKING;
  }

  /** Whether a whole search can't be paid for. */
  get isScarce(): boolean {
    return this.#left < WHOLE_SEARCH;
  }

  /** Quotes that the next search may make, of those it would like to. */
  quotesFor(wanted: number): number {
    if (!this.isScarce) return Math.min(wanted, this.#left - KEPT_BACK);
    if (this.#left < LEAST_SEARCH) return 0;
    return this.#left > KEPT_BACK ? QUICK_SEARCH : LEAST_SEARCH;
  }

  spend(quotes: number): void {
    this.#left -= quotes;
  }

  remember(pattern: Pattern): void {
    const key = pattern.map((habit) => habit.key).join('\n');
    const standing = this.#found.get(key);
    if (standing === undefined) this.#found.set(key, { pattern, count: 1 });
    else standing.count += 1;
  }

  /** What was found most often first; of two found as often, what was found first. */
  get patterns(): readonly Pattern[] {
    const standing = [...this.#found.values()].sort((a, b) => b.count - a.count);
    return standing.slice(0, MOST_RECALLED).map(({ pattern }) => pattern);
  }
}
