// How fast host families answer.

import { and, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { tripOffers } from '#server/db/schema/offers.ts';

const DAY = 24 * 3600 * 1000;
/** How far back answers count. */
const WINDOW_DAYS = 90;
/** Fewer answers say nothing. */
const MIN_ANSWERS = 3;

/**
 * The median of the minutes that families took for their first answers of the last 90 days, by family; those with fewer than three are
 * left out. All families where none are named.
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
        gte(tripOffers.answeredAt, new Date(now.getTime() - WINDOW_DAYS * DAY)),
        hostFamilyIds === undefined ? undefined : inArray(tripOffers.hostFamilyId, [...hostFamilyIds]),
      ),
    )
    .groupBy(tripOffers.hostFamilyId)
    .having(sql`count(*) >= ${MIN_ANSWERS}`);
  return new Map(rows.map(({ id, median }) => [id, median]));
}
