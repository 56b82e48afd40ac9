// SQL of importing trips: what the cells name, other trips of a student, and the rows of a file.

import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Role } from '#contract/identity/roles.ts';
import type { ImportedFile } from '#contract/trips/import.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { activitySchedules } from '#server/db/schema/camps.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { activities, businesses, tripTypes } from '#server/db/schema/pricing.ts';
import { runs } from '#server/db/schema/runs.ts';
import { type MadeByImport, type StoredFault, tripBulkRows, tripBulkRuns } from '#server/db/schema/trip-bulk.ts';
import { tripGroupMembers, tripGroups, tripStudents, trips } from '#server/db/schema/trips.ts';
import { isLive } from '#server/features/host-families/host-families.public.ts';
import { familyName } from '#server/features/trips/read/name-columns.queries.ts';

/** What a cell may name. */
export interface Named {
  readonly id: number;
  readonly name: string;
}

/** The most namesakes whose numbers are told. */
const MOST_NAMESAKES = 10;

export function listSoldTripTypes(db: Queryable): Promise<Named[]> {
  return db
    .select({ id: tripTypes.id, name: tripTypes.name })
    .from(tripTypes)
    .where(eq(tripTypes.active, true))
    .orderBy(asc(tripTypes.name), asc(tripTypes.id));
}

export function listBusinesses(db: Queryable): Promise<Named[]> {
  return db.select({ id: businesses.id, name: businesses.name }).from(businesses).orderBy(asc(businesses.name), asc(businesses.id));
}

/** Returns the groups with this name or number; of one agent, if given. */
export function findGroups(db: Queryable, text: string, agentId: number | null): Promise<Named[]> {
  const own = agentId === null ? undefined : eq(tripGroups.agentId, agentId);
  return db
    .select({ id: tripGroups.id, name: tripGroups.name })
    .from(tripGroups)
    .where(and(or(sql`lower(${tripGroups.name}) = lower(${text})`, sql`${tripGroups.id}::text = ${text}`), own))
    .orderBy(asc(tripGroups.id))
    .limit(2);
}

/** Returns the families with this last name or number; of those by name, only live ones where that is asked. */
export function findFamilies(db: Queryable, text: string, { isLiveOnly }: { readonly isLiveOnly: boolean }): Promise<Named[]> {
  const name = sql<string>`coalesce(${familyName}, '')`;
  const isNamed = or(sql`lower(${name}) = lower(${text})`, sql`${hostFamilies.id}::text = ${text}`);
  return db
    .select({ id: hostFamilies.id, name })
    .from(hostFamilies)
    .where(and(isNamed, isLiveOnly ? isLive() : undefined))
    .orderBy(asc(hostFamilies.id))
    .limit(MOST_NAMESAKES);
}

/** Returns the camps with this name or number; those of several counties can share a name. */
export function listCampsNamed(db: Queryable, text: string): Promise<Named[]> {
  return db
    .select({ id: activities.id, name: activities.name })
    .from(activities)
    .where(and(eq(activities.active, true), or(sql`lower(${activities.name}) = lower(${text})`, sql`${activities.id}::text = ${text}`)))
    .orderBy(asc(activities.id));
}

interface CampsWithin {
  readonly ids: readonly number[];
  readonly fromDate: string;
  readonly toDate: string;
}

/** Returns the weeks of camps that take place, and lie within a stay. */
export function listCampWeeks(db: Queryable, { ids, fromDate, toDate }: CampsWithin) {
  const { id, activityId, startDate, endDate, state } = activitySchedules;
  return db
    .select({ scheduleId: id, activityId, name: activities.name, startDate })
    .from(activitySchedules)
    .innerJoin(activities, eq(activities.id, activityId))
    .where(
      and(...[inArray(activityId, [...ids]), eq(state, 'open')], sql`${startDate} >= ${fromDate}::date and ${endDate} <= ${toDate}::date`),
    )
    .orderBy(asc(startDate), asc(id));
}

