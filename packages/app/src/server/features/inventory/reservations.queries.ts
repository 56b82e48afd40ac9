// SQL that holds and releases the beds of families and the places of camps. Database constraints refuse what exceeds the capacity, also
// under concurrency.

import { and, asc, eq, gte, inArray, isNotNull, lte, not, notInArray, type SQL, sql } from 'drizzle-orm';
import { findPeak } from '#contract/host-families/taken-beds.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { findConstraint } from '#server/db/fault.ts';
import { bookingOrders } from '#server/db/schema/booking.ts';
import { activitySchedules, campPlaces } from '#server/db/schema/camps.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { AppError } from '#server/platform/errors.ts';
import { chooseCampsWithPlaces, type PlannedCamp } from './camp-plan.rules.ts';

/** The owner of a hold: an order that is being paid, or a trip. */
export type Holder = { readonly orderId: number } | { readonly tripId: number };

export interface Stay {
  readonly hostFamilyId: number;
  readonly fromDate: string;
  readonly toDate: string;
  /** One per child. */
  readonly beds: number;
}

/** The current time and the expiry of a hold; null for one that lasts until it is released. */
interface HoldTerm {
  readonly now: Date;
  readonly until: Date | null;
}

const ERROR_CODES = { host_calendar_blocks_fit: 'bedsTaken', camp_places_fit: 'placesTaken' } as const;

/** Runs a function in a savepoint and translates a violated capacity constraint into an AppError. */
export async function withinCapacity<Result>(tx: Transaction, run: (point: Transaction) => Promise<Result>): Promise<Result> {
  try {
    return await tx.transaction(run);
  } catch (error) {
    const constraint = findConstraint(error);
    if (constraint !== null && constraint in ERROR_CODES) throw new AppError(ERROR_CODES[constraint as keyof typeof ERROR_CODES]);
    throw error;
  }
}

/**
 * Holds the beds of a stay and releases the holder's earlier ones, so that a stay can move.
 * @throws AppError `bedsTaken` if the family is away or has too few beds left on one of the nights
 */
export async function holdBeds(
  tx: Transaction,
  holder: Holder,
  { stay, now, until, kind = 'tentative' }: HoldTerm & { readonly stay: Stay; readonly kind?: 'tentative' | 'firm' },
): Promise<void> {
  await withinCapacity(tx, async (point) => {
    await releaseBeds(point, holder);
    await point.insert(hostCalendarBlocks).values({ ...stay, ...holder, kind, heldAt: now, expiresAt: until });
  });
}

/**
 * Holds places in camp weeks and releases the holder's earlier ones.
 * @throws AppError `placesTaken` if a week is full
 */
export async function holdPlaces(
  tx: Transaction,
  holder: Holder,
  { scheduleIds, places, now, until }: HoldTerm & { readonly scheduleIds: readonly number[]; readonly places: number },
): Promise<void> {
  await withinCapacity(tx, async (point) => {
    await lockWeeks(point, scheduleIds);
    const kept = await renewPlaces(point, holder, { scheduleIds, places, now, until });
    const missing = scheduleIds.filter((scheduleId) => !kept.has(scheduleId));
    if (missing.length === 0) return;
    const rows = missing.map((scheduleId) => ({ scheduleId, places, ...holder }));
    await point.insert(campPlaces).values(rows.map((row) => ({ ...row, heldAt: now, expiresAt: until })));
  });
}

/** Locks the weeks in the order of their IDs, kept and new ones alike, so that concurrent bookings can't deadlock. */
async function lockWeeks(tx: Transaction, scheduleIds: readonly number[]): Promise<void> {
  const { id } = activitySchedules;
  if (scheduleIds.length > 1) {
    await tx
      .select({ id })
      .from(activitySchedules)
      .where(inArray(id, [...scheduleIds]))
      .orderBy(asc(id))
      .for('no key update');
  }
}

/**
 * Releases weeks that are no longer requested and returns the others that have enough places. These are kept rather than held again: a
 * cancelled week could not be.
 */
