// What guards look at, read for trips that are shown or moved.

import type { Queryable } from '#server/db/database.ts';
import { openInvoicesOf } from '#server/features/finance/finance.public.ts';
import type { App } from '#server/platform/app.ts';
import { campsOf, type TripRow } from './held-trip.queries.ts';
import type { Circumstances } from './moving.rules.ts';
import { offersOf } from './offers.queries.ts';

export async function circumstancesOf({ clock }: Pick<App, 'clock'>, db: Queryable, trip: TripRow): Promise<Circumstances> {
  const [offers, camps, open] = [await offersOf(db, [trip.id]), await campsOf(db, trip.id), await openInvoicesOf(db, [trip.id])];
  const { fromDate, toDate, hostFamilyId } = trip;
  return {
    ...{ today: clock.today(), fromDate, toDate, hostFamilyId, offers },
    hasCamp: camps.length > 0,
    openInvoices: open.get(trip.id) ?? 0,
  };
}
