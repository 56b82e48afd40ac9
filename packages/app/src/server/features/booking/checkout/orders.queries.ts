// SQL of booking drafts and orders.

import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { type CurrentTrip, EMPTY_TRIP } from '#contract/booking/draft/current-trip.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { bookingDrafts, bookingOrders } from '#server/db/schema/booking.ts';
import { paymentIntents } from '#server/db/schema/gateway.ts';
import { users } from '#server/db/schema/identity.ts';
import { isUntouched } from '#server/features/finance/finance.public.ts';
import { keyOfPayment } from '#server/features/gateway/gateway.public.ts';

/** The most orders that one account can open in two hours. */
const MOST_ORDERS = 100;

export type Order = typeof bookingOrders.$inferSelect;
export type Draft = Pick<typeof bookingDrafts.$inferSelect, 'document' | 'version'> & { readonly updatedAt: Date | null };

export async function findDraft(db: Queryable, userId: number): Promise<Draft> {
  const [found] = await db.select().from(bookingDrafts).where(eq(bookingDrafts.userId, userId));
  return found ?? { document: EMPTY_TRIP, version: 0, updatedAt: null };
}

/** Saves a draft over the version that was read; returns false if the version has changed. */
export async function saveDraft(
  tx: Transaction,
  { userId, document, version, now }: { userId: number; document: CurrentTrip; version: number; now: Date },
): Promise<boolean> {
  const fields = { document, updatedAt: now, version: version + 1 };
  const saved =
    version === 0
      ? await tx
          .insert(bookingDrafts)
          .values({ userId, ...fields })
          .onConflictDoNothing({ target: bookingDrafts.userId })
          .returning({ userId: bookingDrafts.userId })
      : await tx
          .update(bookingDrafts)
          .set(fields)
          .where(and(eq(bookingDrafts.userId, userId), eq(bookingDrafts.version, version)))
          .returning({ userId: bookingDrafts.userId });
  return saved.length > 0;
}

/** Clears a draft, which may have become a trip. Its version increases, so that another device can't write the old draft back. */
export async function clearDraft(
  tx: Transaction,
  { userId, now, bookedTripId }: { userId: number; now: Date; bookedTripId?: number },
): Promise<void> {
  const document = bookedTripId === undefined ? EMPTY_TRIP : { ...EMPTY_TRIP, bookedTripId };
  await tx
    .update(bookingDrafts)
    .set({ document, updatedAt: now, version: sql`${bookingDrafts.version} + 1` })
    .where(eq(bookingDrafts.userId, userId));
}

export async function findOpenOrder(db: Queryable, userId: number): Promise<Order | null> {
  const [found] = await db
    .select()
    .from(bookingOrders)
    .where(and(eq(bookingOrders.userId, userId), eq(bookingOrders.state, 'open')));
  return found ?? null;
}

/** Returns the user's latest order in any state. */
export async function findLastOrder(db: Queryable, userId: number): Promise<Order | null> {
  const [found] = await db
    .select()
    .from(bookingOrders)
    .where(eq(bookingOrders.userId, userId))
    .orderBy(sql`${bookingOrders.id} desc`)
    .limit(1);
  return found ?? null;
}

/** Whether an order has already created or booked this trip. */
export async function isTripOrdered(db: Queryable, tripId: number): Promise<boolean> {
  const found = await db.select({ id: bookingOrders.id }).from(bookingOrders).where(eq(bookingOrders.tripId, tripId)).limit(1);
  return found.length > 0;
}

export async function findOrder(db: Queryable, id: number): Promise<Order | null> {
  const [found] = await db.select().from(bookingOrders).where(eq(bookingOrders.id, id));
  return found ?? null;
}

export async function lockOrder(tx: Transaction, id: number): Promise<Order | null> {
  const [found] = await tx.select().from(bookingOrders).where(eq(bookingOrders.id, id)).for('update');
  return found ?? null;
}

/** Inserts an order; returns null if the parent has another open one. */
export async function insertOrder(tx: Transaction, fields: typeof bookingOrders.$inferInsert): Promise<Order | null> {
  const [made] = await tx.insert(bookingOrders).values(fields).onConflictDoNothing().returning();
  return made ?? null;
}

export async function updateOrder(tx: Transaction, id: number, fields: Partial<typeof bookingOrders.$inferInsert>): Promise<void> {
  await tx
    .update(bookingOrders)
    .set({ ...fields, version: sql`${bookingOrders.version} + 1` })
    .where(eq(bookingOrders.id, id));
}

/** Returns expired open orders, earliest expiry first. */
export async function listExpiredOrders(db: Queryable, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: bookingOrders.id })
    .from(bookingOrders)
    .where(and(eq(bookingOrders.state, 'open'), lte(bookingOrders.expiresAt, now)))
    .orderBy(asc(bookingOrders.expiresAt), asc(bookingOrders.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Returns a parent's latest orders that held inventory and weren't paid; a past hold counts towards the limit for two hours. */
export async function listUnpaidOrders(db: Queryable, userId: number): Promise<Pick<Order, 'document' | 'heldSince' | 'createdAt'>[]> {
  return db
    .select({ document: bookingOrders.document, heldSince: bookingOrders.heldSince, createdAt: bookingOrders.createdAt })
    .from(bookingOrders)
    .where(and(eq(bookingOrders.userId, userId), inArray(bookingOrders.state, ['open', 'released'])))
    .orderBy(desc(bookingOrders.id))
    .limit(MOST_ORDERS);
}

/** Prevents other orders for this parent until the transaction ends. */
export async function lockOrdersOfUser(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

const unfinished = inArray(paymentIntents.state, ['requires_payment', 'processing', 'failed']);

/** How long after its start a payment isn't synced, in milliseconds: the payer is probably still paying. */
const AT_IT = 60_000;

/** Returns open orders whose payment has no known outcome, oldest first. */
export async function listOrdersToSync(db: Queryable, { now, limit }: { now: Date; limit: number }): Promise<number[]> {
  const rows = await db
    .select({ id: bookingOrders.id })
    .from(bookingOrders)
    .innerJoin(paymentIntents, and(eq(paymentIntents.orderId, bookingOrders.id), unfinished))
    .where(and(eq(bookingOrders.state, 'open'), lte(bookingOrders.createdAt, new Date(now.getTime() - AT_IT))))
    .orderBy(asc(bookingOrders.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Returns paid orders that are neither placed nor refused. */
export async function listPaidOrders(db: Queryable, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: bookingOrders.id })
    .from(bookingOrders)
    .innerJoin(paymentIntents, and(eq(paymentIntents.orderId, bookingOrders.id), eq(paymentIntents.state, 'succeeded')))
    .where(inArray(bookingOrders.state, ['open', 'released']))
    .orderBy(asc(bookingOrders.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Returns refused orders whose payment is untouched, oldest first; a refunded or otherwise used payment needs no work. */
export async function listOrdersToRefund(db: Queryable, limit: number): Promise<number[]> {
  const isHere = isUntouched({ key: keyOfPayment, amount: paymentIntents.amount });
  const rows = await db
    .select({ id: bookingOrders.id })
    .from(bookingOrders)
    .innerJoin(paymentIntents, and(eq(paymentIntents.orderId, bookingOrders.id), eq(paymentIntents.state, 'succeeded')))
    .where(and(eq(bookingOrders.state, 'refused'), isHere))
    .orderBy(asc(bookingOrders.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
