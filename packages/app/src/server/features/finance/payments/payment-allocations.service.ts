// Use cases of a recorded payment: allocating it to invoices, deallocating it, and refunding it.

import type * as endpoints from '#contract/finance/payments/payments.endpoints.ts';
import type { RefundBody } from '#contract/finance/payments/payments.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { lockInvoice } from '#server/features/finance/invoices/invoices.queries.ts';
import { canTakeInvoiceStep, computeOutstanding } from '#server/features/finance/invoices/invoices.rules.ts';
import { creditLockedInvoice, deallocateFromLockedInvoice, parseAmount } from '#server/features/finance/invoices/settle-invoice.service.ts';
import { getAmountMath, isAbove } from '#server/features/finance/money.rules.ts';
import { findTrip, notifyRefund, type TripRefund } from '#server/features/trips/trip-facts.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { assertPaidByNow } from './payment-date.service.ts';
import {
  incrementPaymentVersion,
  insertPayment,
  listNetAllocations,
  listRefunds,
  lockPayment,
  type PaymentRow,
} from './payments.queries.ts';
import { toPaymentPage } from './payments.records.ts';
import { computeRefundable, computeUnallocated, type PaymentMovements, takeFromAllocations } from './payments.rules.ts';
import { allocateToInvoice, getPaymentPage, getSamePaymentByKey } from './payments.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Locks a received payment; a refund counts as not found. */
export async function lockReceivedPayment(tx: Transaction, id: number): Promise<PaymentRow> {
  const row = await lockPayment(tx, id);
  if (row === null || row.kind !== 'received') throw notFound();
  return row;
}

async function assertVersion(tx: Transaction, call: Call, { row, version }: { row: PaymentRow; version: number }): Promise<void> {
  if (row.version !== version) throw new AppError('changedMeanwhile', { current: { ...(await toPaymentPage(call, tx, row)) } });
}

async function loadPaymentMovements(tx: Transaction, { id, amount }: PaymentRow): Promise<PaymentMovements> {
  const refunds = (await listRefunds(tx, id)).map((refund) => refund.amount);
  return { amount, refunds, held: await listNetAllocations(tx, id) };
}

function assertAtMost(amount: string, left: string, currency: string): void {
  if (isAbove(amount, left, getAmountMath(currency))) throw new AppError('moreThanPaid', { field: 'amount', values: { left, currency } });
}

export async function allocatePayment(call: Call, { params: { id }, body }: Input<'allocatePayment'>): Output<'allocatePayment'> {
  const { invoiceId, version } = body;
  return call.db.transaction(async (tx) => {
    const row = await lockReceivedPayment(tx, id);
    await assertVersion(tx, call, { row, version });
    const amount = parseAmount(body.amount, row.currency);
    assertAtMost(amount, computeUnallocated(await loadPaymentMovements(tx, row), getAmountMath(row.currency)), row.currency);
    await allocateToInvoice(tx, call, { payment: row, invoiceId, amount, field: 'amount' });
    await incrementPaymentVersion(tx, id);
    await recordChange(tx, call, { action: 'payment.allocate', subjectType: 'payment', subjectId: id, changes: { invoiceId, amount } });
    return getPaymentPage(call, tx, id);
  });
}

/**
 * Removes money of a payment from a locked invoice; returns the invoice's trip, if any.
 * @param paymentId the payment itself, or the refund that took the money
 */
async function deallocateFromInvoice(
  tx: Transaction,
  call: Actor,
  { invoiceId, amount, paymentId }: { invoiceId: number; amount: string; paymentId: number },
): Promise<number | null> {
  const row = await lockInvoice(tx, invoiceId);
  if (row === null) throw notFound();
  await deallocateFromLockedInvoice(tx, call, { row, paymentId, amount });
  return row.tripId;
}

export async function deallocatePayment(call: Call, { params: { id }, body }: Input<'deallocatePayment'>): Output<'deallocatePayment'> {
  const { invoiceId, version } = body;
  return call.db.transaction(async (tx) => {
    const row = await lockReceivedPayment(tx, id);
    await assertVersion(tx, call, { row, version });
    const { currency } = row;
    const { held } = await loadPaymentMovements(tx, row);
    const left = held.find((one) => one.invoiceId === invoiceId)?.amount;
    if (left === undefined) throw notFound();
    const amount = parseAmount(body.amount ?? left, currency);
    assertAtMost(amount, getAmountMath(currency).sum([left]), currency);
    await deallocateFromInvoice(tx, call, { invoiceId, amount, paymentId: id });
    await incrementPaymentVersion(tx, id);
    await recordChange(tx, call, { action: 'payment.deallocate', subjectType: 'payment', subjectId: id, changes: { invoiceId, amount } });
    return getPaymentPage(call, tx, id);
  });
}

