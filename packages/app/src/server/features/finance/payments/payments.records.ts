// Converts payment rows to the records of the API.

import { toDisputeState } from '#contract/finance/payments/gateway-states.ts';
import type { ListedPayment, PaymentPage } from '#contract/finance/payments/payments.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { toFullDigits } from '#server/features/finance/money.rules.ts';
import type { Call } from '#server/platform/app.ts';
import { listDisputes, listNetAllocations, listRefunds, type PaymentRow } from './payments.queries.ts';

export function toListedPayment(row: PaymentRow): ListedPayment {
  const { id, kind, method, businessId, businessName, currency, paidOn, payerName, reference, refundsId, version } = row;
  return {
    ...{ id, kind, method, businessId, businessName, currency, paidOn, payerName, reference, refundsId, version },
    amount: toFullDigits(row.amount, currency),
    refunded: toFullDigits(row.refunded, currency),
    unallocated: toFullDigits(row.unallocated, currency),
    createdAt: row.createdAt.toISOString(),
  };
}

/** Hides allocations to other invoices from callers who see only their own. */
export async function toPaymentPage({ grant, caller }: Call, db: Queryable, row: PaymentRow): Promise<PaymentPage> {
  const { id, currency } = row;
  const held = await listNetAllocations(db, id);
  const refunds = await listRefunds(db, id);
  const disputes = await listDisputes(db, id);
  return {
    ...toListedPayment(row),
    reason: row.reason,
    createdBy: row.creatorName,
    allocations: held
      .filter(({ writtenBy }) => grant.all || writtenBy === caller?.id)
      .map(({ invoiceId, number, buyerName, amount }) => ({ invoiceId, number, buyerName, amount: toFullDigits(amount, currency) })),
    refunds: refunds.map((refund) => ({ ...refund, amount: toFullDigits(refund.amount, currency) })),
    disputes: disputes.map(({ told, amount }) => ({ state: toDisputeState(told), amount: toFullDigits(amount, currency) })),
  };
}