async function renewPlaces(
  tx: Transaction,
  holder: Holder,
  { scheduleIds, places, now, until }: HoldTerm & { readonly scheduleIds: readonly number[]; readonly places: number },
): Promise<ReadonlySet<number>> {
  const wanted = and(inArray(campPlaces.scheduleId, [...scheduleIds]), gte(campPlaces.places, places));
  if (scheduleIds.length === 0) {
    await releasePlaces(tx, holder);
    return new Set();
  }
  await tx.delete(campPlaces).where(and(isPlacesOf(holder), not(wanted ?? sql`true`)));
  const kept = await tx
    .update(campPlaces)
    .set({ places, heldAt: now, expiresAt: until })
    .where(isPlacesOf(holder))
    .returning({ scheduleId: campPlaces.scheduleId });
  return new Set(kept.map(({ scheduleId }) => scheduleId));
}

/** Returns the weeks in which a trip holds at least this many places; they stay held even if a week is cancelled. */
export async function listHeldWeeks(db: Queryable, { tripId }: { readonly tripId: number }, places = 1): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ scheduleId: campPlaces.scheduleId })
    .from(campPlaces)
    .where(and(eq(campPlaces.tripId, tripId), gte(campPlaces.places, places)));
  return new Set(rows.map(({ scheduleId }) => scheduleId));
}

/**
 * Holds places in the camps of a plan, replacing a full camp by the first of its backups with places left. Returns the camps taken.
 * @throws AppError `placesTaken` if a week is full, and its backups too
 */
export async function holdCamps<Camp extends PlannedCamp>(
  tx: Transaction,
  holder: Holder,
  { camps, places, now, until }: HoldTerm & { readonly camps: readonly Camp[]; readonly places: number },
): Promise<readonly Camp[]> {
  const own = 'tripId' in holder ? await listHeldWeeks(tx, holder, places) : new Set<number>();
  await releaseOtherPlaces(tx, holder, own);
  const all = camps.map(({ scheduleId }) => scheduleId);
  // Concurrent bookings can take a place after it was counted: retries at most once per camp.
  for (let tries = camps.length; ; tries -= 1) {
    const free = await countFreePlaces(tx, all, now);
    const taken = chooseCampsWithPlaces(camps, ({ scheduleId }) => own.has(scheduleId) || (free.get(scheduleId) ?? 0) >= places);
    if (taken === null) throw new AppError('placesTaken');
    try {
      await holdPlaces(tx, holder, { scheduleIds: taken.map(({ scheduleId }) => scheduleId), places, now, until });
      return taken;
    } catch (error) {
      if (tries <= 1 || !(error instanceof AppError)) throw error;
    }
  }
}

const isBedsOf = (holder: Holder): SQL =>
  'orderId' in holder ? eq(hostCalendarBlocks.orderId, holder.orderId) : eq(hostCalendarBlocks.tripId, holder.tripId);

const isPlacesOf = (holder: Holder): SQL =>
  'orderId' in holder ? eq(campPlaces.orderId, holder.orderId) : eq(campPlaces.tripId, holder.tripId);

export async function releaseBeds(tx: Transaction, holder: Holder): Promise<void> {
  await tx.delete(hostCalendarBlocks).where(isBedsOf(holder));
}

/** Releases the places in all weeks except these. */
async function releaseOtherPlaces(tx: Transaction, holder: Holder, kept: ReadonlySet<number>): Promise<void> {
  const others = kept.size === 0 ? undefined : notInArray(campPlaces.scheduleId, [...kept]);
  await tx.delete(campPlaces).where(and(isPlacesOf(holder), others));
}

/** @param scheduleIds releases only these weeks; all if left out */
export async function releasePlaces(tx: Transaction, holder: Holder, scheduleIds?: readonly number[]): Promise<void> {
  const only = scheduleIds === undefined ? undefined : inArray(campPlaces.scheduleId, [...scheduleIds]);
  await tx.delete(campPlaces).where(and(isPlacesOf(holder), only));
}

/** Makes the beds of a trip firm after the host has accepted. */
export async function confirmBeds(tx: Transaction, tripId: number): Promise<void> {
  await tx
    .update(hostCalendarBlocks)
    .set({ kind: 'firm', version: sql`${hostCalendarBlocks.version} + 1` })
    .where(eq(hostCalendarBlocks.tripId, tripId));
}

