// What has become of the money of a trip that does not take place: what came in, what was credited, what went back, and what still has to.

import { amountsIn } from '@hosted-stay/pricing-core/amounts';
import type { InvoiceOfTrip, Trip } from '#contract/trips/trip.shapes.ts';

export interface MoneyOfInvoice extends Pick<InvoiceOfTrip, 'id' | 'number' | 'currency' | 'credits' | 'refunds'> {
  /** Null where nothing has come in. */
  readonly received: string | null;
  /** What is still to be given back; null where that is nothing, or not known yet. */
  readonly toGiveBack: string | null;
  /** Whether staff still have to say how much goes back. */
  readonly isOpen: boolean;
  /** What is still to be paid, such as a fee. */
  readonly due: string | null;
}

/** Of each invoice that money has moved for, or still has to. */
export function listInvoiceMoney({ invoices, refundOpen }: Pick<Trip, 'invoices' | 'refundOpen'>): readonly MoneyOfInvoice[] {
  return invoices.flatMap(({ id, number, currency, received, outstanding, credits, refunds }) => {
    const math = amountsIn(currency);
    if (!math.ok) return [];
    const { compare, negate, zero } = math.value;
    const above = (amount: string) => (compare(amount, zero) > 0 ? amount : null);
    const toGiveBack = above(negate(outstanding));
    const money = { id, number, currency, credits, refunds, received: above(received), toGiveBack, due: above(outstanding) };
    // Once something was credited or given back it is decided.
    const isOpen = refundOpen && money.received !== null && credits.length === 0 && refunds.length === 0;
    return money.received === null && money.due === null && credits.length === 0 ? [] : [{ ...money, isOpen }];
  });
}
