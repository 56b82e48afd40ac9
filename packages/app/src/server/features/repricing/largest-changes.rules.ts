// Collects the rows with the largest savings and the largest increases for customers, a few of each.

type Row = Readonly<Record<string, unknown>>;

interface RankedRow {
  readonly row: Row;
  /** Only for sorting. */
  readonly change: number;
}

export class LargestChanges {
  readonly #most: number;
  readonly #falls: RankedRow[] = [];
  readonly #rises: RankedRow[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  look(row: Row): void {
    const change = Number(row['customerChange']);
    if (row['status'] !== 'compared' || !(Math.abs(change) > 0)) return;
    this.#place(change < 0 ? this.#falls : this.#rises, { row, change });
  }

  #place(ranked: RankedRow[], one: RankedRow): void {
    const at = ranked.findIndex(({ change }) => Math.abs(change) < Math.abs(one.change));
    ranked.splice(at === -1 ? ranked.length : at, 0, one);
    if (ranked.length > this.#most) ranked.pop();
  }

  /** The largest saving first. */
  get winners(): Row[] {
    return this.#falls.map(({ row }) => row);
  }

  /** The largest increase first. */
  get losers(): Row[] {
    return this.#rises.map(({ row }) => row);
  }
}
