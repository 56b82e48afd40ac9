// Queries of a host's own dashboard.

import { and, count, eq, gt, lt } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { hostFamilies, hostFamilyPhotos } from '#server/db/schema/host-families.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';

/** Returns the family of an account; null if it has none. */
export async function findFamilyOfUser(db: Queryable, userId: number): Promise<number | null> {
  const [row] = await db.select({ id: hostFamilies.id }).from(hostFamilies).where(eq(hostFamilies.userId, userId));
  return row?.id ?? null;
}

export async function countPhotos(db: Queryable, hostFamilyId: number): Promise<number> {
  const [row] = await db.select({ photos: count() }).from(hostFamilyPhotos).where(eq(hostFamilyPhotos.hostFamilyId, hostFamilyId));
  return row?.photos ?? 0;
}

/** Returns the firm stays that overlap a calendar year. */
export function listFirmStays(db: Queryable, { hostFamilyId, year }: { hostFamilyId: number; year: number }) {
  const { fromDate, toDate, kind } = hostCalendarBlocks;
  return db
    .select({ fromDate, toDate })
    .from(hostCalendarBlocks)
    .where(
      and(
        eq(hostCalendarBlocks.hostFamilyId, hostFamilyId),
        eq(kind, 'firm'),
        lt(fromDate, `${year + 1}-01-01`),
        gt(toDate, `${year}-01-01`),
      ),
    );
}
