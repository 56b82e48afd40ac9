// The area in which a home is shown to everybody: a circle that holds the home, around a centre that doesn't tell where in it.

import { createHmac } from 'node:crypto';

/** A place in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** The radius of the area, in metres. */
export const AREA_RADIUS_M = 1200;

/** How far the centre is from the home, in metres: less than the radius. */
const DISPLACEMENT_M = { min: 300, max: 800 } as const;

/** Smaller moves of the home, in metres, leave the area as it is, so that nobody learns more from comparing areas. */
const SMALL_MOVE_M = 100;

const EARTH_RADIUS_M = 6_371_000;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const toDegrees = (radians: number) => (radians * 180) / Math.PI;

/** Returns the distance of two places in metres. */
export function countMetresBetween(one: Place, other: Place): number {
  const [from, to] = [toRadians(one.latitude), toRadians(other.latitude)];
  const north = Math.sin((to - from) / 2) ** 2;
  const east = Math.cos(from) * Math.cos(to) * Math.sin(toRadians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(north + east)));
}

/** Returns the place at a distance and in a direction, in radians from north. */
function movePlace({ latitude, longitude }: Place, metres: number, direction: number): Place {
  const [angle, from] = [metres / EARTH_RADIUS_M, toRadians(latitude)];
  const to = Math.asin(Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(direction));
  const east = Math.atan2(Math.sin(direction) * Math.sin(angle) * Math.cos(from), Math.cos(angle) - Math.sin(from) * Math.sin(to));
  const turned = toDegrees(toRadians(longitude) + east);
  return { latitude: toDegrees(to), longitude: ((turned + 540) % 360) - 180 };
}

/** Returns two numbers from 0 to below 1 that only who has the key can compute. */
function drawNumbers(key: string, familyId: number): [number, number] {
  const bytes = createHmac('sha256', key).update(String(familyId)).digest();
  return [bytes.readUInt32BE(0) / 2 ** 32, bytes.readUInt32BE(4) / 2 ** 32];
}

/**
 * Returns the centre of the area of a family's home. It is displaced the same way each time, so that moving the home to and fro tells nothing.
 * @param before the present centre, which stays if the home hardly moves
 */
export function findAreaCentre(home: Place, { key, familyId, before }: { key: string; familyId: number; before: Place | null }): Place {
  const [far, direction] = drawNumbers(key, familyId);
  const metres = DISPLACEMENT_M.min + far * (DISPLACEMENT_M.max - DISPLACEMENT_M.min);
  const centre = movePlace(home, metres, direction * 2 * Math.PI);
  return before !== null && countMetresBetween(before, centre) < SMALL_MOVE_M ? before : centre;
}
