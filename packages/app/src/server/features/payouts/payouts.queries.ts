// The SQL of payouts: lists, locks, history, and totals.

import { and, asc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PayeeType } from '#contract/finance/payouts/payee.ts';
import type { PayoutState } from '#contract/finance/payouts/payout.machine.ts';
import { payoutsList } from '#contract/finance/payouts/payouts.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { payoutBatches, payoutDetails, payoutDetailsChanges, payoutHistory, payouts } from '#server/db/schema/payouts.ts';
import { students } from '#server/db/schema/people.ts';
import { activities, businesses } from '#server/db/schema/pricing.ts';
import { purchaseInvoices } from '#server/db/schema/purchases.ts';
import { trips } from '#server/db/schema/trips.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';

const familyName = sql<string>`trim(${hostFamilies.parentGuardianOneFirstName} || ' ' || ${hostFamilies.parentGuardianOneLastName})`;
const payeeName = sql<string>`coalesce(${activities.name}, ${familyName}, '')`;
const studentName = sql<string | null>`trim(${students.firstName} || ' ' || ${students.lastName})`;
const lacksDetails = sql<boolean>`(${payoutDetails.holder} is null)`;

const wherePaidTo = (type: PayeeType, id: SQL | typeof hostFamilies.id | typeof activities.id) =>
  sql`${payouts.payeeType} = ${type} and ${payouts.payeeId} = ${id}`;
const isPaidToFamily = wherePaidTo('Host_family', hostFamilies.id);
const isPaidToActivity = wherePaidTo('Activity', activities.id);
const ownDetails = sql`${payoutDetails.payeeType} = ${payouts.payeeType} and ${payoutDetails.payeeId} = ${payouts.payeeId}`;

/** Identifies a payee. */
export interface PayeeKey {
  readonly payeeType: PayeeType;
  readonly payeeId: number;
}

/** The SQL of the payout list. */
export const payoutList = defineListSql(payoutsList, {
  key: payouts.id,
  from: sql`${payouts} left join ${hostFamilies} on ${isPaidToFamily} left join ${activities} on ${isPaidToActivity}
    left join ${payoutDetails} on ${ownDetails} left join ${trips} on ${trips.id} = ${payouts.tripId}
    left join ${students} on ${students.id} = ${trips.studentId}`,
  sorts: {
    dueDate: payouts.dueDate,
    payeeName: foldForSort(payeeName),
    amount: payouts.amount,
    state: payouts.state,
    createdAt: payouts.createdAt,
    paidOn: payouts.paidOn,
  },
  search: [payeeName, studentName, payouts.reference, sql`('PO-' || lpad(${payouts.id}::text, 6, '0'))`],
  filters: {
    state: payouts.state,
    payeeType: payouts.payeeType,
    payeeId: payouts.payeeId,
    businessId: payouts.businessId,
    currency: payouts.currency,
    dueDate: payouts.dueDate,
    batchId: payouts.batchId,
    tripId: payouts.tripId,
    lacksDetails,
    amount: payouts.amount,
  },
});

/** Matches the payouts to a user's family. */
export function wherePaidToFamilyOf(userId: number): SQL {
  return sql`(${payouts.payeeType} = 'Host_family' and ${payouts.payeeId} in
    (select ${sql.identifier('own')}.id from ${hostFamilies} ${sql.identifier('own')} where ${sql.identifier('own')}.user_id = ${userId}))`;
}

const approvers = alias(users, 'approvers');
const creators = alias(users, 'creators');
const changers = alias(users, 'changers');
const toFullName = (user: typeof approvers | typeof creators | typeof changers) =>
  sql<string | null>`trim(${user.firstName} || ' ' || ${user.lastName})`;

const openChangers = sql<number[]>`(select coalesce(json_agg(distinct ${inFull(payoutDetailsChanges.changedBy)}), '[]'::json)
  from ${payoutDetailsChanges} where ${inFull(payoutDetailsChanges.payeeType)} = ${inFull(payouts.payeeType)}
  and ${inFull(payoutDetailsChanges.payeeId)} = ${inFull(payouts.payeeId)} and ${inFull(payoutDetailsChanges.changedBy)} is not null and ${inFull(payoutDetailsChanges.seenAt)} is null)`;

function selectPayouts(db: Queryable) {
  return db
    .select({
      ...getTableColumns(payouts),
      payeeName,
      /** The owner of the paid family; null for an activity. */
      ownerId: hostFamilies.userId,
      studentName,
      fromDate: trips.fromDate,
      toDate: trips.toDate,
      businessName: businesses.name,
      purchaseNumber: purchaseInvoices.number,
      approverName: toFullName(approvers),
      creatorName: toFullName(creators),
      details: payoutDetails,
      changerName: toFullName(changers),
      changers: openChangers,
      batch: payoutBatches,
    })
    .from(payouts)
    .innerJoin(businesses, eq(businesses.id, payouts.businessId))
    .leftJoin(hostFamilies, isPaidToFamily)
    .leftJoin(activities, isPaidToActivity)
    .leftJoin(payoutDetails, ownDetails)
    .leftJoin(trips, eq(trips.id, payouts.tripId))
    .leftJoin(students, eq(students.id, trips.studentId))
    .leftJoin(purchaseInvoices, eq(purchaseInvoices.id, payouts.purchaseInvoiceId))
    .leftJoin(payoutBatches, eq(payoutBatches.id, payouts.batchId))
    .leftJoin(approvers, eq(approvers.id, payouts.approvedBy))
    .leftJoin(creators, eq(creators.id, payouts.createdBy))
    .leftJoin(changers, eq(changers.id, payoutDetails.changedBy));
}

