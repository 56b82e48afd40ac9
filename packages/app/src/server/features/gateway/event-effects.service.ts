// What an event of a gateway does to the money of the product: at most one payment of an intent, and one refund of each that is told.

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

/** @throws EventFault where an event speaks of other money than was asked for */
function assertEventMatchesIntent({ type, amount, currency }: GatewayEvent, intent: Intent): void {
  if (currency !== intent.currency) throw new EventFault('otherCurrency');
  const math = getAmountMath(currency);
  const isWhole = hasCurrencyDigits(amount, math) && math.compare(amount, intent.amount) === 0;
  if (hasWholeAmount(type) && !isWhole) throw new EventFault('otherAmount');
}

/** @throws EventFault where a test is said to be paid and live payments are taken, unless it was before: no money has come */
function assertRealMoney({ app }: Actor, intent: Intent, { type }: GatewayEvent): void {
  if (isProofOfPayment(type) && intent.state !== 'succeeded' && isTestLeftover(app.config, intent)) throw new EventFault('testMoney');
}

/** The payment of an intent, recorded now unless it was before. */
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

/** What was believed of the same refund or dispute, with what is told now. */
async function listEventTypes(tx: Transaction, { intent, event }: PaymentEvent, keyOf: (one: GatewayEvent) => string, family: string) {
  const believed = await listAcceptedEvents(tx, intent);
  const same = believed.filter((one) => one.type.startsWith(family) && keyOf(one) === keyOf(event));
  return [...same.map(({ type }) => type), event.type];
}

/** Where no trip is known there is none to have a task: finance are told by name. */
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

/** A refund is booked when it succeeds, and booked back when it fails, in whichever order both are told. */
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

/** The trip that was paid for, as far as it is known. */
async function tripOf(tx: Transaction, { tripId, invoiceId }: Intent): Promise<number | null> {
  if (tripId !== null || invoiceId === null) return tripId;
  return (await findInvoice(tx, invoiceId))?.tripId ?? null;
}

/** Staff have a task as long as a dispute is open, or are told of it where no trip is known. */
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

/** The money of a dispute leaves as a refund does, and comes back as one that has failed, by all that was told of it. */
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

/** Does what an event says, within a transaction that holds its intent. */
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

/** What kept an event from being applied, for whoever looks at it; all of it stands in the log. */
function faultOf(error: unknown): EventFault['fault'] {
  if (error instanceof EventFault) return error.fault;
  return error instanceof AppError && error.code === 'moreThanPaid' ? 'moreThanPaid' : 'unexpected';
}

/**
 * Tries an event: all of it is done, or nothing and why.
 * @throws what passes, such as a lost connection: then nobody has tried
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
