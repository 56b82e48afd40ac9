// The SQL of a host's earnings: sums of the own family's payouts by period and currency.

import { and, asc, desc, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { trips } from '#server/db/schema/trips.ts';
import { wherePaidToFamilyOf } from '../payouts.queries.ts';

/** The length of a period's name: `2026` or `2026-07`. */
const LENGTHS = { year: 4, month: 7 } as const;

/**
 * Sums the payouts to a user's family by the period in which they are due, newest first, with each currency on its own; void ones are left
 * out. A stay counts once, with its first payout: extensions and corrections add money, not a second stay.
 */
export function sumEarnings(db: Queryable, { userId, by }: { readonly userId: number; readonly by: keyof typeof LENGTHS }) {
  const isFirst = sql`row_number() over (partition by ${payouts.tripId} order by ${payouts.dueDate}, ${payouts.id}) = 1`;
  const earned = db
    .select({
      period: sql<string>`left(${payouts.dueDate}::text, ${LENGTHS[by]})`.as('period'),
      currency: payouts.currency,
      state: payouts.state,
      amount: payouts.amount,
      isStay: sql<boolean>`(${payouts.tripId} is not null and ${isFirst})`.as('is_stay'),
      nights: sql<number>`(${trips.toDate} - ${trips.fromDate})`.as('nights'),
    })
    .from(payouts)
    .leftJoin(trips, sql`${trips.id} = ${payouts.tripId}`)
    .where(and(wherePaidToFamilyOf(userId), ne(payouts.state, 'void')))
    .as('earned');
  const { period, currency, state, amount, isStay, nights } = earned;
  const sumOf = (condition: ReturnType<typeof sql>) => sql<string>`coalesce(sum(${amount}) filter (where ${condition}), 0)::text`;
  return db
    .select({
      period,
      currency,
      scheduled: sumOf(sql`${state} = 'scheduled'`),
      due: sumOf(sql`${state} not in ('scheduled', 'paid')`),
      paid: sumOf(sql`${state} = 'paid'`),
      total: sumOf(sql`true`),
      stays: sql<number>`count(*) filter (where ${isStay})`.mapWith(Number),
      nights: sql<number>`coalesce(sum(${nights}) filter (where ${isStay}), 0)`.mapWith(Number),
    })
    .from(earned)
    .groupBy(period, currency)
    .orderBy(desc(period), asc(currency));
}

/** What was earned in a period and a currency. */
export type EarnedRow = Awaited<ReturnType<typeof sumEarnings>>[number];
