// The SQL of payments: lists, one payment and its allocations.

import { and, asc, desc, eq, getTableColumns, inArray, like, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GatewayEventType } from '#contract/finance/payments/gateway-states.ts';
import { paymentsList } from '#contract/finance/payments/payments.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { invoices, paymentAllocations, payments } from '#server/db/schema/finance.ts';
import { gatewayEvents } from '#server/db/schema/gateway.ts';
import { users } from '#server/db/schema/identity.ts';
import { businesses } from '#server/db/schema/pricing.ts';
import { trips } from '#server/db/schema/trips.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';

const back = alias(payments, 'back');

const refunded = sql<string>`(select coalesce(sum(${back.amount}), 0)::text from ${payments} ${sql.identifier('back')} where ${back.refundsId} = ${payments.id})`;

/** The amount of a payment allocated to invoices, minus its refunds. */
const allocated = sql<string>`(select coalesce(sum(${paymentAllocations.amount}), 0)::text from ${paymentAllocations}
  where ${paymentAllocations.paymentId} = ${payments.id} or ${paymentAllocations.paymentId} in
  (select ${back.id} from ${payments} ${sql.identifier('back')} where ${back.refundsId} = ${payments.id}))`;

const unallocated = sql<string>`(case when ${payments.kind} = 'refund' then 0
  else ${payments.amount} - ${refunded}::numeric - ${allocated}::numeric end)`;

/** Matches a payment of this key and amount that is neither allocated nor refunded; for conditions in other queries. */
export function isUntouched({ key, amount }: { readonly key: SQL; readonly amount: SQLWrapper }): SQL {
  return sql`exists (select 1 from ${payments} where ${payments.key} = ${key} and ${unallocated} = ${amount})`;
}

/** The SQL of the payment list. */
export const paymentList = defineListSql(paymentsList, {
  key: payments.id,
  sorts: {
    createdAt: payments.createdAt,
    paidOn: payments.paidOn,
    payerName: foldForSort(payments.payerName),
    amount: payments.amount,
    unallocated,
  },
  search: [payments.payerName, payments.reference, payments.reason],
  filters: {
    kind: payments.kind,
    method: payments.method,
    businessId: payments.businessId,
    isUnallocated: sql`(${unallocated} > 0)`,
    paidOn: payments.paidOn,
    amount: payments.amount,
  },
});

/** Matches the payments and refunds of the invoices that a user created. */
export function wherePaysInvoicesOf(userId: number): SQL {
  return sql`exists (select 1 from ${paymentAllocations} join ${invoices} on ${invoices.id} = ${paymentAllocations.invoiceId}
    where ${invoices.createdBy} = ${userId} and ${paymentAllocations.paymentId} = ${payments.id})`;
}

const creator = sql<string | null>`trim(${users.firstName} || ' ' || ${users.lastName})`;

function selectPayments(db: Queryable) {
  return db
    .select({
      ...getTableColumns(payments),
      businessName: businesses.name,
      creatorName: creator,
      refunded,
      unallocated: sql<string>`(${unallocated})::text`,
    })
    .from(payments)
    .innerJoin(businesses, eq(businesses.id, payments.businessId))
    .leftJoin(users, eq(users.id, payments.createdBy));
}

export type PaymentRow = Awaited<ReturnType<typeof selectPayments>>[number];

export function findPaymentsByIds(db: Queryable, ids: readonly number[]): Promise<PaymentRow[]> {
  return selectPayments(db).where(inArray(payments.id, [...ids]));
}

/** Returns a payment if it is among those that the caller may see. */
export async function findPayment(db: Queryable, id: number, only?: SQL): Promise<PaymentRow | null> {
  const [found] = await selectPayments(db).where(and(eq(payments.id, id), only));
  return found ?? null;
}

/** Returns the same, locked until the transaction ends. */
export async function lockPayment(tx: Transaction, id: number): Promise<PaymentRow | null> {
  const [locked] = await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, id)).for('update');
  return locked === undefined ? null : findPayment(tx, id);
}

export async function findPaymentByKey(db: Queryable, key: string): Promise<PaymentRow | null> {
  const [found] = await selectPayments(db).where(eq(payments.key, key));
  return found ?? null;
}

/** Returns which of these keys belong to a recorded payment. */
export async function findKnownKeys(db: Queryable, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ key: payments.key })
    .from(payments)
    .where(inArray(payments.key, [...keys]));
  return new Set(rows.flatMap(({ key }) => key ?? []));
}

/** Inserts a payment; returns null if one with its key exists, or is just committed by another transaction. */
export async function insertPayment(tx: Transaction, fields: typeof payments.$inferInsert): Promise<number | null> {
  const [made] = await tx.insert(payments).values(fields).onConflictDoNothing({ target: payments.key }).returning({ id: payments.id });
  return made?.id ?? null;
}

