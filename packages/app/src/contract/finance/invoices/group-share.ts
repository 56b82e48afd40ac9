// What one stay pays of the price of its group: the lines of its quote with divided amounts.

/** Stored with an invoice that bills it. The texts of the lines are those of the stay's quote. */
export interface GroupShare {
  readonly groupId: number;
  readonly lines: readonly {
    /** The position of the line in the quote of the stay. */
    readonly index: number;
    readonly amount: string;
    readonly discount: string;
    /** The number of students of the group among whom the line is divided; null for a line of the stay alone. */
    readonly sharedBy: number | null;
  }[];
  readonly vat: string;
  /** The lines that are charged once for the group, so that they aren't charged again for students who come later. */
  readonly sharedKeys: readonly string[];
}