/** Returns the open accounts with a role that have this address, name or number. */
export function findStaff(db: Queryable, text: string, roles: readonly Role[]): Promise<Named[]> {
  const name = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`;
  const hasRole = sql`exists (select 1 from ${userRoles}
    where ${inFull(userRoles.userId)} = ${inFull(users.id)} and ${inFull(userRoles.role)} in ${[...roles]})`;
  const isNamed = or(sql`lower(${users.email}) = lower(${text})`, sql`lower(${name}) = lower(${text})`, sql`${users.id}::text = ${text}`);
  return db
    .select({ id: users.id, name })
    .from(users)
    .where(and(isNull(users.deactivatedAt), isNull(users.anonymisedAt), hasRole, isNamed))
    .orderBy(asc(users.id))
    .limit(2);
}

/** Returns the parents of a student, with their addresses. */
export function listParentAddresses(db: Queryable, studentId: number) {
  return db
    .select({ id: users.id, email: users.email })
    .from(studentParents)
    .innerJoin(users, eq(users.id, studentParents.userId))
    .where(eq(studentParents.studentId, studentId));
}

interface Stay {
  readonly studentId: number;
  readonly fromDate: string;
  readonly toDate: string;
}

const isOnTrip = (studentId: number): SQL => sql`(${trips.studentId} = ${studentId} or exists (select 1 from ${tripStudents}
  where ${inFull(tripStudents.tripId)} = ${inFull(trips.id)} and ${inFull(tripStudents.studentId)} = ${studentId}))`;

/** Returns the trips of a student, not cancelled, that share a night with these dates; the one with the same dates first. */
export function listOverlappingTrips(db: Queryable, { studentId, fromDate, toDate }: Stay) {
  const isSame = sql`(${trips.fromDate} = ${fromDate}::date and ${trips.toDate} = ${toDate}::date)`;
  return db
    .select({ id: trips.id, fromDate: trips.fromDate, toDate: trips.toDate })
    .from(trips)
    .where(
      and(
        isOnTrip(studentId),
        ne(trips.state, 'cancelled'),
        sql`${trips.fromDate} < ${toDate}::date and ${trips.toDate} > ${fromDate}::date`,
      ),
    )
    .orderBy(desc(isSame), asc(trips.id));
}

/** Holds off other imports of the same student until the transaction ends, also of one who is not there yet. */
export async function lockStudentKey(tx: Transaction, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`imported ${key}`}))`);
}

/** Returns the rows before a line that would make a trip of the same student. */
export function listRowsBefore(db: Queryable, { runId, line, studentKey }: { runId: number; line: number; studentKey: string }) {
  return db
    .select({ line: tripBulkRows.line, changes: tripBulkRows.changes, made: tripBulkRows.made })
    .from(tripBulkRows)
    .where(
      and(
        ...[eq(tripBulkRows.runId, runId), eq(tripBulkRows.studentKey, studentKey), eq(tripBulkRows.outcome, 'changed')],
        lt(tripBulkRows.line, line),
      ),
    )
    .orderBy(asc(tripBulkRows.line));
}

/** Returns what an earlier row of a run has made of a student whom the run has created; null if it has not. */
export async function findMadeStudent(db: Queryable, runId: number, studentId: number): Promise<MadeByImport['student']> {
  const [row] = await db
    .select({ made: tripBulkRows.made })
    .from(tripBulkRows)
    .where(and(eq(tripBulkRows.runId, runId), sql`(${tripBulkRows.made} -> 'student' ->> 'id')::bigint = ${studentId}`))
    .limit(1);
  return row?.made?.student ?? null;
}

export async function findStudentVersion(db: Queryable, id: number): Promise<number | null> {
  const [row] = await db
    .select({ version: students.version })
    .from(students)
    .where(and(eq(students.id, id), isNull(students.deletedAt)));
  return row?.version ?? null;
}

/** Returns whether a student is in a group, or on a trip that is not cancelled. */
export async function isStudentUsed(db: Queryable, id: number): Promise<boolean> {
  const onTrip = await db
    .select({ id: trips.id })
    .from(trips)
    .where(and(isOnTrip(id), ne(trips.state, 'cancelled')))
    .limit(1);
  const inGroup = await db
    .select({ id: tripGroupMembers.groupId })
    .from(tripGroupMembers)
    .where(eq(tripGroupMembers.studentId, id))
    .limit(1);
  return onTrip.length + inGroup.length > 0;
}

