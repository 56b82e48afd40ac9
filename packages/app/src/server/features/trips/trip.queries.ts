// SQL of a single trip: its locked row, students, camps, family and seller.

import { and, asc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { AWAITED_STATES, PAST_STATES, type TripState } from '#contract/trips/states.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { activitySchedules, tripCamps } from '#server/db/schema/camps.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { students } from '#server/db/schema/people.ts';
import { businesses, currencies } from '#server/db/schema/pricing.ts';
import { tripActivities, tripHistory, tripStudents, trips } from '#server/db/schema/trips.ts';
import { isLive } from '#server/features/host-families/host-families.public.ts';

export type TripRow = typeof trips.$inferSelect;

/** Returns a trip if it matches the condition for what the caller can see. */
export async function findTripRow(db: Queryable, id: number, only?: SQL): Promise<TripRow | null> {
  const [found] = await db
    .select()
    .from(trips)
    .where(and(eq(trips.id, id), only));
  return found ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockTrip(tx: Transaction, id: number, only?: SQL): Promise<TripRow | null> {
  const held = await tx.select({ id: trips.id }).from(trips).where(eq(trips.id, id)).for('no key update');
  return held.length === 0 ? null : findTripRow(tx, id, only);
}

/** Returns a column of a family as SQL. */
const ofFamily = (column: 'coordinator_id' | 'coordinator_area_id', hostFamilyId: number) =>
  sql`(select ${sql.identifier(column)} from ${hostFamilies} where ${hostFamilies.id} = ${hostFamilyId})`;

/** Inserts a trip; without a coordinator of its own it has that of its family. Returns its ID. */
export async function insertTrip(tx: Transaction, fields: typeof trips.$inferInsert): Promise<number> {
  const { hostFamilyId, coordinatorId } = fields;
  const isOfFamily = hostFamilyId && !coordinatorId;
  const inherited = isOfFamily
    ? { coordinatorId: ofFamily('coordinator_id', hostFamilyId), coordinatorAreaId: ofFamily('coordinator_area_id', hostFamilyId) }
    : {};
  const [made] = await tx
    .insert(trips)
    .values({ ...fields, ...inherited })
    .returning({ id: trips.id });
  if (made === undefined) throw new TypeError('The database has answered an insert without its row.');
  return made.id;
}

/** Returns the fields that clear the waived amount if the price changes: it must not apply again if the old price returns later. */
export function clearWaiverOnPriceChange(quoteFingerprint: string | null) {
  const isSame = sql`${trips.quoteFingerprint} is not distinct from ${quoteFingerprint}`;
  return {
    waivedAmount: sql`case when ${isSame} then ${trips.waivedAmount} end`,
    waivedFingerprint: sql`case when ${isSame} then ${trips.waivedFingerprint} end`,
  };
}

/**
 * Returns the fields of a trip's coordinator: whom somebody chooses comes from no area; without anybody, a trip that gets a family has the
 * family's.
 */
function findCoordinatorFields({ hostFamilyId, coordinatorId }: Partial<typeof trips.$inferInsert>) {
  const { coordinatorId: id, coordinatorAreaId: areaId } = trips;
  if (coordinatorId !== undefined) return { coordinatorAreaId: sql`case when ${id} = ${coordinatorId} then ${areaId} end` };
  if (!hostFamilyId) return {};
  return {
    coordinatorId: sql`coalesce(${id}, ${ofFamily('coordinator_id', hostFamilyId)})`,
    coordinatorAreaId: sql`case when ${id} is null then ${ofFamily('coordinator_area_id', hostFamilyId)} else ${areaId} end`,
  };
}

type TripFields = Partial<Omit<typeof trips.$inferInsert, 'state'>>;

async function saveTripRow(tx: Transaction, id: number, fields: Partial<typeof trips.$inferInsert>): Promise<TripRow> {
  const { quoteFingerprint } = fields;
  const [saved] = await tx
    .update(trips)
    .set({
      ...(quoteFingerprint === undefined ? {} : clearWaiverOnPriceChange(quoteFingerprint)),
      ...fields,
      ...findCoordinatorFields(fields),
      version: sql`${trips.version} + 1`,
    })
    .where(eq(trips.id, id))
    .returning();
  if (saved === undefined) throw new TypeError('The database has answered an update without its row.');
  return saved;
}

/** Updates fields of a locked trip and increments its version. The state is written by transitions only. */
export function updateTripRow(tx: Transaction, id: number, fields: TripFields): Promise<TripRow> {
  return saveTripRow(tx, id, fields);
}

/** Writes the state; only for the executor of transitions. */
export function writeTripState(tx: Transaction, id: number, state: TripState, fields: TripFields): Promise<TripRow> {
  return saveTripRow(tx, id, { ...fields, state });
}

export async function insertTripHistory(tx: Transaction, step: typeof tripHistory.$inferInsert): Promise<void> {
  await tx.insert(tripHistory).values(step);
}

/** Returns the students of each trip in order; at least the student named in the trip itself. */
export async function listStudentsOfTrips(
  db: Queryable,
  rows: readonly Pick<TripRow, 'id' | 'studentId'>[],
): Promise<ReadonlyMap<number, number[]>> {
  const all = await db
    .select({ tripId: tripStudents.tripId, studentId: tripStudents.studentId })
    .from(tripStudents)
    .where(
      inArray(
        tripStudents.tripId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(tripStudents.position));
  return new Map(
    rows.map(({ id, studentId }) => {
      const own = all.filter(({ tripId }) => tripId === id).map((row) => row.studentId);
      return [id, own.length > 0 ? own : [studentId]];
    }),
  );
}

export async function listStudentIds(db: Queryable, row: Pick<TripRow, 'id' | 'studentId'>): Promise<number[]> {
  return (await listStudentsOfTrips(db, [row])).get(row.id) ?? [row.studentId];
}

export async function replaceStudents(tx: Transaction, tripId: number, studentIds: readonly number[]): Promise<void> {
  await tx.delete(tripStudents).where(eq(tripStudents.tripId, tripId));
  await tx.insert(tripStudents).values(studentIds.map((studentId, position) => ({ tripId, studentId, position })));
}

/** Returns whether date of birth and gender of all students are known, which families need to answer. */
export async function areStudentsKnown(db: Queryable, ids: readonly number[]): Promise<boolean> {
  const rows = await db
    .select({ dateOfBirth: students.dateOfBirth, gender: students.gender })
    .from(students)
    .where(inArray(students.id, [...ids]));
  return rows.length === ids.length && rows.every(({ dateOfBirth, gender }) => dateOfBirth !== null && gender !== '');
}

export interface CampOfTrip {
  readonly scheduleId: number;
  readonly activityId: number;
  readonly startDate: string;
  readonly backupRank: number | null;
}

/** Returns the camp weeks of a trip by date, each followed by its backups. */
export function listCamps(db: Queryable, tripId: number): Promise<CampOfTrip[]> {
  return db
    .select({
      scheduleId: tripCamps.scheduleId,
      activityId: activitySchedules.activityId,
      startDate: tripCamps.startDate,
      backupRank: tripCamps.backupRank,
    })
    .from(tripCamps)
    .innerJoin(activitySchedules, eq(activitySchedules.id, tripCamps.scheduleId))
    .where(eq(tripCamps.tripId, tripId))
    .orderBy(asc(tripCamps.startDate), sql`${tripCamps.backupRank} nulls first`);
}

/** Returns which of these trips have a camp week. */
export async function listTripsWithCamps(db: Queryable, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: tripCamps.tripId })
    .from(tripCamps)
    .where(inArray(tripCamps.tripId, [...ids]));
  return rows.map(({ id }) => id);
}

/** Returns the existing camp weeks with these IDs. */
export function findSchedules(db: Queryable, ids: readonly number[]) {
  return db
    .select({
      scheduleId: activitySchedules.id,
      activityId: activitySchedules.activityId,
      startDate: activitySchedules.startDate,
      state: activitySchedules.state,
    })
    .from(activitySchedules)
    .where(inArray(activitySchedules.id, [...ids]));
}

/** Returns the trips that are not over and have this camp week, also as a backup, unless it began before today. */
export async function listTripsWithWeek(db: Queryable, { scheduleId, today }: { scheduleId: number; today: string }): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: tripCamps.tripId })
    .from(tripCamps)
    .innerJoin(trips, eq(trips.id, tripCamps.tripId))
    .where(
      and(eq(tripCamps.scheduleId, scheduleId), sql`${tripCamps.startDate} >= ${today}::date`, notInArray(trips.state, [...PAST_STATES])),
    )
    .orderBy(asc(tripCamps.tripId));
  return rows.map(({ id }) => id);
}

