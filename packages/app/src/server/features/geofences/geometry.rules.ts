// Areas on the sphere: what they contain, how large they are, which overlap, and what is wrong with one.

import { geoArea, geoBounds, geoContains } from 'd3-geo';
import { EARTH_RADIUS_M, measureDistance, type Place, toDegrees } from '#contract/platform/places.ts';
import { countTouching, isCrossing, measureAngle, measureAngleToSide, type Side, TOLERANCE, toVector } from './sphere.rules.ts';

interface Circle {
  readonly kind: 'circle';
  readonly centre: Place;
  readonly radiusM: number;
}

interface Polygon {
  readonly kind: 'polygon';
  /** The corners in their order, either way round; the first one only once. */
  readonly points: readonly Place[];
}

/** An area; of the two sides of a polygon the smaller one is inside. */
export type Area = Circle | Polygon;

/** Sides past a quarter of the Earth may not be the way that people mean. */
const LONGEST_SIDE = Math.PI / 2;

/** The smallest area of a polygon, in square metres. */
const SMALLEST_M2 = 100;

/** Returns the ring of a polygon as GeoJSON wants it: closed, and with the smaller part of the sphere inside. */
function toRing(points: readonly Place[]) {
  const ring = points.map(({ latitude, longitude }): [number, number] => [longitude, latitude]);
  const closed = [...ring, ...ring.slice(0, 1)];
  const polygon = (coordinates: [number, number][]) => ({ type: 'Polygon' as const, coordinates: [coordinates] });
  return geoArea(polygon(closed)) > 2 * Math.PI ? polygon(closed.reverse()) : polygon(closed);
}

function listSides(points: readonly Place[]): Side[] {
  const vectors = points.map(toVector);
  return vectors.flatMap((from, index): Side[] => {
    const to = vectors[(index + 1) % vectors.length];
    return to === undefined ? [] : [[from, to]];
  });
}

/** Returns a function that says whether a place lies inside an area, or on its edge give or take a metre. */
export function createContainment(area: Area): (place: Place) => boolean {
  if (area.kind === 'circle') return (place) => measureDistance(area.centre, place) <= area.radiusM + TOLERANCE * EARTH_RADIUS_M;
  const ring = toRing(area.points);
  const sides = listSides(area.points);
  return (place) => {
    const vector = toVector(place);
    if (sides.some((side) => measureAngleToSide(vector, side) <= TOLERANCE)) return true;
    return geoContains(ring, [place.longitude, place.latitude]);
  };
}

/** Returns how large an area is, in square metres. */
export function measureArea(area: Area): number {
  const steradians = area.kind === 'circle' ? 2 * Math.PI * (1 - Math.cos(area.radiusM / EARTH_RADIUS_M)) : geoArea(toRing(area.points));
  return steradians * EARTH_RADIUS_M ** 2;
}

/** The box around an area in degrees. `east` is past 180 if the box crosses the date line; around a pole it goes all around. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

function boundCircle({ centre, radiusM }: Circle): Bounds {
  const radius = radiusM / EARTH_RADIUS_M;
  const [south, north] = [centre.latitude - toDegrees(radius), centre.latitude + toDegrees(radius)];
  if (south <= -90 || north >= 90) return { west: -180, east: 180, south, north };
  const half = toDegrees(Math.asin(Math.sin(radius) / Math.cos((centre.latitude * Math.PI) / 180)));
  return { west: centre.longitude - half, east: centre.longitude + half, south, north };
}

/** Returns the box around an area, a little too large rather than too small. */
export function findBounds(area: Area): Bounds {
  const box = area.kind === 'circle' ? boundCircle(area) : boundRing(area);
  const margin = toDegrees(2 * TOLERANCE);
  const [south, north] = [Math.max(-90, box.south - margin), Math.min(90, box.north + margin)];
  const narrowest = Math.cos((Math.max(-south, north) * Math.PI) / 180);
  const [west, east] = [box.west - margin / narrowest, box.east + margin / narrowest];
  if (!(east - west < 360)) return { west: -180, east: 180, south, north };
  const turn = west < -180 ? 360 : 0;
  return { west: west + turn, east: east + turn, south, north };
}

function boundRing({ points }: Polygon): Bounds {
  const [[west, south], [east, north]] = geoBounds(toRing(points));
  return { west, south, north, east: east < west ? east + 360 : east };
}

/** Returns whether two areas share more than their edges. */
export function isOverlapping(one: Area, other: Area): boolean {
  if (one.kind === 'circle') {
    if (other.kind === 'circle') return measureDistance(one.centre, other.centre) < one.radiusM + other.radiusM;
    const centre = toVector(one.centre);
    const isNear = listSides(other.points).some((side) => measureAngleToSide(centre, side) * EARTH_RADIUS_M < one.radiusM);
    return isNear || createContainment(other)(one.centre);
  }
  if (other.kind === 'circle') return isOverlapping(other, one);
  const [sides, others] = [listSides(one.points), listSides(other.points)];
  if (sides.some((side) => others.some((another) => isCrossing(side, another)))) return true;
  return one.points.some(isDeepIn(other)) || other.points.some(isDeepIn(one)) || isSameArea(one, other);
}

/** Returns a function that says whether a place lies inside, not on the edge. */
function isDeepIn(area: Polygon): (place: Place) => boolean {
  const contains = createContainment(area);
  const sides = listSides(area.points);
  return (place) => contains(place) && sides.every((side) => measureAngleToSide(toVector(place), side) > TOLERANCE);
}

/** Returns whether all corners of two polygons lie on each other's edges, and they are about as large. */
function isSameArea(one: Polygon, other: Polygon): boolean {
  const [isInOne, isInOther] = [createContainment(one), createContainment(other)];
  return one.points.every(isInOther) && other.points.every(isInOne);
}

export type AreaFault = 'areaCrosses' | 'areaPointTwice' | 'areaFlat' | 'areaSideTooLong';

/** Returns what is wrong with the corners of a polygon; null if nothing is. */
export function findAreaFault(points: readonly Place[]): AreaFault | null {
  const sides = listSides(points);
  const corners = points.map(toVector);
  const isTwice = corners.some((corner, index) => corners.slice(0, index).some((before) => measureAngle(before, corner) <= TOLERANCE));
  if (isTwice) return 'areaPointTwice';
  if (sides.some(([from, to]) => measureAngle(from, to) > LONGEST_SIDE)) return 'areaSideTooLong';
  const pairs = sides.flatMap((side, index) =>
    sides.slice(index + 1).map((other, offset) => ({ side, other, isNeighbour: isNext(index, index + 1 + offset, sides.length) })),
  );
  if (pairs.some(({ side, other }) => isCrossing(side, other))) return 'areaCrosses';
  if (isFlat(points)) return 'areaFlat';
  // Neighbours touch each other only where they meet.
  return pairs.some(({ side, other, isNeighbour }) => countTouching(side, other) > (isNeighbour ? 2 : 0)) ? 'areaCrosses' : null;
}

/** Whether all corners lie about on one line, or the area is tiny. */
function isFlat(points: readonly Place[]): boolean {
  return points.length < 3 || measureArea({ kind: 'polygon', points }) < SMALLEST_M2;
}

const isNext = (one: number, other: number, count: number) => other - one === 1 || other - one === count - 1;
