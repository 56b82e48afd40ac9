// The SQL of invoices: lists, one invoice and its related rows, and numbering.

import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { InvoiceState } from '#contract/finance/invoices/invoice-states.ts';
import { invoicesList } from '#contract/finance/invoices/invoices.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { invoiceSeries, invoices, paymentAllocations, payments } from '#server/db/schema/finance.ts';
import { users } from '#server/db/schema/identity.ts';
import { students } from '#server/db/schema/people.ts';
import { businesses } from '#server/db/schema/pricing.ts';
import { trips } from '#server/db/schema/trips.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';

const isOwed = sql`${invoices.kind} <> 'credit' and ${invoices.state} in ('sent', 'part_paid', 'paid')`;

const outstanding = sql`(case when ${isOwed} then ${invoices.total} - ${invoices.paid} - ${invoices.credited} else 0 end)`;

/** Builds the SQL of the invoice list for a day, since invoices become overdue at midnight. */
export function buildInvoiceList(today: string) {
  const overdue = sql`(${invoices.kind} = 'sales' and ${invoices.state} in ('sent', 'part_paid') and ${invoices.dueDate} < ${today}::date)`;
  return defineListSql(invoicesList, {
    key: invoices.id,
    sorts: {
      createdAt: invoices.createdAt,
      number: invoices.number,
      issueDate: invoices.issueDate,
      dueDate: invoices.dueDate,
      buyerName: foldForSort(invoices.buyerName),
      total: invoices.total,
      outstanding,
    },
    search: [invoices.number, invoices.buyerName, invoices.buyerEmail, sql`(${invoices.draft} ->> 'reference')`],
    filters: {
      kind: invoices.kind,
      state: invoices.state,
      overdue,
      businessId: invoices.businessId,
      buyerId: invoices.buyerId,
      tripId: invoices.tripId,
      groupId: sql`(select ${inFull(trips.groupId)} from ${trips} where ${inFull(trips.id)} = ${inFull(invoices.tripId)})`,
      issueDate: invoices.issueDate,
      dueDate: invoices.dueDate,
      total: invoices.total,
    },
  });
}

/** Matches the invoices that a user created, and the credit notes on them. */
export function whereWrittenBy(userId: number): SQL {
  const credited = alias(invoices, 'credited');
  const own = sql`select ${credited.id} from ${invoices} ${sql.identifier('credited')} where ${credited.createdBy} = ${userId}`;
  return sql`(${invoices.createdBy} = ${userId} or ${invoices.creditsId} in (${own}))`;
}

const creator = sql<string | null>`trim(${users.firstName} || ' ' || ${users.lastName})`;

function selectInvoices(db: Queryable) {
  return db
    .select({
      ...getTableColumns(invoices),
      businessName: businesses.name,
      creatorName: creator,
      studentName: sql<string | null>`trim(${students.firstName} || ' ' || ${students.lastName})`,
      fromDate: trips.fromDate,
      toDate: trips.toDate,
      tripQuoteFingerprint: trips.quoteFingerprint,
    })
    .from(invoices)
    .innerJoin(businesses, eq(businesses.id, invoices.businessId))
    .leftJoin(users, eq(users.id, invoices.createdBy))
    .leftJoin(trips, eq(trips.id, invoices.tripId))
    .leftJoin(students, eq(students.id, trips.studentId));
}

export type InvoiceRow = Awaited<ReturnType<typeof selectInvoices>>[number];

export function findInvoicesByIds(db: Queryable, ids: readonly number[]): Promise<InvoiceRow[]> {
  return selectInvoices(db).where(inArray(invoices.id, [...ids]));
}

/** Returns an invoice if it is among those that the caller may see. */
export async function findInvoice(db: Queryable, id: number, only?: SQL): Promise<InvoiceRow | null> {
  const [found] = await selectInvoices(db).where(and(eq(invoices.id, id), only));
  return found ?? null;
}

/** Returns the same, locked until the transaction ends. */
export async function lockInvoice(tx: Transaction, id: number, only?: SQL): Promise<InvoiceRow | null> {
  const [locked] = await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.id, id)).for('update');
  return locked === undefined ? null : findInvoice(tx, id, only);
}

export async function insertInvoice(tx: Transaction, fields: typeof invoices.$inferInsert): Promise<number> {
  const [made] = await tx.insert(invoices).values(fields).returning({ id: invoices.id });
  if (made === undefined) throw new TypeError('The database has answered an insert without its row.');
  return made.id;
}

/** The fields of an invoice that can change, except its state. */
export type InvoiceChange = Partial<Omit<typeof invoices.$inferSelect, 'state'>> & { readonly state?: never };