/** Increments the version of a payment after its allocations change, so that clients must reload it. */
export async function incrementPaymentVersion(tx: Transaction, id: number): Promise<void> {
  await tx
    .update(payments)
    .set({ version: sql`${payments.version} + 1` })
    .where(eq(payments.id, id));
}

/** Adds to the allocation of a payment to an invoice; deletes it if the sum is 0. */
export async function upsertAllocation(tx: Transaction, row: typeof paymentAllocations.$inferInsert): Promise<void> {
  const { paymentId, invoiceId, amount, at } = row;
  const [kept] = await tx
    .select({ isNothing: sql<boolean>`${paymentAllocations.amount} + ${amount}::numeric = 0` })
    .from(paymentAllocations)
    .where(and(eq(paymentAllocations.paymentId, paymentId), eq(paymentAllocations.invoiceId, invoiceId)))
    .for('update');
  const own = and(eq(paymentAllocations.paymentId, paymentId), eq(paymentAllocations.invoiceId, invoiceId));
  if (kept === undefined) await tx.insert(paymentAllocations).values(row);
  else if (kept.isNothing) await tx.delete(paymentAllocations).where(own);
  else
    await tx
      .update(paymentAllocations)
      .set({ amount: sql`${paymentAllocations.amount} + ${amount}::numeric`, at })
      .where(own);
}

/** Returns the allocations of one payment, or of one refund as negative amounts, ordered by invoice ID. */
export function listAllocations(db: Queryable, paymentId: number): Promise<{ invoiceId: number; amount: string }[]> {
  return db
    .select({ invoiceId: paymentAllocations.invoiceId, amount: paymentAllocations.amount })
    .from(paymentAllocations)
    .where(eq(paymentAllocations.paymentId, paymentId))
    .orderBy(asc(paymentAllocations.invoiceId));
}

/** Returns the amounts of a payment allocated to each invoice, minus refunds, newest first. */
export async function listNetAllocations(db: Queryable, paymentId: number) {
  const refunds = db.select({ id: payments.id }).from(payments).where(eq(payments.refundsId, paymentId));
  const amount = sql<string>`sum(${paymentAllocations.amount})::text`;
  return db
    .select({
      invoiceId: invoices.id,
      number: invoices.number,
      buyerName: invoices.buyerName,
      buyer: sql<string>`coalesce(${invoices.buyerId}::text, lower(btrim(${invoices.buyerName})))`,
      writtenBy: invoices.createdBy,
      amount,
      toGiveBack: sql<string>`(case when ${trips.state} = 'cancelled' and ${invoices.credited} = 0 then sum(${paymentAllocations.amount})
        else greatest(${invoices.paid} + ${invoices.credited} - coalesce(${invoices.total}, 0), 0) end)::text`,
    })
    .from(paymentAllocations)
    .innerJoin(invoices, eq(invoices.id, paymentAllocations.invoiceId))
    .leftJoin(trips, eq(trips.id, invoices.tripId))
    .where(sql`(${paymentAllocations.paymentId} = ${paymentId} or ${inArray(paymentAllocations.paymentId, refunds)})`)
    .groupBy(invoices.id, trips.id)
    .having(sql`sum(${paymentAllocations.amount}) <> 0`)
    .orderBy(desc(sql`max(${paymentAllocations.at})`), desc(invoices.id));
}

export function listRefunds(db: Queryable, paymentId: number) {
  return db
    .select({ id: payments.id, amount: payments.amount, paidOn: payments.paidOn, reason: payments.reason })
    .from(payments)
    .where(eq(payments.refundsId, paymentId))
    .orderBy(asc(payments.id));
}

/** Returns the events of each dispute of a payment, in the order in which the disputes began. */
export function listDisputes(db: Queryable, paymentId: number) {
  const { id, eventId, type, state, payload, paymentId: paidBy } = gatewayEvents;
  return db
    .select({
      told: sql<GatewayEventType[]>`json_agg(${type})`,
      amount: sql<string>`max((${payload} ->> 'amount')::numeric)::text`,
    })
    .from(gatewayEvents)
    .where(and(eq(paidBy, paymentId), like(type, 'dispute.%'), ne(state, 'failed')))
    .groupBy(sql`coalesce(substring(${eventId} from '^(.+):[a-zA-Z]+$'), '')`)
    .orderBy(asc(sql`min(${id})`));
}

/** Returns the sales invoices of a business with an outstanding amount, to match with a bank statement. */
export function listOpenInvoices(db: Queryable, { businessId, currency }: { businessId: number; currency: string }) {
  return db
    .select({
      invoiceId: invoices.id,
      number: sql<string>`${invoices.number}`,
      buyerName: invoices.buyerName,
      owed: sql<string>`(${invoices.total} - ${invoices.paid} - ${invoices.credited})::text`,
    })
    .from(invoices)
    .where(
      and(
        eq(invoices.businessId, businessId),
        eq(invoices.currency, currency),
        eq(invoices.kind, 'sales'),
        inArray(invoices.state, ['sent', 'part_paid']),
      ),
    );
}
