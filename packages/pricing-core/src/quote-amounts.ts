// The amounts of a quote by name, for whoever goes through all of them.

import type { Quote, QuoteLine } from './quote.ts';

/** The nine totals of a quote, in the order in which they are told. */
export const QUOTE_TOTALS = [
  'subtotal',
  'discount',
  'vat',
  'total',
  'subtotalHF',
  'discountHF',
  'totalHF',
  'amountSupplyVAT',
  'amountFamworld',
] as const satisfies readonly (keyof Quote)[];

/** The four of a line. */
export const LINE_AMOUNTS = [
  'customer',
  'customerDiscount',
  'provider',
  'providerDiscount',
] as const satisfies readonly (keyof QuoteLine)[];
