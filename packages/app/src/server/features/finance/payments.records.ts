// A row of a payment as its readers' client knows it.

import { disputeStateBy } from '#contract/finance/gateway-states.ts';
import type { ListedPayment, PaymentPage } from '#contract/finance/payments.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { written } from './money.rules.ts';
import { heldBy, listDisputesOf, type PaymentRow, refundsOf } from './payments.queries.ts';

export function listedPaymentRecord(row: PaymentRow): ListedPayment {
  const { id, kind, method, businessId, businessName, currency, paidOn, payerName, reference, refundsId, version } = row;
  return {
    ...{ id, kind, method, businessId, businessName, currency, paidOn, payerName, reference, refundsId, version },
    amount: written(row.amount, currency),
    refunded: written(row.refunded, currency),
    unallocated: written(row.unallocated, currency),
    createdAt: row.createdAt.toISOString(),
  };
}

/** Whoever sees own invoices only is not told of others that the same payment settles. */
export async function paymentRecord({ grant, caller }: Call, db: Queryable, row: PaymentRow): Promise<PaymentPage> {
  const { id, currency } = row;
  const held = await heldBy(db, id);
  const refunds = await refundsOf(db, id);
  const disputes = await listDisputesOf(db, id);
  return {
    ...listedPaymentRecord(row),
    reason: row.reason,
    createdBy: row.creatorName,
    allocations: held
      .filter(({ writtenBy }) => grant.all || writtenBy === caller?.id)
      .map(({ invoiceId, number, buyerName, amount }) => ({ invoiceId, number, buyerName, amount: written(amount, currency) })),
    refunds: refunds.map((refund) => ({ ...refund, amount: written(refund.amount, currency) })),
    disputes: disputes.map(({ told, amount }) => ({ state: disputeStateBy(told), amount: written(amount, currency) })),
  };
}
