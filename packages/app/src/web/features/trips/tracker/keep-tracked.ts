// Keeps a tracked trip as the server answered it, and reloads everything else that shows it: its next step needs the new version.

import { readTrackedTrip } from '#contract/trips/tracker.endpoints.ts';
import type { TrackedTripDetail } from '#contract/trips/tracker.shapes.ts';
import { reloadTrips, reloadTripsBut } from '#web/features/trips/reload-trips.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { keepAnswer } from '#web/platform/api/keep-answer.ts';
import { showToast } from '#web/platform/notices/notices.ts';

export async function keepTracked(trip: TrackedTripDetail): Promise<void> {
  keepAnswer(readTrackedTrip, { params: { id: trip.id } }, trip);
  await reloadTripsBut(readTrackedTrip);
}

/** Waits for a change and keeps its answer; after a failure, which was reported, the trip is loaded again. Returns whether it was made. */
export async function finishTracked(change: Promise<TrackedTripDetail>, told?: string): Promise<boolean> {
  const trip = await attemptRequest(change);
  if (trip === null) {
    await reloadTrips();
    return false;
  }
  await keepTracked(trip);
  if (told !== undefined) showToast(told);
  return true;
}
