// Loads the data that guards check, for one trip or for many at once.

import type { Queryable } from '#server/db/database.ts';
import { countOpenInvoices } from '#server/features/finance/finance.public.ts';
import { listOffersOfTrips } from '#server/features/trips/offers/offers.queries.ts';
import { listTripsWithCamps, type TripRow } from '#server/features/trips/trip.queries.ts';
import type { App } from '#server/platform/app.ts';
import type { GuardContext } from './transition-guards.rules.ts';

type GuardedTrip = Pick<TripRow, 'id' | 'fromDate' | 'toDate' | 'hostFamilyId'>;

/** Loads the data of many trips at once, in three statements; returns what each of them is checked against. */
export async function loadGuardContexts(
  { clock }: Pick<App, 'clock'>,
  db: Queryable,
  ids: readonly number[],
): Promise<(trip: GuardedTrip) => GuardContext> {
  const offers = Map.groupBy(await listOffersOfTrips(db, ids), ({ tripId }) => tripId);
  const withCamps = new Set(await listTripsWithCamps(db, ids));
  const open = await countOpenInvoices(db, ids);
  const today = clock.today();
  return ({ id, fromDate, toDate, hostFamilyId }) => ({
    ...{ today, fromDate, toDate, hostFamilyId },
    ...{ offers: offers.get(id) ?? [], hasCamp: withCamps.has(id), openInvoices: open.get(id) ?? 0 },
  });
}

export async function loadGuardContext(app: Pick<App, 'clock'>, db: Queryable, trip: GuardedTrip): Promise<GuardContext> {
  const contextOf = await loadGuardContexts(app, db, [trip.id]);
  return contextOf(trip);
}
