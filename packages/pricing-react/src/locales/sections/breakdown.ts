// What the table of a quote's lines and totals says.

import type { PricingType, Side } from '@hosted-stay/pricing-core';
import type { PluralForms } from '@hosted-stay/pricing-core/format';

/** The columns of amounts. `price`, `payout` and `platform` are what is left of the others. */
export type AmountColumn = 'customer' | 'customerDiscount' | 'price' | 'provider' | 'providerDiscount' | 'payout' | 'platform';

export interface BreakdownMessages {
  /** The table's caption for each side. */
  readonly caption: Readonly<Record<Side, string>>;
  readonly columns: Readonly<Record<'line' | 'counted' | AmountColumn, string>>;
  /** What was counted, by how it is priced: `21 nights`. */
  readonly counted: Readonly<Record<PricingType, PluralForms>>;
  readonly students: PluralForms;
  /** `21 nights × 2 students`. */
  readonly timesStudents: (parts: { readonly counted: string; readonly students: string }) => string;
  /** Whom lines pay. */
  readonly payee: Readonly<Record<'Host_family' | 'Activity', string>>;
  /** Where a line's price stands in the book. */
  readonly level: Readonly<Record<'base' | 'county' | 'country', string>>;
  /** The lines of one payee together. */
  readonly sum: string;
  readonly allLines: string;
  readonly subtotal: string;
  readonly vat: string;
  readonly vatExempt: string;
  readonly total: string;
  /** Caption of finance's table of who gets what of the total. */
  readonly split: string;
  readonly supplierAmount: string;
  /** Caption of finance's table by how lines are priced. */
  readonly byPricingType: string;
  readonly pricingType: Readonly<Record<PricingType, string>>;
  readonly bookVersion: string;
  readonly fingerprint: string;
}
