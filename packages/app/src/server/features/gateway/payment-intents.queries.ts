// SQL of payment intents.

import { and, desc, eq, like, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { paymentIntents } from '#server/db/schema/gateway.ts';
import type { Intent } from './gateway.queries.ts';

/** The prefix of an intent's reference until the gateway has assigned one; no gateway reference starts with it. */
const PENDING = 'pending:';

export const toPendingReference = (key: string) => `${PENDING}${key}`;

/** Whether the gateway hasn't assigned a reference yet. */
export const isPending = ({ reference }: Pick<Intent, 'reference'>) => reference.startsWith(PENDING);

/** Inserts an intent before it is created at the gateway; does nothing if the key exists. */
export async function insertIntent(tx: Transaction, fields: typeof paymentIntents.$inferInsert): Promise<void> {
  await tx
    .insert(paymentIntents)
    .values(fields)
    .onConflictDoNothing({ target: [paymentIntents.gateway, paymentIntents.idempotencyKey] });
}

export async function findIntentByReference(db: Queryable, reference: string): Promise<Intent | null> {
  const [found] = await db.select().from(paymentIntents).where(eq(paymentIntents.reference, reference));
  return found ?? null;
}

/** Returns the latest intent of an order; null if there is none. */
export async function findIntentOfOrder(db: Queryable, orderId: number): Promise<Intent | null> {
  const [found] = await db
    .select()
    .from(paymentIntents)
    .where(eq(paymentIntents.orderId, orderId))
    .orderBy(desc(paymentIntents.id))
    .limit(1);
  return found ?? null;
}

/** Like {@link findIntentOfOrder}, but locks the intent until the transaction ends. */
export async function lockIntentOfOrder(tx: Transaction, orderId: number): Promise<Intent | null> {
  const [found] = await tx
    .select()
    .from(paymentIntents)
    .where(eq(paymentIntents.orderId, orderId))
    .orderBy(desc(paymentIntents.id))
    .limit(1)
    .for('update');
  return found ?? null;
}

/** Returns all intents of an invoice, newest first. */
export function listIntentsOfInvoice(db: Queryable, invoiceId: number): Promise<Intent[]> {
  return db.select().from(paymentIntents).where(eq(paymentIntents.invoiceId, invoiceId)).orderBy(desc(paymentIntents.id));
}

export async function findIntent(db: Queryable, id: number): Promise<Intent | null> {
  const [found] = await db.select().from(paymentIntents).where(eq(paymentIntents.id, id));
  return found ?? null;
}

/** Stores the gateway reference of an intent, unless it already has one. */
export async function updateIntentReference(db: Queryable, id: number, reference: string): Promise<void> {
  await db
    .update(paymentIntents)
    .set({ reference })
    .where(and(eq(paymentIntents.id, id), like(paymentIntents.reference, `${PENDING}%`)));
}

/** The payment key of an intent as SQL, for conditions in other queries; must match `toPaymentKey`. */
export const keyOfPayment = sql`('gateway:' || ${paymentIntents.gateway} || ':' || ${paymentIntents.reference})`;

/** Links an intent to the trip and invoice that it paid for. */
export async function linkIntent(
  tx: Transaction,
  id: number,
  ties: { readonly tripId: number; readonly invoiceId: number },
): Promise<void> {
  await tx
    .update(paymentIntents)
    .set({ ...ties, version: sql`${paymentIntents.version} + 1` })
    .where(eq(paymentIntents.id, id));
}
