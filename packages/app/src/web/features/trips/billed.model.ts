// How an invoice of a trip stands by its figures.

import { amountsIn } from '@hosted-stay/pricing-core/amounts';
import type { InvoiceOfTrip } from '#contract/trips/trip.shapes.ts';

/** Something is still to be paid. */
export function isDue({ currency, outstanding }: Pick<InvoiceOfTrip, 'currency' | 'outstanding'>): boolean {
  const math = amountsIn(currency);
  return math.ok && math.value.compare(outstanding, '0') > 0;
}

/** All of it was taken back. */
export function isCredited({ currency, credited, total }: Pick<InvoiceOfTrip, 'currency' | 'credited' | 'total'>): boolean {
  const math = amountsIn(currency);
  return math.ok && total !== null && math.value.compare(credited, '0') > 0 && math.value.compare(credited, total) >= 0;
}
