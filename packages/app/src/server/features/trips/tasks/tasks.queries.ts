// SQL of tasks.

import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { TripTaskKind } from '#contract/trips/tasks.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { users } from '#server/db/schema/identity.ts';
import { students } from '#server/db/schema/people.ts';
import { trips, tripTasks } from '#server/db/schema/trips.ts';

/** Inserts a task. Returns false if it already exists. */
export async function insertTask(tx: Transaction, fields: typeof tripTasks.$inferInsert): Promise<boolean> {
  const made = await tx.insert(tripTasks).values(fields).onConflictDoNothing().returning({ id: tripTasks.id });
  return made.length > 0;
}

/** Counts how often a task was finished before; a reopened task has this number after its key. */
export async function countFinishedTasks(
  db: Queryable,
  { tripId, kind, key }: { tripId: number; kind: TripTaskKind; key: string },
): Promise<number> {
  const isIt = sql`(${tripTasks.key} = ${key} or left(${tripTasks.key}, char_length(${key}) + 1) = ${`${key}#`})`;
  return db.$count(tripTasks, and(eq(tripTasks.tripId, tripId), eq(tripTasks.kind, kind), ne(tripTasks.state, 'open'), isIt));
}

/** Returns open tasks of these kinds; only the one with the key if given. */
export async function listOpenTasks(
  db: Queryable,
  { tripId, kinds, key }: { tripId: number; kinds: readonly TripTaskKind[]; key?: string | undefined },
): Promise<{ id: number; kind: TripTaskKind }[]> {
  return db
    .select({ id: tripTasks.id, kind: tripTasks.kind })
    .from(tripTasks)
    .where(
      and(
        ...[eq(tripTasks.tripId, tripId), inArray(tripTasks.kind, [...kinds]), eq(tripTasks.state, 'open')],
        key === undefined ? undefined : eq(tripTasks.key, key),
      ),
    )
    .orderBy(asc(tripTasks.id));
}

/** Returns how many open tasks a trip has, as a subquery; only those that meet the condition if given. */
export function countOpenTasks(seen: SQL | undefined): SQL<number> {
  const andSeen = seen === undefined ? sql`` : sql` and (${seen})`;
  return sql`(select count(*)::int from ${tripTasks} where ${inFull(tripTasks.tripId)} = ${inFull(trips.id)}
    and ${inFull(tripTasks.state)} = 'open'${andSeen})`;
}

/** Returns the key of a task, which identifies it among others of its kind. */
export async function findTaskKey(db: Queryable, id: number): Promise<string> {
  const [found] = await db.select({ key: tripTasks.key }).from(tripTasks).where(eq(tripTasks.id, id));
  return found?.key ?? '';
}

/** The most tasks that are read at once; what is due first is chosen among them. */
const MOST_READ = 5000;

/** Returns tasks with their trip's student and dates, oldest first. */
function tasksWhere(db: Queryable, where: SQL | undefined) {
  return db
    .select({
      id: tripTasks.id,
      tripId: tripTasks.tripId,
      kind: tripTasks.kind,
      state: tripTasks.state,
      currency: tripTasks.currency,
      amount: tripTasks.amount,
      note: tripTasks.note,
      studentName: sql<string>`trim(${students.firstName} || ' ' || ${students.lastName})`,
      fromDate: trips.fromDate,
      toDate: trips.toDate,
      createdAt: tripTasks.createdAt,
      doneAt: tripTasks.doneAt,
      doneByName: sql<string | null>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      version: tripTasks.version,
    })
    .from(tripTasks)
    .innerJoin(trips, eq(trips.id, tripTasks.tripId))
    .innerJoin(students, eq(students.id, trips.studentId))
    .leftJoin(users, eq(users.id, tripTasks.doneBy))
    .where(where)
    .orderBy(asc(tripTasks.createdAt), asc(tripTasks.id))
    .limit(MOST_READ);
}

export type TaskRow = Awaited<ReturnType<typeof tasksWhere>>[number];

/** Closes an open task; returns false if it is no longer open. */
export async function closeTask(tx: Transaction, id: number, fields: Partial<typeof tripTasks.$inferInsert>): Promise<boolean> {
  const closed = await tx
    .update(tripTasks)
    .set({ ...fields, version: sql`${tripTasks.version} + 1` })
    .where(and(eq(tripTasks.id, id), eq(tripTasks.state, 'open')))
    .returning({ id: tripTasks.id });
  return closed.length > 0;
}

interface Wanted {
  readonly only: SQL | undefined;
  /** Limits it to the tasks that the caller sees. */
  readonly seen: SQL | undefined;
  readonly state?: TaskRow['state'] | undefined;
  readonly tripId?: number | undefined;
  /** Those of the trips of a coordinator, or of trips without one. */
  readonly coordinatorId?: number | undefined;
  readonly id?: number | undefined;
}

/** Returns tasks that match the condition for what the caller may see. */
export function findTasks(db: Queryable, { only, seen, state, tripId, coordinatorId, id }: Wanted): Promise<TaskRow[]> {
  return tasksWhere(
    db,
    and(
      only,
      seen,
      state === undefined ? undefined : eq(tripTasks.state, state),
      tripId === undefined ? undefined : eq(tripTasks.tripId, tripId),
      coordinatorId === undefined ? undefined : or(eq(trips.coordinatorId, coordinatorId), isNull(trips.coordinatorId)),
      id === undefined ? undefined : eq(tripTasks.id, id),
    ),
  );
}
