// Money of trips that has gone back: its parents learn of it.

import type { Transaction } from '#server/db/database.ts';
import type { Actor } from '#server/platform/record.ts';
import { readTripRow } from './held-trip.queries.ts';
import { tellOf } from './telling.service.ts';

/** Tells the parents of trips, in the transaction in which it is recorded, that money has gone back to them. */
export async function tellOfRefund(tx: Transaction, by: Actor, tripIds: readonly number[]): Promise<void> {
  for (const tripId of new Set(tripIds)) {
    const trip = await readTripRow(tx, tripId);
    if (trip !== null) await tellOf(tx, by, { trip, event: 'refunded', to: ['parent'] });
  }
}
