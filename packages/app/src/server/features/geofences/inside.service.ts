// What lies inside areas: one query for each area and kind, whatever its size.

import type * as endpoints from '#contract/geofences/geofences.endpoints.ts';
import { NAMED_INSIDE, type Place } from '#contract/geofences/geofences.shapes.ts';
import { toFamilyTitle } from '#contract/host-families/family-name.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { findGeofence, listGeofenceRows, listGeofencesFor } from './geofences.queries.ts';
import { toArea } from './geofences.records.ts';
import { createContainment, findBounds } from './geometry.rules.ts';
import { listActivitiesInBox, listFamiliesInBox, listTownsInBox } from './inside.queries.ts';

/** Returns how many rows lie inside, and the first of them. */
function pick<Row extends Place>(rows: readonly Row[], contains: (place: Place) => boolean) {
  const inside = rows.filter(contains);
  return { count: inside.length, data: inside.slice(0, NAMED_INSIDE) };
}

interface Town extends Place {
  readonly id: number;
}

/** Returns the IDs of the towns inside each area for camps: families and camps in the same area are near each other. */
export async function listCampAreas(db: Queryable, towns: readonly Town[]): Promise<ReadonlySet<number>[]> {
  return (await listGeofencesFor(db, 'camps')).map(({ area }) => {
    const contains = createContainment(toArea(area));
    return new Set(towns.filter(contains).map(({ id }) => id));
  });
}

/** Returns the families inside any of several areas, each once, by their home or their town; areas that don't exist contain none. */
export async function findFamiliesInAreas(db: Queryable, areaIds: readonly number[]): Promise<number[]> {
  const found = new Set<number>();
  for (const { area: kept } of await listGeofenceRows(db, areaIds)) {
    const area = toArea(kept);
    const families = (await listFamiliesInBox(db, findBounds(area))).filter(createContainment(area));
    for (const { id } of families) found.add(id);
  }
  return [...found];
}

export async function listInside(
  { db, locale }: Call,
  { params: { id } }: CheckedRequest<typeof endpoints.listInside>,
): Promise<AnswerOf<typeof endpoints.listInside>> {
  const row = await findGeofence(db, id);
  if (row === null) throw notFound();
  const area = toArea(row.area);
  const [box, contains] = [findBounds(area), createContainment(area)];
  const families = pick(await listFamiliesInBox(db, box), contains);
  const activities = pick(await listActivitiesInBox(db, box), contains);
  const towns = pick(await listTownsInBox(db, box), contains);
  return {
    families: {
      count: families.count,
      data: families.data.map(({ id: familyId, name, county, isPinned }) => ({
        ...{ id: familyId, county, isPinned },
        name: toFamilyTitle(name, locale),
      })),
    },
    activities: {
      count: activities.count,
      data: activities.data.map(({ id: activityId, name, town }) => ({ id: activityId, name, town })),
    },
    towns: { count: towns.count, data: towns.data.map(({ id: townId, name }) => ({ id: townId, name })) },
  };
}
