// Distances between places, and the activities near them.

import type { ActivityType } from '#contract/search/activity-types.ts';
import type { ActivityFacts, Coordinates, KnownPlaces, PlaceOf } from './snapshot.rules.ts';

/** Up to this distance in kilometres, an activity in another county counts as near; in the same area for camps also beyond it. */
export const NEAR_KM = 25;

/** Returns the kilometres between two places; for short distances, a flat approximation is precise enough. */
function computeKilometres(one: Coordinates, other: Coordinates): number {
  const across = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(one.latitude - other.latitude, across) * 111;
}

/** Returns the straight-line distance in whole kilometres; null if one of the places is unknown. */
export function findDistance({ locations }: KnownPlaces, one: PlaceOf, other: PlaceOf): number | null {
  const [here, there] = [one, other].map(({ locationId }) => (locationId === null ? undefined : locations.get(locationId)));
  return here === undefined || there === undefined ? null : Math.round(computeKilometres(here, there));
}

/** The activities near a place; the same object until they change. */
export interface Near {
  readonly ids: readonly number[];
  readonly types: readonly ActivityType[];
}

/** The activities near each place that was asked for. */
export class NearbyActivities {
  readonly #places = new Map<string, PlaceOf & { near: Near }>();
  #known: KnownPlaces;
  #activities: readonly ActivityFacts[];

  constructor(known: KnownPlaces, activities: readonly ActivityFacts[]) {
    this.#known = known;
    this.#activities = activities;
  }

  find({ countyId, locationId }: PlaceOf): Near {
    const key = `${countyId} ${locationId}`;
    const found = this.#places.get(key);
    if (found !== undefined) return found.near;
    const near = this.#list({ countyId, locationId });
    this.#places.set(key, { countyId, locationId, near });
    return near;
  }

  /** Takes other places and activities; returns what is near now where it differs, by the IDs that were near before. */
  change(known: KnownPlaces, activities: readonly ActivityFacts[]): ReadonlyMap<readonly number[], Near> {
    this.#known = known;
    this.#activities = activities;
    const changed = new Map<readonly number[], Near>();
    for (const place of this.#places.values()) {
      const near = this.#list(place);
      if (isEqual(near.ids, place.near.ids) && isEqual(near.types, place.near.types)) continue;
      changed.set(place.near.ids, near);
      place.near = near;
    }
    return changed;
  }

  #list({ countyId, locationId }: PlaceOf): Near {
    const { locations, campAreas } = this.#known;
    const here = locationId === null ? undefined : locations.get(locationId);
    const areas = locationId === null ? [] : campAreas.filter((towns) => towns.has(locationId));
    const near = this.#activities.filter((activity) => {
      if (activity.countyId === countyId) return true;
      if (activity.locationId !== null && areas.some((towns) => towns.has(activity.locationId ?? 0))) return true;
      const there = activity.locationId === null ? undefined : locations.get(activity.locationId);
      return here !== undefined && there !== undefined && computeKilometres(here, there) <= NEAR_KM;
    });
    return { ids: near.map(({ id }) => id), types: [...new Set(near.map(({ type }) => type))] };
  }
}

function isEqual(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
