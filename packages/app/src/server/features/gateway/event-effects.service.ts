// Applies gateway events to the finance records: at most one payment for each intent, and one refund for each that is reported.

import { isDisputeMoneyGone, toDisputeState } from '#contract/finance/payments/gateway-states.ts';
import type { Transaction } from '#server/db/database.ts';
import { isPassing } from '#server/db/fault.ts';
import {
  findInvoice,
  getAmountMath,
  hasCurrencyDigits,
  recordExternalPayment,
  recordExternalRefund,
  recordReturnedRefund,
} from '#server/features/finance/finance.public.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import { closeDisputeTask, createDisputeTask, reopenRefundTask } from '#server/features/trips/trip-facts.public.ts';
import { isTestLeftover } from '#server/platform/config/payment-mode.ts';
import { AppError } from '#server/platform/errors.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { type Intent, listAcceptedEvents } from './gateway.queries.ts';
import {
  EventFault,
  type GatewayEvent,
  hasWholeAmount,
  isProofOfPayment,
  toDisputeKey,
  toPaymentKey,
  toRefundKey,
} from './gateway-event.rules.ts';

export interface EventEffect {
  readonly state: 'applied' | 'ignored';
  readonly paymentId: number | null;
}

/** @throws EventFault if the currency or amount of an event doesn't match the intent */
function assertEventMatchesIntent({ type, amount, currency }: GatewayEvent, intent: Intent): void {
  if (currency !== intent.currency) throw new EventFault('otherCurrency');
  const math = getAmountMath(currency);
  const isWhole = hasCurrencyDigits(amount, math) && math.compare(amount, intent.amount) === 0;
  if (hasWholeAmount(type) && !isWhole) throw new EventFault('otherAmount');
}

/** @throws EventFault if a test intent that wasn't paid before is reported as paid while live payments are on: it brings no money */
function assertRealMoney({ app }: Actor, intent: Intent, { type }: GatewayEvent): void {
  if (isProofOfPayment(type) && intent.state !== 'succeeded' && isTestLeftover(app.config, intent)) throw new EventFault('testMoney');
}

/** Records the payment of an intent, unless it was recorded before, and returns its ID. */
async function recordPaymentOfIntent(
  tx: Transaction,
  actor: Actor,
  { intent, event }: { intent: Intent; event: GatewayEvent },
): Promise<number> {
  const { businessId, currency, amount, payerName, reference, invoiceId } = intent;
  const { id } = await recordExternalPayment(tx, actor, {
    ...{ businessId, currency, amount, payerName, reference, invoiceId },
    method: 'card',
    paidOn: actor.app.clock.dayOf(event.occurredAt),
    key: toPaymentKey(intent),
  });
  return id;
}

interface PaymentEvent {
  readonly intent: Intent;
  readonly event: GatewayEvent;
  readonly paymentId: number;
}

/** Returns the types of the accepted events of the same refund or dispute, plus that of the current event. */
async function listEventTypes(tx: Transaction, { intent, event }: PaymentEvent, keyOf: (one: GatewayEvent) => string, family: string) {
  const believed = await listAcceptedEvents(tx, intent);
  const same = believed.filter((one) => one.type.startsWith(family) && keyOf(one) === keyOf(event));
  return [...same.map(({ type }) => type), event.type];
}

/** Notifies finance staff, with the payer's name, if no trip is known that could have a task. */
async function notifyFinance(
  tx: Transaction,
  { app }: Actor,
  { intent, what, paymentId, amount }: { intent: Intent; what: 'refundFailed' | 'disputed'; paymentId: number; amount: string },
): Promise<void> {
  const { payerName: name, payerId, currency } = intent;
  await notify(tx, app, {
    to: { roles: ['Finance', 'Administrator'] },
    kind: 'paymentReturned',
    anyway: 'money',
    data: { paymentId, what, name, amount, currency },
    ...(payerId === null ? {} : { aboutId: payerId }),
  });
}

/** Records a refund when it succeeds and reverses it when it fails, in whichever order the events arrive. */
async function settleRefund(tx: Transaction, actor: Actor, about: PaymentEvent): Promise<EventEffect['state']> {
  const { intent, event, paymentId } = about;
  const { amount, gateway, eventId, occurredAt, currency } = event;
  const paidOn = actor.app.clock.dayOf(occurredAt);
  const key = toRefundKey(event);
  const reason = `${gateway} ${eventId}`;
  const told = await listEventTypes(tx, about, toRefundKey, 'refund.');
  if (event.type === 'refund.succeeded') {
    if (told.includes('refund.failed')) return 'ignored';
    await recordExternalRefund(tx, actor, {
      paymentId,
      amount,
      paidOn,
      reason,
      reference: event.reference,
      key,
      invoiceId: intent.invoiceId,
    });
    return 'applied';
  }
  const returned = await recordReturnedRefund(tx, actor, { refundKey: key, key: `${key}:returned`, paidOn, reason });
  const tripId = intent.tripId ?? returned?.tripId ?? null;
  if (returned?.isNew) {
    const owed = getAmountMath(currency).sum([amount]);
    if (tripId === null) await notifyFinance(tx, actor, { intent, what: 'refundFailed', paymentId: returned.id, amount: owed });
    else await reopenRefundTask(tx, actor, { tripId, paymentId: returned.id, currency, amount: owed, note: reason });
  }
  return returned === null ? 'ignored' : 'applied';
}

