// SQL of purchase invoices: lists, single invoices, writes, and their payees.

import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PayeeType } from '#contract/finance/payouts/payee.ts';
import type { PurchaseState } from '#contract/finance/purchases/purchase.machine.ts';
import { purchasesList } from '#contract/finance/purchases/purchases.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { attachments } from '#server/db/schema/attachments.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { activities, businesses } from '#server/db/schema/pricing.ts';
import { purchaseInvoices } from '#server/db/schema/purchases.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';

const outstanding = sql`(case when ${purchaseInvoices.state} in ('draft', 'void') then 0 else ${purchaseInvoices.total} - ${purchaseInvoices.paid} end)`;
const difference = sql`(${purchaseInvoices.net} - ${purchaseInvoices.expected})`;
const isOwed = sql`${purchaseInvoices.state} in ('approved', 'part_paid')`;

/** Defines the list for a day, because the overdue invoices depend on it. */
export function buildPurchaseList(today: string) {
  return defineListSql(purchasesList, {
    key: purchaseInvoices.id,
    sorts: {
      createdAt: purchaseInvoices.createdAt,
      number: purchaseInvoices.number,
      supplierName: foldForSort(purchaseInvoices.supplierName),
      issueDate: purchaseInvoices.issueDate,
      dueDate: purchaseInvoices.dueDate,
      total: purchaseInvoices.total,
      difference,
      outstanding,
    },
    search: [purchaseInvoices.number, purchaseInvoices.supplierName, purchaseInvoices.notes],
    filters: {
      state: purchaseInvoices.state,
      supplierName: purchaseInvoices.supplierName,
      differs: sql`(coalesce(${difference}, 0) <> 0)`,
      overdue: sql`(${isOwed} and ${purchaseInvoices.dueDate} < ${today}::date)`,
      dueDate: purchaseInvoices.dueDate,
      issueDate: purchaseInvoices.issueDate,
      businessId: purchaseInvoices.businessId,
      tripId: purchaseInvoices.tripId,
      selfBilled: purchaseInvoices.selfBilled,
      total: purchaseInvoices.total,
    },
  });
}

/** Restricts to invoices of the host family that an account manages. */
export function whereBilledBy(userId: number): SQL {
  return sql`(${purchaseInvoices.payeeType} = 'Host_family' and ${purchaseInvoices.payeeId} in
    (select ${hostFamilies.id} from ${hostFamilies} where ${hostFamilies.userId} = ${userId}))`;
}

const creator = sql<string | null>`trim(${users.firstName} || ' ' || ${users.lastName})`;

function selectPurchases(db: Queryable) {
  return db
    .select({ ...getTableColumns(purchaseInvoices), businessName: businesses.name, creatorName: creator })
    .from(purchaseInvoices)
    .innerJoin(businesses, eq(businesses.id, purchaseInvoices.businessId))
    .leftJoin(users, eq(users.id, purchaseInvoices.createdBy));
}

export type PurchaseRow = Awaited<ReturnType<typeof selectPurchases>>[number];

export function findPurchasesByIds(db: Queryable, ids: readonly number[]): Promise<PurchaseRow[]> {
  return selectPurchases(db).where(inArray(purchaseInvoices.id, [...ids]));
}

/** Returns the invoices that fit a condition, newest first; voided ones are excluded. */
export function listNewestPurchases(db: Queryable, { only, atMost }: { only: SQL; atMost: number }): Promise<PurchaseRow[]> {
  return selectPurchases(db)
    .where(and(only, sql`${purchaseInvoices.state} <> 'void'`))
    .orderBy(desc(purchaseInvoices.dueDate), desc(purchaseInvoices.id))
    .limit(atMost);
}

/** Returns the invoices of a stay; voided ones are excluded. */
export function listPurchasesOfTrip(db: Queryable, tripId: number): Promise<PurchaseRow[]> {
  return selectPurchases(db)
    .where(and(eq(purchaseInvoices.tripId, tripId), sql`${purchaseInvoices.state} <> 'void'`))
    .orderBy(asc(purchaseInvoices.id));
}

/** Returns an invoice, if it is among those that the caller may see. */
export async function findPurchase(db: Queryable, id: number, only?: SQL): Promise<PurchaseRow | null> {
  const [found] = await selectPurchases(db).where(and(eq(purchaseInvoices.id, id), only));
  return found ?? null;
}

