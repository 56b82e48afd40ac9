// The index of the search: the families, activities and names in memory, of which single ones can be replaced.

import { listCountyNames } from './county-names.rules.ts';
import { type Near, NearbyActivities } from './distance.rules.ts';
import { toSearchedFamily, toSurroundings } from './searched-family.rules.ts';
import type { ActivityFacts, FamilyFacts, KnownPlaces, SearchedFamily, Snapshot } from './snapshot.rules.ts';
import { type NamedItem, Vocabulary } from './vocabulary.rules.ts';

function listPlaceNames(places: KnownPlaces): NamedItem[] {
  return [
    ...[...places.counties.values()].map(({ id, name }): NamedItem => ({ kind: 'county', id, names: listCountyNames(name) })),
    ...[...places.countries.values()]
      .filter(({ hosting }) => hosting)
      .map(({ id }): NamedItem => ({ kind: 'country', id, names: places.countryNames.get(id) ?? [] })),
    ...[...places.locations.values()].map(({ id, name }): NamedItem => ({ kind: 'location', id, names: [name] })),
    ...[...places.tags.values()].map(({ id, names }): NamedItem => ({ kind: 'tag', id, names })),
  ];
}

const toActivityName = ({ id, name }: ActivityFacts): NamedItem => ({ kind: 'activity', id, names: [name] });
const toFamilyName = ({ id, surname, surnameTwo }: FamilyFacts): NamedItem => ({ kind: 'family', id, names: [surname, surnameTwo] });

/** Returns the IDs of rows that are in one of the maps only, or differ between them. */
function listDifferences<Row>(
  one: ReadonlyMap<number, Row>,
  other: ReadonlyMap<number, Row>,
  isSame: (one: Row, other: Row) => boolean,
): ReadonlySet<number> {
  const differs = (id: number) => {
    const [former, latter] = [one.get(id), other.get(id)];
    return former === undefined || latter === undefined || !isSame(former, latter);
  };
  return new Set([...new Set([...one.keys(), ...other.keys()])].filter(differs));
}

const NONE: KnownPlaces = {
  ...{ countries: new Map(), counties: new Map(), locations: new Map(), tags: new Map(), countryNames: new Map() },
  campAreas: [],
};

export class SearchIndex implements Snapshot {
  /** In no order: the last one takes the place of one that goes. */
  readonly families: SearchedFamily[] = [];
  readonly familyById = new Map<number, SearchedFamily>();
  readonly vocabulary = new Vocabulary();
  /** By ID. */
  activities: readonly ActivityFacts[] = [];
  activityById: ReadonlyMap<number, ActivityFacts> = new Map();
  places: KnownPlaces = NONE;
  readonly #positions = new Map<number, number>();
  readonly #nearby = new NearbyActivities(NONE, []);

  /** Adds a family, or replaces what is known of it. */
  putFamily(facts: FamilyFacts, responseMinutes: number | null): void {
    const former = this.familyById.get(facts.id);
    const family = toSearchedFamily(facts, this.#nearby.find(facts), this.places, responseMinutes);
    if (former === undefined || former.surname !== facts.surname || former.surnameTwo !== facts.surnameTwo) {
      if (former !== undefined) this.vocabulary.remove(toFamilyName(former));
      this.vocabulary.add(toFamilyName(facts));
    }
    const position = this.#positions.get(facts.id) ?? this.families.length;
    this.#setAt(position, family);
  }

  removeFamily(id: number): void {
    const position = this.#positions.get(id);
    const family = this.familyById.get(id);
    if (position === undefined || family === undefined) return;
    this.vocabulary.remove(toFamilyName(family));
    this.familyById.delete(id);
    this.#positions.delete(id);
    const last = this.families.pop();
    if (last !== undefined && last.id !== id) this.#setAt(position, last);
  }

  #setAt(position: number, family: SearchedFamily): void {
    this.families[position] = family;
    this.#positions.set(family.id, position);
    this.familyById.set(family.id, family);
  }

  /** Replaces the activities with these IDs by the given ones; removes those that aren't among them. */
  putActivities(ids: Iterable<number>, activities: readonly ActivityFacts[]): void {
    const all = new Map(this.activityById);
    for (const id of ids) {
      const former = all.get(id);
      if (former !== undefined) this.vocabulary.remove(toActivityName(former));
      all.delete(id);
    }
    for (const activity of activities) {
      this.vocabulary.add(toActivityName(activity));
      all.set(activity.id, activity);
    }
    this.activities = [...all.values()].toSorted((one, other) => one.id - other.id);
    this.activityById = all;
    this.#moveFamilies(this.#nearby.change(this.places, this.activities));
  }

  /** Replaces all places and tags. */
  putPlaces(places: KnownPlaces): void {
    const former = this.places;
    for (const item of listPlaceNames(former)) this.vocabulary.remove(item);
    for (const item of listPlaceNames(places)) this.vocabulary.add(item);
    this.places = places;
    this.#moveFamilies(this.#nearby.change(places, this.activities), {
      counties: listDifferences(former.counties, places.counties, (one, other) => one.countryId === other.countryId),
      tags: listDifferences(former.tags, places.tags, (one, other) => one.kind === other.kind),
    });
  }

  /** Updates the families whose surroundings have changed. */
  #moveFamilies(
    nearby: ReadonlyMap<readonly number[], Near>,
    { counties, tags }: { readonly counties: ReadonlySet<number>; readonly tags: ReadonlySet<number> } = {
      counties: new Set(),
      tags: new Set(),
    },
  ): void {
    if (nearby.size + counties.size + tags.size === 0) return;
    for (const [position, family] of this.families.entries()) {
      const near = nearby.get(family.nearby);
      const isMoved = near !== undefined || counties.has(family.countyId) || (tags.size > 0 && family.tagIds.some((id) => tags.has(id)));
      if (isMoved) this.#setAt(position, { ...family, ...toSurroundings(family, this.#nearby.find(family), this.places) });
    }
  }
}

interface IndexFacts {
  readonly families: readonly FamilyFacts[];
  readonly activities: readonly ActivityFacts[];
  readonly places: KnownPlaces;
  /** Minutes to the first answer, by family. */
  readonly response: ReadonlyMap<number, number>;
}

/** Builds an index of everything given. */
export function createSearchIndex({ families, activities, places, response }: IndexFacts): SearchIndex {
  const index = new SearchIndex();
  index.putPlaces(places);
  index.putActivities([], activities);
  for (const family of families) index.putFamily(family, response.get(family.id) ?? null);
  return index;
}
