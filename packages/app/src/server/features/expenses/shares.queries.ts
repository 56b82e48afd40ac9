// SQL of shares: the trips that bear an expense, their amounts, and the invoices that bill them.

import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { expenseSharesList, type ShareState } from '#contract/finance/expenses/expenses.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { expenseShares, expenses } from '#server/db/schema/expenses.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { users } from '#server/db/schema/identity.ts';
import { students } from '#server/db/schema/people.ts';
import { tripGroups, trips } from '#server/db/schema/trips.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';
import type { BearingTrip, Share } from './shares.rules.ts';

const parents = alias(users, 'parents');

/** A share on a voided invoice is unbilled. */
const shareState = sql<ShareState>`(case when ${invoices.state} is null or ${invoices.state} = 'void' then 'unbilled' else ${invoices.state} end)`;

export const studentName = sql<string>`trim(${students.firstName} || ' ' || ${students.lastName})`;
const parentName = sql<string | null>`trim(${parents.firstName} || ' ' || ${parents.lastName})`;

function selectShares(db: Queryable) {
  return db
    .select({
      id: expenseShares.id,
      expenseId: expenseShares.expenseId,
      tripId: expenseShares.tripId,
      amount: expenseShares.amount,
      currency: expenses.currency,
      category: expenses.category,
      description: expenses.description,
      spentOn: expenses.spentOn,
      subject: sql<string>`coalesce(${tripGroups.name}, ${studentName})`,
      studentName,
      parentId: trips.parentId,
      parentName,
      standing: shareState,
      invoiceId: expenseShares.invoiceId,
      invoiceNumber: invoices.number,
    })
    .from(expenseShares)
    .innerJoin(expenses, eq(expenses.id, expenseShares.expenseId))
    .innerJoin(trips, eq(trips.id, expenseShares.tripId))
    .innerJoin(students, eq(students.id, trips.studentId))
    .leftJoin(parents, eq(parents.id, trips.parentId))
    .leftJoin(tripGroups, eq(tripGroups.id, expenses.groupId))
    .leftJoin(invoices, eq(invoices.id, expenseShares.invoiceId));
}

export type ShareRow = Awaited<ReturnType<typeof selectShares>>[number];

/** Returns the shares of expenses that the caller may see, in the order of the trips. */
export function listSharesOfExpenses(db: Queryable, expenseIds: readonly number[], only?: SQL): Promise<ShareRow[]> {
  return selectShares(db)
    .where(and(inArray(expenseShares.expenseId, [...expenseIds]), only))
    .orderBy(asc(expenseShares.expenseId), asc(expenseShares.tripId));
}

export function findSharesByIds(db: Queryable, ids: readonly number[]): Promise<ShareRow[]> {
  return selectShares(db).where(inArray(expenseShares.id, [...ids]));
}

/** The joined tables of the list of shares. */
const joined = sql`${expenseShares} join ${expenses} on ${expenses.id} = ${expenseShares.expenseId}
  join ${trips} on ${trips.id} = ${expenseShares.tripId} join ${students} on ${students.id} = ${trips.studentId}
  left join ${users} ${sql.identifier('parents')} on ${parents.id} = ${trips.parentId}`;

/** The SQL of the list of shares. */
export const shareList = defineListSql(expenseSharesList, {
  key: expenseShares.id,
  from: joined,
  sorts: {
    parentName: foldForSort(parentName),
    studentName: foldForSort(studentName),
    spentOn: expenses.spentOn,
    amount: expenseShares.amount,
  },
  search: [parentName, studentName, expenses.description],
  filters: { groupId: expenses.groupId, currency: expenses.currency, spentOn: expenses.spentOn },
});

/** Restricts to shares that count: not those of refused expenses. */
export function whereSharesCount(only: readonly (SQL | undefined)[]): SQL | undefined {
  return and(...only, ne(expenses.state, 'refused'));
}

/** Returns the trips that bear an expense now: its own trip, or those of its group that aren't cancelled. */
export function listBearingTrips(
  db: Queryable,
  { tripId, groupId }: { tripId: number | null; groupId: number | null },
): Promise<BearingTrip[]> {
  const own = tripId === null ? and(eq(trips.groupId, groupId ?? 0), ne(trips.state, 'cancelled')) : eq(trips.id, tripId);
  return db.select({ tripId: trips.id, parentId: trips.parentId }).from(trips).where(own).orderBy(asc(trips.id));
}

/** Replaces the shares of an expense, none of which may be billed. */
export async function replaceShares(tx: Transaction, expenseId: number, shares: readonly Share[]): Promise<void> {
  await tx.delete(expenseShares).where(eq(expenseShares.expenseId, expenseId));
  if (shares.length > 0) await tx.insert(expenseShares).values(shares.map((share) => ({ expenseId, ...share })));
}

/** Puts shares on an invoice; their expenses must be locked. */
export async function updateInvoiceOfShares(tx: Transaction, ids: readonly number[], invoiceId: number): Promise<void> {
  await tx
    .update(expenseShares)
    .set({ invoiceId })
    .where(inArray(expenseShares.id, [...ids]));
}
