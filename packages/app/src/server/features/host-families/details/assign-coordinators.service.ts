// Gives families the coordinators of the areas around them, when areas have changed: most areas are drawn when there are families already.

import { loadResponsibleCoordinators, type Responsible } from '#server/features/geofences/geofences.public.ts';
import type { App } from '#server/platform/app.ts';
import { recordChange, systemActor } from '#server/platform/record-change.ts';
import { listCoordinatedByArea } from './coordinators.queries.ts';
import { type FamilyRecord, lockFamily } from './details.queries.ts';
import { updateFamilyRow } from './edit-family.queries.ts';

type Home = Pick<FamilyRecord, 'latitude' | 'longitude' | 'countyId'>;

const toHomePlace = ({ latitude, longitude, countyId }: Home) => ({
  place: latitude === null || longitude === null ? null : { latitude, longitude },
  countyId,
});

/** Whether somebody chose the coordinator: then no area does. */
export const isCoordinatorChosen = ({ coordinatorId, coordinatorAreaId }: Responsible) =>
  coordinatorId !== null && coordinatorAreaId === null;

/** Returns whom an area gives to a family that has somebody else, or the same from another area; null if it keeps what it has. */
function findOther(family: Home & Responsible, findResponsible: (home: ReturnType<typeof toHomePlace>) => Responsible): Responsible | null {
  if (isCoordinatorChosen(family)) return null;
  const found = findResponsible(toHomePlace(family));
  const isSame = found.coordinatorId === family.coordinatorId && found.coordinatorAreaId === family.coordinatorAreaId;
  // Outside of all areas, it keeps whom it knows.
  return found.coordinatorId === null || isSame ? null : found;
}

/** Looks at every family without a coordinator of its own choice, and changes those that lie in another area now. */
export async function assignCoordinators(app: App): Promise<void> {
  const findResponsible = await loadResponsibleCoordinators(app.db);
  for (const known of await listCoordinatedByArea(app.db)) {
    if (findOther(known, findResponsible) === null) continue;
    await app.db.transaction(async (tx) => {
      const family = await lockFamily(tx, known.id);
      const found = family === null ? null : findOther(family, findResponsible);
      if (family === null || found === null) return;
      await updateFamilyRow(tx, family.id, found);
      if (found.coordinatorId === family.coordinatorId) return;
      const changes = { coordinatorId: { before: family.coordinatorId, after: found.coordinatorId } };
      await recordChange(tx, systemActor(app), { action: 'hostFamilies.edit', subjectType: 'hostFamily', subjectId: family.id, changes });
    });
  }
}
