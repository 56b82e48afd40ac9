// Which activities are near a place: those in the same area for camps, however far.

import { expect, test } from 'vitest';
import { NearbyActivities } from './distance.rules.ts';
import type { ActivityFacts, KnownPlaces } from './snapshot.rules.ts';

const town = (id: number, latitude: number) => ({ id, name: `Town ${id}`, countyId: id, latitude, longitude: -8 });
const places: KnownPlaces = {
  ...{ countries: new Map(), counties: new Map(), tags: new Map(), countryNames: new Map(), campAreas: [] },
  locations: new Map([town(1, 60), town(2, 59)].map((one) => [one.id, one])),
};

const SURFING: ActivityFacts = {
  ...{ id: 7, name: 'Surfing', type: 'camp', countyId: 2, locationId: 2, categoryId: null, gender: 'any', minAge: 0, maxAge: 18 },
  ...{ description: '', photoRef: null, weeks: [] },
};

test('a camp is near in the same area, however far, until the area goes', () => {
  const near = new NearbyActivities(places, [SURFING]);
  const without = near.find({ countyId: 1, locationId: 1 });
  expect(without.ids).toEqual([]);
  const joined = { ...places, campAreas: [new Set([1]), new Set([1, 2])] };
  expect(near.change(joined, [SURFING]).get(without.ids)?.ids).toEqual([7]);
  expect(near.find({ countyId: 1, locationId: null }).ids).toEqual([]);
  near.change(places, [SURFING]);
  expect(near.find({ countyId: 1, locationId: 1 }).ids).toEqual([]);
});
