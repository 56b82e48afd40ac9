// The SQL of a parent's own invoices.

import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { paymentIntents } from '#server/db/schema/gateway.ts';

/** What somebody was sent: billed to them, and no draft. */
export function sentTo(userId: number): SQL | undefined {
  return and(
    eq(inFull(invoices.buyerId), userId),
    ne(inFull(invoices.state), 'draft'),
    sql`${inFull(invoices.kind)} in ('sales', 'credit')`,
  );
}

/** The numbers of all of them, the newest first. */
export async function numbersSentTo(db: Queryable, userId: number): Promise<number[]> {
  const rows = await db.select({ id: invoices.id }).from(invoices).where(sentTo(userId)).orderBy(desc(invoices.sentAt), desc(invoices.id));
  return rows.map(({ id }) => id);
}

/** The payments of an invoice that are still to be paid or on their way, the newest first. */
export function openIntentsOf(db: Queryable, invoiceId: number) {
  return db
    .select()
    .from(paymentIntents)
    .where(and(eq(paymentIntents.invoiceId, invoiceId), inArray(paymentIntents.state, ['requires_payment', 'processing', 'failed'])))
    .orderBy(desc(paymentIntents.id));
}
