// Geometry on the sphere with vectors: without degrees there is no date line, and no pole.

import { EARTH_RADIUS_M, type Place, toRadians } from '#contract/platform/places.ts';

/** A point of the unit sphere. */
export type Vector = readonly [x: number, y: number, z: number];

/** The way between two points, the shorter one along a great circle. */
export type Side = readonly [from: Vector, to: Vector];

export function toVector({ latitude, longitude }: Place): Vector {
  const [north, east] = [toRadians(latitude), toRadians(longitude)];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

const dot = (one: Vector, other: Vector) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

const cross = (one: Vector, other: Vector): Vector => [
  one[1] * other[2] - one[2] * other[1],
  one[2] * other[0] - one[0] * other[2],
  one[0] * other[1] - one[1] * other[0],
];

const length = (vector: Vector) => Math.hypot(...vector);

/** Returns the angle between two points, in radians; exact also for points close together. */
export function measureAngle(one: Vector, other: Vector): number {
  return Math.atan2(length(cross(one, other)), dot(one, other));
}

/** Returns the angle between a point and the nearest point of a side, in radians. */
export function measureAngleToSide(point: Vector, [from, to]: Side): number {
  const normal = cross(from, to);
  const size = length(normal);
  const isBeside = size > 0 && dot(cross(normal, from), point) >= 0 && dot(cross(normal, to), point) <= 0;
  if (isBeside) return Math.asin(Math.min(1, Math.abs(dot(normal, point)) / size));
  return Math.min(measureAngle(point, from), measureAngle(point, to));
}

/** What is nearer than a metre counts as the same place, in radians. */
export const TOLERANCE = 1 / EARTH_RADIUS_M;

/** Returns how many ends of two sides lie on the other one. */
export function countTouching(one: Side, other: Side): number {
  const ends = [...one.map((end) => [end, other] as const), ...other.map((end) => [end, one] as const)];
  return ends.filter(([end, side]) => measureAngleToSide(end, side) <= TOLERANCE).length;
}

/** Returns whether two sides cross each other between their ends. */
export function isCrossing(one: Side, other: Side): boolean {
  const [[a, b], [c, d]] = [one, other];
  const [ab, cd] = [cross(a, b), cross(c, d)];
  const [acb, bda] = [-dot(ab, c), dot(ab, d)];
  if (acb * bda <= 0) return false;
  const [cbd, dac] = [-dot(cd, b), dot(cd, a)];
  return acb * cbd > 0 && acb * dac > 0 && countTouching(one, other) === 0;
}
