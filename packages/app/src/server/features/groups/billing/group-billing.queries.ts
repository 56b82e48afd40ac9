// Queries of invoicing a group: its trips with their agreed prices, and the lock on those that are billed.

import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { trips } from '#server/db/schema/trips.ts';
import { studentNames } from '#server/features/groups/members.queries.ts';
import { whereOwnTrips } from '#server/features/trips/trips.public.ts';
import type { Call } from '#server/platform/app.ts';

/** Returns the trips of a group that count and that the caller may see. */
export function listTripsToBill(db: Queryable, reader: Pick<Call, 'grant' | 'caller'>, groupId: number) {
  const { id, state, businessId, parentId, quoteFingerprint, vatExempt } = trips;
  return db
    .select({ id, state, businessId, parentId, quoteFingerprint, vatExempt, names: studentNames })
    .from(trips)
    .where(and(eq(trips.groupId, groupId), ne(trips.state, 'cancelled'), whereOwnTrips(reader)))
    .orderBy(asc(trips.id));
}

export type TripToBillRow = Awaited<ReturnType<typeof listTripsToBill>>[number];

/** Locks trips until the transaction ends, in the order of their IDs, so that two who lock the same ones wait for each other. */
export async function lockTripsToBill(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: trips.id })
    .from(trips)
    .where(inArray(trips.id, [...ids]))
    .orderBy(asc(trips.id))
    .for('no key update');
}
