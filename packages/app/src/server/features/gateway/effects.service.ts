// What an event of a gateway does to the money of the product: at most one payment of an intent, and one refund of each that is told.

import type { Transaction } from '#server/db/database.ts';
import { isPassing } from '#server/db/fault.ts';
import { fits, mathOf, paidBack, receivedFor } from '#server/features/finance/finance.public.ts';
import { type Actor, recordChange } from '#server/platform/record.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Intent } from './gateway.queries.ts';
import { EventFault, type GatewayEvent, paymentKey, provesPayment, refundKey, saysWholeAmount } from './gateway-event.rules.ts';

export interface Effect {
  readonly state: 'applied' | 'ignored';
  readonly paymentId: number | null;
}

/** @throws EventFault where an event speaks of other money than was asked for */
function demandFitting({ type, amount, currency }: GatewayEvent, intent: Intent): void {
  if (currency !== intent.currency) throw new EventFault('otherCurrency');
  const math = mathOf(currency);
  const isWhole = fits(amount, math) && math.compare(amount, intent.amount) === 0;
  if (saysWholeAmount(type) && !isWhole) throw new EventFault('otherAmount');
}

/** The payment of an intent, recorded now unless it was before. */
async function paymentOf(tx: Transaction, actor: Actor, { intent, event }: { intent: Intent; event: GatewayEvent }): Promise<number> {
  const { businessId, currency, amount, payerName, reference, invoiceId } = intent;
  const { id } = await receivedFor(tx, actor, {
    ...{ businessId, currency, amount, payerName, reference, invoiceId },
    method: 'card',
    paidOn: actor.app.clock.dayOf(event.occurredAt),
    key: paymentKey(intent),
  });
  return id;
}

async function refund(tx: Transaction, actor: Actor, { paymentId, event }: { paymentId: number; event: GatewayEvent }): Promise<void> {
  const { amount, gateway, eventId, occurredAt } = event;
  const said = { reason: `${gateway} ${eventId}`, reference: event.reference, key: refundKey(event) };
  await paidBack(tx, actor, { paymentId, amount, paidOn: actor.app.clock.dayOf(occurredAt), ...said });
}

/** Does what an event says, within a transaction that holds its intent. */
async function effect(tx: Transaction, actor: Actor, { intent, event }: { intent: Intent; event: GatewayEvent }): Promise<Effect> {
  demandFitting(event, intent);
  if (!provesPayment(event.type)) return { state: intent.state === 'succeeded' ? 'ignored' : 'applied', paymentId: null };
  const paymentId = await paymentOf(tx, actor, { intent, event });
  if (event.type === 'refund.succeeded') await refund(tx, actor, { paymentId, event });
  if (event.type === 'dispute.opened' || event.type === 'dispute.closed') {
    const { amount, currency, eventId } = event;
    const action = event.type === 'dispute.opened' ? 'payment.dispute' : 'payment.endDispute';
    await recordChange(tx, actor, { action, subjectType: 'payment', subjectId: paymentId, changes: { amount, currency, eventId } });
  }
  return { state: 'applied', paymentId };
}

/** What kept an event from being applied, for whoever looks at it; all of it stands in the log. */
function faultOf(error: unknown): EventFault['fault'] {
  if (error instanceof EventFault) return error.fault;
  return error instanceof Refusal && error.code === 'moreThanPaid' ? 'moreThanPaid' : 'unexpected';
}

/**
 * Tries an event: all of it is done, or nothing and why.
 * @throws what passes, such as a lost connection: then nobody has tried
 */
export async function tried(
  tx: Transaction,
  actor: Actor,
  { intent, event }: { intent: Intent | null; event: GatewayEvent },
): Promise<Effect | EventFault['fault']> {
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