/** Returns the invoice like `findPurchase`, locked until the transaction ends. */
export async function lockPurchase(tx: Transaction, id: number, only?: SQL): Promise<PurchaseRow | null> {
  const [locked] = await tx.select({ id: purchaseInvoices.id }).from(purchaseInvoices).where(eq(purchaseInvoices.id, id)).for('update');
  return locked === undefined ? null : findPurchase(tx, id, only);
}

export type PurchaseFields = typeof purchaseInvoices.$inferInsert;

export async function insertPurchase(tx: Transaction, fields: PurchaseFields): Promise<number> {
  const [made] = await tx.insert(purchaseInvoices).values(fields).returning({ id: purchaseInvoices.id });
  if (made === undefined) throw new TypeError('The database has answered an insert without its row.');
  return made.id;
}

/** Inserts the invoice of a stay and payee; returns null if one exists already. */
export async function insertPurchaseOfStay(tx: Transaction, fields: PurchaseFields): Promise<number | null> {
  const [made] = await tx.insert(purchaseInvoices).values(fields).onConflictDoNothing().returning({ id: purchaseInvoices.id });
  return made?.id ?? null;
}

/** The fields that can change without a transition. */
export type PurchaseChange = Partial<Omit<PurchaseFields, 'state'>> & { readonly state?: never };

/** Updates fields of a locked invoice, and increments its version. */
export async function updatePurchase(tx: Transaction, id: number, fields: PurchaseChange): Promise<void> {
  await tx
    .update(purchaseInvoices)
    .set({ ...fields, version: sql`${purchaseInvoices.version} + 1` })
    .where(eq(purchaseInvoices.id, id));
}

/** Updates fields together with the state; only for the executor of transitions. */
export async function writePurchaseState(tx: Transaction, id: number, state: PurchaseState, fields: PurchaseChange): Promise<void> {
  await tx
    .update(purchaseInvoices)
    .set({ ...fields, state, version: sql`${purchaseInvoices.version} + 1` })
    .where(eq(purchaseInvoices.id, id));
}

export async function deletePurchaseRow(tx: Transaction, id: number): Promise<void> {
  await tx.delete(purchaseInvoices).where(eq(purchaseInvoices.id, id));
}

/** Returns what we owe by days overdue, per currency. */
export function sumPayablesByAge(db: Queryable, { today, only }: { today: string; only: SQL | undefined }) {
  const days = sql`(${today}::date - ${purchaseInvoices.dueDate})`;
  const sum = (when: SQL) => sql<string>`coalesce(sum(${outstanding}) filter (where ${when}), 0)::text`;
  return db
    .select({
      currency: purchaseInvoices.currency,
      notDue: sum(sql`${days} <= 0`),
      upTo30: sum(sql`${days} between 1 and 30`),
      upTo60: sum(sql`${days} between 31 and 60`),
      upTo90: sum(sql`${days} between 61 and 90`),
      over90: sum(sql`${days} > 90`),
      total: sum(sql`true`),
    })
    .from(purchaseInvoices)
    .where(and(isOwed, only))
    .groupBy(purchaseInvoices.currency)
    .orderBy(asc(purchaseInvoices.currency));
}

/** Returns the printed details of a payee, a host family or an activity; null if there is none with this ID. */
export async function findPayee(
  db: Queryable,
  { payeeType, payeeId }: { payeeType: PayeeType; payeeId: number },
): Promise<{ name: string; address: readonly string[]; email: string } | null> {
  if (payeeType === 'Activity') {
    const [found] = await db.select({ name: activities.name }).from(activities).where(eq(activities.id, payeeId));
    return found === undefined ? null : { name: found.name, address: [], email: '' };
  }
  const [found] = await db
    .select({
      first: hostFamilies.parentGuardianOneFirstName,
      last: hostFamilies.parentGuardianOneLastName,
      street: hostFamilies.addressLine1,
      town: hostFamilies.cityTown,
      email: hostFamilies.email,
    })
    .from(hostFamilies)
    .where(eq(hostFamilies.id, payeeId));
  return found === undefined
    ? null
    : { name: `${found.first} ${found.last}`.trim(), address: [found.street, found.town], email: found.email };
}

/** Returns the file of an invoice as its page shows it. */
export async function findAttachment(db: Queryable, ref: string) {
  const { name, kind, size, alt } = attachments;
  const [found] = await db.select({ randomRef: attachments.ref, name, kind, size, alt }).from(attachments).where(eq(attachments.ref, ref));
  return found ?? null;
}
