// SQL of bulk changes of trips: their runs, and the outcome of each trip.

import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type BulkField, type BulkOutcome, type BulkPhase, bulkRowsList } from '#contract/trips/bulk.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { students } from '#server/db/schema/people.ts';
import { runs } from '#server/db/schema/runs.ts';
import { type MadeByImport, type StoredFault, tripBulkRows, tripBulkRuns } from '#server/db/schema/trip-bulk.ts';
import { trips } from '#server/db/schema/trips.ts';
import { familyName, studentName } from '#server/features/trips/read/name-columns.queries.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';

export type BulkRowOfRun = typeof tripBulkRows.$inferSelect;

/** Whom a row is about: the student of its trip, or who is named in the file. */
const rowName = sql<string>`coalesce(${studentName}, ${tripBulkRows.name})`;

/** The outcomes of trips; the condition for those that the reader may see is given with the request. */
export const bulkRowListSql = defineListSql(bulkRowsList, {
  key: tripBulkRows.id,
  from: sql`${tripBulkRows} left join ${trips} on ${trips.id} = ${tripBulkRows.tripId}
    left join ${students} on ${students.id} = ${trips.studentId}`,
  sorts: { id: tripBulkRows.id, outcome: tripBulkRows.outcome, student: foldForSort(rowName), fromDate: trips.fromDate },
  search: [rowName, sql`${trips.id}::text`],
  filters: { runId: tripBulkRows.runId, outcome: tripBulkRows.outcome },
});

/** Returns the outcomes with these IDs, in any order, each with its trip as it is now. */
export function findBulkRows(db: Queryable, ids: readonly number[]) {
  return db
    .select({
      id: tripBulkRows.id,
      tripId: tripBulkRows.tripId,
      studentId: trips.studentId,
      studentName: rowName,
      runId: tripBulkRows.runId,
      line: tripBulkRows.line,
      cells: tripBulkRows.cells,
      state: trips.state,
      fromDate: trips.fromDate,
      toDate: trips.toDate,
      outcome: tripBulkRows.outcome,
      changes: tripBulkRows.changes,
      fault: tripBulkRows.fault,
      hostFamilyId: tripBulkRows.hostFamilyId,
      /** The family of the trip as it is now. */
      familyId: trips.hostFamilyId,
    })
    .from(tripBulkRows)
    .leftJoin(trips, eq(trips.id, tripBulkRows.tripId))
    .leftJoin(students, eq(students.id, trips.studentId))
    .where(inArray(tripBulkRows.id, [...ids]));
}

/** Selects, besides the visible trips, the rows of files without a trip of runs that a user has begun; undefined if all are visible. */
export const orOwnFileRow = (visible: SQL | undefined, userId: number): SQL | undefined =>
  visible &&
  sql`(${visible} or (${tripBulkRows.tripId} is null and exists (select 1 from ${runs}
    where ${inFull(runs.id)} = ${inFull(tripBulkRows.runId)} and ${inFull(runs.startedBy)} = ${userId})))`;

export type FoundBulkRow = Awaited<ReturnType<typeof findBulkRows>>[number];

