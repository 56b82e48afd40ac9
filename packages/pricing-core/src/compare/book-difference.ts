// One difference between two price books, as a flat row.

export type BookSubject =
  | 'book'
  | 'policy'
  | 'serviceType'
  | 'pricingType'
  | 'tripType'
  | 'discountRule'
  | 'template'
  | 'country'
  | 'county'
  | 'hostFamily'
  | 'activity'
  | 'pricing';

/** `moved`: a family, activity or county now belongs elsewhere, so that it falls back on other prices. `reordered`: the same, told in another order. */
export type BookChange = 'added' | 'removed' | 'changed' | 'moved' | 'reordered';

/** Whose pricing, or whose discount rule, it is. */
export interface DifferenceOwner {
  readonly subject: BookSubject;
  readonly id: number;
  readonly name: string;
}

export interface BookDifference {
  readonly subject: BookSubject;
  readonly change: BookChange;
  /** Of a pricing, its template's. Null for the book, its policy, a discount rule, and where only an order differs. */
  readonly id: number | null;
  /** The newer name, for people to read; of a pricing, its template's. */
  readonly name: string | null;
  readonly owner: DifferenceOwner | null;
  /** The field that changed: `amount`, `customer.commissionPercentage`. Null for a whole entry, and where only an order differs. */
  readonly field: string | null;
  /** Before and after as text; null for what isn't there. Of a whole pricing its amount, of a rule its terms, of an order the ids. */
  readonly before: string | null;
  readonly after: string | null;
}
