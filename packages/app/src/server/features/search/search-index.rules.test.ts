// The index of the search: whatever is put into it and taken out, it is like one that is built anew.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_STAY_RULES } from '#contract/host-families/stay-rules.ts';
import { describeIndex } from '#server/testing/models/describe-index.ts';
import { createSearchIndex, SearchIndex } from './search-index.rules.ts';
import type { ActivityFacts, FamilyFacts, KnownPlaces } from './snapshot.rules.ts';

const IDS = [1, 2, 3, 4, 5];
const COUNTIES = [1, 2];
const TOWNS = [21, 22, 23];
const TAGS = [31, 32];

const byId = <Row extends { readonly id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

const places = fc
  .record({
    countries: fc.constantFrom([372, 826], [826, 372]),
    names: fc.constantFrom(['Cork', 'Kent'], ['Corcaigh', 'Kent'], ['Cork', 'Cork']),
    latitude: fc.constantFrom(51, 51.1, 53),
    towns: fc.subarray(TOWNS),
    kinds: fc.constantFrom(['amenity', 'interest'], ['interest', 'interest']),
    tags: fc.subarray(TAGS),
    names2: fc.constantFrom('Garden', 'Garten'),
  })
  .map(
    ({ countries, names, latitude, towns, kinds, tags, names2 }): KnownPlaces => ({
      countries: byId([
        { id: 372, code: 'IE', name: 'Ireland', hosting: true },
        { id: 826, code: 'GB', name: 'United Kingdom', hosting: countries[0] === 826 },
      ]),
      counties: byId(COUNTIES.map((id) => ({ id, name: names[id - 1] ?? '', countryId: countries[id - 1] ?? 0 }))),
      locations: byId(
        towns.map((id) => ({ id, name: `Town ${id}`, countyId: id === 23 ? 2 : 1, latitude: latitude + (id % 3) / 10, longitude: -8 })),
      ),
      tags: byId(tags.map((id) => ({ id, kind: kinds[id % 2] ?? '', code: `tag${id}`, names: [names2, `Tag ${id}`] }))),
      countryNames: new Map([[372, ['Ireland', 'Irland']]]),
      campAreas: [],
    }),
  );

const family = fc.record({
  id: fc.constantFrom(...IDS),
  surname: fc.constantFrom('Byrne', 'Müller', 'Byrne Müller', ''),
  surnameTwo: fc.constantFrom('', 'Byrne', 'Walsh'),
  countyId: fc.constantFrom(...COUNTIES),
  locationId: fc.option(fc.constantFrom(...TOWNS)),
  hostingTypes: fc.subarray([1, 2], { minLength: 1 }),
  guestsNumber: fc.constant(2),
  description: fc.constantFrom('By the sea', 'The Byrnes\nlike cork'),
  welcomesAgeFrom: fc.constant(0),
  welcomesAgeTo: fc.constant(18),
  welcomesGenders: fc.constant([]),
  stayRules: fc.constant(NO_STAY_RULES),
  tagIds: fc.subarray(TAGS),
  photoRef: fc.constant(null),
  photoPlaceholder: fc.constant(''),
  photoCount: fc.constant(3),
  children: fc.constant([]),
  blocks: fc.constant([]),
});

const activity = fc.record({
  id: fc.constantFrom(101, 102, 103),
  name: fc.constantFrom('Sailing', 'Cork camp'),
  type: fc.constantFrom('camp' as const, 'sport' as const),
  countyId: fc.constantFrom(...COUNTIES),
  locationId: fc.option(fc.constantFrom(...TOWNS)),
});
const toActivity = (one: Pick<ActivityFacts, 'id' | 'name' | 'type' | 'countyId' | 'locationId'>): ActivityFacts => ({
  ...{ ...one, categoryId: null, gender: 'any', minAge: 0, maxAge: 18, description: '', photoRef: null, weeks: [] },
});

interface World {
  readonly families: Map<number, FamilyFacts>;
  readonly activities: Map<number, ActivityFacts>;
  places: KnownPlaces;
}
type Change = (index: SearchIndex, world: World) => void;

const change: fc.Arbitrary<Change> = fc.oneof(
  family.map(
    (facts): Change =>
      (index, { families }) => {
        index.putFamily(facts, facts.id * 10);
        families.set(facts.id, facts);
      },
  ),
  fc.constantFrom(...IDS).map(
    (id): Change =>
      (index, { families }) => {
        index.removeFamily(id);
        families.delete(id);
      },
  ),
  activity.map(toActivity).map(
    (facts): Change =>
      (index, { activities }) => {
        index.putActivities([facts.id], [facts]);
        activities.set(facts.id, facts);
      },
  ),
  fc.constantFrom(101, 102, 103).map(
    (id): Change =>
      (index, { activities }) => {
        index.putActivities([id], []);
        activities.delete(id);
      },
  ),
  places.map(
    (known): Change =>
      (index, world) => {
        index.putPlaces(known);
        world.places = known;
      },
  ),
);

test('an index equals one that is built anew, after any changes', () => {
  fc.assert(
    fc.property(places, fc.array(change, { maxLength: 30 }), (first, changes) => {
      const index = new SearchIndex();
      const world: World = { families: new Map(), activities: new Map(), places: first };
      index.putPlaces(first);
      for (const apply of changes) apply(index, world);
      const response = new Map(IDS.map((id) => [id, id * 10]));
      const activities = [...world.activities.values()].toSorted((one, other) => one.id - other.id);
      const fresh = createSearchIndex({ families: [...world.families.values()], activities, places: world.places, response });
      expect(describeIndex(index).isConsistent).toBe(true);
      expect(describeIndex(index)).toEqual(describeIndex(fresh));
    }),
    { numRuns: 300 },
  );
});

test('an empty index holds no words of what has gone', () => {
  const index = new SearchIndex();
  const [facts] = fc.sample(family, 1);
  if (facts !== undefined) index.putFamily(facts, null);
  index.removeFamily(facts?.id ?? 0);
  expect([index.families, [...index.vocabulary.words], [...index.vocabulary.names]]).toEqual([[], [], []]);
});
