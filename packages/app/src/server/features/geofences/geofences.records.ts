// An area in the form that staff read.

import type { Geofence, ListedGeofence } from '#contract/geofences/geofences.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { notFound } from '#server/platform/errors.ts';
import { findGeofence, type GeofenceRow, listGeofencesNear } from './geofences.queries.ts';
import { type Area, findBounds, isOverlapping, measureArea } from './geometry.rules.ts';

type Drawn = Pick<GeofenceRow['area'], 'latitude' | 'longitude' | 'radiusM' | 'points'>;

/** Returns what an area looks like. */
export function toArea({ latitude, longitude, radiusM, points }: Drawn): Area {
  if (latitude === null || longitude === null || radiusM === null) return { kind: 'polygon', points };
  return { kind: 'circle', centre: { latitude, longitude }, radiusM };
}

/** Returns the size of an area and the box around it, as they are kept beside it. */
export function describeArea(drawn: Drawn) {
  const area = toArea(drawn);
  return { ...findBounds(area), area: measureArea(area) };
}

export function toListedGeofence({ area, county, coordinator }: GeofenceRow): ListedGeofence {
  const { id, name, kind, purposes, latitude, longitude, radiusM, points, countyId, coordinatorId, version } = area;
  return {
    ...{ id, name, kind, purposes, latitude, longitude, radiusM, points, countyId, version },
    areaKm2: area.area / 1e6,
    county: county ?? '',
    coordinator: coordinatorId === null ? null : { id: coordinatorId, name: coordinator },
  };
}

/** Returns the areas that share ground with another and are used for the same, the smallest first. */
async function listOverlaps(db: Queryable, { area }: GeofenceRow) {
  const drawn = toArea(area);
  const near = await listGeofencesNear(db, { id: area.id, box: findBounds(drawn) });
  return near
    .map(({ area: other }) => ({ other, purposes: other.purposes.filter((purpose) => area.purposes.includes(purpose)) }))
    .filter(({ other, purposes }) => purposes.length > 0 && isOverlapping(drawn, toArea(other)))
    .map(({ other: { id, name }, purposes }) => ({ id, name, purposes }));
}

/**
 * Returns an area with the others that it overlaps.
 * @throws HttpError 404
 */
export async function readGeofenceRecord(db: Queryable, id: number): Promise<Geofence> {
  const row = await findGeofence(db, id);
  if (row === null) throw notFound();
  return { ...toListedGeofence(row), overlaps: await listOverlaps(db, row) };
}
