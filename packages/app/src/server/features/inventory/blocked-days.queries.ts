// SQL of the days on which a family takes nobody. Whoever changes several blocks of a family locks its beds first; trips lock themselves
// before the beds.

import { and, asc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { withinCapacity } from './reservations.queries.ts';

/** Locks the beds of a family until the transaction ends: nobody else takes or blocks them. Returns false if there is no such family. */
export async function lockFamilyBeds(tx: Transaction, hostFamilyId: number): Promise<boolean> {
  const held = await tx.select({ id: hostFamilies.id }).from(hostFamilies).where(eq(hostFamilies.id, hostFamilyId)).for('no key update');
  return held.length > 0;
}

const { id, hostFamilyId, kind, fromDate, toDate, note, source, seriesId, feedId, heldAt, createdBy, version } = hostCalendarBlocks;
const COLUMNS = { id, hostFamilyId, kind, fromDate, toDate, note, source, seriesId, feedId, heldAt, createdBy, version };

function selectBlocks(db: Queryable) {
  return db.select(COLUMNS).from(hostCalendarBlocks);
}

export type OwnBlock = Awaited<ReturnType<typeof selectBlocks>>[number];

interface BlocksWanted {
  readonly hostFamilyId: number;
  /** Only blocks with a day from this one on. */
  readonly fromDate?: string;
  /** Only blocks that begin by this day. */
  readonly toDate?: string;
  /** Only the times of a series; null for blocks that don't repeat. */
  readonly seriesId?: number | null;
  /** Only the days of this calendar in another place; without it, only those that were blocked here. */
  readonly feedId?: number;
}

/** Returns the blocked days of a family, stays left out. */
export function listOwnBlocks(db: Queryable, wanted: BlocksWanted): Promise<OwnBlock[]> {
  const ofSeries = wanted.seriesId === null ? isNull(seriesId) : eq(seriesId, wanted.seriesId ?? 0);
  return selectBlocks(db)
    .where(
      and(
        ...[eq(hostFamilyId, wanted.hostFamilyId), eq(kind, 'own')],
        wanted.feedId === undefined ? isNull(feedId) : eq(feedId, wanted.feedId),
        wanted.fromDate === undefined ? undefined : gte(toDate, wanted.fromDate),
        wanted.toDate === undefined ? undefined : lte(fromDate, wanted.toDate),
        wanted.seriesId === undefined ? undefined : ofSeries,
      ),
    )
    .orderBy(asc(fromDate), asc(id));
}

/** Returns a block of a family, be it of blocked days or of a stay; null if there is none. */
export async function findOwnBlock(db: Queryable, wanted: { hostFamilyId: number; id: number }): Promise<OwnBlock | null> {
  const [found] = await selectBlocks(db).where(and(eq(id, wanted.id), eq(hostFamilyId, wanted.hostFamilyId)));
  return found ?? null;
}

type NewBlock = Pick<OwnBlock, 'hostFamilyId' | 'fromDate' | 'toDate' | 'note' | 'source' | 'heldAt' | 'createdBy'> & {
  readonly seriesId?: number | null;
  readonly feedId?: number | null;
};

/**
 * Blocks days; returns the id of the block.
 * @throws AppError `bedsTaken` if somebody stays on one of the nights
 */
export function blockDays(
  tx: Transaction,
  { hostFamilyId: family, fromDate: from, toDate: to, seriesId: series = null, feedId: feed = null, ...said }: NewBlock,
): Promise<number> {
  const { note: text, source: by, heldAt: at, createdBy: creator } = said;
  const row = {
    hostFamilyId: family,
    fromDate: from,
    toDate: to,
    note: text,
    source: by,
    heldAt: at,
    createdBy: creator,
    seriesId: series,
    feedId: feed,
  };
  return withinCapacity(tx, async (point) => {
    const [made] = await point
      .insert(hostCalendarBlocks)
      .values({ ...row, kind: 'own' })
      .returning({ id });
    return made?.id ?? 0;
  });
}

/**
 * Changes blocked days; a time of a series is none of it from then on.
 * @throws AppError `bedsTaken` if somebody stays on one of the nights
 */
export async function updateOwnBlock(
  tx: Transaction,
  blockId: number,
  { fromDate: from, toDate: to, note: text, heldAt: at }: Pick<OwnBlock, 'fromDate' | 'toDate' | 'note' | 'heldAt'>,
): Promise<void> {
  await withinCapacity(tx, async (point) => {
    await point
      .update(hostCalendarBlocks)
      .set({ fromDate: from, toDate: to, note: text, heldAt: at, seriesId: null, version: sql`${version} + 1` })
      .where(eq(id, blockId));
  });
}

export async function deleteBlocks(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(hostCalendarBlocks).where(and(inArray(id, [...ids]), eq(kind, 'own')));
}
