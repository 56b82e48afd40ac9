// Calculates what is left of a payment, and which invoices a refund is taken from.

import { type AmountMath, isAbove, minAmount } from '#server/features/finance/money.rules.ts';

/** The amount of a payment allocated to one invoice, minus its refunds. */
export interface NetAllocation {
  readonly invoiceId: number;
  readonly amount: string;
}

/** The same with the part that is clearly refundable: paid above the outstanding amount, or for a cancelled stay without a credit. */
export interface RefundableAllocation extends NetAllocation {
  readonly buyer: string;
  readonly toGiveBack: string;
}

export interface PaymentMovements {
  readonly amount: string;
  /** The amounts of its refunds. */
  readonly refunds: readonly string[];
  /** Newest first. */
  readonly held: readonly RefundableAllocation[];
}

/** Returns the amount that is not refunded yet. */
export function computeRefundable({ amount, refunds }: Pick<PaymentMovements, 'amount' | 'refunds'>, math: AmountMath): string {
  return math.subtract(amount, math.sum(refunds));
}

/** Returns the amount that is neither allocated nor refunded. */
export function computeUnallocated(payment: PaymentMovements, math: AmountMath): string {
  return math.subtract(computeRefundable(payment, math), math.sum(payment.held.map(({ amount }) => amount)));
}

/**
 * Returns which invoices a refund is taken from, and how much: first the unallocated amount, then clearly refundable amounts, then the
 * invoices in order. The result is unclear if it takes from one buyer's invoice where it could take from another buyer's.
 */
export function takeFromAllocations(
  payment: PaymentMovements,
  amount: string,
  math: AmountMath,
): { taken: NetAllocation[]; isClear: boolean } {
  let open = math.subtract(amount, minAmount(amount, computeUnallocated(payment, math), math));
  const parts = new Map<number, string>();
  const takeFrom = (invoiceId: number, most: string) => {
    const part = minAmount(open, most, math);
    if (!isAbove(part, math.zero, math)) return;
    parts.set(invoiceId, math.sum([parts.get(invoiceId) ?? math.zero, part]));
    open = math.subtract(open, part);
  };
  for (const { invoiceId, amount: held, toGiveBack } of payment.held) takeFrom(invoiceId, minAmount(held, toGiveBack, math));
  const left = payment.held.map((one) => ({ ...one, amount: math.subtract(one.amount, parts.get(one.invoiceId) ?? math.zero) }));
  const others = left.filter((one) => isAbove(one.amount, math.zero, math));
  const isAll = math.compare(open, math.sum(others.map((one) => one.amount))) === 0;
  const isClear = !isAbove(open, math.zero, math) || isAll || new Set(others.map(({ buyer }) => buyer)).size < 2;
  for (const { invoiceId, amount: held } of left) takeFrom(invoiceId, held);
  return { taken: [...parts].map(([invoiceId, part]) => ({ invoiceId, amount: part })), isClear };
}
