// The payment status of a trip's invoice.

import { amountsIn } from '@hosted-stay/pricing-core/amounts';
import type { InvoiceOfTrip } from '#contract/trips/trip.shapes.ts';

/** Returns whether an amount is outstanding. */
export function isDue({ currency, outstanding }: Pick<InvoiceOfTrip, 'currency' | 'outstanding'>): boolean {
  const math = amountsIn(currency);
  return math.ok && math.value.compare(outstanding, '0') > 0;
}

/** Returns whether the invoice is fully credited. */
export function isCredited({ currency, credited, total }: Pick<InvoiceOfTrip, 'currency' | 'credited' | 'total'>): boolean {
  const math = amountsIn(currency);
  return math.ok && total !== null && math.value.compare(credited, '0') > 0 && math.value.compare(credited, total) >= 0;
}
