// Loads the data that guards check.

import type { Queryable } from '#server/db/database.ts';
import { countOpenInvoices } from '#server/features/finance/finance.public.ts';
import { listOffersOfTrips } from '#server/features/trips/offers/offers.queries.ts';
import { listCamps, type TripRow } from '#server/features/trips/trip.queries.ts';
import type { App } from '#server/platform/app.ts';
import type { GuardContext } from './transition-guards.rules.ts';

export async function loadGuardContext({ clock }: Pick<App, 'clock'>, db: Queryable, trip: TripRow): Promise<GuardContext> {
  const [offers, camps, open] = [
    await listOffersOfTrips(db, [trip.id]),
    await listCamps(db, trip.id),
    await countOpenInvoices(db, [trip.id]),
  ];
  const { fromDate, toDate, hostFamilyId } = trip;
  return {
    ...{ today: clock.today(), fromDate, toDate, hostFamilyId, offers },
    hasCamp: camps.length > 0,
    openInvoices: open.get(trip.id) ?? 0,
  };
}
