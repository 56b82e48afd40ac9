// The area in which a home is shown to everybody: a circle that holds the home, around a centre that doesn't tell where in it.

import { createHmac } from 'node:crypto';
import { findPlaceAt, measureDistance, type Place } from '#contract/platform/places.ts';

/** The radius of the area, in metres. */
export const AREA_RADIUS_M = 1200;

/** How far the centre is from the home, in metres: less than the radius. */
const DISPLACEMENT_M = { min: 300, max: 800 } as const;

/** Smaller moves of the home, in metres, leave the area as it is, so that nobody learns more from comparing areas. */
const SMALL_MOVE_M = 100;

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
  const centre = findPlaceAt(home, metres, direction * 2 * Math.PI);
  return before !== null && measureDistance(before, centre) < SMALL_MOVE_M ? before : centre;
}
