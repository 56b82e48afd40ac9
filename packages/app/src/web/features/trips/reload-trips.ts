// Reloads trips and offers after a step; if the step failed, the current state is shown.

import { listOwnInvoices } from '#contract/booking/own-invoices/own-invoices.endpoints.ts';
import type { EndpointDefinition } from '#contract/platform/endpoint.ts';
import { countBoardTrips, listBoardTrips } from '#contract/trips/board.endpoints.ts';
import { listTripCards } from '#contract/trips/cardlist.endpoints.ts';
import { listHostings, listOffers } from '#contract/trips/offers.endpoints.ts';
import { listOtherFamilies } from '#contract/trips/settle-trip.endpoints.ts';
import { listTrackedTrips, readTrackedTrip } from '#contract/trips/tracker.endpoints.ts';
import { readTransfers } from '#contract/trips/transfers.endpoints.ts';
import { listTrips, listTripTasks, readTrip } from '#contract/trips/trip.endpoints.ts';
import { readTripTimeline } from '#contract/trips/trip-timeline.endpoints.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';

const SHOWN: readonly EndpointDefinition[] = [
  readTrip,
  listOtherFamilies,
  listTripCards,
  listTrips,
  countBoardTrips,
  listBoardTrips,
  listTripTasks,
  readTransfers,
  listOffers,
  listHostings,
  listOwnInvoices,
  listTrackedTrips,
  readTrackedTrip,
  readTripTimeline,
];

const reload = async (shown: readonly EndpointDefinition[]) => {
  await Promise.all(shown.map((endpoint) => queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) })));
};

/** Reloads everything that shows trips. */
export function reloadTrips(): Promise<void> {
  return reload(SHOWN);
}

/** Reloads everything that shows trips but one, whose new state a change has just answered. */
export function reloadTripsBut(known: EndpointDefinition): Promise<void> {
  return reload(SHOWN.filter((endpoint) => endpoint !== known));
}

/** Waits for a step and then reloads the trips in any case; returns null if it failed, which was already reported. */
export async function reloadAfterStep<Answer>(request: Promise<Answer>): Promise<Answer | null> {
  const answer = await attemptRequest(request);
  await reloadTrips();
  return answer;
}
