// Whether a home is placed far from where its address says it is.

import { type HostingTown, listHostingTowns } from '#contract/platform/hosting-towns.ts';
import { measureDistance, type Place } from '#contract/platform/places.ts';

/** Homes are nearer to a town of their county, in metres. */
const FAR_M = 50_000;

interface KnownPlaces {
  readonly town: string;
  readonly county: string;
  readonly countryCode: string;
  /** The towns of the county whose places are kept. */
  readonly towns: readonly HostingTown[];
}

const fold = (name: string) => name.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Returns how far a place is from the town of an address if that is far from all that is known: the towns of its county, towns of the
 * same name in its country, or all towns of the country if there are none. Null if it is near, or nothing is known.
 */
export function measureFarPlace(place: Place, { town, county, countryCode, towns }: KnownPlaces): { km: number; from: string } | null {
  const inCountry = listHostingTowns(countryCode);
  const isCalled = (name: string) => (one: HostingTown) => fold(one.name) === fold(name);
  const own = [...towns, ...inCountry].filter(isCalled(town));
  const near = [...own, ...towns, ...inCountry.filter(isCalled(county))];
  const known = near.length > 0 ? near : inCountry;
  const measure = (one: HostingTown) => measureDistance(place, one);
  if (known.length === 0 || Math.min(...known.map(measure)) <= FAR_M) return null;
  const [from, metres] = own.length > 0 ? [town.trim(), Math.min(...own.map(measure))] : [county, Math.min(...known.map(measure))];
  return { km: Math.round(metres / 1000), from };
}
