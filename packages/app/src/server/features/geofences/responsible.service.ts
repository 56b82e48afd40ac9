// Finds the areas around a place, and who coordinates there.

import type { Place } from '#contract/geofences/geofences.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { type GeofenceRow, listCoordinatedOfCounty, listCoordinators, listGeofencesAround } from './geofences.queries.ts';
import { toArea } from './geofences.records.ts';
import { createContainment } from './geometry.rules.ts';

/** Returns the areas that contain a place, the smallest first. */
export async function findAreasAround(db: Queryable, place: Place): Promise<GeofenceRow[]> {
  return (await listGeofencesAround(db, place)).filter(({ area }) => createContainment(toArea(area))(place));
}

interface Person {
  readonly id: number;
  readonly name: string;
}

/** Returns the coordinator of the first of several areas who still works here. */
async function findFirst(db: Queryable, rows: readonly GeofenceRow[]): Promise<Person | null> {
  for (const { area } of rows) {
    const isCoordinated = area.purposes.includes('coordinator') && area.coordinatorId !== null;
    const [found] = isCoordinated ? await listCoordinators(db, area.coordinatorId ?? 0) : [];
    if (found !== undefined) return found;
  }
  return null;
}

/** Returns who coordinates the smallest area around a place. */
export async function findCoordinatorAt(db: Queryable, place: Place): Promise<Person | null> {
  return findFirst(db, await findAreasAround(db, place));
}

/** Returns who coordinates at a place; without a place, or without an area around it, who coordinates the county. */
export async function findResponsibleCoordinator(
  db: Queryable,
  { place, countyId }: { readonly place: Place | null; readonly countyId: number },
): Promise<number | null> {
  const around = place === null ? null : await findCoordinatorAt(db, place);
  return (around ?? (await findFirst(db, await listCoordinatedOfCounty(db, countyId))))?.id ?? null;
}
