// How many beds a family has for a stay, by what is known of its nights.

/** What is known of a family's nights, as its calendar answers it. */
export interface FamilyNights {
  readonly guestsNumber: number;
  /** Nights that follow each other and are alike; both ends belong to it. */
  readonly data: readonly { readonly fromDate: string; readonly toDate: string; readonly freeBeds: number }[];
}

/** The beds that are free on every night of a stay, whose last day is no night; of a night that nothing is said about all are. */
export function countFreeBeds({ guestsNumber, data }: FamilyNights, { fromDate, toDate }: { fromDate: string; toDate: string }): number {
  const own = data.filter((stretch) => stretch.fromDate < toDate && stretch.toDate >= fromDate);
  return Math.min(guestsNumber, ...own.map(({ freeBeds }) => freeBeds));
}