/** Releases expired holds. Returns the orders they belonged to. */
export async function releaseExpired(tx: Transaction, now: Date): Promise<number[]> {
  const over = await tx
    .delete(hostCalendarBlocks)
    .where(and(isNotNull(hostCalendarBlocks.expiresAt), lte(hostCalendarBlocks.expiresAt, now)))
    .returning({ orderId: hostCalendarBlocks.orderId });
  const places = await tx
    .delete(campPlaces)
    .where(and(isNotNull(campPlaces.expiresAt), lte(campPlaces.expiresAt, now)))
    .returning({ orderId: campPlaces.orderId });
  return [...new Set([...over, ...places].flatMap(({ orderId }) => orderId ?? []))];
}

interface NightsInput {
  readonly fromDate: string;
  readonly toDate: string;
  readonly now: Date;
  /** The user whose own unpaid bookings don't count. */
  readonly freeTo?: number | undefined;
}

/**
 * Returns the maximum number of beds taken on any night of a stay, for each family with any; Infinity for a family that is away. Unpaid
 * bookings count until they expire. Null as IDs means all families.
 */
export async function countTakenBeds(
  db: Queryable,
  hostFamilyIds: readonly number[] | null,
  { fromDate, toDate, now, freeTo }: NightsInput,
): Promise<ReadonlyMap<number, number>> {
  if (hostFamilyIds?.length === 0) return new Map();
  const only = hostFamilyIds === null ? undefined : inArray(hostCalendarBlocks.hostFamilyId, [...hostFamilyIds]);
  const rows = await db
    .select({
      hostFamilyId: hostCalendarBlocks.hostFamilyId,
      kind: hostCalendarBlocks.kind,
      fromDate: hostCalendarBlocks.fromDate,
      toDate: hostCalendarBlocks.toDate,
      beds: hostCalendarBlocks.beds,
    })
    .from(hostCalendarBlocks)
    .where(and(only, whereNightsOverlap({ fromDate, toDate, now, freeTo })));
  const families = Map.groupBy(rows, ({ hostFamilyId }) => hostFamilyId);
  return new Map([...families].map(([id, blocks]) => [id, findPeak(blocks)]));
}

/** Returns the condition for blocks that share a night with a stay. */
export function whereNightsOverlap({ fromDate, toDate, now, freeTo }: NightsInput): SQL {
  const lastTaken = sql`case when ${hostCalendarBlocks.kind} = 'own' then ${hostCalendarBlocks.toDate} else ${hostCalendarBlocks.toDate} - 1 end`;
  const counts = sql`(${hostCalendarBlocks.expiresAt} is null or ${hostCalendarBlocks.expiresAt} > ${now.toISOString()}::timestamptz)`;
  const { orderId } = hostCalendarBlocks;
  const own = sql`select ${bookingOrders.id} from ${bookingOrders} where ${bookingOrders.userId} = ${freeTo ?? null}::bigint`;
  const others = freeTo === undefined ? sql`true` : sql`(${orderId} is null or ${orderId} not in (${own}))`;
  return sql`${hostCalendarBlocks.fromDate} < ${toDate}::date and ${lastTaken} >= ${fromDate}::date and ${counts} and ${others}`;
}

/** Returns the free places of camp weeks; a cancelled week has none. */
export async function countFreePlaces(db: Queryable, scheduleIds: readonly number[], now: Date): Promise<ReadonlyMap<number, number>> {
  if (scheduleIds.length === 0) return new Map();
  const taken = sql`coalesce((select sum(${campPlaces.places}) from ${campPlaces} where ${campPlaces.scheduleId} = ${activitySchedules.id}
    and (${campPlaces.expiresAt} is null or ${campPlaces.expiresAt} > ${now.toISOString()}::timestamptz)), 0)`;
  const free = sql<number>`case when ${activitySchedules.state} = 'open' then ${activitySchedules.capacity} - ${taken} else 0 end`;
  const rows = await db
    .select({ id: activitySchedules.id, free: free.mapWith(Number) })
    .from(activitySchedules)
    .where(inArray(activitySchedules.id, [...scheduleIds]));
  return new Map(rows.map((row) => [row.id, Math.max(0, row.free)]));
}