/** The details of a refund, besides the refunded payment. */
type RefundDetails = Omit<RefundBody, 'version'>;

interface RefundInput {
  readonly row: PaymentRow;
  readonly body: RefundDetails;
  readonly demand?: () => Promise<void>;
  /** Whether the payer took the money back through a dispute, so that nobody refunded it. */
  readonly isDisputed?: boolean;
  /** The invoice to refund, where known. */
  readonly invoiceId?: number | null;
}

/**
 * Refunds a locked payment within a transaction, once per key; returns the ID of the refund.
 * @param demand checks preconditions, unless a refund with this key exists already
 * @param isDisputed if true, no refund notification is sent and the invoices it had paid are owed again
 */
export async function recordRefund(
  tx: Transaction,
  call: Actor,
  { row, body, demand, isDisputed = false, invoiceId = null }: RefundInput,
): Promise<number> {
  const { paidOn, reason, reference, key = null } = body;
  const { id, currency, businessId, method, payerName } = row;
  const math = getAmountMath(currency);
  const amount = parseAmount(body.amount, currency);
  const named = { kind: 'refund', businessId, currency, amount, refundsId: id } as const;
  const by = { createdBy: call.caller?.id ?? null, createdAt: call.app.clock.now() };
  const refundId = await insertPayment(tx, { ...named, method, paidOn, payerName, reference, reason, key, ...by });
  if (refundId === null) return (await getSamePaymentByKey(tx, key ?? '', named)).id;
  await demand?.();
  const before = await loadPaymentMovements(tx, row);
  const moved = { ...before, refunds: before.refunds.filter((_, index) => index < before.refunds.length - 1) };
  assertAtMost(amount, computeRefundable(moved, math), currency);
  const preferred = { ...moved, held: moved.held.map((one) => (one.invoiceId === invoiceId ? { ...one, toGiveBack: one.amount } : one)) };
  const { taken: parts, isClear } = takeFromAllocations(preferred, amount, math);
  if (demand !== undefined && !isClear) throw new AppError('refundUnclear', { field: 'amount' });
  const taken = parts.sort((a, b) => a.invoiceId - b.invoiceId);
  const refunds: TripRefund[] = [];
  for (const part of taken) {
    const tripId = await deallocateFromInvoice(tx, call, { ...part, paymentId: refundId });
    if (tripId !== null) refunds.push({ tripId, currency, amount: part.amount });
  }
  await incrementPaymentVersion(tx, id);
  const changes = { refundId, amount, currency, paidOn, reason, allocations: taken };
  await recordChange(tx, call, { action: 'payment.refund', subjectType: 'payment', subjectId: id, changes });
  if (isDisputed) return refundId;
  await creditCancelledStays(tx, call, { invoiceIds: taken.map(({ invoiceId }) => invoiceId), reason });
  await notifyRefund(tx, call, refunds);
  return refundId;
}

/** Credits the outstanding amounts of cancelled stays: after a refund, the customer owes nothing more for them. */
async function creditCancelledStays(
  tx: Transaction,
  call: Actor,
  { invoiceIds, reason }: { invoiceIds: readonly number[]; reason: string },
): Promise<void> {
  for (const invoiceId of invoiceIds) {
    const row = await lockInvoice(tx, invoiceId);
    if (row === null || row.tripId === null || !canTakeInvoiceStep('credit', row)) continue;
    const trip = await findTrip(tx, row.tripId);
    const owed = computeOutstanding(row);
    const math = getAmountMath(row.currency);
    if (trip?.state === 'cancelled' && isAbove(owed, math.zero, math)) await creditLockedInvoice(tx, call, { row, amount: owed, reason });
  }
}

export async function refundPayment(call: Call, { params: { id }, body }: Input<'refundPayment'>): Output<'refundPayment'> {
  const { version, ...said } = body;
  assertPaidByNow(call.app.clock, said.paidOn);
  return call.db.transaction(async (tx) => {
    const row = await lockReceivedPayment(tx, id);
    await recordRefund(tx, call, { row, body: said, demand: () => assertVersion(tx, call, { row, version }) });
    return getPaymentPage(call, tx, id);
  });
}
