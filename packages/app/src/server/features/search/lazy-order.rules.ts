// Puts the families found in order as far as they are looked at: a page needs the first of a hundred thousand, not all of them.

import TinyQueue from 'tinyqueue';

/** A list in order that sorts no more than what is read of it. */
export class LazyOrder<Item> {
  readonly #waiting: TinyQueue<Item>;
  readonly #ordered: Item[] = [];
  readonly size: number;
  readonly compare: (one: Item, other: Item) => number;
  /** All items, in no order. */
  readonly items: readonly Item[];

  /** @param compare a total order: no two items are equal in it */
  constructor(items: readonly Item[], compare: (one: Item, other: Item) => number) {
    this.items = items;
    this.size = items.length;
    this.compare = compare;
    this.#waiting = new TinyQueue([...items], compare);
  }

  /** Returns the items at these positions, as `slice` of a sorted array does. */
  slice(start: number, end: number): Item[] {
    this.#orderUpTo(end);
    return this.#ordered.slice(start, end);
  }

  *[Symbol.iterator](): Generator<Item> {
    for (let index = 0; index < this.size; index += 1) {
      this.#orderUpTo(index + 1);
      yield this.#ordered[index] as Item;
    }
  }

  #orderUpTo(count: number): void {
    while (this.#ordered.length < count) {
      const next = this.#waiting.pop();
      if (next === undefined) return;
      this.#ordered.push(next);
    }
  }
}

/** Collects the first few of many items in an order, without sorting all. */
export class FirstFew<Item> {
  /** In order. */
  readonly items: Item[] = [];
  count = 0;
  readonly #most: number;
  readonly #compare: (one: Item, other: Item) => number;

  constructor(most: number, compare: (one: Item, other: Item) => number) {
    this.#most = most;
    this.#compare = compare;
  }

  add(item: Item): void {
    this.count += 1;
    const last = this.items.at(-1);
    if (this.items.length === this.#most && last !== undefined && this.#compare(item, last) >= 0) return;
    const position = this.items.findIndex((known) => this.#compare(item, known) < 0);
    this.items.splice(position === -1 ? this.items.length : position, 0, item);
    if (this.items.length > this.#most) this.items.pop();
  }
}
