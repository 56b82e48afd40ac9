// SQL of expenses: lists, single expenses, sums, and writes.

import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ExpenseState } from '#contract/finance/expenses/expense-states.ts';
import { expensesList } from '#contract/finance/expenses/expenses.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { attachments } from '#server/db/schema/attachments.ts';
import { expenseShares, expenses } from '#server/db/schema/expenses.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { users } from '#server/db/schema/identity.ts';
import { students } from '#server/db/schema/people.ts';
import { businesses, currencies } from '#server/db/schema/pricing.ts';
import { tripGroups, trips } from '#server/db/schema/trips.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';
import { studentName } from './shares.queries.ts';

const payers = alias(users, 'payers');
const submitters = alias(users, 'submitters');
const deciders = alias(users, 'deciders');

const toFullName = (person: typeof payers | typeof submitters | typeof deciders) =>
  sql<string | null>`trim(${person.firstName} || ' ' || ${person.lastName})`;

const subject = sql<string>`coalesce(${tripGroups.name}, ${studentName}, '')`;

const own = sql`from ${expenseShares} left join ${invoices} on ${invoices.id} = ${expenseShares.invoiceId}
  where ${expenseShares.expenseId} = ${expenses.id} and ${expenseShares.amount} > 0`;

/**
 * `invoiced` is derived, not stored: every share is on an invoice that isn't void. Deleting a draft or voiding an invoice frees its shares.
 */
const state = sql<ExpenseState>`(case when ${expenses.state} = 'approved' and ${expenses.rebillable} and exists (select 1 ${own})
  and not exists (select 1 ${own} and (${invoices.id} is null or ${invoices.state} = 'void')) then 'invoiced' else ${expenses.state} end)`;

/** Tells whether a share is on a draft. */
const isDrafted = sql<boolean>`exists (select 1 ${own} and ${invoices.state} = 'draft')`;

const joined = sql`${expenses} left join ${trips} on ${trips.id} = ${expenses.tripId} left join ${students} on ${students.id} = ${trips.studentId}
  left join ${tripGroups} on ${tripGroups.id} = ${expenses.groupId} left join ${users} ${sql.identifier('payers')} on ${payers.id} = ${expenses.payerId}`;

/** The SQL of the list of expenses. */
export const expenseList = defineListSql(expensesList, {
  key: expenses.id,
  from: joined,
  sorts: {
    spentOn: expenses.spentOn,
    createdAt: expenses.createdAt,
    amount: expenses.amount,
    category: expenses.category,
    state,
    subject: foldForSort(subject),
    payerName: foldForSort(toFullName(payers)),
  },
  search: [expenses.description, subject, toFullName(payers)],
  filters: {
    state,
    category: expenses.category,
    tripId: expenses.tripId,
    groupId: expenses.groupId,
    payerId: expenses.payerId,
    rebillable: expenses.rebillable,
    spentOn: expenses.spentOn,
    amount: expenses.amount,
    currency: expenses.currency,
  },
});

function selectExpenses(db: Queryable) {
  return db
    .select({
      ...getTableColumns(expenses),
      state,
      isDrafted,
      subject,
      fromDate: sql<string | null>`coalesce(${tripGroups.fromDate}, ${trips.fromDate})::text`,
      toDate: sql<string | null>`coalesce(${tripGroups.toDate}, ${trips.toDate})::text`,
      businessName: businesses.name,
      payerName: toFullName(payers),
      submitterName: toFullName(submitters),
      deciderName: toFullName(deciders),
      receiptName: attachments.name,
    })
    .from(expenses)
    .innerJoin(businesses, eq(businesses.id, expenses.businessId))
    .leftJoin(trips, eq(trips.id, expenses.tripId))
    .leftJoin(students, eq(students.id, trips.studentId))
    .leftJoin(tripGroups, eq(tripGroups.id, expenses.groupId))
    .leftJoin(payers, eq(payers.id, expenses.payerId))
    .leftJoin(submitters, eq(submitters.id, expenses.submittedBy))
    .leftJoin(deciders, eq(deciders.id, expenses.decidedBy))
    .leftJoin(attachments, eq(attachments.ref, expenses.receiptRef));
}

export type ExpenseRow = Awaited<ReturnType<typeof selectExpenses>>[number];

/** Returns expenses that the caller may see, in the order of their IDs. */
export function findExpensesByIds(db: Queryable, ids: readonly number[], only?: SQL): Promise<ExpenseRow[]> {
  return selectExpenses(db)
    .where(and(inArray(expenses.id, [...ids]), only))
    .orderBy(asc(expenses.id));
}

export async function findExpense(db: Queryable, id: number, only?: SQL): Promise<ExpenseRow | null> {
  const [found] = await findExpensesByIds(db, [id], only);
  return found ?? null;
}