/** Replaces the camps of a trip, and its activities, from which the price is calculated. */
export async function replaceCamps(tx: Transaction, tripId: number, camps: readonly CampOfTrip[]): Promise<void> {
  await tx.delete(tripCamps).where(eq(tripCamps.tripId, tripId));
  await tx.delete(tripActivities).where(eq(tripActivities.tripId, tripId));
  if (camps.length === 0) return;
  await tx.insert(tripCamps).values(camps.map(({ scheduleId, startDate, backupRank }) => ({ tripId, scheduleId, startDate, backupRank })));
  const chosen = Map.groupBy(
    camps.filter(({ backupRank }) => backupRank === null),
    ({ activityId }) => activityId,
  );
  const rows = [...chosen].map(([activityId, weeks], position) => ({ tripId, activityId, weeks: weeks.length, position }));
  if (rows.length > 0) await tx.insert(tripActivities).values(rows);
}

/** Returns the activities of a trip with their weeks, from which the price is calculated. */
export function listActivities(db: Queryable, tripId: number): Promise<{ id: number; weeks: number }[]> {
  return db
    .select({ id: tripActivities.activityId, weeks: tripActivities.weeks })
    .from(tripActivities)
    .where(and(eq(tripActivities.tripId, tripId), sql`${tripActivities.backupRank} is null`))
    .orderBy(asc(tripActivities.position));
}