/** Returns the names of accounts by their IDs. */
export async function findNames(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: users.id, name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})` })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** Returns the last names of families by their IDs. */
export async function findFamilyNames(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: hostFamilies.id, name: familyName })
    .from(hostFamilies)
    .where(inArray(hostFamilies.id, [...ids]));
  return new Map(found.map(({ id, name }) => [id, name ?? '']));
}

/** Returns how many trips of each run have which outcome. */
export function countOutcomes(db: Queryable, runIds: readonly number[]) {
  return db
    .select({ runId: tripBulkRows.runId, outcome: tripBulkRows.outcome, count: sql<number>`count(*)::int`.mapWith(Number) })
    .from(tripBulkRows)
    .where(inArray(tripBulkRows.runId, [...runIds]))
    .groupBy(tripBulkRows.runId, tripBulkRows.outcome);
}

const next = alias(tripBulkRuns, 'next_runs');
const nextRun = alias(runs, 'next_run');

/** Returns which run each of these follows, and the last that follows it with its state. */
export function findRunChain(db: Queryable, runIds: readonly number[]) {
  return db
    .selectDistinctOn([tripBulkRuns.runId], {
      ...{ runId: tripBulkRuns.runId, sourceId: tripBulkRuns.sourceId },
      ...{ nextId: next.runId, nextState: nextRun.state },
    })
    .from(tripBulkRuns)
    .leftJoin(next, eq(next.sourceId, tripBulkRuns.runId))
    .leftJoin(nextRun, eq(nextRun.id, next.runId))
    .where(inArray(tripBulkRuns.runId, [...runIds]))
    .orderBy(asc(tripBulkRuns.runId), desc(next.runId));
}

/** Locks a run until the transaction ends, so that only one run at a time follows it. */
export async function lockRun(tx: Transaction, runId: number): Promise<void> {
  await tx.select({ id: runs.id }).from(runs).where(eq(runs.id, runId)).for('no key update');
}

/** Holds off the end of a run until the transaction ends. Returns false if it is over: nothing more is changed then. */
export async function holdOpenRun(tx: Transaction, runId: number): Promise<boolean> {
  const isOpen = and(eq(runs.id, runId), inArray(runs.state, ['waiting', 'running']));
  const found = await tx.select({ id: runs.id }).from(runs).where(isOpen).for('share');
  return found.length > 0;
}

/** Whether a run after it has changed the same row. */
const wasChangedLater = (isSame: SQL) => sql`exists (
  select 1 from trip_bulk_runs later join trip_bulk_rows done on done.run_id = later.run_id
  where later.source_id = ${inFull(tripBulkRows.runId)} and done.outcome = 'changed' and ${isSame})`;

/**
 * Selects the rows that a run would change, or has changed, and that no run after it has changed. Rows of a file are known by their lines,
 * others by their trips: asked apart, since no index answers the two as one.
 */
const isLeft = sql`${tripBulkRows.outcome} = 'changed'
  and not ${wasChangedLater(sql`done.trip_id = ${inFull(tripBulkRows.tripId)}`)}
  and not ${wasChangedLater(sql`done.line = ${inFull(tripBulkRows.line)}`)}`;

/** Returns how many trips of each run a run after it would have. */
export function countLeft(db: Queryable, runIds: readonly number[]) {
  return db
    .select({ runId: tripBulkRows.runId, count: sql<number>`count(*)::int`.mapWith(Number) })
    .from(tripBulkRows)
    .where(and(inArray(tripBulkRows.runId, [...runIds]), isLeft))
    .groupBy(tripBulkRows.runId);
}

export async function insertRunLink(tx: Transaction, link: typeof tripBulkRuns.$inferInsert): Promise<void> {
  await tx.insert(tripBulkRuns).values(link);
}

/** Returns whether a run has written to a conversation for another trip. */
export async function isWrittenInRun(db: Queryable, { runId, shown }: { runId: number; shown: string }): Promise<boolean> {
  const isSame = and(eq(tripBulkRows.runId, runId), eq(tripBulkRows.outcome, 'changed'), eq(tripBulkRows.shown, shown));
  const found = await db.select({ id: tripBulkRows.id }).from(tripBulkRows).where(isSame).limit(1);
  return found.length > 0;
}

/** Returns the first trips that a run would change, of those that the reader may see. */
export function listFirstChanged(db: Queryable, { runId, only, limit }: { runId: number; only: SQL | undefined; limit: number }) {
  return db
    .select({ tripId: trips.id, changes: tripBulkRows.changes })
    .from(tripBulkRows)
    .innerJoin(trips, eq(trips.id, tripBulkRows.tripId))
    .where(and(eq(tripBulkRows.runId, runId), eq(tripBulkRows.outcome, 'changed'), only))
    .orderBy(asc(tripBulkRows.id))
    .limit(limit);
}

const ROWS_AT_ONCE = 1000;

/** Inserts the open rows of a check. */
export async function insertOpenRows(tx: Transaction, runId: number, tripIds: readonly number[]): Promise<void> {
  for (let start = 0; start < tripIds.length; start += ROWS_AT_ONCE) {
    await tx.insert(tripBulkRows).values(tripIds.slice(start, start + ROWS_AT_ONCE).map((tripId) => ({ runId, tripId })));
  }
}

/** Inserts the open rows of a run: those of the run before it that are left. What was typed in a file is needed only to make its trips. */
export async function copyRowsLeft(tx: Transaction, { from, to, phase }: { from: number; to: number; phase: BulkPhase }): Promise<void> {
  const cells = phase === 'undo' ? sql`null` : sql`cells`;
  await tx.execute(sql`insert into ${tripBulkRows} (run_id, trip_id, changes, shown, shown_before, line, cells, name, made, host_family_id)
    select ${to}::bigint, trip_id, changes, shown, shown_before, line, ${cells}, name, made, host_family_id from ${tripBulkRows}
    where run_id = ${from} and ${isLeft} order by id`);
}

/** Erases the reasons and messages of the runs that have one of these trips: they may tell of somebody. */
export async function eraseBulkTexts(tx: Transaction, tripIds: readonly number[]): Promise<void> {
  const having = tx
    .select({ id: tripBulkRows.runId })
    .from(tripBulkRows)
    .where(inArray(tripBulkRows.tripId, [...tripIds]));
  await tx
    .update(runs)
    .set({ input: sql`${runs.input} || jsonb_build_object('change', ${runs.input} -> 'change' || '{"reason": "", "text": ""}')` })
    .where(inArray(runs.id, having));
}

/** Returns the IDs of the rows that are still open, in their order. */
export async function listOpenRows(db: Queryable, runId: number): Promise<number[]> {
  const rows = await db
    .select({ id: tripBulkRows.id })
    .from(tripBulkRows)
    .where(and(eq(tripBulkRows.runId, runId), eq(tripBulkRows.outcome, 'open')))
    .orderBy(asc(tripBulkRows.id));
  return rows.map(({ id }) => id);
}

/** Locks an open row until the transaction ends; null if another process has done it. */
export async function lockOpenRow(tx: Transaction, id: number): Promise<BulkRowOfRun | null> {
  const isOpen: SQL | undefined = and(eq(tripBulkRows.id, id), eq(tripBulkRows.outcome, 'open'));
  const [row] = await tx.select().from(tripBulkRows).where(isOpen).for('no key update');
  return row ?? null;
}

/** Returns the row of a trip with this ID, if the reader may see it; null if there is none. */
export async function findRow(db: Queryable, id: number, only: SQL | undefined): Promise<BulkRowOfRun | null> {
  const [found] = await db
    .select({ row: tripBulkRows })
    .from(tripBulkRows)
    .innerJoin(trips, eq(trips.id, tripBulkRows.tripId))
    .where(and(eq(tripBulkRows.id, id), only));
  return found?.row ?? null;
}

/** Saves what a check has found of a row for another family. */
export async function saveChosenFamily(
  tx: Transaction,
  id: number,
  { hostFamilyId, ...result }: RowResult & { hostFamilyId: number | null },
) {
  const none = { changes: [], shown: null, shownBefore: null, fault: null };
  await tx
    .update(tripBulkRows)
    .set({ ...none, ...result, hostFamilyId })
    .where(eq(tripBulkRows.id, id));
}

/** What became of a trip. */
export interface RowResult {
  readonly outcome: BulkOutcome;
  readonly changes?: readonly BulkField[];
  readonly shown?: string | null;
  readonly shownBefore?: string | null;
  readonly fault?: StoredFault;
  /** Of an import. */
  readonly tripId?: number;
  readonly studentKey?: string;
  readonly made?: MadeByImport;
}

/** Saves what became of an open row; one that is done stays as it is. */
export async function saveRowResult(tx: Transaction, id: number, result: RowResult): Promise<void> {
  await tx
    .update(tripBulkRows)
    .set(result)
    .where(and(eq(tripBulkRows.id, id), eq(tripBulkRows.outcome, 'open')));
}
