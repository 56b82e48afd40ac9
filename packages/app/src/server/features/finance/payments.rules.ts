// What is left of a payment, and from where a refund takes.

import { type AmountMath, isAbove, least } from './money.rules.ts';

/** What a payment settles of one invoice, less what was given back of it. */
export interface Held {
  readonly invoiceId: number;
  readonly amount: string;
}

export interface Moved {
  readonly amount: string;
  /** The amounts of its refunds. */
  readonly refunds: readonly string[];
  /** The newest first. */
  readonly held: readonly Held[];
}

/** What was not paid back yet. */
export function refundable({ amount, refunds }: Pick<Moved, 'amount' | 'refunds'>, math: AmountMath): string {
  return math.subtract(amount, math.sum(refunds));
}

/** What settles no invoice and was not paid back. */
export function unallocated(payment: Moved, math: AmountMath): string {
  return math.subtract(refundable(payment, math), math.sum(payment.held.map(({ amount }) => amount)));
}

/** From which invoices a refund takes, and how much: first what settles none, then of the invoices in their order. */
export function takenBack(payment: Moved, amount: string, math: AmountMath): Held[] {
  let open = math.subtract(amount, least(amount, unallocated(payment, math), math));
  const taken: Held[] = [];
  for (const { invoiceId, amount: held } of payment.held) {
    const part = least(open, held, math);
    if (!isAbove(part, math.zero, math)) continue;
    taken.push({ invoiceId, amount: part });
    open = math.subtract(open, part);
  }
  return taken;
}
