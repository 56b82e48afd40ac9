// Queries of how fast host families answer offers.

import { and, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { tripOffers } from '#server/db/schema/offers.ts';

const DAY = 24 * 3600 * 1000;
/** Number of past days in which answers count. */
export const RESPONSE_WINDOW_DAYS = 90;
/** Fewer answers aren't representative. */
const MIN_ANSWERS = 3;

/** Selects the median minutes of one family, as `findResponseMinutes` computes them; null with too few answers. */
export function selectResponseMinutes(familyId: SQL, now: Date): SQL {
  const [asked, answered] = [inFull(tripOffers.askedAt), inFull(tripOffers.answeredAt)];
  const minutes = sql`greatest(0, extract(epoch from ${answered} - ${asked}) / 60)`;
  const since = new Date(now.getTime() - RESPONSE_WINDOW_DAYS * DAY).toISOString();
  return sql`(select case when count(*) >= ${MIN_ANSWERS} then round(percentile_cont(0.5) within group (order by ${minutes}))::int end
    from ${tripOffers} where ${inFull(tripOffers.hostFamilyId)} = ${familyId} and ${asked} is not null and ${answered} >= ${since}::timestamptz)`;
}

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
