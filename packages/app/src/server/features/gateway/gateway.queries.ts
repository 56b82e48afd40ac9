// SQL of gateway events: their intents, their list, and which ones to retry.

import { and, asc, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { gatewayEventsList } from '#contract/finance/payments/gateway.shapes.ts';
import type { GatewayEventError, GatewayEventState, GatewayEventType, IntentState } from '#contract/finance/payments/gateway-states.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { gatewayEvents, paymentIntents } from '#server/db/schema/gateway.ts';
import { defineListSql } from '#server/platform/lists/list-sql.ts';
import type { GatewayEvent } from './gateway-event.rules.ts';

const sameIntent = and(eq(paymentIntents.gateway, gatewayEvents.gateway), eq(paymentIntents.reference, gatewayEvents.reference));

const payerName = sql`(select ${paymentIntents.payerName} from ${paymentIntents} where ${sameIntent})`;

/** The sorting, search and filters of the event list. */
export const gatewayEventList = defineListSql(gatewayEventsList, {
  key: gatewayEvents.id,
  sorts: {
    receivedAt: gatewayEvents.receivedAt,
    occurredAt: gatewayEvents.occurredAt,
    reference: gatewayEvents.reference,
    attempts: gatewayEvents.attempts,
  },
  search: [gatewayEvents.reference, gatewayEvents.eventId, payerName],
  filters: {
    state: gatewayEvents.state,
    type: gatewayEvents.type,
    gateway: gatewayEvents.gateway,
    reference: gatewayEvents.reference,
    occurredAt: gatewayEvents.occurredAt,
    receivedAt: gatewayEvents.receivedAt,
  },
});

/** Builds the condition for events about invoices that a user created. */
export function whereInvoicesOf(userId: number): SQL {
  return sql`exists (select 1 from ${paymentIntents} join ${invoices} on ${invoices.id} = ${paymentIntents.invoiceId}
    where ${sameIntent} and ${invoices.createdBy} = ${userId})`;
}

export type EventRow = Awaited<ReturnType<typeof findEvents>>[number];

/** Returns events with their intents and invoices. */
export function findEvents(db: Queryable, ids: readonly number[]) {
  return db
    .select({
      id: gatewayEvents.id,
      gateway: gatewayEvents.gateway,
      eventId: gatewayEvents.eventId,
      type: sql<GatewayEventType>`${gatewayEvents.type}`,
      reference: gatewayEvents.reference,
      amount: sql<string>`${gatewayEvents.payload} ->> 'amount'`,
      currency: sql<string>`${gatewayEvents.payload} ->> 'currency'`,
      occurredAt: gatewayEvents.occurredAt,
      receivedAt: gatewayEvents.receivedAt,
      state: gatewayEvents.state,
      error: sql<GatewayEventError | ''>`${gatewayEvents.error}`,
      attempts: gatewayEvents.attempts,
      paymentId: gatewayEvents.paymentId,
      intentAmount: paymentIntents.amount,
      intentCurrency: paymentIntents.currency,
      payerName: paymentIntents.payerName,
      invoiceId: paymentIntents.invoiceId,
      invoiceNumber: invoices.number,
    })
    .from(gatewayEvents)
    .leftJoin(paymentIntents, sameIntent)
    .leftJoin(invoices, eq(invoices.id, paymentIntents.invoiceId))
    .where(inArray(gatewayEvents.id, [...ids]));
}

export type Intent = typeof paymentIntents.$inferSelect;

/** Returns the intent with a gateway reference and locks it, so that its events run one at a time. Null if the reference is unknown. */
export async function lockIntent(tx: Transaction, { gateway, reference }: Pick<Intent, 'gateway' | 'reference'>): Promise<Intent | null> {
  const [found] = await tx
    .select()
    .from(paymentIntents)
    .where(and(eq(paymentIntents.gateway, gateway), eq(paymentIntents.reference, reference)))
    .for('update');
  return found ?? null;
}

export async function updateIntentState(tx: Transaction, { id, state }: { id: number; state: IntentState }): Promise<void> {
  await tx
    .update(paymentIntents)
    .set({ state, version: sql`${paymentIntents.version} + 1` })
    .where(and(eq(paymentIntents.id, id), ne(paymentIntents.state, state)));
}

/** A stored event with the number of attempts. */
export interface StoredEvent extends GatewayEvent {
  readonly id: number;
  readonly state: GatewayEventState;
  readonly attempts: number;
}

const kept = {
  id: gatewayEvents.id,
  gateway: gatewayEvents.gateway,
  eventId: gatewayEvents.eventId,
  type: sql<GatewayEventType>`${gatewayEvents.type}`,
  reference: gatewayEvents.reference,
  amount: sql<string>`${gatewayEvents.payload} ->> 'amount'`,
  currency: sql<string>`${gatewayEvents.payload} ->> 'currency'`,
  occurredAt: gatewayEvents.occurredAt,
  state: gatewayEvents.state,
  attempts: gatewayEvents.attempts,
};

/**
 * Stores an event as not yet tried, unless it is already stored, and returns it locked.
 * @param raw the event exactly as the gateway sent it
 */
export async function upsertEvent(
  tx: Transaction,
  { amount, currency, ...event }: GatewayEvent,
  { raw, receivedAt }: { raw: string; receivedAt: Date },
): Promise<StoredEvent | null> {
  await tx
    .insert(gatewayEvents)
    .values({ ...event, payload: { amount, currency, raw }, receivedAt, state: 'failed', error: 'unknownIntent', attempts: 0 })
    .onConflictDoNothing({ target: [gatewayEvents.gateway, gatewayEvents.eventId] });
  const own = and(eq(gatewayEvents.gateway, event.gateway), eq(gatewayEvents.eventId, event.eventId));
  const [found] = await tx.select(kept).from(gatewayEvents).where(own).for('update');
  return found ?? null;
}

export async function findEvent(db: Queryable, id: number): Promise<StoredEvent | null> {
  const [found] = await db.select(kept).from(gatewayEvents).where(eq(gatewayEvents.id, id));
  return found ?? null;
}

export async function lockEvent(tx: Transaction, id: number): Promise<StoredEvent | null> {
  const [found] = await tx.select(kept).from(gatewayEvents).where(eq(gatewayEvents.id, id)).for('update');
  return found ?? null;
}

/** Returns the failed events of an intent, locked, in the order in which they occurred. */
export function lockFailedEvents(tx: Transaction, { gateway, reference }: Pick<Intent, 'gateway' | 'reference'>): Promise<StoredEvent[]> {
  return tx
    .select(kept)
    .from(gatewayEvents)
    .where(and(eq(gatewayEvents.gateway, gateway), eq(gatewayEvents.reference, reference), eq(gatewayEvents.state, 'failed')))
    .orderBy(asc(gatewayEvents.occurredAt), asc(gatewayEvents.id))
    .for('update');
}

/** Returns the events of an intent that haven't failed. */
export function listAcceptedEvents(tx: Transaction, { gateway, reference }: Pick<Intent, 'gateway' | 'reference'>): Promise<StoredEvent[]> {
  return tx
    .select(kept)
    .from(gatewayEvents)
    .where(and(eq(gatewayEvents.gateway, gateway), eq(gatewayEvents.reference, reference), ne(gatewayEvents.state, 'failed')));
}

interface Outcome {
  readonly state: GatewayEventState;
  readonly error: GatewayEventError | '';
  readonly paymentId: number | null;
}

/** Records the result of an attempt. */
export async function updateEventOutcome(tx: Transaction, id: number, outcome: Outcome): Promise<void> {
  await tx
    .update(gatewayEvents)
    .set({ ...outcome, attempts: sql`${gatewayEvents.attempts} + 1` })
    .where(eq(gatewayEvents.id, id));
}

/** Returns failed events due for a retry: one minute after receipt, then two, four and so on, up to the given number of attempts. */
export async function listEventsToRetry(
  db: Queryable,
  { now, most, limit }: { now: Date; most: number; limit: number },
): Promise<number[]> {
  const due = sql`${gatewayEvents.receivedAt} + interval '1 minute' * power(2, ${gatewayEvents.attempts} - 1) <= ${now.toISOString()}::timestamptz`;
  const rows = await db
    .select({ id: gatewayEvents.id })
    .from(gatewayEvents)
    .where(and(eq(gatewayEvents.state, 'failed'), lt(gatewayEvents.attempts, most), due))
    .orderBy(asc(gatewayEvents.occurredAt), asc(gatewayEvents.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
