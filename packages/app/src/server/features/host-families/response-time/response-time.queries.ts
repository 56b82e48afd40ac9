// Queries of how fast host families answer offers.

import { and, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { tripOffers } from '#server/db/schema/offers.ts';

const DAY = 24 * 3600 * 1000;
/** Number of past days in which answers count. */
export const RESPONSE_WINDOW_DAYS = 90;
/** Fewer answers aren't representative. */
const MIN_ANSWERS = 3;

/**
 * Returns the median minutes to the first answer in the last 90 days, by family, without families with fewer than three answers. Covers
 * all families if no IDs are given.
 */
export async function findResponseMinutes(
  db: Queryable,
  { now, hostFamilyIds }: { readonly now: Date; readonly hostFamilyIds?: readonly number[] },
): Promise<ReadonlyMap<number, number>> {
  const minutes = sql`extract(epoch from ${tripOffers.answeredAt} - ${tripOffers.askedAt}) / 60`;
  const rows = await db
    .select({
      id: tripOffers.hostFamilyId,
      median: sql<number>`round(percentile_cont(0.5) within group (order by greatest(0, ${minutes})))::int`.mapWith(Number),
    })
    .from(tripOffers)
    .where(
      and(
        isNotNull(tripOffers.askedAt),
        isNotNull(tripOffers.answeredAt),
        gte(tripOffers.answeredAt, new Date(now.getTime() - RESPONSE_WINDOW_DAYS * DAY)),
        hostFamilyIds === undefined ? undefined : inArray(tripOffers.hostFamilyId, [...hostFamilyIds]),
      ),
    )
    .groupBy(tripOffers.hostFamilyId)
    .having(sql`count(*) >= ${MIN_ANSWERS}`);
  return new Map(rows.map(({ id, median }) => [id, median]));
}
