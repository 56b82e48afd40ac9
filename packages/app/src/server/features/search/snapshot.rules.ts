// What is searched, as it is kept in memory: families and activities with what they are found by.

import type { ActivityType } from '#contract/search/activity-types.ts';
import type { StayType } from '#contract/search/stay-types.ts';
import { countyNames } from './county-names.rules.ts';
import { fold } from './fuzzy.rules.ts';
import { type Named, type Vocabulary, vocabularyOf } from './vocabulary.rules.ts';

interface PlaceOf {
  readonly countyId: number;
  readonly locationId: number | null;
}

/** What the database says of a family. */
export interface FamilyFacts extends PlaceOf {
  readonly id: number;
  readonly surname: string;
  readonly surnameTwo: string;
  readonly hostingTypes: readonly number[];
  readonly guestsNumber: number;
  readonly description: string;
  readonly welcomesAgeFrom: number;
  readonly welcomesAgeTo: number;
  readonly welcomesGenders: readonly ('female' | 'male' | 'other')[];
  readonly tagIds: readonly number[];
  readonly photoRef: string | null;
  readonly photoCount: number;
  readonly children: readonly { readonly gender: 'female' | 'male' | 'other'; readonly dob: string }[];
}

export interface ActivityFacts extends PlaceOf {
  readonly id: number;
  readonly name: string;
  readonly type: ActivityType;
  readonly categoryId: number | null;
  readonly gender: 'any' | 'female' | 'male';
  readonly minAge: number;
  readonly maxAge: number;
  readonly description: string;
  readonly photoRef: string | null;
  /** Mondays from today on, the first one first. */
  readonly weeks: readonly string[];
}

interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

export interface KnownPlaces {
  readonly countries: ReadonlyMap<number, { readonly id: number; readonly code: string; readonly name: string; readonly hosting: boolean }>;
  readonly counties: ReadonlyMap<number, { readonly id: number; readonly name: string; readonly countryId: number }>;
  readonly locations: ReadonlyMap<number, Spot & { readonly id: number; readonly name: string; readonly countyId: number }>;
  /** Tags with their names in every language. */
  readonly tags: ReadonlyMap<
    number,
    { readonly id: number; readonly kind: string; readonly code: string; readonly names: readonly string[] }
  >;
  /** Names of countries in every language. */
  readonly countryNames: ReadonlyMap<number, readonly string[]>;
}

export interface SearchedFamily extends FamilyFacts {
  readonly countryId: number;
  readonly amenities: readonly number[];
  readonly interests: readonly number[];
  readonly nearby: readonly number[];
  readonly activityTypes: readonly ActivityType[];
  readonly stayTypes: readonly StayType[];
  readonly responseMinutes: number | null;
  /** The first line of its description, and the same for those who are not told its name. */
  readonly firstLine: string;
  readonly publicLine: string;
  /** Folded, to be searched. */
  readonly text: string;
  readonly publicText: string;
}

export interface Snapshot {
  readonly families: readonly SearchedFamily[];
  readonly familyById: ReadonlyMap<number, SearchedFamily>;
  readonly activities: readonly ActivityFacts[];
  readonly activityById: ReadonlyMap<number, ActivityFacts>;
  readonly places: KnownPlaces;
  readonly vocabulary: Vocabulary;
}

/** What is this near, in kilometres, is near though it is in another county. */
export const NEAR_KM = 25;

/** Kilometres between two places: what is near is small, so the earth may be flat. */
function kilometres(one: Spot, other: Spot): number {
  const across = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(one.latitude - other.latitude, across) * 111;
}

/** Whole kilometres between two places, as the crow flies; null where one of them is not known. */
export function kilometresBetween({ locations }: KnownPlaces, one: PlaceOf, other: PlaceOf): number | null {
  const [here, there] = [one, other].map(({ locationId }) => (locationId === null ? undefined : locations.get(locationId)));
  return here === undefined || there === undefined ? null : Math.round(kilometres(here, there));
}