/** A row of a file. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly name: string;
}

const ROWS_AT_ONCE = 500;

export async function insertFileRows(tx: Transaction, runId: number, rows: readonly FileRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await tx.insert(tripBulkRows).values(rows.slice(start, start + ROWS_AT_ONCE).map((row) => ({ runId, ...row })));
}

export interface RefusedRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly fault: StoredFault | null;
}

/** Returns the rows of a run that were refused or have failed, in the order of the file, without those that are erased. */
export async function listRefusedRows(db: Queryable, runId: number): Promise<RefusedRow[]> {
  const { line, cells, fault } = tripBulkRows;
  const rows = await db
    .select({ line, cells, fault })
    .from(tripBulkRows)
    .where(and(eq(tripBulkRows.runId, runId), inArray(tripBulkRows.outcome, ['refused', 'failed']), isNotNull(cells)))
    .orderBy(asc(line));
  return rows.map((row) => ({ ...row, line: row.line ?? 0, cells: row.cells ?? [] }));
}

/** Returns the file of the last import with the same headings that somebody has begun; null if there is none. */
export async function findLastFile(db: Queryable, userId: number, headings: readonly string[]): Promise<ImportedFile | null> {
  const file = sql<ImportedFile>`${runs.input} -> 'change' -> 'file'`;
  const [row] = await db
    .select({ file })
    .from(runs)
    .where(
      and(
        ...[eq(runs.kind, 'tripsBulk'), eq(runs.startedBy, userId)],
        sql`${runs.input} -> 'change' -> 'file' -> 'headings' = ${JSON.stringify(headings)}::jsonb`,
      ),
    )
    .orderBy(desc(runs.id))
    .limit(1);
  return row?.file ?? null;
}

const ERASED = { cells: null, name: '', studentKey: null } as const;

/** Erases what was typed in the rows of imports that were begun before a moment. */
export async function eraseOldRows(db: Queryable, before: Date): Promise<void> {
  const old = db.select({ id: runs.id }).from(runs).where(lt(runs.createdAt, before));
  await db
    .update(tripBulkRows)
    .set(ERASED)
    .where(
      and(
        isNotNull(tripBulkRows.line),
        sql`${tripBulkRows.cells} is not null or ${tripBulkRows.name} <> ''`,
        inArray(tripBulkRows.runId, old),
      ),
    );
}

/** Erases the rows of files that have made one of these trips, in every run, and those that name the address of a user. */
export async function eraseRowsOf(
  tx: Transaction,
  { tripIds, userId }: { tripIds: readonly number[]; userId: number | null },
): Promise<void> {
  const row = tripBulkRows;
  const ofTrips = inArray(row.tripId, [...tripIds]);
  const checked = sql`exists (select 1 from trip_bulk_rows later join trip_bulk_runs link on link.run_id = later.run_id
    where link.source_id = ${inFull(row.runId)} and later.line = ${inFull(row.line)} and later.trip_id in ${tripIds.length === 0 ? sql`(null)` : [...tripIds]})`;
  const address = sql`(select lower(${users.email}) from ${users} where ${inFull(users.id)} = ${userId})`;
  const named = sql`exists (select 1 from jsonb_array_elements_text(${inFull(row.cells)}) cell where lower(trim(cell)) = ${address})`;
  await tx
    .update(row)
    .set(ERASED)
    .where(and(isNotNull(row.line), or(ofTrips, checked, userId === null ? undefined : named)));
}

/** Returns the runs whose rows these are to be read with: what each column of the file holds. */
export function findFilesOfRuns(db: Queryable, runIds: readonly number[]) {
  return db
    .select({ runId: tripBulkRuns.runId, file: sql<ImportedFile | null>`${runs.input} -> 'change' -> 'file'` })
    .from(tripBulkRuns)
    .innerJoin(runs, eq(runs.id, tripBulkRuns.runId))
    .where(inArray(tripBulkRuns.runId, [...runIds]));
}
