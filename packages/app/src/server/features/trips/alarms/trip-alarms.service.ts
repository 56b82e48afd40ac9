// Use case: the trips with something wrong that the caller may see.

import type { TripAlarm } from '#contract/home/home.shapes.ts';
import { whereVisibleTrips } from '#server/features/trips/read/scopes.queries.ts';
import { whereTracked } from '#server/features/trips/tracker/readiness.queries.ts';
import { limitRights } from '#server/features/trips/tracker/tracker.records.ts';
import type { Call } from '#server/platform/app.ts';
import { listDoubleStays, listPaidWithoutFamily } from './trip-alarms.queries.ts';

/** The maximum number of trips of each kind. */
const AT_MOST = 20;

/** Returns the alarms, the trips that start first at the beginning of each kind. */
export async function listTripAlarms(call: Call): Promise<TripAlarm[]> {
  const only = whereTracked(call.app.clock.today(), whereVisibleTrips(call));
  // What was paid is told only to those who may read invoices.
  const paid = limitRights(call).may('invoices.read') ? await listPaidWithoutFamily(call.db, only, AT_MOST) : [];
  const double = await listDoubleStays(call.db, only, AT_MOST);
  return [
    ...paid.map((trip) => ({ kind: 'paidWithoutFamily' as const, ...trip })),
    ...double.map((trip) => ({ kind: 'doubleStay' as const, ...trip })),
  ];
}
