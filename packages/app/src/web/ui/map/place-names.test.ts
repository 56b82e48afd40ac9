// Names on the map: none covers another, the larger towns come first, and more of them appear the closer the map is.

import { expect, test } from 'vitest';
import { listHostingTowns } from '#contract/platform/hosting-towns.ts';
import { fitView, zoomView } from './map-view.ts';
import { placeNames } from './place-names.ts';

const towns = listHostingTowns('IE').map(({ name, ...place }) => ({ name, place }));
const ireland = fitView([
  { latitude: 55.4, longitude: -10.5 },
  { latitude: 51.4, longitude: -6 },
]);
const listNames = (...given: Parameters<typeof placeNames>) => placeNames(...given).map(({ name }) => name);

test('names of the largest towns are on the map of a country, of its villages only closer', () => {
  expect(listNames(ireland, towns, 640)).toEqual(expect.arrayContaining(['Dublin', 'Cork', 'Limerick', 'Galway']));
  expect(listNames(ireland, towns, 640)).not.toContain('Kinsale');
  const kinsale = fitView([{ latitude: 51.71, longitude: -8.53 }]);
  expect(listNames(kinsale, towns, 640)).toContain('Kinsale');
});

test('fewer names fit on a small screen, and none is cut off at the edge', () => {
  expect(listNames(ireland, towns, 300).length).toBeLessThan(listNames(ireland, towns, 640).length);
  const far = zoomView(ireland, 0, { x: 0, y: 0 });
  expect(placeNames(far, [{ name: 'At the edge', place: { latitude: 53, longitude: -30 } }], 640)).toEqual([]);
});

test('a name that comes first is kept where two would cover each other', () => {
  const place = { latitude: 53, longitude: -8 };
  expect(
    listNames(
      ireland,
      [
        { name: 'One', place },
        { name: 'Another', place },
      ],
      640,
    ),
  ).toEqual(['One']);
});
