// SQL of recorded bookings: trips with their agreed prices.

import { and, asc, count, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import type { Period } from '#contract/repricing/bookings.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { quotes } from '#server/db/schema/price-books.ts';
import { trips } from '#server/db/schema/trips.ts';

/** A period with the time zone of its dates. */
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

/** Returns the next bookings after a trip, in the order of trip IDs. */
export function listBookingsAfter(db: Queryable, { period, after, limit }: { period: ZonedPeriod; after: number; limit: number }) {
  return db
    .select(columns)
    .from(trips)
    .innerJoin(quotes, agreed)
    .where(and(gt(trips.id, after), whereWithinPeriod(period)))
    .orderBy(asc(trips.id))
    .limit(limit);
}

/** Returns the booking of a trip; null if it has no agreed price. */
export async function findBookingOfTrip(db: Queryable, tripId: number) {
  const [found] = await db.select(columns).from(trips).innerJoin(quotes, agreed).where(eq(trips.id, tripId));
  return found ?? null;
}
