// What is left of a payment, and from where a refund takes.

import { type AmountMath, isAbove, minAmount } from '#server/features/finance/money.rules.ts';

/** What a payment settles of one invoice, less what was given back of it. */
export interface NetAllocation {
  readonly invoiceId: number;
  readonly amount: string;
}

/** The same with what of it is plainly to be given back: paid above what is owed, or for a stay cancelled without any credit. */
export interface RefundableAllocation extends NetAllocation {
  readonly buyer: string;
  readonly toGiveBack: string;
}

export interface PaymentMovements {
  readonly amount: string;
  /** The amounts of its refunds. */
  readonly refunds: readonly string[];
  /** The newest first. */
  readonly held: readonly RefundableAllocation[];
}

/** What was not paid back yet. */
export function computeRefundable({ amount, refunds }: Pick<PaymentMovements, 'amount' | 'refunds'>, math: AmountMath): string {
  return math.subtract(amount, math.sum(refunds));
}

/** What settles no invoice and was not paid back. */
export function computeUnallocated(payment: PaymentMovements, math: AmountMath): string {
  return math.subtract(computeRefundable(payment, math), math.sum(payment.held.map(({ amount }) => amount)));
}

/**
 * From which invoices a refund takes, and how much: first what settles none, then what is plainly to be given back, then of the invoices in
 * their order. It is clear as long as no invoice of one buyer is taken from where one of another could be.
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
