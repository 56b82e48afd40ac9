// Use case: the timeline of trips, read for a range of days in four statements however many trips there are.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/trips/trip-timeline.endpoints.ts';
import { TIMELINE_MAX_TRIPS } from '#contract/trips/trip-timeline.shapes.ts';
import type { Call } from '#server/platform/app.ts';
import { findAllKeys } from '#server/platform/lists/read-list.ts';
import { createTripList, normalizeState } from './list.queries.ts';
import { whereVisibleTrips } from './scopes.queries.ts';
import { listFamilyBeds, listTakenBeds, listTimelineTrips, whereOnTimeline } from './trip-timeline.queries.ts';

export async function readTripTimeline(
  call: Call,
  { query: { fromDate, toDate, ...match } }: CheckedRequest<typeof endpoints.readTripTimeline>,
): Promise<AnswerOf<typeof endpoints.readTripTimeline>> {
  const days = { fromDate, toDate };
  const scope = whereVisibleTrips(call);
  const only = whereOnTimeline(days, { scope, withCancelled: match.state !== undefined });
  const asked = { ...normalizeState(match), sort: 'fromDate' };
  const { ids, total } = await findAllKeys(call, createTripList(call), { asked, only, limit: TIMELINE_MAX_TRIPS });
  const data = ids.length === 0 ? [] : await listTimelineTrips(call.db, ids);
  const familyIds = [...new Set(data.flatMap(({ hostFamilyId }) => hostFamilyId ?? []))];
  if (familyIds.length === 0) return { data, families: [], total };
  const taken = Map.groupBy(await listTakenBeds(call.db, { ids: familyIds, days, only: scope }), ({ hostFamilyId }) => hostFamilyId);
  const families = (await listFamilyBeds(call.db, familyIds)).map(({ id, beds }) => ({
    ...{ id, beds },
    stays: (taken.get(id) ?? []).map((stay) => ({ fromDate: stay.fromDate, toDate: stay.toDate, beds: stay.beds })),
  }));
  return { data, families, total };
}
