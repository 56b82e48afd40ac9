// Areas on the sphere: at the date line, around the poles, small and large, and what is refused.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Place } from '#contract/geofences/geofences.shapes.ts';
import { EARTH_RADIUS_M, measureDistance } from '#contract/platform/places.ts';
import { type Area, createContainment, findAreaFault, findBounds, isOverlapping, measureArea } from './geometry.rules.ts';

const at = (latitude: number, longitude: number): Place => ({ latitude, longitude });
const circle = (latitude: number, longitude: number, radiusM: number): Area => ({
  kind: 'circle',
  centre: at(latitude, longitude),
  radiusM,
});
const polygon = (...points: readonly (readonly [number, number])[]): Area => ({
  kind: 'polygon',
  points: points.map(([latitude, longitude]) => at(latitude, longitude)),
});
const contains = (area: Area, latitude: number, longitude: number) => createContainment(area)(at(latitude, longitude));

/** Whether the box around an area has a place: as the database asks. */
function isInBounds(area: Area, { latitude, longitude }: Place): boolean {
  const { west, south, east, north } = findBounds(area);
  const isBetween = [longitude - 360, longitude, longitude + 360].some((one) => one >= west && one <= east);
  return latitude >= south && latitude <= north && isBetween;
}

const CORK = polygon([51.5, -9], [51.5, -8], [52, -8], [52, -9]);
const FIJI = polygon([-19, 177], [-16, 177], [-16, -179], [-19, -179]);
const ARCTIC = polygon([80, 0], [80, 120], [80, -120]);
const ANTARCTIC = polygon([-70, 0], [-70, 90], [-70, 180], [-70, -90]);

describe('a polygon', () => {
  test('contains what lies inside and on its edge, whichever way its corners go round', () => {
    for (const area of [CORK, { ...CORK, points: [...(CORK.kind === 'polygon' ? CORK.points : [])].reverse() } as Area]) {
      expect(contains(area, 51.8, -8.5)).toBe(true);
      expect(contains(area, 51.7, -9)).toBe(true);
      expect(contains(area, 51.5, -8)).toBe(true);
      expect(contains(area, 51.8, -7.9)).toBe(false);
      expect(contains(area, -51.8, 171.5)).toBe(false);
      expect(measureArea(area) / 1e6).toBeCloseTo(3_830, -2);
    }
  });

  test('contains both sides of the date line', () => {
    for (const longitude of [178, 180, -180, -179.5]) expect(contains(FIJI, -17.5, longitude)).toBe(true);
    for (const longitude of [176, -178, 0]) expect(contains(FIJI, -17.5, longitude)).toBe(false);
    expect(findBounds(FIJI).east).toBeGreaterThan(180);
  });

  test.each([
    ['the North Pole', ARCTIC, 90, 88, 60],
    ['the South Pole', ANTARCTIC, -90, -85, -50],
  ])('contains %s inside it, at any longitude', (_, area, pole, near, far) => {
    for (const longitude of [-180, -77, 0, 13, 180]) {
      expect(contains(area, pole, longitude)).toBe(true);
      expect(contains(area, near, longitude)).toBe(true);
      expect(contains(area, far, longitude)).toBe(false);
    }
    expect(findBounds(area)).toMatchObject({ west: -180, east: 180 });
  });

  test('has a pole on its edge and at a corner', () => {
    // The side from 80° north to the other side of the world goes over the pole.
    const over = polygon([80, 0], [80, 180], [80, 90]);
    expect(contains(over, 90, 0)).toBe(true);
    expect(contains(over, 85, 90)).toBe(true);
    expect(contains(over, 85, -90)).toBe(false);
    const corner = polygon([90, 0], [80, 0], [80, 40]);
    expect(contains(corner, 90, 123)).toBe(true);
    expect(contains(corner, 85, 20)).toBe(true);
    expect(contains(corner, 85, 60)).toBe(false);
  });
});

describe('a circle', () => {
  test('contains what is no further than its radius, from 50 m to 2,000 km, also over a pole and the date line', () => {
    expect(contains(circle(53, -9, 50), 53.0004, -9)).toBe(true);
    expect(contains(circle(53, -9, 50), 53.0006, -9)).toBe(false);
    expect(contains(circle(80, 0, 2_000_000), 82.1, 180)).toBe(true);
    expect(contains(circle(80, 0, 2_000_000), 81.9, 180)).toBe(false);
    expect(contains(circle(0, 179.9, 50_000), 0, -179.8)).toBe(true);
    expect(contains(circle(0, 179.9, 50_000), 0, -179.6)).toBe(false);
    expect(measureArea(circle(10, 20, 1_000)) / 1e6).toBeCloseTo(Math.PI, 5);
  });

  const place = fc.record({
    latitude: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(-90, 90)),
    longitude: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(-180, 180)),
  });

  test('contains no more and no less, its box has all of it, and turning the globe changes nothing', () => {
    fc.assert(
      fc.property(place, place, fc.integer({ min: 50, max: 2_000_000 }), (centre, other, radiusM) => {
        const area: Area = { kind: 'circle', centre, radiusM };
        const isInside = createContainment(area)(other);
        const distance = measureDistance(centre, other);
        fc.pre(Math.abs(distance - radiusM) > 2);
        expect(isInside).toBe(distance <= radiusM);
        if (isInside) expect(isInBounds(area, other)).toBe(true);
        const turn = ({ latitude, longitude }: Place) => at(latitude, longitude > 0 ? longitude - 180 : longitude + 180);
        expect(createContainment({ ...area, centre: turn(centre) })(turn(other))).toBe(isInside);
      }),
      { numRuns: 1000 },
    );
  });

  test('agrees with a polygon drawn around it, wherever they are', () => {
    fc.assert(
      fc.property(place, place, fc.integer({ min: 10_000, max: 2_000_000 }), (centre, other, radiusM) => {
        const area: Area = { kind: 'polygon', points: drawAround(centre, radiusM) };
        // The sides of 72 corners are nearer to the centre than its corners, by less than a thousandth.
        const distance = measureDistance(centre, other);
        fc.pre(distance < radiusM * 0.998 || distance > radiusM + 2);
        const isInside = createContainment(area)(other);
        expect(isInside).toBe(distance < radiusM);
        if (isInside) expect(isInBounds(area, other)).toBe(true);
        expect(isOverlapping(area, { kind: 'circle', centre, radiusM: 50 })).toBe(true);
        expect(isOverlapping(area, { kind: 'circle', centre: other, radiusM: 50 })).toBe(distance < radiusM + 50);
      }),
      { numRuns: 300, examples: [[at(-90, -3e-7), at(-90, 0), 10_000]] },
    );
  });
});

