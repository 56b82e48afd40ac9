// Finds the areas around a place, and who coordinates there.

import type { Place } from '#contract/geofences/geofences.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { type GeofenceRow, listCoordinatedOfCounty, listCoordinators, listGeofencesAround, listGeofencesFor } from './geofences.queries.ts';
import { toArea } from './geofences.records.ts';
import { createContainment } from './geometry.rules.ts';

/** Returns the areas that contain a place, the smallest first. */
export async function findAreasAround(db: Queryable, place: Place): Promise<GeofenceRow[]> {
  return (await listGeofencesAround(db, place)).filter(({ area }) => createContainment(toArea(area))(place));
}

interface Coordinator {
  readonly id: number;
  readonly name: string;
  /** The area that names them. */
  readonly areaId: number;
}

/** Returns the coordinator of the first of several areas who still works here. */
async function findFirst(db: Queryable, rows: readonly GeofenceRow[]): Promise<Coordinator | null> {
  for (const { area } of rows) {
    const isCoordinated = area.purposes.includes('coordinator') && area.coordinatorId !== null;
    const [found] = isCoordinated ? await listCoordinators(db, area.coordinatorId ?? 0) : [];
    if (found !== undefined) return { ...found, areaId: area.id };
  }
  return null;
}

/** Returns who coordinates the smallest area around a place. */
export async function findCoordinatorAt(db: Queryable, place: Place): Promise<Coordinator | null> {
  return findFirst(db, await findAreasAround(db, place));
}

/** Who coordinates, and the area that says so; both null if nobody does, the area null if somebody chose them. */
export interface Responsible {
  readonly coordinatorId: number | null;
  readonly coordinatorAreaId: number | null;
}

/** Where a home is; without a pin on the map, only its county is known. */
interface HomePlace {
  readonly place: Place | null;
  readonly countyId: number;
}

/** Returns who coordinates at a place; without a place, or without an area around it, who coordinates the county. */
export async function findResponsibleCoordinator(db: Queryable, { place, countyId }: HomePlace): Promise<Responsible> {
  const around = place === null ? null : await findCoordinatorAt(db, place);
  const found = around ?? (await findFirst(db, await listCoordinatedOfCounty(db, countyId)));
  return { coordinatorId: found?.id ?? null, coordinatorAreaId: found?.areaId ?? null };
}

/** Reads the areas once, and returns a function that tells the same as `findResponsibleCoordinator` for any number of homes. */
export async function loadResponsibleCoordinators(db: Queryable): Promise<(home: HomePlace) => Responsible> {
  const working = new Set((await listCoordinators(db)).map(({ id }) => id));
  const areas = (await listGeofencesFor(db, 'coordinator'))
    .filter(({ area }) => area.coordinatorId !== null && working.has(area.coordinatorId))
    .map(({ area }) => ({ area, contains: createContainment(toArea(area)) }))
    .sort((one, other) => one.area.area - other.area.area || one.area.id - other.area.id);
  return ({ place, countyId }) => {
    const around = place === null ? undefined : areas.find(({ contains }) => contains(place));
    // Of a county, the largest is the one for all of it.
    const found = around ?? areas.findLast(({ area }) => area.countyId === countyId);
    return { coordinatorId: found?.area.coordinatorId ?? null, coordinatorAreaId: found?.area.id ?? null };
  };
}