/** Returns the trip that was paid for, if it is known. */
async function tripOf(tx: Transaction, { tripId, invoiceId }: Intent): Promise<number | null> {
  if (tripId !== null || invoiceId === null) return tripId;
  return (await findInvoice(tx, invoiceId))?.tripId ?? null;
}

/** Keeps a staff task while a dispute is open; if no trip is known, notifies finance staff instead. */
async function followDispute(
  tx: Transaction,
  actor: Actor,
  { intent, event, paymentId }: PaymentEvent,
  { key, reason, isOpen, isNew }: { key: string; reason: string; isOpen: boolean; isNew: boolean },
): Promise<void> {
  const tripId = await tripOf(tx, intent);
  const { currency } = event;
  const amount = getAmountMath(currency).sum([event.amount]);
  if (tripId === null) {
    if (isOpen && isNew) await notifyFinance(tx, actor, { intent, what: 'disputed', paymentId, amount });
  } else if (isOpen) await createDisputeTask(tx, actor, { tripId, dispute: key, currency, amount, note: reason });
  else await closeDisputeTask(tx, actor, { tripId, dispute: key });
}

/** Records withdrawn money of a dispute like a refund, and returned money like a failed refund, based on all its events so far. */
async function settleDispute(tx: Transaction, actor: Actor, about: PaymentEvent): Promise<void> {
  const { event, paymentId } = about;
  const { amount, gateway, eventId, occurredAt, currency, reference, type } = event;
  const paidOn = actor.app.clock.dayOf(occurredAt);
  const key = toDisputeKey(event);
  const reason = `${gateway} ${eventId}`;
  const told = await listEventTypes(tx, about, toDisputeKey, 'dispute.');
  const state = toDisputeState(told);
  const moved = { amount, paidOn, reason, key };
  if (isDisputeMoneyGone(told)) {
    await recordExternalRefund(tx, actor, { ...moved, paymentId, reference, invoiceId: about.intent.invoiceId, isDisputed: true });
  } else await recordReturnedRefund(tx, actor, { refundKey: key, key: `${key}:returned`, paidOn, reason });
  await followDispute(tx, actor, about, { key, reason, isOpen: state === 'open', isNew: told.length === 1 });
  const action = state === 'open' ? 'payment.dispute' : 'payment.endDispute';
  await recordChange(tx, actor, { action, subjectType: 'payment', subjectId: paymentId, changes: { amount, currency, eventId, type } });
}

/** Applies an event within a transaction that holds the lock of its intent. */
async function effect(tx: Transaction, actor: Actor, { intent, event }: { intent: Intent; event: GatewayEvent }): Promise<EventEffect> {
  assertEventMatchesIntent(event, intent);
  assertRealMoney(actor, intent, event);
  if (!isProofOfPayment(event.type)) return { state: intent.state === 'succeeded' ? 'ignored' : 'applied', paymentId: null };
  const paymentId = await recordPaymentOfIntent(tx, actor, { intent, event });
  const about = { intent, event, paymentId };
  if (event.type.startsWith('refund.')) return { state: await settleRefund(tx, actor, about), paymentId };
  if (event.type.startsWith('dispute.')) await settleDispute(tx, actor, about);
  return { state: 'applied', paymentId };
}

/** Converts an error to the fault shown to staff; the log has the details. */
function faultOf(error: unknown): EventFault['fault'] {
  if (error instanceof EventFault) return error.fault;
  return error instanceof AppError && error.code === 'moreThanPaid' ? 'moreThanPaid' : 'unexpected';
}

/**
 * Tries to apply an event: returns its effect, or the fault after which nothing was changed.
 * @throws transient errors, such as a lost connection, which don't count as an attempt
 */
export async function tryEventEffect(
  tx: Transaction,
  actor: Actor,
  { intent, event }: { intent: Intent | null; event: GatewayEvent },
): Promise<EventEffect | EventFault['fault']> {
  const { gateway, eventId, type, reference } = event;
  try {
    if (intent === null) throw new EventFault('unknownIntent');
    return await tx.transaction((point) => effect(point, actor, { intent, event }));
  } catch (error) {
    if (isPassing(error)) throw error;
    const fault = faultOf(error);
    const about = { gateway, event: eventId, type, reference, fault, ...(fault === 'unexpected' ? { error } : {}) };
    if (fault === 'unknownIntent') actor.app.log.warn(about, 'an event of a payment gateway is about nothing that is known yet');
    else actor.app.log.error(about, 'an event of a payment gateway could not be applied: somebody has to look at it');
    return fault;
  }
}
