// Geometry of the map: shapes on the sphere, their outlines, and moves by metres.

import {
  EARTH_RADIUS_M,
  findPlaceAt,
  measureDistance,
  type Place,
  toDegrees,
  toRadians,
  wrapLongitude,
} from '#contract/platform/places.ts';

/** A circle; without a centre or a radius while it is still drawn. */
export interface Circle {
  readonly kind: 'circle';
  readonly centre: Place | null;
  readonly radiusM: number | null;
}

/** A polygon by its corners, the first one only once; with fewer than three while it is still drawn. */
export interface Polygon {
  readonly kind: 'polygon';
  readonly points: readonly Place[];
}

export type Shape = Circle | Polygon;

const METRES_PER_DEGREE = (EARTH_RADIUS_M * Math.PI) / 180;

/** How many corners draw a circle. */
const CIRCLE_CORNERS = 72;

/** Sides are drawn in pieces of about this length, as they are bent on the map, in metres. */
const PIECE_M = 50_000;
const MOST_PIECES = 40;

/** Returns a place to about a metre, as fields show it. */
export function roundPlace({ latitude, longitude }: Place): Place {
  const round = (value: number) => Math.round(value * 1e5) / 1e5;
  return { latitude: round(latitude), longitude: round(longitude) };
}

/** Returns a place moved by metres to the north and the east; it stops at the poles. */
export function movePlace({ latitude, longitude }: Place, { north, east }: { readonly north: number; readonly east: number }): Place {
  const narrow = Math.max(0.01, Math.cos(toRadians(latitude)));
  return {
    latitude: Math.max(-90, Math.min(90, latitude + north / METRES_PER_DEGREE)),
    longitude: wrapLongitude(longitude + east / (METRES_PER_DEGREE * narrow)),
  };
}

type Vector = readonly [number, number, number];

function toVector({ latitude, longitude }: Place): Vector {
  const [north, east] = [toRadians(latitude), toRadians(longitude)];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

function toPlace([x, y, z]: Vector): Place {
  return { latitude: toDegrees(Math.atan2(z, Math.hypot(x, y))), longitude: toDegrees(Math.atan2(y, x)) };
}

/** Returns the place halfway between two others. */
export function findMiddle(one: Place, other: Place): Place {
  const [[a, b, c], [d, e, f]] = [toVector(one), toVector(other)];
  return toPlace([a + d, b + e, c + f]);
}

/** Returns the start of a side and the places on the shortest way to its end, without the end. */
function cutSide(from: Place, to: Place): Place[] {
  const metres = measureDistance(from, to);
  const pieces = Math.max(1, Math.min(MOST_PIECES, Math.ceil(metres / PIECE_M)));
  const angle = metres / EARTH_RADIUS_M;
  const [[a, b, c], [d, e, f]] = [toVector(from), toVector(to)];
  return Array.from({ length: pieces }, (_, index) => {
    if (index === 0) return from;
    const part = index / pieces;
    const [near, far] = [Math.sin((1 - part) * angle), Math.sin(part * angle)];
    return toPlace([near * a + far * d, near * b + far * e, near * c + far * f]);
  });
}

/** Returns the places around a shape; none while it has no extent. */
export function listRing(shape: Shape): readonly Place[] {
  if (shape.kind === 'circle') {
    const { centre, radiusM } = shape;
    if (centre === null || radiusM === null) return [];
    return Array.from({ length: CIRCLE_CORNERS }, (_, index) => findPlaceAt(centre, radiusM, (index / CIRCLE_CORNERS) * 2 * Math.PI));
  }
  const { points } = shape;
  return points.flatMap((point, index) => cutSide(point, points[(index + 1) % points.length] ?? point));
}

/** Returns the places that must be seen to see a shape. */
export function listExtent(shape: Shape): readonly Place[] {
  if (shape.kind === 'polygon') return shape.points;
  const { centre, radiusM } = shape;
  if (centre === null) return [];
  return [centre, ...[0, 1, 2, 3].map((quarter) => findPlaceAt(centre, radiusM ?? 0, (quarter * Math.PI) / 2))];
}

/** Returns where the name of a shape stands: in its middle; null while it has no extent. */
export function findLabelPlace(shape: Shape): Place | null {
  if (shape.kind === 'circle') return shape.centre;
  if (shape.points.length < 3) return null;
  const sum = shape.points.map(toVector).reduce(([a, b, c], [d, e, f]) => [a + d, b + e, c + f]);
  return toPlace(sum);
}

/** Returns the corners with another one where it makes the way around least longer. */
export function insertCorner(points: readonly Place[], place: Place): readonly Place[] {
  if (points.length < 3) return [...points, place];
  const detours = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    return measureDistance(point, place) + measureDistance(place, next) - measureDistance(point, next);
  });
  return points.toSpliced(detours.indexOf(Math.min(...detours)) + 1, 0, place);
}

/** Returns the corners with another one in the middle of the side that begins at a corner. */
export function splitSide(points: readonly Place[], index: number): readonly Place[] {
  const [from, to] = [points[index], points[(index + 1) % points.length]];
  return from === undefined || to === undefined ? points : points.toSpliced(index + 1, 0, roundPlace(findMiddle(from, to)));
}
