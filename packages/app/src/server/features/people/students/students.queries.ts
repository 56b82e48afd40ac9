// Queries of students: lists, single students, and writes.

import { and, asc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { listFieldsFor, pickStudentFields, STUDENT_FIELD_NAMES } from '#contract/people/student-fields.ts';
import { studentsList } from '#contract/people/students.shapes.ts';
import type { Condition } from '#contract/platform/lists/list-filter.ts';
import { OVER_STATES, type TripState } from '#contract/trips/states.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { bookingOrders } from '#server/db/schema/booking.ts';
import { users } from '#server/db/schema/identity.ts';
import { studentParents, studentPhotos, students } from '#server/db/schema/people.ts';
import { countries } from '#server/db/schema/places.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';
import { defineListSql, foldForSort, type Value } from '#server/platform/lists/list-sql.ts';

const agents = alias(users, 'agents');
const agentName = sql<string | null>`trim(${agents.firstName} || ' ' || ${agents.lastName})`;
const studentId = inFull(students.id);

/** Whether a student is on a trip, as the first student or another one. */
const isTraveller = sql`(${inFull(trips.studentId)} = ${studentId} or exists (select 1 from ${tripStudents}
  where ${inFull(tripStudents.tripId)} = ${inFull(trips.id)} and ${inFull(tripStudents.studentId)} = ${studentId}))`;

const isOpen = sql`${inFull(trips.state)} not in (${sql.join(
  OVER_STATES.map((state) => sql`${state}`),
  sql`, `,
)})`;

/** Selects a column of a student's next trip that isn't over. */
const selectNextTrip = (part: SQL, today: string) =>
  sql`(select ${part} from ${trips} where ${isTraveller} and ${isOpen} and ${inFull(trips.toDate)} >= ${today}::date
    order by ${inFull(trips.fromDate)}, ${inFull(trips.id)} limit 1)`;

const tripJson = sql`json_build_object('id', ${inFull(trips.id)}, 'state', ${inFull(trips.state)},
  'fromDate', ${inFull(trips.fromDate)}, 'toDate', ${inFull(trips.toDate)})`;

/** The same rule as `getAgeOn`. */
const ageOn = (today: string) => sql`(extract(year from ${today}::date) - extract(year from ${inFull(students.dateOfBirth)})
  - (to_char(${today}::date, 'MM-DD') < to_char(${inFull(students.dateOfBirth)}, 'MM-DD'))::int)`;

/** The same rule as `listMissingParts`. */
export const isStudentComplete = sql`(trim(${inFull(students.firstName)}) <> '' and trim(${inFull(students.lastName)}) <> ''
  and ${inFull(students.dateOfBirth)} is not null and trim(${inFull(students.gender)}) <> '' and ${inFull(students.countryId)} is not null
  and trim(${inFull(students.hobbies)}) <> '' and trim(${inFull(students.allergies)}) <> '' and trim(${inFull(students.anyMedicalCondition)}) <> '')`;

const parentNames = sql`(select string_agg(${inFull(users.firstName)} || ' ' || ${inFull(users.lastName)}, ' ') from ${studentParents}
  join ${users} on ${inFull(users.id)} = ${inFull(studentParents.userId)} where ${inFull(studentParents.studentId)} = ${studentId})`;

const fromParents = sql`from ${studentParents} where ${inFull(studentParents.studentId)} = ${studentId}`;

function whereParent(condition: Condition): SQL | undefined {
  if (condition.kind === 'filled') return condition.is ? sql`exists (select 1 ${fromParents})` : sql`not exists (select 1 ${fromParents})`;
  if (condition.kind !== 'choice') return undefined;
  const { values, orEmpty } = condition;
  const wanted = sql`${inFull(studentParents.userId)}::text in (${sql.join(
    [...values, ''].map((value) => sql`${value}`),
    sql`, `,
  )})`;
  return orEmpty
    ? sql`(not exists (select 1 ${fromParents}) or exists (select 1 ${fromParents} and ${wanted}))`
    : sql`exists (select 1 ${fromParents} and ${wanted})`;
}

interface StudentReader {
  /** The date for ages and next trips. */
  readonly today: string;
  /** Condition for students whose health data the caller can read. */
  readonly health: SQL;
  /** Condition for students whose internal notes the caller can read. */
  readonly noted: SQL;
}

/**
 * Returns sorting, search and filters of the list of students on a date. Whether a row is complete depends on health data, so it is only
 * available where the caller can read that.
 */
export function createStudentList({ today, health }: Omit<StudentReader, 'noted'>) {
  const nextTrip: Value = selectNextTrip(inFull(trips.fromDate), today);
  return defineListSql(studentsList, {
    key: students.id,
    from: sql`${students} left join ${countries} on ${countries.id} = ${students.countryId}
      left join ${users} ${sql.identifier('agents')} on ${agents.id} = ${students.agentId}`,
    sorts: {
      name: [foldForSort(students.lastName), foldForSort(students.firstName)],
      dateOfBirth: students.dateOfBirth,
      country: foldForSort(countries.name),
      studentTypeId: students.studentTypeId,
      agentName: foldForSort(agentName),
      nextTrip,
      createdAt: students.createdAt,
    },
    search: [students.firstName, students.lastName, parentNames],
    filters: {
      age: ageOn(today),
      countryId: students.countryId,
      studentTypeId: students.studentTypeId,
      parentId: { by: whereParent },
      agentId: students.agentId,
      nextTrip,
      complete: { by: sql`(case when ${health} then ${isStudentComplete} end)`, needs: 'students.health' },
    },
  });
}

const parentsJson = sql<{ id: number; firstName: string; lastName: string; email: string }[]>`(select coalesce(json_agg(json_build_object(
    'id', ${inFull(users.id)}, 'firstName', ${inFull(users.firstName)}, 'lastName', ${inFull(users.lastName)}, 'email', ${inFull(users.email)})
    order by ${inFull(studentParents.position)}, ${inFull(users.id)}), '[]'::json)
  from ${studentParents} join ${users} on ${inFull(users.id)} = ${inFull(studentParents.userId)}
  where ${inFull(studentParents.studentId)} = ${studentId})`;

const photosJson = sql<
  string[]
>`(select coalesce(json_agg(${inFull(studentPhotos.ref)} order by ${inFull(studentPhotos.position)}), '[]'::json)
  from ${studentPhotos} where ${inFull(studentPhotos.studentId)} = ${studentId})`;

export interface TripOfStudent {
  readonly id: number;
  readonly state: TripState;
  readonly fromDate: string;
  readonly toDate: string;
}

function selectStudents(db: Queryable, { today, health, noted }: StudentReader) {
  return db
    .select({
      id: students.id,
      ...pickStudentFields(getTableColumns(students), STUDENT_FIELD_NAMES),
      countryCode: countries.code,
      countryName: countries.name,
      agentName,
      createdAt: students.createdAt,
      version: students.version,
      parents: parentsJson,
      photos: photosJson,
      nextTrip: sql<TripOfStudent | null>`${selectNextTrip(tripJson, today)}`,
      seesHealth: sql<boolean>`(${health})`,
      seesInternal: sql<boolean>`(${noted})`,
    })
    .from(students)
    .leftJoin(countries, eq(countries.id, students.countryId))
    .leftJoin(agents, eq(agents.id, students.agentId));
}

export type StudentRow = Awaited<ReturnType<typeof selectStudents>>[number];

/** Returns the students that match a condition, by name. */
export function listStudentRows(
  db: Queryable,
  { only, ...reading }: StudentReader & { readonly only: SQL | undefined },
): Promise<StudentRow[]> {
  return selectStudents(db, reading).where(only).orderBy(foldForSort(students.lastName), foldForSort(students.firstName), asc(students.id));
}

export const whereIds = (ids: readonly number[]): SQL => inArray(students.id, [...ids]);

/** Returns the trips of a student, latest first. */
export function listTripsOfStudent(db: Queryable, id: number): Promise<TripOfStudent[]> {
  return db
    .select({ id: trips.id, state: trips.state, fromDate: trips.fromDate, toDate: trips.toDate })
    .from(trips)
    .innerJoin(students, and(eq(students.id, id), isTraveller))
    .orderBy(sql`${trips.fromDate} desc`, sql`${trips.id} desc`);
}

/** Returns whether a student is part of a booking that is being paid, or is paid and will become a trip. */
export async function isBeingBooked(tx: Transaction, id: number): Promise<boolean> {
  const found = await tx
    .select({ id: bookingOrders.id })
    .from(bookingOrders)
    .where(and(eq(bookingOrders.state, 'open'), sql`${bookingOrders.document} -> 'studentIds' @> ${JSON.stringify([id])}::jsonb`))
    .limit(1);
  return found.length > 0;
}

/**
 * Locks students that aren't deleted, always in the order of their IDs to avoid deadlocks; returns the IDs that exist.
 * @param strength `share` for inserting references to them: prevents a deletion, but lets others refer to them too
 */
export async function lockStudents(
  tx: Transaction,
  { ids, only, strength }: { ids: readonly number[]; only?: SQL | undefined; strength: 'share' | 'update' },
): Promise<number[]> {
  const rows = await tx
    .select({ id: students.id })
    .from(students)
    .where(and(whereIds(ids), isNull(students.deletedAt), only))
    .orderBy(asc(students.id))
    .for(strength);
  return rows.map(({ id }) => id);
}

export async function insertStudent(tx: Transaction, fields: typeof students.$inferInsert): Promise<number> {
  const [made] = await tx.insert(students).values(fields).returning({ id: students.id });
  if (made === undefined) throw new TypeError('The database has answered an insert without its row.');
  return made.id;
}

/** Updates fields of a student whose row is locked, and increments its version. */
export async function updateStudentRow(tx: Transaction, id: number, fields: Partial<typeof students.$inferInsert>): Promise<void> {
  await tx
    .update(students)
    .set({ ...fields, version: sql`${students.version} + 1` })
    .where(eq(students.id, id));
}

/** Replaces the photos of a student. */
export async function replacePhotos(tx: Transaction, id: number, refs: readonly string[]): Promise<void> {
  await tx.delete(studentPhotos).where(eq(studentPhotos.studentId, id));
  if (refs.length > 0) await tx.insert(studentPhotos).values(refs.map((ref, position) => ({ studentId: id, ref, position })));
}

/** Returns whether a trip in this state is over. */
export function isOver(state: TripState): boolean {
  return (OVER_STATES as readonly TripState[]).includes(state);
}

/** Returns whether a student matches a condition. */
export async function isStudentAmong(db: Queryable, id: number, only: SQL | undefined): Promise<boolean> {
  const found = await db
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.id, id), only));
  return found.length > 0;
}

const { id, createdAt, deletedAt, version, ...fieldColumns } = getTableColumns(students);

/** Returns the students for other features, in the order of their IDs, including deleted ones, without internal notes. */
export function listStudentFacts(db: Queryable, ids: readonly number[]) {
  return db
    .select({
      ...{ id, createdAt, deletedAt, version },
      ...pickStudentFields(fieldColumns, [...listFieldsFor('all'), ...listFieldsFor('health')]),
      photoRef: sql<string | null>`(select ${inFull(studentPhotos.ref)} from ${studentPhotos}
        where ${inFull(studentPhotos.studentId)} = ${studentId} order by ${inFull(studentPhotos.position)} limit 1)`,
      parentIds: sql<number[]>`(select coalesce(json_agg(${inFull(studentParents.userId)} order by ${inFull(studentParents.position)},
        ${inFull(studentParents.userId)}), '[]'::json) ${fromParents})`,
    })
    .from(students)
    .where(whereIds(ids))
    .orderBy(asc(students.id));
}

export type StudentFacts = Awaited<ReturnType<typeof listStudentFacts>>[number];
