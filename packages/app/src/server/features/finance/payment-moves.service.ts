// Use cases of a payment after it was recorded: settling invoices with it, taking it back from them, and paying it back.

import type * as endpoints from '#contract/finance/payments.endpoints.ts';
import type { RefundBody } from '#contract/finance/payments.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { findTrip, notifyRefund, type TripRefund } from '#server/features/trips/trip-facts.public.ts';
import type { Call } from '#server/platform/app.ts';
import { type Actor, recordChange } from '#server/platform/record.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { lockInvoice } from './invoices.queries.ts';
import { isPossible, outstandingOf } from './invoices.rules.ts';
import { isAbove, mathOf } from './money.rules.ts';
import { assertPaidByNow } from './paid-on.service.ts';
import { countPaymentChange, heldBy, insertPayment, lockPayment, type PaymentRow, refundsOf, saveAllocation } from './payments.queries.ts';
import { paymentRecord } from './payments.records.ts';
import { type Moved, refundable, takeFromAllocations, unallocated } from './payments.rules.ts';
import { allocateTo, paymentAnswer, sameByKey } from './payments.service.ts';
import { addPaid, amountIn, creditHeld } from './settling.service.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** A payment received, locked; a refund of one is none. */
export async function lockReceived(tx: Transaction, id: number): Promise<PaymentRow> {
  const row = await lockPayment(tx, id);
  if (row === null || row.kind !== 'received') throw notFound();
  return row;
}

async function demandVersion(tx: Transaction, call: Call, { row, version }: { row: PaymentRow; version: number }): Promise<void> {
  if (row.version !== version) throw new Refusal('changedMeanwhile', { current: { ...(await paymentRecord(call, tx, row)) } });
}

async function movedOf(tx: Transaction, { id, amount }: PaymentRow): Promise<Moved> {
  const refunds = (await refundsOf(tx, id)).map((refund) => refund.amount);
  return { amount, refunds, held: await heldBy(tx, id) };
}

function demandAtMost(amount: string, left: string, currency: string): void {
  if (isAbove(amount, left, mathOf(currency))) throw new Refusal('moreThanPaid', { field: 'amount', values: { left, currency } });
}

export async function allocatePayment(call: Call, { params: { id }, body }: Asked<'allocatePayment'>): Answered<'allocatePayment'> {
  const { invoiceId, version } = body;
  return call.db.transaction(async (tx) => {
    const row = await lockReceived(tx, id);
    await demandVersion(tx, call, { row, version });
    const amount = amountIn(body.amount, row.currency);
    demandAtMost(amount, unallocated(await movedOf(tx, row), mathOf(row.currency)), row.currency);
    await allocateTo(tx, call, { payment: row, invoiceId, amount, field: 'amount' });
    await countPaymentChange(tx, id);
    await recordChange(tx, call, { action: 'payment.allocate', subjectType: 'payment', subjectId: id, changes: { invoiceId, amount } });
    return paymentAnswer(call, tx, id);
  });
}

/**
 * Takes money of a payment from a locked invoice; answers the trip that it is for, if there is one.
 * @param paymentId the payment itself, or the refund by which the money went
 */
async function takeFrom(
  tx: Transaction,
  call: Actor,
  { invoiceId, amount, currency, paymentId }: { invoiceId: number; amount: string; currency: string; paymentId: number },
): Promise<number | null> {
  const row = await lockInvoice(tx, invoiceId);
  if (row === null) throw notFound();
  const less = mathOf(currency).negate(amount);
  await saveAllocation(tx, { paymentId, invoiceId, amount: less, at: call.app.clock.now() });
  await addPaid(tx, row, less);
  return row.tripId;
}

export async function deallocatePayment(call: Call, { params: { id }, body }: Asked<'deallocatePayment'>): Answered<'deallocatePayment'> {
  const { invoiceId, version } = body;
  return call.db.transaction(async (tx) => {
    const row = await lockReceived(tx, id);
    await demandVersion(tx, call, { row, version });
    const { currency } = row;
    const { held } = await movedOf(tx, row);
    const left = held.find((one) => one.invoiceId === invoiceId)?.amount;
    if (left === undefined) throw notFound();
    const amount = amountIn(body.amount ?? left, currency);
    demandAtMost(amount, mathOf(currency).sum([left]), currency);
    await takeFrom(tx, call, { invoiceId, amount, currency, paymentId: id });
    await countPaymentChange(tx, id);
    await recordChange(tx, call, { action: 'payment.deallocate', subjectType: 'payment', subjectId: id, changes: { invoiceId, amount } });
    return paymentAnswer(call, tx, id);
  });
}

