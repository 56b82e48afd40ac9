// The SQL of the daily payout job: trips to schedule, trips to release, and bank accounts to erase.

import { and, asc, eq, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { payoutDetails, payouts } from '#server/db/schema/payouts.ts';
import { trips } from '#server/db/schema/trips.ts';

async function listTripIds(db: Queryable, where: SQL | undefined): Promise<number[]> {
  const found = await db.select({ id: trips.id }).from(trips).where(where).orderBy(asc(trips.id));
  return found.map(({ id }) => id);
}

/** Returns trips without a payout for their agreed price and dates. Voided payouts count, so that they aren't owed again. */
export function listTripsToSchedule(db: Queryable): Promise<number[]> {
  const known = sql`exists (select 1 from ${payouts} where ${payouts.tripId} = ${trips.id}
    and ${payouts.quoteFingerprint} = ${trips.quoteFingerprint} and ${payouts.dueDate} = ${trips.toDate} + 1)`;
  return listTripIds(
    db,
    and(inArray(trips.state, ['booked', 'in_progress', 'completed']), isNotNull(trips.quoteFingerprint), sql`not ${known}`),
  );
}

/** Returns finished trips with scheduled payouts. */
export function listTripsToRelease(db: Queryable, today: string): Promise<number[]> {
  const scheduled = sql`exists (select 1 from ${payouts} where ${payouts.tripId} = ${trips.id} and ${payouts.state} = 'scheduled')`;
  const isPast = and(inArray(trips.state, ['booked', 'in_progress']), lt(trips.toDate, today));
  return listTripIds(db, and(or(inArray(trips.state, ['completed', 'closed']), isPast), scheduled));
}

/** Returns deleted users whose families still have a bank account. */
export async function listDeletedUsersWithAccount(db: Queryable): Promise<number[]> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(hostFamilies, eq(hostFamilies.userId, users.id))
    .innerJoin(payoutDetails, and(eq(payoutDetails.payeeType, 'Host_family'), eq(payoutDetails.payeeId, hostFamilies.id)))
    .where(isNotNull(users.anonymisedAt));
  return found.map(({ id }) => id);
}