/** Returns the IDs of expenses that fit a condition; all without one. */
export async function findExpenseIds(db: Queryable, ids: readonly number[], only: SQL | undefined): Promise<Set<number>> {
  if (only === undefined) return new Set(ids);
  const rows = await db
    .select({ id: expenses.id })
    .from(expenses)
    .where(and(whereIdIn(ids), only));
  return new Set(rows.map(({ id }) => id));
}

/** Returns the newest expenses that fit a condition. */
export function listNewestExpenses(db: Queryable, { only, limit }: { only: SQL | undefined; limit: number }): Promise<ExpenseRow[]> {
  return selectExpenses(db).where(only).orderBy(desc(expenses.spentOn), desc(expenses.id)).limit(limit);
}

/** Returns the expenses of a group, oldest first. */
export function listExpensesOfGroup(db: Queryable, groupId: number, only?: SQL): Promise<ExpenseRow[]> {
  return selectExpenses(db)
    .where(and(eq(expenses.groupId, groupId), only))
    .orderBy(asc(expenses.spentOn), asc(expenses.id));
}

/** Locks expenses in the order of their IDs until the transaction ends; returns the IDs found. */
export async function lockExpenses(tx: Transaction, which: SQL | undefined): Promise<number[]> {
  const rows = await tx.select({ id: expenses.id }).from(expenses).where(which).orderBy(asc(expenses.id)).for('update');
  return rows.map(({ id }) => id);
}

export const whereIdIn = (ids: readonly number[]): SQL => inArray(expenses.id, [...ids]);

/** Restricts to a group's expenses that can be rebilled. */
export const whereBillableOfGroup = (groupId: number): SQL | undefined =>
  and(eq(expenses.groupId, groupId), eq(expenses.state, 'approved'), eq(expenses.rebillable, true));

export async function insertExpense(tx: Transaction, fields: typeof expenses.$inferInsert): Promise<number> {
  const [made] = await tx.insert(expenses).values(fields).returning({ id: expenses.id });
  if (made === undefined) throw new TypeError('The database has answered an insert without its row.');
  return made.id;
}

/** Updates fields of a locked expense, and increments its version. */
export async function updateExpense(tx: Transaction, id: number, fields: Partial<typeof expenses.$inferInsert>): Promise<void> {
  await tx
    .update(expenses)
    .set({ ...fields, version: sql`${expenses.version} + 1` })
    .where(eq(expenses.id, id));
}

export async function deleteExpenseRow(tx: Transaction, id: number): Promise<void> {
  await tx.delete(expenses).where(eq(expenses.id, id));
}

/** Sums expenses by currency, with the billed and paid shares that the caller may see. */
export function sumExpenses(db: Queryable, ids: readonly number[], visible: SQL | undefined) {
  const shares = (invoiceIs: SQL) => sql<string>`(select coalesce(sum(${expenseShares.amount}), 0) from ${expenseShares}
    join ${trips} on ${trips.id} = ${expenseShares.tripId} join ${invoices} on ${invoices.id} = ${expenseShares.invoiceId}
    where ${expenseShares.expenseId} = ${expenses.id} and ${invoiceIs} and (${visible ?? sql`true`}))`;
  const each = db
    .select({
      currency: expenses.currency,
      amount: sql<string>`${expenses.amount}`.as('amount'),
      billed: shares(sql`${invoices.state} <> 'void'`).as('billed'),
      paid: shares(sql`${invoices.state} = 'paid'`).as('paid'),
    })
    .from(expenses)
    .innerJoin(businesses, eq(businesses.id, expenses.businessId))
    .where(inArray(expenses.id, [...ids]))
    .as('each');
  return db
    .select({
      currency: each.currency,
      count: sql<number>`count(*)::int`,
      amount: sql<string>`sum(${each.amount})::text`,
      billed: sql<string>`sum(${each.billed})::text`,
      paid: sql<string>`sum(${each.paid})::text`,
    })
    .from(each)
    .groupBy(each.currency)
    .orderBy(asc(each.currency));
}

/** Returns the business that bills in a currency: the requested one if it does, else the default one, else the oldest; null if none. */
export async function findBusinessOfCurrency(
  db: Queryable,
  { currency, wished }: { currency: string; wished: number | null },
): Promise<number | null> {
  const [found] = await db
    .select({ id: businesses.id })
    .from(businesses)
    .innerJoin(currencies, eq(currencies.id, businesses.currencyId))
    .where(eq(currencies.code, currency))
    .orderBy(sql`(${businesses.id} = ${wished}) is true desc`, sql`${businesses.isDefault} desc`, asc(businesses.id))
    .limit(1);
  return found?.id ?? null;
}

/** Returns names, addresses and languages of the buyers of invoices. */
export function listBuyers(db: Queryable, ids: readonly number[]) {
  return db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email, locale: users.locale })
    .from(users)
    .where(inArray(users.id, [...ids]));
}