/** What is said of a refund besides the payment that it gives back. */
type Refunded = Omit<RefundBody, 'version'>;

interface RefundOf {
  readonly row: PaymentRow;
  readonly body: Refunded;
  readonly demand?: () => Promise<void>;
  /** Its payer has taken it back, and nobody has given it back. */
  readonly isDisputed?: boolean;
  /** The invoice that is given back, where that is known. */
  readonly invoiceId?: number | null;
}

/**
 * Pays a locked payment back within a transaction, once for a key; answers the number of the refund.
 * @param demand checks what must be so, unless it was paid back with this key before
 * @param isDisputed then nobody is told that money was given back, and what it paid for is owed again
 */
export async function refunded(
  tx: Transaction,
  call: Actor,
  { row, body, demand, isDisputed = false, invoiceId = null }: RefundOf,
): Promise<number> {
  const { paidOn, reason, reference, key = null } = body;
  const { id, currency, businessId, method, payerName } = row;
  const math = mathOf(currency);
  const amount = amountIn(body.amount, currency);
  const named = { kind: 'refund', businessId, currency, amount, refundsId: id } as const;
  const by = { createdBy: call.caller?.id ?? null, createdAt: call.app.clock.now() };
  const refundId = await insertPayment(tx, { ...named, method, paidOn, payerName, reference, reason, key, ...by });
  if (refundId === null) return (await sameByKey(tx, key ?? '', named)).id;
  await demand?.();
  const before = await movedOf(tx, row);
  const moved = { ...before, refunds: before.refunds.filter((_, index) => index < before.refunds.length - 1) };
  demandAtMost(amount, refundable(moved, math), currency);
  const preferred = { ...moved, held: moved.held.map((one) => (one.invoiceId === invoiceId ? { ...one, toGiveBack: one.amount } : one)) };
  const { taken: parts, isClear } = takeFromAllocations(preferred, amount, math);
  if (demand !== undefined && !isClear) throw new Refusal('refundUnclear', { field: 'amount' });
  const taken = parts.sort((a, b) => a.invoiceId - b.invoiceId);
  const refunds: TripRefund[] = [];
  for (const part of taken) {
    const tripId = await takeFrom(tx, call, { ...part, currency, paymentId: refundId });
    if (tripId !== null) refunds.push({ tripId, currency, amount: part.amount });
  }
  await countPaymentChange(tx, id);
  const changes = { refundId, amount, currency, paidOn, reason, allocations: taken };
  await recordChange(tx, call, { action: 'payment.refund', subjectType: 'payment', subjectId: id, changes });
  if (isDisputed) return refundId;
  await creditCancelled(tx, call, { invoiceIds: taken.map(({ invoiceId }) => invoiceId), reason });
  await notifyRefund(tx, call, refunds);
  return refundId;
}

/** Of a cancelled stay nothing is owed any more once money of it went back: what its invoice still asks for is credited. */
async function creditCancelled(
  tx: Transaction,
  call: Actor,
  { invoiceIds, reason }: { invoiceIds: readonly number[]; reason: string },
): Promise<void> {
  for (const invoiceId of invoiceIds) {
    const row = await lockInvoice(tx, invoiceId);
    if (row === null || row.tripId === null || !isPossible('credit', row)) continue;
    const trip = await findTrip(tx, row.tripId);
    const owed = outstandingOf(row);
    const math = mathOf(row.currency);
    if (trip?.state === 'cancelled' && isAbove(owed, math.zero, math)) await creditHeld(tx, call, { row, amount: owed, reason });
  }
}

export async function refundPayment(call: Call, { params: { id }, body }: Asked<'refundPayment'>): Answered<'refundPayment'> {
  const { version, ...said } = body;
  assertPaidByNow(call.app.clock, said.paidOn);
  return call.db.transaction(async (tx) => {
    const row = await lockReceived(tx, id);
    await refunded(tx, call, { row, body: said, demand: () => demandVersion(tx, call, { row, version }) });
    return paymentAnswer(call, tx, id);
  });
}
