// What follows for trips when a family pauses: staff see to the offers that it has left unanswered.

import { addTask, toOfferKey } from '#server/features/trips/tasks/tasks.service.ts';
import { findFamilyToAsk } from '#server/features/trips/trip.queries.ts';
import type { App } from '#server/platform/app.ts';
import { systemActor } from '#server/platform/record-change.ts';
import { listUnansweredOffersTo } from './offers.queries.ts';

/** Opens a task for each offer that waits for the answer of a paused family. Idempotent: no task is opened twice for one pause. */
export async function addTasksOfPausedFamily(app: App, { hostFamilyId }: { hostFamilyId: number }): Promise<void> {
  await app.db.transaction(async (tx) => {
    const family = await findFamilyToAsk(tx, hostFamilyId);
    if (family === null || family.isLive) return;
    for (const offer of await listUnansweredOffersTo(tx, hostFamilyId)) {
      await addTask(tx, systemActor(app), { tripId: offer.tripId, kind: 'familyPaused', key: toOfferKey(offer.id) });
    }
  });
}