/** Returns 72 places at a distance around another, exact also at a pole. */
function drawAround({ latitude, longitude }: Place, radiusM: number): Place[] {
  const [north, east, angle] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180, radiusM / EARTH_RADIUS_M];
  const [sinNorth, cosNorth, sinEast, cosEast] = [Math.sin(north), Math.cos(north), Math.sin(east), Math.cos(east)];
  return Array.from({ length: 72 }, (_, index) => {
    const bearing = (index * 2 * Math.PI) / 72;
    const [ahead, aside] = [Math.sin(angle) * Math.cos(bearing), Math.sin(angle) * Math.sin(bearing)];
    const across = Math.cos(angle) * cosNorth - ahead * sinNorth;
    const [x, y] = [across * cosEast - aside * sinEast, across * sinEast + aside * cosEast];
    const z = Math.cos(angle) * sinNorth + ahead * cosNorth;
    return at((Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI, (Math.atan2(y, x) * 180) / Math.PI);
  });
}

test('areas overlap if they share ground, also across the date line, and not if they only touch', () => {
  expect(isOverlapping(circle(0, 179.9, 30_000), circle(0, -179.9, 30_000))).toBe(true);
  expect(isOverlapping(circle(0, 179, 30_000), circle(0, -179, 30_000))).toBe(false);
  expect(isOverlapping(CORK, CORK)).toBe(true);
  expect(isOverlapping(CORK, polygon([51.5, -8], [51.5, -7], [52, -7], [52, -8]))).toBe(false);
  expect(isOverlapping(CORK, polygon([51.6, -8.5], [51.6, -7], [51.8, -7], [51.8, -8.5]))).toBe(true);
  expect(isOverlapping(CORK, polygon([51.7, -8.6], [51.7, -8.5], [51.8, -8.5]))).toBe(true);
  expect(isOverlapping(CORK, circle(51.75, -8.5, 200_000))).toBe(true);
  expect(isOverlapping(FIJI, circle(-17, -178, 50_000))).toBe(false);
  expect(isOverlapping(ARCTIC, circle(90, 0, 1_000))).toBe(true);
});

describe('the corners of a polygon', () => {
  const faultOf = (...points: readonly (readonly [number, number])[]) =>
    findAreaFault(points.map(([latitude, longitude]) => at(latitude, longitude)));

  test('are right for areas that people draw', () => {
    for (const area of [CORK, FIJI, ARCTIC, ANTARCTIC]) expect(area.kind === 'polygon' && findAreaFault(area.points)).toBeNull();
    expect(faultOf([0, 0], [0, 3], [2, 3], [2, 2], [1, 2], [1, 1], [2, 1], [2, 0])).toBeNull();
    expect(findAreaFault(drawAround(at(89.9, 0), 100_000))).toBeNull();
  });

  test('are refused if sides cross or touch', () => {
    expect(faultOf([0, 0], [1, 1], [0, 1], [1, 0])).toBe('areaCrosses');
    expect(faultOf([-17, 179], [-16, -179], [-17, -179], [-16, 179])).toBe('areaCrosses');
    // A corner in the middle of another side, and a side that goes back along its neighbour.
    expect(faultOf([0, 0], [0, 2], [2, 2], [0, 1], [1, -1])).toBe('areaCrosses');
    expect(faultOf([0, 0], [0, 2], [2, 2], [0, 2.00001], [3, -1])).toBe('areaCrosses');
  });

  test('are refused if two are the same, also as 180° east and west or at a pole', () => {
    expect(faultOf([0, 0], [0, 1], [1, 1], [0, 0])).toBe('areaPointTwice');
    expect(faultOf([0, 180], [1, 180], [1, -179], [0, -180])).toBe('areaPointTwice');
    expect(faultOf([90, 10], [80, 0], [90, 20])).toBe('areaPointTwice');
  });

  test('are refused on one line, and further than a quarter of the Earth apart', () => {
    expect(faultOf([0, 0], [0, 1], [0, 2])).toBe('areaFlat');
    expect(faultOf([53, -9], [53.00005, -9], [53, -9.00005])).toBe('areaFlat');
    expect(faultOf([0, 0], [0, 100], [50, 50])).toBe('areaSideTooLong');
  });
});
