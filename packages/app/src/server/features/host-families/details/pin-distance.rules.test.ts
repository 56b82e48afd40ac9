// Homes that are placed far from their address, and those about which too little is known.

import { expect, test } from 'vitest';
import { measureFarPlace } from './pin-distance.rules.ts';

const GALWAY = { town: 'Galway', county: 'Galway', countryCode: 'IE', towns: [] };
const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test.each([
  ['in the town', at(53.27, -9.05), GALWAY],
  ['on a farm of its county, by a town that is kept', at(53.49, -10.02), { ...GALWAY, towns: [{ name: 'Clifden', ...at(53.49, -10.02) }] }],
  ['in a village that nobody knows, in its country', at(52.1, -9.8), { ...GALWAY, town: 'Nowhere', county: 'Kerry' }],
  ['in a country whose towns are not known', at(-33, 151), { ...GALWAY, town: 'Sydney', county: 'New South Wales', countryCode: 'AU' }],
])('a home %s is not far', (_, place, known) => {
  expect(measureFarPlace(place, known)).toBeNull();
});

test.each([
  ['its town', at(-53.27, -9.05), GALWAY, { km: 11847, from: 'Galway' }],
  ['its town, with latitude and longitude swapped', at(-9.05, 53.27), { ...GALWAY, town: ' galway ' }, { km: 9059, from: 'galway' }],
  ['its county, where the town is not known', at(48.9, 2.3), { ...GALWAY, town: 'Nowhere' }, { km: 928, from: 'Galway' }],
  ['its country, where nothing else is known', at(48.9, 2.3), { ...GALWAY, town: 'Nowhere', county: 'Kerry' }, { km: 726, from: 'Kerry' }],
])('a home can be far from %s', (_, place, known, far) => {
  expect(measureFarPlace(place, known)).toEqual(far);
});
