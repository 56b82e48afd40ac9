// Money that another part of the product hears of: recorded once for its name, settling an invoice as far as it is owed.

import type { PaymentBody, RefundBody } from '#contract/finance/payments.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { type Actor, recordChange } from '#server/platform/record.ts';
import { lockInvoice } from './invoices.queries.ts';
import { isPossible, outstandingOf } from './invoices.rules.ts';
import { least, mathOf } from './money.rules.ts';
import { lockReceived, refunded } from './payment-moves.service.ts';
import { listAllocationsOf, paymentByKey } from './payments.queries.ts';
import { recorded } from './payments.service.ts';

interface Received extends Omit<PaymentBody, 'allocations'> {
  readonly key: string;
  readonly currency: string;
  /** The invoice that it is for, if there is one; what is more than is owed on it waits for another. */
  readonly invoiceId: number | null;
}

/** What of an invoice some money can settle; nothing of one on which nothing is owed, or that is of another business or currency. */
async function settledBy(tx: Transaction, { invoiceId, businessId, currency, amount }: Received): Promise<PaymentBody['allocations']> {
  const row = invoiceId === null ? null : await lockInvoice(tx, invoiceId);
  if (row === null || !isPossible('pay', row) || row.businessId !== businessId || row.currency !== currency) return [];
  return [{ invoiceId: row.id, amount: least(outstandingOf(row), amount, mathOf(currency)) }];
}

/** Records money within a transaction, once for its key; answers the payment. */
export async function receivedFor(
  tx: Transaction,
  actor: Actor,
  { invoiceId, ...body }: Received,
): Promise<{ id: number; isNew: boolean }> {
  const isKnown = (await paymentByKey(tx, body.key)) !== null;
  const allocations = isKnown ? [] : await settledBy(tx, { ...body, invoiceId });
  return recorded(tx, actor, { ...body, allocations });
}

interface PaidBack extends Omit<RefundBody, 'version'> {
  readonly paymentId: number;
  /** The invoice that was paid with it. */
  readonly invoiceId?: number | null;
  readonly isDisputed?: boolean;
}

/** Pays a payment back within a transaction, once for its key; what a dispute has taken is owed again, and nobody is told of a refund. */
export async function paidBack(
  tx: Transaction,
  actor: Actor,
  { paymentId, invoiceId = null, isDisputed = false, ...body }: PaidBack,
): Promise<void> {
  const row = await lockReceived(tx, paymentId);
  await refunded(tx, actor, { row, body, isDisputed, invoiceId });
}

/**
 * Records that a refund has come back, once for its key: as money of the same payer, which settles the invoices that the refund was taken off,
 * as far as they are owed. What is left of it waits to be given back again. Null where there is no such refund.
 */
export async function returnRefund(
  tx: Transaction,
  actor: Actor,
  { refundKey, key, paidOn, reason }: { refundKey: string; key: string; paidOn: string; reason: string },
): Promise<{ id: number; isNew: boolean; tripId: number | null } | null> {
  const refund = await paymentByKey(tx, refundKey);
  if (refund === null || refund.kind !== 'refund') return null;
  const { businessId, currency, method, payerName, reference } = refund;
  const amount = mathOf(currency).sum([refund.amount]);
  const isKnown = (await paymentByKey(tx, key)) !== null;
  const allocations: PaymentBody['allocations'] = [];
  let tripId: number | null = null;
  for (const { invoiceId, amount: taken } of isKnown ? [] : await listAllocationsOf(tx, refund.id)) {
    const row = await lockInvoice(tx, invoiceId);
    tripId ??= row?.tripId ?? null;
    if (row === null || !isPossible('pay', row)) continue;
    allocations.push({ invoiceId, amount: least(outstandingOf(row), mathOf(currency).negate(taken), mathOf(currency)) });
  }
  const made = await recorded(tx, actor, { businessId, currency, amount, paidOn, method, payerName, reference, key, allocations });
  if (made.isNew) {
    const changes = { refundId: refund.id, amount, currency, reason };
    await recordChange(tx, actor, { action: 'payment.returnRefund', subjectType: 'payment', subjectId: made.id, changes });
  }
  return { ...made, tripId };
}
