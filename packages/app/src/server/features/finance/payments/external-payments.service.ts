// Payments reported by other features: recorded once per key and allocated to an invoice up to its outstanding amount.

import type { PaymentBody, RefundBody } from '#contract/finance/payments/payments.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { lockInvoice } from '#server/features/finance/invoices/invoices.queries.ts';
import { canTakeInvoiceStep, computeOutstanding } from '#server/features/finance/invoices/invoices.rules.ts';
import { getAmountMath, minAmount } from '#server/features/finance/money.rules.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { lockReceivedPayment, recordRefund } from './payment-allocations.service.ts';
import { findPaymentByKey, listAllocations } from './payments.queries.ts';
import { recordReceivedPayment } from './payments.service.ts';

interface ExternalPayment extends Omit<PaymentBody, 'allocations'> {
  readonly key: string;
  readonly currency: string;
  /** The invoice to settle, if any; money above its outstanding amount stays unallocated. */
  readonly invoiceId: number | null;
}

/** Proposes an allocation up to the outstanding amount; none if the invoice can't be paid or has another business or currency. */
async function proposeAllocation(
  tx: Transaction,
  { invoiceId, businessId, currency, amount }: ExternalPayment,
): Promise<PaymentBody['allocations']> {
  const row = invoiceId === null ? null : await lockInvoice(tx, invoiceId);
  if (row === null || !canTakeInvoiceStep('pay', row) || row.businessId !== businessId || row.currency !== currency) return [];
  return [{ invoiceId: row.id, amount: minAmount(computeOutstanding(row), amount, getAmountMath(currency)) }];
}

/** Records a payment within a transaction, once per key; returns it. */
export async function recordExternalPayment(
  tx: Transaction,
  actor: Actor,
  { invoiceId, ...body }: ExternalPayment,
): Promise<{ id: number; isNew: boolean }> {
  const isKnown = (await findPaymentByKey(tx, body.key)) !== null;
  const allocations = isKnown ? [] : await proposeAllocation(tx, { ...body, invoiceId });
  return recordReceivedPayment(tx, actor, { ...body, allocations });
}

interface ExternalRefund extends Omit<RefundBody, 'version'> {
  readonly paymentId: number;
  /** The invoice that the refunded money had paid. */
  readonly invoiceId?: number | null;
  readonly isDisputed?: boolean;
}

/** Records a refund within a transaction, once per key. A disputed amount is owed again, and no refund notification is sent. */
export async function recordExternalRefund(
  tx: Transaction,
  actor: Actor,
  { paymentId, invoiceId = null, isDisputed = false, ...body }: ExternalRefund,
): Promise<void> {
  const row = await lockReceivedPayment(tx, paymentId);
  await recordRefund(tx, actor, { row, body, isDisputed, invoiceId });
}

/**
 * Records a returned refund, once per key, as a payment of the same payer. It settles the invoices that the refund was taken from, up to
 * their outstanding amounts; the rest stays unallocated until it is refunded again. Returns null if the refund doesn't exist.
 */
export async function recordReturnedRefund(
  tx: Transaction,
  actor: Actor,
  { refundKey, key, paidOn, reason }: { refundKey: string; key: string; paidOn: string; reason: string },
): Promise<{ id: number; isNew: boolean; tripId: number | null } | null> {
  const refund = await findPaymentByKey(tx, refundKey);
  if (refund === null || refund.kind !== 'refund') return null;
  const { businessId, currency, method, payerName, reference } = refund;
  const amount = getAmountMath(currency).sum([refund.amount]);
  const isKnown = (await findPaymentByKey(tx, key)) !== null;
  const allocations: PaymentBody['allocations'] = [];
  let tripId: number | null = null;
  for (const { invoiceId, amount: taken } of isKnown ? [] : await listAllocations(tx, refund.id)) {
    const row = await lockInvoice(tx, invoiceId);
    tripId ??= row?.tripId ?? null;
    if (row === null || !canTakeInvoiceStep('pay', row)) continue;
    allocations.push({
      invoiceId,
      amount: minAmount(computeOutstanding(row), getAmountMath(currency).negate(taken), getAmountMath(currency)),
    });
  }
  const made = await recordReceivedPayment(tx, actor, {
    businessId,
    currency,
    amount,
    paidOn,
    method,
    payerName,
    reference,
    key,
    allocations,
  });
  if (made.isNew) {
    const changes = { refundId: refund.id, amount, currency, reason };
    await recordChange(tx, actor, { action: 'payment.returnRefund', subjectType: 'payment', subjectId: made.id, changes });
  }
  return { ...made, tripId };
}
