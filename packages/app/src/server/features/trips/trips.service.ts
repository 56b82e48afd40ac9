// Use cases of trips: finding one.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/trips/trips.endpoints.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/refusal.ts';
import { ownTrips } from './scopes.queries.ts';
import { findTrip, searchTrips } from './trips.queries.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** As many as a menu shows. */
const AT_MOST = 20;

export async function findTrips(call: Call, { query: { search, groupId } }: Asked<'findTrips'>): Answered<'findTrips'> {
  return { data: await searchTrips(call.db, { search, groupId, only: ownTrips(call), limit: AT_MOST }) };
}

export async function readTripFacts(call: Call, { params: { id } }: Asked<'readTripFacts'>): Answered<'readTripFacts'> {
  const trip = await findTrip(call.db, id, ownTrips(call));
  if (trip === null) throw notFound();
  return trip;
}
