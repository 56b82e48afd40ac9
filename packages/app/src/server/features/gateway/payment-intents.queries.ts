// The SQL of what is asked for through a gateway.

import { and, desc, eq, like, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { paymentIntents } from '#server/db/schema/gateway.ts';
import type { Intent } from './gateway.queries.ts';

/** Names an intent as long as its gateway has not: nothing there has such a name. */
const PENDING = 'pending:';

export const toPendingReference = (key: string) => `${PENDING}${key}`;

/** Whether the gateway has not answered yet what it calls it. */
export const isPending = ({ reference }: Pick<Intent, 'reference'>) => reference.startsWith(PENDING);

/** Notes what is to be asked for, before anybody is asked; the same key again notes nothing new. */
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

/** What a booking is paid by; null where nothing is asked for. */
export async function findIntentOfOrder(db: Queryable, orderId: number): Promise<Intent | null> {
  const [found] = await db
    .select()
    .from(paymentIntents)
    .where(eq(paymentIntents.orderId, orderId))
    .orderBy(desc(paymentIntents.id))
    .limit(1);
  return found ?? null;
}

/** The same, locked until the transaction ends. */
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

/** The intents by which an invoice was to be paid, the newest first. */
export function listIntentsOfInvoice(db: Queryable, invoiceId: number): Promise<Intent[]> {
  return db.select().from(paymentIntents).where(eq(paymentIntents.invoiceId, invoiceId)).orderBy(desc(paymentIntents.id));
}

export async function findIntent(db: Queryable, id: number): Promise<Intent | null> {
  const [found] = await db.select().from(paymentIntents).where(eq(paymentIntents.id, id));
  return found ?? null;
}

/** Keeps the gateway's name of an intent, unless somebody else has. */
export async function updateIntentReference(db: Queryable, id: number, reference: string): Promise<void> {
  await db
    .update(paymentIntents)
    .set({ reference })
    .where(and(eq(paymentIntents.id, id), like(paymentIntents.reference, `${PENDING}%`)));
}

/** The name of an intent's payment, for conditions of other queries; the same as `toPaymentKey` makes. */
export const keyOfPayment = sql`('gateway:' || ${paymentIntents.gateway} || ':' || ${paymentIntents.reference})`;

/** What an intent has become. */
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
