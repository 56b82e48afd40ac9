// SQL of a parent's own invoices.

import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { paymentIntents } from '#server/db/schema/gateway.ts';

/** Builds the condition for invoices and credit notes that were sent to a user. */
export function listInvoicesSentTo(userId: number): SQL | undefined {
  return and(
    eq(inFull(invoices.buyerId), userId),
    ne(inFull(invoices.state), 'draft'),
    sql`${inFull(invoices.kind)} in ('sales', 'credit')`,
  );
}

/** Returns the IDs of all invoices and credit notes sent to a user, newest first. */
export async function listInvoiceNumbersSentTo(db: Queryable, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(listInvoicesSentTo(userId))
    .orderBy(desc(invoices.sentAt), desc(invoices.id));
  return rows.map(({ id }) => id);
}

const notes = alias(invoices, 'notes');

/** Returns sent credit notes with their invoices if either is among these IDs, oldest first. */
export function listCreditLinks(db: Queryable, ids: readonly number[]) {
  return db
    .select({ creditId: notes.id, creditNumber: notes.number, invoiceId: invoices.id, invoiceNumber: invoices.number })
    .from(notes)
    .innerJoin(invoices, eq(invoices.id, notes.creditsId))
    .where(and(ne(notes.state, 'draft'), or(inArray(notes.id, [...ids]), inArray(invoices.id, [...ids]))))
    .orderBy(asc(notes.id));
}

/** Returns the open payment intents of an invoice, newest first. */
export function listOpenIntents(db: Queryable, invoiceId: number) {
  return db
    .select()
    .from(paymentIntents)
    .where(and(eq(paymentIntents.invoiceId, invoiceId), inArray(paymentIntents.state, ['requires_payment', 'processing', 'failed'])))
    .orderBy(desc(paymentIntents.id));
}
