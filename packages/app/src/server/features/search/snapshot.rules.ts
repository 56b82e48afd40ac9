// Builds the in-memory snapshot of the search: families and activities with their searchable data.

import type { ActivityType } from '#contract/search/activity-types.ts';
import type { StayType } from '#contract/search/stay-types.ts';
import { listCountyNames } from './county-names.rules.ts';
import { foldText } from './fuzzy.rules.ts';
import { createVocabulary, type NamedItem, type Vocabulary } from './vocabulary.rules.ts';

interface PlaceOf {
  readonly countyId: number;
  readonly locationId: number | null;
}

/** Data of a family from the database. */
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
  /** Mondays from today on, earliest first. */
  readonly weeks: readonly string[];
}

interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

export interface KnownPlaces {
  readonly countries: ReadonlyMap<number, { readonly id: number; readonly code: string; readonly name: string; readonly hosting: boolean }>;
  readonly counties: ReadonlyMap<number, { readonly id: number; readonly name: string; readonly countryId: number }>;
  readonly locations: ReadonlyMap<number, Coordinates & { readonly id: number; readonly name: string; readonly countyId: number }>;
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
  /** First line of the description, and the same without surnames for callers who can't see them. */
  readonly firstLine: string;
  readonly publicLine: string;
  /** Folded text for searching. */
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

/** Up to this distance in kilometres, an activity in another county counts as near. */
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

/** Returns a function that finds the activities near a place, cached by place. */
function createNearbyFinder({ locations }: KnownPlaces, activities: readonly ActivityFacts[]) {
  const known = new Map<string, readonly ActivityFacts[]>();
  return ({ countyId, locationId }: PlaceOf): readonly ActivityFacts[] => {
    const key = `${countyId} ${locationId}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const here = locationId === null ? undefined : locations.get(locationId);
    const near = activities.filter((activity) => {
      if (activity.countyId === countyId) return true;
      const there = activity.locationId === null ? undefined : locations.get(activity.locationId);
      return here !== undefined && there !== undefined && computeKilometres(here, there) <= NEAR_KM;
    });
    known.set(key, near);
    return near;
  };
}

/** Replaces surnames in a text. */
export function removeNames(text: string, names: readonly string[]): string {
  return names
    .filter((name) => name.trim() !== '')
    .reduce((left, name) => left.replace(new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu'), '…'), text);
}

const toFirstLine = (text: string) => text.trim().split('\n', 1)[0]?.trim() ?? '';

const IMMERSION_TYPE_ID = 1;

/** Returns the possible stay types with a family: immersion days if it hosts them, camps if there are any nearby. */
function listStayTypes(hostingTypes: readonly number[], hasCamps: boolean): StayType[] {
  const immerses = hostingTypes.includes(IMMERSION_TYPE_ID);
  return [
    ...(immerses ? (['family'] as const) : []),
    ...(hasCamps ? (['local'] as const) : []),
    ...(immerses && hasCamps ? (['mixed'] as const) : []),
  ];
}

interface SnapshotFacts {
  readonly families: readonly FamilyFacts[];
  readonly activities: readonly ActivityFacts[];
  readonly places: KnownPlaces;
  readonly response: ReadonlyMap<number, number>;
}

function toSearchedFamily(family: FamilyFacts, near: readonly ActivityFacts[], { places, response }: SnapshotFacts): SearchedFamily {
  const of = (kind: string) => family.tagIds.filter((id) => places.tags.get(id)?.kind === kind);
  const firstLine = toFirstLine(family.description);
  const publicLine = removeNames(firstLine, [family.surname, family.surnameTwo]);
  const text = foldText(family.description);
  const publicText = publicLine === family.description ? text : foldText(publicLine);
  return {
    ...family,
    ...{ firstLine, publicLine, text, publicText },
    countryId: places.counties.get(family.countyId)?.countryId ?? 0,
    amenities: of('amenity'),
    interests: of('interest'),
    nearby: near.map(({ id }) => id),
    activityTypes: [...new Set(near.map(({ type }) => type))],
    stayTypes: listStayTypes(family.hostingTypes, near.length > 0),
    responseMinutes: response.get(family.id) ?? null,
  };
}

/** Returns everything that has a name. */
function listNamedItems({ families, activities, places }: SnapshotFacts): NamedItem[] {
  return [
    ...[...places.counties.values()].map(({ id, name }): NamedItem => ({ kind: 'county', id, names: listCountyNames(name) })),
    ...[...places.countries.values()]
      .filter(({ hosting }) => hosting)
      .map(({ id }): NamedItem => ({ kind: 'country', id, names: places.countryNames.get(id) ?? [] })),
    ...[...places.locations.values()].map(({ id, name }): NamedItem => ({ kind: 'location', id, names: [name] })),
    ...[...places.tags.values()].map(({ id, names }): NamedItem => ({ kind: 'tag', id, names })),
    ...activities.map(({ id, name }): NamedItem => ({ kind: 'activity', id, names: [name] })),
    ...families.map(({ id, surname, surnameTwo }): NamedItem => ({ kind: 'family', id, names: [surname, surnameTwo] })),
  ];
}

/** Builds the snapshot of the search. */
export function createSnapshot(facts: SnapshotFacts): Snapshot {
  const nearby = createNearbyFinder(facts.places, facts.activities);
  const families = facts.families.map((family) => toSearchedFamily(family, nearby(family), facts));
  return {
    families,
    familyById: new Map(families.map((family) => [family.id, family])),
    activities: facts.activities,
    activityById: new Map(facts.activities.map((activity) => [activity.id, activity])),
    places: facts.places,
    vocabulary: createVocabulary(listNamedItems(facts)),
  };
}
