// Taking the beds of a family and the places of a camp, and giving them back. What does not fit the database refuses, whoever comes first.

import { and, asc, eq, gte, inArray, isNotNull, lte, not, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { findConstraint } from '#server/db/fault.ts';
import { bookingOrders } from '#server/db/schema/booking.ts';
import { activitySchedules, campPlaces } from '#server/db/schema/camps.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { AppError } from '#server/platform/errors.ts';
import { chooseCampsWithPlaces, type PlannedCamp } from './camp-plan.rules.ts';

/** Whose beds or places they are: a booking that is being paid, or a trip. */
export type Holder = { readonly orderId: number } | { readonly tripId: number };

export interface Stay {
  readonly hostFamilyId: number;
  readonly fromDate: string;
  readonly toDate: string;
  /** One for each child. */
  readonly beds: number;
}

/** As of which moment, and until when; null for as long as it is not given back. */
interface HoldTerm {
  readonly now: Date;
  readonly until: Date | null;
}

const ERROR_CODES = { host_calendar_blocks_fit: 'bedsTaken', camp_places_fit: 'placesTaken' } as const;

/** Does something in a transaction of its own within the transaction, and says in our words what does not fit. */
async function withinCapacity<Result>(tx: Transaction, run: (point: Transaction) => Promise<Result>): Promise<Result> {
  try {
    return await tx.transaction(run);
  } catch (error) {
    const constraint = findConstraint(error);
    if (constraint !== null && constraint in ERROR_CODES) throw new AppError(ERROR_CODES[constraint as keyof typeof ERROR_CODES]);
    throw error;
  }
}

/**
 * Takes the beds of a stay; what the holder had taken before is given back, so that a stay can move.
 * @throws AppError `bedsTaken` when the family is away or has too few beds left on one of the nights
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
 * Takes places in weeks of camps; what the holder had taken before is given back.
 * @throws AppError `placesTaken` when a week is full
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

/** In one order everywhere, those that are kept with those that are new: two who want the same weeks never wait for each other. */
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

/** Gives back what is not wanted any more, and keeps the weeks that are, as far as they suffice: one that was called off is not had again. */
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

/** The weeks in which a trip has so many places: they stay its own whatever becomes of the week. */
export async function listHeldWeeks(db: Queryable, { tripId }: { readonly tripId: number }, places = 1): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ scheduleId: campPlaces.scheduleId })
    .from(campPlaces)
    .where(and(eq(campPlaces.tripId, tripId), gte(campPlaces.places, places)));
  return new Set(rows.map(({ scheduleId }) => scheduleId));
}

/**
 * Takes places in the camps of a plan, and where one is full in the first of its backups that is not; answers those that were taken.
 * @throws AppError `placesTaken` when a week is full, and so are its backups
 */
export async function holdCamps<Camp extends PlannedCamp>(
  tx: Transaction,
  holder: Holder,
  { camps, places, now, until }: HoldTerm & { readonly camps: readonly Camp[]; readonly places: number },
): Promise<readonly Camp[]> {
  const own = 'tripId' in holder ? await listHeldWeeks(tx, holder, places) : new Set<number>();
  await releaseOtherPlaces(tx, holder, own);
  const all = camps.map(({ scheduleId }) => scheduleId);
  // Whoever was quicker in between has taken one of them: at most that often another one is looked for.
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

/** Gives back the places in all weeks but these. */
async function releaseOtherPlaces(tx: Transaction, holder: Holder, kept: ReadonlySet<number>): Promise<void> {
  const others = kept.size === 0 ? undefined : notInArray(campPlaces.scheduleId, [...kept]);
  await tx.delete(campPlaces).where(and(isPlacesOf(holder), others));
}

/** @param scheduleIds only in these weeks; in all where they are left out */
export async function releasePlaces(tx: Transaction, holder: Holder, scheduleIds?: readonly number[]): Promise<void> {
  const only = scheduleIds === undefined ? undefined : inArray(campPlaces.scheduleId, [...scheduleIds]);
  await tx.delete(campPlaces).where(and(isPlacesOf(holder), only));
}

/** The host has accepted: the beds of the trip are theirs for good. */
export async function confirmBeds(tx: Transaction, tripId: number): Promise<void> {
  await tx
    .update(hostCalendarBlocks)
    .set({ kind: 'firm', version: sql`${hostCalendarBlocks.version} + 1` })
    .where(eq(hostCalendarBlocks.tripId, tripId));
}

/** What nobody paid for in time is given back; answers the orders whose time was over. */
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
  /** What this parent's own unpaid booking holds is free to them. */
  readonly freeTo?: number | undefined;
}

/**
 * The most beds that are taken on any night of a stay, for each family that has any taken; a family that is away has all of them taken.
 * What an unpaid booking holds counts until its time is over. All families where null is given.
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

interface CalendarBlock {
  readonly kind: 'own' | 'tentative' | 'firm';
  readonly fromDate: string;
  readonly toDate: string;
  readonly beds: number | null;
}

/**
 * The most that is taken at once by blocks that each have a night in common with a stay. It can only grow where a block begins, and those
 * that began before the stay are all still there on its first night. Days are compared as they are written.
 */
function findPeak(blocks: readonly CalendarBlock[]): number {
  if (blocks.some(({ kind }) => kind === 'own')) return Number.POSITIVE_INFINITY;
  const on = (night: string) =>
    blocks.filter((block) => block.fromDate <= night && block.toDate > night).reduce((sum, { beds }) => sum + (beds ?? 0), 0);
  return Math.max(0, ...blocks.map((block) => on(block.fromDate)));
}

/** Blocks that have a night in common with a stay; for conditions of other queries. */
export function whereNightsOverlap({ fromDate, toDate, now, freeTo }: NightsInput): SQL {
  const lastTaken = sql`case when ${hostCalendarBlocks.kind} = 'own' then ${hostCalendarBlocks.toDate} else ${hostCalendarBlocks.toDate} - 1 end`;
  const counts = sql`(${hostCalendarBlocks.expiresAt} is null or ${hostCalendarBlocks.expiresAt} > ${now.toISOString()}::timestamptz)`;
  const { orderId } = hostCalendarBlocks;
  const own = sql`select ${bookingOrders.id} from ${bookingOrders} where ${bookingOrders.userId} = ${freeTo ?? null}::bigint`;
  const others = freeTo === undefined ? sql`true` : sql`(${orderId} is null or ${orderId} not in (${own}))`;
  return sql`${hostCalendarBlocks.fromDate} < ${toDate}::date and ${lastTaken} >= ${fromDate}::date and ${counts} and ${others}`;
}

/** The places that are left in weeks of camps; a week that was called off has none. */
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
