// Computes the facets of a search, and the map points of the families found.

import { GENDERS } from '#contract/host-families/hosting-types.ts';
import type { Facets, MapPoint } from '#contract/search/search.shapes.ts';
import { filterFullMatches, type Group, type Match } from './match-families.rules.ts';
import type { KnownPlaces, SearchedFamily } from './snapshot.rules.ts';

/** Returns families that fail no other group than this one. */
const filterByOthers = (found: readonly Match[], group: Group) =>
  found.filter(({ fails }) => fails.length === 0 || (fails.length === 1 && fails[0] === group));

function countValues(found: readonly Match[], valuesOf: (family: SearchedFamily) => readonly (string | number)[]) {
  const counts = new Map<string | number, number>();
  for (const { family } of found) {
    for (const value of valuesOf(family)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, count]) => ({ value: String(value), count }))
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
}

const PRICE_BANDS = 5;

/** Rounds up to 1, 2 or 5 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return ([1, 2, 5, 10].find((factor) => factor * power >= value) ?? 10) * power;
}

/** Returns price bands with round limits and the number of prices in each; the upper limit is excluded. */
export function toPriceBands(prices: readonly number[]): Facets['prices'] {
  if (prices.length === 0) return [];
  const [least, most] = prices.reduce(([low, high], price) => [Math.min(low, price), Math.max(high, price)], [Infinity, 0]);
  const step = roundUp((most - least) / PRICE_BANDS);
  const begin = Math.floor(least / step) * step;
  const bands = Array.from({ length: Math.floor((most - begin) / step) + 1 }, (_, index) => begin + index * step);
  return bands.map((from) => ({ from, to: from + step, count: prices.filter((price) => price >= from && price < from + step).length }));
}

/**
 * Computes the facets of a result. The count of a value is the number of families if it were the only one selected in its facet; for
 * amenities, which a family must all have, the number if it were selected additionally.
 */
export function computeFacets(found: readonly Match[]): Facets {
  return {
    counties: countValues(filterByOthers(found, 'counties'), ({ countyId }) => [countyId]),
    amenities: countValues(filterFullMatches(found), ({ amenities }) => amenities),
    interests: countValues(filterByOthers(found, 'interests'), ({ interests }) => interests),
    activityTypes: countValues(filterByOthers(found, 'activityTypes'), ({ activityTypes }) => activityTypes),
    stayTypes: countValues(filterByOthers(found, 'stayTypes'), ({ stayTypes }) => stayTypes),
    genders: countValues(filterByOthers(found, 'genders'), ({ welcomesGenders }) =>
      welcomesGenders.length === 0 ? GENDERS : welcomesGenders,
    ),
    prices: toPriceBands(filterByOthers(found, 'prices').flatMap(({ price }) => price ?? [])),
  };
}

/** Rounds coordinates to about a kilometre, so that they don't reveal an address. */
export function roundDegrees(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

/** Maximum number of families named at one point of the map. */
const MAX_NAMED = 12;

/** Groups the families found by place. */
export function toMapPoints(found: readonly Match[], { locations, counties }: KnownPlaces): MapPoint[] {
  const byPlace = Map.groupBy(found, ({ family }) => `${family.countyId} ${family.locationId ?? ''}`);
  return [...byPlace.values()].flatMap((here): MapPoint[] => {
    const [first] = here;
    if (first === undefined) return [];
    const { countyId, locationId } = first.family;
    const location = locationId === null ? undefined : locations.get(locationId);
    return [
      {
        countyId,
        county: counties.get(countyId)?.name ?? '',
        locationId,
        location: location?.name ?? null,
        latitude: location === undefined ? null : roundDegrees(location.latitude),
        longitude: location === undefined ? null : roundDegrees(location.longitude),
        count: here.length,
        familyIds: here.slice(0, MAX_NAMED).map(({ family }) => family.id),
      },
    ];
  });
}