/** Returns what is checked before a family is asked: its account, its rules for stays, whether it is live, and whether it is vetted. */
export async function findFamilyToAsk(db: Queryable, id: number) {
  const [found] = await db
    .select({
      id: hostFamilies.id,
      userId: hostFamilies.userId,
      countyId: hostFamilies.countyId,
      businessId: hostFamilies.businessId,
      stayRules: { minNights: hostFamilies.minNights, maxNights: hostFamilies.maxNights, noticeDays: hostFamilies.noticeDays },
      isLive: sql<boolean>`${isLive()}`,
      isVetted: sql<boolean>`${hostFamilies.vettingState} = 'approved'`,
    })
    .from(hostFamilies)
    .where(eq(hostFamilies.id, id));
  return found ?? null;
}

/** Keeps a family as it is until the transaction ends; waits for whoever is pausing it. */
export async function lockFamilyToAsk(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: hostFamilies.id }).from(hostFamilies).where(eq(hostFamilies.id, id)).for('key share');
}

/** Returns the business that sells a trip: the given one, or the default. */
export async function findSeller(db: Queryable, wished: number | null): Promise<{ id: number; currency: string } | null> {
  const [found] = await db
    .select({ id: businesses.id, currency: currencies.code })
    .from(businesses)
    .innerJoin(currencies, eq(currencies.id, businesses.currencyId))
    .where(wished === null ? eq(businesses.isDefault, true) : eq(businesses.id, wished));
  return found ?? null;
}

/** Returns the trips with something due by date: transitions, and warnings of stays that are about to start without a family. */
export function listDueTrips(
  db: Queryable,
  { today, closing, doubtful }: { today: string; closing: string; doubtful: string },
): Promise<{ id: number; state: TripState }[]> {
  return db
    .select({ id: trips.id, state: trips.state })
    .from(trips)
    .where(
      sql`(${trips.state} = 'enquiry' and ${trips.fromDate} <= ${today}::date and ${trips.toDate} >= ${today}::date)
        or (${inArray(trips.state, [...AWAITED_STATES])} and ${trips.fromDate} <= ${today}::date)
        or (${trips.state} = 'reserved' and ${trips.fromDate} <= ${doubtful}::date and ${trips.toDate} >= ${today}::date)
        or (${trips.state} = 'in_progress' and ${trips.toDate} < ${today}::date)
        or (${trips.state} = 'completed' and ${trips.toDate} < ${closing}::date)`,
    )
    .orderBy(asc(trips.id));
}