export type PayoutRow = Awaited<ReturnType<typeof selectPayouts>>[number];

export async function findPayoutsByIds(db: Queryable, ids: readonly number[]): Promise<PayoutRow[]> {
  // Planning this many joins takes longer than checking for an empty list.
  if (ids.length === 0) return [];
  return selectPayouts(db)
    .where(inArray(payouts.id, [...ids]))
    .orderBy(asc(payouts.id));
}

/** Returns a payout if it is among those that the caller may see. */
export async function findPayout(db: Queryable, id: number, only?: SQL): Promise<PayoutRow | null> {
  const [found] = await selectPayouts(db).where(and(eq(payouts.id, id), only));
  return found ?? null;
}

/** Locks the account of a payee until the transaction ends, so that it can't change meanwhile. Must be locked before any payout. */
export async function lockDetailsOfPayee(
  tx: Transaction,
  { payeeType, payeeId }: PayeeKey,
): Promise<typeof payoutDetails.$inferSelect | null> {
  const [held] = await tx
    .select()
    .from(payoutDetails)
    .where(and(eq(payoutDetails.payeeType, payeeType), eq(payoutDetails.payeeId, payeeId)))
    .for('update');
  return held ?? null;
}

/** Locks payouts by ID, in order, until the transaction ends. */
export async function lockPayouts(tx: Transaction, ids: readonly number[]): Promise<PayoutRow[]> {
  const locked = await tx
    .select({ id: payouts.id })
    .from(payouts)
    .where(inArray(payouts.id, [...ids]))
    .orderBy(asc(payouts.id))
    .for('update');
  return findPayoutsByIds(
    tx,
    locked.map(({ id }) => id),
  );
}

/** Locks matching payouts, in order, until the transaction ends; returns their IDs. */
export async function lockPayoutIds(tx: Transaction, where: SQL | undefined): Promise<number[]> {
  const locked = await tx.select({ id: payouts.id }).from(payouts).where(where).orderBy(asc(payouts.id)).for('update');
  return locked.map(({ id }) => id);
}

/** Matches the payouts of a trip in some states. */
export function whereOfTrip(tripId: number, states: readonly PayoutState[]): SQL | undefined {
  return and(eq(payouts.tripId, tripId), inArray(payouts.state, [...states]));
}

/** Matches the payouts in a bank file. */
export function whereInBatch(batchId: number): SQL {
  return eq(payouts.batchId, batchId);
}

/** Matches the payouts approved for a payee that aren't ordered from the bank yet. */
export function whereApprovedFor({ payeeType, payeeId }: PayeeKey): SQL | undefined {
  return and(eq(payouts.payeeType, payeeType), eq(payouts.payeeId, payeeId), eq(payouts.state, 'approved'), isNull(payouts.batchId));
}

/** Inserts a payout; returns null if one with its key exists. */
export async function insertPayout(tx: Transaction, fields: typeof payouts.$inferInsert): Promise<number | null> {
  const [made] = await tx.insert(payouts).values(fields).onConflictDoNothing({ target: payouts.key }).returning({ id: payouts.id });
  return made?.id ?? null;
}

/** The fields of a payout that can change, except its state. */
export type PayoutFields = Partial<Omit<typeof payouts.$inferInsert, 'state'>> & { readonly state?: never };

export async function updatePayout(tx: Transaction, id: number, fields: PayoutFields): Promise<void> {
  await tx
    .update(payouts)
    .set({ ...fields, version: sql`${payouts.version} + 1` })
    .where(eq(payouts.id, id));
}

/** Only for the executor of transitions. */
export async function writePayoutState(tx: Transaction, id: number, state: PayoutState, fields: PayoutFields): Promise<void> {
  await tx
    .update(payouts)
    .set({ ...fields, state, version: sql`${payouts.version} + 1` })
    .where(eq(payouts.id, id));
}

export async function insertPayoutHistory(tx: Transaction, step: typeof payoutHistory.$inferInsert): Promise<void> {
  await tx.insert(payoutHistory).values(step);
}

/** Returns the transitions of a payout, in order. */
export function listPayoutHistory(db: Queryable, payoutId: number) {
  return db
    .select({
      at: payoutHistory.at,
      from: payoutHistory.fromState,
      to: payoutHistory.toState,
      by: sql<string | null>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      reason: payoutHistory.reason,
    })
    .from(payoutHistory)
    .leftJoin(users, eq(users.id, payoutHistory.byId))
    .where(eq(payoutHistory.payoutId, payoutId))
    .orderBy(asc(payoutHistory.id));
}

/** Returns count and sum by currency and state. */
export function sumPayouts(db: Queryable, only?: SQL) {
  return db
    .select({
      currency: payouts.currency,
      state: payouts.state,
      count: sql<number>`count(*)::int`.mapWith(Number),
      amount: sql<string>`sum(${payouts.amount})::text`,
    })
    .from(payouts)
    .where(only)
    .groupBy(payouts.currency, payouts.state)
    .orderBy(asc(payouts.currency));
}
