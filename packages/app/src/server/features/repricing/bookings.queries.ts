// The SQL of recorded bookings: trips with the prices that were agreed for them.

import { and, asc, count, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import type { Period } from '#contract/repricing/bookings.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { quotes } from '#server/db/schema/price-books.ts';
import { trips } from '#server/db/schema/trips.ts';

/** The zone whose days a period means. */
interface ZonedPeriod extends Period {
  readonly timeZone: string;
}

function whereWithinPeriod({ from, to, by, timeZone }: ZonedPeriod) {
  if (by === 'trip') return and(gte(trips.fromDate, from), lte(trips.fromDate, to));
  const start = (day: string, later: number) => sql`((${day}::date + ${later}::int)::timestamp at time zone ${timeZone})`;
  return and(gte(quotes.createdAt, start(from, 0)), lt(quotes.createdAt, start(to, 1)));
}

export async function countBookings(db: Queryable, period: ZonedPeriod): Promise<number> {
  const [found] = await db
    .select({ bookings: count() })
    .from(trips)
    .innerJoin(quotes, eq(quotes.fingerprint, trips.quoteFingerprint))
    .where(whereWithinPeriod(period));
  return found?.bookings ?? 0;
}

const columns = {
  tripId: trips.id,
  bookNumber: quotes.bookNumber,
  vatRate: quotes.vatRate,
  request: quotes.request,
  document: quotes.document,
  createdAt: quotes.createdAt,
};

const agreed = eq(quotes.fingerprint, trips.quoteFingerprint);

/** The next bookings after a trip, in the order of the trips. */
export function listBookingsAfter(db: Queryable, { period, after, limit }: { period: ZonedPeriod; after: number; limit: number }) {
  return db
    .select(columns)
    .from(trips)
    .innerJoin(quotes, agreed)
    .where(and(gt(trips.id, after), whereWithinPeriod(period)))
    .orderBy(asc(trips.id))
    .limit(limit);
}

/** The booking of one trip; null where it has no agreed price. */
export async function findBookingOfTrip(db: Queryable, tripId: number) {
  const [found] = await db.select(columns).from(trips).innerJoin(quotes, agreed).where(eq(trips.id, tripId));
  return found ?? null;
}
