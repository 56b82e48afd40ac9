// The money of a trip that doesn't take place: what was paid, credited and refunded, and what is still due.

import { amountsIn } from '@hosted-stay/pricing-core/amounts';
import type { InvoiceOfTrip, Trip } from '#contract/trips/trip.shapes.ts';

export interface MoneyOfInvoice extends Pick<InvoiceOfTrip, 'id' | 'number' | 'currency' | 'credits' | 'refunds'> {
  /** Null if nothing was paid. */
  readonly received: string | null;
  /** The refund still due; null if it is 0 or not decided yet. */
  readonly toGiveBack: string | null;
  /** Whether staff still have to decide on the refund. */
  readonly isOpen: boolean;
  /** The amount still to pay, such as a fee. */
  readonly due: string | null;
}

/** Returns each invoice with a past or outstanding payment. */
export function listInvoiceMoney({ invoices, refundOpen }: Pick<Trip, 'invoices' | 'refundOpen'>): readonly MoneyOfInvoice[] {
  return invoices.flatMap(({ id, number, currency, received, outstanding, credits, refunds }) => {
    const math = amountsIn(currency);
    if (!math.ok) return [];
    const { compare, negate, zero } = math.value;
    const above = (amount: string) => (compare(amount, zero) > 0 ? amount : null);
    const toGiveBack = above(negate(outstanding));
    const money = { id, number, currency, credits, refunds, received: above(received), toGiveBack, due: above(outstanding) };
    // A credit note or a refund means that it is decided.
    const isOpen = refundOpen && money.received !== null && credits.length === 0 && refunds.length === 0;
    return money.received === null && money.due === null && credits.length === 0 ? [] : [{ ...money, isOpen }];
  });
}