/** The activities near a place, each place being worked out once. */
function nearbyOf({ locations }: KnownPlaces, activities: readonly ActivityFacts[]) {
  const known = new Map<string, readonly ActivityFacts[]>();
  return ({ countyId, locationId }: PlaceOf): readonly ActivityFacts[] => {
    const key = `${countyId} ${locationId}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const here = locationId === null ? undefined : locations.get(locationId);
    const near = activities.filter((activity) => {
      if (activity.countyId === countyId) return true;
      const there = activity.locationId === null ? undefined : locations.get(activity.locationId);
      return here !== undefined && there !== undefined && kilometres(here, there) <= NEAR_KM;
    });
    known.set(key, near);
    return near;
  };
}

/** A text in which a family's surnames are not told. */
export function withoutNames(text: string, names: readonly string[]): string {
  return names
    .filter((name) => name.trim() !== '')
    .reduce((left, name) => left.replace(new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu'), '…'), text);
}

const firstLineOf = (text: string) => text.trim().split('\n', 1)[0]?.trim() ?? '';

const IMMERSION = 1;

/** How days can be spent with a family: whole days with it where it hosts for that, camps where there are any near it. */
function stayTypesOf(hostingTypes: readonly number[], hasCamps: boolean): StayType[] {
  const immerses = hostingTypes.includes(IMMERSION);
  return [
    ...(immerses ? (['family'] as const) : []),
    ...(hasCamps ? (['local'] as const) : []),
    ...(immerses && hasCamps ? (['mixed'] as const) : []),
  ];
}

interface Facts {
  readonly families: readonly FamilyFacts[];
  readonly activities: readonly ActivityFacts[];
  readonly places: KnownPlaces;
  readonly response: ReadonlyMap<number, number>;
}

function searchedFamily(family: FamilyFacts, near: readonly ActivityFacts[], { places, response }: Facts): SearchedFamily {
  const of = (kind: string) => family.tagIds.filter((id) => places.tags.get(id)?.kind === kind);
  const firstLine = firstLineOf(family.description);
  const publicLine = withoutNames(firstLine, [family.surname, family.surnameTwo]);
  const text = fold(family.description);
  const publicText = publicLine === family.description ? text : fold(publicLine);
  return {
    ...family,
    ...{ firstLine, publicLine, text, publicText },
    countryId: places.counties.get(family.countyId)?.countryId ?? 0,
    amenities: of('amenity'),
    interests: of('interest'),
    nearby: near.map(({ id }) => id),
    activityTypes: [...new Set(near.map(({ type }) => type))],
    stayTypes: stayTypesOf(family.hostingTypes, near.length > 0),
    responseMinutes: response.get(family.id) ?? null,
  };
}

/** Everything that has a name. */
function namedThings({ families, activities, places }: Facts): Named[] {
  return [
    ...[...places.counties.values()].map(({ id, name }): Named => ({ kind: 'county', id, names: countyNames(name) })),
    ...[...places.countries.values()]
      .filter(({ hosting }) => hosting)
      .map(({ id }): Named => ({ kind: 'country', id, names: places.countryNames.get(id) ?? [] })),
    ...[...places.locations.values()].map(({ id, name }): Named => ({ kind: 'location', id, names: [name] })),
    ...[...places.tags.values()].map(({ id, names }): Named => ({ kind: 'tag', id, names })),
    ...activities.map(({ id, name }): Named => ({ kind: 'activity', id, names: [name] })),
    ...families.map(({ id, surname, surnameTwo }): Named => ({ kind: 'family', id, names: [surname, surnameTwo] })),
  ];
}

/** Puts together what is searched. */
export function snapshotOf(facts: Facts): Snapshot {
  const nearby = nearbyOf(facts.places, facts.activities);
  const families = facts.families.map((family) => searchedFamily(family, nearby(family), facts));
  return {
    families,
    familyById: new Map(families.map((family) => [family.id, family])),
    activities: facts.activities,
    activityById: new Map(facts.activities.map((activity) => [activity.id, activity])),
    places: facts.places,
    vocabulary: vocabularyOf(namedThings(facts)),
  };
}
