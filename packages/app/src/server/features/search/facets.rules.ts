// Computes the facets of a search, and the map points of the families found.

import { GENDERS } from '#contract/host-families/hosting-types.ts';
import type { Facets, MapPoint } from '#contract/search/search.shapes.ts';
import { FirstFew, type LazyOrder } from './lazy-order.rules.ts';
import { GROUPS, type Group, type Match } from './match-families.rules.ts';
import type { KnownPlaces, SearchedFamily } from './snapshot.rules.ts';

type Value = string | number;
type Counts = Map<Value, number>;

/** What a family counts for in each facet. */
const VALUES: Readonly<Record<Exclude<Group, 'prices'>, (family: SearchedFamily) => readonly Value[]>> = {
  counties: ({ countyId }) => [countyId],
  amenities: ({ amenities }) => amenities,
  interests: ({ interests }) => interests,
  activityTypes: ({ activityTypes }) => activityTypes,
  stayTypes: ({ stayTypes }) => stayTypes,
  genders: ({ welcomesGenders }) => (welcomesGenders.length === 0 ? GENDERS : welcomesGenders),
};

function countEach(counts: Counts, values: readonly Value[]): void {
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
}

function toFacet(counts: Counts): { value: string; count: number }[] {
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
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const price of prices) [least, most] = [Math.min(least, price), Math.max(most, price)];
  const step = roundUp((most - least) / PRICE_BANDS);
  const begin = Math.floor(least / step) * step;
  const bands = Array.from({ length: Math.floor((most - begin) / step) + 1 }, (_, index) => {
    const from = begin + index * step;
    return { from, to: from + step, count: 0 };
  });
  for (const price of prices) {
    const band = bands[Math.floor((price - begin) / step)];
    if (band !== undefined) band.count += 1;
  }
  return bands;
}

/**
 * Computes the facets of a result. The count of a value is the number of families if it were the only one selected in its facet; for
 * amenities, which a family must all have, the number if it were selected additionally.
 */
export function computeFacets(found: readonly Match[]): Facets {
  const counts = Object.fromEntries(GROUPS.map((group) => [group, new Map()])) as Record<Group, Counts>;
  const prices: number[] = [];
  for (const { family, fails, price } of found) {
    if (fails.length > 1) continue;
    // A family that fails one group counts for the values of that group only; of amenities it would still miss the others.
    const counted = fails.length === 0 ? GROUPS : fails;
    for (const group of counted) {
      if (group === 'prices') {
        if (price !== null) prices.push(price);
      } else if (group !== 'amenities' || fails.length === 0) countEach(counts[group], VALUES[group](family));
    }
  }
  return {
    counties: toFacet(counts.counties),
    amenities: toFacet(counts.amenities),
    interests: toFacet(counts.interests),
    activityTypes: toFacet(counts.activityTypes),
    stayTypes: toFacet(counts.stayTypes),
    genders: toFacet(counts.genders),
    prices: toPriceBands(prices),
  };
}

/** Rounds coordinates to about a kilometre, so that they don't reveal an address. */
export function roundDegrees(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

/** Maximum number of families named at one point of the map. */
const MAX_NAMED = 12;

function groupByPlace(found: LazyOrder<Match>): FirstFew<Match>[] {
  const byCounty = new Map<number, Map<number | null, FirstFew<Match>>>();
  for (const match of found.items) {
    const { countyId, locationId } = match.family;
    const county = byCounty.get(countyId) ?? new Map<number | null, FirstFew<Match>>();
    const place = county.get(locationId) ?? new FirstFew(MAX_NAMED, found.compare);
    if (place.count === 0) byCounty.set(countyId, county.set(locationId, place));
    place.add(match);
  }
  return [...byCounty.values()].flatMap((county) => [...county.values()]);
}

/** Groups the families found by place; the places, and the families named in each, are in the order of the result. */
export function toMapPoints(found: LazyOrder<Match>, { locations, counties }: KnownPlaces): MapPoint[] {
  const points = groupByPlace(found).flatMap(({ items: [first, ...others], count }) => {
    if (first === undefined) return [];
    const { countyId, locationId } = first.family;
    const location = locationId === null ? undefined : locations.get(locationId);
    const point: MapPoint = {
      countyId,
      county: counties.get(countyId)?.name ?? '',
      locationId,
      location: location?.name ?? null,
      latitude: location === undefined ? null : roundDegrees(location.latitude),
      longitude: location === undefined ? null : roundDegrees(location.longitude),
      count,
      familyIds: [first, ...others].map(({ family }) => family.id),
    };
    return [{ first, point }];
  });
  return points.toSorted((one, other) => found.compare(one.first, other.first)).map(({ point }) => point);
}
