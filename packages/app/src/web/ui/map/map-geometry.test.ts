// The geometry of the map: rings of shapes, moves, and new corners; also at the date line.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPlaceAt, measureDistance } from '#contract/platform/places.ts';
import { findMiddle, insertCorner, listExtent, listRing, movePlace, splitSide } from './map-geometry.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const places = fc.record({
  latitude: fc.double({ min: -84, max: 84, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('a place at a distance is that far away, in every direction', () => {
  fc.assert(
    fc.property(places, fc.integer({ min: 50, max: 500_000 }), fc.double({ min: 0, max: 6, noNaN: true }), (place, metres, direction) => {
      expect(measureDistance(place, findPlaceAt(place, metres, direction))).toBeCloseTo(metres, 0);
    }),
  );
});

test('a place is moved by metres, across the date line, and no further than the pole', () => {
  const { latitude, longitude } = movePlace(at(60, 10), { north: 1000, east: 1000 });
  expect(measureDistance(at(60, 10), { latitude, longitude: 10 })).toBeCloseTo(1000, 0);
  expect(measureDistance(at(60, 10), { latitude: 60, longitude })).toBeCloseTo(1000, 0);
  expect(movePlace(at(0, 179.999), { north: 0, east: 1000 }).longitude).toBeCloseTo(-179.992, 3);
  expect(movePlace(at(89.999, 0), { north: 1000, east: 0 }).latitude).toBe(90);
});

describe('rings', () => {
  test('a circle’s ring keeps its distance from the centre, and is empty without one', () => {
    const centre = at(51.7, -8.5);
    for (const place of listRing({ kind: 'circle', centre, radiusM: 10_000 }))
      expect(measureDistance(centre, place)).toBeCloseTo(10_000, 0);
    expect(listRing({ kind: 'circle', centre: null, radiusM: 10 })).toEqual([]);
    expect(listExtent({ kind: 'circle', centre, radiusM: null })).toContainEqual(centre);
  });

  test('a polygon’s ring follows long sides on the shortest way', () => {
    const points = [at(50, 0), at(50, 20), at(40, 10)];
    const ring = listRing({ kind: 'polygon', points });
    for (const point of points) expect(ring).toContainEqual(point);
    expect(Math.max(...ring.map(({ latitude }) => latitude))).toBeGreaterThan(50.3);
  });
});

test('a corner is added to the nearest side, or in the middle of one', () => {
  const square = [at(0, 0), at(0, 2), at(2, 2), at(2, 0)];
  expect(insertCorner(square, at(1, 2.1))).toEqual(square.toSpliced(2, 0, at(1, 2.1)));
  expect(insertCorner(square, at(1, -0.1))).toEqual([...square, at(1, -0.1)]);
  expect(insertCorner([at(0, 0)], at(1, 1))).toEqual([at(0, 0), at(1, 1)]);
  expect(splitSide(square, 0)[1]).toEqual(at(0, 1));
  expect(findMiddle(at(0, 179), at(0, -179)).longitude).toBeCloseTo(180, 6);
});
