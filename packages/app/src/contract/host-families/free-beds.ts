// The free beds of a family during a stay, from its calendar.

/** A family's calendar as its endpoint returns it. */
export interface FamilyNights {
  readonly guestsNumber: number;
  /** Consecutive nights with the same number of beds, both ends included. */
  readonly data: readonly { readonly fromDate: string; readonly toDate: string; readonly freeBeds: number }[];
}

/**
 * Returns the beds that are free on every night of a stay; its last day isn't a night. Nights missing from the calendar have all beds free.
 */
export function countFreeBeds({ guestsNumber, data }: FamilyNights, { fromDate, toDate }: { fromDate: string; toDate: string }): number {
  const own = data.filter((stretch) => stretch.fromDate < toDate && stretch.toDate >= fromDate);
  return Math.min(guestsNumber, ...own.map(({ freeBeds }) => freeBeds));
}