/** Updates fields of a locked invoice and increments its version. */
export async function updateInvoiceRow(tx: Transaction, id: number, fields: InvoiceChange): Promise<void> {
  await tx
    .update(invoices)
    .set({ ...fields, version: sql`${invoices.version} + 1` })
    .where(eq(invoices.id, id));
}

/** Updates fields and state. Only for the executor of transitions. */
export async function writeInvoiceState(tx: Transaction, id: number, state: InvoiceState, fields: InvoiceChange): Promise<void> {
  await tx
    .update(invoices)
    .set({ ...fields, state, version: sql`${invoices.version} + 1` })
    .where(eq(invoices.id, id));
}

export async function deleteInvoiceRow(tx: Transaction, id: number): Promise<void> {
  await tx.delete(invoices).where(eq(invoices.id, id));
}

/** Takes the next number of a series. Waits for open transactions that have taken one, since a number is reused after a rollback. */
export async function takeNextOfSeries(tx: Transaction, series: string): Promise<number> {
  const [taken] = await tx
    .insert(invoiceSeries)
    .values({ series, next: 2 })
    .onConflictDoUpdate({ target: invoiceSeries.series, set: { next: sql`${invoiceSeries.next} + 1` } })
    .returning({ next: invoiceSeries.next });
  if (taken === undefined) throw new TypeError('The database has answered an insert without its row.');
  return taken.next - 1;
}

/** Returns the credit notes of an invoice, ordered by number. */
export function listCreditNotes(db: Queryable, id: number) {
  return db
    .select({ id: invoices.id, number: invoices.number, total: invoices.total, issueDate: invoices.issueDate, document: invoices.document })
    .from(invoices)
    .where(and(eq(invoices.creditsId, id), isNotNull(invoices.document)))
    .orderBy(asc(invoices.id));
}

export async function findInvoiceNumber(db: Queryable, id: number): Promise<string | null> {
  const [found] = await db.select({ number: invoices.number }).from(invoices).where(eq(invoices.id, id));
  return found?.number ?? null;
}

/** Returns the payments allocated to an invoice, and their refunds. */
export function listSettlements(db: Queryable, id: number) {
  return db
    .select({
      id: payments.id,
      kind: payments.kind,
      method: payments.method,
      paidOn: payments.paidOn,
      reference: payments.reference,
      amount: paymentAllocations.amount,
    })
    .from(paymentAllocations)
    .innerJoin(payments, eq(payments.id, paymentAllocations.paymentId))
    .where(eq(paymentAllocations.invoiceId, id))
    .orderBy(asc(payments.paidOn), asc(payments.id));
}

/** Returns the buyers of sales invoices and credit notes, sorted by the name on their newest one. */
export async function listInvoiceBuyers(db: Queryable, only: SQL | undefined): Promise<{ id: number; name: string }[]> {
  const rows = await db
    .selectDistinctOn([users.id], {
      id: users.id,
      name: sql<string>`coalesce(nullif(${invoices.buyerName}, ''), trim(${users.firstName} || ' ' || ${users.lastName}))`,
    })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.buyerId))
    .where(and(inArray(invoices.kind, ['sales', 'credit']), only))
    .orderBy(users.id, desc(invoices.id));
  return rows.toSorted((a, b) => a.name.localeCompare(b.name) || a.id - b.id);
}

/** Returns the outstanding amounts of sales invoices by days overdue, per currency. */
export function sumReceivablesByAge(db: Queryable, { today, only }: { today: string; only: SQL | undefined }) {
  const days = sql`(${today}::date - ${invoices.dueDate})`;
  const sum = (when: SQL) => sql<string>`coalesce(sum(${outstanding}) filter (where ${when}), 0)::text`;
  return db
    .select({
      currency: invoices.currency,
      notDue: sum(sql`${days} <= 0`),
      upTo30: sum(sql`${days} between 1 and 30`),
      upTo60: sum(sql`${days} between 31 and 60`),
      upTo90: sum(sql`${days} between 61 and 90`),
      over90: sum(sql`${days} > 90`),
      total: sum(sql`true`),
    })
    .from(invoices)
    .where(and(eq(invoices.kind, 'sales'), inArray(invoices.state, ['sent', 'part_paid']), only))
    .groupBy(invoices.currency)
    .orderBy(asc(invoices.currency));
}

/** Returns the buyer details of a user's latest sales invoice that the caller may see; null if there is none. */
export async function findLastBuyer(db: Queryable, buyerId: number, only?: SQL) {
  const [found] = await db
    .select({ draft: invoices.draft })
    .from(invoices)
    .where(and(eq(invoices.buyerId, buyerId), eq(invoices.kind, 'sales'), only))
    .orderBy(desc(invoices.id))
    .limit(1);
  return found?.draft.buyer ?? null;
}
